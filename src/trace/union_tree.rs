//! The tree that several searches of one position have gone through together: what one of them did not visit, another may
//! have.
//!
//! A recording that is made with it takes down as never entered what only others have visited, so that all of them show
//! the same tree. Knows moves and nothing of positions.

use super::NodeId;
use super::recording::Recording;
use crate::game::Game;

/// No node.
const NONE: u32 = u32::MAX;

/// A place in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct UnionNode(u32);

/// The tree, as the moves that lead through it. Siblings stand in the order in which they were first met.
#[derive(Clone, Debug)]
pub struct UnionTree<Move> {
    nodes: Vec<UnionLinks<Move>>,
}

#[derive(Clone, Copy, Debug)]
struct UnionLinks<Move> {
    /// The move that leads here; `None` at the root.
    via: Option<Move>,
    first_child: u32,
    last_child: u32,
    next_sibling: u32,
}

impl<Move: Copy + Eq> UnionTree<Move> {
    /// What one recording explored.
    #[must_use]
    pub fn of<G: Game<Move = Move>>(recording: &Recording<G>) -> Self {
        let root = UnionLinks { via: None, first_child: NONE, last_child: NONE, next_sibling: NONE };
        let mut union_tree = Self { nodes: vec![root] };
        union_tree.add(recording);
        union_tree
    }

    /// How much memory it takes, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.nodes)
    }

    /// Adds what another recording explored. Gives whether that was more.
    pub fn add<G: Game<Move = Move>>(&mut self, recording: &Recording<G>) -> bool {
        let before = self.nodes.len();
        let trace = recording.trace();
        // A parent stands before its children.
        let mut union_nodes: Vec<u32> = Vec::with_capacity(trace.node_count());
        for node in trace.nodes() {
            let union_node = match (trace.parent(node).map(NodeId::index), recording.move_to(node)) {
                (Some(parent), Some(via)) => self.child_or_new(union_nodes[parent], via),
                _ => 0,
            };
            union_nodes.push(union_node);
        }
        before < self.nodes.len()
    }

    pub(super) const fn root() -> UnionNode {
        UnionNode(0)
    }

    pub(super) fn child(&self, union_node: UnionNode, via: Move) -> Option<UnionNode> {
        self.children(union_node).find(|&(other, _)| other == via).map(|(_, child)| child)
    }

    pub(super) fn children(&self, union_node: UnionNode) -> impl Iterator<Item = (Move, UnionNode)> + '_ {
        let some = |node: u32| (node != NONE).then_some(node);
        let first = some(self.nodes[union_node.0 as usize].first_child);
        let siblings = std::iter::successors(first, move |&node| some(self.nodes[node as usize].next_sibling));
        siblings.filter_map(|node| self.nodes[node as usize].via.map(|via| (via, UnionNode(node))))
    }

    fn child_or_new(&mut self, parent: u32, via: Move) -> u32 {
        if let Some(UnionNode(child)) = self.child(UnionNode(parent), via) {
            return child;
        }
        let child = u32::try_from(self.nodes.len()).expect("a trace has fewer than 2³² nodes");
        self.nodes.push(UnionLinks { via: Some(via), first_child: NONE, last_child: NONE, next_sibling: NONE });
        let parent = &mut self.nodes[parent as usize];
        let last = std::mem::replace(&mut parent.last_child, child);
        if last == NONE {
            parent.first_child = child;
        } else {
            self.nodes[last as usize].next_sibling = child;
        }
        child
    }
}
