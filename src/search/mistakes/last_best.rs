//! The last best: alpha-beta in which a child that only equals the best so far becomes the best.
//!
//! Found where the test for a new best is written with ≥ instead of >. In minimax that is a matter of taste: equal values are
//! equal. In alpha-beta a child that returns no more than α was cut: it is worth that much or less, and a tie with it says
//! nothing. The root's value stays right, but the move that is played may lose.
//!
//! Harmless where no two scores are equal, and for whoever wants the value and not the move.

use crate::game::Game;
use crate::score::{Score, Window};
use crate::search::config::Fail;
use crate::search::event::Tracer;
use crate::search::searcher::Searcher;
use std::ops::ControlFlow;

/// The score of `position`, to which the move `via` led, as far as it matters inside `window`: the score of alpha-beta.
/// What is wrong is which child becomes the best.
pub(in crate::search) fn last_best<G: Game>(
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
        let score = searcher.deeper(|searcher| last_best(searcher, Some(mv), &position.after(mv), open))?;
        // The slip: a tie is an improvement too.
        if index == moves.start || !player.prefers(best, score) {
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
