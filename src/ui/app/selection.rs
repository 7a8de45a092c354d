//! What the user has selected: a node, and one of several players.

use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::trace::NodeId;
use poda_core::trace::recording::{NodeRef, Recording};
use poda_session::UniqueId;
use poda_window::panel::request::MoveInLane;

/// A move that is asked about, in any recording of the same position.
#[derive(Clone, Debug)]
pub(super) enum AskedMove {
    /// The last of these moves from the root, in a depth-first search.
    Line(Vec<AnyMove>),
    InLane(MoveInLane),
}

#[derive(Debug, Default)]
pub(super) struct NodeSelection {
    /// The node of the document's search that the user selected. If `None`, the current node has the focus.
    pub node: Option<NodeRef>,
    /// The selected node of the lane on each side, if its search is not depth first.
    pub in_lanes: [Option<NodeId>; 2],
    /// The node about whose move the user asks why it is not played.
    pub why_not: Option<NodeRef>,
    /// The same of a move in the first lane, if its search is not depth first.
    pub why_not_in_lane: Option<MoveInLane>,
    /// The move that is asked about again when the search of this document that leads to it is recorded.
    pub asked_again: Option<(UniqueId, AskedMove)>,
    /// The player whose payoffs the user wants to see alone.
    pub player: Option<usize>,
}

impl NodeSelection {
    /// Returns the selected node of a recording, if it belongs to it.
    pub fn node_of(&self, recording: &Recording<AnyGame>) -> Option<NodeId> {
        self.node.and_then(|node| recording.resolve(node))
    }

    /// Clears the selection in the lanes of both sides, and what is asked about a move there.
    pub const fn clear_in_lanes(&mut self) {
        (self.in_lanes, self.why_not_in_lane) = ([None; 2], None);
    }
}
