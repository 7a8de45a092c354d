//! What the panels of practice ask for.

use derive_more::From;
use poda_core::document::QuestionKind;
use poda_core::document::practice::{Attempts, Exercise};
use poda_core::trace::NodeId;
use poda_core::trace::recording::NodeRef;
use poda_words::practice::Answer;
use poda_words::practice::blank::BlankField;
use poda_words::practice::class::Student;
use poda_words::practice::mcts::run::ClosedMctsQuestion;

/// Something to be done in practice at the end of the frame.
#[derive(Clone, Debug, From)]
pub enum PracticeRequest {
    /// Starts an exercise for the user.
    Start(Exercise),
    /// Answers a question, or changes the questions.
    #[from]
    Predict(PredictRequest),
    /// Changes what is filled in, or marks it.
    #[from]
    FillIn(FillInRequest),
    /// Records a question about a Monte Carlo tree search that was closed.
    RecordMcts(ClosedMctsQuestion),
    /// Puts the children into the order of the start.
    ResetOrder,
    /// Puts the children into a best order.
    ShowBestOrder,
    /// Asks readers on the way, or no longer.
    ToggleReaders,
    /// Forgets the progress.
    EraseProgress,
    /// Ends the exercise and stays at the step that is shown.
    Leave,
}

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
    /// Counts a hand in the room for a choice, by its index.
    CountHand(usize),
    /// Goes to the next question.
    GoOn,
    /// Shows the step of a closed question again, by its index.
    ShowOutcome(usize),
}

/// A change of what is written, or marking it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FillInRequest {
    /// Writes a text into a field.
    Write(BlankField, String),
    /// Cuts the edge to a node, or takes the cut back.
    ToggleCut(NodeId),
    /// Chooses the best move, or none if it is chosen.
    ToggleBest(NodeId),
    /// Marks what is written.
    Mark,
    /// Shows the search's own tree beside the student's, or hides it.
    ToggleSolution,
    /// Empties every field and removes the marks.
    Clear,
    /// Begins marking the sheets of a class.
    BeginSheets,
    /// Says whose sheet is typed.
    NameSheet(Student),
    /// Marks the sheet that is typed, adds it to the table and empties every field.
    AddSheet,
    /// Says that the table has been copied.
    CopySheets,
    /// Selects the node of a field and puts the cursor into the field.
    GoTo(BlankField),
}
