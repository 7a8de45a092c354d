//! Best-reply search: paranoid in which only one opponent at a time chooses.
//!
//! M. P. D. Schadd and M. H. M. Winands, "Best Reply Search for Multiplayer Games", 2011; in the form in which all
//! opponents keep moving, M. Esser, M. Gras, M. H. M. Winands, M. P. D. Schadd and M. Lanctot, "Improving Best-Reply
//! Search", 2013. Between two moves of the player at the root at most one opponent departs from their first move. The
//! tree is much smaller than paranoid's, so a search gets deeper in the same time.
//!
//! It is a heuristic, because it does not consider most replies. Contract: the value is never less than paranoid's.
//! What a node proves of paranoid's value follows from its children, of which those passed over prove nothing.

use super::event::Tracer;
use super::support::searcher::{Entered, Node, Searched, Searcher};
use crate::game::Game;
use crate::score::{Cutoff, Player, Window};
use std::iter;
use std::ops::ControlFlow;

/// Whether an opponent has departed from their first move since the player at the root moved.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Departure {
    Possible,
    UsedUp,
}

/// Returns the score of `root`.
pub(super) fn root<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    root: &Node<G>,
    window: Window,
) -> Searched {
    best_reply(searcher, root, window, Departure::Possible)
}

fn best_reply<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
    window: Window,
    departure: Departure,
) -> Searched {
    let moves = match searcher.enter(node, Some(window))? {
        Entered::Leaf(score) => return ControlFlow::Continue(score),
        Entered::Inner(moves) => moves,
    };
    let player = node.position.to_move();
    let is_bound = player == Player::Min && departure == Departure::UsedUp;
    let mut open = window;
    let mut best = player.worst();
    for mv in moves.in_order() {
        let below = match player {
            Player::Max => Departure::Possible,
            Player::Min if mv.is_first => departure,
            Player::Min => Departure::UsedUp,
        };
        let child = searcher.child(node, mv);
        let score = searcher.descend(&child, |searcher, child| best_reply(searcher, child, open, below))?;
        if mv.is_first || searcher.prefers(player, score, best) {
            best = score;
            searcher.improve(best)?;
            if searcher.closes(open, player, best) {
                if is_bound {
                    // The others are passed over anyway.
                    searcher.cut_chance(node, Cutoff::at(player), iter::empty())?;
                } else {
                    searcher.cut(node, moves, mv)?;
                    break;
                }
            }
            open = searcher.narrowed(open, player, best);
        }
        if is_bound {
            if !moves.is_last(mv) {
                searcher.skip_others(node, moves, mv)?;
            }
            break;
        }
    }
    searcher.leave(moves, searcher.config.fail.applied(best, window))
}
