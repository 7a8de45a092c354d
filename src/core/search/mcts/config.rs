//! The settings of a Monte Carlo tree search.
//!
//! Does not depend on a search.

use crate::score::Score;
use crate::text::simplified;

/// How to make a Monte Carlo tree search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MctsConfig {
    /// The number of iterations, 1 or more.
    pub iterations: u32,
    /// The constant c of UCB1 or PUCT, 0 or more: the size of the bonus for children that have rarely been tried.
    pub exploration: Score,
    /// The seed of the random numbers.
    pub seed: u64,
    /// How a rollout ends.
    pub rollout: Rollout,
    /// How the final move is chosen.
    pub decide: Decide,
    /// How a player's child is selected.
    pub selection: Selection,
}

/// How a child is selected where a player moves. An outcome of chance is drawn by its weight in either case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Selection {
    /// By UCB1, once each child has been tried.
    #[default]
    Ucb1,
    /// By PUCT among all moves, whose priors come from the tree or, where it has none, from this rule.
    Puct(Priors),
}

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

/// How the final move is chosen; the first of equals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Decide {
    /// The move with the most visits, called the robust child.
    #[default]
    Visits,
    /// The move with the best mean, called the max child.
    Value,
}

impl Priors {
    /// Returns the softmax with the default temperature, 1.
    pub fn softmax() -> Self {
        Self::Softmax { temperature: Score::from(1) }
    }
}

impl Selection {
    /// Returns the rule for priors, if there are priors.
    pub const fn priors(self) -> Option<Priors> {
        match self {
            Self::Ucb1 => None,
            Self::Puct(priors) => Some(priors),
        }
    }
}

impl Rollout {
    /// The largest number of plies before an evaluation.
    pub const MAX_PLIES: usize = 1_000;
    /// The default number of plies before an evaluation: a move and the reply.
    pub const DEFAULT_PLIES: usize = 2;
}

impl MctsConfig {
    /// The largest number of iterations.
    pub const MAX_ITERATIONS: u32 = 10_000_000;

    /// The names of the search. The first is that of its flag.
    pub const NAMES: &[&str] = &["mcts", "uct", "monte-carlo", "monte-carlo-tree-search"];

    /// Returns whether a name, in any spelling, is one of this search.
    pub fn is_named(name: &str) -> bool {
        let wanted = simplified(name);
        Self::NAMES.iter().any(|known| simplified(known) == wanted)
    }
}

/// The constant is about √2, for which the regret of UCB1 is proved to grow logarithmically.
impl Default for MctsConfig {
    fn default() -> Self {
        Self {
            iterations: 200,
            exploration: Score::new(1.4).unwrap_or_default(),
            seed: 1,
            rollout: Rollout::default(),
            decide: Decide::default(),
            selection: Selection::default(),
        }
    }
}

/// Why a position cannot be sampled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsampleable {
    /// Each player has payoffs of their own, which the search does not use.
    SeveralPlayers,
    /// The search needs finite bounds of the results, and a bound is infinite.
    Unbounded,
    /// The search adds results up, and so many of them may have no finite sum.
    TooLarge,
}

impl Unsampleable {
    /// All reasons.
    pub const ALL: [Self; 3] = [Self::SeveralPlayers, Self::Unbounded, Self::TooLarge];

    /// Returns the key of the reason, by which its sentence is found.
    pub const fn key(self) -> &'static str {
        match self {
            Self::SeveralPlayers => "mcts-of-players",
            Self::Unbounded => "mcts-unbounded",
            Self::TooLarge => "mcts-too-large",
        }
    }
}
