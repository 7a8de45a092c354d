//! What a session shows besides the lane of the document's search: a second search on the same tree, and the sampled search of each side.
//!
//! Each is made from its key, and made again when that differs.

use super::lanes::Side;
use super::sampled_lane::SampledState;
use super::split_view::SplitState;
use super::task::Task;
use std::sync::Arc;

#[derive(Debug, Default)]
pub(super) struct OtherLanes {
    /// Two searches on one tree, in place of the document's own.
    pub split: Option<SplitState>,
    sampled: [Option<SampledState>; 2],
}

impl OtherLanes {
    pub const fn sampled(&self, side: Side) -> Option<&SampledState> {
        self.sampled[side as usize].as_ref()
    }

    pub const fn sampled_mut(&mut self, side: Side) -> &mut Option<SampledState> {
        &mut self.sampled[side as usize]
    }

    /// Returns the pending tasks that record sampled searches.
    pub fn sampling_tasks(&self) -> impl Iterator<Item = &Arc<Task>> {
        self.sampled.iter().flatten().filter_map(|state| state.pending.as_ref()).map(|(task, _)| task)
    }
}
