//! Aspiration windows: iterative deepening that expects to find about what it found before.
//!
//! J. J. Gillogly, "Performance Analysis of the Technology Chess Program", 1978. Each pass is given a narrow window around the value of
//! the pass before, which cuts more. If the value turns out to be outside, the pass has only found a bound, and is made
//! again with the window opened on that side.
//!
//! Contract: the score is alpha-beta's at the depth of the last pass.

use super::Tracer;
use super::pass::{Pass, Purpose};
use super::run::Run;
use crate::game::Game;
use crate::score::{Player, Score, Window};
use std::ops::ControlFlow;

/// The score of `root`.
pub(super) fn aspiration<G: Game>(run: &mut Run<'_, G, impl Tracer<G>>, root: &G) -> ControlFlow<(), Score> {
    let whole = run.config.window;
    let mut window = whole;
    let mut depth = run.config.depth.unwrap_or(1).min(1);
    loop {
        let mut score = run.pass(root, Pass { depth: Some(depth), window, purpose: Purpose::Deeper })?;
        if score <= window.alpha && whole.alpha < window.alpha {
            window = Window { alpha: whole.alpha, ..window };
            score = run.pass(root, Pass { depth: Some(depth), window, purpose: Purpose::FailedLow })?;
        } else if window.beta <= score && window.beta < whole.beta {
            window = Window { beta: whole.beta, ..window };
            score = run.pass(root, Pass { depth: Some(depth), window, purpose: Purpose::FailedHigh })?;
        }
        if let Some(stop) = run.stop_after(score, depth) {
            return run.stop(stop, score);
        }
        depth += 1;
        window = around(score, run.config.delta, whole);
    }
}

/// The window around a value, within the whole; the whole around an infinite one or one that is outside. Where the value
/// is so large that adding `delta` does not change it, the window reaches to the next greater and smaller score: it is
/// never closed.
fn around(value: Score, delta: Score, whole: Window) -> Window {
    if !value.is_finite() || !whole.holds(value) {
        return whole;
    }
    let alpha = Player::Min.better_of(value.plus(-delta), value.below());
    let beta = Player::Max.better_of(value.plus(delta), value.above());
    Window {
        alpha: if whole.holds(alpha) { alpha } else { whole.alpha },
        beta: if whole.holds(beta) { beta } else { whole.beta },
    }
}
