//! The author's settings for reading a document from its first step to its last.
//!
//! Contains settings only. Other modules compute what a reader wins in a round and how an answer is judged.

use crate::trace::mcts::step_size::MctsStepSize;
use crate::trace::step_size::StepSize;

/// How a document is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Reading {
    /// The size of a step, unless the reader chooses another one; `None`: the usual size.
    pub by: Option<AnyStepSize>,
    /// How many rounds the reader plays against the other player before the first step. Only trees have rounds.
    pub rounds: usize,
    /// Whether the questions of the document's practice are asked when their steps are reached.
    pub asks: bool,
}

impl Reading {
    /// The largest number of rounds.
    pub const MAX_ROUNDS: usize = 9;
}

/// The size of a step through a search of either kind. Each has a meaning in both kinds, so that a document can be searched by another
/// algorithm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyStepSize {
    /// One event.
    Event,
    /// One visit. In a Monte Carlo tree search, one phase of an iteration.
    Visit,
    /// One result. In a Monte Carlo tree search, one iteration.
    Result,
    /// One phase of an iteration of a Monte Carlo tree search. In other searches, one visit.
    Phase,
    /// One iteration of a Monte Carlo tree search. In other searches, one result.
    Iteration,
    /// To the next number of iterations that is a multiple of ten. In other searches, one result.
    Ten,
    /// To the next number of iterations that is a multiple of a hundred. In other searches, one result.
    Hundred,
    /// To the next number of iterations that is a multiple of a thousand. In other searches, one result.
    Thousand,
    /// One bookmark of the document.
    Bookmark,
}

impl AnyStepSize {
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

    /// Returns the size of a step through a search of the whole tree.
    pub const fn of_search(self) -> StepSize {
        match self {
            Self::Event => StepSize::Event,
            Self::Visit | Self::Phase => StepSize::Visit,
            Self::Result | Self::Iteration | Self::Ten | Self::Hundred | Self::Thousand => StepSize::Result,
            Self::Bookmark => StepSize::Bookmark,
        }
    }

    /// Returns the size of a step through a Monte Carlo tree search.
    pub const fn of_mcts(self) -> MctsStepSize {
        match self {
            Self::Event => MctsStepSize::Event,
            Self::Visit | Self::Phase => MctsStepSize::Phase,
            Self::Result | Self::Iteration => MctsStepSize::Iteration,
            Self::Ten => MctsStepSize::Ten,
            Self::Hundred => MctsStepSize::Hundred,
            Self::Thousand => MctsStepSize::Thousand,
            Self::Bookmark => MctsStepSize::Bookmark,
        }
    }
}

impl From<StepSize> for AnyStepSize {
    fn from(size: StepSize) -> Self {
        match size {
            StepSize::Event => Self::Event,
            StepSize::Visit => Self::Visit,
            StepSize::Result => Self::Result,
            StepSize::Bookmark => Self::Bookmark,
        }
    }
}

impl From<MctsStepSize> for AnyStepSize {
    fn from(size: MctsStepSize) -> Self {
        match size {
            MctsStepSize::Event => Self::Event,
            MctsStepSize::Phase => Self::Phase,
            MctsStepSize::Iteration => Self::Iteration,
            MctsStepSize::Ten => Self::Ten,
            MctsStepSize::Hundred => Self::Hundred,
            MctsStepSize::Thousand => Self::Thousand,
            MctsStepSize::Bookmark => Self::Bookmark,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_size_of_either_search_is_one_of_them() {
        for size in StepSize::ALL {
            assert_eq!(AnyStepSize::from(size).of_search(), size);
        }
        for size in MctsStepSize::ALL {
            assert_eq!(AnyStepSize::from(size).of_mcts(), size);
        }
    }
}
