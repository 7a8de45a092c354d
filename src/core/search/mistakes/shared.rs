//! Alpha-beta and minimax with variables that all nodes share: in a default argument, in an attribute, or in a global
//! variable.

use super::mistake::Mistake;
use crate::game::Game;
use crate::score::{Player, Score, Window};
use crate::search::event::Tracer;
use crate::search::support::searcher::{Entered, Node, Searched, Searcher};
use std::ops::ControlFlow;

#[derive(Clone, Copy, Debug)]
pub(super) struct Shared {
    /// The window, in the mistake `WindowShared`.
    pub window: Window,
    /// The best score of MAX and that of MIN, in the mistake `BestShared`.
    pub best: [Score; 2],
}

/// Returns the score of `node`.
pub(super) fn alpha_beta<G: Game>(
    searcher: &mut Searcher<G, impl Tracer<G>>,
    node: &Node<G>,
    window: Window,
    shared: &mut Shared,
    mistake: Mistake,
) -> Searched {
    let prunes = searcher.config.algorithm.properties().prunes;
    let window = if mistake == Mistake::WindowShared { shared.window } else { window };
    let moves = match searcher.enter(node, prunes.then_some(window))? {
        Entered::Leaf(score) => return ControlFlow::Continue(score),
        Entered::Inner(moves) => moves,
    };
    let player = node.position.to_move();
    let side = usize::from(player == Player::Min);
    let mut open = window;
    let mut best = player.worst();
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let score = searcher.descend(&child, |searcher, child| alpha_beta(searcher, child, open, shared, mistake))?;
        if mistake == Mistake::BestShared {
            best = shared.best[side];
        } else {
            open = shared.window;
        }
        if (mv.is_first && mistake != Mistake::BestShared) || player.prefers(score, best) {
            best = score;
            searcher.improve(best)?;
        }
        shared.best[side] = best;
        if prunes && open.is_closed_by(player, best, searcher.config.cut_on) {
            searcher.cut(node, moves, mv)?;
            shared.window = open.narrowed(player, best);
            break;
        }
        open = open.narrowed(player, best);
        shared.window = open;
    }
    searcher.leave(moves, if prunes { searcher.config.fail.applied(best, window) } else { best })
}
