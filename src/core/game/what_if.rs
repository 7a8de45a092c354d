//! A game in which one position is assumed to have another value.
//!
//! The position is identified by the moves that lead to it. The game ends there, so a search of this game is a search
//! of the original one with a subtree replaced by a number. Does not depend on a particular game.

use super::Game;
use super::evaluation::Evaluation;
use crate::score::{Player, Score, Turn};
use std::sync::Arc;

/// A position of a game with an assumed value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WhatIf<G: Game> {
    position: G,
    /// The moves from the initial position to the one with the assumed value.
    line: Arc<[G::Move]>,
    /// The number of these moves that have been made; `None` off the line.
    made: Option<usize>,
    /// The assumed value; `None`: the position keeps its own value.
    value: Option<Score>,
}

impl<G: Game> WhatIf<G> {
    /// Returns the game from `start`, in which the position after the moves of `line` is assumed to have `value` or,
    /// for `None`, its own value.
    pub fn new(start: G, line: &[G::Move], value: Option<Score>) -> Self {
        Self { position: start, line: line.into(), made: Some(0), value }
    }

    /// Returns whether this position is on the line to the position with the assumed value, or is that position.
    pub const fn is_on_line(&self) -> bool {
        self.made.is_some()
    }

    /// Returns the assumed value, if this is the position that has it.
    fn assumed_value(&self) -> Option<Score> {
        self.value.filter(|_| self.made == Some(self.line.len()))
    }
}

impl<G: Game> Game for WhatIf<G> {
    type Move = G::Move;

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn turn(&self) -> Turn {
        self.position.turn()
    }

    fn has_fractions(&self) -> bool {
        true
    }

    fn has_chance(&self) -> bool {
        self.position.has_chance()
    }

    fn weight(&self, mv: G::Move) -> u32 {
        self.position.weight(mv)
    }

    fn legal_moves(&self, moves: &mut impl Extend<G::Move>) {
        if self.assumed_value().is_none() {
            self.position.legal_moves(moves);
        }
    }

    fn after(&self, mv: G::Move) -> Self {
        let made = self.made.filter(|&made| self.line.get(made) == Some(&mv)).map(|made| made + 1);
        Self { position: self.position.after(mv), line: Arc::clone(&self.line), made, value: self.value }
    }

    fn evaluate(&self) -> Evaluation {
        self.assumed_value().map_or_else(|| self.position.evaluate(), Evaluation::Value)
    }

    fn heap_bytes(&self) -> usize {
        self.position.heap_bytes()
    }

    fn can_be_evaluated(&self) -> bool {
        self.assumed_value().is_some() || self.position.can_be_evaluated()
    }

    fn evaluates_only_outcomes(&self) -> bool {
        self.position.evaluates_only_outcomes()
    }

    fn can_evaluate_to(&self, score: Score) -> bool {
        self.position.can_evaluate_to(score)
    }

    /// Returns the canonical form of the position itself, if it is off the line: symmetric moves are merged as in the
    /// game without the assumption, so that the same tree is searched.
    fn canonical(&self) -> Option<Self> {
        let position = self.position.canonical()?;
        Some(Self { position, line: Arc::clone(&self.line), made: None, value: self.value })
    }

    fn is_explicit_tree(&self) -> bool {
        self.position.is_explicit_tree()
    }
}
