//! The ranks of children among the moves of their node, and how many moves the node has.

use super::node::NodeId;
use super::recording::Recording;
use super::running::Running;
use super::trace::Trace;
use crate::game::Game;

/// The ranks of children, for a caller that goes through a search step by step and asks for one child after another:
/// all children of a node together take time proportional to their number. For a single child, a new value serves.
#[derive(Clone, Debug, Default)]
pub struct SiblingRanks {
    ranks: Running<usize>,
    /// The numbers of moves, and of those among them that have a node.
    move_counts: KeptCounts,
    child_counts: KeptCounts,
}

/// For each ply, the node whose moves were counted last, and their number.
#[derive(Clone, Debug, Default)]
struct KeptCounts(Vec<Option<(NodeId, usize)>>);

impl KeptCounts {
    fn of(&mut self, node: NodeId, ply: usize, count: impl FnOnce() -> usize) -> usize {
        if self.0.len() <= ply {
            self.0.resize(ply + 1, None);
        }
        match self.0[ply] {
            Some((counted, count)) if counted == node => count,
            Some(_) | None => self.0[ply].insert((node, count())).1,
        }
    }
}

impl SiblingRanks {
    /// Returns the number of a child's move among those of its node, from 1, in the order in which they are tried; 0
    /// for the root. All visits of a move count as one. The trace must always be the same.
    pub fn rank(&mut self, trace: &Trace, child: NodeId) -> usize {
        let Some(node) = trace.parent(child) else { return 0 };
        let count = |moves: &mut usize, sibling| *moves += usize::from(!trace.is_revisit(sibling));
        *self.ranks.until(trace, [node, child], || 0, count)
    }

    /// Returns [`Recording::move_count`] of a node. The recording must always be the same.
    pub fn move_count<G: Game>(&mut self, recording: &Recording<G>, node: NodeId) -> usize {
        self.move_counts.of(node, recording.trace().ply(node), || recording.move_count(node))
    }

    /// Returns how many moves of a node have a child in the trace, which must always be the same.
    pub fn child_count(&mut self, trace: &Trace, node: NodeId) -> usize {
        let is_move = |child: &NodeId| !trace.is_revisit(*child);
        self.child_counts.of(node, trace.ply(node), || trace.children(node).filter(is_move).count())
    }
}
