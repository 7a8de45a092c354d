//! A lecture that is open: its entries, and which of them is shown.
//!
//! Knows no disk: the caller that opens an entry states where its document came from.

use super::history::Origin;
use crate::document::{Lecture, LectureEntry};
use crate::trace::TimelineStep;
use std::path::PathBuf;
use std::sync::Arc;

/// Where a lecture came from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LectureOrigin {
    /// One of the bundled lectures, by its permanent name.
    Bundled(&'static str),
    /// A file.
    File(PathBuf),
    /// A text without a file.
    Text,
}

/// A lecture and the entry of it that was shown last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenLecture {
    /// The lecture.
    pub lecture: Arc<Lecture>,
    /// Where the lecture came from.
    pub origin: LectureOrigin,
    /// The index of the entry that was shown last.
    pub index: usize,
    /// What that entry shows. Another document may have been opened since.
    shown: Origin,
}

impl OpenLecture {
    /// A lecture at an entry, which shows the document of this origin.
    #[must_use]
    pub const fn new(lecture: Arc<Lecture>, origin: LectureOrigin, index: usize, shown: Origin) -> Self {
        Self { lecture, origin, index, shown }
    }

    /// The same lecture at another entry.
    #[must_use]
    pub fn at(&self, index: usize, shown: Origin) -> Self {
        Self::new(Arc::clone(&self.lecture), self.origin.clone(), index, shown)
    }

    /// The number of entries.
    pub fn count(&self) -> usize {
        self.lecture.entries.len()
    }

    /// The entry that was shown last.
    pub fn entry(&self) -> Option<&LectureEntry> {
        self.lecture.entries.get(self.index)
    }

    /// The step at which that entry begins.
    pub fn first_step(&self) -> TimelineStep {
        self.entry().and_then(|entry| entry.step).unwrap_or_default()
    }

    /// Whether the document of this origin is that of the entry that was shown last.
    pub fn shows(&self, origin: &Origin) -> bool {
        self.shown == *origin
    }

    /// The index of the entry after the one shown last.
    pub fn next(&self) -> Option<usize> {
        Some(self.index + 1).filter(|&index| index < self.count())
    }

    /// The index of the entry before the one shown last. While something else is shown, it leads back to that entry itself.
    pub fn previous(&self, origin: &Origin) -> Option<usize> {
        if self.shows(origin) { self.index.checked_sub(1) } else { Some(self.index) }
    }
}
