//! The settings of a search of any kind.

use super::SearchConfig;
use super::mcts::MctsConfig;
use super::split_mix_64::SplitMix64;
use crate::game::Game;
use crate::score::Turn;

/// How a position is searched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AnySearch {
    /// By a depth-first search.
    Search(SearchConfig),
    /// By Monte Carlo tree search, which samples.
    Sampled(MctsConfig),
}

impl AnySearch {
    /// Returns the settings of a depth-first search, if it is one.
    pub const fn search(&self) -> Option<&SearchConfig> {
        match self {
            Self::Search(config) => Some(config),
            Self::Sampled(_) => None,
        }
    }

    /// Returns the settings of a sampled search, if it is one.
    pub const fn sampled(&self) -> Option<&MctsConfig> {
        match self {
            Self::Search(_) => None,
            Self::Sampled(config) => Some(config),
        }
    }

    /// Returns how many iterations the search makes; `None` if it is not made of iterations.
    pub const fn iterations(&self) -> Option<u32> {
        match self {
            Self::Search(_) => None,
            Self::Sampled(config) => Some(config.iterations),
        }
    }

    /// Returns whether the move that the search chooses depends on a seed.
    pub const fn is_seeded(&self) -> bool {
        match self {
            Self::Search(_) => false,
            Self::Sampled(_) => true,
        }
    }

    /// Returns the search for one of the moves of a match: with a seed that is drawn, if it has one.
    #[must_use]
    pub fn with_drawn_seed(self, random: &mut SplitMix64) -> Self {
        match self {
            Self::Search(_) => self,
            Self::Sampled(config) => Self::Sampled(MctsConfig { seed: random.next_u64(), ..config }),
        }
    }

    /// Returns whose turn it is in a position of the search, which may let chance decide in place of a player.
    pub fn turn<G: Game>(&self, position: &G) -> Turn {
        match self {
            Self::Search(config) => config.turn(position),
            Self::Sampled(_) => position.turn(),
        }
    }

    /// Returns the settings, those of a depth-first search changed.
    #[must_use]
    pub fn map_search(self, change: impl FnOnce(SearchConfig) -> SearchConfig) -> Self {
        self.search().map_or(self, |config| Self::Search(change(*config)))
    }
}

impl From<SearchConfig> for AnySearch {
    fn from(config: SearchConfig) -> Self {
        Self::Search(config)
    }
}

impl From<MctsConfig> for AnySearch {
    fn from(config: MctsConfig) -> Self {
        Self::Sampled(config)
    }
}
