//! Iterative deepening of any search of a position: depth after depth, as long as every search finishes.
//!
//! Does not know how a search is made, nor what limits it.

use crate::document::nearest_searchable_depth;
use crate::game::any::AnyGame;
use crate::search::iterative_deepening;
use std::ops::ControlFlow;

/// Calls `search_to` with every searchable depth from 1 on, below `limit` or without end, until it returns `None`. Returns what
/// the last call before that returned.
pub(super) fn deepen<Found>(
    position: &AnyGame,
    limit: Option<usize>,
    mut search_to: impl FnMut(usize) -> Option<Found>,
) -> Option<Found> {
    let mut deepest = None;
    iterative_deepening::deepen(1, |depth| {
        if limit.is_some_and(|limit| limit <= depth) {
            return ControlFlow::Break(());
        }
        let depth = nearest_searchable_depth(position, depth);
        match search_to(depth) {
            Some(found) => deepest = Some(found),
            None => return ControlFlow::Break(()),
        }
        ControlFlow::Continue(depth)
    });
    deepest
}
