//! The report that a student hands in: the exercises with every answer, the marks and the time.
//!
//! A [`Report`] is a value. [`json`](super::json) writes it as text with a checksum. This module does not depend on
//! files or clocks.

use super::answer::given_text;
use super::blank::{FieldMark, MarkedField};
use super::quiz::{ClosedQuestion, FirstAttempt};
use super::schedule::SECONDS_PER_DAY;
use super::subject::{Question, Subject, judge};
use crate::file::TextKind;
use poda_core::document::practice::{AskedKind, ExerciseKind};
use poda_core::game::GameView;
use poda_core::trace::recording::Recording;
use std::fmt;
use strum::{EnumString, IntoStaticStr, VariantArray};

/// The maximum length of a stored name, in characters.
const MAX_NAME: usize = TextKind::Student.max_chars();

/// The report that a student hands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The student's name; empty if unknown.
    pub name: String,
    /// The number or account by which the school knows the student; empty if unknown.
    pub student: String,
    /// The exercises, in the order in which they were answered.
    pub exercises: Vec<ExerciseReport>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseReport {
    /// Its title, or the name of its lesson or file.
    pub exercise: String,
    /// The name of the lesson, if the exercise is one.
    pub lesson: Option<String>,
    /// The fingerprint of the position and its search: see [`fingerprint`](crate::file::fingerprint).
    pub position: u64,
    pub mode: ExerciseKind,
    /// The seed from which the exercise was generated, if any.
    pub seed: Option<u64>,
    pub started: UnixTime,
    /// The time that it took, in seconds.
    pub seconds: u64,
    pub is_complete: bool,
    /// Every question or field, in the order of the trace.
    pub answers: Vec<AnswerReport>,
}

/// One question or field with what was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerReport {
    /// The question: the node and its part, as in `B.value` or `G.cut`, or `best`.
    pub field: String,
    /// The step of the trace that gives the answer, if there is one.
    pub step: Option<u64>,
    /// Every answer as it was typed, in order.
    pub given: Vec<String>,
    pub mark: AnswerMark,
    pub points: u64,
    /// The points possible.
    pub of: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum AnswerMark {
    /// Right at the first attempt.
    Right,
    RightLater,
    /// Right as a consequence of the student's own earlier fields.
    Consequent,
    Wrong,
    /// The answer was shown without an attempt.
    Shown,
    Empty,
}

/// The sums of an exercise, counted from its answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReportSums {
    /// The number of questions or fields.
    pub asked: u64,
    /// The number of them that were right at the first attempt, or as a consequence of earlier fields.
    pub right_first: u64,
    pub points: u64,
    /// The points possible.
    pub of: u64,
}

impl ExerciseReport {
    /// Counts the answers and adds up their points.
    pub fn sums(&self) -> ReportSums {
        // A given field, such as the root's window, earns nothing and is not counted.
        let counted = self.answers.iter().filter(|answer| 0 < answer.of);
        counted.fold(ReportSums::default(), |sums, answer| ReportSums {
            asked: sums.asked + 1,
            right_first: sums.right_first + u64::from(answer.mark.counts_as_right()),
            points: sums.points.saturating_add(answer.points),
            of: sums.of.saturating_add(answer.of),
        })
    }

    /// Returns whether every answer was right at the first attempt.
    pub fn is_perfect(&self) -> bool {
        let sums = self.sums();
        sums.right_first == sums.asked && sums.points == sums.of
    }
}

impl AnswerMark {
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// Returns the stored name of the mark. It never changes.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns whether the mark counts as right at the first attempt.
    pub const fn counts_as_right(self) -> bool {
        matches!(self, Self::Right | Self::Consequent)
    }
}

impl From<FieldMark> for AnswerMark {
    fn from(mark: FieldMark) -> Self {
        match mark {
            FieldMark::Right => Self::Right,
            FieldMark::Consequent => Self::Consequent,
            FieldMark::Wrong => Self::Wrong,
            FieldMark::Empty => Self::Empty,
        }
    }
}

/// Returns the stored name of a kind of exercise. It never changes.
pub const fn mode_name(exercise: ExerciseKind) -> &'static str {
    match exercise {
        ExerciseKind::Predict => "predict",
        ExerciseKind::FillIn => "fill-in",
        ExerciseKind::ImproveOrder => "improve-order",
    }
}

/// Returns a name in the form that a report stores: on one line, without control characters, and with a limited length.
pub fn tidied_name(name: &str) -> String {
    let words = name.split(|letter: char| letter.is_whitespace() || letter.is_control());
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ").chars().take(MAX_NAME).collect()
}

impl AnswerReport {
    /// Returns the entry of a closed question. Only the first attempt can earn a point.
    pub fn of_outcome<S: Subject>(recording: &S, outcome: &ClosedQuestion<S>) -> Self {
        let is_right = |answer: &S::Answer| judge(recording, &outcome.question, answer).is_right;
        let mark = match outcome.first {
            FirstAttempt::Right => AnswerMark::Right,
            FirstAttempt::Wrong if outcome.given.last().is_some_and(is_right) => AnswerMark::RightLater,
            FirstAttempt::Wrong => AnswerMark::Wrong,
            FirstAttempt::Shown => AnswerMark::Shown,
        };
        Self {
            given: outcome.given.iter().map(|answer| recording.given_text(answer)).collect(),
            mark,
            points: u64::from(mark == AnswerMark::Right),
            ..Self::unanswered(recording, &outcome.question)
        }
    }

    /// Returns the entry of a field of a filled-in tree.
    pub fn of_field<G: GameView>(recording: &Recording<G>, marked: &MarkedField) -> Self {
        let field = marked.field.id(recording);
        let given = marked.answered.iter().map(|answer| given_text(recording, answer)).collect();
        let (mark, points) = (marked.mark.into(), marked.points().into());
        Self { field, step: None, given, mark, points, of: marked.of.into() }
    }

    /// Returns the entry of a question that was asked and not answered.
    pub fn unanswered<S: Subject>(recording: &S, question: &Question<S::Kind>) -> Self {
        let kind: AskedKind = question.kind.into();
        Self {
            field: format!("{}.{}", recording.reported_node(question), kind.name()),
            step: Some(question.step as u64),
            given: Vec::new(),
            mark: AnswerMark::Empty,
            points: 0,
            of: 1,
        }
    }
}

/// The last second of the year 9999: RFC 3339 has four digits for a year.
const LAST: u64 = 253_402_300_799;

/// Seconds since 1970-01-01, 00:00 UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnixTime(pub u64);

/// Writes `2026-11-21T01:34:39Z`. The days of the calendar are computed with the algorithm of H. Hinnant,
/// *chrono-Compatible Low-Level Date Algorithms*, 2014: years begin in March, so that a leap day is the last day of its
/// year.
impl fmt::Display for UnixTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.0.min(LAST);
        let (days, second) = (seconds / SECONDS_PER_DAY, seconds % SECONDS_PER_DAY);
        // Days since 0000-03-01, in eras of 400 years.
        let days = days + 719_468;
        let (era, day) = (days / 146_097, days % 146_097);
        let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
        let day_of_year = day - (365 * year + year / 4 - year / 100);
        let month = (5 * day_of_year + 2) / 153;
        let day_of_month = day_of_year - (153 * month + 2) / 5 + 1;
        let (month, next_year) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
        let year = era * 400 + year + next_year;
        let (hour, minute, second) = (second / 3_600, second / 60 % 60, second % 60);
        write!(f, "{year:04}-{month:02}-{day_of_month:02}T{hour:02}:{minute:02}:{second:02}Z")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_line() {
        assert_eq!(tidied_name("  Ana\tMaría\r\n \u{1b}Pérez "), "Ana María Pérez");
        assert_eq!(tidied_name(&"x".repeat(500)).len(), MAX_NAME);
        assert_eq!(tidied_name(" \n"), "");
    }

    #[test]
    fn times_are_those_of_the_calendar() {
        for (seconds, text) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_399, "2000-02-28T23:59:59Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (951_868_800, "2000-03-01T00:00:00Z"),
            (1_709_164_800, "2024-02-29T00:00:00Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
            (253_402_300_799, "9999-12-31T23:59:59Z"),
            (u64::MAX, "9999-12-31T23:59:59Z"),
        ] {
            assert_eq!(UnixTime(seconds).to_string(), text);
        }
    }
}
