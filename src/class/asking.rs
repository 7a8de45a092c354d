//! A question that is put to a class, while it is open and once it is answered.
//!
//! It is the question that a room is asked in the window: [`room`](crate::practice::room) chooses it and its choices. Knows no server: the
//! counts are given.

use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::i18n::practice::{room_answer, room_choice, room_prompt};
use crate::picture::Concealed;
use crate::platform::class::{AnswerForm, Asked, Outcome, Tally};
use crate::practice::misconception::Misconception;
use crate::practice::room::{answered_at, check_askable_here, choices, question_here};
use crate::practice::{Answer, Question, QuestionKind, Unaskable, judge, shown};
use crate::trace::passes::{PassStep, Passes};
use crate::trace::recording::Recording;
use crate::trace::{Step, TimelineStep};
use std::collections::BTreeMap;

/// A question that is put to a class.
#[derive(Clone, Debug)]
pub struct Asking {
    /// The question.
    pub question: Question,
    /// Where the tree stands while it is open.
    pub at: PassStep,
    /// Its number among all that were put. Asked again, it has another one.
    pub number: u64,
    /// How often it was put, this time included.
    pub round: u32,
    choices: Vec<Answer>,
    /// How it was answered when it was put before, by choice.
    before: Vec<u64>,
    /// How it was answered, once it is closed.
    counts: Option<Vec<u64>>,
}

/// Why nothing is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAsked {
    /// There is nothing to ask at this step.
    NothingHere,
    /// There is nothing to ask about such a search.
    Unaskable(Unaskable),
}

/// A question that was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClosedQuestion {
    /// The step at which it was put.
    pub step: TimelineStep,
    /// How often it was put, this time included.
    pub round: u32,
    /// The question.
    pub prompt: String,
    /// The choices, in their order.
    pub choices: Vec<ClosedChoice>,
}

/// A choice of a question that was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClosedChoice {
    /// The choice as it was written.
    pub text: String,
    /// How many chose it.
    pub count: u64,
    /// Whether it is right.
    pub is_right: bool,
    /// What it shows if it is wrong, as far as that is known.
    pub misconception: Option<Misconception>,
}

impl ClosedQuestion {
    /// Returns what the wrong answers show, each with how many do, the most frequent first.
    pub fn misconceptions(&self) -> Vec<(Misconception, u64)> {
        let mut counts = BTreeMap::new();
        for choice in &self.choices {
            if let Some(misconception) = choice.misconception.filter(|_| 0 < choice.count) {
                *counts.entry(misconception).or_insert(0) += choice.count;
            }
        }
        let mut counts: Vec<_> = counts.into_iter().collect();
        counts.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
        counts
    }
}

impl Asking {
    /// Returns the question about the step that is shown, with this number. `shows_leaves`: whether the leaves have their values before
    /// they are visited.
    ///
    /// # Errors
    /// Why there is none.
    pub fn here(
        passes: &Passes<AnyGame>,
        step: TimelineStep,
        shows_leaves: bool,
        number: u64,
    ) -> Result<Self, NotAsked> {
        check_askable_here(passes).map_err(NotAsked::Unaskable)?;
        let at = passes.locate(step);
        let recording = passes.get(at.pass);
        let question = question_here(recording, at.step, shows_leaves).ok_or(NotAsked::NothingHere)?;
        Ok(Self::new(recording, question, at, number))
    }

    /// Returns a question that was chosen elsewhere, put while the tree stands at a step.
    pub fn new(recording: &Recording<AnyGame>, question: Question, at: PassStep, number: u64) -> Self {
        let choices = choices(recording, &question);
        Self { question, at, number, round: 1, choices, before: Vec::new(), counts: None }
    }

    /// The same question once more, with another number, after it was answered.
    #[must_use]
    pub fn again(self, number: u64) -> Self {
        let before = self.counts.unwrap_or(self.before);
        Self { number, round: self.round + 1, before, counts: None, ..self }
    }

    /// Whether answers are counted.
    pub const fn is_open(&self) -> bool {
        self.counts.is_none()
    }

    /// The choices, in their order.
    pub fn choices(&self) -> &[Answer] {
        &self.choices
    }

    /// How it was answered, by choice, once it is closed.
    pub fn counts(&self) -> Option<&[u64]> {
        self.counts.as_deref()
    }

    /// How it was answered when it was put before, by choice; empty if it was not.
    pub fn before(&self) -> &[u64] {
        &self.before
    }

    /// Closes the question with the answers that there are.
    pub fn close(&mut self, tally: Tally) {
        let mut counts = tally.choices;
        counts.resize(self.choices.len(), 0);
        self.counts = Some(counts);
    }

    /// Returns what phones are asked, as long as the question is open.
    pub fn asked(&self) -> Option<Asked> {
        let form = AnswerForm::Choice(self.choices.len());
        self.is_open().then_some(Asked { question: self.number, form })
    }

    /// Returns how it was answered, once it is closed.
    pub fn outcome(&self, passes: &Passes<AnyGame>) -> Option<Outcome> {
        let counts = self.counts.clone()?;
        Some(Outcome { counts, before: self.before.clone(), are_right: self.are_right(self.recording(passes)) })
    }

    /// Returns the same in words; `None` as long as the question is open.
    pub fn closed(&self, words: &Words, passes: &Passes<AnyGame>) -> Option<ClosedQuestion> {
        let counts = self.counts.as_ref()?;
        let recording = self.recording(passes);
        let told = self.choices.iter().zip(counts).zip(self.are_right(recording));
        let choices = told.map(|((choice, &count), is_right)| ClosedChoice {
            text: room_choice(words, recording, &self.question, choice),
            count,
            is_right,
            misconception: judge(recording, &self.question, choice).misconception().filter(|_| !is_right),
        });
        Some(ClosedQuestion {
            step: passes.timeline_step(self.at),
            round: self.round,
            prompt: self.prompt(words, passes),
            choices: choices.collect(),
        })
    }

    /// Returns the step at which its answer is shown.
    pub fn answered_at(&self, passes: &Passes<AnyGame>) -> TimelineStep {
        let step = answered_at(self.recording(passes), &self.question, self.at.step);
        passes.timeline_step(PassStep { pass: self.at.pass, step })
    }

    /// Returns the question in words.
    pub fn prompt(&self, words: &Words, passes: &Passes<AnyGame>) -> String {
        room_prompt(words, self.recording(passes), &self.question, self.at.step).plain()
    }

    /// Returns the answer, and why it is right.
    pub fn answer(&self, words: &Words, passes: &Passes<AnyGame>) -> String {
        let recording = self.recording(passes);
        let verdict = shown(recording, &self.question);
        room_answer(words, recording, (&self.question, self.at.step), &verdict).plain()
    }

    /// Returns the choices in words.
    pub fn choice_texts(&self, words: &Words, passes: &Passes<AnyGame>) -> Vec<String> {
        let recording = self.recording(passes);
        self.choices.iter().map(|choice| room_choice(words, recording, &self.question, choice)).collect()
    }

    /// Returns what the picture conceals as long as the question is open.
    pub fn concealed(&self) -> Concealed {
        let next = Concealed { next: true, ..Concealed::default() };
        if self.is_open() { conceal(next, &self.question, self.at.step) } else { Concealed::default() }
    }

    fn recording<'a>(&self, passes: &'a Passes<AnyGame>) -> &'a Recording<AnyGame> {
        passes.get(self.at.pass)
    }

    /// Returns by choice whether it is right.
    fn are_right(&self, recording: &Recording<AnyGame>) -> Vec<bool> {
        let accepted = self.question.accepted(recording);
        self.choices.iter().map(|choice| accepted.contains(choice)).collect()
    }
}

/// Adds to what is concealed what would answer a question while the tree stands at a step of its pass.
pub fn conceal(concealed: Concealed, question: &Question, step: Step) -> Concealed {
    let node = Some(question.node);
    // After the improvement the window would tell the value.
    let window = node.filter(|_| question.shown_step < step);
    match question.kind {
        QuestionKind::Leaf => Concealed { value: node, given_values: true, window, ..concealed },
        QuestionKind::Value | QuestionKind::Bound => Concealed { value: node, window, ..concealed },
        QuestionKind::Best | QuestionKind::Root => Concealed { value: node, window: node, result: true, ..concealed },
        QuestionKind::Next | QuestionKind::Cut | QuestionKind::Ever => concealed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_answers_are_counted_by_what_they_show() {
        let choice = |count, misconception: Option<Misconception>| ClosedChoice {
            text: String::new(),
            count,
            is_right: misconception.is_none(),
            misconception,
        };
        let choices = vec![
            choice(2, Some(Misconception::BareNumber)),
            choice(9, None),
            choice(3, Some(Misconception::BoundSide)),
            choice(2, Some(Misconception::BareNumber)),
            choice(0, Some(Misconception::WeakBound)),
        ];
        let question = ClosedQuestion { step: TimelineStep::START, round: 1, prompt: String::new(), choices };
        assert_eq!(question.misconceptions(), [(Misconception::BareNumber, 4), (Misconception::BoundSide, 3)]);
    }
}
