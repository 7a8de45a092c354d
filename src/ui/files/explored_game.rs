//! A game of another program that is shown while it is explored: first its beginning, then more of it.

use poda_core::document::Document;
use poda_core::game::any::AnyGame;
use poda_platform::game_program::{GameEnding, GrowingGame};
use poda_session::Session;
use poda_session::playback::Direction;
use poda_window::documents::plain_notification::PlainNotification;
use std::time::Duration;

/// The time between two looks at how far the game is explored.
pub const BETWEEN_LOOKS: Duration = Duration::from_millis(200);

/// A game that is being explored, and the tree of it that is shown.
#[derive(Debug)]
pub struct ExploredGame {
    game: GrowingGame,
    /// The document with the tree that is shown. `None` before the first one.
    shown: Option<Box<Document>>,
    has_ended: bool,
}

/// What is new about a game.
#[derive(Debug, Default)]
pub struct GameNews {
    /// A document with a deeper tree.
    pub document: Option<Box<Document>>,
    /// What is to be said.
    pub notifications: Vec<PlainNotification>,
}

impl ExploredGame {
    pub const fn new(game: GrowingGame) -> Self {
        Self { game, shown: None, has_ended: false }
    }

    /// Returns what is known at the start of the window.
    pub fn at_start(&mut self) -> GameNews {
        self.news(true)
    }

    /// Returns how many different positions are known.
    pub fn positions(&self) -> usize {
        self.game.position_count()
    }

    pub const fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// Returns whether a tree of the game has been shown.
    pub const fn has_shown(&self) -> bool {
        self.shown.is_some()
    }

    /// Returns whether the document with the tree that is shown is open, and what it is searched by or called may have
    /// changed.
    pub fn is_open(&self, session: &Session) -> bool {
        let Some(shown) = &self.shown else { return true };
        let positions = (session.latest_document().position(), shown.position());
        if let (AnyGame::Tree(open), AnyGame::Tree(shown)) = positions { open.is_of(shown) } else { false }
    }

    /// Returns what is new since the last look. Until the end, deeper trees are shown only to a reader who has not begun
    /// to step.
    pub fn look(&mut self, session: &Session) -> GameNews {
        let is_at_start = session.destination(Direction::Back).is_none();
        self.news(is_at_start && !session.is_edited())
    }

    fn news(&mut self, takes_growth: bool) -> GameNews {
        if self.has_ended {
            return GameNews::default();
        }
        let ending = self.game.take_ending();
        self.has_ended = ending.is_some();
        let takes_growth = takes_growth || self.shown.is_none();
        let growing = || if takes_growth { self.game.take_tree() } else { None };
        let GameEnding { tree, limit, fault } =
            ending.unwrap_or_else(|| GameEnding { tree: growing(), limit: None, fault: None });
        let document = tree.map(|tree| Box::new(tree.document));
        if document.is_some() {
            self.shown.clone_from(&document);
        }
        let stopped = fault.map(PlainNotification::GameStopped);
        let cut = limit.map(PlainNotification::GameCut);
        GameNews { document, notifications: stopped.into_iter().chain(cut).collect() }
    }
}
