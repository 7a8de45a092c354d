//! Minimax: the value of a node is the best value among its children, best for whoever is to move there.
//!
//! C. E. Shannon, "Programming a Computer for Playing Chess", 1950. Every node down to the depth limit is visited
//! once: O(bᵈ) for b moves a node and d plies.
//!
//! Contract: the score is the true value.

use super::event::Tracer;
use super::searcher::Searcher;
use crate::game::Game;
use crate::score::Score;
use std::ops::ControlFlow;

/// The value of `position`, to which the move `via` led.
pub(super) fn minimax<G: Game>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>>,
    via: Option<G::Move>,
    position: &G,
) -> ControlFlow<(), Score> {
    let moves = searcher.enter(via, position, None)?;
    if let Some(leaf) = searcher.leaf(&moves) {
        return searcher.evaluate(position, moves, leaf);
    }
    let player = position.to_move();
    let mut best = player.worst();
    for index in moves.clone() {
        let mv = searcher.mv(index);
        let score = searcher.deeper(|searcher| minimax(searcher, Some(mv), &position.after(mv)))?;
        // The first child is a candidate even where every move loses.
        if index == moves.start || player.prefers(score, best) {
            best = score;
            searcher.improve(best)?;
        }
    }
    searcher.leave(moves, best)
}
