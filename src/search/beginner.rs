//! The beginner's level: any legal move, each as likely as the others.
//!
//! Looks at nothing but the move that it happens to take. The other two levels that courses ask for are minimax: the
//! normal one looks at its own moves, the expert at the replies too. Knows no clock: chance comes from a seed, so that
//! every game can be repeated.
//!
//! Contract: the score is the evaluation of the position it moves to, and says nothing of its other moves.

use super::Tracer;
use super::level::Chance;
use super::minimax::minimax;
use super::run::Run;
use crate::game::Game;
use crate::score::Score;
use std::ops::ControlFlow;

/// The score of `root`, one ply deep.
pub(super) fn beginner<G: Game>(run: &mut Run<'_, G, impl Tracer<G>>, root: &G) -> ControlFlow<(), Score> {
    let moves = run.enter(None, root, None)?;
    if let Some(leaf) = run.leaf(&moves) {
        return run.evaluate(root, moves, leaf);
    }
    let indices: Vec<usize> = moves.clone().collect();
    let drawn = Chance::seeded(run.config.seed).one_of(&indices).unwrap_or(moves.start);
    let mv = run.mv(drawn);
    let score = minimax(run, Some(mv), &root.after(mv))?;
    run.improve(score)?;
    run.pass_over(root, drawn, moves.clone())?;
    run.leave(moves, score)
}
