//! Star2: Star1 that first probes every outcome of a chance node by one move.
//!
//! B. W. Ballard, "The *-Minimax Search Procedure for Trees Containing Chance Nodes", 1983; T. Hauk, M. Buro and J.
//! Schaeffer, "*-Minimax Performance in Backgammon", 2004. If MIN is to move, one move gives an upper bound of the
//! outcome; if MAX is to move, a lower bound. These bounds are better than L and U, and cheap: often they close the
//! window of the chance node before any of its outcomes is searched to the end. Only the bound of a probe is kept: the
//! move is searched again later.
//!
//! Contract: the same as for Star1.

use super::event::Tracer;
use super::star1::{Chance, Returned, choose, expect};
use super::support::searcher::{Entered, Moves, Node, Searched, Searcher};
use crate::game::Game;
use crate::score::{Bound, Interval, Player, Proof, Score, Turn, Window};
use std::ops::ControlFlow;

/// Returns the score of `root`, exact only inside the part of `window` that lies within `bounds`.
pub(super) fn root<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    root: &Node<G>,
    window: Window,
    bounds: Interval,
) -> Searched {
    searcher.bounds = bounds;
    let (score, _) = star2(searcher, root, window.within(bounds))?;
    ControlFlow::Continue(score)
}

fn star2<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
    window: Window,
) -> Returned {
    let moves = match searcher.enter(node, Some(window))? {
        Entered::Leaf(score) => return ControlFlow::Continue((score, Bound::Exact)),
        Entered::Inner(moves) => moves,
    };
    let Turn::Player(player) = searcher.turn(&node.position) else {
        let weights = searcher.weights(node, moves)?;
        let mut chance = Chance::new(weights, window, searcher.config.cut_on, searcher.bounds);
        return match probe_outcomes(searcher, node, moves, &mut chance)? {
            Some(returned) => ControlFlow::Continue(returned),
            None => expect(searcher, node, moves, chance, star2),
        };
    };
    choose(searcher, node, moves, player, window, star2)
}

/// Probes each outcome at which a player is to move. Returns the chance node's result if that closes its window.
fn probe_outcomes<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
    moves: Moves,
    chance: &mut Chance,
) -> ControlFlow<(), Option<(Score, Bound)>> {
    for mv in moves.in_order() {
        let (outcome, index) = searcher.outcome(node, moves, mv);
        let Turn::Player(player) = searcher.turn(outcome.position()) else { continue };
        if !searcher.is_inner(&outcome) {
            continue;
        }
        let outcome = outcome.probed();
        let window = searcher.exact(chance.window(index))?;
        let probed = searcher.descend(&outcome, |searcher, outcome| probe(searcher, outcome, player, window))?;
        let ((score, bound), is_finished) = probed;
        if is_finished {
            chance.values[index] = Some(score);
        }
        chance.outcomes.prove(index, Interval::of(score, bound));
        let closed = chance.closed(searcher, node, moves)?;
        if closed.is_some() {
            return ControlFlow::Continue(closed);
        }
    }
    ControlFlow::Continue(None)
}

/// Searches only the first move of an outcome. Returns the interval that it proves, and whether that is final: because
/// there is no other move, or because no other move can be better than the best of all values.
fn probe<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    outcome: &Node<G>,
    player: Player,
    window: Window,
) -> ControlFlow<(), ((Score, Bound), bool)> {
    let moves = match searcher.enter(outcome, Some(window))? {
        Entered::Leaf(score) => return ControlFlow::Continue(((score, Bound::Exact), true)),
        Entered::Inner(moves) => moves,
    };
    let mv = moves.first();
    let child = searcher.child(outcome, mv);
    let (score, bound) = searcher.descend(&child, |searcher, child| star2(searcher, child, window))?;
    searcher.improve(score)?;
    let mut proof = Proof::new(player);
    proof.add_proved_child(Interval::of(score, bound).intersection(searcher.bounds), false);
    let is_only = moves.is_last(mv);
    let returned = if is_only {
        score
    } else {
        // The other moves could only be better for the player.
        searcher.skip_rest(moves)?;
        proof.add_unsearched(searcher.bounds);
        proof.proved().own_end(player)
    };
    searcher.leave(moves, returned)?;
    let bound = proof.proved().bound_of(returned);
    ControlFlow::Continue(((returned, bound), is_only || bound == Bound::Exact))
}
