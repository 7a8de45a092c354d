//! The games of the menu "New": each at its initial position, with a search whose tree is small and readable.

use crate::document::{Document, LocalizedText};
use crate::game::any::AnyGame;
use crate::game::babilego::{Babilego, SowingOrder};
use crate::game::connect_four::{self, ConnectFour};
use crate::game::kalah::Kalah;
use crate::game::marks::Mark;
use crate::game::nim::Nim;
use crate::game::othello::Othello;
use crate::game::tic_tac_toe::{self, TicTacToe};
use crate::i18n::{Language, Words};
use crate::search::{Merge, SearchConfig};
use std::sync::LazyLock;

/// A new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NewGame {
    /// The empty board.
    TicTacToe,
    /// The empty board of the usual size.
    ConnectFour,
    /// Four discs in the middle.
    Othello,
    /// Four seeds in each of twelve pits.
    Kalah,
    /// Three tokens in each of twelve pits.
    Babilego,
    /// Two piles, small enough for the whole tree.
    Nim,
}

impl NewGame {
    /// All games, in the order of the menu.
    pub const ALL: [Self; 6] =
        [Self::TicTacToe, Self::ConnectFour, Self::Othello, Self::Kalah, Self::Babilego, Self::Nim];

    /// The message id of the game's name.
    const fn message(self) -> &'static str {
        match self {
            Self::TicTacToe => "game-tic-tac-toe",
            Self::ConnectFour => "game-connect-four",
            Self::Othello => "game-othello",
            Self::Kalah => "game-kalah",
            Self::Babilego => "game-babilego",
            Self::Nim => "game-nim",
        }
    }

    /// Returns the name of the game.
    #[must_use]
    pub fn name(self, words: &Words) -> String {
        words.text(self.message())
    }

    /// Returns the game as a new document.
    #[must_use]
    pub fn document(self) -> Document {
        DOCUMENTS[self as usize].clone()
    }

    fn game(self) -> AnyGame {
        match self {
            Self::TicTacToe => AnyGame::TicTacToe(TicTacToe::new(tic_tac_toe::TicTacToeRules::default())),
            Self::ConnectFour => AnyGame::ConnectFour(ConnectFour::new(connect_four::ConnectFourRules::default())),
            Self::Othello => AnyGame::Othello(Othello::new(Mark::X)),
            Self::Kalah => AnyGame::Kalah(Kalah::default()),
            Self::Babilego => AnyGame::Babilego(Babilego::opening(SowingOrder::default())),
            Self::Nim => AnyGame::Nim(Nim::new(&[2, 2], false).expect("these are few")),
        }
    }

    /// Returns the search: one move and the reply, with symmetric moves merged; nim is searched to the end, as it has no
    /// estimates before.
    fn search(self) -> SearchConfig {
        let usual = SearchConfig::default();
        match self {
            Self::Nim => usual,
            Self::Kalah | Self::Babilego => SearchConfig { depth: Some(2), ..usual },
            Self::TicTacToe | Self::ConnectFour | Self::Othello => {
                SearchConfig { depth: Some(2), merge: Merge::Everywhere, ..usual }
            }
        }
    }
}

/// Whether a document is an unchanged new game, which holds no work.
#[must_use]
pub fn is_untouched_new_game(document: &Document) -> bool {
    DOCUMENTS.contains(document)
}

static DOCUMENTS: LazyLock<[Document; NewGame::ALL.len()]> = LazyLock::new(|| {
    let [en, es] = [Language::English, Language::Spanish].map(Words::new);
    NewGame::ALL.map(|opening| Document {
        title: Some(LocalizedText::PerLanguage { en: opening.name(&en), es: opening.name(&es) }),
        notes: None,
        game: opening.game().into(),
        search: opening.search(),
        beside: None,
        bookmarks: Vec::new(),
        practice: None,
    })
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::recorder::record;

    #[test]
    fn every_game_opens_at_once_with_a_tree_that_can_be_read() {
        for opening in NewGame::ALL {
            let document = opening.document();
            let nodes = record(&document.search, document.position(), 1_000).trace().end().stats().nodes;
            assert!((5..80).contains(&nodes), "{opening:?} has {nodes} nodes");
            assert!(is_untouched_new_game(&document));
        }
    }
}
