//! Principal variation search: take the first move for the best, and only ask of the others whether they are better.
//!
//! T. A. Marsland and M. Campbell, "Parallel Search of Strongly Ordered Game Trees", 1982; A. Reinefeld's `NegaScout` of
//! 1983 is the same idea. The first move is searched with the whole window, the others with the narrowest there is, which
//! cuts soonest. If such a scout finds that a move is better after all, that move is searched again with the whole window.
//! In a good order that is seldom, and the scouts cost less than they save.
//!
//! Contract: that of alpha-beta.

use super::config::Fail;
use super::event::Tracer;
use super::searcher::Searcher;
use crate::game::Game;
use crate::score::{Score, Window};
use std::ops::ControlFlow;

/// The score of `position`, to which the move `via` led, as far as it matters inside `window`.
pub(super) fn principal_variation<G: Game>(
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
        let child = position.after(mv);
        let scouts = index != moves.start && open.null_window(player) != open;
        let score = if scouts {
            let scouted = searcher
                .deeper(|searcher| principal_variation(searcher, Some(mv), &child, open.null_window(player)))?;
            // Better than what the player has, and not so good that the opponent would avoid it: how good exactly?
            if open.contains(scouted) {
                // Taken once more, so that it is entered for its own reason and not for that of a move below it.
                let mv = searcher.mv(index);
                searcher.deeper(|searcher| principal_variation(searcher, Some(mv), &child, open))?
            } else {
                scouted
            }
        } else {
            searcher.deeper(|searcher| principal_variation(searcher, Some(mv), &child, open))?
        };
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
