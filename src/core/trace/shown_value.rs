//! The value that is shown of a node: what is proved of it, or what a mistaken search claims.
//!
//! Knows no tree and no words: a claim is marked alike in every language.

use crate::score::{Interval, Player, Score};
use std::fmt;

/// What is proved of a node, or claimed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ShownValue {
    /// The true value is in the interval.
    Proved(Interval),
    /// A mistaken search returned this score, and nothing is proved.
    Claimed(Score),
}

impl ShownValue {
    /// Nothing is proved and nothing claimed.
    pub const NOTHING: Self = Self::Proved(Interval::UNKNOWN);

    /// Returns the value from the view of `player`.
    #[must_use]
    pub fn view(self, player: Player) -> Self {
        match self {
            Self::Proved(proved) => Self::Proved(proved.view(player)),
            Self::Claimed(score) => Self::Claimed(player.view(score)),
        }
    }
}

/// Written as in the tree: `3`, `≥ 3` or `…` where it is proved, `3?` where it is claimed.
impl fmt::Display for ShownValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Proved(proved) => proved.fmt(f),
            Self::Claimed(score) => write!(f, "{}?", score.shown()),
        }
    }
}
