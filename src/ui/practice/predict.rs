//! Predicting the next step: the state of the exercise.

/// The exercise of predicting the next step.
#[derive(Clone, Debug, Default)]
pub struct Predict {}
