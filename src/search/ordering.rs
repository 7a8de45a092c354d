//! In which order the moves at a node are tried: what an alpha-beta search saves depends on it.
//!
//! First what another pass or the table found best, then the killers, then what history praises, then the rest in a
//! plain order. The sooner the move that closes the window is tried, the fewer are searched in vain. Every move knows
//! why it is tried at its rank. Knows the moves, and nothing of what searching them will bring.

use super::ordering_tables::OrderingTables;
use crate::game::Game;
use crate::score::Score;

/// The order of those moves that nothing else puts first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum StaticOrder {
    /// As the game gives them.
    #[default]
    Given,
    /// The other way round.
    Reversed,
    /// The best successor first, by its evaluation.
    BestFirst,
    /// The worst successor first, to see what a bad order costs.
    WorstFirst,
}

impl StaticOrder {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Given, Self::Reversed, Self::BestFirst, Self::WorstFirst];
}

/// In which order the moves at a node are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveOrdering {
    /// The order of what nothing else puts first.
    pub static_order: StaticOrder,
    /// How many killers are kept at every ply: moves that cut there last.
    pub killers: u8,
    /// Whether moves that have cut often go first.
    pub history: bool,
    /// Whether the best move of the pass before, and the one that the table knows, go first.
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

    /// Whether a search in one pass without a table takes moves in the game's order.
    #[must_use]
    pub fn is_plain(self) -> bool {
        self.static_order == StaticOrder::Given && self.killers == 0 && !self.history
    }
}

/// Why a move is tried at its rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum OrderReason {
    /// The game gives it there.
    #[default]
    Given,
    /// The game gives it there, counted from the end.
    Reversed,
    /// The position it leads to is evaluated so.
    Evaluated(Score),
    /// It cut at this ply before: in which slot it is kept, from 0.
    Killer(u8),
    /// It has cut before: how much that counts.
    History(u32),
    /// It is on the line of best play of the pass before.
    PrincipalVariation,
    /// The table knows it as the best of an earlier visit.
    Table,
}

impl OrderReason {
    /// What goes first: classes in order, and within one the greatest weight.
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

/// Puts `moves`, the moves at `position` as the game gives them, into the order in which they are tried, each with
/// the reason for its rank.
pub(super) fn ordered<G: Game>(
    ordering: MoveOrdering,
    tables: &OrderingTables<G>,
    position: &G,
    ply: usize,
    moves: &[G::Move],
) -> Vec<(G::Move, OrderReason)> {
    let mut ordered = in_base_order(ordering.static_order, position, moves);
    let player = position.to_move();
    let from_line = tables.next_of_line(ply).filter(|_| ordering.remembered);
    let from_table = tables.best_known(position).filter(|_| ordering.remembered);
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
    // Stable: what nothing tells apart stays in the plain order.
    ordered.sort_by_key(|(_, reason)| reason.rank());
    ordered
}

fn in_base_order<G: Game>(static_order: StaticOrder, position: &G, moves: &[G::Move]) -> Vec<(G::Move, OrderReason)> {
    let player = position.to_move();
    match static_order {
        StaticOrder::Given => moves.iter().map(|&mv| (mv, OrderReason::Given)).collect(),
        StaticOrder::Reversed => moves.iter().rev().map(|&mv| (mv, OrderReason::Reversed)).collect(),
        StaticOrder::BestFirst | StaticOrder::WorstFirst => {
            let mut ordered: Vec<_> = moves.iter().map(|&mv| (mv, estimate(&position.after(mv)))).collect();
            let sign = if static_order == StaticOrder::BestFirst { player } else { player.opponent() };
            // What cannot be evaluated comes last.
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
