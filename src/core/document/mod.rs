//! What a user opens, edits and saves: a position, how to search it, and what its author wrote about it.
//!
//! A [`Document`] is a value. It does not depend on the text of a position file, which `poda-words` reads and
//! writes, or on what is shown of it.

mod annotation;
mod lecture;
mod localized_text;
pub mod practice;
mod question_kind;
mod search_depth;
pub mod wishes;

pub use annotation::{AnnotatedText, Annotation};
pub use lecture::{EntrySource, Lecture, LectureEntry};
pub use localized_text::LocalizedText;
pub use practice::Practice;
pub use question_kind::{QuestionKind, QuestionKinds};
pub use search_depth::{MissingEstimates, check_depth, nearest_searchable_depth};

use crate::game::any::AnyGame;
use crate::game::played_game::PlayedGame;
use crate::search::SearchConfig;
use crate::trace::TimelineStep;

/// A position and how to search it, with its author's title, notes and bookmarks.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// The title.
    pub title: Option<LocalizedText>,
    /// The author's notes.
    pub notes: Option<LocalizedText>,
    /// The start of the game and the moves played since. The position after the last move is the one that is searched.
    pub game: PlayedGame<AnyGame>,
    /// How the position is searched.
    pub search: SearchConfig,
    /// Another search of the same position, which the split view shows beside the first.
    pub beside: Option<SearchConfig>,
    /// Steps of the search that the author marked.
    pub bookmarks: Vec<Bookmark>,
    /// How the document is practised on, if its author decided that.
    pub practice: Option<Practice>,
}

impl Document {
    /// Returns a document with a position and the default search, without title and notes.
    #[must_use]
    pub fn of_position(position: AnyGame) -> Self {
        Self {
            title: None,
            notes: None,
            game: position.into(),
            search: SearchConfig::default(),
            beside: None,
            bookmarks: Vec::new(),
            practice: None,
        }
    }

    /// Returns the position that is searched.
    #[must_use]
    pub fn position(&self) -> &AnyGame {
        self.game.position()
    }

    /// Returns the document with other moves played. If the new position cannot be searched to the depth of a search, the
    /// search gets the next depth to which it can.
    #[must_use]
    pub fn with_game(&self, game: PlayedGame<AnyGame>) -> Self {
        let searchable = |search: SearchConfig| {
            let depth = search.depth.map(|depth| nearest_searchable_depth(game.position(), depth));
            SearchConfig { depth, ..search }
        };
        let (search, beside) = (searchable(self.search), self.beside.map(searchable));
        let practice = self.practice_from(game.start());
        Self { game, search, beside, practice, ..self.clone() }
    }

    /// Returns the document with another search. Each setting of the search beside it, except the algorithm, changes as well if
    /// it was the same in both.
    #[must_use]
    pub fn with_search(&self, search: SearchConfig) -> Self {
        let beside = self.beside.map(|beside| with_shared_settings(beside, self.search, search));
        Self { search, beside, ..self.clone() }
    }

    /// Returns the document with another position. If the position follows from the start of the game by the same moves, with
    /// other values in a tree or another evaluation function, the moves are kept. Otherwise a new game starts there.
    #[must_use]
    pub fn with_position(&self, position: AnyGame) -> Self {
        let start = match (self.game.start(), &position) {
            (AnyGame::Tree(start), AnyGame::Tree(changed)) => Some(AnyGame::Tree(changed.at_node(start.node_index()))),
            (start, changed) => start.evaluated_as(changed),
        };
        let replayed = start.and_then(|start| replayed(start, &position, &self.game));
        let game: PlayedGame<AnyGame> = replayed.unwrap_or_else(|| position.into());
        let practice = self.practice_from(game.start());
        Self { game, practice, ..self.clone() }
    }

    /// Returns how a document with another start of the game is practised on. The seed and the wishes of a generated position
    /// are only kept if the start is the same.
    fn practice_from(&self, start: &AnyGame) -> Option<Practice> {
        let practice = self.practice.clone();
        if start == self.game.start() { practice } else { practice.map(Practice::for_other_position) }
    }
}

/// Returns `own` with every setting that equals that of `before`, except the algorithm, replaced by that of `after`.
fn with_shared_settings(own: SearchConfig, before: SearchConfig, after: SearchConfig) -> SearchConfig {
    fn follow<Setting: PartialEq>(own: Setting, before: &Setting, after: Setting) -> Setting {
        if own == *before { after } else { own }
    }
    SearchConfig {
        algorithm: own.algorithm,
        fail: follow(own.fail, &before.fail, after.fail),
        cut_on: follow(own.cut_on, &before.cut_on, after.cut_on),
        depth: follow(own.depth, &before.depth, after.depth),
        window: follow(own.window, &before.window, after.window),
        merge: follow(own.merge, &before.merge, after.merge),
        ordering: follow(own.ordering, &before.ordering, after.ordering),
        quiescence: follow(own.quiescence, &before.quiescence, after.quiescence),
        table: follow(own.table, &before.table, after.table),
        guess: follow(own.guess, &before.guess, after.guess),
        delta: follow(own.delta, &before.delta, after.delta),
        seed: follow(own.seed, &before.seed, after.seed),
    }
}

/// Plays the moves of a game from another start. Returns `None` unless they lead to `position`.
fn replayed(start: AnyGame, position: &AnyGame, game: &PlayedGame<AnyGame>) -> Option<PlayedGame<AnyGame>> {
    let mut moved = PlayedGame::new(start);
    let is_played = game.moves().iter().all(|&mv| moved.play(mv));
    (is_played && moved.position() == position).then_some(moved)
}

/// A step of the search that the author marked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    /// The step of the document's own search. It may exceed the length of the search, which is not known here.
    pub step: TimelineStep,
    /// What the author says about the step.
    pub note: Option<LocalizedText>,
}
