//! The orders of moves that are compared: that of the file, and those in which one thing alone decides.
//!
//! Knows how an order is asked for, and nothing of how moves are put into it.

use crate::search::SearchConfig;
use crate::search::ordering::{MoveOrdering, StaticOrder};

/// How many killers are kept at a ply where killers are compared.
const KILLERS: u8 = 2;

/// An order of moves to compare. Whatever it is, the best move known from a pass before or from the table goes first where
/// the file says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrderingPreset {
    /// As the file says.
    Own,
    /// One plain order, and nothing before it.
    Plain(StaticOrder),
    /// Two killers at every ply, the rest as the game gives it.
    Killers,
    /// What has cut often, the rest as the game gives it.
    History,
}

impl OrderingPreset {
    /// All of them but the file's own.
    pub const ALL: [Self; 6] = [
        Self::Plain(StaticOrder::Given),
        Self::Plain(StaticOrder::Reversed),
        Self::Plain(StaticOrder::BestFirst),
        Self::Plain(StaticOrder::WorstFirst),
        Self::Killers,
        Self::History,
    ];

    /// The order with these settings.
    ///
    /// ```
    /// use poda::comparison::ordering_preset::OrderingPreset;
    /// use poda::search::ordering::{Base, Ordering};
    ///
    /// let own = Ordering { base: Base::BestFirst, killers: 1, ..Ordering::default() };
    /// assert_eq!(OrderingPreset::of(own), OrderingPreset::Own);
    /// assert_eq!(OrderingPreset::of(OrderingPreset::Killers.over(own)), OrderingPreset::Killers);
    /// ```
    #[must_use]
    pub fn of(ordering: MoveOrdering) -> Self {
        Self::ALL.into_iter().find(|order| order.over(ordering) == ordering).unwrap_or(Self::Own)
    }

    /// Those that can be compared in a file with this order: its own stands first where it is none of the others.
    #[must_use]
    pub fn offered(own: MoveOrdering) -> Vec<Self> {
        let own = Some(Self::of(own)).filter(|&order| order == Self::Own);
        own.into_iter().chain(Self::ALL).collect()
    }

    /// Its settings, in a file that has these.
    #[must_use]
    pub fn over(self, own: MoveOrdering) -> MoveOrdering {
        let plain = MoveOrdering { remembered: own.remembered, ..MoveOrdering::default() };
        match self {
            Self::Own => own,
            Self::Plain(static_order) => MoveOrdering { static_order, ..plain },
            Self::Killers => MoveOrdering { killers: KILLERS, ..plain },
            Self::History => MoveOrdering { history: true, ..plain },
        }
    }

    /// The order of a search; `None` where nothing is pruned: all of the tree is searched in any order.
    #[must_use]
    pub fn of_search(search: &SearchConfig) -> Option<Self> {
        search.algorithm.properties().prunes.then(|| Self::of(search.ordering))
    }
}

/// Whether these searches are told apart by their order.
#[must_use]
pub fn orderings_differ(searches: &[SearchConfig]) -> bool {
    let mut orders = searches.iter().filter_map(OrderingPreset::of_search);
    let first = orders.next();
    orders.any(|order| Some(order) != first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_own_order_is_offered_once() {
        assert_eq!(OrderingPreset::offered(MoveOrdering::default()), OrderingPreset::ALL);
        let own = MoveOrdering { history: true, killers: 2, remembered: false, ..MoveOrdering::default() };
        assert_eq!(OrderingPreset::offered(own)[0], OrderingPreset::Own);
        for order in OrderingPreset::offered(own) {
            let ordering = order.over(own);
            assert_eq!((OrderingPreset::of(ordering), ordering.remembered), (order, false));
        }
    }
}
