//! Negamax: minimax with one rule for both players, because max(a, b) = −min(−a, −b).
//!
//! D. E. Knuth and R. W. Moore, 1975. A score is from the view of the side to move, and the best score for one side is
//! the worst for the other: value = max over the children of −value(child). The minus sign belongs to the change of
//! sides. If the same side moves again, as in mancala, the child's score is already the mover's and is not negated.
//!
//! Contract: the score is the true value from the view of the side to move.

use super::event::Tracer;
use super::support::searcher::{Entered, Node, Searched, Searcher};
use crate::game::Game;
use crate::score::{Player, Score};
use std::ops::ControlFlow;

/// Returns the value of `root` from MAX's view.
pub(super) fn root<G: Game, const E: bool>(searcher: &mut Searcher<G, impl Tracer<G>, E>, root: &Node<G>) -> Searched {
    let score = negamax(searcher, root)?;
    ControlFlow::Continue(root.position.to_move().view(score))
}

/// Returns the value of `node` from the view of the side to move.
fn negamax<G: Game, const E: bool>(searcher: &mut Searcher<G, impl Tracer<G>, E>, node: &Node<G>) -> Searched {
    let player = node.position.to_move();
    let moves = match searcher.enter(node, None)? {
        Entered::Leaf(score) => return ControlFlow::Continue(player.view(score)),
        Entered::Inner(moves) => moves,
    };
    let mut best = Score::NEG_INFINITY;
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let score = searcher.descend(&child, |searcher, child| negamax(searcher, child))?;
        let score = if child.position().to_move() == player { score } else { -score };
        if mv.is_first || searcher.prefers(Player::Max, score, best) {
            best = score;
            searcher.improve(player.view(best))?;
        }
    }
    searcher.leave(moves, player.view(best))?;
    ControlFlow::Continue(best)
}
