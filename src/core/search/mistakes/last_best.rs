//! The last best: alpha-beta in which a child that only equals the best so far becomes the best.
//!
//! Found where the test for a new best is written with ≥ instead of >. In minimax that is a matter of taste: equal values are
//! equal. In alpha-beta a child that returns no more than α was cut: its value is that or less, and a tie with it proves
//! nothing. The root's value stays right, but the move that is played may lose.
//!
//! Harmless where no two scores are equal, and where only the value is asked for, not the move.

use crate::game::Game;
use crate::score::{CutOn, Player, Score, Window};
use crate::search::config::Fail;
use crate::search::enhancements::Enhancements;
use crate::search::event::Tracer;
use crate::search::searcher::{Entered, RankedMove, Searcher};
use std::ops::ControlFlow;

/// The score of `position`, to which the move `via` led, as far as it matters inside `window`: the score of alpha-beta.
/// What is wrong is which child becomes the best.
pub(in crate::search) fn last_best<G: Game, E: Enhancements<G>>(
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
        let score = searcher.descend(|searcher| last_best(searcher, Some(tried), &child, Window { alpha, beta }))?;
        // The mistake: a tie is an improvement too.
        if moves.is_first(place) || !player.prefers(best, score) {
            best = score;
            searcher.improve(best)?;
        }
        match player {
            Player::Max => {
                if beta < best || (beta == best && ties_cut) {
                    searcher.cut(position, moves, place)?;
                    break;
                }
                alpha = alpha.max(best);
            }
            Player::Min => {
                if best < alpha || (best == alpha && ties_cut) {
                    searcher.cut(position, moves, place)?;
                    break;
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
