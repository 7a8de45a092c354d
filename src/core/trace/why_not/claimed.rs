//! The same of a search whose results are not proved: one with a mistake, one that passes replies over, and a user's
//! program. What counts is what it returned, and the line is the one that it would play.

use super::answer::BestMoveThere;
use super::line::{LineEnd, RefutingLine};
use crate::game::Game;
use crate::score::{Bound, Interval};
use crate::trace::moment::{Moment, NodeState};
use crate::trace::node::{NodeId, NodeKind};
use crate::trace::recording::Recording;
use crate::trace::step::Step;
use crate::trace::trust::Trust;

/// Returns what is returned of each move of a node by a step, by its first visit: the result of its last visit.
pub(super) fn moves<G: Game>(recording: &Recording<G>, step: Step, parent: NodeId) -> Vec<BestMoveThere> {
    let (trace, moment) = (recording.trace(), recording.trace().at(step));
    let mut moves: Vec<BestMoveThere> = Vec::new();
    for child in trace.children(parent) {
        let result = trace.result(child).filter(|_| moment.state(child) == NodeState::Finished);
        let counted = trace.score_for_parent(child).zip(result);
        let found = counted.map_or(Interval::UNKNOWN, |(score, (_, bound))| match trace.trust {
            Trust::FewReplies => Interval::of(score, bound),
            Trust::Proved | Trust::Mistaken(_) | Trust::MultiPlayer | Trust::Reported => {
                Interval::of(score, Bound::Exact)
            }
        });
        match moves.iter_mut().find(|before| recording.move_to(before.node) == recording.move_to(child)) {
            Some(_) if found == Interval::UNKNOWN => {}
            Some(before) if trace.trust == Trust::FewReplies => before.found = before.found.intersection(found),
            Some(before) => before.found = found,
            None => moves.push(BestMoveThere { node: child, found }),
        }
    }
    moves
}

/// Returns the line of best moves from a node by a step. Where a node was cut off, the move that cut it follows.
pub(super) fn line<G: Game>(recording: &Recording<G>, moment: Moment<'_>, child: NodeId) -> RefutingLine {
    let trace = recording.trace();
    let best = |&node: &NodeId| moment.closing_child(node).filter(|_| moment.has_cut(node)).or(moment.best_child(node));
    let nodes: Vec<NodeId> = std::iter::successors(Some(child), best).collect();
    let last = nodes.last().copied().unwrap_or(child);
    let end = match trace.kind(last) {
        NodeKind::Leaf(leaf) if moment.state(last) == NodeState::Finished => LineEnd::Leaf(leaf),
        NodeKind::Leaf(_) | NodeKind::Inner => LineEnd::Open,
    };
    let result = trace.result(last).filter(|_| moment.state(last) == NodeState::Finished);
    let found = result.map_or(Interval::UNKNOWN, |(score, _)| Interval::of(score, Bound::Exact));
    RefutingLine { pass: 0, nodes, end, found, shows: None }
}
