//! Aspiration windows: iterative deepening in which each pass expects roughly the value of the pass before.
//!
//! J. J. Gillogly, "Performance Analysis of the Technology Chess Program", 1978. Each pass has a narrow window around
//! the value of the pass before, so that it cuts more. If the value is outside, the pass has found only a bound, and is
//! repeated with the window opened on that side.
//!
//! Contract: the score is alpha-beta's at the depth of the last pass.

use super::event::Tracer;
use super::iterative_deepening::deepen;
use super::support::pass::{Pass, PassKind};
use super::support::searcher::{Node, Searched, Searcher};
use crate::game::Game;
use crate::score::{Interval, Player, Score, Window};
use std::ops::ControlFlow;

/// Returns the score of `root`, exact only inside the window `whole` and at the bounds of all values.
pub(super) fn aspiration<G: Game>(
    searcher: &mut Searcher<G, impl Tracer<G>>,
    root: &Node<G>,
    whole: Window,
    bounds: Interval,
) -> Searched {
    let delta = searcher.config.delta;
    let mut window = whole;
    let first_depth = searcher.config.depth.unwrap_or(1).min(1);
    deepen(first_depth, |depth| {
        let mut search_with = |window, kind| {
            searcher.make_pass(root, Pass { depth: Some(depth), window, kind }).map_break(ControlFlow::Break)
        };
        let mut score = search_with(window, PassKind::Deeper)?;
        if score <= window.alpha && whole.alpha < window.alpha {
            score = search_with(Window { alpha: whole.alpha, ..window }, PassKind::FailedLow)?;
        } else if window.beta <= score && window.beta < whole.beta {
            score = search_with(Window { beta: whole.beta, ..window }, PassKind::FailedHigh)?;
        }
        window = around(score, delta, whole, bounds);
        match searcher.stop_after(score, depth) {
            Some(reason) => ControlFlow::Break(searcher.stop(reason, score)),
            None => ControlFlow::Continue(depth),
        }
    })
}

/// Returns the window around a value, within the whole window; the whole window if the value is infinite or outside it.
/// A value at one of the bounds, which no value exceeds, is inside. If the value is so large that adding `delta` does
/// not change it, the window reaches to the next greater and smaller score. The window is never closed.
fn around(value: Score, delta: Score, whole: Window, bounds: Interval) -> Window {
    let is_at_end = (value == bounds.low && value == whole.alpha) || (value == bounds.high && value == whole.beta);
    if !value.is_finite() || !(whole.contains(value) || is_at_end) {
        return whole;
    }
    let alpha = Player::Min.better_of(value.plus(-delta), value.below());
    let beta = Player::Max.better_of(value.plus(delta), value.above());
    Window {
        alpha: if whole.contains(alpha) { alpha } else { whole.alpha },
        beta: if whole.contains(beta) { beta } else { whole.beta },
    }
}
