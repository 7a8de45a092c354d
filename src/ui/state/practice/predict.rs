//! Predicting the next step: the state of the exercise, and what the window conceals meanwhile.

use poda_core::document::practice::AnswerForm;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::score::Score;
use poda_core::search::refutation::Refutation;
use poda_core::trace::recording::{Recording, RecordingId};
use poda_core::trace::{NodeId, Step};
use poda_paper::asked::conceal;
use poda_picture::picture::Concealed;
use poda_picture::picture::draw::ChoiceBadge;
use poda_session::Session;
use poda_words::practice::run::{ClosedQuestion, Current, FirstAttempt, Run};
use poda_words::practice::{Answer, Question, room};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The people to whom the questions are put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// The user, whose answers are judged.
    User,
    /// An audience in a room. The question is shown, and the next step answers it.
    Class,
    /// A reader, who meets the questions of a document while stepping through it, and can skip them.
    Reader,
}

/// How the questions are selected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionScope {
    /// The questions that the author of the document chose, or else the most instructive ones.
    Author,
    /// The most instructive questions of the kinds that the user chose.
    User,
    /// Every question of the kinds that the user chose.
    Everything,
    /// The single question about the shown step.
    Here,
}

/// The exercise of predicting the next step of a recorded search.
#[derive(Clone, Debug)]
pub struct Predict {
    recording: RecordingId,
    pub run: Run<Recording<AnyGame>>,
    /// The nodes that the user marked as pruned, in this search or for some leaf values.
    pub marked: BTreeSet<NodeId>,
    pub audience: Audience,
    /// The number of raised hands for each choice of the question, and the choice counted last.
    pub hands: Hands,
    pub scope: QuestionScope,
    /// Whether a step forward from the open question has reminded the reader of it. The next one shows the answer.
    pub is_reminded: bool,
    /// The step at which the exercise was started.
    started_at: Step,
    /// The search with a value for which a wrong cut would change the root, while it is played out.
    pub played_out: Option<Arc<Session>>,
}

impl Predict {
    /// Returns the exercise for a run through questions about `recording`, started at step `started_at`.
    pub fn new(
        recording: &Recording<AnyGame>,
        run: Run<Recording<AnyGame>>,
        (audience, scope): (Audience, QuestionScope),
        started_at: Step,
    ) -> Self {
        let (recording, marked, hands, played_out) = (recording.id, BTreeSet::new(), Hands::default(), None);
        let is_reminded = false;
        Self { recording, run, marked, audience, hands, scope, is_reminded, started_at, played_out }
    }

    /// Returns the exercise with a single question, put to the room at `step`.
    pub fn here(recording: &Recording<AnyGame>, question: Question, step: Step) -> Self {
        let run = Run::about(question, step, room::answered_at(recording, &question, step));
        Self::new(recording, run, (Audience::Class, QuestionScope::Here), step)
    }

    /// Returns the question put to the room and its choices, if it is shown at `step`. A closed question is shown until it is
    /// left.
    pub fn asked_of_room(
        &self,
        recording: &Recording<AnyGame>,
        step: Step,
    ) -> Option<(&Current<Recording<AnyGame>>, Vec<Answer>)> {
        let current = self.run.current().filter(|_| self.audience == Audience::Class)?;
        let is_shown = self.run.open_at(step).is_some() || current.is_closed && step == self.run.limit();
        is_shown.then(|| (current, room::choices(recording, &current.question)))
    }

    /// Returns whether the card of the exercise is shown at `step`. A reader sees it only at a question.
    pub fn has_card(&self, step: Step) -> bool {
        match self.audience {
            Audience::User => true,
            Audience::Class => false,
            Audience::Reader => self.run.current().is_some() && self.run.limit() <= step,
        }
    }

    /// Returns whether the tree is at the initial step of the exercise, and no question has been closed yet.
    pub fn has_just_started(&self, step: Step) -> bool {
        step == self.started_at && self.run.outcomes().is_empty() && !self.run.is_over()
    }

    /// Returns the search with a refuting value, while it is played out.
    pub fn played_out(&self) -> Option<&Session> {
        self.played_out.as_deref()
    }

    /// Changes the search that is played out. Returns whether there is one.
    pub fn change_played_out(&mut self, change: impl FnOnce(&mut Session)) -> bool {
        let session = self.played_out.as_mut().and_then(Arc::get_mut);
        session.map(change).is_some()
    }

    /// Returns the line to the leaf that refutes the last wrong cut, and the refuting value of that leaf.
    pub fn refutation(&self) -> Option<(&[AnyMove], Score)> {
        let refutation = self.run.current()?.verdict.as_ref()?.refutation.as_ref();
        let Some(Refutation::Changes { line, value, .. }) = refutation else { return None };
        Some((line, *value))
    }

    /// Returns whether the exercise is about this recording.
    pub fn is_of(&self, recording: &Recording<AnyGame>) -> bool {
        self.recording == recording.id
    }

    /// Returns what is concealed at `step`.
    pub fn concealed(&self, step: Step) -> Concealed {
        let leaves = Concealed { given_values: self.run.selection().hides_values, ..Concealed::default() };
        let Some(question) = self.run.open_at(step) else { return leaves };
        conceal(leaves, question, step)
    }

    /// Returns the outcomes that count. If a reader steps on, the answer is shown, which does not count as an attempt.
    pub fn counted_outcomes(&self) -> impl Iterator<Item = &ClosedQuestion<Recording<AnyGame>>> + Clone {
        let is_reader = self.audience == Audience::Reader;
        self.run.outcomes().iter().filter(move |outcome| !is_reader || outcome.first != FirstAttempt::Shown)
    }

    pub fn answer(&mut self, recording: &Recording<AnyGame>, answer: Answer) {
        self.run.answer(recording, answer);
        self.marked.clear();
    }

    pub fn show_answer(&mut self, recording: &Recording<AnyGame>) {
        self.run.show_answer(recording);
        self.marked.clear();
        self.is_reminded = false;
    }

    /// Goes to the next question, once the current one is closed.
    pub fn go_on(&mut self, recording: &Recording<AnyGame>) {
        self.played_out = None;
        self.hands = Hands::default();
        self.is_reminded = false;
        self.run.go_on(recording);
        self.marked.clear();
    }

    /// Chooses a node for the open question at `step`: answers with the node, or toggles whether it is marked as pruned.
    /// Returns whether the node is one of the choices.
    pub fn choose(&mut self, recording: &Recording<AnyGame>, step: Step, node: NodeId) -> bool {
        let Some(question) = self.run.open_at(step).copied() else { return false };
        let is_choice = question.choices(recording).contains(&node);
        if is_choice {
            match question.kind.properties().form {
                AnswerForm::Children | AnswerForm::Leaves => {
                    if !self.marked.remove(&node) {
                        self.marked.insert(node);
                    }
                }
                AnswerForm::Node => self.answer(recording, Answer::Node(node)),
                AnswerForm::Number | AnswerForm::Value | AnswerForm::Sum | AnswerForm::Vector | AnswerForm::Counts => {}
            }
        }
        is_choice
    }
}

/// The raised hands, or the answers of phones, for each choice of a question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hands {
    counts: Vec<u32>,
    last: usize,
    before: Vec<u32>,
}

impl Hands {
    /// Returns the answers of phones. `before` contains the answers given before the discussion. It is empty if the question is
    /// asked for the first time.
    pub fn of_phones(counts: &[u64], before: &[u64]) -> Self {
        let counted = |counts: &[u64]| counts.iter().map(|&count| u32::try_from(count).unwrap_or(u32::MAX)).collect();
        Self { counts: counted(counts), last: 0, before: counted(before) }
    }

    /// Returns how many phones gave the choice with this index before the discussion. Returns `None` if the question is asked
    /// for the first time.
    pub fn before(&self, choice: usize) -> Option<u32> {
        (!self.before.is_empty()).then(|| self.before.get(choice).copied().unwrap_or(0))
    }

    /// Returns how many hands were counted for the choice with this index.
    pub fn of(&self, choice: usize) -> u32 {
        self.counts.get(choice).copied().unwrap_or(0)
    }

    /// Returns the badge of the choice with this index out of `count`, at a node or on the edge to it.
    pub fn badge(
        &self,
        (index, count): (usize, usize),
        (node, is_on_edge): (NodeId, bool),
        is_right: Option<bool>,
    ) -> ChoiceBadge {
        let all_hands = (0..count).map(|choice| self.of(choice)).sum();
        let all_before = (0..count).filter_map(|choice| self.before(choice)).sum();
        let before = self.before(index).map(|before| (before, all_before));
        let (number, hands) = (index + 1, self.of(index));
        ChoiceBadge { number, node, is_on_edge, hands, all_hands, before, is_right }
    }

    /// Begins another vote on the same question. What was counted becomes the count before the discussion.
    pub fn vote_again(&mut self) {
        if self.counts.iter().any(|&count| 0 < count) {
            *self = Self { before: std::mem::take(&mut self.counts), ..Self::default() };
        }
    }

    /// Adds a hand for a choice.
    pub fn raise(&mut self, choice: usize) {
        self.counts.resize(self.counts.len().max(choice + 1), 0);
        self.counts[choice] += 1;
        self.last = choice;
    }

    /// Adds a hand to the choice that was counted last, or removes one.
    pub fn correct(&mut self, is_more: bool) {
        if is_more {
            self.raise(self.last);
        } else if let Some(count) = self.counts.get_mut(self.last) {
            *count = count.saturating_sub(1);
        }
    }
}
