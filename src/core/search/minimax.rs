//! Minimax: the value of a node is the value of its best child for the side to move.
//!
//! C. E. Shannon, "Programming a Computer for Playing Chess", 1950. Every node down to the depth limit is visited
//! once: O(bᵈ) for b moves a node and d plies.
//!
//! Contract: the score is the true value.

use super::event::Tracer;
use super::support::searcher::{Entered, Node, Searched, Searcher};
use crate::game::Game;
use std::ops::ControlFlow;

/// Returns the value of `node`.
pub(super) fn minimax<G: Game, const E: bool>(
    searcher: &mut Searcher<G, impl Tracer<G>, E>,
    node: &Node<G>,
) -> Searched {
    let moves = match searcher.enter(node, None)? {
        Entered::Leaf(score) => return ControlFlow::Continue(score),
        Entered::Inner(moves) => moves,
    };
    let player = node.position.to_move();
    let mut best = player.worst();
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let score = searcher.descend(&child, |searcher, child| minimax(searcher, child))?;
        // The first child is a candidate even where every move loses.
        if mv.is_first || searcher.prefers(player, score, best) {
            best = score;
            searcher.improve(best)?;
        }
    }
    searcher.leave(moves, best)
}
