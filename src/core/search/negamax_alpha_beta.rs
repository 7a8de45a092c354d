//! Negamax with alpha-beta: the window is negated and turned round at each change of sides.
//!
//! D. E. Knuth and R. W. Moore, 1975, their function F2. What one side has already, α, is what the other must not
//! exceed: the child is searched with (−β, −max(α, best)). Only one test is left, β ≤ best. Where the same side moves again
//! the window is handed on as it is.
//!
//! Contract: that of alpha-beta, from the view of the side to move.

use super::config::Fail;
use super::enhancements::Enhancements;
use super::event::Tracer;
use super::searcher::{Entered, RankedMove, Searcher};
use crate::game::Game;
use crate::score::{CutOn, Score, Window};
use std::ops::ControlFlow;

/// The score of `position` from MAX's view, as far as it matters inside `window`, which is MAX's view too.
pub(super) fn root<G: Game, E: Enhancements<G>>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>, E>,
    position: &G,
    window: Window,
) -> ControlFlow<(), Score> {
    let player = position.to_move();
    let score = negamax(searcher, None, position, window.view(player))?;
    ControlFlow::Continue(player.view(score))
}

/// The score of `position`, to which the move `via` led. Window and score are from the view of the side to move.
fn negamax<G: Game, E: Enhancements<G>>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>, E>,
    via: Option<RankedMove<G, E>>,
    position: &G,
    window: Window,
) -> ControlFlow<(), Score> {
    let player = position.to_move();
    let moves = match searcher.enter(via, position, Some(window.view(player)))? {
        Entered::Inner(moves) => moves,
        Entered::Leaf(leaf) => {
            let score = searcher.evaluate(position, leaf)?;
            return searcher.leave_leaf(score).map_continue(|score| player.view(score));
        }
    };
    let ties_cut = searcher.config.cut_on == CutOn::Equal;
    let Window { mut alpha, beta } = window;
    let mut best = Score::NEG_INFINITY;
    for place in moves.places() {
        let tried = searcher.ranked_move(place);
        let child = position.after(tried.mv);
        let score = if child.to_move() == player {
            searcher.descend(|searcher| negamax(searcher, Some(tried), &child, Window { alpha, beta }))?
        } else {
            -searcher
                .descend(|searcher| negamax(searcher, Some(tried), &child, Window { alpha: -beta, beta: -alpha }))?
        };
        if moves.is_first(place) || best < score {
            best = score;
            searcher.improve(player.view(best))?;
        }
        if beta < best || (beta == best && ties_cut) {
            searcher.cut(position, moves, place)?;
            break;
        }
        alpha = alpha.max(best);
    }
    let score = match searcher.config.fail {
        Fail::Soft => best,
        Fail::Hard => window.clamp(best),
    };
    searcher.leave(moves, player.view(score))?;
    ControlFlow::Continue(score)
}
