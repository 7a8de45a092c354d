//! The settings of a Monte Carlo tree search.
//!
//! Knows no search.

use crate::score::Score;

/// How a Monte Carlo tree search is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MctsConfig {
    /// The number of iterations, 1 or more.
    pub iterations: u32,
    /// The constant c of UCB1, 0 or more: how much a child gains that has seldom been tried.
    pub exploration: Score,
    /// The seed of the random numbers.
    pub seed: u64,
    /// How a rollout ends.
    pub rollout: Rollout,
    /// Which move is decided on.
    pub decide: Decide,
}

/// How a rollout ends. Until then each move is a random one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Rollout {
    /// With the end of the game.
    #[default]
    Random,
    /// After so many plies with the static evaluation, or before with the end of the game. A position that
    /// [cannot be evaluated](crate::game::Game::can_be_evaluated) is played on from.
    Evaluation {
        /// The number of plies.
        plies: usize,
    },
}

/// Which move is decided on in the end; the first of equal ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Decide {
    /// The one with the most visits, which is called the robust child.
    #[default]
    Visits,
    /// The one with the best mean, which is called the max child.
    Value,
}

impl Rollout {
    /// The most plies before an evaluation.
    pub const MAX_PLIES: usize = 1_000;
    /// The plies before an evaluation where their number is left out: a move and the reply.
    pub const DEFAULT_PLIES: usize = 2;
}

impl MctsConfig {
    /// The most iterations.
    pub const MAX_ITERATIONS: u32 = 10_000_000;
}

/// The constant is about √2, with which the regret of UCB1 is proved to grow as a logarithm.
impl Default for MctsConfig {
    fn default() -> Self {
        Self {
            iterations: 200,
            exploration: Score::new(1.4).unwrap_or_default(),
            seed: 1,
            rollout: Rollout::default(),
            decide: Decide::default(),
        }
    }
}
