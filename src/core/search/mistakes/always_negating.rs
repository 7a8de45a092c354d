//! Always negating: negamax with alpha-beta that negates every score and turns every window round.
//!
//! Found where negamax is copied from a text on chess into a game in which a side may move twice running: mancala's extra
//! turn, a pass in Othello. There the child's score is the mover's already. Negated, the mover's gain becomes its loss.
//!
//! Harmless as long as the turns alternate: then it is negamax with alpha-beta.

use crate::game::Game;
use crate::score::{CutOn, Score, Window};
use crate::search::event::Tracer;
use crate::search::support::searcher::{Entered, Node, Searched, Searcher};
use std::ops::ControlFlow;

/// What the mistaken search takes for the score of `root`, from MAX's view.
pub(in crate::search) fn root<G: Game, const E: bool>(
    searcher: &mut Searcher<G, impl Tracer<G>, E>,
    root: &Node<G>,
    window: Window,
) -> Searched {
    let player = root.position.to_move();
    let score = always_negating(searcher, root, window.view(player))?;
    ControlFlow::Continue(player.view(score))
}

/// The same for `node`. Window and score are from the view of the side to move.
fn always_negating<G: Game, const E: bool>(
    searcher: &mut Searcher<G, impl Tracer<G>, E>,
    node: &Node<G>,
    window: Window,
) -> Searched {
    let player = node.position.to_move();
    let moves = match searcher.enter(node, Some(window.view(player)))? {
        Entered::Leaf(score) => return ControlFlow::Continue(player.view(score)),
        Entered::Inner(moves) => moves,
    };
    let ties_cut = searcher.config.cut_on == CutOn::Equal;
    let Window { mut alpha, beta } = window;
    let mut best = Score::NEG_INFINITY;
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        // The mistake: the side to move may be the same again.
        let turned = Window { alpha: -beta, beta: -alpha };
        let score = -searcher.descend(|searcher| always_negating(searcher, &child, turned))?;
        if mv.is_first || best < score {
            best = score;
            searcher.improve(player.view(best))?;
        }
        if beta < best || (beta == best && ties_cut) {
            searcher.cut(node, moves, mv)?;
            break;
        }
        alpha = alpha.max(best);
    }
    let score = searcher.config.fail.applied(best, window);
    searcher.leave(moves, player.view(score))?;
    ControlFlow::Continue(score)
}
