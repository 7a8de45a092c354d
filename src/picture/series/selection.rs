//! Which steps of a search are exported.

use super::error::SeriesError;
use super::step_group::StepGroup;
use poda_core::document::Bookmark;
use poda_core::game::Game;
use poda_core::trace::TimelineStep;
use poda_core::trace::passes::{PassStep, Passes};
use std::ops::RangeInclusive;

/// Which steps of a search are exported: those of some groups, and some by their numbers. Each once, in the order of the search.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct StepSelection {
    /// The groups.
    pub groups: Vec<StepGroup>,
    /// The numbers, as `poda trace` counts.
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
    /// Returns the selected steps of a search, in order. The beginning of a pass is no step: it is the end of the pass before it.
    ///
    /// # Errors
    /// Returns why there are none, or which step is beyond the end.
    pub fn steps<G: Game>(&self, passes: &Passes<G>, bookmarks: &[Bookmark]) -> Result<Vec<TimelineStep>, SeriesError> {
        let end = passes.end();
        if let Some(range) = self.ranges.iter().find(|range| end < *range.end()) {
            return Err(SeriesError::NoSuchStep { step: range.end().get(), last: end.get() });
        }
        let is_marked = |step| bookmarks.iter().any(|bookmark| bookmark.step == step);
        let is_selected = |&step: &TimelineStep| {
            let PassStep { pass, step: within } = passes.locate(step);
            let is_of = |&group: &StepGroup| match group {
                StepGroup::Bookmarks => is_marked(step),
                StepGroup::Last => step == end,
                _ => group.contains(passes.get(pass).trace(), within),
            };
            self.ranges.iter().any(|range| range.contains(&step)) || self.groups.iter().any(is_of)
        };
        let steps: Vec<_> = (0..=end.get()).map(TimelineStep::new).filter(is_selected).collect();
        match self.groups[..] {
            _ if !steps.is_empty() => Ok(steps),
            [StepGroup::Bookmarks] if bookmarks.is_empty() => Err(SeriesError::NoBookmarks),
            _ => Err(SeriesError::NoStepOf(self.groups.clone())),
        }
    }
}
