//! Negamax with one wrong sign, or with a window whose ends are not swapped.

use super::mistake::Mistake;
use crate::game::Game;
use crate::score::{CutOn, Score, Window};
use crate::search::event::Tracer;
use crate::search::support::searcher::{Entered, Node, Searched, Searcher};
use std::ops::ControlFlow;

/// Returns the score of `root` by negamax with this mistake, from MAX's view. It does not cut if the algorithm does not
/// prune.
pub(in crate::search) fn root<G: Game, const E: bool>(
    searcher: &mut Searcher<G, impl Tracer<G>, E>,
    root: &Node<G>,
    window: Window,
    mistake: Mistake,
) -> Searched {
    let player = root.position.to_move();
    let score = negamax(searcher, root, window.view(player), mistake)?;
    ControlFlow::Continue(player.view(score))
}

/// Same as [`root`], for `node`. Window and score are from the view of the side to move.
fn negamax<G: Game, const E: bool>(
    searcher: &mut Searcher<G, impl Tracer<G>, E>,
    node: &Node<G>,
    window: Window,
    mistake: Mistake,
) -> Searched {
    let player = node.position.to_move();
    let prunes = searcher.config.algorithm.properties().prunes;
    let moves = match searcher.enter(node, prunes.then(|| window.view(player)))? {
        Entered::Leaf(score) => return ControlFlow::Continue(player.view(score)),
        Entered::Inner(moves) => moves,
    };
    let ties_cut = searcher.config.cut_on == CutOn::Equal;
    let Window { mut alpha, beta } = window;
    let mut best = Score::NEG_INFINITY;
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let moves_again = child.position().to_move() == player;
        let turned = if mistake == Mistake::NegamaxNoSwap {
            Window { alpha: -alpha, beta: -beta }
        } else if mistake == Mistake::NegamaxWindowNotNegated {
            Window { alpha, beta }
        } else {
            Window { alpha: -beta, beta: -alpha }
        };
        // The mistake `AlwaysNegating`: the side to move may be the same again.
        let handed_on = if moves_again && mistake != Mistake::AlwaysNegating { Window { alpha, beta } } else { turned };
        let returned = searcher.descend(&child, |searcher, child| negamax(searcher, child, handed_on, mistake))?;
        let keeps_sign = moves_again && mistake != Mistake::AlwaysNegating;
        let score = if keeps_sign || mistake == Mistake::NegamaxNoSign { returned } else { -returned };
        if mv.is_first || best < score {
            best = score;
            searcher.improve(player.view(best))?;
        }
        if prunes && (beta < best || (beta == best && ties_cut)) {
            searcher.cut(node, moves, mv)?;
            break;
        }
        alpha = alpha.max(best);
    }
    let score = if prunes { searcher.config.fail.applied(best, window) } else { best };
    // The mistake `NegamaxDoubleSign`: the caller negates the score too.
    let returned = if mistake == Mistake::NegamaxDoubleSign { -score } else { score };
    searcher.leave(moves, player.view(returned))?;
    ControlFlow::Continue(returned)
}
