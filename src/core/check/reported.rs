//! The reported answer of a program, and the work of its searches.

use super::report::VisitCounts;
use crate::run::{ReportedMove, Run};
use crate::score::{Payoffs, Score, Window};

/// Returns the value reported last: in the answer, or else by the root.
pub(super) fn reported_value(run: &Run) -> Option<Score> {
    let last = run.roots.len().checked_sub(1)?;
    run.answers.get(&last).and_then(|answer| answer.value).or(run.nodes[run.roots[last]].value)
}

/// Returns the vector reported last: in the answer, or else by the root.
pub(super) fn reported_payoffs(run: &Run) -> Option<Payoffs> {
    let last = run.roots.len().checked_sub(1)?;
    let answered = run.answers.get(&last).and_then(|answer| answer.payoffs);
    answered.or_else(|| run.payoffs.get(&run.roots[last]).copied())
}

/// Returns the best move reported last: in the answer, or else when the root was left.
pub(super) fn reported_best(run: &Run) -> Option<ReportedMove> {
    let last = run.roots.len().checked_sub(1)?;
    run.answers.get(&last).and_then(|answer| answer.best).or(run.nodes[run.roots[last]].best)
}

pub(super) fn work(run: &Run) -> VisitCounts {
    let leaves = (0..run.nodes.len()).filter(|&node| run.is_leaf(node)).count();
    VisitCounts { nodes: run.nodes.len() as u64, leaves: leaves as u64 }
}

/// The greatest relative difference between a fraction and a decimal that a program has computed for it.
const ROUNDING: f64 = 1e-9;

/// Returns whether a program that computes with rounded decimals may report `told` for a number.
pub(super) fn is_rounded(told: Score, number: Score) -> bool {
    let (told, number) = (told.get(), number.get());
    told.is_finite() && number.is_finite() && (told - number).abs() <= ROUNDING * number.abs().max(1.0)
}

/// Returns whether a node that was searched with this window may return `told` for the best score `found`, because both
/// prove the same for the node above.
pub(super) fn says_as_much(window: Window, found: Score, told: Score) -> bool {
    (found <= window.alpha && found <= told && told <= window.alpha)
        || (window.beta <= found && window.beta <= told && told <= found)
}
