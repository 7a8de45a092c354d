//! The settings of searches in which each player has payoffs of their own: who wins a tie, and what no vector exceeds.
//!
//! Does not depend on a search.

use crate::game::players::Players;
use crate::score::{Inexact, Payoffs, Score};

/// The rule for children that are equally good for the player who chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum TieRule {
    /// The first of them is taken.
    #[default]
    First,
    /// The one that is worst for the player at the root is taken.
    Worst,
    /// The one that is best for the player at the root is taken.
    Best,
}

impl TieRule {
    /// All rules.
    pub const ALL: [Self; 3] = [Self::First, Self::Worst, Self::Best];

    /// Returns whether `player` takes a child with the vector `found` instead of an earlier one with the vector `best`.
    /// `viewer` is the player at the root.
    pub fn takes(self, found: &Payoffs, best: &Payoffs, player: usize, viewer: usize) -> bool {
        let (own, own_best) = (found.of(player), best.of(player));
        let (viewers, viewers_best) = (found.of(viewer), best.of(viewer));
        match self {
            _ if own != own_best => own_best < own,
            Self::First => false,
            Self::Worst => viewers < viewers_best,
            Self::Best => viewers_best < viewers,
        }
    }
}

/// The least entry that a vector can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Floor {
    /// The same for every player.
    Same(Score),
    /// One for each player.
    Each(Payoffs),
}

impl Floor {
    /// Returns the floor of each of `count` players; `None` if there is not one for each of them.
    pub fn each(self, count: usize) -> Option<Payoffs> {
        match self {
            Self::Same(floor) => Some(Payoffs::new(&vec![floor; count])),
            Self::Each(floors) => (floors.entries().len() == count).then_some(floors),
        }
    }
}

/// The settings of a search in which each player has payoffs of their own.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct PayoffSettings {
    /// The rule for ties.
    pub ties: TieRule,
    /// The number that no sum of a vector exceeds; `None`: the greatest sum in the game.
    pub sum: Option<Score>,
    /// The number below which no entry of a vector is; `None`: the least entry of each player in the game.
    pub floor: Option<Floor>,
}

/// The limits of all vectors, on which shallow pruning relies.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PayoffLimits {
    /// S: no vector sums to more.
    pub sum: Score,
    /// F: no entry is less.
    pub floor: Payoffs,
}

impl PayoffLimits {
    /// Returns the limits that are set or else those of the game. `None` if the sum of a vector of the game is not
    /// exactly known, or if the set floor has not one entry for each player.
    pub fn of(settings: &PayoffSettings, players: &Players) -> Option<Self> {
        let sum = settings.sum.or(players.greatest_sum)?;
        let floor = match settings.floor {
            Some(floor) => floor.each(players.names.len())?,
            None => players.least,
        };
        Some(Self { sum, floor })
    }

    /// Returns M(q) = S − Σ F(k) over k ≠ q: the most that player q can ever get.
    ///
    /// # Errors
    /// Returns why the result is not a score.
    pub fn most(&self, q: usize) -> Result<Score, Inexact> {
        Score::exact_sum([self.sum].into_iter().chain(self.floors_without([q, q])))
    }

    /// Returns S − `got` − Σ F(k) over k ≠ p, q: the most that player q can get while player p gets `got`.
    ///
    /// # Errors
    /// Returns why the result is not a score.
    pub fn most_beside(&self, q: usize, p: usize, got: Score) -> Result<Score, Inexact> {
        Score::exact_sum([self.sum, -got].into_iter().chain(self.floors_without([p, q])))
    }

    /// Returns Σ F(k) over all players but two: the least that the others get together.
    ///
    /// # Errors
    /// Returns why the sum is not a score.
    pub fn least_of_others(&self, without: [usize; 2]) -> Result<Score, Inexact> {
        Score::exact_sum(self.floors_without(without).map(|floor| -floor))
    }

    /// Returns −F(k) of all players but two.
    fn floors_without(&self, without: [usize; 2]) -> impl Iterator<Item = Score> {
        let floors = self.floor.entries().iter().enumerate();
        floors.filter(move |(player, _)| !without.contains(player)).map(|(_, &floor)| -floor)
    }
}
