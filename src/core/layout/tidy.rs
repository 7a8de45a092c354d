//! The tidy tree algorithm: the distances between siblings.
//!
//! C. Buchheim, M. Jünger, S. Leipert: *Improving Walker's Algorithm to Run in Linear Time*, Graph Drawing 2002. Threads are
//! due to E. Reingold and J. Tilford: *Tidier Drawings of Trees*, IEEE Transactions on Software Engineering 7(2), 1981.
//! Extents that differ, and the list of left siblings that are still visible, are from A. van der Ploeg: *Drawing Non-layered
//! Tidy Trees in Linear Time*, Software: Practice and Experience 44(12), 2014. The words are theirs: prelim, mod, contour,
//! thread, apportion, shift.
//!
//! The drawing has these properties. Neighbours in a row are in tree order and at least their separation apart. A parent is
//! centred over its first and its last child. The drawing of a subtree depends on that subtree only. Siblings are as close as
//! their subtrees allow, and where two subtrees are kept apart by their depths, the smaller ones between them share the
//! space evenly. The mirror image of a tree is drawn as the mirror image of its drawing.
//!
//! Linear time: two subtrees are compared row by row down to the end of the shorter one, and each comparison is between two
//! neighbours in a row, which are compared only once in the whole tree.

use super::rows::Rows;
use super::tree::{Extent, Separation};

/// The x of every node's centre, with the root at 0. `parent_of` returns the parent of a node, and is never called for the root.
///
/// # Panics
///
/// If the nodes are not numbered in preorder.
pub(super) fn centres(
    parent_of: impl Fn(u32) -> u32,
    rows: &Rows,
    extents: &[Extent],
    separation: Separation,
) -> Vec<f64> {
    let count = u32::try_from(extents.len()).expect("nodes are numbered by u32");
    let mut walk = FirstWalk::new(extents, separation);

    // First walk, bottom up. Children come after their parent in preorder, so in reverse order every subtree is complete
    // before it is needed. Nodes whose parent is still to come are on a stack, where the first of several siblings is on top.
    let mut stack: Vec<u32> = Vec::new();
    for parent in (0..count).rev().filter(|&node| rows.is_shown(node)) {
        walk.start_siblings();
        while let Some(child) = stack.pop_if(|node| parent_of(*node) == parent) {
            walk.apportion(child);
        }
        walk.finish_siblings(parent);
        stack.push(parent);
    }
    assert!(count == 0 || stack == [0], "the nodes of a layout are numbered in preorder");

    // Second walk, top down: prelim, so far relative to the first sibling, becomes x. Walker's mod of a parent is its x less
    // half the distance between its first and its last child.
    let FirstWalk { prelim: mut x, contour, .. } = walk;
    for node in 1..count {
        let parent = parent_of(node) as usize;
        if rows.is_shown(node) {
            x[node as usize] += x[parent] - contour[parent].offset;
        } else {
            x[node as usize] = x[parent];
        }
    }
    x
}

/// The state of the first walk: the siblings that are being placed, and the contours of all subtrees below.
struct FirstWalk<'a> {
    extents: &'a [Extent],
    sibling_separation: f64,
    cousin_separation: f64,

    /// By node: its x relative to its first sibling.
    prelim: Vec<f64>,
    /// By node: the next step down the contours of its subtree.
    contour: Vec<ContourStep>,

    /// The siblings placed so far.
    siblings: Vec<Sibling>,
    /// The siblings that are visible from the right over those placed after them, the nearest last. A sibling that is hidden
    /// behind another at least as tall lies below it, and is removed together with it.
    visible: Vec<VisibleSibling>,
    /// Whether siblings between two others have to be shifted.
    has_shifts: bool,
}

/// One step down the left or the right contour of a subtree.
///
/// From a parent it leads to the first child on the left and to the last child on the right, which are equally far from it.
/// From a leaf it is a thread: where another part of the tree is deeper, it leads to the next node of that contour. One thread
/// is enough, because a leaf that ends both contours of a subtree is continued on one side at most.
#[derive(Clone, Copy)]
struct ContourStep {
    /// The distance to the right as far as the last child or the end of the thread.
    offset: f64,
    /// The last child or the end of the thread; node 0, which is below no other, for neither.
    next: u32,
    /// Whether the step leads to children rather than along a thread.
    is_parent: bool,
}

/// A node on a contour, and its x.
#[derive(Clone, Copy)]
struct ContourPoint {
    node: u32,
    x: f64,
}

struct Sibling {
    node: u32,
    /// The distance from the sibling before it, without shifts.
    distance: f64,
    /// What is added to every distance from this sibling on to the left, until the change of another one cancels it.
    change: f64,
}

struct VisibleSibling {
    /// Its index among the siblings.
    index: usize,
    /// The number of rows of its subtree, or `u32::MAX` if no sibling behind it can be visible.
    height: u32,
}

impl<'a> FirstWalk<'a> {
    fn new(extents: &'a [Extent], separation: Separation) -> Self {
        Self {
            extents,
            sibling_separation: f64::from(separation.siblings),
            cousin_separation: f64::from(separation.cousins),
            prelim: vec![0.0; extents.len()],
            contour: vec![ContourStep { offset: 0.0, next: 0, is_parent: false }; extents.len()],
            siblings: Vec::new(),
            visible: Vec::new(),
            has_shifts: false,
        }
    }

    fn start_siblings(&mut self) {
        self.siblings.clear();
        self.visible.clear();
        self.has_shifts = false;
    }

    /// Places a sibling to the right of those before it, as close as the two contours between them allow.
    fn apportion(&mut self, node: u32) {
        let index = self.siblings.len();
        let Some(before) = self.siblings.last() else {
            self.siblings.push(Sibling { node, distance: 0.0, change: 0.0 });
            self.visible.push(VisibleSibling { index: 0, height: u32::MAX });
            return;
        };

        // `left` walks down the right contour of the siblings so far, and `right` down the left contour of the new subtree,
        // whose x is relative to its root until the root has its prelim.
        let mut left = ContourPoint { node: before.node, x: self.prelim[before.node as usize] };
        let mut right = ContourPoint { node, x: 0.0 };
        let mut prelim = self.min_prelim(left, right, self.sibling_separation);
        self.siblings.push(Sibling { node, distance: prelim - left.x, change: 0.0 });

        // The number of rows compared; a sibling with fewer rows is no longer visible.
        let mut height = 1;
        let (deeper_left, deeper_right) = loop {
            match (self.next_right(left), self.next_left(right)) {
                (Some(next_left), Some(next_right)) => (left, right) = (next_left, next_right),
                ends => break ends,
            }
            height += 1;
            while self.visible.pop_if(|sibling| sibling.height < height).is_some() {}
            let needed = self.min_prelim(left, right, self.cousin_separation);
            if prelim < needed {
                self.move_subtree(index, needed - prelim);
                prelim = needed;
            }
        };
        self.prelim[node as usize] = prelim;

        // A thread leads from the end of the shorter contour on to the deeper one.
        if let Some(deeper) = deeper_left {
            self.visible.push(VisibleSibling { index, height });
            let end = self.contour_end(ContourPoint { node, x: prelim }, Self::next_right);
            self.set_thread(end, deeper);
        } else {
            self.visible.push(VisibleSibling { index, height: u32::MAX });
            if let Some(ContourPoint { node, x }) = deeper_right {
                let end = self.contour_end(ContourPoint { node: self.siblings[0].node, x: 0.0 }, Self::next_left);
                self.set_thread(end, ContourPoint { node, x: prelim + x });
            }
        }
    }

    /// Makes `parent` the parent of the siblings placed since [`start_siblings`](Self::start_siblings).
    fn finish_siblings(&mut self, parent: u32) {
        if self.has_shifts {
            self.execute_shifts();
        }
        if let Some(&Sibling { node, .. }) = self.siblings.last() {
            let offset = self.prelim[node as usize] / 2.0;
            self.contour[parent as usize] = ContourStep { offset, next: node, is_parent: true };
        }
    }

    /// The smallest prelim of the new subtree at which its node `right` is separated from its neighbour `left`.
    fn min_prelim(&self, left: ContourPoint, right: ContourPoint, separation: f64) -> f64 {
        let (left_extent, right_extent) = (self.extents[left.node as usize], self.extents[right.node as usize]);
        (left.x + f64::from(left_extent.right) + separation + f64::from(right_extent.left)) - right.x
    }

    /// Moves a sibling to the right by `shift`, away from the nearest visible one, which is in its way.
    ///
    /// The siblings between the two get their even shares in [`execute_shifts`](Self::execute_shifts): they are shorter than
    /// both, so no later sibling touches them, and no thread that is still followed starts or ends at them.
    fn move_subtree(&mut self, index: usize, shift: f64) {
        let obstacle = self.visible.last().map_or(0, |sibling| sibling.index);
        #[expect(clippy::cast_precision_loss, reason = "there are fewer than 2^32 siblings")]
        let change = shift / (index - obstacle) as f64;
        self.siblings[index].change += change;
        self.siblings[obstacle].change -= change;
        self.has_shifts |= obstacle + 1 < index;
    }

    /// Adds the changes to the distances, backwards from the last sibling, whose prelim is final.
    fn execute_shifts(&mut self) {
        let mut change = 0.0;
        for pair in self.siblings.windows(2).skip(1).rev() {
            let (before, sibling) = (&pair[0], &pair[1]);
            change += sibling.change;
            self.prelim[before.node as usize] = self.prelim[sibling.node as usize] - sibling.distance - change;
        }
    }

    /// The next node of the left contour: the first child, or the end of the thread.
    fn next_left(&self, ContourPoint { node, x }: ContourPoint) -> Option<ContourPoint> {
        let step = self.contour[node as usize];
        if step.is_parent {
            Some(ContourPoint { node: node + 1, x: x - step.offset })
        } else {
            self.next_right(ContourPoint { node, x })
        }
    }

    /// The next node of the right contour: the last child, or the end of the thread.
    fn next_right(&self, ContourPoint { node, x }: ContourPoint) -> Option<ContourPoint> {
        let step = self.contour[node as usize];
        (step.next != 0).then_some(ContourPoint { node: step.next, x: x + step.offset })
    }

    /// The last node of a contour.
    fn contour_end(
        &self,
        from: ContourPoint,
        next: impl Fn(&Self, ContourPoint) -> Option<ContourPoint>,
    ) -> ContourPoint {
        std::iter::successors(Some(from), |&point| next(self, point)).last().unwrap_or(from)
    }

    fn set_thread(&mut self, from: ContourPoint, to: ContourPoint) {
        self.contour[from.node as usize] = ContourStep { offset: to.x - from.x, next: to.node, is_parent: false };
    }
}
