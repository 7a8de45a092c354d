//! What a search remembers from one node for another: killers, history, the line of the last pass, and the table.
//!
//! Killers and history: S. G. Akl and M. M. Newborn, "The Principal Continuation and the Killer Heuristic", 1977;
//! J. Schaeffer, "The History Heuristic and Alpha-Beta Search Enhancements in Practice", 1989. A move that has cut
//! somewhere is likely to cut elsewhere too. None of it can change a score, only how soon it is found. Knows no window.

use super::table::{Entry, Table};
use crate::game::Game;
use crate::score::Player;
use std::collections::HashMap;

/// What is remembered while a search lasts, over all of its passes.
#[derive(Debug)]
pub struct OrderingTables<G: Game> {
    /// The moves that cut last, ply by ply, the latest first.
    killers: Vec<Vec<G::Move>>,
    /// How much a player's move has cut.
    history: HashMap<(Player, G::Move), u32>,
    /// The line of best play of the pass before.
    line: Vec<G::Move>,
    /// How many plies of that line lead to where the search is.
    followed: usize,
    /// What was found of positions.
    table: Option<Table<G>>,
}

impl<G: Game> OrderingTables<G> {
    pub fn new(has_table: bool) -> Self {
        let table = has_table.then(Table::default);
        Self { killers: Vec::new(), history: HashMap::new(), line: Vec::new(), followed: 0, table }
    }

    /// A node is entered by `via`, `ply` plies below the root. Follows the line as long as the moves are its moves.
    #[inline]
    pub fn enter(&mut self, via: Option<G::Move>, ply: usize) {
        let Some(before) = ply.checked_sub(1) else {
            self.followed = 0;
            return;
        };
        let is_on_line = before <= self.followed && via.is_some() && self.line.get(before).copied() == via;
        self.followed = if is_on_line { ply } else { self.followed.min(before) };
    }

    /// The next move of the line, at a node that it leads to.
    pub fn next_of_line(&self, ply: usize) -> Option<G::Move> {
        (self.followed == ply).then(|| self.line.get(ply).copied()).flatten()
    }

    /// The line that the next pass looks at first.
    pub fn set_line(&mut self, line: Vec<G::Move>) {
        self.line = line;
        self.followed = 0;
    }

    /// The moves that cut last at a ply, the latest first.
    pub fn killers(&self, ply: usize) -> &[G::Move] {
        self.killers.get(ply).map_or(&[], Vec::as_slice)
    }

    /// How much a move of `player` has cut so far.
    pub fn history(&self, player: Player, mv: G::Move) -> u32 {
        self.history.get(&(player, mv)).copied().unwrap_or_default()
    }

    /// The move that the table takes for the best at `position`.
    pub fn best_known(&self, position: &G) -> Option<G::Move> {
        self.table.as_ref()?.probe(position)?.best
    }

    /// What the table knows of `position`.
    pub fn probe(&self, position: &G) -> Option<&Entry<G::Move>> {
        self.table.as_ref()?.probe(position)
    }

    /// Takes down what was found of `position`.
    pub fn store(&mut self, position: &G, entry: Entry<G::Move>) {
        if let Some(table) = &mut self.table {
            table.store(position, entry);
        }
    }

    /// How much memory the table takes if it takes down one position more, in bytes: as it grows, both what it was and what
    /// it becomes.
    pub fn table_bytes_of_one_more(&self) -> usize {
        self.table.as_ref().map_or(0, Table::bytes_of_one_more)
    }

    /// The same once it has grown.
    pub fn table_bytes_grown(&self) -> usize {
        self.table.as_ref().map_or(0, Table::bytes_grown)
    }

    /// How much memory the rest takes, in bytes.
    pub fn bytes_beside_the_table(&self) -> usize {
        let a_killer_list = size_of::<Vec<G::Move>>() + 4 * size_of::<G::Move>();
        let a_history_entry = size_of::<((Player, G::Move), u32)>() + 1;
        self.killers.len() * a_killer_list
            + self.history.capacity() * a_history_entry * 8 / 7
            + self.line.len() * size_of::<G::Move>()
    }

    /// `mv` has cut, made by `player` at a node `ply` plies below the root. `slots` killers are kept there; `weight` is
    /// added to its history.
    pub fn has_cut(&mut self, player: Player, mv: G::Move, ply: usize, slots: u8, weight: u32) {
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

/// What a cutoff counts in the history: the square of the plies that were still to be searched, because a cutoff near
/// the root saves more; 1 where the search goes to the end of the game and nobody knows how far that is.
#[must_use]
pub fn history_weight(depth: Option<usize>, ply: usize) -> u32 {
    let left = depth.map_or(1, |depth| depth.saturating_sub(ply).max(1));
    u32::try_from(left.saturating_mul(left)).unwrap_or(u32::MAX)
}
