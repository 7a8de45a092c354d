//! Iterative deepening of any search of a position: depth after depth, as long as every search finishes.
//!
//! Does not know how a search is made, nor what limits it.

use crate::document::nearest_searchable_depth;
use crate::game::any::AnyGame;

/// Calls `search_to` with every searchable depth from 1 on, below `limit` or without end, until it returns `None`. Returns what
/// the last call before that returned.
pub(super) fn deepen<Found>(
    position: &AnyGame,
    limit: Option<usize>,
    mut search_to: impl FnMut(usize) -> Option<Found>,
) -> Option<Found> {
    let mut deepest = None;
    let mut depth = 1;
    while limit.is_none_or(|limit| depth < limit) {
        depth = nearest_searchable_depth(position, depth);
        let Some(found) = search_to(depth) else { break };
        deepest = Some(found);
        depth += 1;
    }
    deepest
}
