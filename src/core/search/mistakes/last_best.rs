//! The last best: alpha-beta in which a child that only equals the best so far becomes the best.
//!
//! Found where the test for a new best is written with ≥ instead of >. In minimax that is a matter of taste: equal values are
//! equal. In alpha-beta a child that returns no more than α was cut: its value is that or less, and a tie with it proves
//! nothing. The root's value stays right, but the move that is played may lose.
//!
//! Harmless where no two scores are equal, and where only the value is asked for, not the move.

use crate::game::Game;
use crate::score::Window;
use crate::search::event::Tracer;
use crate::search::support::searcher::{Entered, Node, Searched, Searcher};
use std::ops::ControlFlow;

/// The score of `node`, as far as it matters inside `window`: the score of alpha-beta. What is wrong is which child becomes
/// the best.
pub(in crate::search) fn last_best<G: Game, const E: bool>(
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
        let score = searcher.descend(|searcher| last_best(searcher, &child, open))?;
        // The mistake: a tie is an improvement too.
        if mv.is_first || !player.prefers(best, score) {
            best = score;
            searcher.improve(best)?;
        }
        if open.is_closed_by(player, best, searcher.config.cut_on) {
            searcher.cut(node, moves, mv)?;
            break;
        }
        open = open.narrowed(player, best);
    }
    searcher.leave(moves, searcher.config.fail.applied(best, window))
}
