//! Alpha-beta with a transposition table: a position that was searched before is not searched again.
//!
//! A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, "Best-First Fixed-Depth Minimax Algorithms", 1996, who call it
//! `AlphaBetaWithMemory`. A bound from the table answers if it closes the window or if it is exact. It must have been
//! searched exactly as deep as is asked for: from deeper down it would be better advice, and another value than minimax's
//! at this depth.
//!
//! Contract: that of alpha-beta.

use super::config::Fail;
use super::event::Tracer;
use super::searcher::Searcher;
use crate::game::Game;
use crate::score::{Score, Window};
use std::ops::ControlFlow;

/// The score of `position`, to which the move `via` led, as far as it matters inside `window`.
pub(super) fn alpha_beta_table<G: Game>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>>,
    via: Option<G::Move>,
    position: &G,
    window: Window,
) -> ControlFlow<(), Score> {
    let moves = searcher.enter(via, position, Some(window))?;
    if let Some(leaf) = searcher.leaf(&moves) {
        return searcher.evaluate(position, moves, leaf);
    }
    if let Some(entry) = searcher.probe(position, window) {
        return searcher.table_hit(position, moves, entry);
    }
    let player = position.to_move();
    let mut best = player.worst();
    let mut best_move = None;
    let mut open = window;
    for index in moves.clone() {
        let mv = searcher.mv(index);
        let score = searcher.deeper(|searcher| alpha_beta_table(searcher, Some(mv), &position.after(mv), open))?;
        if index == moves.start || player.prefers(score, best) {
            best = score;
            best_move = Some(mv);
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
    searcher.store(position, window, score, best_move)?;
    searcher.leave(moves, score)
}
