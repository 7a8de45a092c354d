//! Minimax: the value of a node is the best value among its children, best for the side to move there.
//!
//! C. E. Shannon, "Programming a Computer for Playing Chess", 1950. Every node down to the depth limit is visited
//! once: O(bᵈ) for b moves a node and d plies.
//!
//! Contract: the score is the true value.

use super::enhancements::Enhancements;
use super::event::Tracer;
use super::searcher::{Entered, RankedMove, Searcher};
use crate::game::Game;
use crate::score::Score;
use std::ops::ControlFlow;

/// The value of `position`, to which the move `via` led.
pub(super) fn minimax<G: Game, E: Enhancements<G>>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>, E>,
    via: Option<RankedMove<G, E>>,
    position: &G,
) -> ControlFlow<(), Score> {
    let moves = match searcher.enter(via, position, None)? {
        Entered::Inner(moves) => moves,
        Entered::Leaf(leaf) => {
            let score = searcher.evaluate(position, leaf)?;
            return searcher.leave_leaf(score);
        }
    };
    let player = position.to_move();
    let mut best = player.worst();
    for place in moves.places() {
        let tried = searcher.ranked_move(place);
        let child = position.after(tried.mv);
        let score = searcher.descend(|searcher| minimax(searcher, Some(tried), &child))?;
        // The first child is a candidate even where every move loses.
        if moves.is_first(place) || player.prefers(score, best) {
            best = score;
            searcher.improve(best)?;
        }
    }
    searcher.leave(moves, best)
}
