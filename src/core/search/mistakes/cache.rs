//! Alpha-beta with a table that ignores some of what a stored score depends on.

use super::mistake::Mistake;
use crate::game::Game;
use crate::score::{Player, Window};
use crate::search::event::Tracer;
use crate::search::support::searcher::{Entered, Node, Searched, Searcher};
use std::ops::ControlFlow;

/// Returns the score of `node` by alpha-beta with this mistake in its table.
pub(super) fn alpha_beta_table<G: Game>(
    searcher: &mut Searcher<G, impl Tracer<G>>,
    node: &Node<G>,
    window: Window,
    mistake: Mistake,
) -> Searched {
    let moves = match searcher.enter(node, Some(window))? {
        Entered::Leaf(score) => return ControlFlow::Continue(score),
        Entered::Inner(moves) => moves,
    };
    if let Some(answer) = searcher.probe(node, window) {
        return searcher.leave_with(node, moves, answer);
    }
    let player = node.position.to_move();
    let mut open = window;
    let mut best = player.worst();
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let score = searcher.descend(&child, |searcher, child| alpha_beta_table(searcher, child, open, mistake))?;
        if mv.is_first || player.prefers(score, best) {
            best = score;
            searcher.improve(best)?;
        }
        if open.is_closed_by(player, best, searcher.config.cut_on) {
            searcher.cut(node, moves, mv)?;
            break;
        }
        open = open.narrowed(player, best);
    }
    let score = searcher.config.fail.applied(best, window);
    if mistake == Mistake::CacheWithoutDepth {
        searcher.store_for_any_depth(node, window, score)?;
    } else if mistake == Mistake::CacheFlagsByNarrowedWindow {
        // No score exceeds the own bound that it has moved.
        let flagged = match player {
            Player::Max => Window { alpha: score, ..Window::FULL },
            Player::Min => Window { beta: score, ..Window::FULL },
        };
        searcher.store(node, flagged, score, None)?;
    } else {
        // The score of a search with a window is stored as if the window had been full.
        searcher.store(node, Window::FULL, score, None)?;
    }
    searcher.leave(moves, score)
}
