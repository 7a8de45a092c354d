//! The players of a game in which each of them has payoffs of their own.
//!
//! Does not depend on a particular game.

use crate::score::{MAX_PLAYERS, Payoffs, Score};

/// The smallest number of players.
pub const MIN_PLAYERS: usize = 2;

/// The players of a game with payoffs for each of them, and what is known of all payoffs from the beginning of the game
/// on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Players {
    /// Their names, in the order of the entries of a vector.
    pub names: Vec<String>,
    /// The player who moves first. Where two players are needed, this one is MAX and all others are MIN.
    pub first: usize,
    /// The greatest sum of a vector; `None` if it is not exactly known.
    pub greatest_sum: Option<Score>,
    /// The least entry of each player.
    pub least: Payoffs,
}

impl Players {
    /// Returns the players with these names, given all payoffs that the game has. `None` without any.
    pub fn new(names: Vec<String>, first: usize, payoffs: impl Iterator<Item = Payoffs>) -> Option<Self> {
        let mut known: Option<(Option<Score>, Payoffs)> = None;
        for vector in payoffs {
            let sum = vector.sum().ok();
            known = Some(match known {
                None => (sum, vector),
                Some((greatest, least)) => (greatest.zip(sum).map(|(a, b)| a.max(b)), least.least_with(&vector)),
            });
        }
        known.map(|(greatest_sum, least)| Self { names, first, greatest_sum, least })
    }

    /// Returns the names of players who have none: A, B, C.
    pub fn letters(count: usize) -> Vec<String> {
        ('A'..).take(count.min(MAX_PLAYERS)).map(String::from).collect()
    }
}
