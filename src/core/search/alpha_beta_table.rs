//! Alpha-beta with a transposition table: a position that was searched before is not searched again.
//!
//! A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, "Best-First Fixed-Depth Minimax Algorithms", 1996, where it is
//! called `AlphaBetaWithMemory`. The table keeps a lower and an upper bound for each position. They answer if they
//! meet, if the lower bound is at least β, or if the upper bound is at most α. The code differs from the paper in three
//! ways:
//!
//! * Where the bounds do not answer, the paper narrows the window to them. Here the window stays as it was passed down,
//!   so that a cutoff always meets a score of a node above, and never a score of the table. That changes no score
//!   inside the window; a narrowed window cuts a little sooner.
//! * A bound answers only if it was searched exactly as deep as this search requires, or to the end of the game in
//!   every line. A bound from a deeper search would be a better estimate, but not the value that minimax finds at this
//!   depth.
//! * The root is always searched, because an answer from the table has no move that was searched in this pass.
//!
//! Contract: the same as for alpha-beta.

use super::event::Tracer;
use super::support::searcher::{Entered, Node, Searched, Searcher};
use crate::game::Game;
use crate::score::Window;
use std::ops::ControlFlow;

/// Returns the score of `node`, exact only inside `window`.
pub(super) fn alpha_beta_table<G: Game>(
    searcher: &mut Searcher<G, impl Tracer<G>>,
    node: &Node<G>,
    window: Window,
) -> Searched {
    let moves = match searcher.enter(node, Some(window))? {
        Entered::Leaf(score) => return ControlFlow::Continue(score),
        Entered::Inner(moves) => moves,
    };
    if let Some(answer) = searcher.probe(node, window) {
        return searcher.leave_with(node, moves, answer);
    }
    let player = node.position.to_move();
    let mut open = window;
    let mut best = player.worst();
    let mut best_move = None;
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let score = searcher.descend(&child, |searcher, child| alpha_beta_table(searcher, child, open))?;
        if mv.is_first || player.prefers(score, best) {
            best = score;
            best_move = Some(mv);
            searcher.improve(best)?;
        }
        if open.is_closed_by(player, best, searcher.config.cut_on) {
            searcher.cut(node, moves, mv)?;
            break;
        }
        open = open.narrowed(player, best);
    }
    let score = searcher.config.fail.applied(best, window);
    searcher.store(node, window, score, best_move)?;
    searcher.leave(moves, score)
}
