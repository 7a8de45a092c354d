//! Move ordering. The savings of an alpha-beta search depend on the order in which the moves at a node are tried.
//!
//! The best move of another pass or of the transposition table goes first, then the killers, then the moves with
//! history, then the rest in a static order. The earlier the move that closes the window is tried, the fewer moves are
//! searched in vain. Every move has the reason for its rank. Does not depend on the scores of searches.
//!
//! Killers and history: S. G. Akl and M. M. Newborn, "The Principal Continuation and the Killer Heuristic", 1977; J.
//! Schaeffer, "The History Heuristic and Alpha-Beta Search Enhancements in Practice", 1989. A move that has cut at one
//! node is likely to cut at others too. The order never changes a score, only how soon it is found.

use crate::game::Game;
use crate::score::{Player, Score};
use std::collections::HashMap;

/// The order of the moves that have no better reason to go first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum StaticOrder {
    /// The game's order.
    #[default]
    Given,
    /// The game's order reversed.
    Reversed,
    /// The best successor first, by its evaluation.
    BestFirst,
    /// The worst successor first, to show what a bad order costs.
    WorstFirst,
}

impl StaticOrder {
    /// All static orders.
    pub const ALL: [Self; 4] = [Self::Given, Self::Reversed, Self::BestFirst, Self::WorstFirst];
}

/// How the moves at a node are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveOrdering {
    /// The order of the moves that have no better reason to go first.
    pub static_order: StaticOrder,
    /// The number of killers at each ply. Killers are the moves that cut there last.
    pub killers: u8,
    /// Whether moves that have often cut go first.
    pub history: bool,
    /// Whether the principal variation of the pass before and the table's best move go first.
    pub remembered: bool,
}

impl Default for MoveOrdering {
    fn default() -> Self {
        Self { static_order: StaticOrder::Given, killers: 0, history: false, remembered: true }
    }
}

impl MoveOrdering {
    /// The largest number of killers at a ply.
    pub const MAX_KILLERS: u8 = 3;

    /// Returns whether a search in one pass and without a table tries the moves in the game's order.
    pub const fn is_plain(self) -> bool {
        matches!(self.static_order, StaticOrder::Given) && self.killers == 0 && !self.history
    }
}

/// The reason why a move is tried at its rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum OrderReason {
    /// It has this rank in the game's order.
    #[default]
    Given,
    /// It has this rank in the reversed game's order.
    Reversed,
    /// It has this rank by this evaluation of the position that it leads to.
    Evaluated(Score),
    /// It cut at this ply before. The number is its killer slot, from 0.
    Killer(u8),
    /// It has cut before. The number is its history.
    History(u32),
    /// It is on the principal variation of the pass before.
    PrincipalVariation,
    /// It was the best move of an earlier visit, according to the transposition table.
    Table,
}

impl OrderReason {
    /// Returns the key to sort by: the class, and within a class the greatest weight first.
    fn rank(self) -> (u8, std::cmp::Reverse<u32>) {
        let (class, weight) = match self {
            Self::PrincipalVariation => (0, 0),
            Self::Table => (1, 0),
            Self::Killer(slot) => (2 + slot, 0),
            Self::History(weight) => (u8::MAX - 1, weight),
            Self::Given | Self::Reversed | Self::Evaluated(_) => (u8::MAX, 0),
        };
        (class, std::cmp::Reverse(weight))
    }
}

/// The move ordering of an open search, with the data that it keeps from node to node through all passes.
#[derive(Debug)]
pub(super) struct Ranking<G: Game> {
    ordering: MoveOrdering,
    /// The moves that cut last at each ply, the latest first.
    killers: Vec<Vec<G::Move>>,
    /// The history of each player's moves: the sum of the weights of their cutoffs.
    history: HashMap<(Player, G::Move), u32>,
    /// The principal variation of the pass before.
    line: Vec<G::Move>,
    /// The number of its moves that lead to the current node.
    followed: usize,
    /// The reason for the rank of each move of the open nodes, index by index as in the searcher's list.
    pub reasons: Vec<OrderReason>,
}

impl<G: Game> Ranking<G> {
    pub fn new(ordering: MoveOrdering) -> Self {
        Self {
            ordering,
            killers: Vec::new(),
            history: HashMap::new(),
            line: Vec::new(),
            followed: 0,
            reasons: Vec::new(),
        }
    }

    /// Begins a pass that searches `line` first.
    pub fn begin_pass(&mut self, line: Vec<G::Move>) {
        self.line = line;
        self.followed = 0;
    }

    /// Puts `moves[start..]`, the moves at the position that `via` has led to, into the order in which they are tried.
    /// `from_table` is the best move here according to the transposition table.
    pub fn order(
        &mut self,
        via: Option<G::Move>,
        position: &G,
        ply: usize,
        from_table: Option<G::Move>,
        moves: &mut Vec<G::Move>,
        start: usize,
    ) {
        self.follow_line(via, ply);
        let mut ordered = in_static_order(self.ordering.static_order, position, &moves[start..]);
        let player = position.to_move();
        let from_line = self.line.get(ply).filter(|_| self.ordering.remembered && self.followed == ply).copied();
        let from_table = from_table.filter(|_| self.ordering.remembered);
        let killers = self.killers.get(ply).map_or(&[][..], Vec::as_slice);
        for (mv, reason) in &mut ordered {
            if from_line == Some(*mv) {
                *reason = OrderReason::PrincipalVariation;
            } else if from_table == Some(*mv) {
                *reason = OrderReason::Table;
            } else if let Some(slot) = killers.iter().position(|killer| killer == mv) {
                *reason = OrderReason::Killer(u8::try_from(slot).unwrap_or(u8::MAX));
            } else if let Some(&weight) = self.history.get(&(player, *mv)) {
                *reason = OrderReason::History(weight);
            }
        }
        // The sort is stable: moves with equal keys stay in the static order.
        ordered.sort_by_key(|(_, reason)| reason.rank());
        moves.truncate(start);
        self.reasons.truncate(start);
        for (mv, reason) in ordered {
            moves.push(mv);
            self.reasons.push(reason);
        }
    }

    /// Follows the line to a node entered by `via`, `ply` plies below the root, as long as the moves are those of the
    /// line.
    fn follow_line(&mut self, via: Option<G::Move>, ply: usize) {
        let Some(before) = ply.checked_sub(1) else {
            self.followed = 0;
            return;
        };
        let is_on_line = before <= self.followed && via.is_some() && self.line.get(before).copied() == via;
        self.followed = if is_on_line { ply } else { self.followed.min(before) };
    }

    /// Credits a move of `player` at a node `ply` plies below the root with a cutoff: makes it the first killer at that
    /// ply, and adds to its history.
    pub fn credit_cutoff(&mut self, player: Player, mv: G::Move, ply: usize, depth: Option<usize>) {
        if 0 < self.ordering.killers {
            if self.killers.len() <= ply {
                self.killers.resize_with(ply + 1, Vec::new);
            }
            let killers = &mut self.killers[ply];
            killers.retain(|&killer| killer != mv);
            killers.insert(0, mv);
            killers.truncate(usize::from(self.ordering.killers));
        }
        if self.ordering.history {
            let entry = self.history.entry((player, mv)).or_default();
            *entry = entry.saturating_add(history_weight(depth, ply));
        }
    }

    /// Returns the memory that is kept from node to node, in bytes.
    pub fn kept_bytes(&self) -> usize {
        let bytes_per_ply = size_of::<Vec<G::Move>>() + 4 * size_of::<G::Move>();
        let bytes_per_move = size_of::<((Player, G::Move), u32)>() + 1;
        self.killers.len() * bytes_per_ply
            + self.history.capacity() * bytes_per_move * 8 / 7
            + self.line.len() * size_of::<G::Move>()
    }
}

fn in_static_order<G: Game>(static_order: StaticOrder, position: &G, moves: &[G::Move]) -> Vec<(G::Move, OrderReason)> {
    let player = position.to_move();
    match static_order {
        StaticOrder::Given => moves.iter().map(|&mv| (mv, OrderReason::Given)).collect(),
        StaticOrder::Reversed => moves.iter().rev().map(|&mv| (mv, OrderReason::Reversed)).collect(),
        StaticOrder::BestFirst | StaticOrder::WorstFirst => {
            let mut ordered: Vec<_> = moves.iter().map(|&mv| (mv, estimate(&position.after(mv)))).collect();
            let sign = if static_order == StaticOrder::BestFirst { player } else { player.opponent() };
            // Positions that cannot be evaluated come last.
            ordered.sort_by(|(_, a), (_, b)| match (a, b) {
                (OrderReason::Evaluated(a), OrderReason::Evaluated(b)) => {
                    sign.view(*b).partial_cmp(&sign.view(*a)).unwrap_or(std::cmp::Ordering::Equal)
                }
                (a, b) => (*a == OrderReason::Given).cmp(&(*b == OrderReason::Given)),
            });
            ordered
        }
    }
}

fn estimate<G: Game>(position: &G) -> OrderReason {
    if position.can_be_evaluated() { OrderReason::Evaluated(position.evaluate().score()) } else { OrderReason::Given }
}

/// Returns the weight of a cutoff in the history: the square of the plies that were left to the depth limit, because a
/// cutoff near the root saves more; 1 in a search to the end of the game.
pub fn history_weight(depth: Option<usize>, ply: usize) -> u32 {
    let left = depth.map_or(1, |depth| depth.saturating_sub(ply).max(1));
    u32::try_from(left.saturating_mul(left)).unwrap_or(u32::MAX)
}
