//! Settings of Monte Carlo tree search that have parts of their own: how rollouts end, and the rule for priors.
//!
//! Does not depend on a search.

use crate::score::Score;

/// The rule for the priors of the moves of a position. Those of a position add up to 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Priors {
    /// All moves are equally likely.
    #[default]
    Uniform,
    /// The softmax of the static evaluations v of the positions to which the moves lead, from the view of the player
    /// to move: the prior of a move is in proportion to e^(v/temperature). If one of them
    /// [cannot be evaluated](crate::game::Game::can_be_evaluated), all moves are equally likely.
    Softmax {
        /// A number above 0, in the units of the evaluation: the greater it is, the more alike are the priors.
        temperature: Score,
    },
}

/// How a rollout ends. Until then each move is random.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Rollout {
    /// At the end of the game.
    #[default]
    Random,
    /// After this number of plies, with the static evaluation; or earlier, at the end of the game. A position that
    /// [cannot be evaluated](crate::game::Game::can_be_evaluated) is played on.
    Evaluation {
        /// The number of plies.
        plies: usize,
    },
}

impl Priors {
    /// Returns the softmax with the default temperature, 1.
    pub fn softmax() -> Self {
        Self::Softmax { temperature: Score::from(1) }
    }
}

impl Rollout {
    /// The largest number of plies before an evaluation.
    pub const MAX_PLIES: usize = 1_000;
    /// The default number of plies before an evaluation: a move and the reply.
    pub const DEFAULT_PLIES: usize = 2;
}
