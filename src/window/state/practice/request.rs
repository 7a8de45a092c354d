//! The requests of the panels of practice.

use super::any_questions::AnyAnswer;
use derive_more::From;
use poda_core::document::QuestionKind;
use poda_core::document::practice::{Attempts, ExerciseKind};
use poda_core::trace::NodeId;
use poda_core::trace::recording::NodeRef;
use poda_words::practice::blank::BlankField;
use poda_words::practice::class::Student;
use poda_words::practice::offered_change::OfferedChange;

/// A request about practice, carried out at the end of the frame.
#[derive(Clone, Debug, From)]
pub enum PracticeRequest {
    /// Starts an exercise for the user.
    Start(ExerciseKind),
    #[from]
    Predict(PredictRequest),
    /// Changes the questions of the exercise.
    #[from]
    Questions(QuestionRequest),
    /// Changes the questions in the strip.
    #[from]
    Strip(StripRequest),
    #[from]
    FillIn(FillInRequest),
    /// Restores the initial order of the children.
    ResetOrder,
    /// Puts the children into a best order.
    ShowBestOrder,
    /// Switches the questions for readers on or off.
    ToggleReaders,
    /// Begins the first lesson, as the user has chosen at the first start of the program.
    BeginLessons,
    /// Skips the rounds, and goes on to the lesson.
    SkipRounds,
    /// Erases the user's progress.
    EraseProgress,
    /// Leaves the exercise at the current step. What was entered comes back when it is started again.
    Leave,
    /// Closes the open dialog and leaves the exercise, which continues when its document is opened again.
    LeaveAnyway,
}

/// A request about the exercise of predicting, carried out at the end of the frame.
#[derive(Clone, Copy, Debug)]
pub enum PredictRequest {
    /// Starts predicting from the beginning.
    StartAgain,
    /// Starts from the beginning with every question of the kinds that the user chose.
    AskEverything,
    /// Plays out a value for which a wrong cut would change the root.
    PlayOut,
    /// Returns from the refutation to the search itself.
    EndPlayOut,
    /// Includes or excludes a kind of question.
    ToggleKind(QuestionKind),
    /// Sets how many attempts a question allows.
    SetAttempts(Attempts),
    /// Switches whether questions about the score of a board also ask for its addends.
    ToggleAddends,
    /// Chooses a node for the open question.
    Choose(NodeRef),
    /// Marks a change of all leaves for the answer to the open question, or removes the mark.
    MarkChange(OfferedChange),
    /// Counts a hand in the room for a choice, by its index.
    CountHand(usize),
    /// Shows the step of a closed question again, by its index.
    ShowOutcome(usize),
}

/// A request about questions under way, of any kind of search.
#[derive(Clone, Debug)]
pub enum QuestionRequest {
    /// Answers the open question.
    Answer(AnyAnswer),
    /// Shows a hint for the open question, or a stronger one.
    Hint,
    /// Shows the answer to the open question.
    ShowAnswer,
    /// Goes to the next question.
    GoOn,
}

impl QuestionRequest {
    pub fn answer(answer: impl Into<AnyAnswer>) -> Self {
        Self::Answer(answer.into())
    }
}

/// A request about the questions that the user answers in the strip.
#[derive(Clone, Debug, From)]
pub enum StripRequest {
    /// Starts the questions at the current step, or ends them.
    Toggle,
    #[from]
    Change(QuestionRequest),
}

/// A request about the blank tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FillInRequest {
    /// Replaces the text of a field.
    Write(BlankField, String),
    /// Cuts the edge to a node, or removes the cut.
    ToggleCut(NodeId),
    /// Chooses the best move, or clears the choice if it is chosen already.
    ToggleBest(NodeId),
    /// Marks the entries.
    Mark,
    /// Shows or hides the correct tree beside the student's.
    ToggleSolution,
    /// Clears every field and removes the marks.
    Clear,
    /// Starts marking the sheets of a class.
    BeginSheets,
    /// Sets the student whose sheet is being typed.
    NameSheet(Student),
    /// Marks the current sheet, adds it to the table and clears every field.
    AddSheet,
    /// Records that the table was copied.
    CopySheets,
    /// Selects the node of a field and moves the cursor into the field.
    GoTo(BlankField),
}
