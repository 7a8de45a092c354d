//! The document that a user opens, edits and saves: a position, how to search it, and its author's notes.
//!
//! A [`Document`] is a value. It does not depend on the text of a position file, which `poda-words` reads and writes,
//! or on how the document is shown.

pub mod any_search;
pub mod lecture;
mod mcts;
mod note_reader;
pub mod practice;
pub mod question_kind;
pub mod reading;
pub mod recorder;
mod searchable;
mod searches;
pub mod wishes;

use crate::game::any::AnyGame;
use crate::game::played_game::PlayedGame;
use crate::language::Language;
use crate::search::mcts::MctsConfig;
use crate::search::{AnySearch, SearchConfig};
use crate::trace::TimelineStep;
use any_search::with_searchable_settings;
pub use lecture::{EntrySource, Lecture, LectureEntry, LecturePanel, NotesPlace, OwnQuestion, Slide};
pub use mcts::{EstimatedMove, check_mcts};
pub use note_reader::NoteReader;
pub use practice::{Practice, QuestionKind, QuestionKinds};
pub use reading::Reading;
pub use searchable::{
    MissingEstimates, Unsearchable, at_searchable_depth, check_depth, check_search, check_tree_depth, default_search,
    nearest_searchable_depth, needs_chance, searchable, usual_search,
};
pub use searches::Searches;

/// A position and how to search it, with its author's title, notes and bookmarks.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The title.
    pub title: Option<LocalizedText>,
    /// The author's notes.
    pub notes: Option<LocalizedText>,
    /// The start of the game and the moves played since. The position after the last move is the searched one.
    pub game: PlayedGame<AnyGame>,
    /// How the position is searched.
    pub searches: Searches,
    /// The steps of the search that the author marked.
    pub bookmarks: Vec<Bookmark>,
    /// How students practice on the document, if its author specified it.
    pub practice: Option<Practice>,
    /// How the document is read.
    pub reading: Reading,
}

impl Document {
    /// Returns a document with a position and the default search, without title and notes.
    pub fn of_position(position: AnyGame) -> Self {
        Self {
            title: None,
            notes: None,
            searches: Searches::of(usual_search(&position)),
            game: position.into(),
            bookmarks: Vec::new(),
            practice: None,
            reading: Reading::default(),
        }
    }

    /// Returns the title and the names in the tree, which are drawn or printed.
    pub fn drawn_texts(&self, language: Language) -> Vec<&str> {
        let mut texts: Vec<&str> = self.title.iter().map(|title| title.in_language(language)).collect();
        if let AnyGame::Tree(tree) = self.position() {
            texts.extend((0..tree.node_count()).flat_map(|at| [tree.name_of(at), tree.move_label_of(at)]).flatten());
        }
        texts
    }

    /// Returns how many bytes the author's texts and the positions take, without the shared memory of a tree given in
    /// advance.
    pub fn own_bytes(&self) -> usize {
        let notes = self.bookmarks.iter().map(|bookmark| &bookmark.note);
        let texts = [&self.title, &self.notes].into_iter().chain(notes).flatten();
        let texts: usize = texts.map(LocalizedText::bytes).sum();
        let run = self.searches.run().map_or(0, |run| run.len());
        texts
            + run
            + size_of_val(&*self.bookmarks)
            + size_of_val(self.game.positions())
            + size_of_val(self.game.moves())
    }

    /// Returns how many bytes the document takes, including the shared memory of a tree given in advance.
    pub fn bytes(&self) -> usize {
        let shared = if let AnyGame::Tree(tree) = self.game.start() { tree.shared_memory().1 } else { 0 };
        self.own_bytes() + shared
    }

    /// Returns the document without the notes that only the lecturer reads.
    #[must_use]
    pub fn for_audience(&self) -> Self {
        let shown = |bookmark: &Bookmark| match bookmark.reader {
            NoteReader::Everyone => bookmark.clone(),
            NoteReader::Lecturer => Bookmark::new(bookmark.step),
        };
        Self { bookmarks: self.bookmarks.iter().map(shown).collect(), ..self.clone() }
    }

    /// Returns the position that is searched.
    pub fn position(&self) -> &AnyGame {
        self.game.position()
    }

    /// Returns the document with other moves played. If a search cannot search the new position to its depth, its depth
    /// becomes the next one that is possible. A first search of another kind that cannot search the position is
    /// replaced by the usual one.
    #[must_use]
    pub fn with_game(&self, game: PlayedGame<AnyGame>) -> Self {
        let position = game.position();
        let deep_enough = |search: &AnySearch| search.map_search(|config| at_searchable_depth(position, config));
        let first = Some(deep_enough(self.searches.first())).filter(|first| any_search::check(position, first).is_ok());
        let practice = self.practice_from(game.start());
        let searches = self.searches_from(position);
        let second = searches.second().map(deep_enough);
        let searches = searches.with_first(first.unwrap_or_else(|| usual_search(position).into())).with_second(second);
        Self { game, searches, practice, ..self.clone() }
    }

    /// Returns the document with another first search. If the search before was depth first as well, each setting of
    /// the second search, except the algorithm, changes too if it was the same in both.
    #[must_use]
    pub fn with_search(&self, search: impl Into<AnySearch>) -> Self {
        let search = search.into();
        let second = self.searches.second().map(|second| {
            let Some((before, now)) = self.search().zip(search.search()) else { return *second };
            second.map_search(|config| SearchConfig { algorithm: config.algorithm, ..config.following(before, now) })
        });
        let searches = self.searches.clone().with_first(search).with_second(second);
        Self { searches, ..self.clone() }.with_searchable()
    }

    /// Returns the document with another position. If the same moves from the start of the game still lead to the
    /// position, with other values in a tree or another evaluation function, the moves are kept. Otherwise a new game
    /// starts at the position.
    #[must_use]
    pub fn with_position(&self, position: AnyGame) -> Self {
        let start = match (self.game.start(), &position) {
            (AnyGame::Tree(start), AnyGame::Tree(changed)) => Some(AnyGame::Tree(changed.at_node(start.node_index()))),
            (start, changed) => start.evaluated_as(changed),
        };
        let replayed = start.and_then(|start| self.game.replayed_from(start));
        let game = replayed.filter(|moved| *moved.position() == position).unwrap_or_else(|| position.into());
        let practice = self.practice_from(game.start());
        let searches = self.searches_from(game.position());
        Self { game, searches, practice, ..self.clone() }.with_searchable()
    }

    /// Returns the settings of the depth-first search by which the position is searched, if it is searched by one.
    pub const fn search(&self) -> Option<&SearchConfig> {
        self.searches.first().search()
    }

    /// Returns the settings of the Monte Carlo tree search by which the position is searched, if it is searched by one.
    pub fn sampled(&self) -> Option<MctsConfig> {
        self.searches.first().sampled().copied()
    }

    /// Returns the document with another first search, as it is: nothing else changes.
    #[must_use]
    pub fn searched_by(self, search: impl Into<AnySearch>) -> Self {
        Self { searches: self.searches.with_first(search), ..self }
    }

    /// Returns the document with this second search, or without one.
    #[must_use]
    pub fn with_second(&self, second: Option<AnySearch>) -> Self {
        Self { searches: self.searches.clone().with_second(second), ..self.clone() }.with_searchable()
    }

    /// Replaces searches that cannot search the position by ones that can. A second one of a kind that cannot at all is
    /// removed.
    fn with_searchable(self) -> Self {
        let position = self.game.position();
        let searchable = |search: &AnySearch| with_searchable_settings(position, *search);
        let first = searchable(self.searches.first()).unwrap_or_else(|| usual_search(position).into());
        let second = self.searches.second().and_then(searchable);
        Self { searches: self.searches.with_first(first).with_second(second), ..self }
    }

    /// Returns the searches for a position: with the run only if the position is the same, because a run belongs to one
    /// position.
    fn searches_from(&self, position: &AnyGame) -> Searches {
        let searches = self.searches.clone();
        if position == self.position() { searches } else { searches.with_run(None) }
    }

    /// Returns the practice settings for another start of the game. The seed and the wishes of a generated position are
    /// kept only if the start is the same.
    fn practice_from(&self, start: &AnyGame) -> Option<Practice> {
        let practice = self.practice.clone();
        if start == self.game.start() { practice } else { practice.map(Practice::for_other_position) }
    }

    /// Returns the document with an edit of its author's texts.
    #[must_use]
    pub fn annotated(&self, annotation: &Annotation) -> Self {
        let mut document = self.clone();
        match annotation {
            Annotation::Title(title) => document.title.clone_from(title),
            Annotation::Notes(notes) => document.notes.clone_from(notes),
            Annotation::AddBookmark(step) => document.add_bookmark(*step),
            Annotation::RemoveBookmark(step) => document.bookmarks.retain(|bookmark| bookmark.step != *step),
            Annotation::BookmarkNote(step, note) => {
                if let Some(bookmark) = document.bookmarks.iter_mut().find(|bookmark| bookmark.step == *step) {
                    bookmark.note.clone_from(note);
                }
            }
            Annotation::SeparateLanguages(language) => document.separate_languages(*language),
        }
        document
    }

    /// Adds a bookmark before the first one of a later step, so that a list in the order of its steps stays in order.
    fn add_bookmark(&mut self, step: TimelineStep) {
        if self.bookmarks.iter().all(|bookmark| bookmark.step != step) {
            let later = self.bookmarks.iter().position(|bookmark| step < bookmark.step);
            self.bookmarks.insert(later.unwrap_or(self.bookmarks.len()), Bookmark::new(step));
        }
    }

    fn separate_languages(&mut self, language: Language) {
        let notes = self.bookmarks.iter_mut().map(|bookmark| &mut bookmark.note);
        for text in [&mut self.title, &mut self.notes].into_iter().chain(notes).flatten() {
            *text = text.separated(language);
        }
    }
}

/// A step of the search that the author marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    /// The step of the document's own search. It may exceed the length of the search, which is unknown here.
    pub step: TimelineStep,
    /// The author's note on the step.
    pub note: Option<LocalizedText>,
    /// Who reads the note. In a document of its own, everyone does.
    pub reader: NoteReader,
}

impl Bookmark {
    /// Returns a bookmark without a note.
    pub const fn new(step: TimelineStep) -> Self {
        Self { step, note: None, reader: NoteReader::Everyone }
    }

    /// Returns the note, if this reader reads it.
    pub fn note_for(&self, reader: NoteReader) -> Option<&LocalizedText> {
        self.note.as_ref().filter(|_| self.reader.includes(reader))
    }
}

/// An edit of the author's texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Annotation {
    /// Sets the title, or removes it.
    Title(Option<LocalizedText>),
    /// Sets the notes, or removes them.
    Notes(Option<LocalizedText>),
    /// Marks a step. A step that is already marked stays as it is.
    AddBookmark(TimelineStep),
    /// Removes the marks of a step, with their notes.
    RemoveBookmark(TimelineStep),
    /// Sets the note of the first bookmark of a step, or removes it. Without such a bookmark nothing changes.
    BookmarkNote(TimelineStep, Option<LocalizedText>),
    /// Gives every text one version per language, so that each can be edited alone: in the authored languages, and in
    /// that of the user.
    SeparateLanguages(Language),
}

/// A text that the user types into a field, letter by letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnnotatedText {
    /// The title.
    Title,
    /// The notes.
    Notes,
    /// The note of the bookmark of a step.
    BookmarkNote(TimelineStep),
}

impl Annotation {
    /// Returns the text that the edit sets; `None` for an edit that is complete in itself.
    pub const fn text(&self) -> Option<AnnotatedText> {
        match self {
            Self::Title(_) => Some(AnnotatedText::Title),
            Self::Notes(_) => Some(AnnotatedText::Notes),
            Self::BookmarkNote(step, _) => Some(AnnotatedText::BookmarkNote(*step)),
            Self::AddBookmark(_) | Self::RemoveBookmark(_) | Self::SeparateLanguages(_) => None,
        }
    }

    /// Returns whether the edit affects bookmarks, which count the steps of one particular search.
    pub const fn is_about_bookmarks(&self) -> bool {
        matches!(self, Self::AddBookmark(_) | Self::RemoveBookmark(_) | Self::BookmarkNote(..))
    }
}

/// A text by an author: the same in every language, or one text per language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocalizedText {
    /// The same in every language.
    Same(String),
    /// Versions in different languages, in the author's order.
    PerLanguage(Vec<(Language, String)>),
}

impl LocalizedText {
    /// Returns a text with a version in each of several languages.
    pub fn per_language<T: Into<String>>(versions: impl IntoIterator<Item = (Language, T)>) -> Self {
        Self::PerLanguage(versions.into_iter().map(|(language, version)| (language, version.into())).collect())
    }

    /// Returns the text in a language. If it has no version in this language, it is the English one, or else the first.
    pub fn in_language(&self, language: Language) -> &str {
        match self {
            Self::Same(text) => text,
            Self::PerLanguage(versions) => nearest_version(versions, language).map_or("", |(_, version)| version),
        }
    }

    /// Returns the language of the version that [`Self::in_language`] returns; `None` if there is only one text, whose
    /// language is not known.
    pub fn shown_language(&self, language: Language) -> Option<Language> {
        match self {
            Self::Same(_) => None,
            Self::PerLanguage(versions) => nearest_version(versions, language).map(|&(language, _)| language),
        }
    }

    fn bytes(&self) -> usize {
        match self {
            Self::Same(text) => text.len(),
            Self::PerLanguage(versions) => versions.iter().map(|(_, version)| version.len()).sum(),
        }
    }

    /// Returns the text after an edit in one language. Other languages keep their versions, and a text that is the same
    /// in every language stays so. Returns `None` if the text is then empty in every language.
    pub fn edited(text: Option<&Self>, language: Language, version: &str) -> Option<Self> {
        let version = version.to_owned();
        let edited = match text.cloned() {
            None | Some(Self::Same(_)) => Self::Same(version),
            Some(Self::PerLanguage(mut versions)) => {
                match versions.iter_mut().find(|(of, _)| *of == language) {
                    Some((_, edited)) => *edited = version,
                    None => versions.push((language, version)),
                }
                Self::PerLanguage(versions)
            }
        };
        (edited.bytes() != 0).then_some(edited)
    }

    /// Returns the text with a version in each authored language and in `language`, so that each can be edited alone. A
    /// version that exists stays as it is.
    #[must_use]
    pub fn separated(&self, language: Language) -> Self {
        let mut versions = match self {
            Self::Same(_) => Vec::new(),
            Self::PerLanguage(versions) => versions.clone(),
        };
        for language in Language::AUTHORED.into_iter().chain([language]) {
            if versions.iter().all(|(of, _)| *of != language) {
                versions.push((language, self.in_language(language).to_owned()));
            }
        }
        Self::PerLanguage(versions)
    }
}

/// Returns the version in a language, or else the English one, or else the first.
fn nearest_version(versions: &[(Language, String)], language: Language) -> Option<&(Language, String)> {
    let version = |wanted| versions.iter().find(|(language, _)| *language == wanted);
    version(language).or_else(|| version(Language::ENGLISH)).or_else(|| versions.first())
}
