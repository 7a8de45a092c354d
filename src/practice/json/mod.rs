//! What of practice is stored or handed in, as JSON: a [report] with its checksum, and a user's [progress].
//!
//! The types that serde reads and writes stay in here. Knows no files.

pub mod checksum;
pub mod progress;
pub mod report;
