//! A position on the way from the root down to a leaf, with what the root still depends on there.

use crate::game::Game;
use crate::game::played_game::legal_moves;
use crate::score::{Player, Score, Window};

/// A position on the way down, with the root's value as a function of its value: the value clamped to this window,
/// which may be closed.
#[derive(Clone, Debug)]
pub(super) struct RefutedNode<G: Game> {
    pub position: G,
    pub ply: usize,
    pub root: Window,
    /// Whether an opponent has departed from their first move since MAX moved, which only matters to a search that
    /// passes replies over.
    pub has_departed: bool,
    /// The move of an opponent that is no departure, if there still is one.
    pub first_move: Option<G::Move>,
}

impl<G: Game> RefutedNode<G> {
    pub fn root(position: &G) -> Self {
        Self::new(position.clone(), 0, Window::FULL, false)
    }

    /// Returns the node. Lists its moves once, so that a walk through its children takes time that grows with their
    /// number.
    pub fn new(position: G, ply: usize, root: Window, has_departed: bool) -> Self {
        let may_depart = position.players().is_some() && position.to_move() == Player::Min && !has_departed;
        let first_move = if may_depart { legal_moves(&position).first().copied() } else { None };
        Self { position, ply, root, has_departed, first_move }
    }

    pub fn player(&self) -> Player {
        self.position.to_move()
    }

    pub fn after(&self, mv: G::Move, root: Window) -> Self {
        let departs = || self.first_move.is_some_and(|first| first != mv);
        let has_departed = self.player() == Player::Min && (self.has_departed || departs());
        Self::new(self.position.after(mv), self.ply + 1, root, has_departed)
    }

    /// Returns the root's value as a function of a further child's, given the values of the others.
    pub fn held_by(&self, values: &[Score]) -> Window {
        values.iter().fold(self.root, |root, &value| root.narrowed(self.player(), root.clamp(value)))
    }

    /// Returns the root's value as a function of a child's, for the child with each index, given the values of all
    /// children: the others limit it on the player's own side.
    pub fn held_by_others(&self, values: &[Score]) -> impl Fn(usize) -> Window + use<G> {
        let player = self.player();
        let is_better = |best: usize, index: usize| player.prefers(values[index], values[best]);
        let best = (0..values.len()).reduce(|best, index| if is_better(best, index) { index } else { best });
        let others = values.iter().enumerate().filter(|&(index, _)| Some(index) != best);
        let held = |root: Window, value: Score| root.narrowed(player, root.clamp(value));
        // All children hold the root as the best one does, and beside that one the others do.
        let by_all_but_best = others.fold(self.root, |root, (_, &value)| held(root, value));
        let by_best = best.map_or(self.root, |best| held(self.root, values[best]));
        move |index| if Some(index) == best { by_all_but_best } else { by_best }
    }
}
