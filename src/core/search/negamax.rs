//! Negamax: minimax with one rule for both players, because max(a, b) = −min(−a, −b).
//!
//! D. E. Knuth and R. W. Moore, 1975. A score is from the view of the side to move, and what is best for one side is
//! worst for the other: value = max over the children of −value(child). The minus sign belongs to the change of sides: where
//! the same side moves again, as in mancala, the child's score is the mover's already and is not negated.
//!
//! Contract: the score is the true value from the view of the side to move.

use super::enhancements::Enhancements;
use super::event::Tracer;
use super::searcher::{Entered, RankedMove, Searcher};
use crate::game::Game;
use crate::score::Score;
use std::ops::ControlFlow;

/// The value of `position` from MAX's view.
pub(super) fn root<G: Game, E: Enhancements<G>>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>, E>,
    position: &G,
) -> ControlFlow<(), Score> {
    let score = negamax(searcher, None, position)?;
    ControlFlow::Continue(position.to_move().view(score))
}

/// The value of `position`, to which the move `via` led, from the view of the side to move.
fn negamax<G: Game, E: Enhancements<G>>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>, E>,
    via: Option<RankedMove<G, E>>,
    position: &G,
) -> ControlFlow<(), Score> {
    let player = position.to_move();
    let moves = match searcher.enter(via, position, None)? {
        Entered::Inner(moves) => moves,
        Entered::Leaf(leaf) => {
            let score = searcher.evaluate(position, leaf)?;
            return searcher.leave_leaf(score).map_continue(|score| player.view(score));
        }
    };
    let mut best = Score::NEG_INFINITY;
    for place in moves.places() {
        let tried = searcher.ranked_move(place);
        let child = position.after(tried.mv);
        let score = searcher.descend(|searcher| negamax(searcher, Some(tried), &child))?;
        let score = if child.to_move() == player { score } else { -score };
        if moves.is_first(place) || best < score {
            best = score;
            searcher.improve(player.view(best))?;
        }
    }
    searcher.leave(moves, player.view(best))?;
    ControlFlow::Continue(best)
}
