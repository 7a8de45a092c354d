//! The rows of a tree: who stands in each, in which order, and which run of the next row are a node's children.
//!
//! It knows parents alone: no sizes and no places.

use super::LayoutTree;

/// The nodes of a tree row by row, 12 bytes a node.
///
/// A node's *slot* is its place in breadth-first order: row after row, from left to right in each. Because nodes are
/// numbered in preorder, going through them in order fills every row from left to right. A node below a folded one has
/// none of its own, but that of the folded one.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    /// By slot: the node that stands there.
    nodes: Vec<u32>,
    /// By node: where it stands.
    slots: Vec<u32>,
    /// By slot, with one more at the end: the slot of the first child, or where it would be. The children of a slot
    /// end where those of the next slot begin, so that the children of a run of slots are a run again.
    first_child: Vec<u32>,
    /// By ply, with one more at the end: the first slot of the row.
    starts: Vec<u32>,
    /// Whether anybody stands below a folded node. Mostly nobody does, and then it need not be asked of each.
    hides: bool,
}

impl Rows {
    /// Sorts the nodes into rows by counting: linear in their number.
    pub(super) fn new(outline: &impl LayoutTree) -> Self {
        let count = outline.node_count();
        let (mut slots, starts) = plies(outline);

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
            // What is hidden comes right behind the folded node above it.
            folded = Some(slot);
            // Whatever is in the next row by now belongs to earlier nodes, so the children of this one come next.
            first_child[slot as usize] = free[ply as usize + 1];
        }
        Self { nodes, slots, first_child, starts, hides: shown < count }
    }

    pub(super) fn count(&self) -> usize {
        self.starts.len() - 1
    }

    pub(super) fn row(&self, ply: usize) -> &[u32] {
        match self.starts.get(ply..).unwrap_or_default() {
            [start, end, ..] => self.run(*start, *end),
            _ => &[],
        }
    }

    pub(super) fn is_shown(&self, node: u32) -> bool {
        !self.hides || self.shown_ancestor(node) == node
    }

    /// The node that stands where a node would: itself, or the folded one above it.
    pub(super) fn shown_ancestor(&self, node: u32) -> u32 {
        self.nodes[self.slots[node as usize] as usize]
    }

    pub(super) fn ply(&self, node: u32) -> usize {
        let slot = self.slots[node as usize];
        self.starts.partition_point(|&start| start <= slot) - 1
    }

    pub(super) fn children(&self, node: u32) -> &[u32] {
        let slot = self.slots[node as usize];
        self.run(self.first_child[slot as usize], self.first_child[slot as usize + 1])
    }

    /// The node alone, its children, its grandchildren and so on, as long as there are any.
    pub(super) fn descendants(&self, node: u32) -> impl Iterator<Item = &[u32]> {
        let slot = self.slots[node as usize];
        let generations = std::iter::successors(Some((slot, slot + 1)), |&(start, end)| {
            let (start, end) = (self.first_child[start as usize], self.first_child[end as usize]);
            (start < end).then_some((start, end))
        });
        generations.map(|(start, end)| self.run(start, end))
    }

    fn run(&self, start: u32, end: u32) -> &[u32] {
        &self.nodes[start as usize..end as usize]
    }
}

/// Stands for the ply of a node below a folded one.
const HIDDEN: u32 = u32::MAX;

/// The ply of every node, and the first slot of every row, followed by the number of shown nodes.
fn plies(outline: &impl LayoutTree) -> (Vec<u32>, Vec<u32>) {
    let mut plies: Vec<u32> = Vec::with_capacity(outline.node_count() as usize);
    // The number of nodes of each ply stands one further on, so that summing up leaves the starts.
    let mut starts = vec![0];
    for node in 0..outline.node_count() {
        let parent = (node != 0).then(|| outline.parent(node));
        let ply = match parent {
            None => 0,
            Some(parent) if plies[parent as usize] == HIDDEN || outline.is_folded(parent) => HIDDEN,
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
