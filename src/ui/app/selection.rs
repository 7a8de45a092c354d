//! What the user has selected: a node, and one of several players.

use poda_core::game::any::AnyGame;
use poda_core::trace::recording::{NodeRef, Recording};
use poda_core::trace::{NodeId, Story};
use poda_session::lanes::Side;
use poda_session::sampled_lane::SampledLane;

#[derive(Debug, Default)]
pub(super) struct Selection {
    /// The node of the document's search that the user selected. If `None`, the current node has the focus.
    pub node: Option<NodeRef>,
    /// The selected node of the sampled search on each side.
    pub sampled: [Option<NodeId>; 2],
    /// The player whose payoffs the user wants to see alone.
    pub player: Option<usize>,
}

impl Selection {
    /// Returns the selected node of a recording, if it belongs to it.
    pub fn node_of(&self, recording: &Recording<AnyGame>) -> Option<NodeId> {
        self.node.and_then(|node| recording.resolve(node))
    }

    /// Returns the selected node of the sampled search on a side, if it is in the tree at the current step.
    pub fn sampled_node(&self, lane: &SampledLane, side: Side) -> Option<NodeId> {
        let has = |node: &NodeId| node.index() < lane.recording().node_count() && lane.moment().has(*node);
        self.sampled[side as usize].filter(has)
    }

    /// Clears the selection in the sampled search of both sides.
    pub const fn clear_sampled(&mut self) {
        self.sampled = [None; 2];
    }
}
