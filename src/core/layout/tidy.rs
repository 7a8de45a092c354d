//! The tidy tree algorithm: the distances between siblings.
//!
//! C. Buchheim, M. Jünger, S. Leipert: *Improving Walker's Algorithm to Run in Linear Time*, Graph Drawing 2002.
//! Different extents, and the list of left siblings that are still visible, are from A. van der Ploeg: *Drawing
//! Non-layered Tidy Trees in Linear Time*, Software: Practice and Experience 44(12), 2014. The names are from the
//! papers: prelim, mod, contour, apportion, shift.
//!
//! In the papers, the contour of a subtree is followed from node to node, and from a leaf along a thread. Here it is a
//! list of its edges, as in A. Kennedy: *Drawing Trees*, Journal of Functional Programming 6(3), 1996. Two lists are
//! read from end to end, whereas nodes and threads are scattered over the memory. Only the rows that two subtrees share
//! are ever copied.
//!
//! The drawing has these properties. Neighbors in a row are in tree order and at least their separation apart. A parent
//! is centered over its first and its last child. The drawing of a subtree depends on that subtree only. Siblings are
//! as close as their subtrees allow, and where two subtrees are kept apart by their depths, the smaller ones between
//! them share the space evenly. In a small tree siblings are at even distances, unless that makes them much wider. The
//! mirror image of a tree is drawn as the mirror image of its drawing.
//!
//! The time is linear: two subtrees are compared row by row down to the end of the shorter one, and each comparison is
//! between two neighbors in a row, which are compared only once in the whole tree.

use super::Separation;
use super::rows::Rows;
use std::cmp::Ordering;
use std::ops::Range;

/// The largest tree, in nodes, in which siblings are at even distances if possible. The test for that visits the nodes
/// one by one.
const MAX_EVEN_NODES: u32 = 2_000;
/// The factor by which even distances may widen siblings at most. Three subtrees look unbalanced if the one in the
/// middle is not below its parent, so these may be wider.
const MAX_WIDENING: f64 = 1.4;
const MAX_WIDENING_OF_THREE: f64 = 1.65;

/// The state of the first walk: the siblings that are being placed, and the contours of the subtrees whose parents have
/// not been placed.
#[derive(Clone, Debug)]
pub(super) struct FirstWalk {
    rows: Rows,
    extents: Vec<[f32; 2]>,
    sibling_separation: f64,
    cousin_separation: f64,

    /// The number of unvisited nodes, which are those with the smallest numbers.
    unvisited: u32,
    /// The least distance between the siblings that are being placed. Unless something is in their way, all are this
    /// far apart.
    even_distance: f64,
    /// The x relative to the first sibling, by slot.
    prelim: Vec<f64>,
    /// The contours of the subtrees that are complete, have more than one row, and whose parents have not been visited,
    /// the leftmost last. After them come unused ones, whose memory is reused.
    contours: Vec<Contours>,
    /// The number of contours that are of such subtrees.
    complete: usize,

    siblings: Siblings,
}

/// The siblings placed so far, once there are nodes below one of them.
#[derive(Clone, Debug, Default)]
struct Siblings {
    /// The change that is added to every distance from a sibling on to the left, until the change of another sibling
    /// cancels it.
    changes: Vec<f64>,
    /// The siblings that are visible from the right above those placed after them, the nearest last. A sibling that is
    /// hidden behind another at least as tall lies below it in the list, and is removed together with it.
    visible: Vec<VisibleSibling>,
    /// Whether siblings between two others must be shifted.
    has_shifts: bool,
}

/// The outlines of the nodes below the root of a subtree, or below several siblings. The left and the right one have
/// the same number of rows.
#[derive(Clone, Debug, Default)]
struct Contours {
    left: Contour,
    right: Contour,
}

/// One outline.
#[derive(Clone, Debug, Default)]
struct Contour {
    /// The edges, with the lowest row first, relative to the origin.
    edges: Vec<f64>,
    /// The origin, relative to the root of the subtree or to the first sibling.
    origin: f64,
}

#[derive(Clone, Debug)]
struct VisibleSibling {
    /// Its index among the siblings.
    index: usize,
    /// The number of rows below it, or `usize::MAX` if no sibling behind it can be visible.
    height: usize,
}

impl Contours {
    fn clear(&mut self) {
        for contour in [&mut self.left, &mut self.right] {
            contour.edges.clear();
            contour.origin = 0.0;
        }
    }

    /// Returns the number of rows.
    fn height(&self) -> usize {
        self.left.edges.len()
    }

    fn shift(&mut self, by: f64) {
        self.left.origin += by;
        self.right.origin += by;
    }

    /// Adds the contours of the siblings to the left, which may be emptied.
    fn join(&mut self, left: &mut Self) {
        match self.height().cmp(&left.height()) {
            Ordering::Less => {
                left.right.cover(&self.right);
                std::mem::swap(self, left);
            }
            Ordering::Equal => std::mem::swap(&mut self.left, &mut left.left),
            Ordering::Greater => self.left.cover(&left.left),
        }
    }
}

impl Contour {
    /// Returns the edges from the highest row on.
    fn downward(&self) -> impl Iterator<Item = f64> {
        self.edges.iter().rev().map(|edge| edge + self.origin)
    }

    /// Adds a row on top.
    fn push(&mut self, edge: f64) {
        self.edges.push(edge - self.origin);
    }

    /// Puts a contour with fewer rows in front of the highest rows of this one.
    fn cover(&mut self, shorter: &Self) {
        let lower = self.edges.len() - shorter.edges.len();
        let shift = shorter.origin - self.origin;
        for (edge, &covering) in self.edges[lower..].iter_mut().zip(&shorter.edges) {
            *edge = covering + shift;
        }
    }
}

impl FirstWalk {
    pub(super) fn new(rows: Rows, extents: Vec<[f32; 2]>, separation: Separation) -> Self {
        Self {
            sibling_separation: f64::from(separation.siblings),
            cousin_separation: f64::from(separation.cousins),
            unvisited: u32::try_from(rows.node_count()).expect("a tree has fewer than 2³² nodes"),
            even_distance: 0.0,
            prelim: vec![0.0; extents.len()],
            contours: Vec::new(),
            complete: 0,
            siblings: Siblings::default(),
            rows,
            extents,
        }
    }

    /// Visits at most `max` more nodes, bottom up. In reverse preorder every subtree is complete before it is needed,
    /// and has been visited recently. Returns whether all nodes are visited.
    pub(super) fn visit(&mut self, max: u32) -> bool {
        let nodes = self.unvisited.saturating_sub(max)..self.unvisited;
        self.unvisited = nodes.start;
        for node in nodes.rev() {
            if self.rows.is_shown(node) {
                self.place_children(self.rows.slot(node));
            }
        }
        self.unvisited == 0
    }

    /// Makes the second walk, top down, which turns prelim, the x relative to the first sibling, into x. Walker's mod
    /// of a parent is its x minus half the distance between its first and its last child. Returns the rows, the
    /// extents, and the x of every node's center by slot, with the root at 0.
    pub(super) fn centers(self) -> (Rows, Vec<[f32; 2]>, Vec<f64>) {
        let Self { rows, extents, prelim: mut x, .. } = self;
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
        (rows, extents, x)
    }

    /// Computes the prelim of the children of a node and the contours of its subtree. The prelim of the first child is
    /// 0.
    fn place_children(&mut self, parent: u32) {
        let children = self.rows.children(parent);
        if children.is_empty() {
            return;
        }
        self.even_distance = self.even_distance(children.clone());
        // The contours of the siblings placed so far, if there is anything below them.
        let mut placed = self.complete;
        for slot in children.clone() {
            placed = self.apportion(placed, children.start, slot);
        }
        let [first, last] = [children.start, children.end - 1].map(|slot| slot as usize);
        if self.siblings.has_shifts {
            self.execute_shifts(first);
        }

        if placed == self.contours.len() {
            self.contours.push(Contours::default());
        }
        let contours = &mut self.contours[placed];
        if placed == self.complete {
            contours.clear();
        }
        self.complete = placed + 1;
        // The first and the last child are equally far from their parent.
        let half = self.prelim[last] / 2.0;
        contours.shift(-half);
        contours.left.push(-half - f64::from(self.extents[first][0]));
        contours.right.push(half + f64::from(self.extents[last][1]));
    }

    /// Places a sibling to the right of the siblings from `first` on, as close as the two contours between them allow.
    /// Takes the index of the contours of those siblings and returns the index of the contours of all, which are
    /// complete once there are nodes below a sibling.
    fn apportion(&mut self, placed: usize, first: u32, sibling: u32) -> usize {
        let is_deep = placed < self.complete;
        let slot = sibling as usize;
        let mut prelim = if sibling == first { 0.0 } else { self.prelim[slot - 1] + self.distance(slot) };
        if self.rows.children(sibling).is_empty() {
            self.prelim[slot] = prelim;
            if is_deep {
                self.siblings.changes.push(0.0);
                self.siblings.show_last(Some(0));
            }
            return placed;
        }

        let new = placed - 1;
        let mut hidden_below = None;
        if is_deep {
            self.siblings.changes.push(0.0);
            let (others, rest) = self.contours.split_at_mut(placed);
            let (left, right) = (&mut rest[0], &mut others[new]);
            for (row, (edge, next_edge)) in left.right.downward().zip(right.left.downward()).enumerate() {
                self.siblings.hide_above(row);
                let needed = edge + self.cousin_separation - next_edge;
                if prelim < needed {
                    self.siblings.move_last(needed - prelim);
                    prelim = needed;
                }
            }
            hidden_below = (right.height() < left.height()).then(|| right.height());
            right.shift(prelim);
            right.join(left);
        } else {
            self.siblings.begin((sibling - first) as usize);
            self.siblings.changes.push(0.0);
            self.contours[new].shift(prelim);
        }
        self.prelim[slot] = prelim;
        self.siblings.show_last(hidden_below);
        new
    }

    /// Returns the least distance between a sibling and the one before it, including the even distance.
    fn distance(&self, slot: usize) -> f64 {
        self.least_distance(slot).max(self.even_distance)
    }

    /// Returns the least distance between the drawings of a sibling and the one before it.
    fn least_distance(&self, slot: usize) -> f64 {
        f64::from(self.extents[slot - 1][1]) + self.sibling_separation + f64::from(self.extents[slot][0])
    }

    /// Returns the largest distance that two adjacent siblings need, if all others may have it too; else 0.
    fn even_distance(&self, siblings: Range<u32>) -> f64 {
        if siblings.len() < 3 || MAX_EVEN_NODES < self.rows.slot_count() {
            return 0.0;
        }
        // The contours of the leftmost sibling are the last.
        let mut complete = self.contours[..self.complete].iter().rev();
        let mut before: Option<&Contours> = None;
        let mut has_subtrees = false;
        let (mut largest, mut total, mut distances) = (0.0_f64, 0.0, 0.0);
        for slot in siblings.clone() {
            let is_leaf = self.rows.children(slot).is_empty();
            let contours = if is_leaf { None } else { complete.next() };
            has_subtrees |= !is_leaf;
            if siblings.start < slot {
                let mut needed = self.least_distance(slot as usize);
                if let (Some(before), Some(contours)) = (before, contours) {
                    for (edge, next_edge) in before.right.downward().zip(contours.left.downward()) {
                        needed = needed.max(edge + self.cousin_separation - next_edge);
                    }
                }
                (largest, total, distances) = (largest.max(needed), total + needed, distances + 1.0);
            }
            before = contours;
        }
        let are_three_subtrees = siblings.len() == 3 && has_subtrees;
        let max_widening = if are_three_subtrees { MAX_WIDENING_OF_THREE } else { MAX_WIDENING };
        let is_fitting = largest * distances <= total * max_widening;
        if is_fitting { largest } else { 0.0 }
    }

    /// Adds the changes to the distances of the siblings from `first` on, backwards from the last, whose prelim is
    /// final.
    fn execute_shifts(&mut self, first: usize) {
        self.siblings.has_shifts = false;
        let mut change = 0.0;
        for index in (2..self.siblings.changes.len()).rev() {
            change += self.siblings.changes[index];
            self.prelim[first + index - 1] = self.prelim[first + index] - self.distance(first + index) - change;
        }
    }
}

impl Siblings {
    /// Begins with leaves, which hide each other.
    fn begin(&mut self, leaves: usize) {
        self.changes.clear();
        self.changes.resize(leaves, 0.0);
        self.visible.clear();
    }

    /// Makes the last sibling visible. `height` is the number of rows below it if another sibling is visible behind it.
    fn show_last(&mut self, height: Option<usize>) {
        self.visible.push(VisibleSibling { index: self.changes.len() - 1, height: height.unwrap_or(usize::MAX) });
    }

    /// Removes the siblings that end above a row. Rows are counted from the row of their children.
    fn hide_above(&mut self, row: usize) {
        while self.visible.pop_if(|sibling| sibling.height <= row).is_some() {}
    }

    /// Moves the last sibling to the right by `shift`, away from the nearest visible one, which is in its way.
    ///
    /// The siblings between the two get their even shares in [`execute_shifts`](FirstWalk::execute_shifts). They are
    /// shorter than both, so that no contour touches them any more.
    fn move_last(&mut self, shift: f64) {
        let index = self.changes.len() - 1;
        let obstacle = self.visible.last().map_or(0, |sibling| sibling.index);
        let change = shift / (index - obstacle) as f64;
        self.changes[index] += change;
        self.changes[obstacle] -= change;
        self.has_shifts |= obstacle + 1 < index;
    }
}
