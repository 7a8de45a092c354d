//! Alpha-beta with a transposition table: a position that was searched before is not searched again.
//!
//! A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, "Best-First Fixed-Depth Minimax Algorithms", 1996, who call it
//! `AlphaBetaWithMemory`. A lower and an upper bound are kept of each position. They answer where they meet, where the lower
//! one is at least β, or where the upper one is at most α. It differs from the paper in three things:
//!
//! * Where the bounds do not answer, the paper narrows the window to them. Here the window stays as it was handed down, so
//!   that a cutoff always meets what one side has at a node above, and never what the table has. That changes no score inside
//!   the window; a narrowed window cuts a little sooner.
//! * A bound must have been searched exactly as deep as the search asks for, or to the end of the game in every line. One
//!   from further down would be a better estimate, but not the value that minimax finds at this depth.
//! * The root is always searched, because an answer from the table has no move that was searched in this pass.
//!
//! Contract: that of alpha-beta.

use super::config::Fail;
use super::enhancements::Enhanced;
use super::event::Tracer;
use super::searcher::{Entered, RankedMove, Searcher};
use crate::game::Game;
use crate::score::{CutOn, Player, Score, Window};
use std::ops::ControlFlow;

/// The score of `position`, to which the move `via` led, as far as it matters inside `window`.
pub(super) fn alpha_beta_table<G: Game>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>, Enhanced<G>>,
    via: Option<RankedMove<G, Enhanced<G>>>,
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
    if let Some(answer) = searcher.probe(position, window) {
        let score = searcher.take_answer(position, answer)?;
        return searcher.leave(moves, score);
    }
    let player = position.to_move();
    let ties_cut = searcher.config.cut_on == CutOn::Equal;
    let Window { mut alpha, mut beta } = window;
    let mut best = player.worst();
    let mut best_move = None;
    for place in moves.places() {
        let tried = searcher.ranked_move(place);
        let child = position.after(tried.mv);
        let score =
            searcher.descend(|searcher| alpha_beta_table(searcher, Some(tried), &child, Window { alpha, beta }))?;
        if moves.is_first(place) || player.prefers(score, best) {
            best = score;
            best_move = Some(tried.mv);
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
    searcher.store(position, window, score, best_move)?;
    searcher.leave(moves, score)
}
