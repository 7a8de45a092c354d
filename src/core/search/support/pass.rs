//! Passes: a search in several passes searches the tree more than once, each time with what it has found before.
//!
//! Knows no algorithm, and not how a pass is made.

use crate::score::{Player, Score, Window};

/// One search of the tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pass {
    /// How many plies it looks ahead; `None`: to the end of the game.
    pub depth: Option<usize>,
    /// The window with which the root is searched.
    pub window: Window,
    /// Why it is made.
    pub kind: PassKind,
}

impl Pass {
    /// Whether the best move that this pass has found at a root of `player` is one to play, if it has returned `score`: a
    /// pass whose window lies above all that the player can reach has compared upper bounds only.
    pub fn shows_best(self, player: Player, score: Score) -> bool {
        let fails = match player {
            Player::Max => score <= self.window.alpha && self.window.alpha != Score::NEG_INFINITY,
            Player::Min => self.window.beta <= score && self.window.beta != Score::INFINITY,
        };
        !fails
    }
}

/// Why a pass is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassKind {
    /// To search a ply deeper than the pass before.
    Deeper,
    /// Again, because the value was at most the lower bound of the window.
    FailedLow,
    /// Again, because the value was at least the upper bound of the window.
    FailedHigh,
    /// To test on which side of a guess the value is.
    Test,
}

/// Why a search makes no further pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// The depth limit of the search is reached.
    Depth,
    /// Every line ended with the game: a deeper pass would find the same.
    NothingDeeper,
    /// One side wins whatever the other does: a deeper pass would find the same.
    Win,
    /// The lower and the upper bound that the passes have proved have met.
    Converged,
}
