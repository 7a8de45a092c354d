//! The order of moves of a search under way: its configuration, its tables, and the reasons for the ranks of the open
//! nodes' moves.

use super::ordering::{MoveOrdering, OrderReason, ordered};
use super::ordering_tables::{OrderingTables, history_weight};
use crate::game::Game;
use crate::score::Player;

/// How a search orders its moves.
#[derive(Debug)]
pub struct Ranking<G: Game> {
    ordering: MoveOrdering,
    pub tables: OrderingTables<G>,
    /// Why each move of the open nodes is tried at its rank, place by place in the searcher's list.
    pub reasons: Vec<OrderReason>,
}

impl<G: Game> Ranking<G> {
    pub fn new(ordering: MoveOrdering) -> Self {
        Self { ordering, tables: OrderingTables::default(), reasons: Vec::new() }
    }

    /// Puts `moves[start..]`, the moves at the position that `via` has led to, into the order in which they are tried.
    /// `from_table`: the move that the transposition table has for the best here.
    pub fn order(
        &mut self,
        via: Option<G::Move>,
        position: &G,
        ply: usize,
        from_table: Option<G::Move>,
        moves: &mut Vec<G::Move>,
        start: usize,
    ) {
        self.tables.enter(via, ply);
        let ordered = ordered(self.ordering, &self.tables, from_table, position, ply, &moves[start..]);
        moves.truncate(start);
        self.reasons.truncate(start);
        for (mv, reason) in ordered {
            moves.push(mv);
            self.reasons.push(reason);
        }
    }

    /// Credits a move of `player` at a node at a ply with a cutoff.
    pub fn credit_cutoff(&mut self, player: Player, mv: G::Move, ply: usize, depth: Option<usize>) {
        let MoveOrdering { killers, history, .. } = self.ordering;
        let weight = if history { history_weight(depth, ply) } else { 0 };
        self.tables.credit_cutoff(player, mv, ply, killers, weight);
    }
}
