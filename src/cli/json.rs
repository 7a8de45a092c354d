//! The JSON that scripts rely on: what it calls players, cutoffs and bounds.

use crate::score::{Bound, Cutoff, Player};
use crate::search::{Fail, SearchConfig};

pub(super) const fn player(player: Player) -> &'static str {
    match player {
        Player::Max => "max",
        Player::Min => "min",
    }
}

pub(super) const fn kind(kind: Cutoff) -> &'static str {
    match kind {
        Cutoff::Alpha => "alpha",
        Cutoff::Beta => "beta",
    }
}

pub(super) const fn bound(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::Lower => "lower",
        Bound::Upper => "upper",
    }
}

/// Returns the fail policy; `None` where nothing is pruned.
pub(super) const fn fail(config: &SearchConfig) -> Option<&'static str> {
    match (config.algorithm.properties().prunes, config.fail) {
        (false, _) => None,
        (true, Fail::Soft) => Some("soft"),
        (true, Fail::Hard) => Some("hard"),
    }
}
