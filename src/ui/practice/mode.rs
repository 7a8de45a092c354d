//! The exercise that is being done.

use super::predict::Predict;

/// An exercise of practice, with its state.
#[derive(Clone, Debug)]
pub enum PracticeMode {
    /// Predicting the next step.
    Predict(Predict),
}
