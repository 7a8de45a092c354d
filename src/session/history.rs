//! The open document: where it came from, what was changed in it, and what of that can be taken back.
//!
//! Knows nothing of searching.

use super::unique_id::UniqueId;
use crate::document::{Bookmark, Document};
use crate::search::SearchConfig;
use std::path::PathBuf;

/// So many changes can be taken back.
const UNDO_LIMIT: usize = 100;

/// Where a document came from, and so where saving puts it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// One of the bundled lessons, by its number from 0. Saving asks for a place.
    Lesson(usize),
    /// A file.
    File(PathBuf),
    /// Made here. Saving asks for a place.
    New,
}

/// In what a document differs from the one that was opened or saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
struct Changes {
    /// In how it is searched.
    search: bool,
    /// Only in how it is viewed: the second search, and whether a tie cuts. Saving writes it; losing it raises no question.
    view: bool,
    /// In anything else.
    rest: bool,
}

impl Changes {
    fn between(baseline: &Document, document: &Document) -> Self {
        let Document { title, notes, game, search, beside, bookmarks } = baseline;
        let rest = *title != document.title
            || *notes != document.notes
            || *game != document.game
            || *bookmarks != document.bookmarks;
        let view = *beside != document.beside || search.cut_on != document.search.cut_on;
        let search = SearchConfig { cut_on: document.search.cut_on, ..*search } != document.search;
        Self { search, view, rest }
    }
}

/// A document with its past.
#[derive(Clone, Debug)]
pub struct History {
    id: UniqueId,
    document: Document,
    origin: Origin,
    /// The document as it was opened or saved last.
    baseline: Document,
    /// In what the two differ: compared when one of them changes, not for every frame.
    changes: Changes,
    undo: Vec<Document>,
    redo: Vec<Document>,
    /// Whether the last of those to be taken back is how the document was before a game that is still played.
    is_match_open: bool,
}

impl History {
    /// A document that has just been opened or made.
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

    /// Where it came from.
    #[must_use]
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// Whether there are changes that would be missed if they were lost. Searching a lesson in another way is trying
    /// something out and changes no file; so is looking at two searches side by side, or at what ties change.
    #[must_use]
    pub const fn is_edited(&self) -> bool {
        self.changes.rest || (self.changes.search && !matches!(self.origin, Origin::Lesson(_)))
    }

    /// The steps worth going to, while they are: in another search they would be other steps.
    #[must_use]
    pub fn bookmarks(&self) -> &[Bookmark] {
        if self.is_as_opened() { &self.document.bookmarks } else { &[] }
    }

    /// The document as it was opened or saved last.
    #[must_use]
    pub const fn baseline(&self) -> &Document {
        &self.baseline
    }

    /// Whether what was opened is searched in another way, and nothing else is changed.
    #[must_use]
    pub fn differs_only_in_search(&self) -> bool {
        !self.changes.rest && self.document.search != self.baseline.search
    }

    /// Whether this is the position and the search that were opened, of which the notes speak, whatever is shown beside
    /// them.
    #[must_use]
    pub fn is_as_opened(&self) -> bool {
        !self.changes.rest && self.document.search == self.baseline.search
    }

    /// Whether there is a change to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether there is a change to make again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Changes the document to this one.
    pub fn change(&mut self, document: Document) {
        self.is_match_open = false;
        self.push_change(document);
    }

    /// Goes on with a game: all its moves together are one change, which can be taken back when the game is left.
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

    /// Ends a game: what is changed now is another change.
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

    /// Takes back the last change.
    pub fn undo(&mut self) {
        if let Some(before) = self.undo.pop() {
            self.redo.push(self.document.clone());
            self.set(before);
        }
    }

    /// Makes the change again that was taken back last.
    pub fn redo(&mut self) {
        if let Some(after) = self.redo.pop() {
            self.undo.push(self.document.clone());
            self.set(after);
        }
    }

    /// Takes note that this is what has been saved there: the document, or what it was before it was changed.
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
