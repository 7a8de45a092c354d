//! Predicting the next step: the state of the exercise, and what the window conceals meanwhile.

use crate::document::QuestionKind;
use crate::document::practice::Attempts;
use crate::game::any::{AnyGame, AnyMove};
use crate::picture::Concealed;
use crate::practice::refutation::Refutation;
use crate::practice::run::{Run, Selection};
use crate::practice::{Answer, Question};
use crate::score::Score;
use crate::session::Session;
use crate::trace::recording::{Recording, RecordingId};
use crate::trace::{NodeId, Step};
use std::collections::BTreeSet;
use std::sync::Arc;

/// For whom the questions are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// For the user, whose answers are judged.
    User,
    /// For an audience in a room: a question is shown, and the next step answers it.
    Class,
}

/// Who chose the questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionScope {
    /// The author of the document, where it says how it is practiced on, or else the user.
    Author,
    /// The user: every question of the chosen kinds.
    User,
}

/// The exercise of predicting the next step of one recorded search.
#[derive(Clone, Debug)]
pub struct Predict {
    recording: RecordingId,
    /// The run through the questions.
    pub run: Run<AnyMove>,
    /// The children that the user has marked as pruned.
    pub marked: BTreeSet<NodeId>,
    /// For whom the questions are asked.
    pub audience: Audience,
    /// Who chose the questions.
    pub scope: QuestionScope,
    /// The step at which the exercise was started.
    started_at: Step,
    /// The search with another value, with which a wrong cut would change the root, while it is played out.
    pub played_out: Option<Arc<Session>>,
}

impl Predict {
    /// Returns the exercise on a recording, from the questions that are asked after `step`.
    #[must_use]
    pub fn new(
        recording: &Recording<AnyGame>,
        (scope, selection, attempts): (QuestionScope, Selection, Attempts),
        audience: Audience,
        step: Step,
    ) -> Self {
        let run = Run::new(recording, selection, attempts, step);
        Self {
            recording: recording.id,
            run,
            marked: BTreeSet::new(),
            audience,
            scope,
            started_at: step,
            played_out: None,
        }
    }

    /// Returns whether the tree still stands where the exercise was started, at `step`, and the first question is to come.
    pub fn has_just_started(&self, step: Step) -> bool {
        step == self.started_at && self.run.outcomes().is_empty() && !self.run.is_over()
    }

    /// The search with another value, while it is played out.
    pub fn played_out(&self) -> Option<&Session> {
        self.played_out.as_deref()
    }

    /// Changes the search that is played out, where there is one. Returns whether there is.
    pub fn change_played_out(&mut self, change: impl FnOnce(&mut Session)) -> bool {
        let session = self.played_out.as_mut().and_then(Arc::get_mut);
        session.map(change).is_some()
    }

    /// The value that refutes the wrong cut which was answered last, where the tree can be shown with it.
    pub fn refutation(&self) -> Option<(NodeId, Score)> {
        let refutation = &self.run.current()?.verdict.as_ref()?.refutation;
        let Some(Refutation::Changes { leaf: Some(leaf), value, .. }) = *refutation else { return None };
        Some((leaf, value))
    }

    /// Returns whether the exercise is about this recording.
    pub fn is_of(&self, recording: &Recording<AnyGame>) -> bool {
        self.recording == recording.id
    }

    /// Returns what is concealed while the tree stands at `step`.
    pub fn concealed(&self, step: Step) -> Concealed {
        let leaves = Concealed { given_values: self.run.selection().hides_values, ..Concealed::default() };
        self.run.open_at(step).map_or(leaves, |question| conceal(leaves, question))
    }

    /// Answers the open question.
    pub fn answer(&mut self, recording: &Recording<AnyGame>, answer: Answer) {
        self.run.answer(recording, answer);
        self.marked.clear();
    }

    /// Shows the answer to the open question.
    pub fn show_answer(&mut self, recording: &Recording<AnyGame>) {
        self.run.show_answer(recording);
        self.marked.clear();
    }

    /// Goes on to the next question, once the current one is closed.
    pub fn go_on(&mut self, recording: &Recording<AnyGame>) {
        self.played_out = None;
        self.run.go_on(recording);
        self.marked.clear();
    }

    /// Chooses a node for the open question, while the tree stands at `step`: answers with it, or marks it as pruned, or not.
    /// Returns whether the question has such a choice.
    pub fn choose(&mut self, recording: &Recording<AnyGame>, step: Step, node: NodeId) -> bool {
        let Some(question) = self.run.open_at(step).copied() else { return false };
        let is_choice = question.choices(recording).contains(&node);
        if is_choice {
            match question.kind {
                QuestionKind::Cut => {
                    if !self.marked.remove(&node) {
                        self.marked.insert(node);
                    }
                }
                QuestionKind::Next | QuestionKind::Best => self.answer(recording, Answer::Node(node)),
                QuestionKind::Leaf | QuestionKind::Value | QuestionKind::Bound | QuestionKind::Root => {}
            }
        }
        is_choice
    }
}

/// Adds what would answer a question to what is concealed.
fn conceal(concealed: Concealed, question: &Question) -> Concealed {
    let node = Some(question.node);
    match question.kind {
        QuestionKind::Leaf => Concealed { value: node, given_values: true, ..concealed },
        QuestionKind::Value | QuestionKind::Bound => Concealed { value: node, ..concealed },
        QuestionKind::Best | QuestionKind::Root => Concealed { value: node, window: node, result: true, ..concealed },
        QuestionKind::Next | QuestionKind::Cut => concealed,
    }
}
