//! Position files: their text, and what it means.
//!
//! A file is RON, laid out as `schema` says. [`load`] turns its bytes into a [`Document`] or says all that is
//! wrong with it, [`save`] turns a document into text again. Touches no disk and no clock, and says nothing in any
//! language: what is wrong is a [`Fault`], and [`i18n::problems`](crate::i18n::problems) has the sentences.
//!
//! The `ron` crate decides whether a text is RON. What the text means is then read token by token rather than through
//! `serde`, which tells neither where the elements of a list stand nor whether an infinity was written as `inf` or as a
//! number too large; and which would read a text again at every level if asked for it raw.

mod babilego;
mod connect_four;
mod counts;
mod faults;
mod kalah;
mod load;
mod nim;
mod nodes;
mod othello;
mod problem;
mod quote;
mod reader;
mod rows;
mod save;
mod schema;
mod syntax;
mod tic_tac_toe;
mod tokens;
mod weights;

pub use counts::CountFault;
pub use load::{check_depth, load, load_tree};
pub use problem::{Expected, Fault, Found, LoadError, MOST_PROBLEMS, OpenBracket, Problem};
pub use quote::Quote;
pub use save::{save, write_tree};

use crate::game::any::AnyGame;
use crate::game::played::Played;
use crate::game::tree::Tree;
use crate::language::Language;
use crate::search::SearchConfig;

/// What a position file holds.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// What it is called.
    pub title: Option<Text>,
    /// What its author has to say about it.
    pub notes: Option<Text>,
    /// The game: where it began, and what has been played since. The position after the last move is what is searched.
    pub game: Played<AnyGame>,
    /// How it is searched.
    pub search: SearchConfig,
    /// Steps worth going to.
    pub bookmarks: Vec<Bookmark>,
}

impl Document {
    /// The position on the table: what is searched.
    #[must_use]
    pub fn position(&self) -> &AnyGame {
        self.game.position()
    }

    /// The same document with another position on the table. A tree with other values is still played from where it
    /// began; anything else is where a new game begins.
    #[must_use]
    pub fn with_position(&self, position: AnyGame) -> Self {
        let game = match (self.game.start(), position) {
            (AnyGame::Tree(start), AnyGame::Tree(changed)) => moved_on(start, &changed, &self.game),
            (_, position) => position.into(),
        };
        Self { game, ..self.clone() }
    }
}

/// The game in a tree whose values have changed, from where it began; a new game where the tree has another shape.
fn moved_on(start: &Tree, changed: &Tree, game: &Played<AnyGame>) -> Played<AnyGame> {
    let mut moved = Played::new(AnyGame::Tree(changed.standing_at(start.place())));
    let is_played = game.moves().iter().all(|&mv| moved.play(mv));
    let is_there = matches!(moved.position(), AnyGame::Tree(tree) if tree == changed);
    if is_played && is_there { moved } else { AnyGame::Tree(changed.clone()).into() }
}

/// Words that an author wrote: the same for everybody, or one text a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Text {
    /// The same in every language.
    One(String),
    /// A text for each language. None can be missing: what is the same for everybody is [`Text::One`].
    Each {
        /// In English.
        en: String,
        /// In Spanish.
        es: String,
    },
}

impl Text {
    /// The text for those who read this language.
    #[must_use]
    pub fn in_language(&self, language: Language) -> &str {
        match (self, language) {
            (Self::One(text), _) => text,
            (Self::Each { en, .. }, Language::English) => en,
            (Self::Each { es, .. }, Language::Spanish) => es,
        }
    }
}

/// A step worth going to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    /// The step, counted under the file's own search. It may lie behind the end: that is for the search to tell.
    pub step: usize,
    /// Why it is worth going to.
    pub note: Option<Text>,
}

/// Whether a text has comments, which a [`Document`] cannot keep and saving over it would lose.
#[must_use]
pub fn holds_comments(text: &str) -> bool {
    let mut tokens = tokens::Tokens::new(text.strip_prefix('\u{feff}').unwrap_or(text));
    while tokens.next().kind != tokens::Kind::End {}
    tokens.last_comment().is_some()
}
