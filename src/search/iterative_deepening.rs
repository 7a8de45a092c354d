//! Iterative deepening: search one ply deep, then two, then three, as far as there is time.
//!
//! D. J. Slate and L. R. Atkin, "CHESS 4.5", 1977; R. E. Korf, "Depth-First Iterative-Deepening", 1985. Whenever time runs out there
//! is an answer, that of the last pass that was finished. The shallow passes cost little, because every ply multiplies the
//! nodes by b: all of them together about b / (b − 1) times the last. And each shows the next where to look first.
//!
//! Contract: the score is that of the last pass, which is alpha-beta's at its depth.

use super::event::Tracer;
use super::pass::{Pass, PassKind};
use super::searcher::Searcher;
use crate::game::Game;
use crate::score::Score;
use std::ops::ControlFlow;

/// The score of `root`.
pub(super) fn iterative_deepening<G: Game>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>>,
    root: &G,
) -> ControlFlow<(), Score> {
    let window = searcher.config.window;
    let mut depth = searcher.config.depth.unwrap_or(1).min(1);
    loop {
        let score = searcher.pass(root, Pass { depth: Some(depth), window, kind: PassKind::Deeper })?;
        if let Some(stop) = searcher.stop_after(score, depth) {
            return searcher.stop(stop, score);
        }
        depth += 1;
    }
}
