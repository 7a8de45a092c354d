//! The beginner's level: any legal move, all equally likely.
//!
//! Searches only the move that it draws. The other two levels that courses assign are minimax: the normal level
//! considers its own moves, the expert also the replies. Does not depend on a clock: the move follows from a seed, so
//! that every game can be repeated.
//!
//! Contract: the score is the evaluation of the position after the drawn move, and proves nothing about the other
//! moves.

use super::event::Tracer;
use super::minimax::minimax;
use super::support::searcher::{Entered, Node, Searched, Searcher};
use super::support::split_mix_64::SplitMix64;
use crate::game::Game;
use crate::game::played_game::legal_moves;
use std::ops::ControlFlow;

/// Returns the score of `root`, one ply deep.
pub(super) fn beginner<G: Game, const E: bool>(
    searcher: &mut Searcher<G, impl Tracer<G>, E>,
    root: &Node<G>,
) -> Searched {
    let moves = match searcher.enter(root, None)? {
        Entered::Leaf(score) => return ControlFlow::Continue(score),
        Entered::Inner(moves) => moves,
    };
    let all: Vec<_> = moves.in_order().collect();
    let drawn = SplitMix64::new(searcher.config.seed).choose(&all).unwrap_or(all[0]);
    let child = searcher.child(root, drawn);
    let score = searcher.descend(&child, |searcher, child| minimax(searcher, child))?;
    searcher.improve(score)?;
    searcher.skip_others(root, moves, drawn)?;
    searcher.leave(moves, score)
}

/// Returns a random legal move; `None` if the game is over.
///
/// ```
/// use poda_core::game::tic_tac_toe::{TicTacToeRules, TicTacToe};
/// use poda_core::search::beginner::random_move;
/// use poda_core::search::split_mix_64::SplitMix64;
///
/// let board = TicTacToe::new(TicTacToeRules::default());
/// let cell = random_move(&board, &mut SplitMix64::new(1)).unwrap();
/// assert_eq!(random_move(&board, &mut SplitMix64::new(1)), Some(cell));
/// ```
pub fn random_move<G: Game>(position: &G, rng: &mut SplitMix64) -> Option<G::Move> {
    rng.choose(&legal_moves(position))
}
