//! What a program answered, and how much it searched.

use super::report::Work;
use crate::run::{Run, ToldMove};
use crate::score::Score;

/// The value that was told last: in the answer, else by the root.
pub(super) fn told_value(run: &Run) -> Option<Score> {
    let last = run.roots.len().checked_sub(1)?;
    run.answers.get(&last).and_then(|answer| answer.value).or(run.nodes[run.roots[last]].value)
}

/// The best move that was told last: in the answer, else when the root was left.
pub(super) fn told_best(run: &Run) -> Option<ToldMove> {
    let last = run.roots.len().checked_sub(1)?;
    run.answers.get(&last).and_then(|answer| answer.best).or(run.nodes[run.roots[last]].best)
}

pub(super) fn work(run: &Run) -> Work {
    let leaves = (0..run.nodes.len()).filter(|&node| run.is_leaf(node)).count();
    Work { nodes: run.nodes.len() as u64, leaves: leaves as u64 }
}
