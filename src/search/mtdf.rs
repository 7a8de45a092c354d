//! MTD(f): guess the value, and let the narrowest of windows say on which side of the guess it is, until it is caught.
//!
//! A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, "Best-First Fixed-Depth Minimax Algorithms", 1996. Each pass proves a lower or
//! an upper bound; when they meet, that is the value. The table remembers between the passes, or each would start
//! from nothing. The nearer the first guess, f, the fewer passes.
//!
//! Contract: the score is the true value.

use super::event::Tracer;
use super::pass::{Pass, PassKind, StopReason};
use super::searcher::Searcher;
use crate::game::Game;
use crate::score::{Score, Window};
use std::ops::ControlFlow;

/// The score of `root`.
pub(super) fn mtdf<G: Game>(searcher: &mut Searcher<'_, G, impl Tracer<G>>, root: &G) -> ControlFlow<(), Score> {
    let Window { alpha: mut low, beta: mut high } = Window::FULL;
    let mut guess = searcher.config.guess;
    while low < high {
        // Is the value at least this?
        let beta = if guess == low { guess.above() } else { guess };
        let window = Window { alpha: beta.below(), beta };
        guess = searcher.pass(root, Pass { depth: searcher.config.depth, window, kind: PassKind::Test })?;
        if guess < beta {
            high = guess;
        } else {
            low = guess;
        }
    }
    searcher.stop(StopReason::Converged, guess)
}
