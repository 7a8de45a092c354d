//! Expectiminimax: minimax with chance nodes. A chance node is worth the average of its outcomes.
//!
//! D. Michie, "Game-Playing and Game-Learning Automata", 1966. A player takes the best child; chance takes each child
//! with its probability. If MIN never moves, it is expectimax. Every node down to the depth limit is visited once.
//!
//! Contract: the score is the true value, an exact fraction.

use super::event::Tracer;
use super::support::searcher::{Entered, Moves, Node, Searched, Searcher};
use crate::game::Game;
use crate::score::{Player, Score, Turn};
use std::ops::ControlFlow;

/// Returns the value of `node`.
pub(super) fn expectiminimax<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
) -> Searched {
    let moves = match searcher.enter(node, None)? {
        Entered::Leaf(score) => return ControlFlow::Continue(score),
        Entered::Inner(moves) => moves,
    };
    let score = match searcher.turn(&node.position) {
        Turn::Player(player) => best(searcher, node, moves, player)?,
        Turn::Chance => mean(searcher, node, moves)?,
    };
    searcher.leave(moves, score)
}

/// Returns the value of the best child for `player`.
fn best<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
    moves: Moves,
    player: Player,
) -> Searched {
    let mut best = player.worst();
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let score = searcher.descend(&child, |searcher, child| expectiminimax(searcher, child))?;
        if mv.is_first || player.prefers(score, best) {
            best = score;
            searcher.improve(best)?;
        }
    }
    ControlFlow::Continue(best)
}

/// Returns the sum of the values of all outcomes, each multiplied by its probability.
fn mean<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
    moves: Moves,
) -> Searched {
    let weights = searcher.weights(node, moves)?;
    let mut scores = Vec::with_capacity(weights.len());
    for mv in moves.in_order() {
        let (child, _) = searcher.outcome(node, moves, mv);
        scores.push(searcher.descend(&child, |searcher, child| expectiminimax(searcher, child))?);
        searcher.expect()?;
    }
    searcher.exact(Score::weighted_mean(weights.into_iter().zip(scores)))
}
