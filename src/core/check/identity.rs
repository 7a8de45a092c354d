//! Which positions of a run are worth the same, whatever leads to them.

use crate::game::Game;
use crate::game::any::AnyGame;
use crate::game::tree::Weight;
use crate::score::Player;
use std::hash::{DefaultHasher, Hash, Hasher};

/// Numbers of positions. Positions with the same number have the same value.
pub(super) enum Identities {
    /// The number of each node of a tree: of its subtree, in any order of children and without names.
    OfTree(Vec<u64>),
    /// Positions of a game are compared as the game compares them, up to its symmetry.
    OfGame,
}

impl Identities {
    /// Returns the numbers of all positions that follow on a root.
    pub fn new(root: &AnyGame) -> Self {
        let AnyGame::Tree(tree) = root else { return Self::OfGame };
        let mut numbers = vec![0; tree.node_count()];
        for at in (0..tree.node_count()).rev() {
            // A child comes after its parent.
            let mut below: Vec<_> = tree
                .children_of(at)
                .iter()
                .map(|&child| (numbers[child as usize], tree.weight_of(child as usize).map(Weight::get)))
                .collect();
            below.sort_unstable();
            let mut state = DefaultHasher::new();
            // No side moves at a leaf.
            let turn = (!below.is_empty()).then(|| (tree.turn_of(at).player(), tree.mover_of(at)));
            (turn, below, tree.value_of(at), tree.payoffs_of(at).map(|payoffs| payoffs.entries().to_vec()))
                .hash(&mut state);
            numbers[at] = state.finish();
        }
        Self::OfTree(numbers)
    }

    /// Returns the number of a position.
    pub fn of(&self, position: &AnyGame) -> u64 {
        match (self, position) {
            (Self::OfTree(numbers), AnyGame::Tree(tree)) => numbers[tree.node_index()],
            (Self::OfTree(_) | Self::OfGame, _) => {
                let mut state = DefaultHasher::new();
                position.canonical().as_ref().unwrap_or(position).hash(&mut state);
                state.finish()
            }
        }
    }
}

/// Returns the number of a position that the program calls by this text, with this side to move.
pub(super) fn of_text(text: &str, player: Player) -> u64 {
    let mut state = DefaultHasher::new();
    ("text", text, player).hash(&mut state);
    state.finish()
}
