//! What is to be shown of a node: what is proved of it, or what a mistaken search only says of it.
//!
//! Knows no tree and no words: a claim is marked as one in every language alike.

use super::NodeKind;
use crate::score::{Interval, Player, Score};
use crate::search::Leaf;
use std::fmt;

impl NodeKind {
    /// Whether such a node is worth what its evaluation comes to: of an inner node and of one that the table knows
    /// something else is known.
    #[must_use]
    pub const fn is_evaluated(self) -> bool {
        matches!(self, Self::Leaf(Leaf::Terminal | Leaf::Horizon | Leaf::Quiet))
    }

    /// Whether the table settled it.
    #[must_use]
    pub const fn is_table_hit(self) -> bool {
        matches!(self, Self::Leaf(Leaf::TableHit))
    }
}

/// What is known of a node, or claimed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ShownValue {
    /// This is proved.
    Proved(Interval),
    /// A mistaken search says so, and nothing is proved.
    Claimed(Score),
}

impl ShownValue {
    /// Nothing, neither proved nor claimed.
    pub const NOTHING: Self = Self::Proved(Interval::UNKNOWN);

    /// The same as `player` counts it.
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
