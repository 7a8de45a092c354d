//! The transposition table: what was found of a position, for when other moves lead to the same one.
//!
//! R. D. Greenblatt, D. E. Eastlake and S. D. Crocker, "The Greenblatt Chess Program", 1967. The position itself is the
//! key, so that no two are ever taken for one another. Looking one up takes O(1) on average. Knows no window and no tree.

use crate::game::Game;
use crate::score::{Bound, Score};
use std::collections::HashMap;

/// The most positions that are kept: when there are as many, the table begins anew.
const MOST: usize = 1 << 20;

/// What was found of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Known<Move> {
    /// The score that it returned.
    pub score: Score,
    /// How that relates to its value.
    pub bound: Bound,
    /// How many plies below it were searched; `None`: to the end of the game.
    pub depth: Option<usize>,
    /// Whether a line ended at that limit. Where none did, looking deeper would find the same.
    pub is_limited: bool,
    /// The move that was best.
    pub best: Option<Move>,
}

/// What is known of positions.
#[derive(Debug)]
pub struct Table<G: Game>(HashMap<G, Known<G::Move>>);

impl<G: Game> Default for Table<G> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<G: Game> Table<G> {
    /// What is known of a position.
    pub fn get(&self, position: &G) -> Option<&Known<G::Move>> {
        self.0.get(&position.key())
    }

    /// Takes down what was found last of a position.
    pub fn put(&mut self, position: &G, known: Known<G::Move>) {
        // What was taken down long ago is of the least use.
        if MOST <= self.0.len() {
            self.0.clear();
        }
        self.0.insert(position.key(), known);
    }
}

impl<Move> Known<Move> {
    /// Whether this is what a search finds that looks so many plies deep; `None`: to the end of the game.
    pub fn holds_at(&self, depth: Option<usize>) -> bool {
        let looks_as_far = match (depth, self.depth) {
            (None, _) => true,
            (Some(depth), Some(searched)) => searched <= depth,
            (Some(_), None) => false,
        };
        depth == self.depth || (!self.is_limited && looks_as_far)
    }
}
