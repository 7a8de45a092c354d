//! The rows of a tree: the nodes of each ply in order, and for each node the range of the next row that contains its
//! children.
//!
//! Uses only the parents of nodes, not their extents or positions.

use super::LayoutTree;
use std::ops::Range;

/// The nodes of a tree by row, in 12 bytes a node.
///
/// A node's *slot* is its index in breadth-first order: row by row, each from left to right. Because nodes are numbered
/// in preorder, visiting them in order fills every row from left to right. A node below a folded one shares the slot of
/// the folded node.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    /// The node of each slot.
    nodes: Vec<u32>,
    /// The slot of each node.
    slots: Vec<u32>,
    /// By slot, with one more entry at the end: the slot of the first child, or where it would be. The children of a
    /// slot end where those of the next slot begin, so the children of a range of slots are again a range.
    first_child: Vec<u32>,
    /// By ply, with one more entry at the end: the first slot of the row.
    starts: Vec<u32>,
    /// Whether any node is below a folded one. Usually there is none, and `is_shown` need not check.
    hides: bool,
}

impl Rows {
    /// Sorts the nodes into rows: a counting sort by ply, linear in their number.
    ///
    /// # Panics
    ///
    /// Panics if the nodes are not numbered in preorder.
    pub(super) fn new(tree: &impl LayoutTree) -> Self {
        let count = tree.node_count();
        let (mut slots, starts) = plies(tree);

        let shown = starts.last().copied().unwrap_or_default();
        let mut nodes = vec![0; shown as usize];
        let mut first_child = vec![shown; shown as usize + 1];
        let mut free = starts.clone();
        let mut folded = None;
        for node in 0..count {
            let ply = slots[node as usize];
            if ply == HIDDEN {
                slots[node as usize] = folded.unwrap_or_default();
                continue;
            }
            let slot = free[ply as usize];
            free[ply as usize] += 1;
            slots[node as usize] = slot;
            nodes[slot as usize] = node;
            // In preorder the hidden nodes come directly after their folded ancestor.
            folded = Some(slot);
            // The nodes in the next row so far are children of earlier nodes, so those of this one come next.
            first_child[slot as usize] = free[ply as usize + 1];
        }
        Self { nodes, slots, first_child, starts, hides: shown < count }
    }

    /// Returns the rows of nodes that are drawn once each, although several edges may lead to a node. `rows` are the
    /// drawn nodes of each row from left to right, `drawn` is, for each node, the node in whose place it is drawn, and
    /// `parents` are, for each row, the indices in the row above at which an edge to each of its nodes begins.
    ///
    /// The children of a slot are a range of the next row, so a node counts as a child of the node above that is as
    /// near to the beginning of such an edge as the order of both rows allows.
    pub(super) fn layered(rows: &[Vec<u32>], drawn: &[u32], parents: &[Vec<usize>]) -> Self {
        let nodes: Vec<u32> = rows.concat();
        let number = |index: usize| u32::try_from(index).expect("a tree has fewer than 2³² nodes");
        let mut starts = vec![0];
        for row in rows {
            starts.push(starts[starts.len() - 1] + number(row.len()));
        }
        let mut slots_of_drawn = vec![0; drawn.len()];
        for (slot, &node) in (0..).zip(&nodes) {
            slots_of_drawn[node as usize] = slot;
        }
        let slots = drawn.iter().map(|&node| slots_of_drawn[node as usize]).collect();
        let mut first_child = Vec::with_capacity(nodes.len() + 1);
        for (row, of_row) in rows.iter().enumerate() {
            let next = starts[row + 1];
            let mut ordered = parents.get(row + 1).cloned().unwrap_or_default();
            for index in 1..ordered.len() {
                ordered[index] = ordered[index].max(ordered[index - 1]);
            }
            first_child.extend((0..of_row.len()).map(|at| next + number(ordered.partition_point(|&above| above < at))));
        }
        first_child.push(number(nodes.len()));
        let hides = nodes.len() < drawn.len();
        Self { nodes, slots, first_child, starts, hides }
    }

    pub(super) fn count(&self) -> usize {
        self.starts.len() - 1
    }

    /// Returns the slots of a row; empty beyond the last row.
    pub(super) fn row(&self, ply: usize) -> Range<u32> {
        match self.starts.get(ply..).unwrap_or_default() {
            [start, end, ..] => *start..*end,
            _ => 0..0,
        }
    }

    /// Returns whether no ancestor of a node is folded.
    pub(super) fn is_shown(&self, node: u32) -> bool {
        !self.hides || self.node(self.slot(node)) == node
    }

    /// Returns the number of nodes, including the hidden ones.
    pub(super) fn node_count(&self) -> usize {
        self.slots.len()
    }

    /// Returns the number of slots, that is, of shown nodes.
    pub(super) fn slot_count(&self) -> u32 {
        self.starts.last().copied().unwrap_or_default()
    }

    /// Returns the slot of a node, or of its topmost folded ancestor.
    pub(super) fn slot(&self, node: u32) -> u32 {
        self.slots[node as usize]
    }

    pub(super) fn node(&self, slot: u32) -> u32 {
        self.nodes[slot as usize]
    }

    /// Returns the ply of a node, or of its folded ancestor.
    pub(super) fn ply(&self, node: u32) -> usize {
        let slot = self.slot(node);
        self.starts.partition_point(|&start| start <= slot) - 1
    }

    /// Returns the slots of the shown children of a slot.
    #[inline]
    pub(super) fn children(&self, slot: u32) -> Range<u32> {
        let [start, end] = [0, 1].map(|next| self.first_child[slot as usize + next]);
        start..end
    }

    /// Returns the slot of the parent of a slot, by a binary search.
    pub(super) fn parent(&self, slot: u32) -> Option<u32> {
        let parent = self.first_child.partition_point(|&first| first <= slot).checked_sub(1)?;
        u32::try_from(parent).ok().filter(|_| 0 < slot)
    }

    /// Returns the slots of the descendants of a node by generation: the node itself, its children, its grandchildren
    /// and so on.
    pub(super) fn descendants(&self, node: u32) -> impl Iterator<Item = Range<u32>> {
        let slot = self.slot(node);
        std::iter::successors(Some(slot..slot + 1), |range| {
            let children = self.first_child[range.start as usize]..self.first_child[range.end as usize];
            (!children.is_empty()).then_some(children)
        })
    }

    pub(super) fn nodes(&self, slots: Range<u32>) -> &[u32] {
        &self.nodes[slots.start as usize..slots.end as usize]
    }
}

/// The value that replaces the ply of a node below a folded one.
const HIDDEN: u32 = u32::MAX;

/// A row while the nodes are being counted.
struct RowCount {
    nodes: u32,
    /// The last node so far.
    last: u32,
}

/// Returns the ply of every node, and the first slot of every row followed by the number of shown nodes.
fn plies(tree: &impl LayoutTree) -> (Vec<u32>, Vec<u32>) {
    let count = tree.node_count();
    let mut plies: Vec<u32> = vec![0; count as usize];
    let mut rows: Vec<RowCount> = Vec::new();
    let mut last_ply = 0;
    for node in 0..count {
        let ply = if node == 0 {
            0
        } else {
            let parent = tree.parent(node);
            let parent_ply = plies[parent as usize];
            if parent_ply == HIDDEN || tree.is_folded(parent) {
                plies[node as usize] = HIDDEN;
                continue;
            }
            // In preorder a parent is the last node or one of its ancestors.
            let is_preorder = parent_ply <= last_ply && rows[parent_ply as usize].last == parent;
            assert!(is_preorder, "the nodes of a layout are numbered in preorder");
            parent_ply + 1
        };
        plies[node as usize] = ply;
        last_ply = ply;
        match rows.get_mut(ply as usize) {
            Some(row) => *row = RowCount { nodes: row.nodes + 1, last: node },
            None => rows.push(RowCount { nodes: 1, last: node }),
        }
    }
    let mut slots = 0;
    let ends = rows.iter().map(|row| {
        slots += row.nodes;
        slots
    });
    (plies, std::iter::once(0).chain(ends).collect())
}
