//! Where a step forward or back leads.

use super::lanes::Lanes;
use super::playback::{Direction, StepSize};
use poda_core::document::Bookmark;
use poda_core::trace::TimelineStep;

/// What decides where a direction leads from the current step.
pub(super) struct Route<'a> {
    pub lanes: Lanes<'a>,
    pub step_size: StepSize,
    /// The bookmarks of the timeline.
    pub bookmarks: &'a [Bookmark],
    /// The step at which the entry of a lecture begins, if one is shown.
    pub first_station: Option<TimelineStep>,
}

impl Route<'_> {
    /// Returns the timeline step to which a direction leads from the current step; `None` if it leads nowhere.
    pub fn destination(&self, direction: Direction) -> Option<TimelineStep> {
        let is_step = matches!(direction, Direction::Forward | Direction::Back);
        let station = || self.station(direction).filter(|_| is_step);
        if is_step && self.step_size == StepSize::Bookmark {
            return station();
        }
        let destination = self.lanes.destination(self.step_size, direction)?;
        // A step of any size stops at a bookmark on its way.
        Some(station().map_or(destination, |station| {
            if direction == Direction::Back { station.max(destination) } else { station.min(destination) }
        }))
    }

    /// Returns the bookmark to which a step forward or back leads.
    fn station(&self, direction: Direction) -> Option<TimelineStep> {
        let (step, end) = (self.lanes.timeline_step(), self.lanes.timeline_len());
        let steps = || self.bookmarks.iter().map(|bookmark| bookmark.step);
        if direction == Direction::Back {
            let stations = steps().chain(self.first_station).chain([TimelineStep::START]);
            return stations.filter(|&station| station < step).max();
        }
        // The last station is the result.
        steps().chain([end]).filter(|&station| step < station && station <= end).min()
    }
}
