//! A node together with the recording whose node it is.
//!
//! A bare [`NodeId`] is a place in the order of one trace and names some other node in the next, or none. Whatever is kept
//! from one frame to the next, or sent from one part of the window to another, is a [`NodeRef`]: only its own recording
//! gives the node back, and the way from one recording to another is the moves that lead to it.

use super::node_id::NodeId;
use super::recording::Recording;
use super::recording_id::RecordingId;
use crate::game::Game;

/// A node of a certain recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeRef {
    of: RecordingId,
    node: NodeId,
}

/// The way from the root to a node: each move, and how often the same move was searched right before.
pub type MovePath<M> = Vec<(M, usize)>;

impl<G: Game> Recording<G> {
    /// A node as it can be kept.
    #[must_use]
    pub const fn node_ref(&self, node: NodeId) -> NodeRef {
        NodeRef { of: self.recording_id(), node }
    }

    /// The node that was kept, if it is one of this recording.
    #[must_use]
    pub fn resolve(&self, kept: NodeRef) -> Option<NodeId> {
        (kept.of == self.recording_id()).then_some(kept.node)
    }

    /// The way to a node, by which it is found in another recording.
    #[must_use]
    pub fn path(&self, node: NodeId) -> MovePath<G::Move> {
        let trace = self.trace();
        let mut way = Vec::new();
        let mut at = node;
        while let Some((mv, parent)) = self.move_to(at).zip(trace.parent(at)) {
            let mut times = 0;
            if trace.is_research(at) {
                let before = trace.children(parent).take_while(|&child| child < at);
                times = before.filter(|&child| self.move_to(child) == Some(mv)).count();
            }
            way.push((mv, times));
            at = parent;
        }
        way.reverse();
        way
    }

    /// The node at the end of a way, if the way leads through this recording. Where a move was searched less often here, the
    /// last time counts.
    #[must_use]
    pub fn node_at_path(&self, way: &[(G::Move, usize)]) -> Option<NodeId> {
        way.iter().try_fold(NodeId::ROOT, |node, &(mv, times)| {
            let same = |&child: &NodeId| self.move_to(child) == Some(mv);
            self.trace().children(node).filter(same).take(times + 1).last()
        })
    }

    /// The node of another recording to which the same moves lead as to a node of this one.
    #[must_use]
    pub fn counterpart(&self, node: NodeId, other: &Self) -> Option<NodeId> {
        if self.recording_id() == other.recording_id() { Some(node) } else { other.node_at_path(&self.path(node)) }
    }
}
