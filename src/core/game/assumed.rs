//! A game in which leaves are assumed to have other values.
//!
//! Unlike [`WhatIf`](super::what_if::WhatIf), which replaces the subtree of one position, it has values for any number
//! of leaves.

use super::Game;
use super::evaluation::Evaluation;
use crate::score::{Player, Score, Turn};
use std::sync::Arc;

/// A position of a game in which leaves have assumed values.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Assumed<G: Game> {
    position: G,
    /// The moves from the root to each leaf, with its value.
    leaves: Arc<[(Vec<G::Move>, Score)]>,
    /// The indices of the leaves that may still be reached.
    ahead: Vec<usize>,
    /// The number of moves that have been made.
    made: usize,
}

impl<G: Game> Assumed<G> {
    /// Returns the game from `root`, in which the leaf after each of these lines has the value beside it.
    pub(crate) fn new(root: G, leaves: Vec<(Vec<G::Move>, Score)>) -> Self {
        Self { position: root, ahead: (0..leaves.len()).collect(), leaves: leaves.into(), made: 0 }
    }

    /// Returns the assumed value of this position, if it has one.
    fn value(&self) -> Option<Score> {
        let of = |&index: &usize| Some(&self.leaves[index]).filter(|(line, _)| line.len() == self.made);
        self.ahead.first().and_then(of).map(|&(_, value)| value)
    }
}

impl<G: Game> Game for Assumed<G> {
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
        if self.value().is_none() {
            self.position.legal_moves(moves);
        }
    }

    fn after(&self, mv: G::Move) -> Self {
        let is_ahead = |&index: &usize| self.leaves[index].0.get(self.made) == Some(&mv);
        let ahead = self.ahead.iter().copied().filter(is_ahead).collect();
        Self { position: self.position.after(mv), leaves: Arc::clone(&self.leaves), ahead, made: self.made + 1 }
    }

    fn evaluate(&self) -> Evaluation {
        self.value().map_or_else(|| self.position.evaluate(), Evaluation::Value)
    }

    fn can_be_evaluated(&self) -> bool {
        self.value().is_some() || self.position.can_be_evaluated()
    }

    fn is_explicit_tree(&self) -> bool {
        self.position.is_explicit_tree()
    }
}
