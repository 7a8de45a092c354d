//! Negamax with alpha-beta: the window is negated and its ends are swapped at each change of sides.
//!
//! D. E. Knuth and R. W. Moore, 1975, their function F2. The score that one side already has, α, is the limit for the
//! other: the child is searched with (−β, −max(α, best)). Only one test is left, β ≤ best. If the same side moves
//! again, the window is passed on unchanged.
//!
//! Contract: the same as for alpha-beta, from the view of the side to move.

use super::event::Tracer;
use super::support::searcher::{Entered, Node, Searched, Searcher};
use crate::game::Game;
use crate::score::{Player, Score, Window};
use std::ops::ControlFlow;

/// Returns the score of `root` from MAX's view, exact only inside `window`, which is from MAX's view too.
pub(super) fn root<G: Game, const E: bool>(
    searcher: &mut Searcher<G, impl Tracer<G>, E>,
    root: &Node<G>,
    window: Window,
) -> Searched {
    let player = root.position.to_move();
    let score = negamax(searcher, root, window.view(player))?;
    ControlFlow::Continue(player.view(score))
}

/// Returns the score of `node`. Window and score are from the view of the side to move.
fn negamax<G: Game, const E: bool>(
    searcher: &mut Searcher<G, impl Tracer<G>, E>,
    node: &Node<G>,
    window: Window,
) -> Searched {
    let player = node.position.to_move();
    let moves = match searcher.enter(node, Some(searcher.window_view(player, window)))? {
        Entered::Leaf(score) => return ControlFlow::Continue(searcher.view(player, score)),
        Entered::Inner(moves) => moves,
    };
    let mut open = window;
    let mut best = Score::NEG_INFINITY;
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let score = if child.position().to_move() == player {
            searcher.descend(&child, |searcher, child| negamax(searcher, child, open))?
        } else {
            let turned = searcher.turned(open);
            let score = searcher.descend(&child, |searcher, child| negamax(searcher, child, turned))?;
            searcher.negated(score)
        };
        // Only a better score closes the window or narrows it.
        if mv.is_first || searcher.prefers(Player::Max, score, best) {
            best = score;
            searcher.improve(player.view(best))?;
            if searcher.closes(open, Player::Max, best) {
                searcher.cut(node, moves, mv)?;
                break;
            }
            open = searcher.narrowed(open, Player::Max, best);
        }
    }
    let score = searcher.config.fail.applied(best, window);
    searcher.leave(moves, player.view(score))?;
    ControlFlow::Continue(score)
}
