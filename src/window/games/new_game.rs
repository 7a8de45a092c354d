//! The new games of the menu "New", which are documents without any work of the user.

use super::game_look::Opening;
use super::openings;
use poda_core::document::{Document, LocalizedText, Searches};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::search::{Merge, SearchConfig};
use poda_words::i18n::{Words, localized_texts};
use std::sync::LazyLock;

/// A new game, by its index in the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NewGame(usize);

impl NewGame {
    /// Returns all games, in the order of the menu.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..DOCUMENTS.len()).map(Self)
    }

    pub fn name(self, words: &Words) -> String {
        DOCUMENTS[self.0].title.as_ref().map(|title| title.in_language(words.language()).to_owned()).unwrap_or_default()
    }

    /// Returns the new games of the same kind as a position.
    pub fn of_kind(game: &AnyGame) -> impl Iterator<Item = Self> {
        let kind = std::mem::discriminant(game);
        Self::all().filter(move |new| std::mem::discriminant(DOCUMENTS[new.0].position()) == kind)
    }

    pub fn document(self) -> Document {
        DOCUMENTS[self.0].clone()
    }
}

/// Returns whether a document is an unchanged new game, which contains no work of the user.
pub fn is_untouched_new_game(document: &Document) -> bool {
    DOCUMENTS.contains(document)
}

static DOCUMENTS: LazyLock<Vec<Document>> = LazyLock::new(|| {
    let openings = openings();
    let titles = localized_texts(|words| {
        openings.each_ref().map(|opening| opening.as_ref().map_or_else(String::new, |opening| words.text(opening.name)))
    });
    let document = |(opening, title): (Option<Opening>, LocalizedText)| {
        let opening = opening?;
        let merge = if opening.game.canonical().is_some() { Merge::Everywhere } else { Merge::Nowhere };
        Some(Document {
            title: Some(title),
            searches: Searches::of(SearchConfig { depth: opening.depth, merge, ..SearchConfig::default() }),
            ..Document::of_position(opening.game)
        })
    };
    openings.into_iter().zip(titles).filter_map(document).collect()
});

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::document::recorder::record;

    #[test]
    fn every_game_opens_at_once_with_a_tree_that_can_be_read() {
        for opening in NewGame::all() {
            let document = opening.document();
            let nodes = record(document.search().unwrap(), document.position(), 1_000).trace().end().stats().nodes;
            assert!((5..110).contains(&nodes), "{opening:?} has {nodes} nodes");
            assert!(is_untouched_new_game(&document));
        }
    }
}
