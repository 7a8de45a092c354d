//! A node together with the recording that it belongs to.
//!
//! A bare [`NodeId`] identifies another node in another trace, or none. A node that is kept from one frame to the next, or sent
//! from one part of the window to another, is a [`NodeRef`]: only its own recording resolves it. From one recording to another
//! a node is found by the moves that lead to it.

use super::node::NodeId;
use super::recording::Recording;
use super::recording::RecordingId;
use crate::game::Game;

/// A node of one recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeRef {
    of: RecordingId,
    node: NodeId,
}

/// The path from the root to a node: each move, and how often the same move was searched right before.
pub type MovePath<M> = Vec<(M, usize)>;

impl<G: Game> Recording<G> {
    /// Returns a reference to a node that can be kept.
    pub const fn node_ref(&self, node: NodeId) -> NodeRef {
        NodeRef { of: self.recording_id(), node }
    }

    /// Returns the node of a reference, if it belongs to this recording.
    pub fn resolve(&self, kept: NodeRef) -> Option<NodeId> {
        (kept.of == self.recording_id()).then_some(kept.node)
    }

    /// Returns the path to a node, by which it is found in another recording.
    pub fn path(&self, node: NodeId) -> MovePath<G::Move> {
        let trace = self.trace();
        let mut path = Vec::new();
        let mut at = node;
        while let Some((mv, parent)) = self.move_to(at).zip(trace.parent(at)) {
            let mut times = 0;
            if trace.is_research(at) {
                let before = trace.children(parent).take_while(|&child| child < at);
                times = before.filter(|&child| self.move_to(child) == Some(mv)).count();
            }
            path.push((mv, times));
            at = parent;
        }
        path.reverse();
        path
    }

    /// Returns the node at the end of a path, if this recording has the path. Where a move was searched less often here, its
    /// last visit is meant.
    pub fn node_at_path(&self, path: &[(G::Move, usize)]) -> Option<NodeId> {
        path.iter().try_fold(NodeId::ROOT, |node, &(mv, times)| {
            let same = |&child: &NodeId| self.move_to(child) == Some(mv);
            self.trace().children(node).filter(same).take(times + 1).last()
        })
    }

    /// Returns the node of another recording to which the same moves lead as to a node of this one.
    pub fn counterpart(&self, node: NodeId, other: &Self) -> Option<NodeId> {
        if self.recording_id() == other.recording_id() { Some(node) } else { other.node_at_path(&self.path(node)) }
    }
}
