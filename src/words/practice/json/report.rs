//! A report as JSON: written with a checksum, and checked against it when read.
//!
//! ```json
//! {
//!   "format": "poda-practice-report",
//!   "version": 1,
//!   "name": "Ana",
//!   "student": "2026-117",
//!   "exercises": [
//!     {
//!       "exercise": "The tree A to N",
//!       "lesson": "a-to-n",
//!       "position": "00000000000000ff",
//!       "mode": "predict",
//!       "seed": null,
//!       "started": 1795224879,
//!       "seconds": 75,
//!       "complete": true,
//!       "asked": 1,
//!       "right_first": 1,
//!       "points": 1,
//!       "of": 1,
//!       "answers": [
//!         {"field": "I.cut", "step": 19, "given": ["L"], "mark": "right", "points": 1, "of": 1}
//!       ]
//!     }
//!   ],
//!   "checksum": "crc32:00000000"
//! }
//! ```

use crate::messages::Message;
use crate::practice::report::{AnswerReport, ExerciseReport, Report, ReportSums, UnixTime, mode_name};
use poda_core::document::practice::ExerciseKind;
use serde::{Deserialize, Serialize};
use serde_json::Value;

const FORMAT: &str = "poda-practice-report";
const VERSION: u64 = 1;

/// Why a text is not a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "cli-practice")]
pub enum ReportError {
    /// The text is not JSON, or not a report, or a field of it is missing, unknown or of the wrong type.
    NotAReport,
    /// The report is of another version of the format.
    OtherVersion,
    /// The checksum is wrong, and a value is invalid in a report.
    #[message("cli-practice-unreadable")]
    Damaged,
    /// The sums of the marks differ from those of the answers.
    WrongSums,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadReport {
    pub report: Report,
    /// Whether the checksum is right. If not, the report was damaged or edited, and its content is unreliable.
    pub is_intact: bool,
}

/// Returns the text of a report.
///
/// # Panics
/// Never: everything in a report can be written as JSON.
pub fn to_text(report: &Report) -> String {
    let mut written = ReportJson::of(report);
    written.checksum = checksum(&without_checksum(&written));
    serde_json::to_string_pretty(&written).expect("a report has no keys but strings") + "\n"
}

/// Reads a report.
///
/// # Errors
/// Returns why the text is not a report. A damaged report that can still be read is not an error: see
/// [`ReadReport::is_intact`].
pub fn of_text(text: &[u8]) -> Result<ReadReport, ReportError> {
    // The version is checked first, because another version may have other fields.
    let head: ReportHead = serde_json::from_slice(text).map_err(|_| ReportError::NotAReport)?;
    if head.format != FORMAT {
        return Err(ReportError::NotAReport);
    }
    if head.version.as_u64() != Some(VERSION) {
        return Err(ReportError::OtherVersion);
    }
    let read: ReportJson = serde_json::from_slice(text).map_err(|_| ReportError::NotAReport)?;
    let is_intact = checksum(&without_checksum(&read)) == read.checksum;
    let report = read.report().ok_or(if is_intact { ReportError::NotAReport } else { ReportError::Damaged })?;
    let sums = |exercise: &ExerciseJson| ReportSums {
        asked: exercise.asked,
        right_first: exercise.right_first,
        points: exercise.points,
        of: exercise.of,
    };
    let is_consistent =
        read.exercises.iter().zip(&report.exercises).all(|(written, exercise)| sums(written) == exercise.sums());
    // For a damaged report, wrong sums are not reported in addition.
    if is_intact && !is_consistent {
        return Err(ReportError::WrongSums);
    }
    Ok(ReadReport { report, is_intact })
}

/// The fields that identify a report and its version.
#[derive(Deserialize)]
struct ReportHead {
    format: String,
    version: Value,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ReportJson {
    format: String,
    version: u64,
    name: String,
    /// Left out if it is empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    student: String,
    exercises: Vec<ExerciseJson>,
    checksum: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ExerciseJson {
    exercise: String,
    lesson: Option<String>,
    position: String,
    mode: String,
    seed: Option<u64>,
    started: u64,
    seconds: u64,
    complete: bool,
    asked: u64,
    right_first: u64,
    points: u64,
    of: u64,
    answers: Vec<AnswerEntry>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct AnswerEntry {
    field: String,
    step: Option<u64>,
    given: Vec<String>,
    mark: String,
    points: u64,
    of: u64,
}

fn without_checksum(report: &ReportJson) -> Value {
    let mut value = serde_json::to_value(report).expect("a report has no keys but strings");
    if let Value::Object(fields) = &mut value {
        fields.remove("checksum");
    }
    value
}

impl ReportJson {
    fn of(report: &Report) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            name: report.name.clone(),
            student: report.student.clone(),
            exercises: report.exercises.iter().map(ExerciseJson::of).collect(),
            checksum: String::new(),
        }
    }

    fn report(&self) -> Option<Report> {
        let exercises = self.exercises.iter().map(ExerciseJson::exercise).collect::<Option<_>>()?;
        Some(Report { name: self.name.clone(), student: self.student.clone(), exercises })
    }
}

impl ExerciseJson {
    fn of(exercise: &ExerciseReport) -> Self {
        let ReportSums { asked, right_first, points, of } = exercise.sums();
        Self {
            exercise: exercise.exercise.clone(),
            lesson: exercise.lesson.clone(),
            position: format!("{:016x}", exercise.position),
            mode: mode_name(exercise.mode).to_owned(),
            seed: exercise.seed,
            started: exercise.started.0,
            seconds: exercise.seconds,
            complete: exercise.is_complete,
            asked,
            right_first,
            points,
            of,
            answers: exercise.answers.iter().map(AnswerEntry::of).collect(),
        }
    }

    fn exercise(&self) -> Option<ExerciseReport> {
        let is_fingerprint = self.position.len() == 16 && self.position.bytes().all(|digit| digit.is_ascii_hexdigit());
        Some(ExerciseReport {
            exercise: self.exercise.clone(),
            lesson: self.lesson.clone(),
            position: u64::from_str_radix(&self.position, 16).ok().filter(|_| is_fingerprint)?,
            mode: ExerciseKind::ALL.into_iter().find(|&mode| mode_name(mode) == self.mode)?,
            seed: self.seed,
            started: UnixTime(self.started),
            seconds: self.seconds,
            is_complete: self.complete,
            answers: self.answers.iter().map(AnswerEntry::answer).collect::<Option<_>>()?,
        })
    }
}

impl AnswerEntry {
    fn of(answer: &AnswerReport) -> Self {
        Self {
            field: answer.field.clone(),
            step: answer.step,
            given: answer.given.clone(),
            mark: answer.mark.name().to_owned(),
            points: answer.points,
            of: answer.of,
        }
    }

    fn answer(&self) -> Option<AnswerReport> {
        Some(AnswerReport {
            field: self.field.clone(),
            step: self.step,
            given: self.given.clone(),
            mark: self.mark.parse().ok()?,
            points: self.points,
            of: self.of,
        })
    }
}

const PREFIX: &str = "crc32:";

/// Returns the checksum of a value: `crc32:` and eight hexadecimal digits.
pub(super) fn checksum(value: &Value) -> String {
    let mut text = String::new();
    write_canonical(value, &mut text);
    format!("{PREFIX}{:08x}", crc32fast::hash(text.as_bytes()))
}

fn write_canonical(value: &Value, text: &mut String) {
    let write_list = |text: &mut String, brackets: [char; 2], write_items: &mut dyn FnMut(&mut String)| {
        text.push(brackets[0]);
        write_items(text);
        text.push(brackets[1]);
    };
    match value {
        Value::Array(items) => write_list(text, ['[', ']'], &mut |text| {
            for (index, item) in items.iter().enumerate() {
                text.push_str(if index == 0 { "" } else { "," });
                write_canonical(item, text);
            }
        }),
        Value::Object(fields) => {
            // Sorts the fields, because the map keeps the order of insertion if another crate enables that feature of
            // `serde_json`.
            let mut fields: Vec<_> = fields.iter().collect();
            fields.sort_by(|(one, _), (other, _)| one.encode_utf16().cmp(other.encode_utf16()));
            write_list(text, ['{', '}'], &mut |text| {
                for (index, (key, item)) in fields.iter().enumerate() {
                    text.push_str(if index == 0 { "" } else { "," });
                    text.push_str(&Value::from(key.as_str()).to_string());
                    text.push(':');
                    write_canonical(item, text);
                }
            });
        }
        scalar => text.push_str(&scalar.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// The check value of the algorithm is the checksum of the digits from 1 to 9.
    #[test]
    fn the_checksum_is_the_usual_crc_32() {
        assert_eq!(crc32fast::hash(b"123456789"), 0xcbf4_3926);
    }

    #[test]
    fn the_canonical_form_is_sorted_and_without_space() {
        let mut text = String::new();
        write_canonical(&json!({"b": [1, null, true], "a": {"é\n\u{1}": "\"/\\≤"}, "": -2}), &mut text);
        assert_eq!(text, "{\"\":-2,\"a\":{\"é\\n\\u0001\":\"\\\"/\\\\≤\"},\"b\":[1,null,true]}");
    }
}
