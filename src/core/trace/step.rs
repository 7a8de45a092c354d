//! Steps: how far a search has gone, counted in events.
//!
//! A search in several passes is counted in two ways, which differ by type: within one pass by [`Step`], and through all
//! passes in a row by [`TimelineStep`]. Only [`Passes`](super::passes::Passes) converts one into the other.

use std::fmt;

/// A number of steps made in one pass: 0 before its first event, [`Trace::len`](super::Trace::len) after its last.
pub type Step = usize;

/// A number of steps made in a whole search, its passes in a row: what bookmarks, links and `poda trace` count.
///
/// In a search of a single pass it is the same number as the [`Step`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TimelineStep(usize);

impl TimelineStep {
    /// Before the first event.
    pub const START: Self = Self(0);

    /// The step after so many events.
    #[must_use]
    pub const fn new(events: usize) -> Self {
        Self(events)
    }

    /// The number of events made.
    #[must_use]
    pub const fn get(self) -> usize {
        self.0
    }

    /// The step that comes next.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// Written as its number.
impl fmt::Display for TimelineStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
