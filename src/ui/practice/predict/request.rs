//! What the panels of the exercise ask for.

use crate::document::QuestionKind;
use crate::document::practice::Attempts;
use crate::practice::Answer;
use crate::trace::node_ref::NodeRef;

/// Something to be done in the exercise at the end of the frame.
#[derive(Clone, Debug)]
pub enum PredictRequest {
    /// Starts predicting from the beginning.
    StartAgain,
    /// Starts from the beginning with every question of the kinds that the user has chosen.
    AskEverything,
    /// Plays out a value with which a wrong cut would change the root.
    PlayOut,
    /// Shows the search itself again.
    EndPlayOut,
    /// Includes or leaves out a kind of questions.
    ToggleKind(QuestionKind),
    /// Sets how many attempts a question takes.
    SetAttempts(Attempts),
    /// Asks for the sums of boards addend by addend, or no longer.
    ToggleAddends,
    /// Answers the open question.
    Answer(Answer),
    /// Chooses a node for the open question.
    Choose(NodeRef),
    /// Shows a hint for the open question, or a stronger one.
    Hint,
    /// Shows the answer to the open question.
    ShowAnswer,
    /// Goes to the next question.
    GoOn,
    /// Shows the place of a closed question again, by its index.
    ShowOutcome(usize),
}
