//! The transposition table: what was found of a position, for when other moves lead to the same one.
//!
//! R. D. Greenblatt, D. E. Eastlake and S. D. Crocker, "The Greenblatt Chess Program", 1967. The position itself is the
//! key, so that no two are ever taken for one another. Looking one up takes O(1) on average. Knows no window and no tree.

use crate::game::Game;
use crate::score::{Bound, Score};
use std::collections::HashMap;

/// The most positions that are kept. Of more, those that are not known yet are not taken down.
const MOST: usize = 1 << 20;

/// What was found of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Known<Move> {
    /// The score that it returned.
    pub score: Score,
    /// How that relates to its value.
    pub bound: Bound,
    /// How many plies below it were searched; `None`: every line came to its end, so that looking deeper would find the
    /// same.
    pub depth: Option<usize>,
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
        self.0.get(position)
    }

    /// Takes down what was found last of a position.
    pub fn put(&mut self, position: &G, known: Known<G::Move>) {
        if let Some(entry) = self.0.get_mut(position) {
            *entry = known;
        } else if self.0.len() < MOST {
            self.0.insert(position.clone(), known);
        }
    }
}
