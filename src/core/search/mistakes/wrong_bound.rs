//! The wrong bound after a cut: alpha-beta that returns, from a node that is cut, the bound of the wrong side.
//!
//! Found where lecture slides on alpha-beta are read literally: "return α" at the end of MAX's function, "return β" at the
//! end of MIN's, and a cut leaves by the same line. A MAX node that has reached β has the value β or more and must return no
//! less than β. If it returns α, MIN above takes the branch for one that is bad for MAX, although it is good.
//!
//! Certainly harmless only where no node is cut at all.

use crate::game::Game;
use crate::score::Window;
use crate::search::event::Tracer;
use crate::search::support::searcher::{Entered, Node, Searched, Searcher};
use std::ops::ControlFlow;

/// What the mistaken search takes for the score of `node`.
pub(in crate::search) fn wrong_bound<G: Game, const E: bool>(
    searcher: &mut Searcher<G, impl Tracer<G>, E>,
    node: &Node<G>,
    window: Window,
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
        let score = searcher.descend(|searcher| wrong_bound(searcher, &child, open))?;
        if mv.is_first || player.prefers(score, best) {
            best = score;
            searcher.improve(best)?;
        }
        if open.is_closed_by(player, best, searcher.config.cut_on) {
            searcher.cut(node, moves, mv)?;
            // The mistake: the bound that was met is the player's own limit, β at MAX, and not the opponent's.
            return searcher.leave(moves, open.limit(player.opponent()));
        }
        open = open.narrowed(player, best);
    }
    searcher.leave(moves, searcher.config.fail.applied(best, window))
}
