//! A run through the questions of one recorded search: the open question, its number of attempts, and every result.
//!
//! The run limits the step to which the tree may go. The tree never passes the open question. After a question is closed,
//! the tree may show its answer, unless that would also answer the next question.
//!
//! Does not depend on any language or window: the caller makes the sentences for questions, verdicts and hints from the
//! data of this module.

use super::answer::Answer;
use super::question::{Question, questions_shown_at};
use super::reason::{AnswerError, HintStrength, Verdict, judge, shown};
use poda_core::document::practice::Attempts;
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_core::game::Game;
use poda_core::trace::Step;
use poda_core::trace::recording::Recording;
use std::collections::VecDeque;

/// The number of steps of the longest search whose questions are counted.
const MAX_STEPS: usize = 20_000;

/// Which questions of a recording are asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// The kinds that are asked.
    pub kinds: QuestionKinds,
    /// Whether the values of the leaves of an explicit tree are hidden, so that `kinds` may include questions about them.
    pub hides_values: bool,
    /// The chosen questions, by kind and by the step that gives the answer; if empty, every question of the kinds is
    /// asked.
    pub chosen: Vec<(QuestionKind, Step)>,
}

impl Selection {
    /// Returns every question of the selection, in order.
    pub fn questions<'a, G: Game>(&'a self, recording: &'a Recording<G>) -> impl Iterator<Item = Question> + 'a {
        (1..=recording.trace().len()).flat_map(move |step| self.shown_at(recording, step))
    }

    /// Returns the questions of the selection after `step`, in order; `None` if the search is too long to list them.
    pub fn questions_after<G: Game>(&self, recording: &Recording<G>, step: Step) -> Option<Vec<Question>> {
        let is_short = recording.trace().len() <= MAX_STEPS;
        is_short.then(|| self.questions(recording).filter(|question| step < question.shown_step).collect())
    }

    /// Returns the questions of the selection while the tree is shown at `step`, in order.
    fn shown_at<G: Game>(&self, recording: &Recording<G>, step: Step) -> impl Iterator<Item = Question> + use<'_, G> {
        let questions = questions_shown_at(recording, self.kinds, self.hides_values, step);
        let is_chosen = |question: &Question| self.chosen.contains(&(question.kind, question.step));
        questions.into_iter().filter(move |question| self.chosen.is_empty() || is_chosen(question))
    }
}

/// The result of the first attempt at a question, which is the only one that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstAttempt {
    /// It was right.
    Right,
    /// It was wrong.
    Wrong,
    /// There was no attempt: the answer was shown.
    Shown,
}

/// A closed question and its result.
#[derive(Clone, Debug)]
pub struct ClosedQuestion {
    /// The question.
    pub question: Question,
    /// The first attempt.
    pub first: FirstAttempt,
    /// Every answer that was given, in order.
    pub given: Vec<Answer>,
    /// The strongest hint that was shown.
    pub hint: Option<HintStrength>,
}

/// The current question of a run. `M` is a move of the game.
#[derive(Clone, Debug)]
pub struct Current<M> {
    /// The question.
    pub question: Question,
    /// The step at which the tree is shown during the question.
    pub asked_at: Step,
    /// The last step to which the tree may go after the question is closed.
    answered_at: Step,
    /// Whether no more attempts are allowed.
    pub is_closed: bool,
    /// The last answer that was judged.
    pub judged: Option<Answer>,
    /// The verdict on that answer, or on the one that was shown without an attempt.
    pub verdict: Option<Verdict<M>>,
    /// The strongest hint that was shown.
    pub hint: Option<HintStrength>,
    given: Vec<Answer>,
    first: Option<FirstAttempt>,
}

impl<M> Current<M> {
    const fn new(question: Question, asked_at: Step, answered_at: Step) -> Self {
        let (is_closed, judged, verdict, hint) = (false, None, None, None);
        Self { question, asked_at, answered_at, is_closed, judged, verdict, hint, given: Vec::new(), first: None }
    }

    /// Returns the outcome of the question if there are no more answers; `None` if there was no attempt yet.
    pub fn outcome_so_far(&self) -> Option<ClosedQuestion> {
        let Self { question, hint, given, first, .. } = self;
        Some(ClosedQuestion { question: *question, first: (*first)?, given: given.clone(), hint: *hint })
    }

    /// Returns the last answer that used up an attempt.
    pub fn last_answer(&self) -> Option<&Answer> {
        self.given.last()
    }
}

/// A run through the questions of one recorded search.
#[derive(Clone, Debug)]
pub struct Run<M> {
    selection: Selection,
    /// The number of attempts at a question.
    attempts: Attempts,
    current: Option<Current<M>>,
    /// The remaining questions at the same step as the current one.
    queue: VecDeque<Question>,
    /// The last step to which the tree may go.
    limit: Step,
    /// The number of all questions; `None` if the search is too long to count them.
    total: Option<usize>,
    outcomes: Vec<ClosedQuestion>,
}

impl<M: Clone> Run<M> {
    /// Returns a run through the questions after `step`, with this number of attempts at each. Questions that are already
    /// closed are not asked again.
    pub fn new<G: Game<Move = M>>(
        recording: &Recording<G>,
        selection: Selection,
        attempts: Attempts,
        step: Step,
        outcomes: Vec<ClosedQuestion>,
    ) -> Self {
        let to_come = selection.questions_after(recording, step);
        let (current, queue, total) = (None, VecDeque::new(), None);
        let mut run = Self { selection, attempts, current, queue, limit: step, total, outcomes };
        let count = |questions: Vec<_>| questions.iter().filter(|&it| !run.has_closed(it)).count();
        run.total = to_come.map(|questions| run.outcomes.len() + count(questions));
        run.find_next(recording);
        run
    }

    /// Returns a run with a single question, which is asked while the tree is shown at `asked_at` and answered at
    /// `answered_at`.
    pub fn about(question: Question, asked_at: Step, answered_at: Step) -> Self {
        let selection = Selection { kinds: QuestionKinds::NONE, hides_values: false, chosen: Vec::new() };
        let current = Some(Current::new(question, asked_at, answered_at));
        Self {
            selection,
            attempts: Attempts::default(),
            current,
            queue: VecDeque::new(),
            limit: asked_at,
            outcomes: Vec::new(),
            total: Some(1),
        }
    }

    fn has_closed(&self, question: &Question) -> bool {
        self.outcomes.iter().any(|outcome| outcome.question == *question)
    }

    /// Returns the number of all questions; `None` if the search is too long to count them.
    pub const fn total(&self) -> Option<usize> {
        self.total
    }

    /// Returns the number of the current question, counted from 1.
    pub fn number(&self) -> usize {
        self.outcomes.len() + usize::from(self.current.as_ref().is_some_and(|current| !current.is_closed))
    }

    /// Closes the open question if there was an attempt at it, with the first attempt as the result.
    pub fn close_attempted<G: Game<Move = M>>(&mut self, recording: &Recording<G>) {
        let is_attempted = |current: &&mut Current<M>| !current.is_closed && current.first.is_some();
        if let Some(current) = self.current.as_mut().filter(is_attempted) {
            current.is_closed = true;
            self.close(recording);
        }
    }

    /// Returns the current question; `None` after the last one.
    pub const fn current(&self) -> Option<&Current<M>> {
        self.current.as_ref()
    }

    /// Returns the question that is open while the tree is shown at `step`; `None` before it is reached and after it is
    /// closed.
    pub fn open_at(&self, step: Step) -> Option<&Question> {
        let current = self.current.as_ref().filter(|current| !current.is_closed)?;
        (current.asked_at <= step).then_some(&current.question)
    }

    /// Returns the last step to which the tree may go: the step at which the current question is asked, or after it is
    /// closed, the step that shows its answer.
    pub const fn limit(&self) -> Step {
        self.limit
    }

    /// Returns whether every question is closed.
    pub const fn is_over(&self) -> bool {
        self.current.is_none()
    }

    /// Returns whether any answer was given.
    pub fn is_answered(&self) -> bool {
        !self.outcomes.is_empty() || self.current.as_ref().is_some_and(|current| current.first.is_some())
    }

    /// Returns every closed question with its result, in order.
    pub fn outcomes(&self) -> &[ClosedQuestion] {
        &self.outcomes
    }

    /// Returns the selection of questions.
    pub const fn selection(&self) -> &Selection {
        &self.selection
    }

    /// Judges an answer to the open question. An answer of the wrong form does not use up an attempt. Without an open
    /// question, does nothing.
    pub fn answer<G: Game<Move = M>>(&mut self, recording: &Recording<G>, answer: Answer) {
        let Some(current) = self.current.as_mut().filter(|current| !current.is_closed) else { return };
        let verdict = judge(recording, &current.question, &answer);
        current.judged = Some(answer.clone());
        let is_attempt = !matches!(verdict.error, Some(AnswerError::WrongForm | AnswerError::NotAChoice(_)));
        if is_attempt {
            current.given.push(answer);
            current.first.get_or_insert(if verdict.is_right { FirstAttempt::Right } else { FirstAttempt::Wrong });
            current.is_closed = verdict.is_right || self.attempts.get() <= current.given.len();
        }
        current.verdict = Some(verdict);
        if current.is_closed {
            self.close(recording);
        }
    }

    /// Closes the open question and shows its answer. Without a previous attempt, it counts as not answered.
    pub fn show_answer<G: Game<Move = M>>(&mut self, recording: &Recording<G>) {
        let Some(current) = self.current.as_mut().filter(|current| !current.is_closed) else { return };
        current.first.get_or_insert(FirstAttempt::Shown);
        current.judged = None;
        current.verdict = Some(shown(recording, &current.question));
        current.is_closed = true;
        self.close(recording);
    }

    /// Asks the last closed question again.
    pub fn ask_again(&mut self) {
        if let Some(current) = self.current.as_mut().filter(|current| current.is_closed) {
            *current = Current::new(current.question, current.asked_at, current.answered_at);
            self.limit = current.asked_at;
            self.outcomes.pop();
        }
    }

    /// Shows a hint for the open question, which becomes stronger each time.
    pub fn strengthen_hint(&mut self) {
        if let Some(current) = self.current.as_mut().filter(|current| !current.is_closed) {
            current.hint = match current.hint {
                None => Some(HintStrength::Where),
                Some(shown) => Some(shown.stronger().unwrap_or(shown)),
            };
        }
    }

    /// Continues with the next question if the current one is closed.
    pub fn go_on<G: Game<Move = M>>(&mut self, recording: &Recording<G>) {
        if self.current.as_ref().is_some_and(|current| current.is_closed) {
            self.find_next(recording);
        }
    }

    /// Records the outcome of the current question. The tree may then go to the step that gives the answer, but must stay
    /// before the step that answers the next question.
    fn close<G: Game<Move = M>>(&mut self, recording: &Recording<G>) {
        let Some(current) = &self.current else { return };
        let Current { question, answered_at, hint, given, first, .. } = current;
        let first = first.unwrap_or(FirstAttempt::Shown);
        self.outcomes.push(ClosedQuestion { question: *question, first, given: given.clone(), hint: *hint });
        let before_next = self.queue.front().map(|next| next.step.saturating_sub(1));
        let seen = (*answered_at).min(before_next.unwrap_or(recording.trace().len()));
        self.limit = self.limit.max(seen);
    }

    /// Finds the next question. After the last one, the tree may go to its end.
    fn find_next<G: Game<Move = M>>(&mut self, recording: &Recording<G>) {
        let asked_at = self.current.take().map_or(self.limit, |current| current.question.shown_step);
        if self.queue.is_empty() {
            let last = recording.trace().len();
            let shown_at =
                |step| self.selection.shown_at(recording, step).filter(|question| !self.has_closed(question)).collect();
            let found = (asked_at + 1..=last).map(shown_at);
            self.queue = found.into_iter().find(|questions: &VecDeque<_>| !questions.is_empty()).unwrap_or_default();
        }
        let next = self.queue.pop_front();
        self.current = next.map(|question| Current::new(question, question.shown_step, question.step));
        let stands_at = self.current.as_ref().map_or(recording.trace().len(), |current| current.question.shown_step);
        self.limit = self.limit.max(stands_at);
    }
}

/// The number of questions of a kind, and the number of them that were right at the first attempt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RightCount {
    /// The number that were right at the first attempt.
    pub right: usize,
    /// The number of questions.
    pub asked: usize,
}

impl RightCount {
    /// Counts the outcomes of a kind, or all outcomes for `None`.
    pub fn of(outcomes: &[ClosedQuestion], kind: Option<QuestionKind>) -> Self {
        let of_kind = || outcomes.iter().filter(|outcome| kind.is_none_or(|kind| outcome.question.kind == kind));
        let right = of_kind().filter(|outcome| outcome.first == FirstAttempt::Right).count();
        Self { right, asked: of_kind().count() }
    }
}
