//! What is wrong with an answer that names nodes.

use super::reason::{CutTest, Slip};
use poda_core::game::Game;
use poda_core::score::{Interval, Score};
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// Returns what is wrong with the node that is said to be entered next; `entered` is `None` where `node` is left.
pub(super) fn slip_of_next(choices: &[NodeId], node: NodeId, entered: Option<NodeId>, chosen: NodeId) -> Option<Slip> {
    match entered {
        _ if !choices.contains(&chosen) => Some(Slip::NotAChoice(chosen)),
        Some(entered) if chosen == entered => None,
        None if chosen == node => None,
        Some(_) if chosen == node => Some(Slip::LeavesTooEarly),
        Some(_) => Some(Slip::OutOfOrder(chosen)),
        None => Some(Slip::EntersPruned(chosen)),
    }
}

/// Returns what is wrong with the children that are said to be pruned, in any order; `later`: those that are left.
pub(super) fn slip_of_cut(test: &CutTest, later: &[NodeId], pruned: &[NodeId]) -> Option<Slip> {
    if let Some(&other) = pruned.iter().find(|child| !later.contains(child)) {
        return Some(Slip::NotAChoice(other));
    }
    match (test.cuts, pruned.is_empty()) {
        (true, true) => Some(Slip::MissedCut),
        (true, false) if later.iter().all(|child| pruned.contains(child)) => None,
        (true, false) => Some(Slip::PartialCut),
        (false, true) => None,
        (false, false) if test.is_tie() => Some(Slip::CutAtTie),
        (false, false) => Some(Slip::CutTooMuch),
    }
}

/// Returns what is wrong with the move that is said to be best; `best`: those that are.
pub(super) fn slip_of_best<G: Game>(
    recording: &Recording<G>,
    best: &[NodeId],
    score: Score,
    chosen: NodeId,
) -> Option<Slip> {
    let trace = recording.trace();
    if best.contains(&chosen) {
        return None;
    }
    if trace.parent(chosen) != Some(NodeId::ROOT) {
        return Some(Slip::NotAChoice(chosen));
    }
    let Some((returned, bound)) = trace.result(chosen) else { return Some(Slip::UnsearchedMove(chosen)) };
    let best_returned = best.first().and_then(|&best| trace.result(best)).map_or(score, |(score, _)| score);
    Some(if returned == best_returned {
        Slip::LaterTie(chosen)
    } else {
        Slip::WorseMove(chosen, Interval::of(returned, bound))
    })
}
