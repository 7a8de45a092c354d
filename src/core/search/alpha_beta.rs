//! Alpha-beta: minimax without the branches that cannot change the root's value.
//!
//! D. E. Knuth and R. W. Moore, "An Analysis of Alpha-Beta Pruning", 1975. At every node MAX is already sure of α and
//! MIN of β. Play never reaches a MAX node with a score of β or more, because MIN has something as good above it; nor a
//! MIN node with a score of α or less. With the best move first at every node, only b^⌈d/2⌉ + b^⌊d/2⌋ − 1 of bᵈ leaves
//! are evaluated. With the worst move first, all of them are.
//!
//! A search of a game that states the bounds of all values begins with a window within them. A score that reaches such
//! a bound closes the window: no value exceeds it.
//!
//! Contract, for a window α < β and a returned score s, fail-soft:
//! s ≤ α ⇒ value ≤ s; α < s < β ⇒ value = s; β ≤ s ⇒ s ≤ value. Fail-hard returns the same score clamped to [α, β], but
//! leaves return their score as it is.

use super::event::Tracer;
use super::support::searcher::{Entered, Node, Searched, Searcher};
use crate::game::Game;
use crate::score::Window;
use std::ops::ControlFlow;

/// Returns the score of `node`, exact only inside `window`.
pub(super) fn alpha_beta<G: Game, const E: bool>(
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
        let score = searcher.descend(&child, |searcher, child| alpha_beta(searcher, child, open))?;
        // Only a better score closes the window or narrows it.
        if mv.is_first || searcher.prefers(player, score, best) {
            best = score;
            searcher.improve(best)?;
            // At MAX, where β ≤ best; at MIN, where best ≤ α.
            if searcher.closes(open, player, best) {
                searcher.cut(node, moves, mv)?;
                break;
            }
            // MAX raises α to the best score so far; MIN lowers β.
            open = searcher.narrowed(open, player, best);
        }
    }
    searcher.leave(moves, searcher.config.fail.applied(best, window))
}
