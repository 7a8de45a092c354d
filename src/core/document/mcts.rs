//! Monte Carlo tree search of the program's games: whether it can search a position, and its recorder, compiled here
//! once.

use super::searchable::Unsearchable;
use crate::game::Game;
use crate::game::any::{AnyGame, AnyMove};
use crate::score::{Interval, Score};
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

/// The move on which a search decided, with what it knows of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EstimatedMove {
    /// The move.
    pub mv: AnyMove,
    /// The mean of the results through the move.
    pub estimate: Score,
    /// How many of them there are.
    pub visits: u32,
    /// How many iterations were made.
    pub iterations: u32,
}

/// Returns the move on which a search decides; with fewer iterations if there is no room for all, each time half as
/// many. `None` if it decides on none, or cannot search the position.
pub(super) fn mcts_move(mut config: MctsConfig, position: &AnyGame, limits: Limits) -> Option<EstimatedMove> {
    let scale = check_mcts(position, &config).ok()?;
    while 0 < config.iterations {
        if let Ok(found) = solve_mcts(&config, scale, position, limits, &()) {
            let mv = found.best()?;
            let (_, statistics) = found.children.iter().find(|&&(child, _)| child == mv)?;
            let (estimate, visits) = (statistics.mean_result()?, statistics.visits);
            return Some(EstimatedMove { mv, estimate, visits, iterations: config.iterations });
        }
        config.iterations /= 2;
    }
    None
}

impl From<Unsampleable> for Unsearchable {
    fn from(reason: Unsampleable) -> Self {
        Self::OfKind(reason.key())
    }
}
