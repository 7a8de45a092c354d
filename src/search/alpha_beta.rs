//! Alpha-beta: minimax that leaves out what cannot matter.
//!
//! D. E. Knuth and R. W. Moore, "An Analysis of Alpha-Beta Pruning", 1975. On the way down, MAX already has α and MIN
//! already has β. A MAX node that reaches β will never be played to, because MIN has something as good above it; a MIN
//! node that falls to α likewise. With the best move first everywhere only b^⌈d/2⌉ + b^⌊d/2⌋ − 1 of bᵈ leaves are
//! evaluated; with the worst first, all of them.
//!
//! Contract, for a window α < β and a returned score s, fail-soft:
//! s ≤ α ⇒ value ≤ s; α < s < β ⇒ value = s; β ≤ s ⇒ s ≤ value. Fail-hard returns the same score clamped to [α, β], but
//! leaves return theirs as it is.

use super::config::Fail;
use super::event::Tracer;
use super::searcher::Searcher;
use crate::game::Game;
use crate::score::{Score, Window};
use std::ops::ControlFlow;

/// The score of `position`, to which the move `via` led, as far as it matters inside `window`.
pub(super) fn alpha_beta<G: Game>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>>,
    via: Option<G::Move>,
    position: &G,
    window: Window,
) -> ControlFlow<(), Score> {
    let moves = searcher.enter(via, position, Some(window))?;
    if let Some(leaf) = searcher.leaf(&moves) {
        return searcher.evaluate(position, moves, leaf);
    }
    let player = position.to_move();
    let mut best = player.worst();
    let mut open = window;
    for index in moves.clone() {
        let mv = searcher.mv(index);
        let score = searcher.deeper(|searcher| alpha_beta(searcher, Some(mv), &position.after(mv), open))?;
        if index == moves.start || player.prefers(score, best) {
            best = score;
            searcher.improve(best)?;
        }
        if open.is_closed_by(player, score, searcher.config.cut_on) {
            searcher.cut(position, index + 1..moves.end)?;
            break;
        }
        open = open.narrowed(player, best);
    }
    let score = match searcher.config.fail {
        Fail::Soft => best,
        Fail::Hard => window.clamp(best),
    };
    searcher.leave(moves, score)
}
