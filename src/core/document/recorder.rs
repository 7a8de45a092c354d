//! Recordings of the program's games: what [`trace::recorder`](crate::trace::recorder) does for any game, compiled once, and not in
//! every crate that records their searches.

use crate::game::any::{AnyGame, AnyMove};
use crate::search::SearchConfig;
use crate::search::mcts::{MctsAnswer, MctsConfig, ResultScale};
use crate::trace::limits::{Ending, Limits, Progress};
use crate::trace::mcts::recorder as mcts;
use crate::trace::mcts::recording::MctsRecording;
use crate::trace::passes::Passes;
use crate::trace::recorder;
use crate::trace::recording::Recording;
use crate::trace::union_tree::UnionTree;

/// Does what [`recorder::record`] does.
pub fn record(config: &SearchConfig, root: &AnyGame, max_visits: usize) -> Recording<AnyGame> {
    recorder::record(config, root, max_visits)
}

/// Does what [`mcts::record_mcts`] does.
pub fn record_mcts(
    config: &MctsConfig,
    scale: ResultScale,
    root: &AnyGame,
    limits: Limits,
    progress: &dyn Progress,
) -> MctsRecording<AnyGame> {
    mcts::record_mcts(config, scale, root, limits, progress)
}

/// Does what [`mcts::solve_mcts`] does.
///
/// # Errors
/// Those of [`mcts::solve_mcts`].
pub fn solve_mcts(
    config: &MctsConfig,
    scale: ResultScale,
    root: &AnyGame,
    limits: Limits,
    progress: &dyn Progress,
) -> Result<MctsAnswer<AnyMove>, Ending> {
    mcts::solve_mcts(config, scale, root, limits, progress)
}

/// Does what [`recorder::record_within`] does.
pub fn record_within(
    config: &SearchConfig,
    root: &AnyGame,
    limits: Limits,
    progress: &dyn Progress,
) -> Recording<AnyGame> {
    recorder::record_within(config, root, limits, progress)
}

/// Does what [`recorder::record_passes`] does.
pub fn record_passes(
    config: &SearchConfig,
    root: &AnyGame,
    limits: Limits,
    progress: &dyn Progress,
) -> Passes<AnyGame> {
    recorder::record_passes(config, root, limits, progress)
}

/// Does what [`recorder::record_with_union`] does.
pub fn record_with_union(
    config: &SearchConfig,
    root: &AnyGame,
    limits: Limits,
    progress: &dyn Progress,
    union_tree: &UnionTree<AnyMove>,
) -> Recording<AnyGame> {
    recorder::record_with_union(config, root, limits, progress, union_tree)
}
