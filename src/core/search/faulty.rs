//! The classic mistakes, each in a search with one wrong line: to see what goes wrong, and where.
//!
//! Nothing that these searches return is proved by them, which a recording of one has to say. One more mistake, cutting on >
//! where ≥ is enough, is [a setting](crate::score::CutOn::Strict): the answer is right, and 146,120 nodes are searched for it
//! instead of 18,297.

use super::algorithm::FaultyAlgorithm;
use super::event::Tracer;
use super::support::searcher::{Entered, Node, Searched, Searcher};
use crate::game::Game;
use crate::score::{CutOn, Score, Window};
use std::ops::ControlFlow;

/// What alpha-beta with this mistake takes for the score of `node`.
pub(super) fn alpha_beta<G: Game, const E: bool>(
    searcher: &mut Searcher<G, impl Tracer<G>, E>,
    node: &Node<G>,
    window: Window,
    mistake: FaultyAlgorithm,
) -> Searched {
    let moves = match searcher.enter(node, Some(window))? {
        Entered::Leaf(score) => return ControlFlow::Continue(score),
        Entered::Inner(moves) => moves,
    };
    let player = node.position.to_move();
    let mut open = window;
    let mut best = player.worst();
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let score = searcher.descend(|searcher| alpha_beta(searcher, &child, open, mistake))?;
        // The mistake of the last best: a tie is an improvement too.
        let ties_improve = mistake == FaultyAlgorithm::LastBest && score == best;
        if mv.is_first || player.prefers(score, best) || ties_improve {
            best = score;
            searcher.improve(best)?;
        }
        if open.is_closed_by(player, best, searcher.config.cut_on) {
            searcher.cut(node, moves, mv)?;
            if mistake == FaultyAlgorithm::WrongBound {
                // The bound that was met is the player's own limit, β at MAX, and not the opponent's.
                return searcher.leave(moves, open.limit(player.opponent()));
            }
            break;
        }
        open = open.narrowed(player, best);
    }
    searcher.leave(moves, searcher.config.fail.applied(best, window))
}

/// What negamax that always negates takes for the score of `root`, from MAX's view.
pub(super) fn always_negating<G: Game, const E: bool>(
    searcher: &mut Searcher<G, impl Tracer<G>, E>,
    root: &Node<G>,
    window: Window,
) -> Searched {
    let player = root.position.to_move();
    let score = negamax(searcher, root, window.view(player))?;
    ControlFlow::Continue(player.view(score))
}

/// The same for `node`. Window and score are from the view of the side to move.
fn negamax<G: Game, const E: bool>(
    searcher: &mut Searcher<G, impl Tracer<G>, E>,
    node: &Node<G>,
    window: Window,
) -> Searched {
    let player = node.position.to_move();
    let moves = match searcher.enter(node, Some(window.view(player)))? {
        Entered::Leaf(score) => return ControlFlow::Continue(player.view(score)),
        Entered::Inner(moves) => moves,
    };
    let ties_cut = searcher.config.cut_on == CutOn::Equal;
    let Window { mut alpha, beta } = window;
    let mut best = Score::NEG_INFINITY;
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        // The mistake: the side to move may be the same again.
        let turned = Window { alpha: -beta, beta: -alpha };
        let score = -searcher.descend(|searcher| negamax(searcher, &child, turned))?;
        if mv.is_first || best < score {
            best = score;
            searcher.improve(player.view(best))?;
        }
        if beta < best || (beta == best && ties_cut) {
            searcher.cut(node, moves, mv)?;
            break;
        }
        alpha = alpha.max(best);
    }
    let score = searcher.config.fail.applied(best, window);
    searcher.leave(moves, player.view(score))?;
    ControlFlow::Continue(score)
}
