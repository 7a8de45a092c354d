//! Passes: some searches go through the tree more than once, each time with what they have learned.
//!
//! Knows neither who makes passes nor how one is made.

use crate::score::{Player, Score, Window};

/// Once through the tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pass {
    /// How many plies it looks ahead; `None`: to the end of the game.
    pub depth: Option<usize>,
    /// With which window the root is searched.
    pub window: Window,
    /// What it is for.
    pub kind: PassKind,
}

impl Pass {
    /// Whether the best move at a root of `player` that this pass has found is one to play, for all that is known when it
    /// has returned `score`: a pass whose window lies above all that the player can have knows only of bad moves.
    #[must_use]
    pub fn shows_best(self, player: Player, score: Score) -> bool {
        let fails = match player {
            Player::Max => score <= self.window.alpha && self.window.alpha != Score::NEG_INFINITY,
            Player::Min => self.window.beta <= score && self.window.beta != Score::INFINITY,
        };
        !fails
    }
}

/// What a pass is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassKind {
    /// To look a ply further than the pass before.
    Deeper,
    /// Again, because the value was at most the lower bound of the window.
    FailedLow,
    /// Again, because the value was at least the upper bound of the window.
    FailedHigh,
    /// To find out on which side of a guess the value is.
    Test,
}

/// Why a search makes no further pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// It is as deep as it was to look.
    Depth,
    /// Every line came to its end: looking deeper would find the same.
    NothingDeeper,
    /// One side wins whatever the other does: looking deeper would find the same.
    Win,
    /// What is proved from below and from above has met.
    Converged,
}
