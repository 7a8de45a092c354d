//! A user's progress as JSON: what the window stores, and what it exports.
//!
//! ```json
//! {
//!   "format": "poda-practice-progress",
//!   "version": 1,
//!   "kinds": {"missed-cut": {"asked": 12, "right_first": 9, "box": 2, "due": 20779}},
//!   "mistakes": [
//!     {"kind": "missed-cut", "title": "The tree A to N", "fingerprint": "00000000000000ff", "lesson": "a-to-n",
//!      "question": "cut", "step": 19, "given": "[]", "day": 20778}
//!   ]
//! }
//! ```
//!
//! Days are counted from 1970-01-01. A mistake has a `lesson`, or the text of a position file as `position_file`. What is not
//! understood is left out, entry by entry: a stored value that was damaged costs no more than itself.

use crate::practice::misconception::Misconception;
use crate::practice::progress::{
    AskedQuestion, ExerciseSource, KindProgress, ListedMistake, PracticeProgress, PracticedExercise,
};
use crate::practice::schedule::{Day, LeitnerBox, Review};
use poda_core::document::QuestionKind;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

const FORMAT: &str = "poda-practice-progress";
const VERSION: u64 = 1;

/// Why a text is not progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgressError {
    /// The text is not JSON, or something else.
    NotProgress,
    /// A later version wrote it. It should not be overwritten.
    OtherVersion,
}

/// Returns the text of a progress.
///
/// # Panics
/// Never: everything in a progress can be written as JSON.
pub fn to_text(progress: &PracticeProgress) -> String {
    let written = ProgressJson {
        format: FORMAT,
        version: VERSION,
        kinds: progress.kinds().map(|(kind, progress)| (kind.name(), KindJson::of(progress))).collect(),
        mistakes: progress.mistakes().map(MistakeJson::of).collect(),
    };
    serde_json::to_string_pretty(&written).expect("progress has no keys but strings") + "\n"
}

/// Reads a progress, without the entries that are not understood.
///
/// # Errors
/// Returns why the text is not progress at all.
pub fn of_text(text: &str) -> Result<PracticeProgress, ProgressError> {
    let Ok(Value::Object(mut fields)) = serde_json::from_str(text) else { return Err(ProgressError::NotProgress) };
    if fields.get("format").and_then(Value::as_str) != Some(FORMAT) {
        return Err(ProgressError::NotProgress);
    }
    if fields.get("version").and_then(Value::as_u64) != Some(VERSION) {
        return Err(ProgressError::OtherVersion);
    }
    let mut progress = PracticeProgress::default();
    if let Some(Value::Object(kinds)) = fields.remove("kinds") {
        for (kind, stored) in kinds_of(kinds) {
            progress.restore_kind(kind, stored);
        }
    }
    if let Some(Value::Array(mistakes)) = fields.remove("mistakes") {
        // The latest comes first in the text and last in the list.
        let read = |stored| serde_json::from_value(stored).ok().and_then(MistakeJson::mistake);
        progress.restore_mistakes(mistakes.into_iter().rev().filter_map(read));
    }
    Ok(progress)
}

fn kinds_of(kinds: Map<String, Value>) -> impl Iterator<Item = (Misconception, KindProgress)> {
    kinds.into_iter().filter_map(|(name, stored)| {
        let kind = Misconception::of_name(&name)?;
        Some((kind, serde_json::from_value::<KindJson>(stored).ok()?.kind_progress()))
    })
}

#[derive(Serialize)]
struct ProgressJson {
    format: &'static str,
    version: u64,
    kinds: BTreeMap<&'static str, KindJson>,
    mistakes: Vec<MistakeJson>,
}

#[derive(Serialize, Deserialize)]
struct KindJson {
    asked: u64,
    right_first: u64,
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    leitner_box: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    due: Option<u32>,
}

#[derive(Serialize, Deserialize)]
struct MistakeJson {
    kind: String,
    title: String,
    fingerprint: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lesson: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position_file: Option<String>,
    question: String,
    step: u64,
    given: String,
    day: u32,
}

impl KindJson {
    fn of(progress: KindProgress) -> Self {
        let KindProgress { asked, right_first, review } = progress;
        let leitner_box = review.map(|review| review.leitner_box.number());
        Self { asked, right_first, leitner_box, due: review.map(|review| review.due.0) }
    }

    fn kind_progress(&self) -> KindProgress {
        let leitner_box = self.leitner_box.and_then(LeitnerBox::of_number);
        // A card without a day is due.
        let review = leitner_box.map(|leitner_box| Review { leitner_box, due: Day(self.due.unwrap_or_default()) });
        KindProgress { asked: self.asked, right_first: self.right_first, review }
    }
}

impl MistakeJson {
    fn of(mistake: &ListedMistake) -> Self {
        let ListedMistake { kind, exercise: PracticedExercise { title, fingerprint, source }, question, given, day } =
            mistake;
        let (lesson, position_file) = match source {
            ExerciseSource::Lesson(name) => (Some(name.clone()), None),
            ExerciseSource::PositionFile(text) => (None, Some(text.clone())),
        };
        Self {
            kind: kind.name().to_owned(),
            title: title.clone(),
            fingerprint: format!("{fingerprint:016x}"),
            lesson,
            position_file,
            question: question.kind.name().to_owned(),
            step: question.step,
            given: given.clone(),
            day: day.0,
        }
    }

    fn mistake(self) -> Option<ListedMistake> {
        let source = match (self.lesson, self.position_file) {
            (Some(name), None) => ExerciseSource::Lesson(name),
            (None, Some(text)) => ExerciseSource::PositionFile(text),
            _ => return None,
        };
        let fingerprint = u64::from_str_radix(&self.fingerprint, 16).ok()?;
        Some(ListedMistake {
            kind: Misconception::of_name(&self.kind)?,
            exercise: PracticedExercise { title: self.title, fingerprint, source },
            question: AskedQuestion { kind: QuestionKind::of_name(&self.question)?, step: self.step },
            given: self.given,
            day: Day(self.day),
        })
    }
}
