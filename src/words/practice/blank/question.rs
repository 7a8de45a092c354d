//! The question of step-by-step practice that asks for the content of a field, so that an answer is judged and explained alike.

use super::expected::pruned;
use super::field::{BlankField, BlankPart};
use crate::practice::answer::Answer;
use crate::practice::question::Question;
use poda_core::document::QuestionKind;
use poda_core::game::Game;
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, Step, Trace};

/// Returns the question that asks for the content of a field: for a value, what the node returns; for a bound, the improvement
/// that set it; for a cut, the child after which the search cuts or the student does. `None` where no step decides
/// it: a bound of the root's window, the cut of a node with one child, and a node that the search never enters.
#[must_use]
pub fn question<G: Game>(recording: &Recording<G>, field: BlankField, answered: &Answer) -> Option<Question> {
    let trace = recording.trace();
    let node = field.node;
    match field.part {
        BlankPart::Value => {
            let step = trace.left_at(node)?;
            Some(Question { kind: QuestionKind::Root, node, child: None, shown_step: step, step })
        }
        BlankPart::Best => {
            let step = trace.left_at(NodeId::ROOT)?;
            Some(Question { kind: QuestionKind::Best, node, child: None, shown_step: step, step })
        }
        BlankPart::Alpha | BlankPart::Beta => {
            let child = setter(trace, field)?;
            let (shown_step, step) = (trace.left_at(child)?, trace.improved_at(child)?);
            Some(Question {
                kind: QuestionKind::Bound,
                node: trace.parent(child)?,
                child: Some(child),
                shown_step,
                step,
            })
        }
        BlankPart::Cut => {
            let child = last_before_cut(trace, node, answered)?;
            let (shown_step, step) = (trace.left_at(child)?, after(trace, child)?);
            Some(Question { kind: QuestionKind::Cut, node, child: Some(child), shown_step, step })
        }
    }
}

/// Returns the node whose score is the bound with which a node is entered: a child of the ancestor that owns the bound. `None`
/// where it is the root's.
#[must_use]
pub fn setter(trace: &Trace, field: BlankField) -> Option<NodeId> {
    let bound = |node| {
        let window = trace.window(node)?;
        Some(if field.part == BlankPart::Alpha { window.alpha } else { window.beta })
    };
    let below = trace.ancestors(field.node).find(|&below| {
        let above = trace.parent(below);
        above.is_some_and(|above| bound(above) != bound(below))
    })?;
    let before = trace.children(trace.parent(below)?).take_while(|&child| child < below);
    before.filter(|&child| trace.improved_at(child).is_some()).last()
}

/// Returns the child behind which the cut in question is: the one that closes the window where the answer misses that or prunes
/// too few; where it prunes too many, the one before the first of them; else the last one behind which others are left.
fn last_before_cut(trace: &Trace, node: NodeId, answered: &Answer) -> Option<NodeId> {
    let children: Vec<NodeId> = trace.children(node).collect();
    let before = |child: NodeId| children.iter().copied().take_while(|&sibling| sibling < child).last();
    let expected = pruned(trace, node);
    let first_answered = match answered {
        Answer::Children(answered) => answered.iter().copied().filter(|child| children.contains(child)).min(),
        Answer::Node(_) | Answer::Proved(_) | Answer::Sum { .. } => None,
    };
    match (first_answered, expected.first()) {
        (Some(first), _) if !expected.contains(&first) => before(first).or_else(|| children.first().copied()),
        (_, Some(&first)) => before(first),
        (_, None) => before(*children.last()?),
    }
    .filter(|&child| trace.later_siblings(child).next().is_some())
}

/// Returns the step that decides whether a child cuts: the cutoff, or else the step after the child is left.
fn after(trace: &Trace, child: NodeId) -> Option<Step> {
    let left = trace.left_at(child)?;
    let cutoff = trace.improved_at(child).unwrap_or(left) + 1;
    Some(if matches!(trace.event(cutoff), Some(Event::Cutoff(_))) { cutoff } else { left + 1 })
}
