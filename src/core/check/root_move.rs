//! Follows the best move of the root through all passes of a search.

use crate::game::any::AnyMove;
use crate::score::{Player, Score};
use crate::search::pass::{Pass, StopReason};

/// The best move of the root, as found by the [pass that decides it](crate::trace::passes::Passes::deciding_pass).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RootMove {
    /// The current pass, in a search in several passes.
    pass: Option<Pass>,
    /// The best move of the finished pass; `None` if no move was tried.
    last: Option<AnyMove>,
    /// Whether a pass has shown the best move.
    is_shown: bool,
    /// The best move of the last pass that shows it.
    shown: Option<AnyMove>,
}

impl RootMove {
    /// Records that another pass begins.
    pub fn begin(&mut self, pass: Pass) {
        self.pass = Some(pass);
    }

    /// Records that the root, where `player` is to move, is left with this score and this best move.
    pub fn leave(&mut self, player: Player, score: Score, best: Option<AnyMove>) {
        self.last = best;
        // A test that fails on the player's side only compares upper limits of the moves' values.
        if self.pass.is_none_or(|pass| pass.shows_best(player, score)) {
            (self.is_shown, self.shown) = (true, best);
        }
    }

    /// Records that no further pass is made. Unless tests of both sides have met, the last pass decides.
    pub fn stop(&mut self, reason: StopReason) {
        if reason != StopReason::Converged {
            (self.is_shown, self.shown) = (true, self.last);
        }
    }

    /// Returns the best move, as far as the search got.
    pub fn best(&self) -> Option<AnyMove> {
        if self.is_shown { self.shown } else { self.last }
    }
}
