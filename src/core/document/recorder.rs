//! The functions of [`trace::recorder`](crate::trace::recorder) and [`trace::sampled`](crate::trace::sampled) for the program's games. They are
//! generic over games and compiled here once, and not in every crate that records searches.

use super::{Unsearchable, check_mcts};
use crate::game::any::{AnyGame, AnyMove};
use crate::search::mcts::{MctsAnswer, MctsConfig, ResultScale};
use crate::search::{AnySearch, SearchConfig};
use crate::trace::Recorded;
use crate::trace::limits::{Ending, Limits, Progress};
use crate::trace::passes::Passes;
use crate::trace::recorder;
use crate::trace::recording::Recording;
use crate::trace::sampled::recorder as mcts;
use crate::trace::sampled::tree::SampledTree;
use crate::trace::union_tree::UnionTree;
use std::sync::Arc;

/// Same as [`recorder::record`], for any game of the program.
pub fn record(config: &SearchConfig, root: &AnyGame, max_visits: usize) -> Recording<AnyGame> {
    recorder::record(config, root, max_visits)
}

/// Records a search of either kind.
///
/// # Errors
/// Returns why the position cannot be sampled.
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

/// Same as [`mcts::record_mcts`], for any game of the program.
pub fn record_mcts(
    config: &MctsConfig,
    scale: ResultScale,
    root: &AnyGame,
    limits: Limits,
    progress: &dyn Progress,
) -> SampledTree<AnyGame> {
    mcts::record_mcts(config, scale, root, limits, progress)
}

/// Same as [`mcts::solve_mcts`], for any game of the program.
///
/// # Errors
/// Returns the errors of [`mcts::solve_mcts`].
pub fn solve_mcts(
    config: &MctsConfig,
    scale: ResultScale,
    root: &AnyGame,
    limits: Limits,
    progress: &dyn Progress,
) -> Result<MctsAnswer<AnyMove>, Ending> {
    mcts::solve_mcts(config, scale, root, limits, progress)
}

/// Same as [`recorder::record_within`], for any game of the program.
pub fn record_within(
    config: &SearchConfig,
    root: &AnyGame,
    limits: Limits,
    progress: &dyn Progress,
) -> Recording<AnyGame> {
    recorder::record_within(config, root, limits, progress)
}

/// Same as [`recorder::record_passes`], for any game of the program.
pub fn record_passes(
    config: &SearchConfig,
    root: &AnyGame,
    limits: Limits,
    progress: &dyn Progress,
) -> Passes<AnyGame> {
    recorder::record_passes(config, root, limits, progress)
}

/// Same as [`recorder::record_with_union`], for any game of the program.
pub fn record_with_union(
    config: &SearchConfig,
    root: &AnyGame,
    limits: Limits,
    progress: &dyn Progress,
    union_tree: &UnionTree<AnyMove>,
) -> Recording<AnyGame> {
    recorder::record_with_union(config, root, limits, progress, union_tree)
}
