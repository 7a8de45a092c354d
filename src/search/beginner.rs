//! The beginner's level: any legal move, each as likely as the others.
//!
//! Looks at nothing but the move that it happens to take. The other two levels that courses ask for are minimax: the
//! normal one looks at its own moves, the expert at the replies too. Knows no clock: chance comes from a seed, so that
//! every game can be repeated.
//!
//! Contract: the score is the evaluation of the position it moves to, and says nothing of its other moves.

use super::event::Tracer;
use super::minimax::minimax;
use super::searcher::Searcher;
use super::split_mix_64::SplitMix64;
use crate::game::Game;
use crate::score::Score;
use std::ops::ControlFlow;

/// The score of `root`, one ply deep.
pub(super) fn beginner<G: Game>(searcher: &mut Searcher<'_, G, impl Tracer<G>>, root: &G) -> ControlFlow<(), Score> {
    let moves = searcher.enter(None, root, None)?;
    if let Some(leaf) = searcher.leaf(&moves) {
        return searcher.evaluate(root, moves, leaf);
    }
    let indices: Vec<usize> = moves.clone().collect();
    let drawn = SplitMix64::new(searcher.config.seed).choose(&indices).unwrap_or(moves.start);
    let mv = searcher.mv(drawn);
    let score = minimax(searcher, Some(mv), &root.after(mv))?;
    searcher.improve(score)?;
    searcher.pass_over(root, drawn, moves.clone())?;
    searcher.leave(moves, score)
}

/// A legal move by chance; `None` where the game is over.
///
/// ```
/// use poda::game::tic_tac_toe::{TicTacToeRules, TicTacToe};
/// use poda::search::beginner::random_move;
/// use poda::search::split_mix_64::SplitMix64;
///
/// let board = TicTacToe::new(TicTacToeRules::default());
/// let cell = random_move(&board, &mut SplitMix64::new(1)).unwrap();
/// assert_eq!(random_move(&board, &mut SplitMix64::new(1)), Some(cell));
/// ```
pub fn random_move<G: Game>(position: &G, rng: &mut SplitMix64) -> Option<G::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    rng.choose(&moves)
}
