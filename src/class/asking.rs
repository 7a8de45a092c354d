//! A question that a class is asked, while it is open and after it is answered.
//!
//! It is the same question that the window asks a room: [`room`](poda_words::practice::room) and
//! [`mcts::room`](poda_words::practice::mcts::room) choose it and its choices, each for its kind of search. This module
//! does not depend on a server: the caller passes the counts of answers.

use poda_core::document::{LocalizedText, OwnQuestion};
use poda_core::game::any::AnyGame;
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Recorded, RecordedKind, Step, TimelineStep};
use poda_paper::asked::conceal;
use poda_picture::picture::{ChoiceBadge, Concealed};
use poda_platform::class::{OpenQuestion, QuestionOutcome, Tally};
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Language, Words, args};
use poda_words::messages::{Message, MessageArg};
use poda_words::practice::mcts::MctsQuestion;
use poda_words::practice::mcts::room::{mcts_choices, mcts_question_here};
use poda_words::practice::misconception::Misconception;
use poda_words::practice::room::{answered_at, check_askable_here, choices, question_here};
use poda_words::practice::sentences::QuestionSentences;
use poda_words::practice::{Question, Unaskable, judge, shown};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A question that a class is asked. All its texts are written when it is asked, in every language of the class.
#[derive(Clone, Debug)]
pub struct Asking {
    /// The number of the question among all that were asked. If it is asked again, it gets a new number.
    pub number: u64,
    /// How often the question has been asked, including this time.
    pub round: u32,
    /// How many seconds answers are counted; `None` to count them until the lecturer closes the question.
    pub seconds: Option<u64>,
    picture: AskedPicture,
    choices: Vec<AskedChoice>,
    editions: Vec<AskedEdition>,
    /// How many answers each choice got in the round before.
    before: Vec<u64>,
    /// How many answers each choice got; `None` while the question is open.
    counts: Option<Vec<u64>>,
}

/// What the picture shows of a question while it is open, and after it is answered.
#[derive(Clone, Copy, Debug, PartialEq)]
struct AskedPicture {
    /// Whether there is a search to look at.
    is_of_search: bool,
    /// The step that is shown while the question is open.
    at: TimelineStep,
    /// The step that is shown after the question is answered.
    answered_at: TimelineStep,
    /// What the picture conceals while the question is open.
    concealed: Concealed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct AskedChoice {
    is_right: bool,
    /// The node at which it is marked, and whether it is marked on the edge to it; `None` if it is not in the tree.
    marked_at: Option<(NodeId, bool)>,
    /// The misconception that this choice shows if it is wrong, if known.
    misconception: Option<Misconception>,
}

/// The texts of a question in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
struct AskedEdition {
    language: Language,
    prompt: String,
    /// The answer, and why it is right.
    answer: String,
    choices: Vec<String>,
    /// For each choice, what is wrong with it; empty if it is right.
    faults: Vec<String>,
}

/// Why no question is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAsked {
    /// There is nothing to ask at this step of a search of this kind.
    NothingHere(RecordedKind),
    /// Searches of this kind have no questions.
    Unaskable(Unaskable),
}

impl Message for NotAsked {
    fn sentence_with(&self, words: &Words, _: &[(&str, MessageArg)]) -> String {
        match self {
            Self::NothingHere(kind) => match kind.properties().word {
                Some(word) => words.text(&format!("room-no-question-{word}")),
                None => words.text("room-no-question-why"),
            },
            Self::Unaskable(why) => why.sentence(words),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountedQuestion {
    #[serde(with = "step_number")]
    pub step: TimelineStep,
    /// How often it had been asked, including this time.
    pub round: u32,
    pub prompt: String,
    pub choices: Vec<ClosedChoice>,
}

mod step_number {
    use poda_core::trace::TimelineStep;
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
    pub fn serialize<S: Serializer>(step: &TimelineStep, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(step.get() as u64)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<TimelineStep, D::Error> {
        usize::deserialize(deserializer).map(TimelineStep::new)
    }
}

/// A choice of a question that was answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClosedChoice {
    pub text: String,
    pub count: u64,
    pub is_right: bool,
    /// The misconception that this choice shows if it is wrong, if known.
    pub misconception: Option<Misconception>,
}

impl CountedQuestion {
    /// Returns the misconceptions that the wrong answers show, each with its number of answers, the most frequent
    /// first.
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
    /// Returns the question about the current step, with this number. `shows_leaves` states whether leaves show their
    /// values before they are visited.
    ///
    /// # Errors
    /// Returns why there is no question.
    pub fn here(
        recorded: &Recorded<AnyGame>,
        step: TimelineStep,
        shows_leaves: bool,
        number: u64,
        words: &[Words],
    ) -> Result<Self, NotAsked> {
        let nothing = NotAsked::NothingHere(recorded.kind());
        match recorded {
            Recorded::Search(passes) => {
                check_askable_here(passes).map_err(NotAsked::Unaskable)?;
                let at = passes.locate(step);
                let question = question_here(passes.get(at.pass), at.step, shows_leaves).ok_or(nothing)?;
                Ok(Self::of_search(passes, question, at, number, words))
            }
            Recorded::Sampled(recording) => {
                let question = mcts_question_here(recording, step.get()).ok_or(nothing)?;
                Ok(Self::of_mcts(recording, question, number, words))
            }
        }
    }

    /// Returns a question that the caller chose, asked while the tree is at the step `at`.
    pub fn of_search(passes: &Passes<AnyGame>, question: Question, at: PassStep, number: u64, words: &[Words]) -> Self {
        let recording = &**passes.get(at.pass);
        let answered_at = PassStep { pass: at.pass, step: answered_at(recording, &question, at.step) };
        let picture = AskedPicture {
            is_of_search: true,
            at: passes.timeline_step(at),
            answered_at: passes.timeline_step(answered_at),
            concealed: conceal(Concealed::default(), &question, at.step),
        };
        Self::of(recording, &question, at.step, &choices(recording, &question), picture, number, words)
    }

    /// Returns a question that the caller chose about a Monte Carlo tree search.
    pub fn of_mcts(recording: &SampledTree<AnyGame>, question: MctsQuestion, number: u64, words: &[Words]) -> Self {
        let [at, answered_at] = [question.shown_step, question.step].map(TimelineStep::new);
        // The question is asked before the first step whose picture shows the answer.
        let picture = AskedPicture { is_of_search: true, at, answered_at, concealed: Concealed::default() };
        let answers = mcts_choices(recording, &question);
        Self::of(recording, &question, question.shown_step, &answers, picture, number, words)
    }

    /// Returns a question about a recording, asked at a step, with these answers to choose from.
    fn of<S: QuestionSentences>(
        recording: &S,
        question: &Question<S::Kind>,
        asked_at: Step,
        answers: &[S::Answer],
        picture: AskedPicture,
        number: u64,
        words: &[Words],
    ) -> Self {
        let choices = answers.iter().map(|answer| {
            let verdict = judge(recording, question, answer);
            let node = recording.choice_node(question, answer);
            AskedChoice {
                is_right: verdict.is_right,
                marked_at: node.map(|node| (node, node != question.node)),
                misconception: verdict.misconception(),
            }
        });
        let verdict = shown(recording, question);
        let fault = |words: &Words, answer: &S::Answer| {
            recording.fault_sentence(words, question, answer, &judge(recording, question, answer)).plain()
        };
        let edition = |words: &Words| AskedEdition {
            language: words.language(),
            prompt: recording.room_prompt(words, question, asked_at).plain(),
            answer: recording.room_answer(words, question, asked_at, &verdict).plain(),
            choices: recording.room_choices(words, question, answers),
            faults: answers.iter().map(|answer| fault(words, answer)).collect(),
        };
        let (choices, editions) = (choices.collect(), words.iter().map(edition).collect());
        Self { number, round: 1, seconds: None, picture, choices, editions, before: Vec::new(), counts: None }
    }

    /// Returns a question of the lecturer's own, which is asked on a slide.
    pub fn own(question: &OwnQuestion, number: u64, words: &[Words]) -> Self {
        let right = question.right;
        let choice = |index| AskedChoice { is_right: index == right, marked_at: None, misconception: None };
        let edition = |words: &Words| {
            let said = |text: &LocalizedText| text.in_language(words.language()).to_owned();
            AskedEdition {
                language: words.language(),
                prompt: own_prompt(question, words).plain(),
                answer: own_answer(question, words).plain(),
                choices: question.choices.iter().map(said).collect(),
                faults: vec![String::new(); question.choices.len()],
            }
        };
        let (at, concealed) = (TimelineStep::START, Concealed::default());
        Self {
            number,
            round: 1,
            seconds: None,
            picture: AskedPicture { is_of_search: false, at, answered_at: at, concealed },
            choices: (0..question.choices.len()).map(choice).collect(),
            editions: words.iter().map(edition).collect(),
            before: Vec::new(),
            counts: None,
        }
    }

    /// Sets for how many seconds answers are counted.
    #[must_use]
    pub fn timed(self, seconds: Option<u64>) -> Self {
        Self { seconds, ..self }
    }

    /// Returns the question to be asked again, with another number, after it was answered.
    #[must_use]
    pub fn again(self, number: u64) -> Self {
        let before = self.counts.unwrap_or(self.before);
        Self { number, round: self.round + 1, before, counts: None, ..self }
    }

    /// Returns the question to be asked once more, with another number, after it was withdrawn.
    #[must_use]
    pub fn anew(self, number: u64) -> Self {
        Self { number, ..self }
    }

    /// Returns the question as it was before its program failed: in this round, after the one with the counts `before`,
    /// and with the counts of its answers if it was answered. `None` if it had other choices.
    #[must_use]
    pub fn resumed(self, round: u32, before: Vec<u64>, counts: Option<Vec<u64>>) -> Option<Self> {
        let are_its = |counts: &[u64]| counts.is_empty() || counts.len() == self.choices.len();
        let is_it = are_its(&before) && counts.as_deref().is_none_or(are_its);
        is_it.then_some(Self { round, before, counts, ..self })
    }

    pub const fn is_open(&self) -> bool {
        self.counts.is_none()
    }

    /// Returns whether the question is about a search, and not the lecturer's own.
    pub const fn is_about_search(&self) -> bool {
        self.picture.is_of_search
    }

    pub const fn at(&self) -> TimelineStep {
        self.picture.at
    }

    pub const fn answered_at(&self) -> TimelineStep {
        self.picture.answered_at
    }

    /// Returns how many answers each choice got; `None` while the question is open.
    pub fn counts(&self) -> Option<&[u64]> {
        self.counts.as_deref()
    }

    /// Returns for each choice whether it is right.
    pub fn are_right(&self) -> Vec<bool> {
        self.choices.iter().map(|choice| choice.is_right).collect()
    }

    /// Returns the badges of the choices that are marked in the tree, without votes.
    pub fn badges(&self) -> Vec<ChoiceBadge> {
        let marked = self.choices.iter().zip(1..).filter_map(|(choice, number)| Some((number, choice.marked_at?)));
        let badge = |(number, (node, is_on_edge))| ChoiceBadge {
            number,
            node,
            is_on_edge,
            hands: 0,
            all_hands: 0,
            before: None,
            is_right: None,
        };
        marked.map(badge).collect()
    }

    /// Returns how many answers each choice got in the round before; empty in the first round.
    pub fn before(&self) -> &[u64] {
        &self.before
    }

    /// Closes the question with the answers received so far.
    pub fn close(&mut self, tally: Tally) {
        let mut counts = tally.choices;
        counts.resize(self.choices.len(), 0);
        self.counts = Some(counts);
    }

    /// Returns the data from which phones ask the question; `None` if it is closed.
    pub fn asked(&self) -> Option<OpenQuestion> {
        let (question, choices, seconds) = (self.number, self.choices.len(), self.seconds);
        self.is_open().then_some(OpenQuestion { question, choices, seconds })
    }

    /// Returns for each choice whether it is right, for the lecturer alone; empty if the question is closed.
    pub fn right(&self) -> Vec<bool> {
        if self.is_open() { self.are_right() } else { Vec::new() }
    }

    /// Returns how the question was answered; `None` while it is open.
    pub fn outcome(&self) -> Option<QuestionOutcome> {
        let counts = self.counts.clone()?;
        let (question, before, are_right) = (self.number, self.before.clone(), self.are_right());
        Some(QuestionOutcome { question, counts, before, are_right })
    }

    /// Returns the answered question in words; `None` while it is open.
    pub fn closed(&self, language: Language) -> Option<CountedQuestion> {
        let counts = self.counts.as_ref()?;
        let edition = self.edition(language)?;
        let told = edition.choices.iter().zip(counts).zip(&self.choices);
        let choices = told.map(|((text, &count), choice)| ClosedChoice {
            text: text.clone(),
            count,
            is_right: choice.is_right,
            misconception: choice.misconception,
        });
        let (step, round, prompt) = (self.picture.at, self.round, edition.prompt.clone());
        Some(CountedQuestion { step, round, prompt, choices: choices.collect() })
    }

    pub fn prompt(&self, language: Language) -> &str {
        self.edition(language).map_or("", |edition| &edition.prompt)
    }

    /// Returns the answer, and why it is right.
    pub fn answer(&self, language: Language) -> &str {
        self.edition(language).map_or("", |edition| &edition.answer)
    }

    pub fn choices(&self, language: Language) -> &[String] {
        self.edition(language).map_or(&[], |edition| &edition.choices)
    }

    /// Returns for each choice what is wrong with it; empty if it is right.
    pub fn faults(&self, language: Language) -> &[String] {
        self.edition(language).map_or(&[], |edition| &edition.faults)
    }

    fn edition(&self, language: Language) -> Option<&AskedEdition> {
        self.editions.iter().find(|edition| edition.language == language)
    }

    /// Returns what the picture conceals while the question is open.
    pub fn concealed(&self) -> Concealed {
        if self.is_open() { self.picture.concealed } else { Concealed::default() }
    }
}

/// Returns a question of the lecturer's own as it is put to the room.
pub fn own_prompt(question: &OwnQuestion, words: &Words) -> StyledText {
    let text = StyledText::plain_text(question.text.in_language(words.language()));
    words.styled("room-question", &[]).then(text)
}

/// Returns the answer to a question of the lecturer's own.
pub fn own_answer(question: &OwnQuestion, words: &Words) -> StyledText {
    let choice = question.choices.get(question.right).map_or("", |choice| choice.in_language(words.language()));
    words.styled("room-own-answer", &args![number = question.right + 1, choice])
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
        let question = CountedQuestion { step: TimelineStep::START, round: 1, prompt: String::new(), choices };
        assert_eq!(question.misconceptions(), [(Misconception::BareNumber, 4), (Misconception::BoundSide, 3)]);
    }
}
