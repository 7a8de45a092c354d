//! The questions of a recorded search, derived from its trace as they are asked for.
//!
//! When a child has returned, the questions about its parent come in this order, all while the tree stands at the step that
//! left the child: value, cut, bound, next. Before a leaf is evaluated its evaluation is asked, and at the end the best move
//! and the root's value. Nothing is computed or stored in advance: a step is enough to tell its questions.

use super::question::Question;
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_core::game::Game;
use poda_core::score::Interval;
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, NodeKind, Step};

/// Returns all questions of these kinds in order. `hides_values`: the values of the leaves of an explicit tree are hidden, so
/// that they can be asked for; those of a board always can.
pub fn questions<G: Game>(
    recording: &Recording<G>,
    kinds: QuestionKinds,
    hides_values: bool,
) -> impl Iterator<Item = Question> + '_ {
    (1..=recording.trace().len()).flat_map(move |step| questions_shown_at(recording, kinds, hides_values, step))
}

/// Returns the first question after `step`: the tree stands at a later step while it is asked. Linear in the steps between.
#[must_use]
pub fn next_question<G: Game>(
    recording: &Recording<G>,
    kinds: QuestionKinds,
    hides_values: bool,
    step: Step,
) -> Option<Question> {
    let shown_at = |step| questions_shown_at(recording, kinds, hides_values, step).into_iter().next();
    (step + 1..=recording.trace().len()).find_map(shown_at)
}

/// Returns the questions that are asked while the tree stands at `step`, in order; none at most steps.
#[must_use]
pub fn questions_shown_at<G: Game>(
    recording: &Recording<G>,
    kinds: QuestionKinds,
    hides_values: bool,
    step: Step,
) -> Vec<Question> {
    let trace = recording.trace();
    let mut found = Vec::new();
    match trace.event(step) {
        Some(Event::Enter(leaf)) => {
            let is_hidden = hides_values || !recording.root().is_explicit_tree();
            if kinds.contains(QuestionKind::Leaf) && is_hidden && trace.kind(leaf).is_evaluated() {
                let (node, kind) = (leaf, QuestionKind::Leaf);
                found.push(Question { kind, node, child: None, shown_step: step, step: step + 1 });
            }
            // A root that is a leaf has no child to return.
            if leaf == NodeId::ROOT && trace.kind(leaf) != NodeKind::Inner {
                at_the_end(recording, kinds, step, &mut found);
            }
        }
        Some(Event::Leave(child)) if child != NodeId::ROOT => {
            after_child(recording, kinds, step, child, &mut found);
            if trace.parent(child) == Some(NodeId::ROOT) && is_last_searched(recording, step) {
                at_the_end(recording, kinds, step, &mut found);
            }
        }
        _ => {}
    }
    found
}

/// Adds the questions about the parent of the child that `step` leaves.
fn after_child<G: Game>(
    recording: &Recording<G>,
    kinds: QuestionKinds,
    step: Step,
    child: NodeId,
    found: &mut Vec<Question>,
) {
    let trace = recording.trace();
    let Some(node) = trace.parent(child) else { return };
    let mut ask = |kind, answered_at| {
        if kinds.contains(kind) {
            found.push(Question { kind, node, child: Some(child), shown_step: step, step: answered_at });
        }
    };
    let improves = trace.improved_at(child).is_some();
    let are_others_left = trace.later_siblings(child).next().is_some();
    let after_improvement = step + usize::from(improves) + 1;
    let cuts = matches!(trace.event(after_improvement), Some(Event::Cutoff(_)));
    if kinds.contains(QuestionKind::Value) && trace.at(step).proved(node) != Interval::UNKNOWN {
        ask(QuestionKind::Value, step);
    }
    if trace.has_window() && are_others_left {
        ask(QuestionKind::Cut, if cuts { after_improvement } else { step + 1 });
    }
    if kinds.contains(QuestionKind::Bound)
        && improves
        && trace.has_window()
        && trace.at(step).window(node) != trace.at(step + 1).window(node)
    {
        ask(QuestionKind::Bound, step + 1);
    }
    if are_others_left {
        // The next child is entered, or the node is left after its cutoff.
        ask(QuestionKind::Next, after_improvement + usize::from(cuts));
    }
}

/// Returns whether the root's child that `step` leaves is the last that is searched.
fn is_last_searched<G: Game>(recording: &Recording<G>, step: Step) -> bool {
    let trace = recording.trace();
    let next = (step + 1..=trace.len()).find_map(|step| match trace.event(step) {
        Some(Event::Improve(_) | Event::Cutoff(_)) => None,
        event => Some(event),
    });
    next == Some(Some(Event::Leave(NodeId::ROOT)))
}

/// Adds the questions about the whole search, which the last step answers.
fn at_the_end<G: Game>(recording: &Recording<G>, kinds: QuestionKinds, shown_step: Step, found: &mut Vec<Question>) {
    let trace = recording.trace();
    let (node, step) = (NodeId::ROOT, trace.len());
    let has_best = trace.best_child(node).is_some();
    for kind in [QuestionKind::Best, QuestionKind::Root] {
        if kinds.contains(kind) && (kind != QuestionKind::Best || has_best) {
            found.push(Question { kind, node, child: None, shown_step, step });
        }
    }
}
