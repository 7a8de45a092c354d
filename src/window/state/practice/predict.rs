//! Predicting the next step of a depth-first search: what its questions conceal, and how the user chooses nodes.

use super::questions::{AskableSearch, AskedAbout, Audience, QuestionScope, Questions};
use crate::state::classroom::{ClassQuestion, RoomQuestion};
use poda_class::Asking;
use poda_core::document::practice::AnswerForm;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::score::Score;
use poda_core::search::refutation::Refutation;
use poda_core::trace::passes::PassStep;
use poda_core::trace::recording::{Recording, RecordingId};
use poda_core::trace::{NodeId, Step, TimelineStep};
use poda_paper::asked::conceal;
use poda_picture::picture::Concealed;
use poda_session::Session;
use poda_words::practice::offered_change::OfferedChange;
use poda_words::practice::quiz::{Current, Quiz};
use poda_words::practice::{Answer, Question, room};

/// Questions about a depth-first search, which ask the user to predict its next step.
pub type Predict = Questions<Recording<AnyGame>>;

impl AskableSearch for Recording<AnyGame> {
    type Id = RecordingId;

    const OUTLASTS_ENTRY: bool = false;

    fn shown(session: &Session) -> Option<AskedAbout<'_, Self>> {
        let search = session.search()?;
        Some(AskedAbout { id: search.recording().id, recording: search.recording(), step: search.step() })
    }

    fn timeline_step(session: &Session, step: Step) -> TimelineStep {
        session.search().map_or(TimelineStep::START, |search| search.timeline_step_at(step))
    }

    fn offered(&self, question: &Question) -> Vec<Answer> {
        room::choices(self, question)
    }

    fn for_class<'a>(session: &'a Session, current: &Current<Self>) -> Option<ClassQuestion<'a>> {
        let search = session.search()?;
        let (question, at) = (current.question, PassStep { pass: search.pass(), step: current.asked_at });
        Some(ClassQuestion {
            question: RoomQuestion::Search(search.recording().id, question, at),
            is_closed: current.is_closed,
            written: Box::new(move |number, words| Asking::of_search(search.passes(), question, at, number, words)),
        })
    }
}

impl Predict {
    /// Returns the exercise for a quiz about `recording`, started at step `started_at`.
    pub fn new(
        recording: &Recording<AnyGame>,
        quiz: Quiz<Recording<AnyGame>>,
        audience: Audience,
        scope: QuestionScope,
        started_at: Step,
    ) -> Self {
        Self::of(recording.id, quiz, audience, scope, started_at)
    }

    /// Returns the exercise with a single question, put to the room at `step`.
    pub fn here(recording: &Recording<AnyGame>, question: Question, step: Step) -> Self {
        let quiz = Quiz::about(question, step, room::answered_at(recording, &question, step));
        Self::new(recording, quiz, Audience::Class, QuestionScope::Here, step)
    }

    /// Returns whether the exercise is about this recording.
    pub fn is_of(&self, recording: &Recording<AnyGame>) -> bool {
        self.is_about_search(recording.id)
    }

    /// Returns whether the card of the exercise is shown in a session.
    pub fn has_card_in(&self, session: &Session) -> bool {
        session.search().is_some_and(|search| self.has_card(search.step()))
    }

    /// Returns the lines to the leaves that refute the last wrong cut, and the refuting value of these leaves.
    pub fn refutation(&self) -> Option<(impl Iterator<Item = &[AnyMove]>, Score)> {
        let refutation = self.quiz.current()?.verdict.as_ref()?.refutation.as_ref();
        let Some(Refutation::Changes { line, others, value, .. }) = refutation else { return None };
        Some(([line].into_iter().chain(others).map(Vec::as_slice), *value))
    }

    /// Returns what is concealed at `step`.
    pub fn concealed(&self, step: Step) -> Concealed {
        let leaves = Concealed { given_values: self.quiz.selection().hides_values, ..Concealed::default() };
        let Some(question) = self.quiz.open_at(step) else { return leaves };
        conceal(leaves, question, step)
    }

    /// Chooses a node for the open question at `step`: answers with the node, or toggles whether it is marked as
    /// pruned. Returns whether the node is one of the choices.
    pub fn choose(&mut self, recording: &Recording<AnyGame>, step: Step, node: NodeId) -> bool {
        let Some(question) = self.quiz.open_at(step).copied() else { return false };
        let is_choice = question.choices(recording).contains(&node);
        if is_choice {
            match question.kind.properties().form {
                AnswerForm::Children | AnswerForm::Leaves => {
                    if !self.marked.remove(&node) {
                        self.marked.insert(node);
                    }
                }
                AnswerForm::Node => self.answer(recording, Answer::Node(node)),
                AnswerForm::Number
                | AnswerForm::Value
                | AnswerForm::Sum
                | AnswerForm::Vector
                | AnswerForm::Changes
                | AnswerForm::Counts => {}
            }
        }
        is_choice
    }

    /// Marks a change of all leaves for the answer, or removes its mark.
    pub fn mark_change(&mut self, change: OfferedChange) {
        if !self.marked_changes.remove(&change) {
            self.marked_changes.insert(change);
        }
    }

    /// Returns the answer that is marked, if the question at `step` asks for several nodes or changes and one is marked.
    pub fn marked_answer(&self, step: Step) -> Option<Answer> {
        let form = self.quiz.open_at(step)?.kind.properties().form;
        let nodes = || self.marked.iter().copied().collect();
        let changes = || self.marked_changes.iter().copied().collect();
        match form {
            AnswerForm::Children | AnswerForm::Leaves => (!self.marked.is_empty()).then(|| Answer::Children(nodes())),
            AnswerForm::Changes => (!self.marked_changes.is_empty()).then(|| Answer::Changes(changes())),
            AnswerForm::Node
            | AnswerForm::Number
            | AnswerForm::Value
            | AnswerForm::Sum
            | AnswerForm::Vector
            | AnswerForm::Counts => None,
        }
    }
}
