//! Monte Carlo tree search of the program's games: whether it can search a position, and its recorder, compiled here
//! once.

use super::searchable::Unsearchable;
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::score::Interval;
use crate::search::mcts::{MctsAnswer, MctsConfig, ResultScale, Unsampleable};
use crate::trace::limits::{Ending, Limits, Progress};
use crate::trace::sampled::recorder as mcts;
use crate::trace::sampled::tree::SampledTree;

/// Checks that a Monte Carlo tree search can search the position. Returns the scale of its results.
///
/// # Errors
/// Returns why it cannot.
pub fn check_mcts(game: &AnyGame, config: &MctsConfig) -> Result<ResultScale, Unsearchable> {
    if game.players().is_some() {
        return Err(Unsampleable::SeveralPlayers.into());
    }
    let scale = ResultScale::of(config, game).ok_or(Unsampleable::Unbounded)?;
    let Interval { low, high } = scale.bounds();
    let most = (high.get() - low.get()) * f64::from(config.iterations.max(1));
    let greatest = low.get().abs().max(high.get().abs()) * f64::from(config.iterations.max(1));
    if most.is_finite() && greatest.is_finite() { Ok(scale) } else { Err(Unsampleable::TooLarge.into()) }
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
