//! Max^n: minimax for several players, each of whom wants the most for themselves.
//!
//! C. A. Luckhart and K. B. Irani, "An Algorithmic Solution of N-Person Games", 1986. A leaf is worth a vector with one
//! entry for each player. A node is worth the whole vector of the child with the greatest entry for the player who
//! moves there. A chance node is worth the average of its outcomes, entry by entry. Every node down to the depth limit
//! is visited once.
//!
//! Equal entries for the mover may come with different entries for the others, so the value depends on the [rule for
//! ties](super::TieRule). For two players with zero sum it is minimax.
//!
//! Contract: the vector is the payoff of a subgame perfect equilibrium, in which ties are decided by the rule. The
//! score is the entry of the player at the root.

use super::event::Tracer;
use super::support::searcher::{Entered, Moves, Node, Searched, Searcher};
use crate::game::Game;
use crate::score::{Payoffs, Turn};
use std::ops::ControlFlow;

/// Returns whether a player takes a child instead of an earlier one, given the vectors of both and the player.
type Takes<'a> = &'a dyn Fn(&Payoffs, &Payoffs, usize) -> bool;

/// Returns the entry of the player at the root in the vector of `root`.
pub(super) fn root<G: Game, T: Tracer<G>, const E: bool>(searcher: &mut Searcher<G, T, E>, root: &Node<G>) -> Searched {
    let (viewer, ties) = (root.position.mover(), searcher.config.payoffs.ties);
    root_with(searcher, root, &|found, best, player| ties.takes(found, best, player, viewer))
}

/// Returns the same where players choose by another rule.
pub(super) fn root_with<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    root: &Node<G>,
    takes: Takes<'_>,
) -> Searched {
    let viewer = root.position.mover();
    max_n(searcher, root, viewer, takes).map_continue(|payoffs| payoffs.of(viewer))
}

/// Returns the vector of `node`.
fn max_n<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
    viewer: usize,
    takes: Takes<'_>,
) -> ControlFlow<(), Payoffs> {
    let moves = match searcher.enter(node, None)? {
        Entered::Leaf(_) => return ControlFlow::Continue(node.position.payoffs()),
        Entered::Inner(moves) => moves,
    };
    let payoffs = match searcher.turn(&node.position) {
        Turn::Player(_) => best(searcher, node, moves, viewer, takes)?,
        Turn::Chance => mean(searcher, node, moves, viewer, takes)?,
    };
    searcher.leave(moves, payoffs.of(viewer))?;
    ControlFlow::Continue(payoffs)
}

/// Returns the vector of the child that the player to move takes.
fn best<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
    moves: Moves,
    viewer: usize,
    takes: Takes<'_>,
) -> ControlFlow<(), Payoffs> {
    let player = node.position.mover();
    let mut best = node.position.payoffs();
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let found = searcher.descend(&child, |searcher, child| max_n(searcher, child, viewer, takes))?;
        if mv.is_first || takes(&found, &best, player) {
            best = found;
            searcher.improve(best.of(viewer))?;
        }
    }
    ControlFlow::Continue(best)
}

/// Returns the sum of the vectors of all outcomes, each multiplied by its probability.
fn mean<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
    moves: Moves,
    viewer: usize,
    takes: Takes<'_>,
) -> ControlFlow<(), Payoffs> {
    let weights = searcher.weights(node, moves)?;
    let mut outcomes = Vec::with_capacity(weights.len());
    for (mv, weight) in moves.in_order().zip(weights) {
        let (child, _) = searcher.outcome(node, moves, mv);
        let found = searcher.descend(&child, |searcher, child| max_n(searcher, child, viewer, takes))?;
        outcomes.push((weight, found));
        searcher.expect()?;
    }
    searcher.exact(Payoffs::weighted_mean(&outcomes))
}
