//! Max^n with shallow pruning: without the branches that a player at a node, or at its parent, never takes.
//!
//! R. E. Korf, "Multi-Player Alpha-Beta Pruning", 1991. No vector sums to more than S, and no entry of player k is less
//! than F(k). So what one player is sure of limits what another can get. If the parent's player p already has b(p),
//! then p gives up that node as soon as its player q gets at least β = S − b(p) − Σ F(k) over the others: p would get
//! b(p) there, or less. That is a *shallow* cut. If q gets M(q) = S − Σ F(k) over all others, which is the most that
//! there is, nothing better can follow: an *immediate* cut.
//!
//! Only the parent's bound counts. What an ancestor further up already has is no reason to cut, see
//! [`max_n_deep`](super::max_n_deep). With two players these are the shallow cutoffs of alpha-beta.
//!
//! Contract: value, best move and line are those of max^n under the same rule for ties. A tie with β cuts only if p
//! would not take the other child for the sake of the tie: under the rule [`First`](TieRule::First), or if p is the
//! player at the root.

use super::event::Tracer;
use super::payoff_settings::{PayoffLimits, TieRule};
use super::support::payoff_cut::PayoffCutTest;
use super::support::searcher::{Entered, Node, Searched, Searcher};
use crate::game::Game;
use crate::score::{Payoffs, Score, Window};
use std::ops::ControlFlow;

/// The parent of a node: its player, and the best entry that this player has found so far.
#[derive(Clone, Copy)]
struct Parent {
    player: usize,
    has: Score,
}

/// Returns the entry of the player at the root in the vector of `root`.
pub(super) fn root<G: Game, T: Tracer<G>, const E: bool>(searcher: &mut Searcher<G, T, E>, root: &Node<G>) -> Searched {
    let viewer = root.position.mover();
    let limits = root.position.players().and_then(|players| PayoffLimits::of(&searcher.config.payoffs, players));
    max_n_shallow(searcher, root, viewer, limits, None).map_continue(|payoffs| payoffs.of(viewer))
}

/// Returns the vector of `node`. After a shallow cut it is the best so far, which the parent's player does not take.
fn max_n_shallow<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
    viewer: usize,
    limits: Option<PayoffLimits>,
    parent: Option<Parent>,
) -> ControlFlow<(), Payoffs> {
    let player = node.position.mover();
    // The most that the player can get at all, and the entry from which on the parent's player gives up this node.
    let (mut most, mut bound) = (Score::INFINITY, Score::INFINITY);
    if let Some(limits) = limits {
        most = searcher.exact(limits.most(player))?;
        bound = match parent.filter(|parent| parent.player != player) {
            Some(parent) => searcher.exact(limits.most_beside(player, parent.player, parent.has))?,
            None => most,
        };
    }
    let least = limits.map_or(Score::NEG_INFINITY, |limits| limits.floor.of(player));
    let moves = match searcher.enter(node, Some(Window { alpha: least, beta: bound }))? {
        Entered::Leaf(_) => return ControlFlow::Continue(node.position.payoffs()),
        Entered::Inner(moves) => moves,
    };
    let ties = searcher.config.payoffs.ties;
    // Whether the parent's player might take another vector that is only as good.
    let may_follow_tie = ties != TieRule::First && parent.is_some_and(|parent| parent.player != viewer);
    let test = PayoffCutTest { most, bound, may_follow_tie };
    let mut best = node.position.payoffs();
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let above = (!mv.is_first).then(|| Parent { player, has: best.of(player) });
        let found =
            searcher.descend(&child, |searcher, child| max_n_shallow(searcher, child, viewer, limits, above))?;
        if mv.is_first || ties.takes(&found, &best, player, viewer) {
            best = found;
            searcher.improve(best.of(viewer))?;
        }
        if searcher.cut_by_payoff(node, moves, mv, found.of(player), &test)? {
            break;
        }
    }
    searcher.leave(moves, best.of(viewer))?;
    ControlFlow::Continue(best)
}
