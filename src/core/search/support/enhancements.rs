//! The features that a search may use beyond its algorithm: move ordering, a transposition table, several passes and
//! quiescence.
//!
//! Does not depend on an algorithm or a tracer.

use super::lines::Lines;
use super::ordering::{OrderReason, Ranking};
use super::quiescence::QuiescenceSearch;
use super::table::Table;
use crate::game::Game;
use crate::score::{Player, Score};
use crate::search::config::SearchConfig;
use std::ops::Range;

/// The enhancements that a configuration selects.
#[derive(Debug)]
pub struct Enhanced<G: Game> {
    /// The move ordering, if it differs from the game's order.
    pub(super) ranking: Option<Ranking<G>>,
    pub table: Option<Table<G>>,
    /// The best lines, if another pass may follow.
    pub lines: Option<Lines<G::Move>>,
    /// The test whether a position at the depth limit is quiet. The search continues beyond the limit until it is.
    pub(super) quiescence: Option<QuiescenceSearch>,
    pub limited_leaves: LimitedLeaves,
}

impl<G: Game> Enhanced<G> {
    pub fn new(config: &SearchConfig) -> Self {
        Self {
            ranking: config.reorders_moves().then(|| Ranking::new(config.ordering)),
            table: config.uses_table().then(Table::default),
            lines: config.algorithm.properties().makes_passes.then(Lines::default),
            quiescence: config.quiescence.map(QuiescenceSearch::new),
            limited_leaves: LimitedLeaves::default(),
        }
    }

    /// Processes the entry of a node at a ply by the move `via`.
    pub fn enter(&mut self, ply: usize, via: Option<G::Move>) {
        if let Some(lines) = &mut self.lines {
            lines.begin(ply, via);
        }
        self.limited_leaves.enter(ply);
    }

    /// Puts `moves[start..]`, the moves at the position that `via` has led to, into the order in which they are tried.
    /// Without `is_choice` they are outcomes, and stay in the game's order.
    pub fn order_moves(
        &mut self,
        via: Option<G::Move>,
        position: &G,
        is_choice: bool,
        ply: usize,
        moves: &mut Vec<G::Move>,
        start: usize,
    ) {
        if let Some(ranking) = &mut self.ranking {
            if !is_choice {
                ranking.reasons.truncate(start);
                ranking.reasons.resize(moves.len(), OrderReason::Given);
                return;
            }
            let best_known = self.table.as_ref().and_then(|table| table.best_move(position));
            ranking.order(via, position, ply, best_known, moves, start);
        }
    }

    /// Credits a move of `player` at a node at a ply with a cutoff.
    pub fn credit_cutoff(&mut self, player: Player, mv: G::Move, ply: usize, depth: Option<usize>) {
        if let Some(ranking) = &mut self.ranking {
            ranking.credit_cutoff(player, mv, ply, depth);
        }
    }

    /// Begins a pass, which searches the best line of the pass before first.
    pub fn begin_pass(&mut self) {
        self.limited_leaves.has_infinite = false;
        if let (Some(lines), Some(ranking)) = (&mut self.lines, &mut self.ranking) {
            ranking.begin_pass(lines.take_root());
        }
    }

    /// Drops the reasons of the moves from this index in the searcher's list on.
    pub fn forget_reasons(&mut self, start: usize) {
        if let Some(ranking) = &mut self.ranking {
            ranking.reasons.truncate(start);
        }
    }

    /// Returns why the move at an index in the searcher's list is tried at its rank.
    pub fn reason(&self, index: usize) -> OrderReason {
        self.ranking.as_ref().map_or(OrderReason::Given, |ranking| ranking.reasons[index])
    }

    /// Returns the [reasons](Self::reason) of several moves; empty if all are in the game's order.
    pub fn reasons(&self, indices: Range<usize>) -> &[OrderReason] {
        self.ranking.as_ref().map_or(&[], |ranking| &ranking.reasons[indices])
    }
}

/// The leaves that are leaves only because of the depth limit. If a search has none, a deeper search would find the
/// same.
#[derive(Debug, Default)]
pub struct LimitedLeaves {
    /// The number of such leaves in all passes.
    count: u64,
    /// The number before each open node was entered, the root first.
    before_open: Vec<u64>,
    /// Whether a leaf of this pass was evaluated as a certain win or loss.
    pub has_infinite: bool,
}

impl LimitedLeaves {
    /// Processes the entry of a node at a ply.
    pub fn enter(&mut self, ply: usize) {
        self.before_open.truncate(ply);
        self.before_open.push(self.count);
    }

    /// Adds a leaf with this score, or a table entry that depends on such leaves.
    pub fn add(&mut self, score: Score) {
        self.count += 1;
        self.has_infinite |= !score.is_finite();
    }

    /// Returns whether there are such leaves below the open node at a ply.
    pub fn has_below(&self, ply: usize) -> bool {
        self.before_open.get(ply).is_none_or(|&before| before < self.count)
    }
}
