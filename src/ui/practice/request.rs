//! What the panels of practice ask for.

use super::fill_in::FillInRequest;
use super::improve_order::ImproveOrderRequest;

use super::predict::PredictRequest;

/// Something to be done in practice at the end of the frame.
#[derive(Clone, Debug)]
pub enum PracticeRequest {
    /// Starts predicting the next step.
    StartPredicting,
    /// Answers a question, or changes the questions.
    Predict(PredictRequest),
    /// Starts filling in the tree.
    StartFillingIn,
    /// Changes what is filled in, or marks it.
    FillIn(FillInRequest),
    /// Starts improving the order.
    StartImprovingOrder,
    /// Changes the order.
    ImproveOrder(ImproveOrderRequest),
    /// Forgets the progress.
    EraseProgress,
    /// Ends the exercise and stays at the step that is shown.
    Leave,
}
