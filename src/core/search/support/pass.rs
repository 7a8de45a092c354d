//! Passes. A search in several passes searches the tree repeatedly, each time using what it has found before.
//!
//! Does not depend on an algorithm, or on how a pass is made.

use crate::score::{Player, Score, Window};

/// One walk through the tree.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Pass {
    /// How many plies it looks ahead; `None`: to the end of the game.
    pub depth: Option<usize>,
    /// The window with which the root is searched.
    pub window: Window,
    /// The reason for the pass.
    pub kind: PassKind,
}

impl Pass {
    /// Returns whether the best move that this pass has found at a root of `player` should be played, if the pass has
    /// returned `score`. A pass whose window lies above all scores that the player can reach has only compared upper
    /// bounds.
    pub fn shows_best(self, player: Player, score: Score) -> bool {
        let fails = match player {
            Player::Max => score <= self.window.alpha && self.window.alpha != Score::NEG_INFINITY,
            Player::Min => self.window.beta <= score && self.window.beta != Score::INFINITY,
        };
        !fails
    }

    /// Returns whether the pass, which has returned `score`, has to be repeated: its window is narrower than `whole`,
    /// that of the search, at the end at which the score lies outside of it.
    pub fn has_failed(self, score: Score, whole: Window) -> bool {
        let Window { alpha, beta } = self.window;
        (score <= alpha && whole.alpha < alpha) || (beta <= score && beta < whole.beta)
    }
}

/// The reason for a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum PassKind {
    /// To search a ply deeper than the pass before.
    Deeper,
    /// To repeat the pass before, because the value was at most the lower bound of the window.
    FailedLow,
    /// To repeat the pass before, because the value was at least the upper bound of the window.
    FailedHigh,
    /// To test on which side of a guess the value is.
    Test,
}

/// The reason why a search makes no further pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum StopReason {
    /// The depth limit of the search is reached.
    Depth,
    /// Every line ended with the game, so a deeper pass would find the same.
    NothingDeeper,
    /// One side wins whatever the other does, so a deeper pass would find the same.
    Win,
    /// The lower and the upper bound proved by the passes have met.
    Converged,
}
