//! What is done with a search of any kind: it is checked, made to fit a position, and recorded, or finds a move.

use super::mcts::{EstimatedMove, check_mcts, mcts_move};
use super::recorder::{record_mcts, record_passes};
use super::searchable::{Unsearchable, check_search, searchable};
use crate::game::any::AnyGame;
use crate::search::AnySearch;
use crate::search::split_mix_64::SplitMix64;
use crate::trace::limits::{Limits, Progress};
use crate::trace::{Recorded, RecordedKind};
use std::sync::Arc;

/// Checks that a search can search the position, whatever its depth.
///
/// # Errors
/// Returns why it cannot.
pub fn check(game: &AnyGame, search: &AnySearch) -> Result<(), Unsearchable> {
    match search {
        AnySearch::Search(config) => check_search(game, config),
        AnySearch::Sampled(config) => check_mcts(game, config).map(|_| ()),
    }
}

/// Returns the search with settings by which it can search the position; `None` if searches of this kind cannot.
pub(super) fn with_searchable_settings(game: &AnyGame, search: AnySearch) -> Option<AnySearch> {
    let changed = search.map_search(|config| searchable(game, config));
    (changed.search().is_some() || check(game, &changed).is_ok()).then_some(changed)
}

/// Records a search of any kind.
///
/// # Errors
/// Returns why the position cannot be searched in this way. A depth-first search is not checked.
pub fn record_any(
    search: &AnySearch,
    root: &AnyGame,
    limits: Limits,
    progress: &dyn Progress,
) -> Result<Recorded<AnyGame>, Unsearchable> {
    Ok(match search {
        AnySearch::Search(config) => Recorded::Search(record_passes(config, root, limits, progress)),
        AnySearch::Sampled(config) => {
            let scale = check_mcts(root, config)?;
            Recorded::Sampled(Arc::new(record_mcts(config, scale, root, limits, progress)))
        }
    })
}

/// Returns the kind of a search, recorded.
pub const fn kind_of(search: &AnySearch) -> RecordedKind {
    match search {
        AnySearch::Search(_) => RecordedKind::Search,
        AnySearch::Sampled(_) => RecordedKind::Sampled,
    }
}

/// Returns the move on which a search within limits decides that is not depth first, with a seed that is drawn; `None`
/// if it decides on none, and for a depth-first search, which finds its moves with proofs.
pub fn estimated_move(
    search: &AnySearch,
    position: &AnyGame,
    random: &mut SplitMix64,
    limits: Limits,
) -> Option<EstimatedMove> {
    check(position, search).ok()?;
    match search.with_drawn_seed(random) {
        AnySearch::Search(_) => None,
        AnySearch::Sampled(config) => mcts_move(config, position, limits),
    }
}
