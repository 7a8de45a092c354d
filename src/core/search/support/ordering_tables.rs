//! What a search keeps from one node for the order of moves at another: killers, history and the line of the last pass.
//!
//! Killers and history: S. G. Akl and M. M. Newborn, "The Principal Continuation and the Killer Heuristic", 1977;
//! J. Schaeffer, "The History Heuristic and Alpha-Beta Search Enhancements in Practice", 1989. A move that has cut
//! somewhere is likely to cut elsewhere too. That changes no score, only how soon it is found. Knows no window.

use crate::game::Game;
use crate::score::Player;
use std::collections::HashMap;

/// The tables of one search, kept through all of its passes.
#[derive(Debug)]
pub struct OrderingTables<G: Game> {
    /// The moves that cut last at each ply, the latest first.
    killers: Vec<Vec<G::Move>>,
    /// The history of each player's moves: what their cutoffs count, in sum.
    history: HashMap<(Player, G::Move), u32>,
    /// The principal variation of the pass before.
    line: Vec<G::Move>,
    /// How many of its moves lead to the node that the search is at.
    followed: usize,
}

impl<G: Game> Default for OrderingTables<G> {
    fn default() -> Self {
        Self { killers: Vec::new(), history: HashMap::new(), line: Vec::new(), followed: 0 }
    }
}

impl<G: Game> OrderingTables<G> {
    /// Enters a node by `via`, `ply` plies below the root. Follows the line as long as the moves are its moves.
    #[inline]
    pub fn enter(&mut self, via: Option<G::Move>, ply: usize) {
        let Some(before) = ply.checked_sub(1) else {
            self.followed = 0;
            return;
        };
        let is_on_line = before <= self.followed && via.is_some() && self.line.get(before).copied() == via;
        self.followed = if is_on_line { ply } else { self.followed.min(before) };
    }

    /// The next move of the line, if it leads to the node at this ply.
    pub fn next_of_line(&self, ply: usize) -> Option<G::Move> {
        (self.followed == ply).then(|| self.line.get(ply).copied()).flatten()
    }

    /// Makes `line` the one that the next pass searches first.
    pub fn set_line(&mut self, line: Vec<G::Move>) {
        self.line = line;
        self.followed = 0;
    }

    /// The moves that cut last at a ply, the latest first.
    pub fn killers(&self, ply: usize) -> &[G::Move] {
        self.killers.get(ply).map_or(&[], Vec::as_slice)
    }

    /// The history of a move of `player`.
    pub fn history(&self, player: Player, mv: G::Move) -> u32 {
        self.history.get(&(player, mv)).copied().unwrap_or_default()
    }

    /// The memory that the tables hold, in bytes.
    pub fn bytes(&self) -> usize {
        let bytes_per_ply = size_of::<Vec<G::Move>>() + 4 * size_of::<G::Move>();
        let bytes_per_move = size_of::<((Player, G::Move), u32)>() + 1;
        self.killers.len() * bytes_per_ply
            + self.history.capacity() * bytes_per_move * 8 / 7
            + self.line.len() * size_of::<G::Move>()
    }

    /// Credits `mv`, made by `player` at a node `ply` plies below the root, with a cutoff: makes it the first of `slots`
    /// killers, and adds `weight` to its history.
    pub fn credit_cutoff(&mut self, player: Player, mv: G::Move, ply: usize, slots: u8, weight: u32) {
        if 0 < slots {
            if self.killers.len() <= ply {
                self.killers.resize_with(ply + 1, Vec::new);
            }
            let killers = &mut self.killers[ply];
            killers.retain(|&killer| killer != mv);
            killers.insert(0, mv);
            killers.truncate(usize::from(slots));
        }
        if 0 < weight {
            let entry = self.history.entry((player, mv)).or_default();
            *entry = entry.saturating_add(weight);
        }
    }
}

/// What a cutoff counts in the history: the square of the plies that were left to the depth limit, because a cutoff near
/// the root saves more; 1 in a search to the end of the game.
#[must_use]
pub fn history_weight(depth: Option<usize>, ply: usize) -> u32 {
    let left = depth.map_or(1, |depth| depth.saturating_sub(ply).max(1));
    u32::try_from(left.saturating_mul(left)).unwrap_or(u32::MAX)
}
