//! The size of one step through a recorded search. [`RecordedKind`](super::RecordedKind) lists the sizes of each kind
//! of search.

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

    /// Returns what the size counts.
    pub(super) const fn unit(self) -> Unit {
        match self {
            Self::Event => Unit::Event,
            Self::Visit | Self::Phase => Unit::Part,
            Self::Result | Self::Iteration | Self::Ten | Self::Hundred | Self::Thousand => Unit::Whole,
            Self::Bookmark => Unit::Bookmark,
        }
    }

    /// Returns the number of iterations between two stops.
    pub(super) const fn iterations(self) -> usize {
        match self {
            Self::Event | Self::Visit | Self::Result | Self::Phase | Self::Iteration | Self::Bookmark => 1,
            Self::Ten => 10,
            Self::Hundred => 100,
            Self::Thousand => 1_000,
        }
    }
}

/// What a size of a step counts. Sizes of different kinds of search that count something as large replace each other.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Unit {
    Event,
    /// A part of what has a result: a visit, or a phase of an iteration.
    Part,
    /// What has a result: a subtree, or one or several iterations.
    Whole,
    Bookmark,
}
