//! The open lecture: its entries, and which of them is shown.
//!
//! This module does not read files: the caller that opens an entry states where its document came from.

use super::history::Origin;
use poda_core::document::{Bookmark, EntrySource, Lecture, LectureEntry, LocalizedText, Slide};
use poda_core::trace::TimelineStep;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LectureOrigin {
    /// One of the bundled lectures, by its permanent name.
    Bundled(&'static str),
    File(PathBuf),
    /// A text without a file.
    Text,
}

/// A slide that is shown instead of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownSlide<'a> {
    Written(&'a Slide),
    /// The end of a lecture whose last entry is not a slide.
    Ending,
}

/// A lecture and the entry of it that was shown last.
#[derive(Clone, Debug, PartialEq)]
pub struct OpenLecture {
    pub lecture: Arc<Lecture>,
    pub origin: LectureOrigin,
    /// The index of the entry that was shown last; the number of entries at the ending.
    pub index: usize,
    /// The titles of the files that the lecture lists, by their paths as written in the lecture's file.
    pub titles: Arc<BTreeMap<String, LocalizedText>>,
    /// The origin of the document that the entry shows, or that is open behind its slide. The user may have opened
    /// another document since.
    shown: Origin,
    edits: Edits,
}

/// A lecture and the index of the entry that is shown.
type Version = (Arc<Lecture>, usize);

/// The undo history of a lecture since it was opened.
#[derive(Clone, Debug, Default, PartialEq)]
struct Edits {
    undo: Vec<Version>,
    redo: Vec<Version>,
    /// The lecture as it was opened or last saved; `None` before the first edit.
    saved: Option<Arc<Lecture>>,
    /// The field that was typed into last: further typing in it belongs to the same change.
    typed: Option<&'static str>,
}

impl OpenLecture {
    /// Creates an open lecture at an entry, which shows the document with the origin `shown`.
    pub const fn new(
        lecture: Arc<Lecture>,
        titles: Arc<BTreeMap<String, LocalizedText>>,
        origin: LectureOrigin,
        index: usize,
        shown: Origin,
    ) -> Self {
        let edits = Edits { undo: Vec::new(), redo: Vec::new(), saved: None, typed: None };
        Self { lecture, origin, index, titles, shown, edits }
    }

    /// Returns the same lecture at another entry.
    #[must_use]
    pub fn at(&self, index: usize, shown: Origin) -> Self {
        let edits = Edits { typed: None, ..self.edits.clone() };
        Self { index, shown, edits, ..self.clone() }
    }

    /// Returns the lecture after an edit, at an entry; `field` is the field that was typed into.
    #[must_use]
    pub fn edited(&self, lecture: Lecture, index: usize, field: Option<&'static str>) -> Self {
        let mut edits = self.edits.clone();
        if field.is_none() || field != edits.typed {
            edits.undo.push((Arc::clone(&self.lecture), self.index));
        }
        edits.saved.get_or_insert_with(|| Arc::clone(&self.lecture));
        edits.redo.clear();
        edits.typed = field;
        Self { lecture: Arc::new(lecture), index, edits, ..self.clone() }
    }

    /// Returns the lecture after an edit of the shown entry, if it changes that entry.
    pub fn with_entry(&self, edit: impl FnOnce(&mut LectureEntry)) -> Option<Self> {
        let mut entry = self.entry()?.clone();
        edit(&mut entry);
        let mut lecture = (*self.lecture).clone();
        let shown = &mut lecture.entries[self.index];
        let is_changed = *shown != entry;
        *shown = entry;
        is_changed.then(|| self.edited(lecture, self.index, None))
    }

    /// Returns the lecture with its last edit undone, or with the last undone edit redone; `None` if there is no such
    /// edit.
    pub fn stepped(&self, is_undo: bool) -> Option<Self> {
        let mut edits = Edits { typed: None, ..self.edits.clone() };
        let (from, to) = if is_undo { (&mut edits.undo, &mut edits.redo) } else { (&mut edits.redo, &mut edits.undo) };
        let (lecture, index) = from.pop()?;
        to.push((Arc::clone(&self.lecture), self.index));
        Some(Self { lecture, index, edits, ..self.clone() })
    }

    /// Returns the lecture with unsaved edits from an earlier run of the program; `saved` is the lecture before those
    /// edits, if it is known.
    #[must_use]
    pub fn with_edits_since(&self, saved: Option<Arc<Lecture>>) -> Self {
        let undo = saved.iter().map(|saved| (Arc::clone(saved), self.index.min(saved.entries.len()))).collect();
        let unknown = || Arc::new(Lecture { title: None, notes: None, entries: Vec::new() });
        let saved = Some(saved.unwrap_or_else(unknown));
        Self { edits: Edits { undo, saved, ..Edits::default() }, ..self.clone() }
    }

    /// Returns the lecture after it was saved to a file, as written there.
    #[must_use]
    pub fn saved(&self, lecture: Lecture, path: PathBuf) -> Self {
        let lecture = Arc::new(lecture);
        let edits = Edits { saved: Some(Arc::clone(&lecture)), typed: None, ..self.edits.clone() };
        Self { lecture, origin: LectureOrigin::File(path), edits, ..self.clone() }
    }

    pub fn is_edited(&self) -> bool {
        self.edits.saved.as_ref().is_some_and(|saved| *saved != self.lecture)
    }

    /// Returns the lecture as it was opened or last saved.
    pub fn unedited(&self) -> &Arc<Lecture> {
        self.edits.saved.as_ref().unwrap_or(&self.lecture)
    }

    /// Returns the folder of the lecture's file, if it is a file.
    pub fn folder(&self) -> Option<&Path> {
        if let LectureOrigin::File(path) = &self.origin { path.parent() } else { None }
    }

    pub fn count(&self) -> usize {
        self.lecture.entries.len()
    }

    /// Returns the entry that was shown last; `None` at the ending.
    pub fn entry(&self) -> Option<&LectureEntry> {
        self.lecture.entries.get(self.index)
    }

    /// Returns the slide that is shown instead of a tree.
    pub fn slide(&self) -> Option<ShownSlide<'_>> {
        match self.entry().map(|entry| &entry.source) {
            Some(EntrySource::Slide(slide)) => Some(ShownSlide::Written(slide)),
            Some(EntrySource::Lesson(_) | EntrySource::File(_) | EntrySource::Position(_)) => None,
            None => Some(ShownSlide::Ending),
        }
    }

    /// Returns the bookmarks of the entry, which replace the document's own.
    pub fn bookmarks(&self) -> Option<&[Bookmark]> {
        self.entry()?.bookmarks.as_deref()
    }

    /// Returns the step at which the entry begins.
    pub fn first_step(&self) -> TimelineStep {
        self.entry().and_then(|entry| entry.step).unwrap_or_default()
    }

    /// Returns whether `origin` is that of the document of the entry that was shown last.
    pub fn shows(&self, origin: &Origin) -> bool {
        self.shown == *origin
    }

    /// Returns the index of the entry after the one that was shown last. The ending follows the last entry, unless that
    /// is a slide.
    pub fn next(&self) -> Option<usize> {
        let last = self.lecture.entries.last().map(|entry| &entry.source);
        let end = if matches!(last, Some(EntrySource::Slide(_))) { self.count() } else { self.count() + 1 };
        Some(self.index + 1).filter(|&index| index < end)
    }

    /// Returns the index of the entry before the one that was shown last, or of that entry itself if something else is
    /// shown.
    pub fn previous(&self, origin: &Origin) -> Option<usize> {
        if self.shows(origin) { self.index.checked_sub(1) } else { Some(self.index) }
    }
}
