//! Principal variation search: the first move is taken for the best, and the others are only tested for being better.
//!
//! T. A. Marsland and M. Campbell, "Parallel Search of Strongly Ordered Game Trees", 1982; A. Reinefeld's `NegaScout` of
//! 1983 is the same idea. The first move is searched with the whole window, the others with a null window, which cuts
//! soonest. If such a scout finds that a move is better after all, that move is searched again with the whole window. With
//! good move ordering that is rare, and the scouts cost less than they save.
//!
//! Contract: that of alpha-beta.

use super::config::Fail;
use super::enhancements::Enhancements;
use super::event::Tracer;
use super::searcher::{Entered, RankedMove, Searcher};
use crate::game::Game;
use crate::score::{CutOn, Player, Score, Window};
use std::ops::ControlFlow;

/// The score of `position`, to which the move `via` led, as far as it matters inside `window`.
pub(super) fn principal_variation<G: Game, E: Enhancements<G>>(
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
        let open = Window { alpha, beta };
        let scout = open.null_window(player);
        let score = if moves.is_first(place) || scout == open {
            searcher.descend(|searcher| principal_variation(searcher, Some(tried), &child, open))?
        } else {
            let scouted = searcher.descend(|searcher| principal_variation(searcher, Some(tried), &child, scout))?;
            // Better than what the player has, and not so good that the opponent would avoid it: a re-search finds how
            // good exactly.
            if alpha < scouted && scouted < beta {
                searcher.descend(|searcher| principal_variation(searcher, Some(tried), &child, open))?
            } else {
                scouted
            }
        };
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
