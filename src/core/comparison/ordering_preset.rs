//! The move orderings that are compared: the file's own, and those that use a single heuristic.
//!
//! Depends on the settings of an order, not on how moves are sorted.

use crate::search::SearchConfig;
use crate::search::ordering::{MoveOrdering, StaticOrder};

/// The number of killers per ply in the preset for killers.
const KILLERS: u8 = 2;

/// A move ordering to compare. In each preset, the best move of an earlier pass or of the table goes first if the
/// file's settings say so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OrderingPreset {
    /// The file's settings.
    Own,
    /// A static order and no heuristic.
    Plain(StaticOrder),
    /// Two killers at every ply, then the game's order.
    Killers,
    /// The history, then the game's order.
    History,
}

impl OrderingPreset {
    /// All presets except the file's own settings.
    pub const ALL: [Self; 6] = [
        Self::Plain(StaticOrder::Given),
        Self::Plain(StaticOrder::Reversed),
        Self::Plain(StaticOrder::BestFirst),
        Self::Plain(StaticOrder::WorstFirst),
        Self::Killers,
        Self::History,
    ];

    /// Returns the preset with these settings, or [`Own`](Self::Own) if no preset has them.
    ///
    /// ```
    /// use poda_core::comparison::ordering_preset::OrderingPreset;
    /// use poda_core::search::ordering::{MoveOrdering, StaticOrder};
    ///
    /// let own = MoveOrdering { static_order: StaticOrder::BestFirst, killers: 1, ..MoveOrdering::default() };
    /// assert_eq!(OrderingPreset::of(own), OrderingPreset::Own);
    /// assert_eq!(OrderingPreset::of(OrderingPreset::Killers.over(own)), OrderingPreset::Killers);
    /// ```
    pub fn of(ordering: MoveOrdering) -> Self {
        Self::ALL.into_iter().find(|order| order.over(ordering) == ordering).unwrap_or(Self::Own)
    }

    /// Returns the presets that are offered for a file with these settings. Its own settings come first, unless they
    /// equal one of the others.
    pub fn offered(own: MoveOrdering) -> Vec<Self> {
        let own = Some(Self::of(own)).filter(|&order| order == Self::Own);
        own.into_iter().chain(Self::ALL).collect()
    }

    /// Returns the settings of the preset in a file with the settings `own`.
    pub fn over(self, own: MoveOrdering) -> MoveOrdering {
        let plain = MoveOrdering { remembered: own.remembered, ..MoveOrdering::default() };
        match self {
            Self::Own => own,
            Self::Plain(static_order) => MoveOrdering { static_order, ..plain },
            Self::Killers => MoveOrdering { killers: KILLERS, ..plain },
            Self::History => MoveOrdering { history: true, ..plain },
        }
    }

    /// Returns the preset of a search; `None` if nothing is pruned, because every order visits the whole tree.
    pub fn of_search(search: &SearchConfig) -> Option<Self> {
        search.algorithm.properties().prunes.then(|| Self::of(search.ordering))
    }
}

/// Returns whether the searches use different orders.
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
