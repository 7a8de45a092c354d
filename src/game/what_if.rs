//! A game in which one position is supposed to be worth something else; all others are as they are.
//!
//! The position is meant by the moves that lead to it. It is the end of the game there, so that whatever searches this game
//! searches the old one with a subtree replaced by a number. Knows no particular game.

use super::Game;
use super::evaluation::Evaluation;
use crate::score::{Player, Score};
use std::sync::Arc;

/// A position of such a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WhatIf<G: Game> {
    position: G,
    /// The moves from the beginning to the position that is supposed to be worth something.
    line: Arc<[G::Move]>,
    /// How many of them have been made; none where the way has been left.
    made: Option<usize>,
    /// What it is supposed to be worth; none: what it is.
    value: Option<Score>,
}

impl<G: Game> WhatIf<G> {
    /// The game from `start` on, in which the position after the moves of `line` is supposed to be worth `value`, or
    /// without one what it is.
    #[must_use]
    pub fn new(start: G, line: &[G::Move], value: Option<Score>) -> Self {
        Self { position: start, line: line.into(), made: Some(0), value }
    }

    /// Whether this position is on the way to the one that is supposed to be worth something, or is that one.
    #[must_use]
    pub const fn is_on_line(&self) -> bool {
        self.made.is_some()
    }

    /// The supposed value, where this is the position that has one.
    fn supposed(&self) -> Option<Score> {
        self.value.filter(|_| self.made == Some(self.line.len()))
    }
}

impl<G: Game> Game for WhatIf<G> {
    type Move = G::Move;

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn legal_moves(&self, moves: &mut impl Extend<G::Move>) {
        if self.supposed().is_none() {
            self.position.legal_moves(moves);
        }
    }

    fn after(&self, mv: G::Move) -> Self {
        let made = self.made.filter(|&made| self.line.get(made) == Some(&mv)).map(|made| made + 1);
        Self { position: self.position.after(mv), line: Arc::clone(&self.line), made, value: self.value }
    }

    fn evaluate(&self) -> Evaluation {
        self.supposed().map_or_else(|| self.position.evaluate(), Evaluation::Value)
    }

    fn heap_bytes(&self) -> usize {
        self.position.heap_bytes()
    }

    fn can_be_evaluated(&self) -> bool {
        self.supposed().is_some() || self.position.can_be_evaluated()
    }

    fn evaluates_only_outcomes(&self) -> bool {
        self.position.evaluates_only_outcomes()
    }

    /// The canonical form of the position itself, off the line: symmetric moves are merged as in the game without the
    /// assumption, so that the same tree is searched.
    fn canonical(&self) -> Option<Self> {
        let position = self.position.canonical()?;
        Some(Self { position, line: Arc::clone(&self.line), made: None, value: self.value })
    }

    fn is_explicit_tree(&self) -> bool {
        self.position.is_explicit_tree()
    }
}
