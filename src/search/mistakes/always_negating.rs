//! Always negating: negamax with alpha-beta that negates every score and turns every window round.
//!
//! Found where negamax is copied from a text on chess into a game in which a side may move twice running: mancala's extra
//! turn, a pass in Othello. There the child's score is already the mover's own. Negated, the mover's gain becomes its loss.
//!
//! Harmless as long as the turns alternate: then it is negamax with alpha-beta.

use crate::game::Game;
use crate::score::{Player, Score, Window};
use crate::search::config::Fail;
use crate::search::event::Tracer;
use crate::search::searcher::Searcher;
use std::ops::ControlFlow;

/// What the mistaken search takes for the score of `position`, from MAX's side.
pub(in crate::search) fn root<G: Game>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>>,
    position: &G,
    window: Window,
) -> ControlFlow<(), Score> {
    let player = position.to_move();
    let score = always_negating(searcher, None, position, window.view(player))?;
    ControlFlow::Continue(player.view(score))
}

/// The same for `position`, to which the move `via` led; window and score as the side to move counts them.
fn always_negating<G: Game>(
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
        // The slip: nobody asks whether the side to move has changed.
        let score = -searcher
            .deeper(|searcher| always_negating(searcher, Some(mv), &position.after(mv), open.view(Player::Min)))?;
        if index == moves.start || best < score {
            best = score;
            searcher.improve(player.view(best))?;
        }
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
