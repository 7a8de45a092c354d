//! Max^n with deep pruning, which is wrong: it cuts a node by what any ancestor already has, as alpha-beta does for two
//! players.
//!
//! R. E. Korf, "Multi-Player Alpha-Beta Pruning", 1991, shows that this fails with three players or more. In
//! alpha-beta, an ancestor who does not want a branch is sure that play never reaches it. Here the players between may
//! leave the branch for their own reasons, so its value still decides which of their children they take, and with it
//! the ancestor's value. Correct is [`max_n_shallow`](super::max_n_shallow).
//!
//! With S = 10 and F = 0, in A: [(5, 3, 2), B: [C: [(2, 3, 5), (3, 0, 7)], C: [(6, 1, 3), (6, 2, 2)]]] it cuts the
//! first C: with 5 or more for C, A cannot get more than 5. But B, who would have got 0 there, takes it for the 3 of
//! the vector that the cut node returned, and A never learns of (6, 1, 3).
//!
//! Contract: none. What an inner node returns proves nothing.

use super::event::Tracer;
use super::payoff_settings::{PayoffLimits, TieRule};
use super::support::payoff_cut::PayoffCutTest;
use super::support::searcher::{Entered, Node, Searched, Searcher};
use crate::game::Game;
use crate::score::{Inexact, Payoffs, Score, Window};
use std::ops::ControlFlow;

/// An ancestor that has finished a child: its player, and the best entry that this player has found so far.
#[derive(Clone, Copy)]
struct Ancestor {
    player: usize,
    has: Score,
}

/// What is the same at all nodes.
struct Rules {
    viewer: usize,
    limits: Option<PayoffLimits>,
}

/// Returns the entry of the player at the root in the vector that the search returns for `root`.
pub(super) fn root<G: Game, T: Tracer<G>, const E: bool>(searcher: &mut Searcher<G, T, E>, root: &Node<G>) -> Searched {
    let viewer = root.position.mover();
    let limits = root.position.players().and_then(|players| PayoffLimits::of(&searcher.config.payoffs, players));
    let rules = Rules { viewer, limits };
    max_n_deep(searcher, root, &rules, &mut Vec::new()).map_continue(|payoffs| payoffs.of(viewer))
}

/// Returns the vector of the child that is best so far when `node` is cut, or when all children are searched. `above`
/// are the ancestors, the nearest last.
fn max_n_deep<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
    rules: &Rules,
    above: &mut Vec<Ancestor>,
) -> ControlFlow<(), Payoffs> {
    let (player, viewer) = (node.position.mover(), rules.viewer);
    let (mut most, mut bound, mut owner) = (Score::INFINITY, Score::INFINITY, None);
    if let Some(limits) = &rules.limits {
        most = searcher.exact(limits.most(player))?;
        (bound, owner) = searcher.exact(least_bound(limits, player, most, above))?;
    }
    let least = rules.limits.map_or(Score::NEG_INFINITY, |limits| limits.floor.of(player));
    let moves = match searcher.enter(node, Some(Window { alpha: least, beta: bound }))? {
        Entered::Leaf(_) => return ControlFlow::Continue(node.position.payoffs()),
        Entered::Inner(moves) => moves,
    };
    let ties = searcher.config.payoffs.ties;
    let may_follow_tie = ties != TieRule::First && owner.is_some_and(|owner| owner != viewer);
    let test = PayoffCutTest { most, bound, may_follow_tie };
    let mut best = node.position.payoffs();
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        above.extend((!mv.is_first).then(|| Ancestor { player, has: best.of(player) }));
        let found = searcher.descend(&child, |searcher, child| max_n_deep(searcher, child, rules, above))?;
        if !mv.is_first {
            above.pop();
        }
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

/// Returns the least bound that an ancestor sets for a node of `player`, and the ancestor's player: of equal bounds,
/// the nearest. Without such an ancestor it is `most`, the most that the player can get at all.
fn least_bound(
    limits: &PayoffLimits,
    player: usize,
    most: Score,
    above: &[Ancestor],
) -> Result<(Score, Option<usize>), Inexact> {
    let mut least = (most, None);
    for ancestor in above.iter().rev().filter(|ancestor| ancestor.player != player) {
        let bound = limits.most_beside(player, ancestor.player, ancestor.has)?;
        if bound < least.0 {
            least = (bound, Some(ancestor.player));
        }
    }
    Ok(least)
}
