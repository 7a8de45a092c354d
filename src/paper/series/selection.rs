//! The steps of a search that are exported, selected by what happens at them or by bookmarks.

use super::kinds::holds;
use super::step_group::{SeriesError, StepGroup};
use poda_core::document::Bookmark;
use poda_core::game::Game;
use poda_core::trace::{Recorded, StepSize, TimelineStep};
use std::ops::RangeInclusive;

/// A selection of the steps of a search: some groups, and some numbers. Each step is selected once, in the order of the
/// search.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct StepSelection {
    pub groups: Vec<StepGroup>,
    /// The numbers, counted as in `poda trace`.
    pub ranges: Vec<RangeInclusive<TimelineStep>>,
}

impl From<StepGroup> for StepSelection {
    fn from(group: StepGroup) -> Self {
        Self { groups: vec![group], ranges: Vec::new() }
    }
}

impl From<TimelineStep> for StepSelection {
    fn from(step: TimelineStep) -> Self {
        Self { groups: Vec::new(), ranges: vec![step..=step] }
    }
}

impl StepSelection {
    /// Returns the selected steps of a search, in order. The beginning of a pass is not a separate step, but the end of
    /// the pass before it.
    ///
    /// # Errors
    /// The reason if no step is selected, or a step beyond the end.
    pub fn steps<G: Game>(
        &self,
        recorded: &Recorded<G>,
        bookmarks: &[Bookmark],
    ) -> Result<Vec<TimelineStep>, SeriesError> {
        let (end, sizes) = (recorded.end(), recorded.kind().step_sizes());
        let has_iterations = sizes.contains(&StepSize::Iteration);
        if !has_iterations && self.groups.iter().any(|group| matches!(group, StepGroup::Iterations(_))) {
            return Err(SeriesError::NoIterations);
        }
        if let Some(range) = self.ranges.iter().find(|range| end < *range.end()) {
            return Err(SeriesError::NoSuchStep { step: range.end().get(), last: end.get() });
        }
        let is_in = |group: StepGroup, step: TimelineStep| match group {
            StepGroup::Bookmarks => bookmarks.iter().any(|bookmark| bookmark.step == step),
            StepGroup::Last => step == end,
            StepGroup::All => true,
            StepGroup::Nodes | StepGroup::Results | StepGroup::Landmarks | StepGroup::Iterations(_) => {
                holds(group, recorded, step)
            }
        };
        let is_selected = |step: &TimelineStep| {
            self.ranges.iter().any(|range| range.contains(step)) || self.groups.iter().any(|&group| is_in(group, *step))
        };
        let steps: Vec<_> = (0..=end.get()).map(TimelineStep::new).filter(is_selected).collect();
        match self.groups[..] {
            _ if !steps.is_empty() => Ok(steps),
            [StepGroup::Bookmarks] if bookmarks.is_empty() => Err(SeriesError::NoBookmarks),
            _ => Err(SeriesError::NoStepOf(self.groups.clone())),
        }
    }
}
