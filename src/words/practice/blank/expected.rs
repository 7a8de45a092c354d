//! The fields that a recorded search has, and what belongs in them.

use super::field::{BlankField, BlankPart};
use crate::practice::answer::Answer;
use crate::practice::question::best_moves;
use poda_core::game::Game;
use poda_core::score::Interval;
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, NodeKind, Trace};

/// Returns the fields that count, in the order of the trace. The window of the root is given and is not among them. None for a
/// root that is a leaf.
#[must_use]
pub fn fields<G: Game>(recording: &Recording<G>) -> Vec<BlankField> {
    let trace = recording.trace();
    let mut fields = Vec::new();
    let is_inner = |node| trace.kind(node) == NodeKind::Inner;
    for event in (1..=trace.len()).filter_map(|step| trace.event(step)) {
        match event {
            Event::Enter(node) if is_inner(node) && node != NodeId::ROOT && trace.has_window() => {
                fields.extend([BlankPart::Alpha, BlankPart::Beta].map(|part| BlankField::new(node, part)));
            }
            Event::Leave(node) if is_inner(node) => {
                let cut = trace.has_window().then_some(BlankPart::Cut);
                fields.extend(cut.into_iter().chain([BlankPart::Value]).map(|part| BlankField::new(node, part)));
            }
            _ => {}
        }
    }
    if is_inner(NodeId::ROOT) {
        fields.push(BlankField::BEST);
    }
    fields
}

/// Returns what the search has in a field; `None` for a node that it never enters, and for a window where nothing is
/// pruned. Where several moves are best, the first.
#[must_use]
pub fn expected<G: Game>(recording: &Recording<G>, field: BlankField) -> Option<Answer> {
    let (trace, node) = (recording.trace(), field.node);
    match field.part {
        BlankPart::Alpha => trace.window(node).map(|window| Answer::number(window.alpha)),
        BlankPart::Beta => trace.window(node).map(|window| Answer::number(window.beta)),
        BlankPart::Cut => trace.is_searched(node).then(|| Answer::Children(pruned(trace, node))),
        BlankPart::Value => trace.result(node).map(|(score, bound)| Answer::Proved(Interval::of(score, bound))),
        BlankPart::Best => best_moves(recording).first().map(|&best| Answer::Node(best)),
    }
}

/// Returns the children of a visited node that its cutoff prunes, in order; none if there is no cutoff.
pub(super) fn pruned(trace: &Trace, node: NodeId) -> Vec<NodeId> {
    let is_leaf = trace.kind(node) != NodeKind::Inner;
    trace.children(node).filter(|&child| !is_leaf && !trace.is_searched(child)).collect()
}
