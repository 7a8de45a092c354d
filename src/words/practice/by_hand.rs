//! The searches that can be done by hand.

use poda_core::search::SearchConfig;
use poda_core::search::ordering::MoveOrdering;

/// Returns the search to do by hand in place of this one, which may be the same: in one pass, from left to right,
/// without scouts, probes, a table, quiescence or mistakes.
pub fn by_hand(config: &SearchConfig) -> SearchConfig {
    let config = config.effective();
    let ordering = MoveOrdering { killers: 0, history: false, ..config.ordering };
    SearchConfig { algorithm: config.algorithm.properties().by_hand, ordering, quiescence: None, ..config }
}
