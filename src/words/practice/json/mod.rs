//! What of practice is stored, handed in or read by scripts, as JSON: a [report] with its checksum, a user's [progress], and
//! [lines](mod@line) with an [answer] or the [contents] of an exercise.
//!
//! The types that serde reads and writes stay in here. Knows no files.

pub mod answer;
pub mod checksum;
pub mod contents;
pub mod line;
pub mod progress;
pub mod report;
