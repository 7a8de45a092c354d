//! The questions about the shown search, of whichever kind it is, and what differs between the kinds.

use super::ask_mcts::AskMcts;
use super::predict::Predict;
use super::questions::{Audience, QuestionScope, UnderWay};
use super::slide_question::SlideQuestion;
use crate::stored::kept_work::{KeptExercise, KeptQuestions};
use derive_more::From;
use poda_class::NotAsked;
use poda_core::document::practice::ExerciseKind;
use poda_core::trace::limits::Ending;
use poda_core::trace::{Step, TimelineStep};
use poda_session::Session;
use poda_session::lanes::{Lane, Side};
use poda_words::practice::mcts::MctsResponse;
use poda_words::practice::{Answer, Unaskable};

/// Questions about a search of any kind.
#[derive(Clone, Debug)]
pub enum AnyQuestions {
    Search(Box<Predict>),
    Sampled(Box<AskMcts>),
    /// The lecturer's own question on a slide.
    Slide(Box<SlideQuestion>),
}

impl AnyQuestions {
    /// Returns the question about the current step of the search that a session shows, to be put to the room, and the
    /// step at which it is asked. `None` of a depth-first search, about which the room predicts.
    ///
    /// # Errors
    /// Returns why there is no question.
    pub fn for_room(session: &Session) -> Option<Result<(Self, Step), NotAsked>> {
        let lane = session.lanes().first;
        let asked = match lane {
            Lane::Search(_) => return None,
            Lane::Sampled(lane) => AskMcts::here(lane).map(|(asked, at)| (Self::Sampled(Box::new(asked)), at)),
        };
        let is_underway = lane.story().ending() == Ending::Underway;
        let why =
            if is_underway { NotAsked::Unaskable(Unaskable::IsIncomplete) } else { NotAsked::NothingHere(lane.kind()) };
        Some(asked.ok_or(why))
    }

    /// Returns what all kinds have in common.
    pub fn under_way(&self) -> &dyn UnderWay {
        match self {
            Self::Search(predict) => &**predict,
            Self::Sampled(asked) => &**asked,
            Self::Slide(asked) => &**asked,
        }
    }

    pub fn under_way_mut(&mut self) -> &mut dyn UnderWay {
        match self {
            Self::Search(predict) => &mut **predict,
            Self::Sampled(asked) => &mut **asked,
            Self::Slide(asked) => &mut **asked,
        }
    }

    /// Returns the questions, if they are about a depth-first search.
    pub fn predict(&self) -> Option<&Predict> {
        match self {
            Self::Search(predict) => Some(predict),
            Self::Sampled(_) | Self::Slide(_) => None,
        }
    }

    pub fn predict_mut(&mut self) -> Option<&mut Predict> {
        match self {
            Self::Search(predict) => Some(predict),
            Self::Sampled(_) | Self::Slide(_) => None,
        }
    }

    /// Returns the lecturer's own question on a slide.
    pub fn own(&self) -> Option<&SlideQuestion> {
        match self {
            Self::Search(_) | Self::Sampled(_) => None,
            Self::Slide(asked) => Some(asked),
        }
    }

    /// Returns the questions, if they are about a sampled search.
    pub fn sampled(&self) -> Option<&AskMcts> {
        match self {
            Self::Search(_) | Self::Slide(_) => None,
            Self::Sampled(asked) => Some(asked),
        }
    }

    /// Returns whether a question is open at the step at which a session shows its search. A sampled search is always
    /// at the step of its question.
    pub fn is_asking(&self, session: &Session) -> bool {
        match self {
            Self::Search(predict) => predict.state().is_open_at(predict.shown_step(session)),
            Self::Sampled(asked) => asked.open().is_some(),
            Self::Slide(asked) => asked.state().is_open_at(asked.shown_step(session)),
        }
    }

    /// Returns whether there is an answer in the exercise. The only question about a sampled search that is an exercise
    /// is put to the room.
    pub fn is_answered(&self) -> bool {
        match self {
            Self::Search(predict) => predict.quiz.is_answered(),
            Self::Sampled(_) | Self::Slide(_) => false,
        }
    }

    /// Returns the user's questions about the search that a session shows in their stored form, as
    /// [`PracticeMode::kept`](super::PracticeMode::kept) does.
    pub fn kept(&self, session: &Session) -> Option<(ExerciseKind, Option<KeptExercise>)> {
        let (asked, state) = (self.under_way(), self.under_way().state());
        let is_kept = state.audience == Audience::User && state.scope != QuestionScope::Here;
        (is_kept && asked.is_about_shown(session))
            .then(|| (ExerciseKind::Predict, asked.kept(session).map(KeptExercise::Questions)))
    }

    /// Answers the open question. Ignores an answer to a question about a search of another kind.
    pub fn answer(&mut self, answer: AnyAnswer, session: &Session) {
        match self {
            Self::Search(predict) => {
                if let (AnyAnswer::Search(answer), Some(search)) = (answer, session.search()) {
                    predict.answer(search.recording(), answer);
                }
            }
            Self::Sampled(asked) => {
                if let (AnyAnswer::Sampled(answer), Some(lane)) = (answer, session.sampled()) {
                    asked.answer(lane.recording(), answer);
                }
            }
            // Only the room answers it.
            Self::Slide(_) => {}
        }
    }
}

/// An answer to a question about a search of any kind.
#[derive(Clone, Debug, From)]
pub enum AnyAnswer {
    Search(Answer),
    Sampled(MctsResponse),
}

/// The questions that the user answers in the strip under the tree, beside everything else.
#[derive(Clone, Debug)]
pub struct StripQuestions {
    pub questions: AnyQuestions,
    /// Whether the question is in view. One that is not stops no step.
    pub is_in_view: bool,
}

impl StripQuestions {
    /// Returns the questions about the shown search from the current step on, if it has such questions, without those
    /// that are kept as closed.
    pub fn from_here(session: &Session, kept: Option<&KeptQuestions>) -> Option<Self> {
        let questions = match session.lanes().first {
            Lane::Search(_) => None,
            Lane::Sampled(_) => AskMcts::from_here(session, kept).map(Box::new).map(AnyQuestions::Sampled),
        };
        questions.map(|questions| Self { questions, is_in_view: true })
    }

    /// Returns whether the questions are about the search that is shown.
    pub fn is_about_shown(&self, session: &Session) -> bool {
        self.questions.under_way().is_about_shown(session)
    }

    /// Returns the step at which the question in view is open, if the user steps through its search and has gone beyond
    /// that step.
    pub fn step_to_return_to(&self, session: &Session) -> Option<TimelineStep> {
        let is_stepped = session.stepped_side() == Side::First && self.is_about_shown(session);
        let asked = self.questions.under_way();
        let open = asked.state().open_step.filter(|_| is_stepped && self.is_in_view)?;
        asked.shown_step(session).filter(|&step| open < step).map(|_| asked.timeline_step(session, open))
    }
}
