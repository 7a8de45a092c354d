//! Always negating: negamax with alpha-beta that negates every score and turns every window round.
//!
//! Found where negamax is copied from a text on chess into a game in which a side may move twice running: mancala's extra
//! turn, a pass in Othello. There the child's score is the mover's already. Negated, the mover's gain becomes its loss.
//!
//! Harmless as long as the turns alternate: then it is negamax with alpha-beta.

use crate::game::Game;
use crate::score::{CutOn, Score, Window};
use crate::search::config::Fail;
use crate::search::enhancements::Enhancements;
use crate::search::event::Tracer;
use crate::search::searcher::{Entered, RankedMove, Searcher};
use std::ops::ControlFlow;

/// What the mistaken search takes for the score of `position`, from MAX's view.
pub(in crate::search) fn root<G: Game, E: Enhancements<G>>(
    searcher: &mut Searcher<'_, G, impl Tracer<G>, E>,
    position: &G,
    window: Window,
) -> ControlFlow<(), Score> {
    let player = position.to_move();
    let score = always_negating(searcher, None, position, window.view(player))?;
    ControlFlow::Continue(player.view(score))
}

/// The same for `position`, to which the move `via` led. Window and score are from the view of the side to move.
fn always_negating<G: Game, E: Enhancements<G>>(
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
        // The mistake: the side to move may be the same again.
        let turned = Window { alpha: -beta, beta: -alpha };
        let score = -searcher.descend(|searcher| always_negating(searcher, Some(tried), &child, turned))?;
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
