//! The open document with its undo history, and where it came from.
//!
//! This module does not depend on how the document is searched or shown.

use super::UniqueId;
use poda_core::document::practice::ChosenQuestion;
use poda_core::document::{
    AnnotatedText, Annotation, Bookmark, Document, LocalizedText, at_searchable_depth, searchable, usual_search,
};
use poda_core::game::any::AnyGame;
use poda_core::score::CutOn;
use poda_core::search::SearchConfig;
use poda_core::trace::TimelineStep;
use std::collections::HashSet;
use std::path::PathBuf;
use std::sync::Arc;

/// The most changes that can be undone.
const UNDO_LIMIT: usize = 100;
/// The most memory that the states before and after the current one take, in bytes.
pub const UNDO_BYTES: usize = 64 << 20;

/// Where a document came from, which is where it is saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// One of the bundled lessons, by its number from 0. Saving asks for a path.
    Lesson(usize),
    File(PathBuf),
    /// A link. Following the link again opens the document. Saving asks for a path.
    Link,
    /// An entry that is contained in the file of the open lecture, by its index from 0. Saving asks for a path.
    Entry(usize),
    /// The document was made in the program. Saving asks for a path.
    New,
}

impl Origin {
    /// Returns the index of the lesson, if the document came from one.
    pub const fn lesson(&self) -> Option<usize> {
        match *self {
            Self::Lesson(number) => Some(number),
            Self::File(_) | Self::Link | Self::Entry(_) | Self::New => None,
        }
    }
}

/// What has changed in a document since it was opened or saved. The second search and whether a tie cuts do not count:
/// they only change the view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a change of its own")]
struct Changes {
    search: bool,
    position: bool,
    /// Whether only values of nodes of an explicit tree differ in the position.
    only_values: bool,
    rest: bool,
}

impl Changes {
    fn between(baseline: &Document, document: &Document) -> Self {
        let Document { title, notes, game, searches, bookmarks, practice, reading } = baseline;
        let rest = *title != document.title
            || *notes != document.notes
            || *bookmarks != document.bookmarks
            || *practice != document.practice
            || *reading != document.reading;
        let [before, now] = [searches, &document.searches]
            .map(|searches| searches.first().map_search(|config| SearchConfig { cut_on: CutOn::default(), ..config }));
        let positions = (baseline.position(), document.position());
        let only_values = if let (AnyGame::Tree(before), AnyGame::Tree(now)) = positions {
            before.differs_only_in_values(now)
        } else {
            false
        };
        Self { search: before != now, position: *game != document.game, only_values, rest }
    }
}

/// A state of the document to which undo can return.
#[derive(Clone, Debug)]
struct State {
    document: Document,
    /// The document whose search the bookmarks refer to: as it was opened or saved, or as it was when they were last
    /// changed.
    bookmarked: Arc<Document>,
}

impl State {
    fn new(document: Document) -> Self {
        Self { bookmarked: Arc::new(document.clone()), document }
    }

    fn changed(&self, document: Document) -> Self {
        if document.bookmarks == self.document.bookmarks {
            Self { document, bookmarked: Arc::clone(&self.bookmarked) }
        } else {
            Self::new(document)
        }
    }

    fn has_bookmarked_search(&self) -> bool {
        let (document, bookmarked) = (&self.document, &self.bookmarked);
        document.searches.first() == bookmarked.searches.first() && document.game == bookmarked.game
    }
}

/// A change that is not finished: further edits of the same kind belong to it and are undone with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenChange {
    Match,
    Text(AnnotatedText),
    /// The value, typed or dragged, of the node with this index in the tree.
    Value(usize),
}

/// A document with its undo history.
#[derive(Clone, Debug)]
pub struct History {
    /// Identifies the document that was opened. Changes and saving keep the id.
    pub id: UniqueId,
    state: State,
    /// Whether the bookmarks refer to steps of the document's search. Computed when the document changes, not for every
    /// frame.
    pub has_bookmarked_search: bool,
    pub origin: Origin,
    /// The settings of the document's depth-first search or, while another kind searches it, of the last one before,
    /// which are offered again.
    pub depth_first: SearchConfig,
    /// The document as it was opened or last saved.
    pub baseline: Document,
    /// The difference between the document and `baseline`. Computed when one of them changes, not for every frame.
    changes: Changes,
    undo: Vec<State>,
    redo: Vec<State>,
    /// The unfinished change; the last undo state is the document before it.
    open_change: Option<OpenChange>,
}

impl History {
    pub fn new(document: Document, origin: Origin) -> Self {
        Self {
            id: UniqueId::next(),
            depth_first: document.search().copied().unwrap_or_else(|| usual_search(document.position())),
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

    /// Adds the states to which undo and redo lead, nearest first, as [`History::nearby`] returned them in an earlier
    /// run.
    pub fn resume(&mut self, before: Vec<Document>, document: Document, after: Vec<Document>) {
        let mut state = State::new(before.last().unwrap_or(&document).clone());
        let mut changed = |document| {
            state = state.changed(document);
            state.clone()
        };
        self.undo = before.into_iter().rev().map(&mut changed).collect();
        let current = changed(document);
        self.redo = after.into_iter().map(&mut changed).collect();
        self.redo.reverse();
        self.set(current);
        self.trim();
    }

    /// Returns the documents to which undo and redo lead, nearest first: at most `count` of each kind, and at most
    /// about `bytes`.
    pub fn nearby(&self, count: usize, bytes: usize) -> [Vec<Document>; 2] {
        [&self.undo, &self.redo].map(|states| {
            let mut left = bytes;
            let fits = |document: &&Document| {
                let tree = if let AnyGame::Tree(tree) = document.game.start() { tree.shared_memory().1 } else { 0 };
                let remaining = left.checked_sub(document.own_bytes() + tree);
                left = remaining.unwrap_or(0);
                remaining.is_some()
            };
            let nearest = states.iter().rev().take(count).map(|state| &state.document);
            nearest.take_while(fits).cloned().collect()
        })
    }

    pub const fn document(&self) -> &Document {
        &self.state.document
    }

    /// Returns whether there are unsaved changes that matter. A second search and whether ties cut do not count; in a
    /// lesson, neither do another search and other values of its leaves.
    pub const fn is_edited(&self) -> bool {
        let Changes { search, position, only_values, rest } = self.changes;
        let is_lesson = self.origin.lesson().is_some();
        rest || (position && !(is_lesson && only_values)) || (search && !is_lesson)
    }

    /// Returns the bookmarks, if they refer to steps of the current position and search; otherwise none.
    pub fn bookmarks(&self) -> &[Bookmark] {
        if self.has_bookmarked_search { &self.document().bookmarks } else { &[] }
    }

    /// Returns the last bookmark with a note up to a step, and its note. Notes after the step would reveal what happens
    /// next.
    pub fn last_note(&self, step: TimelineStep) -> Option<(&Bookmark, &LocalizedText)> {
        let reached = self.bookmarks().iter().filter(|it| it.step <= step && TimelineStep::START < it.step);
        reached.filter_map(|it| Some((it, it.note.as_ref()?))).max_by_key(|(it, _)| it.step)
    }

    /// Returns the questions that the author chose, if the position and the search are as they were opened; otherwise
    /// none.
    pub fn chosen_questions(&self) -> &[ChosenQuestion] {
        let practice = self.document().practice.as_ref().filter(|_| self.is_as_opened());
        practice.map_or(&[], |practice| &practice.questions)
    }

    /// Returns whether the search differs from that of the opened document and the position does not.
    pub fn differs_only_in_search(&self) -> bool {
        !self.changes.position && !self.has_search_as_opened()
    }

    /// Returns whether the position and the search are as they were opened, so that the notes apply. A second search
    /// does not count.
    pub fn is_as_opened(&self) -> bool {
        !self.changes.position && self.has_search_as_opened()
    }

    fn has_search_as_opened(&self) -> bool {
        self.document().searches.first() == self.baseline.searches.first()
    }

    /// Returns whether the position differs from the opened one only in values of an explicit tree.
    pub const fn tries_values(&self) -> bool {
        self.changes.position && self.changes.only_values
    }

    /// Returns whether the search is as it was opened, and the position too, except for values of an explicit tree.
    pub fn is_searched_as_opened(&self) -> bool {
        let is_same = !self.changes.position || self.changes.only_values;
        is_same && self.has_search_as_opened()
    }

    pub const fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    pub const fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Changes the document, as one change that can be undone.
    pub fn change(&mut self, document: Document) {
        self.open_change = None;
        self.push_change(document);
    }

    /// Replaces the tree by a deeper one of the same game. Unless something was edited, the document is then as it was
    /// opened; an edited one keeps its settings, and its tree is a change that can be undone.
    pub fn grow(&mut self, document: Document) {
        if *self.document() == self.baseline {
            *self = Self { id: self.id, ..Self::new(document, self.origin.clone()) };
        } else {
            self.change(self.document().with_position(document.position().clone()));
        }
    }

    /// Changes what the author wrote. Typing in one field is one change until [`History::end_change`]. Bookmarks that
    /// refer to another search are dropped when the first bookmark of this search is set.
    pub fn annotate(&mut self, annotation: &Annotation) {
        let text = annotation.text().map(OpenChange::Text);
        let document = if annotation.is_about_bookmarks() {
            Document { bookmarks: self.bookmarks().to_vec(), ..self.document().clone() }.annotated(annotation)
        } else {
            self.document().annotated(annotation)
        };
        self.continue_change(document, text);
    }

    /// Changes the value of a node of an explicit tree, given by its index. Successive values of one node are one
    /// change until [`History::end_change`].
    pub fn try_value(&mut self, node: usize, document: Document) {
        self.continue_change(document, Some(OpenChange::Value(node)));
    }

    /// Returns whether the last change, still unfinished, tries values at the node with this index in an explicit tree.
    pub fn is_trying_value(&self, node: usize) -> bool {
        self.open_change == Some(OpenChange::Value(node))
    }

    /// Changes the document during a match. All moves of a match are one change, which can be undone when the match has
    /// ended.
    pub fn continue_match(&mut self, document: Document) {
        self.continue_change(document, Some(OpenChange::Match));
    }

    /// Ends a match. The document is then as it was before: the moves are undone, and can be redone.
    pub fn end_match(&mut self) {
        if self.open_change == Some(OpenChange::Match) {
            self.undo();
        }
        self.open_change = None;
    }

    /// Ends a change, so that the next edit is a separate one. Does nothing if another change has begun since.
    pub fn end_change(&mut self, change: OpenChange) {
        self.open_change.take_if(|open| *open == change);
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

    pub fn undo(&mut self) {
        if let Some(before) = self.undo.pop() {
            self.redo.push(self.state.clone());
            self.open_change = None;
            self.set(before);
            self.trim();
        }
    }

    pub fn redo(&mut self) {
        if let Some(after) = self.redo.pop() {
            self.undo.push(self.state.clone());
            self.open_change = None;
            self.set(after);
            self.trim();
        }
    }

    /// Drops the states that are the most changes away until the rest takes at most [`UNDO_BYTES`].
    fn trim(&mut self) {
        while UNDO_BYTES < self.held_bytes() {
            let farthest = if self.redo.len() < self.undo.len() { &mut self.undo } else { &mut self.redo };
            farthest.remove(0);
        }
    }

    /// Returns how much memory the states before and after the current one take, in bytes. What states share with each
    /// other is counted once; what they share with the current state or with the opened document is not counted.
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

    /// Records that a document has been saved to `origin`: the current state or an earlier one.
    pub fn mark_saved(&mut self, document: Document, origin: Origin) {
        self.origin = origin;
        self.changes = Changes::between(&document, self.document());
        self.state.bookmarked = Arc::new(document.clone());
        self.has_bookmarked_search = self.state.has_bookmarked_search();
        self.baseline = document;
    }

    fn set(&mut self, state: State) {
        self.state = state;
        let document = &self.state.document;
        self.depth_first = document.search().copied().unwrap_or_else(|| {
            searchable(document.position(), at_searchable_depth(document.position(), self.depth_first))
        });
        self.changes = Changes::between(&self.baseline, self.document());
        self.has_bookmarked_search = self.state.has_bookmarked_search();
    }
}
