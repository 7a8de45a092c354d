//! The progress of a user's practice: for each kind of mistake, how often it was tested, how often the first attempt
//! was right and when it is tested again; and the mistakes themselves, so that the user can review them.
//!
//! A [`PracticeProgress`] is a value. It is stored only on the user's machine, as [JSON](super::json::progress); the
//! day is an argument.

use super::misconception::{Misconception, Misconceptions};
use super::quiz::{ClosedQuestion, FirstAttempt};
use super::schedule::{Day, Review};
use super::subject::{Subject, judge};
use poda_core::document::practice::AskedKind;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// The largest number of listed mistakes. Older ones are dropped.
pub const MAX_LISTED: usize = 60;

/// The size of the longest position file that is stored with a mistake, in bytes. A mistake in a longer one is counted
/// but not listed.
pub const MAX_POSITION_BYTES: usize = 8 << 10;

/// The progress of a user's practice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PracticeProgress {
    kinds: BTreeMap<Misconception, KindProgress>,
    /// The listed mistakes, the oldest first.
    mistakes: Vec<ListedMistake>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct KindProgress {
    /// The number of questions in which the mistake is possible.
    pub asked: u64,
    /// The number of them with a right first attempt.
    pub right_first: u64,
    /// Its card; `None` until the user makes the mistake for the first time.
    #[serde(flatten)]
    pub review: Option<Review>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListedMistake {
    pub kind: Misconception,
    #[serde(flatten)]
    pub exercise: PracticedExercise,
    /// The question that was answered wrongly.
    #[serde(flatten)]
    pub question: AskedQuestion,
    /// The answer that was given, as it was typed.
    pub given: String,
    /// When it was made.
    pub day: Day,
}

/// An exercise, with the data to find it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PracticedExercise {
    /// The name under which it is listed: its title, or that of its lesson or file.
    pub title: String,
    /// The fingerprint of its position and search: see [`fingerprint`](crate::file::fingerprint).
    #[serde(with = "super::json::hexadecimal")]
    pub fingerprint: u64,
    #[serde(flatten)]
    pub source: ExerciseOrigin,
}

/// The source from which an exercise is read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExerciseOrigin {
    Lesson(String),
    /// This text of a position file. The text of a generated exercise contains its seed.
    PositionFile(String),
}

/// A question, identified by its kind and the step that answers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AskedQuestion {
    #[serde(rename = "question", with = "super::json::question_kind")]
    pub kind: AskedKind,
    /// The step of the trace that gives the answer.
    pub step: u64,
}

/// A question with its first attempt.
#[derive(Clone, Debug)]
pub struct AnsweredQuestion<'a> {
    pub exercise: &'a PracticedExercise,
    pub question: AskedQuestion,
    /// The mistakes that are possible in it.
    pub tested: Misconceptions,
    /// Whether the first attempt was right.
    pub is_right: bool,
    /// The mistake that was made, with the answer as it was typed; `None` if the answer was right, or shown without an
    /// attempt.
    pub mistake: Option<(Misconception, &'a str)>,
}

impl PracticeProgress {
    /// Records the first attempt at a question. Later attempts do not count.
    pub fn record(&mut self, answered: &AnsweredQuestion<'_>, today: Day) {
        let made = answered.mistake.map(|(kind, _)| kind);
        for kind in answered.tested.iter().copied().chain(made.filter(|kind| !answered.tested.contains(kind))) {
            let progress = self.kinds.entry(kind).or_default();
            progress.asked += 1;
            if answered.is_right {
                progress.right_first += 1;
                progress.review = progress.review.map(|review| review.after_right_answer(today));
            } else if made == Some(kind) {
                // Another mistake, or an answer that was shown, gives no information about this kind.
                progress.review = Some(Review::after_mistake(today));
            }
        }
        if answered.is_right || made.is_some() {
            self.mistakes.retain(|listed| !listed.is_at(answered.exercise.fingerprint, answered.question));
        }
        if let Some((kind, given)) = answered.mistake
            && answered.exercise.source.is_kept()
        {
            let (exercise, question) = (answered.exercise.clone(), answered.question);
            self.mistakes.push(ListedMistake { kind, exercise, question, given: given.to_owned(), day: today });
            self.drop_oldest();
        }
    }

    pub fn record_outcome<S: Subject>(
        &mut self,
        recording: &S,
        exercise: &PracticedExercise,
        outcome: &ClosedQuestion<S>,
        today: Day,
    ) {
        let ClosedQuestion { question, first, given, .. } = outcome;
        let given = given.first().filter(|_| *first == FirstAttempt::Wrong);
        let text = given.map(|answer| recording.given_text(answer)).unwrap_or_default();
        let kind = given.and_then(|answer| judge(recording, question, answer).misconception());
        let answered = AnsweredQuestion {
            exercise,
            question: AskedQuestion { kind: question.kind.into(), step: question.step as u64 },
            tested: recording.tested_misconceptions(question),
            is_right: *first == FirstAttempt::Right,
            mistake: kind.map(|kind| (kind, text.as_str())),
        };
        self.record(&answered, today);
    }

    pub fn of(&self, kind: Misconception) -> KindProgress {
        self.kinds.get(&kind).copied().unwrap_or_default()
    }

    /// Returns the kinds that were asked so far, in the order of [`Misconception::ALL`].
    pub fn kinds(&self) -> impl Iterator<Item = (Misconception, KindProgress)> + '_ {
        self.kinds.iter().map(|(&kind, &progress)| (kind, progress))
    }

    /// Returns the kinds of mistakes to test on this day: the lowest box first, within a box the one that has been due
    /// longest, then the one with the most errors.
    pub fn due(&self, today: Day) -> Vec<Misconception> {
        let mut due: Vec<_> = self
            .kinds
            .iter()
            .filter_map(|(&kind, progress)| {
                let review = progress.review.filter(|review| review.is_due(today))?;
                Some((review.leitner_box, review.due, Reverse(progress.asked - progress.right_first), kind))
            })
            .collect();
        due.sort();
        due.into_iter().map(|(.., kind)| kind).collect()
    }

    /// Returns the mistakes that can be reviewed, the latest first. A mistake is removed when its question is answered
    /// rightly.
    pub fn mistakes(&self) -> impl Iterator<Item = &ListedMistake> {
        self.mistakes.iter().rev()
    }

    /// Returns whether nothing is stored.
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty() && self.mistakes.is_empty()
    }

    /// Merges this progress with what another instance of the program has stored meanwhile. The changes from `before`
    /// to this progress are applied to `stored`. If everything was erased here, the result is empty.
    #[must_use]
    pub fn added_to(&self, stored: Self, before: &Self) -> Self {
        if self.is_empty() {
            return Self::default();
        }
        let mut sum = stored;
        for (kind, own) in self.kinds().filter(|&(kind, own)| own != before.of(kind)) {
            let earlier = before.of(kind);
            let total = sum.kinds.entry(kind).or_default();
            let was_asked_there = *total != earlier;
            total.asked = total.asked.saturating_add(own.asked.saturating_sub(earlier.asked));
            total.right_first = total.right_first.saturating_add(own.right_first.saturating_sub(earlier.right_first));
            if own.review != earlier.review {
                // Of two cards, the one that is due earlier is kept.
                let theirs = total.review.filter(|_| was_asked_there);
                total.review =
                    own.review.into_iter().chain(theirs).min_by_key(|review| (review.leitner_box, review.due));
            }
        }
        let is_gone = |mistake: &ListedMistake| before.mistakes.contains(mistake) && !self.mistakes.contains(mistake);
        sum.mistakes.retain(|mistake| !is_gone(mistake));
        for new in self.mistakes.iter().filter(|mistake| !before.mistakes.contains(mistake)) {
            sum.mistakes.retain(|mistake| !mistake.is_at(new.exercise.fingerprint, new.question));
            sum.mistakes.push(new.clone());
        }
        sum.mistakes.sort_by_key(|mistake| mistake.day);
        sum.drop_oldest();
        sum
    }

    /// Sets the progress with a kind to a stored value. Impossible counts are corrected.
    pub(super) fn restore_kind(&mut self, kind: Misconception, progress: KindProgress) {
        let asked = progress.asked.max(progress.right_first);
        self.kinds.insert(kind, KindProgress { asked, ..progress });
    }

    /// Adds stored mistakes to the list, the oldest first.
    pub(super) fn restore_mistakes(&mut self, mistakes: impl IntoIterator<Item = ListedMistake>) {
        self.mistakes.extend(mistakes.into_iter().filter(|mistake| mistake.exercise.source.is_kept()));
        self.mistakes.sort_by_key(|mistake| mistake.day);
        self.drop_oldest();
    }

    fn drop_oldest(&mut self) {
        self.mistakes.drain(..self.mistakes.len().saturating_sub(MAX_LISTED));
    }
}

impl ListedMistake {
    fn is_at(&self, fingerprint: u64, question: AskedQuestion) -> bool {
        self.exercise.fingerprint == fingerprint && self.question == question
    }
}

impl ExerciseOrigin {
    fn is_kept(&self) -> bool {
        match self {
            Self::Lesson(_) => true,
            Self::PositionFile(text) => text.len() <= MAX_POSITION_BYTES,
        }
    }
}
