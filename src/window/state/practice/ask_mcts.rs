//! The questions about a Monte Carlo tree search: the one that is put to the room, or those that the user answers. Each
//! is asked at the step before the one that answers it, where the tree shows everything from which the answer follows.

use super::kept_answers::closed_again;
use super::questions::{AskableSearch, AskedAbout, Audience, QuestionScope, Questions};
use crate::state::classroom::{ClassQuestion, RoomQuestion};
use crate::stored::kept_work::KeptQuestions;
use poda_class::Asking;
use poda_core::game::any::AnyGame;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{Step, TimelineStep};
use poda_session::sampled_lane::SampledLane;
use poda_session::{Session, UniqueId};
use poda_words::practice::mcts::room::{mcts_choices, mcts_question_here};
use poda_words::practice::mcts::{MctsQuestion, MctsResponse};
use poda_words::practice::quiz::{Current, QuestionSelection, Quiz};

/// Questions about a Monte Carlo tree search.
pub type AskMcts = Questions<SampledTree<AnyGame>>;

impl AskableSearch for SampledTree<AnyGame> {
    type Id = UniqueId;

    const OUTLASTS_ENTRY: bool = true;

    fn shown(session: &Session) -> Option<AskedAbout<'_, Self>> {
        let lane = session.sampled()?;
        Some(AskedAbout { id: lane.id, recording: lane.recording(), step: lane.step() })
    }

    fn timeline_step(_: &Session, step: Step) -> TimelineStep {
        TimelineStep::new(step)
    }

    fn offered(&self, question: &MctsQuestion) -> Vec<MctsResponse> {
        mcts_choices(self, question)
    }

    fn for_class<'a>(session: &'a Session, current: &Current<Self>) -> Option<ClassQuestion<'a>> {
        let (lane, question) = (session.sampled()?, current.question);
        Some(ClassQuestion {
            question: RoomQuestion::Sampled(lane.id, question),
            is_closed: current.is_closed,
            written: Box::new(move |number, words| Asking::of_mcts(lane.recording(), question, number, words)),
        })
    }
}

impl AskMcts {
    /// Returns the question about the current step, put to the room, and the step at which it is asked; `None` if there
    /// is nothing to ask, or not all is recorded. It exists until it is left, also after it is answered.
    pub fn here(lane: &SampledLane) -> Option<(Self, Step)> {
        let question = mcts_question_here(lane.recording(), lane.step()).filter(|_| !lane.is_underway())?;
        let quiz = Quiz::about(question, question.shown_step, question.step);
        let asked = Self::of(lane.id, quiz, Audience::Class, QuestionScope::Here, lane.step());
        Some((asked, question.shown_step))
    }

    /// Returns the questions for the user from the current step on, or without one there, from the first step on: those
    /// that the author of the document has chosen, or else all questions of the document's kinds. `None` if there is no
    /// question, on a slide, and while the search is underway. Does not ask again what is kept as closed.
    pub fn from_here(session: &Session, kept: Option<&KeptQuestions>) -> Option<Self> {
        let lane = session.sampled().filter(|lane| !lane.is_underway() && session.slide().is_none())?;
        let chosen = session.history().chosen_questions().iter();
        let chosen: Vec<_> = chosen.filter_map(|it| Some((it.kind.own()?, it.step.get()))).collect();
        let practice = session.document().practice.clone().unwrap_or_default();
        let kinds =
            if chosen.is_empty() { practice.kinds.of() } else { chosen.iter().map(|&(kind, _)| kind).collect() };
        let selection = QuestionSelection { kinds, hides_values: false, chosen };
        let closed = kept.map_or_else(Vec::new, |kept| closed_again(lane.recording(), kept));
        let quiz_from = |step| Quiz::new(lane.recording(), selection.clone(), practice.attempts, step, closed.clone());
        let quiz = Some(quiz_from(lane.step())).filter(|quiz| !quiz.is_over()).unwrap_or_else(|| quiz_from(0));
        let mut asked = Self::of(lane.id, quiz, Audience::User, QuestionScope::Author, lane.step());
        if let Some(kept) = kept {
            asked.repeat_open(lane.recording(), kept);
        }
        (!asked.quiz.is_over()).then_some(asked)
    }

    /// Returns whether the questions are about this search.
    pub fn is_about(&self, lane: &SampledLane) -> bool {
        self.is_about_search(lane.id)
    }

    pub fn open(&self) -> Option<&MctsQuestion> {
        self.quiz.open_at(Step::MAX)
    }
}
