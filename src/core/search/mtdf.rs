//! MTD(f): null windows test on which side of a guess the value is, until a lower and an upper bound meet.
//!
//! A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, "Best-First Fixed-Depth Minimax Algorithms", 1996. Each pass
//! proves a lower or an upper bound; where they meet, that is the value. The transposition table keeps what the passes
//! have proved; without it each pass would start from scratch. The nearer the first guess, f, is to the value, the
//! fewer passes are needed.
//!
//! Contract: the score is the true value.

use super::event::Tracer;
use super::support::pass::{Pass, PassKind, StopReason};
use super::support::searcher::{Node, Searched, Searcher};
use crate::game::Game;
use crate::score::{Interval, Window};

/// Returns the score of `root`. The first lower and upper bound are those of all values.
pub(super) fn mtdf<G: Game>(
    searcher: &mut Searcher<G, impl Tracer<G>>,
    root: &Node<G>,
    Interval { mut low, mut high }: Interval,
) -> Searched {
    let mut guess = searcher.config.guess.max(low).min(high);
    while low < high {
        // The pass tests whether the value is at least beta.
        let beta = if guess == low { guess.above() } else { guess };
        let window = Window { alpha: beta.below(), beta };
        guess = searcher.make_pass(root, Pass { depth: searcher.config.depth, window, kind: PassKind::Test })?;
        if guess < beta {
            high = guess;
        } else {
            low = guess;
        }
    }
    searcher.stop(StopReason::Converged, guess)
}
