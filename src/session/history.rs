//! The open document with its undo history, and where it came from.
//!
//! Does not know how the document is searched or shown.

use super::unique_id::UniqueId;
use crate::document::practice::ChosenQuestion;
use crate::document::{Bookmark, Document};
use crate::search::SearchConfig;
use std::path::PathBuf;

/// The most changes that can be undone.
const UNDO_LIMIT: usize = 100;

/// Where a document came from. It is saved there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// One of the bundled lessons, by its number from 0. Saving asks for a path.
    Lesson(usize),
    /// A file.
    File(PathBuf),
    /// It was made in the program. Saving asks for a path.
    New,
}

/// What has changed in a document since it was opened or saved. The second search, and whether a tie cuts, are left out: they
/// only change the view, and losing them is no loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
struct Changes {
    /// How it is searched.
    search: bool,
    /// How it is practised on.
    practice: bool,
    /// Anything else.
    rest: bool,
}

impl Changes {
    fn between(baseline: &Document, document: &Document) -> Self {
        let Document { title, notes, game, search, beside: _, bookmarks, practice } = baseline;
        let rest = *title != document.title
            || *notes != document.notes
            || *game != document.game
            || *bookmarks != document.bookmarks;
        let search = SearchConfig { cut_on: document.search.cut_on, ..*search } != document.search;
        Self { search, practice: *practice != document.practice, rest }
    }
}

/// A document with its undo history.
#[derive(Clone, Debug)]
pub struct History {
    id: UniqueId,
    document: Document,
    origin: Origin,
    /// The document as it was opened or last saved.
    baseline: Document,
    /// The difference between the two: compared when one of them changes, not for every frame.
    changes: Changes,
    undo: Vec<Document>,
    redo: Vec<Document>,
    /// Whether the last undo step is the document before a match that is still played.
    is_match_open: bool,
}

impl History {
    /// A document that has just been opened.
    #[must_use]
    pub fn new(document: Document, origin: Origin) -> Self {
        Self {
            id: UniqueId::next(),
            baseline: document.clone(),
            changes: Changes::default(),
            document,
            origin,
            undo: Vec::new(),
            redo: Vec::new(),
            is_match_open: false,
        }
    }

    /// Identifies the document that was opened: changes and saving keep it.
    #[must_use]
    pub const fn id(&self) -> UniqueId {
        self.id
    }

    /// The document, with all changes.
    #[must_use]
    pub const fn document(&self) -> &Document {
        &self.document
    }

    /// Where the document came from.
    #[must_use]
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Whether there are changes that have not been saved. Searching a lesson in another way does not count, nor does a second
    /// search or whether ties cut.
    #[must_use]
    pub const fn is_edited(&self) -> bool {
        let Changes { search, practice, rest } = self.changes;
        rest || practice || (search && !matches!(self.origin, Origin::Lesson(_)))
    }

    /// The bookmarks, as long as the position and the search are those that were opened: another search has other steps.
    #[must_use]
    pub fn bookmarks(&self) -> &[Bookmark] {
        if self.is_as_opened() { &self.document.bookmarks } else { &[] }
    }

    /// The questions that the author chose, as long as the position and the search are those that were opened.
    #[must_use]
    pub fn chosen_questions(&self) -> &[ChosenQuestion] {
        match &self.document.practice {
            Some(practice) if self.is_as_opened() => &practice.questions,
            _ => &[],
        }
    }

    /// The document as it was opened or last saved.
    #[must_use]
    pub const fn baseline(&self) -> &Document {
        &self.baseline
    }

    /// Whether only the search differs from the document that was opened.
    #[must_use]
    pub fn differs_only_in_search(&self) -> bool {
        !self.changes.rest && !self.changes.practice && self.document.search != self.baseline.search
    }

    /// Whether the position and the search are those that were opened, about which the notes are. A second search does not
    /// count.
    #[must_use]
    pub fn is_as_opened(&self) -> bool {
        !self.changes.rest && self.document.search == self.baseline.search
    }

    /// Whether there is a change to undo.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether there is a change to redo.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Changes the document. The change can be undone.
    pub fn change(&mut self, document: Document) {
        self.is_match_open = false;
        self.push_change(document);
    }

    /// Changes the document during a match. All moves of a match are one change, which can be undone when the match has ended.
    pub fn continue_match(&mut self, document: Document) {
        if document == self.document {
            return;
        }
        if self.is_match_open {
            self.set(document);
        } else {
            self.push_change(document);
            self.is_match_open = true;
        }
    }

    /// Ends a match: the next change is a change of its own.
    pub const fn end_match(&mut self) {
        self.is_match_open = false;
    }

    fn push_change(&mut self, document: Document) {
        if document != self.document {
            if self.undo.len() == UNDO_LIMIT {
                self.undo.remove(0);
            }
            self.undo.push(self.document.clone());
            self.redo.clear();
            self.set(document);
        }
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        if let Some(before) = self.undo.pop() {
            self.redo.push(self.document.clone());
            self.set(before);
        }
    }

    /// Redoes the change that was undone last.
    pub fn redo(&mut self) {
        if let Some(after) = self.redo.pop() {
            self.undo.push(self.document.clone());
            self.set(after);
        }
    }

    /// Records that this document has been saved to `origin`: the current one, or a former state of it.
    pub fn mark_saved(&mut self, document: Document, origin: Origin) {
        self.origin = origin;
        self.changes = Changes::between(&document, &self.document);
        self.baseline = document;
    }

    fn set(&mut self, document: Document) {
        self.document = document;
        self.changes = Changes::between(&self.baseline, &self.document);
    }
}
