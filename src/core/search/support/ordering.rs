//! Move ordering: what an alpha-beta search saves depends on the order in which the moves at a node are tried.
//!
//! The best move of another pass or of the transposition table goes first, then the killers, then the moves with history,
//! then the rest in a static order. The sooner the move that closes the window is tried, the fewer are searched in vain.
//! Every move has the reason for its rank. Knows no scores of searches.

use super::ordering_tables::OrderingTables;
use crate::game::Game;
use crate::score::Score;

/// The order of the moves that nothing else puts first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum StaticOrder {
    /// The game's order.
    #[default]
    Given,
    /// The game's order from its end.
    Reversed,
    /// The best successor first, by its evaluation.
    BestFirst,
    /// The worst successor first, to see what a bad order costs.
    WorstFirst,
}

impl StaticOrder {
    /// All static orders.
    pub const ALL: [Self; 4] = [Self::Given, Self::Reversed, Self::BestFirst, Self::WorstFirst];
}

/// How the moves at a node are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveOrdering {
    /// The order of the moves that nothing else puts first.
    pub static_order: StaticOrder,
    /// How many killers are kept at each ply: the moves that cut there last.
    pub killers: u8,
    /// Whether moves that have cut often go first.
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
    /// The most killers that are kept at a ply.
    pub const MAX_KILLERS: u8 = 3;

    /// Whether a search in one pass and without a table tries the moves in the game's order.
    #[must_use]
    pub const fn is_plain(self) -> bool {
        matches!(self.static_order, StaticOrder::Given) && self.killers == 0 && !self.history
    }
}

/// The reason why a move is tried at its rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum OrderReason {
    /// It has this rank in the game's order.
    #[default]
    Given,
    /// It has this rank in the game's order from its end.
    Reversed,
    /// The evaluation of the position that it leads to.
    Evaluated(Score),
    /// It cut at this ply before; its killer slot, from 0.
    Killer(u8),
    /// It has cut before; its history.
    History(u32),
    /// It is on the principal variation of the pass before.
    PrincipalVariation,
    /// It was the best move of an earlier visit, by the transposition table.
    Table,
}

impl OrderReason {
    /// The key to sort by: the class, and within one the greatest weight first.
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

/// The moves at `position`, which are `moves` in the game's order, in the order in which they are tried, each with the
/// reason for its rank. `from_table`: the table's best move.
pub(super) fn ordered<G: Game>(
    ordering: MoveOrdering,
    tables: &OrderingTables<G>,
    from_table: Option<G::Move>,
    position: &G,
    ply: usize,
    moves: &[G::Move],
) -> Vec<(G::Move, OrderReason)> {
    let mut ordered = in_static_order(ordering.static_order, position, moves);
    let player = position.to_move();
    let from_line = tables.next_of_line(ply).filter(|_| ordering.remembered);
    let from_table = from_table.filter(|_| ordering.remembered);
    for (mv, reason) in &mut ordered {
        let weight = if ordering.history { tables.history(player, *mv) } else { 0 };
        if from_line == Some(*mv) {
            *reason = OrderReason::PrincipalVariation;
        } else if from_table == Some(*mv) {
            *reason = OrderReason::Table;
        } else if let Some(slot) = tables.killers(ply).iter().position(|killer| killer == mv) {
            *reason = OrderReason::Killer(u8::try_from(slot).unwrap_or(u8::MAX));
        } else if 0 < weight {
            *reason = OrderReason::History(weight);
        }
    }
    // The sort is stable: moves with equal keys stay in the static order.
    ordered.sort_by_key(|(_, reason)| reason.rank());
    ordered
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
