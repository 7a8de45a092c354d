//! Negamax: minimax with one rule for both players, because max(a, b) = −min(−a, −b).
//!
//! D. E. Knuth and R. W. Moore, 1975. A score is seen from the side of whoever is to move, and the best for me is what
//! is worst for you: value = max over the children of −value(child). That minus sign belongs to the change of sides: where
//! the same side moves again, as in mancala, the child's score is already mine and is not negated.
//!
//! Contract: the score is the true value as the side to move counts it.

use super::event::Tracer;
use super::searcher::Searcher;
use crate::game::Game;
use crate::score::Score;
use std::ops::ControlFlow;

/// The value of `position` from MAX's side.
pub(super) fn root<G: Game>(searcher: &mut Searcher<'_, G, impl Tracer<G>>, position: &G) -> ControlFlow<(), Score> {
    let score = negamax(searcher, None, position)?;
    ControlFlow::Continue(position.to_move().view(score))
}

/// The value of `position`, to which the move `via` led, as the side to move counts it.
fn negamax<G: Game>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>>,
    via: Option<G::Move>,
    position: &G,
) -> ControlFlow<(), Score> {
    let player = position.to_move();
    let moves = searcher.enter(via, position, None)?;
    if let Some(leaf) = searcher.leaf(&moves) {
        return searcher.evaluate(position, moves, leaf).map_continue(|score| player.view(score));
    }
    let mut best = Score::NEG_INFINITY;
    for index in moves.clone() {
        let mv = searcher.mv(index);
        let child = position.after(mv);
        let score = searcher.deeper(|searcher| negamax(searcher, Some(mv), &child))?;
        let score = if child.to_move() == player { score } else { -score };
        if index == moves.start || best < score {
            best = score;
            searcher.improve(player.view(best))?;
        }
    }
    searcher.leave(moves, player.view(best))?;
    ControlFlow::Continue(best)
}
