//! The functions that record and solve a search, for the program's games. They are generic over games and compiled here
//! once, and not in every crate that records searches.

pub use super::mcts::{record_mcts, solve_mcts};

use crate::game::any::{AnyGame, AnyMove};
use crate::search::SearchConfig;
use crate::trace::limits::{Limits, Progress};
use crate::trace::passes::Passes;
use crate::trace::recorder;
use crate::trace::recording::Recording;
use crate::trace::union_tree::UnionTree;

/// Same as [`recorder::record`], for any game of the program.
pub fn record(config: &SearchConfig, root: &AnyGame, max_visits: usize) -> Recording<AnyGame> {
    recorder::record(config, root, max_visits)
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
