//! The size of one step through a trace.

use super::{Step, Trace};

/// The size of one step forward or back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum StepSize {
    /// One event: enter, evaluate, improve, cut, leave.
    #[default]
    Event,
    /// One visit: an inner node when it is entered, a leaf when its value is known.
    Visit,
    /// One result: the step at which an inner node returns its value.
    Result,
    /// One bookmark of the document. If no bookmarks apply, the beginning and the end of the search.
    Bookmark,
}

impl StepSize {
    /// All sizes, the smallest first.
    pub const ALL: [Self; 4] = [Self::Event, Self::Visit, Self::Result, Self::Bookmark];

    /// Returns the step after `step`, if there is one.
    pub fn forward(self, trace: &Trace, step: Step) -> Option<Step> {
        match self {
            Self::Event => (step < trace.len()).then_some(step + 1),
            Self::Visit => trace.next_visit(step),
            Self::Result => trace.next_result(step),
            // A trace has no bookmarks.
            Self::Bookmark => (step < trace.len()).then_some(trace.len()),
        }
    }

    /// Returns the step before `step`, if there is one.
    pub fn back(self, trace: &Trace, step: Step) -> Option<Step> {
        match self {
            Self::Event => step.checked_sub(1),
            Self::Visit => trace.previous_visit(step),
            Self::Result => trace.previous_result(step),
            Self::Bookmark => (0 < step).then_some(0),
        }
    }
}
