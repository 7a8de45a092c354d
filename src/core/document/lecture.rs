//! A lecture: lessons and files in the order in which they are presented. It holds no positions itself.

use super::LocalizedText;
use crate::trace::TimelineStep;

/// A sequence of lessons and files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lecture {
    /// The title.
    pub title: Option<LocalizedText>,
    /// The author's notes.
    pub notes: Option<LocalizedText>,
    /// The entries in the order in which they are presented: at least one.
    pub entries: Vec<LectureEntry>,
}

/// A lesson or a file of a lecture, and where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LectureEntry {
    /// What is shown.
    pub source: EntrySource,
    /// The step at which it is shown first; `None` before the first step. It may exceed the length of the search.
    pub step: Option<TimelineStep>,
    /// What the author says about the entry.
    pub note: Option<LocalizedText>,
}

/// What an entry of a lecture shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EntrySource {
    /// A bundled lesson, by its permanent name.
    Lesson(String),
    /// A position file, by its path as the lecture's file writes it: relative to the folder of that file.
    File(String),
}
