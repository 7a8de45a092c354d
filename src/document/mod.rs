//! What a user opens, edits and saves: a position, how to search it, and what its author wrote about it.
//!
//! A [`Document`] is a value. It does not depend on the text of a position file, which [`file`](mod@crate::file) reads and
//! writes, or on what is shown of it.

mod localized_text;
mod search_depth;

pub use localized_text::LocalizedText;
pub use search_depth::{MissingEstimates, check_depth, nearest_searchable_depth};

use crate::game::any::AnyGame;
use crate::game::played_game::PlayedGame;
use crate::search::SearchConfig;
use crate::trace::TimelineStep;

/// What a position file holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// What it is called.
    pub title: Option<LocalizedText>,
    /// What its author has to say about it.
    pub notes: Option<LocalizedText>,
    /// The game: where it began, and what has been played since. The position after the last move is what is searched.
    pub game: PlayedGame<AnyGame>,
    /// How it is searched.
    pub search: SearchConfig,
    /// Another search of the same position, to be looked at beside it.
    pub beside: Option<SearchConfig>,
    /// Steps worth going to.
    pub bookmarks: Vec<Bookmark>,
}

impl Document {
    /// The position on the table: what is searched.
    #[must_use]
    pub fn position(&self) -> &AnyGame {
        self.game.position()
    }

    /// The same document with its game played further, or less far. Where the position then cannot be judged at the depth
    /// of the search, the next depth is taken at which it can.
    #[must_use]
    pub fn with_game(&self, game: PlayedGame<AnyGame>) -> Self {
        let judged = |search: SearchConfig| {
            let depth = search.depth.map(|depth| nearest_searchable_depth(game.position(), depth));
            SearchConfig { depth, ..search }
        };
        let (search, beside) = (judged(self.search), self.beside.map(judged));
        Self { game, search, beside, ..self.clone() }
    }

    /// The same document searched in another way. What the search beside it has in common with the first, it has in common
    /// with the new one too, but for the algorithm.
    #[must_use]
    pub fn with_search(&self, search: SearchConfig) -> Self {
        let beside = self.beside.map(|beside| following(beside, self.search, search));
        Self { search, beside, ..self.clone() }
    }

    /// The same document with another position on the table. A tree with other values and a board that is judged in
    /// another way are still played from where they began; anything else is where a new game begins.
    #[must_use]
    pub fn with_position(&self, position: AnyGame) -> Self {
        let start = match (self.game.start(), &position) {
            (AnyGame::Tree(start), AnyGame::Tree(changed)) => Some(AnyGame::Tree(changed.at_node(start.place()))),
            (start, changed) => start.evaluated_as(changed),
        };
        let moved = start.and_then(|start| moved_on(start, &position, &self.game));
        let game = moved.unwrap_or_else(|| position.into());
        Self { game, ..self.clone() }
    }
}

/// A search in which everything but the algorithm that was as in `before` is as in `after`.
fn following(own: SearchConfig, before: SearchConfig, after: SearchConfig) -> SearchConfig {
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

/// The moves of a game played from `start`, where they lead to this position.
fn moved_on(start: AnyGame, position: &AnyGame, game: &PlayedGame<AnyGame>) -> Option<PlayedGame<AnyGame>> {
    let mut moved = PlayedGame::new(start);
    let is_played = game.moves().iter().all(|&mv| moved.play(mv));
    (is_played && moved.position() == position).then_some(moved)
}

/// A step worth going to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    /// The step, counted under the file's own search. It may lie behind the end: that is for the search to tell.
    pub step: TimelineStep,
    /// Why it is worth going to.
    pub note: Option<LocalizedText>,
}
