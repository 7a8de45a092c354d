//! Principal variation search: assumes that the first move is the best, and tests the others only for being better.
//!
//! T. A. Marsland and M. Campbell, "Parallel Search of Strongly Ordered Game Trees", 1982; A. Reinefeld's `NegaScout`
//! of 1983 is the same idea. The first move is searched with the whole window, the others with a null window, which
//! cuts soonest. If such a scout finds that a move is better after all, that move is searched again with the whole
//! window. With good move ordering that is rare, and the scouts cost less than they save.
//!
//! Contract: the same as for alpha-beta.

use super::event::Tracer;
use super::support::searcher::{Entered, Node, Searched, Searcher};
use crate::game::Game;
use crate::score::Window;
use std::ops::ControlFlow;

/// Returns the score of `node`, exact only inside `window`.
pub(super) fn principal_variation<G: Game, const E: bool>(
    searcher: &mut Searcher<G, impl Tracer<G>, E>,
    node: &Node<G>,
    window: Window,
) -> Searched {
    let moves = match searcher.enter(node, Some(window))? {
        Entered::Leaf(score) => return ControlFlow::Continue(score),
        Entered::Inner(moves) => moves,
    };
    let player = node.position.to_move();
    let mut open = window;
    let mut best = player.worst();
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let search = |searcher: &mut Searcher<G, _, E>, window| {
            searcher.descend(&child, |searcher, child| principal_variation(searcher, child, window))
        };
        let scout = open.null_window(player);
        let score = if mv.is_first || scout == open {
            search(searcher, open)?
        } else {
            let scouted = search(searcher, scout)?;
            // The score is better than the player's best so far, and not so good that the opponent would avoid the
            // node. A re-search finds the exact score.
            if searcher.is_inside(open, scouted) { search(searcher, open)? } else { scouted }
        };
        // Only a better score closes the window or narrows it.
        if mv.is_first || searcher.prefers(player, score, best) {
            best = score;
            searcher.improve(best)?;
            if searcher.closes(open, player, best) {
                searcher.cut(node, moves, mv)?;
                break;
            }
            open = searcher.narrowed(open, player, best);
        }
    }
    searcher.leave(moves, searcher.config.fail.applied(best, window))
}
