//! Minimax: the value of a node is the best value among its children, best for whoever is to move there.
//!
//! C. E. Shannon, "Programming a Computer for Playing Chess", 1950. Every node down to the depth limit is visited
//! once: O(bᵈ) for b moves a node and d plies.
//!
//! Contract: the score is the true value.

use super::Tracer;
use super::run::Run;
use crate::game::Game;
use crate::score::Score;
use std::ops::ControlFlow;

/// The value of `position`, to which the move `via` led.
pub(super) fn minimax<G: Game>(
    run: &mut Run<'_, G, impl Tracer<G>>,
    via: Option<G::Move>,
    position: &G,
) -> ControlFlow<(), Score> {
    let moves = run.enter(via, position, None)?;
    if let Some(leaf) = run.leaf(&moves) {
        return run.evaluate(position, moves, leaf);
    }
    let player = position.to_move();
    let mut best = player.worst();
    for index in moves.clone() {
        let mv = run.mv(index);
        let score = run.deeper(|run| minimax(run, Some(mv), &position.after(mv)))?;
        // The first child is a candidate even where every move loses.
        if index == moves.start || player.prefers(score, best) {
            best = score;
            run.improve(best)?;
        }
    }
    run.leave(moves, best)
}
