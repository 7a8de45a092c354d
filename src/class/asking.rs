//! A question that is put to a class, while it is open and once it is answered.
//!
//! It is the question that a room is asked in the window: [`room`](poda_words::practice::room) and, of a Monte Carlo tree search,
//! [`mcts::room`](poda_words::practice::mcts::room) choose it and its choices. Knows no server: the counts are given.

use poda_core::game::any::AnyGame;
use poda_core::trace::mcts::recording::MctsRecording;
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::{Step, TimelineStep};
use poda_picture::picture::Concealed;
use poda_platform::class::{Asked, Outcome, Tally};
use poda_words::i18n::practice::mcts::{mcts_answer_text, mcts_room_prompt, mcts_verdict_sentence};
use poda_words::i18n::practice::{room_answer, room_choice, room_prompt};
use poda_words::i18n::{Language, Words};
use poda_words::practice::mcts::room::{mcts_choices, mcts_question_here};
use poda_words::practice::mcts::{MctsQuestion, judge_mcts, shown_mcts};
use poda_words::practice::misconception::Misconception;
use poda_words::practice::room::{answered_at, check_askable_here, choices, question_here};
use poda_words::practice::{Question, QuestionKind, Unaskable, judge, shown};
use std::collections::BTreeMap;

/// A question that is put to a class. All that is said of it is written when it is put, in every language of the class.
#[derive(Clone, Debug)]
pub struct Asking {
    /// Its number among all that were put. Asked again, it has another one.
    pub number: u64,
    /// How often it was put, this time included.
    pub round: u32,
    /// How long answers are counted, in seconds; `None`: until it is answered.
    pub seconds: Option<u64>,
    what: AskedQuestion,
    choices: Vec<AskedChoice>,
    editions: Vec<AskedEdition>,
    /// How it was answered when it was put before, by choice.
    before: Vec<u64>,
    /// How it was answered, once it is closed.
    counts: Option<Vec<u64>>,
}

/// What is asked, and where the tree stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct AskedQuestion {
    kind: AskedKind,
    /// While it is open.
    at: TimelineStep,
    /// Once it is answered.
    answered_at: TimelineStep,
}

/// Of which search a question is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AskedKind {
    /// Of one that proves values, asked at a step of its pass.
    Search(Question, Step),
    /// Of a Monte Carlo tree search.
    Mcts(MctsQuestion),
}

/// A choice of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct AskedChoice {
    is_right: bool,
    /// What it shows if it is wrong, as far as that is known.
    misconception: Option<Misconception>,
}

/// What is said of a question in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
struct AskedEdition {
    language: Language,
    prompt: String,
    /// The answer, and why it is right.
    answer: String,
    /// The choices, in their order.
    choices: Vec<String>,
}

/// Why nothing is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAsked {
    /// There is nothing to ask at this step.
    NothingHere,
    /// The same of a Monte Carlo tree search.
    NothingOfMctsHere,
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
        (number, words): (u64, &[Words]),
    ) -> Result<Self, NotAsked> {
        check_askable_here(passes).map_err(NotAsked::Unaskable)?;
        let at = passes.locate(step);
        let question = question_here(passes.get(at.pass), at.step, shows_leaves).ok_or(NotAsked::NothingHere)?;
        Ok(Self::of_search(passes, (question, at), (number, words)))
    }

    /// The same of a Monte Carlo tree search.
    ///
    /// # Errors
    /// Why there is none.
    pub fn here_of_mcts(
        recording: &MctsRecording<AnyGame>,
        step: TimelineStep,
        (number, words): (u64, &[Words]),
    ) -> Result<Self, NotAsked> {
        let question = mcts_question_here(recording, step.get()).ok_or(NotAsked::NothingOfMctsHere)?;
        Ok(Self::of_mcts(recording, question, (number, words)))
    }

    /// Returns a question that was chosen elsewhere, put while the tree stands at a step.
    pub fn of_search(
        passes: &Passes<AnyGame>,
        (question, at): (Question, PassStep),
        (number, words): (u64, &[Words]),
    ) -> Self {
        let recording = passes.get(at.pass);
        let answers = choices(recording, &question);
        let accepted = question.accepted(recording);
        let choices = answers.iter().map(|answer| {
            let is_right = accepted.contains(answer);
            let misconception = judge(recording, &question, answer).misconception().filter(|_| !is_right);
            AskedChoice { is_right, misconception }
        });
        let verdict = shown(recording, &question);
        let edition = |words: &Words| AskedEdition {
            language: words.language(),
            prompt: room_prompt(words, recording, &question, at.step).plain(),
            answer: room_answer(words, recording, (&question, at.step), &verdict).plain(),
            choices: answers.iter().map(|answer| room_choice(words, recording, &question, answer)).collect(),
        };
        let answered_at = PassStep { pass: at.pass, step: answered_at(recording, &question, at.step) };
        let what = AskedQuestion {
            kind: AskedKind::Search(question, at.step),
            at: passes.timeline_step(at),
            answered_at: passes.timeline_step(answered_at),
        };
        Self::new(number, what, choices.collect(), words.iter().map(edition).collect())
    }

    /// The same of a Monte Carlo tree search.
    pub fn of_mcts(
        recording: &MctsRecording<AnyGame>,
        question: MctsQuestion,
        (number, words): (u64, &[Words]),
    ) -> Self {
        let answers = mcts_choices(recording, &question);
        let choices = answers.iter().map(|answer| {
            let verdict = judge_mcts(recording, &question, answer);
            let misconception = verdict.error.and_then(|error| error.misconception(question.kind));
            AskedChoice { is_right: verdict.is_right, misconception }
        });
        let verdict = shown_mcts(recording, &question);
        let edition = |words: &Words| AskedEdition {
            language: words.language(),
            prompt: mcts_room_prompt(words, recording, &question).plain(),
            answer: mcts_verdict_sentence(words, recording, &question, None, &verdict).plain(),
            choices: answers.iter().map(|answer| mcts_answer_text(words, recording, answer)).collect(),
        };
        let [at, answered_at] = [question.shown_step, question.step].map(TimelineStep::new);
        let what = AskedQuestion { kind: AskedKind::Mcts(question), at, answered_at };
        Self::new(number, what, choices.collect(), words.iter().map(edition).collect())
    }

    const fn new(number: u64, what: AskedQuestion, choices: Vec<AskedChoice>, editions: Vec<AskedEdition>) -> Self {
        Self { number, round: 1, seconds: None, what, choices, editions, before: Vec::new(), counts: None }
    }

    /// The same question, whose answers are counted for so many seconds.
    #[must_use]
    pub fn timed(self, seconds: Option<u64>) -> Self {
        Self { seconds, ..self }
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

    /// The step at which it is asked.
    pub const fn at(&self) -> TimelineStep {
        self.what.at
    }

    /// The step at which its answer is shown.
    pub const fn answered_at(&self) -> TimelineStep {
        self.what.answered_at
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
        let (question, choices, seconds) = (self.number, self.choices.len(), self.seconds);
        self.is_open().then_some(Asked { question, choices, seconds })
    }

    /// Returns how it was answered, once it is closed.
    pub fn outcome(&self) -> Option<Outcome> {
        let counts = self.counts.clone()?;
        let are_right = self.choices.iter().map(|choice| choice.is_right).collect();
        Some(Outcome { counts, before: self.before.clone(), are_right })
    }

    /// Returns the same in words; `None` as long as the question is open.
    pub fn closed(&self, language: Language) -> Option<ClosedQuestion> {
        let counts = self.counts.as_ref()?;
        let edition = self.edition(language)?;
        let told = edition.choices.iter().zip(counts).zip(&self.choices);
        let choices = told.map(|((text, &count), choice)| ClosedChoice {
            text: text.clone(),
            count,
            is_right: choice.is_right,
            misconception: choice.misconception,
        });
        let (step, round, prompt) = (self.what.at, self.round, edition.prompt.clone());
        Some(ClosedQuestion { step, round, prompt, choices: choices.collect() })
    }

    /// The question in words.
    pub fn prompt(&self, language: Language) -> &str {
        self.edition(language).map_or("", |edition| &edition.prompt)
    }

    /// The answer, and why it is right.
    pub fn answer(&self, language: Language) -> &str {
        self.edition(language).map_or("", |edition| &edition.answer)
    }

    /// The choices in words, in their order.
    pub fn choices(&self, language: Language) -> &[String] {
        self.edition(language).map_or(&[], |edition| &edition.choices)
    }

    fn edition(&self, language: Language) -> Option<&AskedEdition> {
        self.editions.iter().find(|edition| edition.language == language)
    }

    /// Returns what the picture conceals as long as the question is open.
    pub fn concealed(&self) -> Concealed {
        if !self.is_open() {
            return Concealed::default();
        }
        match &self.what.kind {
            AskedKind::Search(question, step) => {
                conceal(Concealed { next: true, ..Concealed::default() }, question, *step)
            }
            // It is asked before the step from which on the picture shows the answer.
            AskedKind::Mcts(_) => Concealed::default(),
        }
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
