//! What the panels of practice ask for.

/// Something to be done in practice at the end of the frame.
#[derive(Clone, Debug)]
pub enum PracticeRequest {
    /// Starts predicting the next step.
    StartPredicting,
    /// Ends the exercise and stays at the step that is shown.
    Leave,
}
