//! The depths to which a position can be searched.
//!
//! A search with a depth limit evaluates the inner nodes at that depth. Every board has a static evaluation; an inner node
//! of an explicit tree has one only where its author gave an estimate.

use crate::game::any::AnyGame;
use crate::game::tree::max_levels;
use crate::text::Excerpt;

/// The inner nodes without an estimate at which a search to some depth would stop.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingEstimates {
    /// The depth of the search, in plies.
    pub depth: usize,
    /// The ids of the first of the nodes, separated by commas.
    pub nodes: Excerpt,
    /// The number of nodes: 1 or more.
    pub count: usize,
}

/// Checks that a search to this depth can evaluate every position at which it has to stop. `None` searches to the end of the
/// game, which is always possible.
///
/// # Errors
/// Returns the inner nodes that the search would have to evaluate and that have no estimate.
pub fn check_depth(game: &AnyGame, depth: Option<usize>) -> Result<(), MissingEstimates> {
    let (AnyGame::Tree(tree), Some(depth)) = (game, depth) else { return Ok(()) };
    // No tree is deeper than `max_levels`.
    let nodes = tree.without_estimate_at(depth.min(max_levels()));
    if nodes.is_empty() {
        return Ok(());
    }
    // An excerpt holds fewer ids than characters.
    let ids = tree.ids_at(&nodes[..nodes.len().min(Excerpt::MAX_CHARS)]);
    Err(MissingEstimates { depth, nodes: Excerpt::new(&ids.join(", ")), count: nodes.len() })
}

/// Returns the first depth from `depth` on to which the position can be searched. It always exists, because a tree has no inner
/// nodes below its last leaves.
#[must_use]
pub fn nearest_searchable_depth(game: &AnyGame, depth: usize) -> usize {
    let mut depths = depth..=depth.max(max_levels());
    depths.find(|&depth| check_depth(game, Some(depth)).is_ok()).unwrap_or(depth)
}
