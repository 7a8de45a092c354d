//! The wrong bound after a cut: alpha-beta that returns, from a node that is cut, the bound of the wrong side.
//!
//! Found where lecture slides on alpha-beta are read literally: "return α" at the end of MAX's function, "return β" at the
//! end of MIN's, and the cut leaves by the same line. A MAX node that has reached β is worth β or more and must return no
//! less than β; returning α it says that it is worth next to nothing. MIN above believes that, and takes what is best for MAX.
//!
//! Sure to do no harm only where no node is cut at all.

use crate::game::Game;
use crate::score::{Score, Window};
use crate::search::run::Run;
use crate::search::{Fail, Tracer};
use std::ops::ControlFlow;

/// What the mistaken search takes for the score of `position`, to which the move `via` led.
pub(in crate::search) fn wrong_bound<G: Game>(
    run: &mut Run<'_, G, impl Tracer<G>>,
    via: Option<G::Move>,
    position: &G,
    window: Window,
) -> ControlFlow<(), Score> {
    let moves = run.enter(via, position, Some(window))?;
    if let Some(leaf) = run.leaf(&moves) {
        return run.evaluate(position, moves, leaf);
    }
    let player = position.to_move();
    let mut best = player.worst();
    let mut open = window;
    for index in moves.clone() {
        let mv = run.mv(index);
        let score = run.deeper(|run| wrong_bound(run, Some(mv), &position.after(mv), open))?;
        if index == moves.start || player.prefers(score, best) {
            best = score;
            run.improve(best)?;
        }
        if open.is_closed_by(player, score, run.config.cut_on) {
            run.cut(position, index + 1..moves.end)?;
            // The slip: the bound that was met is `open.limit(player)`.
            return run.leave(moves, open.limit(player.opponent()));
        }
        open = open.narrowed(player, best);
    }
    let score = match run.config.fail {
        Fail::Soft => best,
        Fail::Hard => window.clamp(best),
    };
    run.leave(moves, score)
}
