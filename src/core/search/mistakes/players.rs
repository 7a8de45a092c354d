//! Max^n with one mistake, and shallow pruning that goes too far.

use super::rows::mistakes;
use crate::score::Payoffs;
use crate::search::algorithm::Algorithm;
use crate::search::config::SearchConfig;
use crate::search::payoff_settings::TieRule;

mistakes! {
    /// A mistake in a search of several players.
    pub enum PlayersMistake {
        /// Every player chooses by the entry of the player at the root.
        RootPlayerEverywhere = "root-player-everywhere",
        /// Every player takes the least entry of their own.
        LeastTaken = "least-taken",
        /// Of children that are equally good for the player, the last is taken.
        LastOfEquals = "last-of-equals",
        /// A node is cut by what any player above has, not only by what the parent has.
        DeepCuts = "deep-cuts",
    }
}

impl PlayersMistake {
    /// Returns the correct search with another setting, if the mistake is equivalent to that setting.
    pub(super) fn changed(self, config: &SearchConfig) -> Option<SearchConfig> {
        (self == Self::DeepCuts).then_some(SearchConfig { algorithm: Algorithm::MaxNDeep, ..*config })
    }

    /// Returns whether the mistake can be made in a search.
    pub(super) fn applies_to(self, config: &SearchConfig) -> bool {
        let algorithm = if self == Self::DeepCuts { Algorithm::MaxNShallow } else { Algorithm::MaxN };
        config.algorithm == algorithm
    }

    /// Returns whether `player` takes a child with the vector `found` instead of an earlier one with the vector `best`,
    /// with this mistake.
    pub(super) fn takes(self, ties: TieRule, found: &Payoffs, best: &Payoffs, player: usize, viewer: usize) -> bool {
        match self {
            Self::RootPlayerEverywhere => ties.takes(found, best, viewer, viewer),
            Self::LeastTaken => found.of(player) < best.of(player),
            Self::LastOfEquals => best.of(player) <= found.of(player),
            Self::DeepCuts => ties.takes(found, best, player, viewer),
        }
    }
}
