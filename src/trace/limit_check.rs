//! When a recording under way meets one of its limits: what it takes, and when that is looked at.

use super::Node;
use super::limits::{Ending, Progress};
use super::recorder::{REPORT_EVERY, Recorder};
use crate::game::Game;
use crate::search::budget::MAX_PLIES;

/// The memory taken is looked at after every so many visits: a few thousand bytes too many do no harm.
const WEIGHED_EVERY: u64 = 64;

impl<G: Game, W: Progress> Recorder<'_, G, W> {
    /// Why the search has to end before it visits another node, if it has to.
    pub(super) fn limit_reached(&self) -> Option<Ending> {
        let nodes = self.nodes_before + self.count.nodes;
        if nodes == 0 {
            None
        } else if self.limits.nodes as u64 <= nodes {
            Some(Ending::NodeLimit)
        } else if MAX_PLIES < self.open.len() {
            Some(Ending::DepthLimit)
        } else if nodes.is_multiple_of(WEIGHED_EVERY) && self.limits.bytes <= self.bytes() {
            Some(Ending::MemoryLimit)
        } else if nodes.is_multiple_of(REPORT_EVERY) {
            self.progress.visited(nodes);
            self.progress.report(nodes).break_value()
        } else {
            None
        }
    }

    /// How much memory has been taken, what is kept beside the recording included.
    pub(super) fn bytes(&self) -> usize {
        self.recorded_bytes() + self.held
    }

    /// How much of that is recorded.
    pub(super) fn recorded_bytes(&self) -> usize {
        let a_node = size_of::<Node>() + size_of::<Option<G::Move>>() + self.limits.extra_bytes_per_node;
        self.bytes_before
            + self.nodes.len() * a_node
            + size_of_val(&*self.steps)
            + size_of_val(&*self.counts)
            + size_of_val(&*self.cutoffs)
            + size_of_val(&*self.reasons)
            + size_of_val(&*self.table_hits)
            + size_of_val(&*self.open)
    }
}
