//! The open document with its undo history, and where it came from.
//!
//! Does not know how the document is searched or shown.

use super::UniqueId;
use poda_core::document::practice::ChosenQuestion;
use poda_core::document::{AnnotatedText, Annotation, Bookmark, Document, LocalizedText};
use poda_core::game::any::AnyGame;
use poda_core::search::SearchConfig;
use poda_core::trace::TimelineStep;
use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Arc;

/// The most changes that can be undone.
const UNDO_LIMIT: usize = 100;
/// The most memory that the states before and after the current one take, in bytes.
pub const UNDO_BYTES: usize = 64 << 20;

/// Where a document came from. It is saved there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// One of the bundled lessons, by its number from 0. Saving asks for a path.
    Lesson(usize),
    /// A file.
    File(PathBuf),
    /// A link, which still opens it. Saving asks for a path.
    Link,
    /// An entry of the open lecture, by its number from 0, which holds it itself. Saving asks for a path.
    Entry(usize),
    /// It was made in the program. Saving asks for a path.
    New,
}

impl Origin {
    /// The number of the lesson, if it is one.
    pub const fn lesson(&self) -> Option<usize> {
        match *self {
            Self::Lesson(number) => Some(number),
            Self::File(_) | Self::Link | Self::Entry(_) | Self::New => None,
        }
    }
}

/// What has changed in a document since it was opened or saved. The second search, and whether a tie cuts, are left out: they
/// only change the view, and losing them is no loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a change of its own")]
struct Changes {
    search: bool,
    position: bool,
    /// Whether nothing of the position has changed but the values of nodes of an explicit tree.
    only_values: bool,
    /// Anything else.
    rest: bool,
}

impl Changes {
    fn between(baseline: &Document, document: &Document) -> Self {
        let Document { title, notes, game, search, mcts, beside: _, run: _, bookmarks, practice, reading } = baseline;
        let rest = *title != document.title
            || *notes != document.notes
            || *bookmarks != document.bookmarks
            || *practice != document.practice
            || *reading != document.reading;
        let search =
            *mcts != document.mcts || SearchConfig { cut_on: document.search.cut_on, ..*search } != document.search;
        let positions = (baseline.position(), document.position());
        let only_values = if let (AnyGame::Tree(before), AnyGame::Tree(now)) = positions {
            before.differs_only_in_values(now)
        } else {
            false
        };
        Self { search, position: *game != document.game, only_values, rest }
    }
}

/// A state of the document, to which undoing returns.
#[derive(Clone, Debug)]
struct State {
    document: Document,
    /// The document whose search the bookmarks count: as it was opened or saved, or when they were last changed.
    bookmarked: Arc<Document>,
}

impl State {
    fn new(document: Document) -> Self {
        Self { bookmarked: Arc::new(document.clone()), document }
    }

    /// Returns the state after a change.
    fn changed(&self, document: Document) -> Self {
        if document.bookmarks == self.document.bookmarks {
            Self { document, bookmarked: Arc::clone(&self.bookmarked) }
        } else {
            Self::new(document)
        }
    }

    fn has_bookmarked_search(&self) -> bool {
        let searched = |document: &Document| (document.search, document.mcts);
        searched(&self.document) == searched(&self.bookmarked) && self.document.game == self.bookmarked.game
    }
}

/// A change that goes on: what follows is part of it and is undone with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum OpenChange {
    /// A match that is still played.
    Match,
    /// A text that is being typed.
    Text(AnnotatedText),
    /// A value that is being typed, or changed by dragging its leaf: that of the node with this index in the tree.
    Value(usize),
}

/// A document with its undo history.
#[derive(Clone, Debug)]
pub struct History {
    /// Identifies the document that was opened: changes and saving keep it.
    pub id: UniqueId,
    state: State,
    /// Whether the bookmarks count the steps of the document's search: compared when it changes, not for every frame.
    pub has_bookmarked_search: bool,
    /// Where the document came from.
    pub origin: Origin,
    /// The document as it was opened or last saved.
    pub baseline: Document,
    /// The difference between the two: compared when one of them changes, not for every frame.
    changes: Changes,
    undo: Vec<State>,
    redo: Vec<State>,
    /// The change that goes on; the last undo step is the document before it.
    open_change: Option<OpenChange>,
}

impl History {
    /// A document that has just been opened.
    pub fn new(document: Document, origin: Origin) -> Self {
        Self {
            id: UniqueId::next(),
            baseline: document.clone(),
            changes: Changes::default(),
            state: State::new(document),
            has_bookmarked_search: true,
            origin,
            undo: Vec::new(),
            redo: Vec::new(),
            open_change: None,
        }
    }

    /// The document, with all changes.
    pub const fn document(&self) -> &Document {
        &self.state.document
    }

    /// Whether there are changes that have not been saved. Searching a lesson in another way does not count, nor does trying other
    /// values at its leaves, a second search or whether ties cut.
    pub const fn is_edited(&self) -> bool {
        let Changes { search, position, only_values, rest } = self.changes;
        let is_lesson = self.origin.lesson().is_some();
        rest || (position && !(is_lesson && only_values)) || (search && !is_lesson)
    }

    /// The bookmarks, as long as the position and the search are those whose steps they count: another search has other steps.
    pub fn bookmarks(&self) -> &[Bookmark] {
        if self.has_bookmarked_search { &self.document().bookmarks } else { &[] }
    }

    /// The last bookmark with a note up to a step, and its note. Notes do not reveal later steps.
    pub fn last_note(&self, step: TimelineStep) -> Option<(&Bookmark, &LocalizedText)> {
        let reached = self.bookmarks().iter().filter(|it| it.step <= step && TimelineStep::START < it.step);
        reached.filter_map(|it| Some((it, it.note.as_ref()?))).max_by_key(|(it, _)| it.step)
    }

    /// The questions that the author chose, as long as the position and the search are those that were opened.
    pub fn chosen_questions(&self) -> &[ChosenQuestion] {
        let practice = self.document().practice.as_ref().filter(|_| self.is_as_opened());
        practice.map_or(&[], |practice| &practice.questions)
    }

    /// Whether the search differs from that of the document that was opened, and the position does not.
    pub fn differs_only_in_search(&self) -> bool {
        !self.changes.position && !self.has_search_as_opened()
    }

    /// Whether the position and the search are those that were opened, about which the notes are. A second search does not
    /// count.
    pub fn is_as_opened(&self) -> bool {
        !self.changes.position && self.has_search_as_opened()
    }

    fn has_search_as_opened(&self) -> bool {
        self.document().search == self.baseline.search && self.document().mcts == self.baseline.mcts
    }

    /// Whether nothing but values of an explicit tree differs from the position that was opened.
    pub const fn tries_values(&self) -> bool {
        self.changes.position && self.changes.only_values
    }

    /// Whether the search is the one that was opened, and the position too, if values that are tried are left aside.
    pub fn is_searched_as_opened(&self) -> bool {
        let is_same = !self.changes.position || self.changes.only_values;
        is_same && self.has_search_as_opened()
    }

    /// Whether there is a change to undo.
    pub const fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether there is a change to redo.
    pub const fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Changes the document. The change can be undone.
    pub fn change(&mut self, document: Document) {
        self.open_change = None;
        self.push_change(document);
    }

    /// Changes what the author wrote. A text that is typed letter by letter is one change, until [`History::end_change`].
    /// Bookmarks of another search are dropped once the first one of this search is set.
    pub fn annotate(&mut self, annotation: &Annotation) {
        let text = annotation.text().map(OpenChange::Text);
        let document = if annotation.is_about_bookmarks() {
            Document { bookmarks: self.bookmarks().to_vec(), ..self.document().clone() }.annotated(annotation)
        } else {
            self.document().annotated(annotation)
        };
        self.continue_change(document, text);
    }

    /// Changes the value of a node of an explicit tree, given by its index. What is tried at one node one after the other is one
    /// change, until [`History::end_change`].
    pub fn try_value(&mut self, node: usize, document: Document) {
        self.continue_change(document, Some(OpenChange::Value(node)));
    }

    /// Whether values are being tried at the node of an explicit tree with an index.
    pub fn is_trying_value(&self, node: usize) -> bool {
        self.open_change == Some(OpenChange::Value(node))
    }

    /// Changes the document during a match. All moves of a match are one change, which can be undone when the match has ended.
    pub fn continue_match(&mut self, document: Document) {
        self.continue_change(document, Some(OpenChange::Match));
    }

    /// Ends a match, the typing of a text or the trying of values: the next change is a change of its own.
    pub const fn end_change(&mut self) {
        self.open_change = None;
    }

    fn continue_change(&mut self, document: Document, change: Option<OpenChange>) {
        if document == *self.document() {
            return;
        }
        if change.is_some() && self.open_change == change {
            self.set(self.state.changed(document));
        } else {
            self.push_change(document);
            self.open_change = change;
        }
    }

    fn push_change(&mut self, document: Document) {
        if document != *self.document() {
            if self.undo.len() == UNDO_LIMIT {
                self.undo.remove(0);
            }
            self.undo.push(self.state.clone());
            self.redo.clear();
            self.set(self.state.changed(document));
            self.trim();
        }
    }

    /// Undoes the last change.
    pub fn undo(&mut self) {
        if let Some(before) = self.undo.pop() {
            self.redo.push(self.state.clone());
            self.open_change = None;
            self.set(before);
            self.trim();
        }
    }

    /// Redoes the change that was undone last.
    pub fn redo(&mut self) {
        if let Some(after) = self.redo.pop() {
            self.undo.push(self.state.clone());
            self.open_change = None;
            self.set(after);
            self.trim();
        }
    }

    /// Drops the states that are farthest away, until the others take no more than [`UNDO_BYTES`].
    fn trim(&mut self) {
        while UNDO_BYTES < self.held_bytes() {
            let farthest = if self.redo.len() < self.undo.len() { &mut self.undo } else { &mut self.redo };
            farthest.remove(0);
        }
    }

    /// How much memory the states before and after the current one take, in bytes. What they share with one another, with the current one
    /// or with the document that was opened is counted once or not at all.
    pub fn held_bytes(&self) -> usize {
        let mut known = HashSet::new();
        let mut count = |document: &Document| {
            let is_new = known.insert(std::ptr::from_ref(document).addr());
            let own = if is_new { document.own_bytes() } else { 0 };
            let AnyGame::Tree(tree) = document.game.start() else { return own };
            let (address, bytes) = tree.shared_memory();
            if known.insert(address) { own + bytes } else { own }
        };
        for document in [&self.baseline, self.document(), &self.state.bookmarked] {
            count(document);
        }
        let states = self.undo.iter().chain(&self.redo);
        states.map(|state| count(&state.document) + count(&state.bookmarked) + size_of::<State>()).sum()
    }

    /// Records that this document has been saved to `origin`: the current one, or a former state of it.
    pub fn mark_saved(&mut self, document: Document, origin: Origin) {
        self.origin = origin;
        self.changes = Changes::between(&document, self.document());
        self.state.bookmarked = Arc::new(document.clone());
        self.has_bookmarked_search = self.state.has_bookmarked_search();
        self.baseline = document;
    }

    fn set(&mut self, state: State) {
        self.state = state;
        self.changes = Changes::between(&self.baseline, self.document());
        self.has_bookmarked_search = self.state.has_bookmarked_search();
    }
}
