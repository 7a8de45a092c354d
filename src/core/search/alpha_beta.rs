//! Alpha-beta: minimax without the branches that cannot matter.
//!
//! D. E. Knuth and R. W. Moore, "An Analysis of Alpha-Beta Pruning", 1975. On the way down, MAX already has α and MIN
//! already has β. A MAX node that reaches β is never played to, because MIN has something as good above it; nor is a
//! MIN node that falls to α. With the best move first everywhere only b^⌈d/2⌉ + b^⌊d/2⌋ − 1 of bᵈ leaves are
//! evaluated; with the worst first, all of them.
//!
//! Contract, for a window α < β and a returned score s, fail-soft:
//! s ≤ α ⇒ value ≤ s; α < s < β ⇒ value = s; β ≤ s ⇒ s ≤ value. Fail-hard returns the same score clamped to [α, β], but
//! leaves return theirs as it is.

use super::config::Fail;
use super::enhancements::Enhancements;
use super::event::Tracer;
use super::searcher::{Entered, RankedMove, Searcher};
use crate::game::Game;
use crate::score::{CutOn, Player, Score, Window};
use std::ops::ControlFlow;

/// The score of `position`, to which the move `via` led, as far as it matters inside `window`.
pub(super) fn alpha_beta<G: Game, E: Enhancements<G>>(
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
        let score = searcher.descend(|searcher| alpha_beta(searcher, Some(tried), &child, Window { alpha, beta }))?;
        if moves.is_first(place) || player.prefers(score, best) {
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
