//! The size of one step through a recorded search, and which sizes each kind of search has.

/// The size of one step forward or back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum StepSize {
    /// One event: enter, evaluate, improve, cut, leave; select, expand, roll out, back up.
    #[default]
    Event,
    /// One visit: an inner node when it is entered, a leaf when its value is known.
    Visit,
    /// One result: the step at which an inner node returns its value.
    Result,
    /// One phase of an iteration: selection, expansion, rollout, backup.
    Phase,
    /// One iteration.
    Iteration,
    /// To the next number of iterations that is a multiple of ten.
    Ten,
    /// To the next number of iterations that is a multiple of a hundred.
    Hundred,
    /// To the next number of iterations that is a multiple of a thousand.
    Thousand,
    /// One bookmark of the document. If no bookmarks apply, the beginning and the end of the search.
    Bookmark,
}

impl StepSize {
    /// All sizes.
    pub const ALL: [Self; 9] = [
        Self::Event,
        Self::Visit,
        Self::Result,
        Self::Phase,
        Self::Iteration,
        Self::Ten,
        Self::Hundred,
        Self::Thousand,
        Self::Bookmark,
    ];

    /// Returns the size itself if recordings of this kind have it, otherwise the one that comes closest. So a document keeps its size
    /// when it is searched in another way.
    #[must_use]
    pub const fn of(self, kind: RecordedKind) -> Self {
        match (kind, self) {
            (RecordedKind::Search, Self::Phase) => Self::Visit,
            (RecordedKind::Search, Self::Iteration | Self::Ten | Self::Hundred | Self::Thousand) => Self::Result,
            (RecordedKind::Sampled, Self::Visit) => Self::Phase,
            (RecordedKind::Sampled, Self::Result) => Self::Iteration,
            (RecordedKind::Search | RecordedKind::Sampled, size) => size,
        }
    }

    /// Returns the number of iterations between two stops in a sampled tree.
    pub(super) const fn iterations(self) -> usize {
        match self {
            Self::Event | Self::Visit | Self::Result | Self::Phase | Self::Iteration | Self::Bookmark => 1,
            Self::Ten => 10,
            Self::Hundred => 100,
            Self::Thousand => 1_000,
        }
    }
}

/// The kind of a recorded search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RecordedKind {
    /// A depth-first search.
    Search,
    /// A Monte Carlo tree search.
    Sampled,
}

impl RecordedKind {
    /// All kinds.
    pub const ALL: [Self; 2] = [Self::Search, Self::Sampled];

    /// Returns the sizes of a step through such a recording, the smallest first.
    pub const fn step_sizes(self) -> &'static [StepSize] {
        match self {
            Self::Search => &[StepSize::Event, StepSize::Visit, StepSize::Result, StepSize::Bookmark],
            Self::Sampled => &[
                StepSize::Event,
                StepSize::Phase,
                StepSize::Iteration,
                StepSize::Ten,
                StepSize::Hundred,
                StepSize::Thousand,
                StepSize::Bookmark,
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_size_has_a_meaning_in_every_kind() {
        for kind in RecordedKind::ALL {
            for size in StepSize::ALL {
                let is_own = kind.step_sizes().contains(&size);
                assert_eq!(is_own, size.of(kind) == size);
                assert!(kind.step_sizes().contains(&size.of(kind)));
            }
        }
    }
}
