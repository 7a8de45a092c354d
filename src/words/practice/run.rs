//! A run through the questions of one recorded search: which question is open, how often it was tried, and every result.
//!
//! The run has a place in the trace, as the tree on the screen has. It never lets the tree go past the open question, and
//! where a question is closed, the tree may show its answer unless that answers the next question too.
//!
//! Knows no words and no window: a sentence for a question, a verdict or a hint is made from what is returned here.

use super::answer::Answer;
use super::question::{Question, questions_shown_at};
use super::reason::{AnswerError, HintStrength, Verdict, judge, shown};
use poda_core::document::practice::Attempts;
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_core::game::Game;
use poda_core::trace::Step;
use poda_core::trace::recording::Recording;
use std::collections::VecDeque;

/// The longest search whose questions are counted, in steps.
const MAX_STEPS: usize = 20_000;

/// Which questions of a recording are asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selection {
    /// The kinds that are asked.
    pub kinds: QuestionKinds,
    /// Whether the values of the leaves of an explicit tree are hidden, and asked for if `kinds` says so.
    pub hides_values: bool,
    /// The chosen questions, by kind and by the step that gives the answer; every question of the kinds where empty.
    pub chosen: Vec<(QuestionKind, Step)>,
}

impl Selection {
    /// Returns every question that is asked, in order.
    pub fn questions<'a, G: Game>(&'a self, recording: &'a Recording<G>) -> impl Iterator<Item = Question> + 'a {
        (1..=recording.trace().len()).flat_map(move |step| self.shown_at(recording, step))
    }

    /// Returns the questions that are asked after `step`, in order; `None` where the search is too long to go through for that.
    pub fn questions_after<G: Game>(&self, recording: &Recording<G>, step: Step) -> Option<Vec<Question>> {
        let is_short = recording.trace().len() <= MAX_STEPS;
        is_short.then(|| self.questions(recording).filter(|question| step < question.shown_step).collect())
    }

    /// Returns the questions that are asked while the tree stands at `step`, in order.
    fn shown_at<G: Game>(&self, recording: &Recording<G>, step: Step) -> impl Iterator<Item = Question> + use<'_, G> {
        let questions = questions_shown_at(recording, self.kinds, self.hides_values, step);
        let is_chosen = |question: &Question| self.chosen.contains(&(question.kind, question.step));
        questions.into_iter().filter(move |question| self.chosen.is_empty() || is_chosen(question))
    }
}

/// How a question was closed at the first attempt. Only the first attempt counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstAttempt {
    /// It was right.
    Right,
    /// It was wrong.
    Wrong,
    /// There was none: the answer was shown.
    Shown,
}

/// A question that is closed, and how it went.
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

/// The question at which the run stands. `M` is a move of the game.
#[derive(Clone, Debug)]
pub struct Current<M> {
    /// The question.
    pub question: Question,
    /// The step at which the tree stands while it is asked.
    pub asked_at: Step,
    /// The step to which the tree may go once it is closed.
    answered_at: Step,
    /// Whether it takes no more attempts.
    pub is_closed: bool,
    /// The last answer that was judged.
    pub judged: Option<Answer>,
    /// What was said of that answer, or of the one that was shown without an attempt.
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

    /// How the question would be closed if no other answer came; `None` if there was none yet.
    pub fn outcome_so_far(&self) -> Option<ClosedQuestion> {
        let Self { question, hint, given, first, .. } = self;
        Some(ClosedQuestion { question: *question, first: (*first)?, given: given.clone(), hint: *hint })
    }

    /// The last answer that took an attempt.
    pub fn last_answer(&self) -> Option<&Answer> {
        self.given.last()
    }
}

/// A run through the questions of one recorded search.
#[derive(Clone, Debug)]
pub struct Run<M> {
    selection: Selection,
    /// How many attempts a question takes.
    attempts: Attempts,
    current: Option<Current<M>>,
    /// The questions after the current one that are asked at the same step.
    queue: VecDeque<Question>,
    /// The last step to which the tree may go.
    limit: Step,
    /// How many questions are asked in all; `None` where the search is too long to count them.
    total: Option<usize>,
    outcomes: Vec<ClosedQuestion>,
}

impl<M: Clone> Run<M> {
    /// Returns a run through the questions that are asked after `step`, with this number of attempts at each. Those that are closed
    /// already are not asked again.
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

    /// Returns a run of a single question, which is asked while the tree stands at `asked_at` and answered at `answered_at`.
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

    /// How many questions are asked in all; `None` where the search is too long to count them.
    pub const fn total(&self) -> Option<usize> {
        self.total
    }

    /// The number of the question at which the run stands, counted from 1.
    pub fn number(&self) -> usize {
        self.outcomes.len() + usize::from(self.current.as_ref().is_some_and(|current| !current.is_closed))
    }

    /// Closes the open question if an attempt was made at it: the first one counts.
    pub fn close_attempted<G: Game<Move = M>>(&mut self, recording: &Recording<G>) {
        let is_attempted = |current: &&mut Current<M>| !current.is_closed && current.first.is_some();
        if let Some(current) = self.current.as_mut().filter(is_attempted) {
            current.is_closed = true;
            self.close(recording);
        }
    }

    /// The question at which the run stands; `None` after the last one.
    pub const fn current(&self) -> Option<&Current<M>> {
        self.current.as_ref()
    }

    /// The question that is open while the tree stands at `step`; `None` before it is reached and once it is closed.
    pub fn open_at(&self, step: Step) -> Option<&Question> {
        let current = self.current.as_ref().filter(|current| !current.is_closed)?;
        (current.asked_at <= step).then_some(&current.question)
    }

    /// The last step to which the tree may go: where the current question is asked, or, once it is closed, where its answer is
    /// seen.
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

    /// Every closed question with its result, in order.
    pub fn outcomes(&self) -> &[ClosedQuestion] {
        &self.outcomes
    }

    /// Which questions are asked.
    pub const fn selection(&self) -> &Selection {
        &self.selection
    }

    /// Judges an answer to the open question. An answer that is none to such a question takes no attempt. Without an open
    /// question, nothing happens.
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

    /// Closes the open question and shows its answer. Without an attempt before, it counts as not answered.
    pub fn show_answer<G: Game<Move = M>>(&mut self, recording: &Recording<G>) {
        let Some(current) = self.current.as_mut().filter(|current| !current.is_closed) else { return };
        current.first.get_or_insert(FirstAttempt::Shown);
        current.judged = None;
        current.verdict = Some(shown(recording, &current.question));
        current.is_closed = true;
        self.close(recording);
    }

    /// Asks the question again that was closed last.
    pub fn ask_again(&mut self) {
        if let Some(current) = self.current.as_mut().filter(|current| current.is_closed) {
            *current = Current::new(current.question, current.asked_at, current.answered_at);
            self.limit = current.asked_at;
            self.outcomes.pop();
        }
    }

    /// Shows a hint for the open question, each time a stronger one.
    pub fn strengthen_hint(&mut self) {
        if let Some(current) = self.current.as_mut().filter(|current| !current.is_closed) {
            current.hint = match current.hint {
                None => Some(HintStrength::Where),
                Some(shown) => Some(shown.stronger().unwrap_or(shown)),
            };
        }
    }

    /// Goes on to the next question, once the current one is closed.
    pub fn go_on<G: Game<Move = M>>(&mut self, recording: &Recording<G>) {
        if self.current.as_ref().is_some_and(|current| current.is_closed) {
            self.find_next(recording);
        }
    }

    /// Records the outcome of the current question, and lets the tree go to the step that gives its answer, but no further than
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

    /// Finds the next question; after the last one, the tree may go to its end.
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

/// How many questions of a kind were asked, and how many of those were right at the first attempt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RightCount {
    /// How many were right at the first attempt.
    pub right: usize,
    /// How many were asked.
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
