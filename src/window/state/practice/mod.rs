//! The current exercise, with its state, and the requests that change it.
//!
//! Questions and the judgment of answers come from [`practice`](poda_words::practice).

mod any_questions;
mod ask_mcts;
mod diary;
mod fill_in;
mod hands;
mod improve_order;
mod kept;
mod kept_answers;
mod marked_sheets;
mod predict;
mod questions;
mod request;
mod slide_question;

pub use any_questions::{AnyAnswer, AnyQuestions, StripQuestions};
pub use ask_mcts::AskMcts;
pub use diary::{Diary, OpenExercise, today};
pub use fill_in::{FieldSentences, FillIn, MAX_INNER_NODES, entries, entry_mark};
pub use hands::Hands;
pub use improve_order::{ImproveOrder, evaluated_leaves};
pub use kept_answers::closed_again;
pub use marked_sheets::MarkedSheet;
pub use predict::Predict;
pub use questions::{AskableSearch, Audience, QuestionScope, QuestionState, Questions, RoomChoice, UnderWay};
pub use request::{FillInRequest, PracticeRequest, PredictRequest, QuestionRequest, StripRequest};
pub use slide_question::SlideQuestion;

use crate::stored::kept_work::KeptExercise;
use poda_core::document::practice::ExerciseKind;
use poda_core::trace::Step;
use poda_picture::picture::Concealed;
use poda_session::Session;
use poda_words::practice::rounds::Rounds;

/// The current exercise, with its state.
#[derive(Clone, Debug)]
pub enum PracticeMode {
    /// Answering questions about the search, as the user, a reader or the room.
    Questions(AnyQuestions),
    /// Filling in a blank tree.
    FillIn(FillIn),
    /// Improving the order of the branches.
    ImproveOrder(ImproveOrder),
    /// Playing the rounds before the first step.
    Rounds(Rounds),
}

impl PracticeMode {
    pub const fn fill_in(&self) -> Option<&FillIn> {
        if let Self::FillIn(fill_in) = self { Some(fill_in) } else { None }
    }

    /// Returns the rounds that are played before the first step.
    pub const fn rounds(&self) -> Option<&Rounds> {
        if let Self::Rounds(rounds) = self { Some(rounds) } else { None }
    }

    /// Returns the questions about the search, of whichever kind it is.
    pub const fn questions(&self) -> Option<&AnyQuestions> {
        if let Self::Questions(questions) = self { Some(questions) } else { None }
    }

    pub const fn questions_mut(&mut self) -> Option<&mut AnyQuestions> {
        if let Self::Questions(questions) = self { Some(questions) } else { None }
    }

    /// Returns the questions about a depth-first search.
    pub fn predict(&self) -> Option<&Predict> {
        self.questions().and_then(AnyQuestions::predict)
    }

    pub fn predict_mut(&mut self) -> Option<&mut Predict> {
        self.questions_mut().and_then(AnyQuestions::predict_mut)
    }

    fn audience(&self) -> Option<Audience> {
        self.questions().map(|questions| questions.under_way().state().audience)
    }

    /// Returns the raised hands, if a question is put to the room.
    pub fn hands_mut(&mut self) -> Option<&mut Hands> {
        if self.asks_room() { Some(self.questions_mut()?.under_way_mut().hands_mut()) } else { None }
    }

    /// Returns whether the votes of the room fill the window. On a slide, they always do.
    pub fn enlarges_votes(&self) -> bool {
        self.questions().is_some_and(|asked| asked.own().is_some() || asked.under_way().hands().are_enlarged)
    }

    /// Returns whether the questions are put to a room.
    pub fn asks_room(&self) -> bool {
        self.audience() == Some(Audience::Class)
    }

    /// Returns whether the user is reading a document, with the questions that its author asks on the way.
    pub fn is_reading(&self) -> bool {
        self.rounds().is_some() || self.audience() == Some(Audience::Reader)
    }

    /// Returns what the picture of the tree conceals at a step.
    pub fn concealed(&self, step: Step) -> Concealed {
        self.predict().map(|predict| predict.concealed(step)).unwrap_or_default()
    }

    /// Returns the last step of a depth-first search that may be shown, because the question is about what follows.
    /// Returns `None` if there is no limit, as for a reader.
    pub fn last_step(&self) -> Option<Step> {
        self.predict().filter(|_| !self.is_reading()).map(|predict| predict.quiz.limit())
    }

    /// Returns whether the user has answered anything in this exercise.
    pub fn is_answered(&self) -> bool {
        match self {
            Self::Questions(questions) => questions.is_answered(),
            Self::FillIn(fill_in) => !fill_in.is_blank(),
            Self::ImproveOrder(_) | Self::Rounds(_) => false,
        }
    }

    /// Returns the exercise on the search that a session shows in its stored form, with its kind; no exercise if
    /// nothing is entered in it. `None` if there is no exercise of the user that can be kept.
    pub fn kept(&self, session: &Session) -> Option<(ExerciseKind, Option<KeptExercise>)> {
        match self {
            Self::FillIn(fill_in) => {
                session.search().filter(|search| fill_in.is_of(search))?;
                Some((ExerciseKind::FillIn, fill_in.kept().map(KeptExercise::Sheet)))
            }
            Self::Questions(questions) => questions.kept(session),
            Self::ImproveOrder(_) | Self::Rounds(_) => None,
        }
    }

    /// Returns whether a question is open at the step at which a session shows its search.
    pub fn is_asking(&self, session: &Session) -> bool {
        self.questions().is_some_and(|questions| questions.is_asking(session))
    }

    /// Returns whether a step forward is possible. It is not while the user has to answer a question.
    pub fn can_go_on(&self, session: &Session) -> bool {
        !self.is_asking(session) || self.audience() != Some(Audience::User)
    }
}
