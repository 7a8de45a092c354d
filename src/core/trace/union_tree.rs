//! The union tree: all nodes that several searches of one position visited.
//!
//! A recording made with it contains the nodes that only other searches visited, as never entered. So all of the
//! recordings have the same nodes. Depends on moves, not on positions.

use super::node::NodeId;
use super::recording::Recording;
use crate::game::Game;

const NONE: u32 = u32::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct UnionNode(u32);

/// The tree, as the moves that lead through it. Siblings are in the order in which they were first added.
#[derive(Clone, Debug)]
pub struct UnionTree<Move> {
    nodes: Vec<UnionLinks<Move>>,
}

#[derive(Clone, Copy, Debug)]
struct UnionLinks<Move> {
    via: Option<Move>,
    first_child: u32,
    last_child: u32,
    next_sibling: u32,
}

impl<Move: Copy + Eq> UnionTree<Move> {
    /// Returns the tree of one recording.
    pub fn of<G: Game<Move = Move>>(recording: &Recording<G>) -> Self {
        let root = UnionLinks { via: None, first_child: NONE, last_child: NONE, next_sibling: NONE };
        let mut union_tree = Self { nodes: vec![root] };
        union_tree.add(recording);
        union_tree
    }

    /// Returns the memory in use, in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.nodes)
    }

    /// Adds the tree of another recording. Returns whether that added any node.
    pub fn add<G: Game<Move = Move>>(&mut self, recording: &Recording<G>) -> bool {
        let before = self.nodes.len();
        let trace = recording.trace();
        // In order of appearance a parent comes before its children.
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

    pub(super) fn child(&self, union_node: UnionNode, via: Move) -> Option<UnionNode> {
        self.children(union_node).find(|&(other, _)| other == via).map(|(_, child)| child)
    }

    /// Returns the children with the moves that lead to them.
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

/// The position of a search in a union tree.
#[derive(Debug)]
pub(super) struct UnionCursor<'a, Move> {
    tree: &'a UnionTree<Move>,
    /// The nodes from the root to the current node of the search; `None` for a node that the tree does not have.
    path: Vec<Option<UnionNode>>,
}

impl<'a, Move: Copy + Eq> UnionCursor<'a, Move> {
    /// Returns a cursor above the root.
    pub const fn new(tree: &'a UnionTree<Move>) -> Self {
        Self { tree, path: Vec::new() }
    }

    pub const fn tree(&self) -> &'a UnionTree<Move> {
        self.tree
    }

    pub fn current(&self) -> Option<UnionNode> {
        self.path.last().copied().flatten()
    }

    /// Descends by a move, or to the root for `None`.
    pub fn enter(&mut self, via: Option<Move>) {
        let node = match via {
            None => Some(UnionNode(0)),
            Some(mv) => self.current().and_then(|parent| self.tree.child(parent, mv)),
        };
        self.path.push(node);
    }

    pub fn leave(&mut self) {
        self.path.pop();
    }
}
