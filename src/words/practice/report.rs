//! What a student hands in: the exercises that were answered, with every answer, the marks and the time.
//!
//! A [`Report`] is a value. [`json`](super::json) writes it as text with a checksum; nothing here knows files or clocks.

use super::unix_time::UnixTime;
use poda_core::document::practice::Exercise;

/// The longest name that is kept, in characters.
const MAX_NAME: usize = 100;

/// What a student hands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The student's name; empty if none was given.
    pub name: String,
    /// The exercises, in the order in which they were answered.
    pub exercises: Vec<ExerciseReport>,
}

/// One exercise with its answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseReport {
    /// Its title, or else the name of its lesson or file.
    pub exercise: String,
    /// The name of the lesson, if it is one.
    pub lesson: Option<String>,
    /// The fingerprint of the position and its search: see [`fingerprint`](crate::file::fingerprint).
    pub position: u64,
    /// What was to be done.
    pub mode: Exercise,
    /// The seed that the exercise was generated from, if it was.
    pub seed: Option<u64>,
    /// When it was begun.
    pub started: UnixTime,
    /// How long it took, in seconds.
    pub seconds: u64,
    /// Whether it was answered to its end.
    pub is_complete: bool,
    /// Every question or field, in the order of the trace.
    pub answers: Vec<AnswerReport>,
}

/// One question or field with what was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerReport {
    /// What was asked, as the node and what of it: `B.value`, `G.cut`, or `best`.
    pub field: String,
    /// The step of the trace that gives the answer, where the question has one.
    pub step: Option<u64>,
    /// Every answer that was given, as it was typed, the first one first.
    pub given: Vec<String>,
    /// How it was marked.
    pub mark: AnswerMark,
    /// The points that it earned.
    pub points: u64,
    /// The points that it could earn.
    pub of: u64,
}

/// How an answer was marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerMark {
    /// Right at the first attempt.
    Right,
    /// Right at a later attempt.
    RightLater,
    /// Right in consequence of the student's own earlier fields.
    Consequent,
    /// Wrong.
    Wrong,
    /// The answer was shown without an attempt.
    Shown,
    /// Not answered.
    Empty,
}

/// The sums of an exercise, counted from its answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReportSums {
    /// How many questions or fields there were.
    pub asked: u64,
    /// How many of them were right at the first attempt, or in consequence of earlier fields.
    pub right_first: u64,
    /// The points that were earned.
    pub points: u64,
    /// The points that could be earned.
    pub of: u64,
}

impl ExerciseReport {
    /// Counts the answers and adds up their points.
    #[must_use]
    pub fn sums(&self) -> ReportSums {
        // A field that is given, such as the root's own window, earns nothing and is not counted.
        let counted = self.answers.iter().filter(|answer| 0 < answer.of);
        counted.fold(ReportSums::default(), |sums, answer| ReportSums {
            asked: sums.asked + 1,
            right_first: sums.right_first + u64::from(answer.mark.counts_as_right()),
            points: sums.points.saturating_add(answer.points),
            of: sums.of.saturating_add(answer.of),
        })
    }
}

impl AnswerMark {
    /// All marks.
    pub const ALL: [Self; 6] = [Self::Right, Self::RightLater, Self::Consequent, Self::Wrong, Self::Shown, Self::Empty];

    /// Returns the word by which the mark is stored. It never changes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::RightLater => "right-later",
            Self::Consequent => "consequent",
            Self::Wrong => "wrong",
            Self::Shown => "shown",
            Self::Empty => "empty",
        }
    }

    /// Returns whether the mark counts as right at the first attempt.
    #[must_use]
    pub const fn counts_as_right(self) -> bool {
        matches!(self, Self::Right | Self::Consequent)
    }
}

/// Returns the word by which an exercise is stored. It never changes.
#[must_use]
pub const fn mode_name(exercise: Exercise) -> &'static str {
    match exercise {
        Exercise::Predict => "predict",
        Exercise::FillIn => "fill-in",
        Exercise::ImproveOrder => "improve-order",
    }
}

/// Returns a name as it is kept in a report: on one line, without control characters, and not longer than a line.
#[must_use]
pub fn tidied_name(name: &str) -> String {
    let words: Vec<_> = name.split(|letter: char| letter.is_whitespace() || letter.is_control()).collect();
    let words: Vec<_> = words.into_iter().filter(|word| !word.is_empty()).collect();
    words.join(" ").chars().take(MAX_NAME).collect()
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
}
