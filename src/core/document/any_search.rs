//! What is done with a search of any kind: it is checked, made to fit a position, and recorded.

use super::recorder::{record_mcts, record_passes};
use super::sampled::check_mcts;
use super::searchable::{Unsearchable, check_search, searchable};
use crate::game::any::AnyGame;
use crate::search::AnySearch;
use crate::trace::Recorded;
use crate::trace::limits::{Limits, Progress};
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
