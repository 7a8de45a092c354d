//! The games of the menu "New": each at its initial position, with a search whose tree is small and readable.

use super::looks::{Opening, openings};
use crate::document::{Document, LocalizedText};
use crate::game::Game;
use crate::i18n::{Language, Words};
use crate::search::{Merge, SearchConfig};
use std::sync::LazyLock;

/// A new game: its index in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame(usize);

impl NewGame {
    /// Returns all games, in the order of the menu.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..DOCUMENTS.len()).map(Self)
    }

    /// Returns the name of the game.
    pub fn name(self, words: &Words) -> String {
        DOCUMENTS[self.0].title.as_ref().map(|title| title.in_language(words.language()).to_owned()).unwrap_or_default()
    }

    /// Returns the game as a new document.
    pub fn document(self) -> Document {
        DOCUMENTS[self.0].clone()
    }
}

/// Returns whether a document is an unchanged new game, which holds no work.
pub fn is_untouched_new_game(document: &Document) -> bool {
    DOCUMENTS.contains(document)
}

static DOCUMENTS: LazyLock<Vec<Document>> = LazyLock::new(|| {
    let [en, es] = [Language::English, Language::Spanish].map(Words::new);
    let document = |opening: Opening| {
        let merge = if opening.game.canonical().is_some() { Merge::Everywhere } else { Merge::Nowhere };
        Document {
            title: Some(LocalizedText::PerLanguage { en: en.text(opening.name), es: es.text(opening.name) }),
            notes: None,
            game: opening.game.into(),
            search: SearchConfig { depth: opening.depth, merge, ..SearchConfig::default() },
            beside: None,
            bookmarks: Vec::new(),
            practice: None,
        }
    };
    openings().map(document).into()
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::recorder::record;

    #[test]
    fn every_game_opens_at_once_with_a_tree_that_can_be_read() {
        for opening in NewGame::all() {
            let document = opening.document();
            let nodes = record(&document.search, document.position(), 1_000).trace().end().stats().nodes;
            assert!((5..80).contains(&nodes), "{opening:?} has {nodes} nodes");
            assert!(is_untouched_new_game(&document));
        }
    }
}
