//! Iterative deepening: searches one ply deep, then two, then three, as long as there is time.
//!
//! D. J. Slate and L. R. Atkin, "CHESS 4.5", 1977; R. E. Korf, "Depth-First Iterative-Deepening", 1985. Whenever time
//! runs out there is an answer, that of the last finished pass. The shallow passes cost little, because every ply
//! multiplies the nodes by b: all of them together cost about b / (b − 1) times the last. Each pass also shows the next
//! one which move to try first.
//!
//! Contract: the score is that of the last pass, which is alpha-beta's at its depth.

use super::event::Tracer;
use super::support::pass::{Pass, PassKind};
use super::support::searcher::{Node, Searched, Searcher};
use crate::game::Game;
use crate::score::Window;
use std::ops::ControlFlow;

/// Returns the score of `root`. Each pass begins with `window`.
pub(super) fn iterative_deepening<G: Game>(
    searcher: &mut Searcher<G, impl Tracer<G>>,
    root: &Node<G>,
    window: Window,
) -> Searched {
    let first_depth = searcher.config.depth.unwrap_or(1).min(1);
    deepen(first_depth, |depth| {
        let pass = Pass { depth: Some(depth), window, kind: PassKind::Deeper };
        let score = searcher.make_pass(root, pass).map_break(ControlFlow::Break)?;
        match searcher.stop_after(score, depth) {
            Some(reason) => ControlFlow::Break(searcher.stop(reason, score)),
            None => ControlFlow::Continue(depth),
        }
    })
}

/// Deepens any search iteratively: calls `search_to` with `first_depth`, then each time with the depth that it reached
/// plus one, until it breaks. Returns the value of the break.
///
/// ```
/// use poda_core::search::iterative_deepening::deepen;
/// use std::ops::ControlFlow;
///
/// let mut depths = Vec::new();
/// let stopped = deepen(1, |depth| {
///     depths.push(depth);
///     if depth < 4 { ControlFlow::Continue(depth) } else { ControlFlow::Break("as deep as asked for") }
/// });
/// assert_eq!((depths, stopped), (vec![1, 2, 3, 4], "as deep as asked for"));
/// ```
pub fn deepen<Stopped>(first_depth: usize, mut search_to: impl FnMut(usize) -> ControlFlow<Stopped, usize>) -> Stopped {
    let mut depth = first_depth;
    loop {
        match search_to(depth) {
            ControlFlow::Continue(searched) => depth = searched + 1,
            ControlFlow::Break(stopped) => return stopped,
        }
    }
}
