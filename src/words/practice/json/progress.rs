//! A user's progress as JSON, for storage by the window and for export.
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
//! Days are counted from 1970-01-01. A mistake has a `lesson`, or the text of a position file as `position_file`.
//! Invalid entries are ignored one by one, so that a damaged entry does not affect the others.

use crate::practice::misconception::Misconception;
use crate::practice::progress::{KindProgress, ListedMistake, PracticeProgress};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

const FORMAT: &str = "poda-practice-progress";
const VERSION: u64 = 1;

/// Why a text is not progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgressError {
    /// The text is not JSON, or does not contain progress.
    NotProgress,
    /// A later version wrote it. It must not be overwritten.
    OtherVersion,
}

/// Returns progress as text.
///
/// # Panics
/// Never: everything in a progress can be written as JSON.
pub fn to_text(progress: &PracticeProgress) -> String {
    let written = ProgressJson {
        format: FORMAT,
        version: VERSION,
        kinds: progress.kinds().collect(),
        mistakes: progress.mistakes().collect(),
    };
    serde_json::to_string_pretty(&written).expect("progress has no keys but strings") + "\n"
}

/// Reads progress, ignoring invalid entries.
///
/// # Errors
/// Returns why the text is not progress.
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
        for (name, stored) in kinds {
            if let (Ok(kind), Ok(stored)) = (name.parse(), serde_json::from_value(stored)) {
                progress.restore_kind(kind, stored);
            }
        }
    }
    if let Some(Value::Array(mistakes)) = fields.remove("mistakes") {
        // The latest is first in the text and last in the list.
        let read = mistakes.into_iter().rev().filter_map(|stored| serde_json::from_value(stored).ok());
        progress.restore_mistakes(read);
    }
    Ok(progress)
}

#[derive(Serialize)]
struct ProgressJson<'a> {
    format: &'static str,
    version: u64,
    kinds: BTreeMap<Misconception, KindProgress>,
    mistakes: Vec<&'a ListedMistake>,
}
