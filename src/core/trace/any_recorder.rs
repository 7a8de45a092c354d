//! What [`recorder`] does for any game, for the games of the program: compiled once, and not in every crate that records their searches.

use super::limits::{Limits, Progress};
use super::passes::Passes;
use super::recorder;
use super::recording::Recording;
use super::union_tree::UnionTree;
use crate::game::any::{AnyGame, AnyMove};
use crate::search::SearchConfig;

/// Does what [`recorder::record`] does.
pub fn record(config: &SearchConfig, root: &AnyGame, max_visits: usize) -> Recording<AnyGame> {
    recorder::record(config, root, max_visits)
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
