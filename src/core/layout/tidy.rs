//! The tidy tree algorithm: the distances between siblings.
//!
//! C. Buchheim, M. Jünger, S. Leipert: *Improving Walker's Algorithm to Run in Linear Time*, Graph Drawing 2002. Threads are
//! due to E. Reingold and J. Tilford: *Tidier Drawings of Trees*, IEEE Transactions on Software Engineering 7(2), 1981.
//! Extents that differ, and the list of left siblings that are still visible, are from A. van der Ploeg: *Drawing Non-layered
//! Tidy Trees in Linear Time*, Software: Practice and Experience 44(12), 2014. The words are theirs: prelim, mod, contour,
//! thread, apportion, shift.
//!
//! The drawing has these properties. Neighbors in a row are in tree order and at least their separation apart. A parent is
//! centered over its first and its last child. The drawing of a subtree depends on that subtree only. Siblings are as close as
//! their subtrees allow, and where two subtrees are kept apart by their depths, the smaller ones between them share the
//! space evenly. The mirror image of a tree is drawn as the mirror image of its drawing.
//!
//! Linear time: two subtrees are compared row by row down to the end of the shorter one, and each comparison is between two
//! neighbors in a row, which are compared only once in the whole tree.

use super::Separation;
use super::rows::Rows;
use std::ops::Range;

/// The x of every node's center by slot, with the root at 0.
pub(super) fn centers(rows: &Rows, extents: &[[f32; 2]], separation: Separation) -> Vec<f64> {
    // First walk, bottom up: in reverse preorder every subtree is complete before it is needed, and has been visited lately.
    let mut walk = FirstWalk::new(rows, extents, separation);
    for parent in rows.shown_slots().rev() {
        walk.place_children(rows.children(parent));
    }

    // Second walk, top down: prelim, so far relative to the first sibling, becomes x. Walker's mod of a parent is its x less
    // half the distance between its first and its last child.
    let mut x = walk.prelim;
    for parent in 0..rows.slot_count() {
        let children = rows.children(parent);
        let children = children.start as usize..children.end as usize;
        if let Some(last) = children.clone().last() {
            let mod_of_parent = x[parent as usize] - x[last] / 2.0;
            for prelim in &mut x[children] {
                *prelim += mod_of_parent;
            }
        }
    }
    x
}

/// The state of the first walk: the siblings that are being placed, and the contours of all subtrees below.
struct FirstWalk<'a> {
    rows: &'a Rows,
    extents: &'a [[f32; 2]],
    sibling_separation: f64,
    cousin_separation: f64,

    /// By slot: its x relative to its first sibling.
    prelim: Vec<f64>,
    /// By slot: the number of the thread that starts there, counted from 1; 0 for none.
    thread_from: Vec<u32>,
    /// A thread continues a contour from a leaf to the next node, where another part of the tree is deeper. One is enough,
    /// because a leaf that ends both contours of a subtree is continued on one side at most.
    threads: Vec<Thread>,

    /// The siblings placed so far.
    siblings: Vec<Sibling>,
    /// The siblings that are visible from the right over those placed after them, the nearest last. A sibling that is hidden
    /// behind another at least as tall lies below it, and is removed together with it.
    visible: Vec<VisibleSibling>,
    /// Whether siblings between two others have to be shifted.
    has_shifts: bool,
}

/// A step along a contour from a leaf to a node that is not below it.
#[derive(Clone, Copy)]
struct Thread {
    /// The distance to the right.
    offset: f64,
    /// The slot at its end.
    to: u32,
}

/// A slot on a contour, and its x.
#[derive(Clone, Copy)]
struct ContourPoint {
    slot: u32,
    x: f64,
}

struct Sibling {
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
    fn new(rows: &'a Rows, extents: &'a [[f32; 2]], separation: Separation) -> Self {
        Self {
            rows,
            extents,
            sibling_separation: f64::from(separation.siblings),
            cousin_separation: f64::from(separation.cousins),
            prelim: vec![0.0; extents.len()],
            thread_from: vec![0; extents.len()],
            threads: Vec::new(),
            siblings: Vec::new(),
            visible: Vec::new(),
            has_shifts: false,
        }
    }

    /// Computes the prelim of the siblings at these slots. That of the first is 0.
    fn place_children(&mut self, children: Range<u32>) {
        if children.len() < 2 {
            return;
        }
        self.siblings.clear();
        self.siblings.push(Sibling { distance: 0.0, change: 0.0 });
        self.visible.clear();
        self.visible.push(VisibleSibling { index: 0, height: u32::MAX });
        self.has_shifts = false;
        for slot in children.clone().skip(1) {
            self.apportion(children.start, slot);
        }
        if self.has_shifts {
            self.execute_shifts(children.start);
        }
    }

    /// Places a sibling to the right of those from `first` on, as close as the two contours between them allow.
    fn apportion(&mut self, first: u32, slot: u32) {
        let index = self.siblings.len();
        // `left` walks down the right contour of the siblings so far, and `right` down the left contour of the new subtree,
        // whose x is relative to its root until the root has its prelim.
        let mut left = ContourPoint { slot: slot - 1, x: self.prelim[slot as usize - 1] };
        let mut right = ContourPoint { slot, x: 0.0 };
        let mut prelim = self.min_prelim(left, right, self.sibling_separation);
        self.siblings.push(Sibling { distance: prelim - left.x, change: 0.0 });

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
        self.prelim[slot as usize] = prelim;

        // A thread leads from the end of the shorter contour on to the deeper one.
        if let Some(deeper) = deeper_left {
            self.visible.push(VisibleSibling { index, height });
            let end = self.contour_end(ContourPoint { slot, x: prelim }, Self::next_right);
            self.set_thread(end, deeper);
        } else {
            self.visible.push(VisibleSibling { index, height: u32::MAX });
            if let Some(ContourPoint { slot, x }) = deeper_right {
                let end = self.contour_end(ContourPoint { slot: first, x: 0.0 }, Self::next_left);
                self.set_thread(end, ContourPoint { slot, x: prelim + x });
            }
        }
    }

    /// The smallest prelim of the new subtree at which its node `right` is separated from its neighbor `left`.
    fn min_prelim(&self, left: ContourPoint, right: ContourPoint, separation: f64) -> f64 {
        let ([_, left_half], [right_half, _]) = (self.extents[left.slot as usize], self.extents[right.slot as usize]);
        (left.x + f64::from(left_half) + separation + f64::from(right_half)) - right.x
    }

    /// Moves a sibling to the right by `shift`, away from the nearest visible one, which is in its way.
    ///
    /// The siblings between the two get their even shares in [`execute_shifts`](Self::execute_shifts): they are shorter than
    /// both, so no later sibling touches them, and no thread that is still followed starts or ends at them.
    fn move_subtree(&mut self, index: usize, shift: f64) {
        let obstacle = self.visible.last().map_or(0, |sibling| sibling.index);
        let change = shift / (index - obstacle) as f64;
        self.siblings[index].change += change;
        self.siblings[obstacle].change -= change;
        self.has_shifts |= obstacle + 1 < index;
    }

    /// Adds the changes to the distances of the siblings from `first` on, backwards from the last, whose prelim is final.
    fn execute_shifts(&mut self, first: u32) {
        let prelim = &mut self.prelim[first as usize..][..self.siblings.len()];
        let mut change = 0.0;
        for index in (2..self.siblings.len()).rev() {
            let Sibling { distance, change: own } = self.siblings[index];
            change += own;
            prelim[index - 1] = prelim[index] - distance - change;
        }
    }

    /// The next slot of the left contour: the first child, or the end of the thread.
    #[inline]
    fn next_left(&self, point: ContourPoint) -> Option<ContourPoint> {
        let children = self.rows.children(point.slot);
        if children.is_empty() {
            return self.end_of_thread(point);
        }
        // The first and the last child are equally far from their parent.
        let offset = self.prelim[children.end as usize - 1] / 2.0;
        Some(ContourPoint { slot: children.start, x: point.x - offset })
    }

    /// The next slot of the right contour: the last child, or the end of the thread.
    #[inline]
    fn next_right(&self, point: ContourPoint) -> Option<ContourPoint> {
        let children = self.rows.children(point.slot);
        if children.is_empty() {
            return self.end_of_thread(point);
        }
        let last = children.end - 1;
        Some(ContourPoint { slot: last, x: point.x + self.prelim[last as usize] / 2.0 })
    }

    fn end_of_thread(&self, ContourPoint { slot, x }: ContourPoint) -> Option<ContourPoint> {
        let index = self.thread_from[slot as usize].checked_sub(1)?;
        let Thread { offset, to } = self.threads[index as usize];
        Some(ContourPoint { slot: to, x: x + offset })
    }

    /// The last slot of a contour.
    fn contour_end(
        &self,
        from: ContourPoint,
        next: impl Fn(&Self, ContourPoint) -> Option<ContourPoint>,
    ) -> ContourPoint {
        std::iter::successors(Some(from), |&point| next(self, point)).last().unwrap_or(from)
    }

    fn set_thread(&mut self, from: ContourPoint, to: ContourPoint) {
        self.threads.push(Thread { offset: to.x - from.x, to: to.slot });
        self.thread_from[from.slot as usize] = u32::try_from(self.threads.len()).expect("fewer threads than nodes");
    }
}
