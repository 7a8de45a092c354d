//! Position files: their text, and what it means.

use crate::game::any::AnyGame;
use crate::i18n::Language;
use crate::search::SearchConfig;

/// What a position file says.
#[derive(Clone, Debug, PartialEq)]
pub struct Document {
    /// What it is called.
    pub title: Option<Text>,
    /// What to look at.
    pub notes: Option<Text>,
    /// The position.
    pub game: AnyGame,
    /// How it is to be searched.
    pub search: SearchConfig,
    /// Steps worth going back to.
    pub bookmarks: Vec<Bookmark>,
}

/// Words in one language or in each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Text {
    /// The same in all languages.
    One(String),
    /// One for each.
    Each {
        /// English.
        en: String,
        /// Spanish.
        es: String,
    },
}

impl Text {
    /// The words in a language.
    #[must_use]
    pub fn in_language(&self, language: Language) -> &str {
        match (self, language) {
            (Self::One(text), _) => text,
            (Self::Each { en, .. }, Language::English) => en,
            (Self::Each { es, .. }, Language::Spanish) => es,
        }
    }
}

/// A step worth going back to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bookmark {
    /// The step.
    pub step: usize,
    /// Why.
    pub note: Option<Text>,
}

/// Whether a game can be searched to a depth.
///
/// # Errors
/// Where it cannot.
pub fn check_depth(game: &AnyGame, depth: Option<usize>) -> Result<(), ()> {
    match (game, depth) {
        (AnyGame::Tree(tree), Some(depth)) if !tree.without_estimate_at(depth).is_empty() => Err(()),
        _ => Ok(()),
    }
}
