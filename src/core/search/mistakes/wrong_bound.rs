//! The wrong bound after a cut: alpha-beta that returns, from a node that is cut, the bound of the wrong side.
//!
//! Found where lecture slides on alpha-beta are read literally: "return α" at the end of MAX's function, "return β" at the
//! end of MIN's, and a cut leaves by the same line. A MAX node that has reached β has the value β or more and must return no
//! less than β. If it returns α, MIN above takes the branch for one that is bad for MAX, although it is good.
//!
//! Certainly harmless only where no node is cut at all.

use crate::game::Game;
use crate::score::{CutOn, Player, Score, Window};
use crate::search::config::Fail;
use crate::search::enhancements::Enhancements;
use crate::search::event::Tracer;
use crate::search::searcher::{Entered, RankedMove, Searcher};
use std::ops::ControlFlow;

/// What the mistaken search takes for the score of `position`, to which the move `via` led.
pub(in crate::search) fn wrong_bound<G: Game, E: Enhancements<G>>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>, E>,
    via: Option<RankedMove<G, E>>,
    position: &G,
    window: Window,
) -> ControlFlow<(), Score> {
    let moves = match searcher.enter(via, position, Some(window))? {
        Entered::Inner(moves) => moves,
        Entered::Leaf(leaf) => {
            let score = searcher.evaluate(position, leaf)?;
            return searcher.leave_leaf(score);
        }
    };
    let player = position.to_move();
    let ties_cut = searcher.config.cut_on == CutOn::Equal;
    let Window { mut alpha, mut beta } = window;
    let mut best = player.worst();
    for place in moves.places() {
        let tried = searcher.ranked_move(place);
        let child = position.after(tried.mv);
        let score = searcher.descend(|searcher| wrong_bound(searcher, Some(tried), &child, Window { alpha, beta }))?;
        if moves.is_first(place) || player.prefers(score, best) {
            best = score;
            searcher.improve(best)?;
        }
        match player {
            Player::Max => {
                if beta < best || (beta == best && ties_cut) {
                    searcher.cut(position, moves, place)?;
                    // The mistake: the bound that was met is beta.
                    return searcher.leave(moves, alpha);
                }
                alpha = alpha.max(best);
            }
            Player::Min => {
                if best < alpha || (best == alpha && ties_cut) {
                    searcher.cut(position, moves, place)?;
                    // The mistake: the bound that was met is alpha.
                    return searcher.leave(moves, beta);
                }
                beta = beta.min(best);
            }
        }
    }
    let score = match searcher.config.fail {
        Fail::Soft => best,
        Fail::Hard => window.clamp(best),
    };
    searcher.leave(moves, score)
}
