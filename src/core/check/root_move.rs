//! The best move of the root, followed over all passes of a search.

use crate::game::any::AnyMove;
use crate::score::{Player, Score};
use crate::search::pass::{Pass, StopReason};

/// The best move of the root: that of the [pass that decides it](crate::trace::passes::Passes::deciding_pass).
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RootMove {
    /// The current pass, in a search in several passes.
    pass: Option<Pass>,
    /// The best move of the pass that is over; `None` where no move was tried.
    last: Option<AnyMove>,
    /// Whether a pass has shown the best move.
    is_shown: bool,
    /// The best move of the last pass that shows it.
    shown: Option<AnyMove>,
}

impl RootMove {
    /// Another pass begins.
    pub fn begin(&mut self, pass: Pass) {
        self.pass = Some(pass);
    }

    /// The root, where `player` is to move, is left with this score and this best move.
    pub fn leave(&mut self, player: Player, score: Score, best: Option<AnyMove>) {
        self.last = best;
        // A test that fails on the player's side compares only what the moves are worth at most.
        if self.pass.is_none_or(|pass| pass.shows_best(player, score)) {
            (self.is_shown, self.shown) = (true, best);
        }
    }

    /// No further pass is made. Unless tests of both sides have met, the last pass decides.
    pub fn stop(&mut self, reason: StopReason) {
        if reason != StopReason::Converged {
            (self.is_shown, self.shown) = (true, self.last);
        }
    }

    /// The best move, as far as the search came.
    pub fn best(&self) -> Option<AnyMove> {
        if self.is_shown { self.shown } else { self.last }
    }
}
