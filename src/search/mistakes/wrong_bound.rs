//! The wrong bound after a cut: alpha-beta that returns, from a node that is cut, the bound of the wrong side.
//!
//! Found where lecture slides on alpha-beta are read literally: "return α" at the end of MAX's function, "return β" at the
//! end of MIN's, and the cut leaves by the same line. A MAX node that has reached β is worth β or more and must return no
//! less than β; returning α it says that it is worth next to nothing. MIN above believes that, and takes what is best for MAX.
//!
//! Sure to do no harm only where no node is cut at all.

use crate::game::Game;
use crate::score::{Score, Window};
use crate::search::config::Fail;
use crate::search::event::Tracer;
use crate::search::searcher::Searcher;
use std::ops::ControlFlow;

/// What the mistaken search takes for the score of `position`, to which the move `via` led.
pub(in crate::search) fn wrong_bound<G: Game>(
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
        let score = searcher.deeper(|searcher| wrong_bound(searcher, Some(mv), &position.after(mv), open))?;
        if index == moves.start || player.prefers(score, best) {
            best = score;
            searcher.improve(best)?;
        }
        if open.is_closed_by(player, score, searcher.config.cut_on) {
            searcher.cut(position, index + 1..moves.end)?;
            // The slip: the bound that was met is `open.limit(player)`.
            return searcher.leave(moves, open.limit(player.opponent()));
        }
        open = open.narrowed(player, best);
    }
    let score = match searcher.config.fail {
        Fail::Soft => best,
        Fail::Hard => window.clamp(best),
    };
    searcher.leave(moves, score)
}
