//! The exercise that is being done.

use super::fill_in::FillIn;
use super::predict::Predict;

/// An exercise of practice, with its state.
#[derive(Clone, Debug)]
pub enum PracticeMode {
    /// Predicting the next step.
    Predict(Predict),
    /// Filling in the tree.
    FillIn(FillIn),
}

impl PracticeMode {
    /// Returns the blank tree that is filled in, if that is the exercise.
    #[must_use]
    pub const fn fill_in(&self) -> Option<&FillIn> {
        match self {
            Self::FillIn(fill_in) => Some(fill_in),
            Self::Predict(_) => None,
        }
    }
}
