//! Principal variation search: take the first move for the best, and only ask of the others whether they are better.
//!
//! T. A. Marsland and M. Campbell, "Parallel Search of Strongly Ordered Game Trees", 1982; A. Reinefeld's `NegaScout` of
//! 1983 is the same idea. The first move is searched with the whole window, the others with the narrowest there is, which
//! cuts soonest. If such a scout finds that a move is better after all, that move is searched again with the whole window.
//! In a good order that is seldom, and the scouts cost less than they save.
//!
//! Contract: that of alpha-beta.

use super::run::Run;
use super::{Fail, Tracer};
use crate::game::Game;
use crate::score::{Score, Window};
use std::ops::ControlFlow;

/// The score of `position`, to which the move `via` led, as far as it matters inside `window`.
pub(super) fn principal_variation<G: Game>(
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
        let child = position.after(mv);
        let scouts = index != moves.start && open.scout(player) != open;
        let score = if scouts {
            let scouted = run.deeper(|run| principal_variation(run, Some(mv), &child, open.scout(player)))?;
            // Better than what the player has, and not so good that the opponent would avoid it: how good exactly?
            if open.holds(scouted) {
                // Taken once more, so that it is entered for its own reason and not for that of a move below it.
                let mv = run.mv(index);
                run.deeper(|run| principal_variation(run, Some(mv), &child, open))?
            } else {
                scouted
            }
        } else {
            run.deeper(|run| principal_variation(run, Some(mv), &child, open))?
        };
        if index == moves.start || player.prefers(score, best) {
            best = score;
            run.improve(best)?;
        }
        if open.is_closed_by(player, score, run.config.cut_on) {
            run.cut(position, index + 1..moves.end)?;
            break;
        }
        open = open.narrowed(player, best);
    }
    let score = match run.config.fail {
        Fail::Soft => best,
        Fail::Hard => window.clamp(best),
    };
    run.leave(moves, score)
}
