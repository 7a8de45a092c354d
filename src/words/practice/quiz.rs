//! A quiz about one recorded search: the open question, its number of attempts, and every result.
//!
//! The quiz limits the step to which the tree may go. The tree never passes the open question. After a question is
//! closed, the tree may show its answer, unless that would also answer the next question.
//!
//! Does not depend on any language or window: the caller makes the sentences for questions, verdicts and hints from the
//! data of this module.

use super::misconception::Misconception;
use super::subject::{Question, Subject, Verdict, judge, shown};
use poda_core::document::practice::{Attempts, KindSet};
use poda_core::trace::Step;
use std::cmp::Reverse;
use std::collections::{BTreeMap, VecDeque};
use strum::VariantArray;

/// The number of steps of the longest search whose questions are counted.
pub(super) const MAX_STEPS: usize = 20_000;

/// Which questions of a recording are asked.
#[derive(Clone, Debug)]
pub struct QuestionSelection<S: Subject> {
    pub kinds: KindSet<S::Kind>,
    /// Whether the values of the leaves of an explicit tree are hidden, so that `kinds` may include questions about
    /// them.
    pub hides_values: bool,
    /// The chosen questions, by kind and by the step that gives the answer; if empty, every question of the kinds is
    /// asked.
    pub chosen: Vec<(S::Kind, Step)>,
}

impl<S: Subject> QuestionSelection<S> {
    /// Returns every question of the selection, in order.
    pub fn questions<'a>(&'a self, recording: &'a S) -> impl Iterator<Item = Question<S::Kind>> + 'a {
        self.questions_at(recording, 0)
    }

    /// Returns the questions of the selection from `step` on, in order; `None` if the search is too long to list them.
    pub fn questions_from(&self, recording: &S, step: Step) -> Option<Vec<Question<S::Kind>>> {
        let is_short = recording.last_step() <= MAX_STEPS;
        is_short.then(|| self.questions_at(recording, step).collect())
    }

    fn questions_at<'a>(&'a self, recording: &'a S, from: Step) -> impl Iterator<Item = Question<S::Kind>> + 'a {
        (from..=self.last_step(recording)).flat_map(move |step| self.shown_at(recording, step))
    }

    /// Returns the questions of the selection while the tree is shown at `step`, in order.
    fn shown_at(&self, recording: &S, step: Step) -> impl Iterator<Item = Question<S::Kind>> + use<'_, S> {
        let questions = recording.questions_shown_at(self.kinds, self.hides_values, step);
        let is_chosen = |question: &Question<S::Kind>| self.chosen.contains(&(question.kind, question.step));
        questions.into_iter().filter(move |question| self.chosen.is_empty() || is_chosen(question))
    }

    /// Returns the last step at which the tree may be shown during a question. No question is asked after its answer.
    fn last_step(&self, recording: &S) -> Step {
        let chosen = self.chosen.iter().map(|&(_, step)| step).max();
        chosen.map_or(recording.last_step(), |step| step.min(recording.last_step()))
    }
}

/// How much a hint reveals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, VariantArray)]
pub enum HintStrength {
    /// The node or inequality to look at.
    Where,
    Rule,
    Numbers,
}

impl HintStrength {
    /// All strengths, the weakest first.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    pub const fn stronger(self) -> Option<Self> {
        match self {
            Self::Where => Some(Self::Rule),
            Self::Rule => Some(Self::Numbers),
            Self::Numbers => None,
        }
    }
}

/// The result of the first attempt at a question, which is the only one that counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FirstAttempt {
    Right,
    Wrong,
    /// There was no attempt: the answer was shown.
    Shown,
}

#[derive(Clone, Debug)]
pub struct ClosedQuestion<S: Subject> {
    pub question: Question<S::Kind>,
    pub first: FirstAttempt,
    /// Every answer that was given, in order.
    pub given: Vec<S::Answer>,
    /// The strongest hint that was shown.
    pub hint: Option<HintStrength>,
}

#[derive(Clone, Debug)]
pub struct Current<S: Subject> {
    pub question: Question<S::Kind>,
    /// The step at which the tree is shown during the question.
    pub asked_at: Step,
    /// The last step to which the tree may go after the question is closed.
    answered_at: Step,
    /// Whether no more attempts are allowed.
    pub is_closed: bool,
    /// The last answer that was judged.
    pub judged: Option<S::Answer>,
    /// The verdict on that answer, or on the one that was shown without an attempt.
    pub verdict: Option<Verdict<S>>,
    /// The strongest hint that was shown.
    pub hint: Option<HintStrength>,
    given: Vec<S::Answer>,
    first: Option<FirstAttempt>,
}

impl<S: Subject> Current<S> {
    const fn new(question: Question<S::Kind>, asked_at: Step, answered_at: Step) -> Self {
        let (is_closed, judged, verdict, hint) = (false, None, None, None);
        Self { question, asked_at, answered_at, is_closed, judged, verdict, hint, given: Vec::new(), first: None }
    }

    /// Returns the outcome of the question if there are no more answers; `None` if there was no attempt yet.
    pub fn outcome_so_far(&self) -> Option<ClosedQuestion<S>> {
        let Self { question, hint, given, first, .. } = self;
        Some(ClosedQuestion { question: *question, first: (*first)?, given: given.clone(), hint: *hint })
    }

    /// Returns the answers that used up attempts, in order.
    pub fn given(&self) -> &[S::Answer] {
        &self.given
    }

    /// Returns the last answer that used up an attempt.
    pub fn last_answer(&self) -> Option<&S::Answer> {
        self.given.last()
    }
}

/// A quiz about one recorded search.
#[derive(Clone, Debug)]
pub struct Quiz<S: Subject> {
    selection: QuestionSelection<S>,
    attempts: Attempts,
    current: Option<Current<S>>,
    /// The remaining questions at the same step as the current one.
    queue: VecDeque<Question<S::Kind>>,
    /// The first step whose questions are not in the queue yet.
    next_step: Step,
    /// The last step to which the tree may go.
    limit: Step,
    /// The number of all questions; `None` if the search is too long to count them.
    total: Option<usize>,
    outcomes: Vec<ClosedQuestion<S>>,
    /// The number of questions that were closed before this quiz. They are not asked again.
    earlier: usize,
}

impl<S: Subject> Quiz<S> {
    /// Returns a quiz with the questions from `step` on, with this number of attempts at each. Questions that are
    /// already closed are not asked again.
    pub fn new(
        recording: &S,
        selection: QuestionSelection<S>,
        attempts: Attempts,
        step: Step,
        outcomes: Vec<ClosedQuestion<S>>,
    ) -> Self {
        let to_come = selection.questions_from(recording, step);
        let (current, queue, total, earlier) = (None, VecDeque::new(), None, outcomes.len());
        let mut quiz =
            Self { selection, attempts, current, queue, next_step: step, limit: 0, total, outcomes, earlier };
        let count = |questions: Vec<_>| questions.iter().filter(|&it| !quiz.has_closed(it)).count();
        quiz.total = to_come.map(|questions| quiz.outcomes.len() + count(questions));
        quiz.find_next(recording);
        quiz
    }

    /// Returns a quiz with a single question, which is asked while the tree is shown at `asked_at` and answered at
    /// `answered_at`.
    pub fn about(question: Question<S::Kind>, asked_at: Step, answered_at: Step) -> Self {
        Self {
            selection: QuestionSelection { kinds: KindSet::NONE, hides_values: false, chosen: Vec::new() },
            attempts: Attempts::default(),
            current: Some(Current::new(question, asked_at, answered_at)),
            queue: VecDeque::new(),
            next_step: Step::MAX,
            limit: asked_at,
            outcomes: Vec::new(),
            total: Some(1),
            earlier: 0,
        }
    }

    fn has_closed(&self, question: &Question<S::Kind>) -> bool {
        self.outcomes[..self.earlier].iter().any(|outcome| outcome.question == *question)
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
    pub fn close_attempted(&mut self, recording: &S) {
        let is_attempted = |current: &&mut Current<S>| !current.is_closed && current.first.is_some();
        if let Some(current) = self.current.as_mut().filter(is_attempted) {
            current.is_closed = true;
            self.close(recording);
        }
    }

    /// Returns the current question; `None` after the last one.
    pub const fn current(&self) -> Option<&Current<S>> {
        self.current.as_ref()
    }

    /// Returns the question that is open while the tree is shown at `step`; `None` before it is reached and after it is
    /// closed.
    pub fn open_at(&self, step: Step) -> Option<&Question<S::Kind>> {
        let current = self.current.as_ref().filter(|current| !current.is_closed)?;
        (current.asked_at <= step).then_some(&current.question)
    }

    /// Returns the last step to which the tree may go: the step at which the current question is asked, or after it is
    /// closed, the step that shows its answer.
    pub const fn limit(&self) -> Step {
        self.limit
    }

    pub const fn is_over(&self) -> bool {
        self.current.is_none()
    }

    /// Returns whether any answer was given.
    pub fn is_answered(&self) -> bool {
        !self.outcomes.is_empty() || self.current.as_ref().is_some_and(|current| current.first.is_some())
    }

    /// Returns every closed question with its result, in order.
    pub fn outcomes(&self) -> &[ClosedQuestion<S>] {
        &self.outcomes
    }

    pub const fn selection(&self) -> &QuestionSelection<S> {
        &self.selection
    }

    /// Judges an answer to the open question. An answer of the wrong form does not use up an attempt. Without an open
    /// question, does nothing.
    pub fn answer(&mut self, recording: &S, answer: S::Answer) {
        let Some(current) = self.current.as_mut().filter(|current| !current.is_closed) else { return };
        let verdict = judge(recording, &current.question, &answer);
        current.judged = Some(answer.clone());
        let is_attempt = !verdict.error.is_some_and(S::is_of_wrong_form);
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
    pub fn show_answer(&mut self, recording: &S) {
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

    /// Gives the answers and hints again that the open question had in an earlier run of the quiz. Does nothing if
    /// another question is open.
    pub fn repeat(&mut self, recording: &S, question: &Question<S::Kind>, given: Vec<S::Answer>, hints: usize) {
        if self.current.as_ref().is_some_and(|current| current.question == *question) {
            for answer in given {
                self.answer(recording, answer);
            }
            for _ in 0..hints.min(HintStrength::ALL.len()) {
                self.strengthen_hint();
            }
        }
    }

    /// Continues with the next question if the current one is closed.
    pub fn go_on(&mut self, recording: &S) {
        if self.current.as_ref().is_some_and(|current| current.is_closed) {
            self.find_next(recording);
        }
    }

    /// Records the outcome of the current question. The tree may then go to the step that gives the answer, but must
    /// stay before the step that answers the next question.
    fn close(&mut self, recording: &S) {
        let Some(current) = &self.current else { return };
        let Current { question, answered_at, hint, given, first, .. } = current;
        let first = first.unwrap_or(FirstAttempt::Shown);
        self.outcomes.push(ClosedQuestion { question: *question, first, given: given.clone(), hint: *hint });
        let before_next = self.queue.front().map(|next| next.step.saturating_sub(1));
        let seen = (*answered_at).min(before_next.unwrap_or(recording.last_step()));
        self.limit = self.limit.max(seen);
    }

    /// Finds the next question. After the last one, the tree may go to its end.
    fn find_next(&mut self, recording: &S) {
        let last = self.selection.last_step(recording);
        while self.queue.is_empty() && self.next_step <= last {
            let questions = self.selection.shown_at(recording, self.next_step);
            self.queue = questions.filter(|question| !self.has_closed(question)).collect();
            self.next_step += 1;
        }
        let next = self.queue.pop_front();
        self.current = next.map(|question| Current::new(question, question.shown_step, question.step));
        let stands_at = self.current.as_ref().map_or(recording.last_step(), |current| current.question.shown_step);
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
    pub fn of<'a, S: Subject + 'a>(
        outcomes: impl IntoIterator<Item = &'a ClosedQuestion<S>>,
        kind: Option<S::Kind>,
    ) -> Self {
        let of_kind = |outcome: &&ClosedQuestion<S>| kind.is_none_or(|kind| outcome.question.kind == kind);
        outcomes.into_iter().filter(of_kind).fold(Self::default(), |count, outcome| Self {
            right: count.right + usize::from(outcome.first == FirstAttempt::Right),
            asked: count.asked + 1,
        })
    }
}

/// Returns the misconceptions that first attempts show, with the number of times each occurs, the most frequent first.
pub fn shown_by<S: Subject>(recording: &S, outcomes: &[ClosedQuestion<S>]) -> Vec<(Misconception, usize)> {
    let mut counts: BTreeMap<Misconception, usize> = BTreeMap::new();
    for ClosedQuestion { question, given, .. } in outcomes {
        let first = given.first().map(|answer| judge(recording, question, answer));
        if let Some(misconception) = first.and_then(|verdict| verdict.misconception()) {
            *counts.entry(misconception).or_default() += 1;
        }
    }
    let mut counts: Vec<_> = counts.into_iter().collect();
    counts.sort_by_key(|&(_, count)| Reverse(count));
    counts
}
