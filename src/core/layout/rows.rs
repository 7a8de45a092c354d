//! The rows of a tree: the nodes of each ply in order, and for each node the range of the next row that holds its children.
//!
//! Uses the parents of nodes only, neither their extents nor their positions.

use super::tree::LayoutTree;

/// The nodes of a tree by row, in 12 bytes a node.
///
/// A node's *slot* is its index in breadth-first order: row by row, each from left to right. Because nodes are numbered in
/// preorder, visiting them in order fills every row from left to right. A node below a folded one shares the slot of the
/// folded one.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    /// By slot: its node.
    nodes: Vec<u32>,
    /// By node: its slot.
    slots: Vec<u32>,
    /// By slot, with one more entry at the end: the slot of the first child, or where it would be. The children of a slot end
    /// where those of the next slot begin, so the children of a range of slots are a range again.
    first_child: Vec<u32>,
    /// By ply, with one more entry at the end: the first slot of the row.
    starts: Vec<u32>,
    /// Whether any node is below a folded one. Usually none is, and `is_shown` need not look.
    hides: bool,
}

impl Rows {
    /// Sorts the nodes into rows: a counting sort by ply, linear in their number.
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

    /// The number of rows.
    pub(super) fn count(&self) -> usize {
        self.starts.len() - 1
    }

    /// The nodes of a row from left to right; none beyond the last row.
    pub(super) fn row(&self, ply: usize) -> &[u32] {
        match self.starts.get(ply..).unwrap_or_default() {
            [start, end, ..] => self.slice(*start, *end),
            _ => &[],
        }
    }

    /// Whether no ancestor of a node is folded.
    pub(super) fn is_shown(&self, node: u32) -> bool {
        !self.hides || self.shown_ancestor(node) == node
    }

    /// The node itself if it is shown, else its topmost folded ancestor.
    pub(super) fn shown_ancestor(&self, node: u32) -> u32 {
        self.nodes[self.slots[node as usize] as usize]
    }

    /// The ply of a node, or of its folded ancestor.
    pub(super) fn ply(&self, node: u32) -> usize {
        let slot = self.slots[node as usize];
        self.starts.partition_point(|&start| start <= slot) - 1
    }

    /// The shown children of a node from left to right.
    pub(super) fn children(&self, node: u32) -> &[u32] {
        let slot = self.slots[node as usize];
        self.slice(self.first_child[slot as usize], self.first_child[slot as usize + 1])
    }

    /// The descendants of a node by generation: the node itself, its children, its grandchildren, as long as there are any.
    pub(super) fn descendants(&self, node: u32) -> impl Iterator<Item = &[u32]> {
        let slot = self.slots[node as usize];
        let generations = std::iter::successors(Some((slot, slot + 1)), |&(start, end)| {
            let (start, end) = (self.first_child[start as usize], self.first_child[end as usize]);
            (start < end).then_some((start, end))
        });
        generations.map(|(start, end)| self.slice(start, end))
    }

    /// The nodes of a range of slots.
    fn slice(&self, start: u32, end: u32) -> &[u32] {
        &self.nodes[start as usize..end as usize]
    }
}

/// The value that replaces the ply of a node below a folded one.
const HIDDEN: u32 = u32::MAX;

/// The ply of every node, and the first slot of every row followed by the number of shown nodes.
fn plies(tree: &impl LayoutTree) -> (Vec<u32>, Vec<u32>) {
    let mut plies: Vec<u32> = Vec::with_capacity(tree.node_count() as usize);
    // The node count of each ply is kept one entry further on, so that the prefix sums are the starts.
    let mut starts = vec![0];
    for node in 0..tree.node_count() {
        let parent = (node != 0).then(|| tree.parent(node));
        let ply = match parent {
            None => 0,
            Some(parent) if plies[parent as usize] == HIDDEN || tree.is_folded(parent) => HIDDEN,
            Some(parent) => plies[parent as usize] + 1,
        };
        plies.push(ply);
        if ply == HIDDEN {
            continue;
        }
        if starts.len() <= ply as usize + 1 {
            starts.push(0);
        }
        starts[ply as usize + 1] += 1;
    }
    let mut sum = 0;
    for start in &mut starts {
        sum += *start;
        *start = sum;
    }
    (plies, starts)
}
