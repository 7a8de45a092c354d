//! Negamax with alpha-beta: the window turns round with the sides.
//!
//! D. E. Knuth and R. W. Moore, 1975, their function F2. What I have already, α, is what you must not exceed: the
//! child is searched with (−β, −max(α, best)). Only one test is left, best ≥ β. Where the same side moves again the
//! window is handed on as it is.
//!
//! Contract: that of alpha-beta, as the side to move counts it.

use super::config::Fail;
use super::event::Tracer;
use super::searcher::Searcher;
use crate::game::Game;
use crate::score::{Player, Score, Window};
use std::ops::ControlFlow;

/// The score of `position` from MAX's side, as far as it matters inside `window`, which is MAX's view too.
pub(super) fn root<G: Game>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>>,
    position: &G,
    window: Window,
) -> ControlFlow<(), Score> {
    let player = position.to_move();
    let score = negamax(searcher, None, position, window.view(player))?;
    ControlFlow::Continue(player.view(score))
}

/// The score of `position`, to which the move `via` led; window and score as the side to move counts them.
fn negamax<G: Game>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>>,
    via: Option<G::Move>,
    position: &G,
    window: Window,
) -> ControlFlow<(), Score> {
    let player = position.to_move();
    let moves = searcher.enter(via, position, Some(window.view(player)))?;
    if let Some(leaf) = searcher.leaf(&moves) {
        return searcher.evaluate(position, moves, leaf).map_continue(|score| player.view(score));
    }
    let mut best = Score::NEG_INFINITY;
    let mut open = window;
    for index in moves.clone() {
        let mv = searcher.mv(index);
        let child = position.after(mv);
        let score = if child.to_move() == player {
            searcher.deeper(|searcher| negamax(searcher, Some(mv), &child, open))?
        } else {
            -searcher.deeper(|searcher| negamax(searcher, Some(mv), &child, open.view(Player::Min)))?
        };
        if index == moves.start || best < score {
            best = score;
            searcher.improve(player.view(best))?;
        }
        // From the player's side everybody is MAX.
        if open.is_closed_by(Player::Max, score, searcher.config.cut_on) {
            searcher.cut(position, index + 1..moves.end)?;
            break;
        }
        open = open.narrowed(Player::Max, best);
    }
    let score = match searcher.config.fail {
        Fail::Soft => best,
        Fail::Hard => window.clamp(best),
    };
    searcher.leave(moves, player.view(score))?;
    ControlFlow::Continue(score)
}
