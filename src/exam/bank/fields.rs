//! Which fields of an exercise a question asks for.

use crate::exam::exercise::{Exercise, ExerciseField};
use crate::game::any::AnyGame;
use crate::practice::Answer;
use crate::practice::blank::{BlankField, BlankPart};
use crate::trace::recording::Recording;
use crate::trace::{NodeId, Trace};

/// The greatest number of fields of a question.
pub const MOST_FIELDS: usize = 20;

/// Returns the fields that are asked for, in the order of the search.
pub(super) fn asked(exercise: &Exercise) -> Vec<&ExerciseField> {
    let recording = exercise.recording();
    let trace = recording.trace();
    let mut asked: Vec<&ExerciseField> = exercise.fields.iter().filter(|field| has_choice(recording, field)).collect();
    let is_leftmost = |node: NodeId| trace.ancestors(node).all(|above| is_first_child(trace, above));
    let is_window = |field: BlankField| matches!(field.part, BlankPart::Alpha | BlankPart::Beta);
    let root = |part| BlankField::new(NodeId::ROOT, part);
    // The last window that is left out takes its other bound with it.
    leave_out(&mut asked, |field| field == root(BlankPart::Cut));
    leave_out_windows(&mut asked, |field| is_window(field) && is_leftmost(field.node));
    leave_out_windows(&mut asked, is_window);
    leave_out(&mut asked, |field| field.part == BlankPart::Value && field.node != NodeId::ROOT);
    leave_out(&mut asked, |field| field.part == BlankPart::Cut);
    asked
}

/// Leaves out fields of one kind, from the last, until there are few enough.
fn leave_out(asked: &mut Vec<&ExerciseField>, is_of_kind: impl Fn(BlankField) -> bool) {
    while MOST_FIELDS < asked.len() {
        let Some(last) = asked.iter().rposition(|asked| is_of_kind(asked.field)) else { return };
        asked.remove(last);
    }
}

/// Leaves out windows of one kind, both bounds together.
fn leave_out_windows(asked: &mut Vec<&ExerciseField>, is_of_kind: impl Fn(BlankField) -> bool) {
    while MOST_FIELDS < asked.len() {
        let Some(last) = asked.iter().rposition(|asked| is_of_kind(asked.field)) else { return };
        let node = asked[last].field.node;
        asked.retain(|asked| asked.field.node != node || !is_of_kind(asked.field));
    }
}

/// Returns whether there is more than one possible answer, and one that can be written.
fn has_choice(recording: &Recording<AnyGame>, field: &ExerciseField) -> bool {
    let BlankField { node, part } = field.field;
    match (part, &field.expected) {
        (BlankPart::Cut | BlankPart::Best, _) => recording.trace().children(node).nth(1).is_some(),
        (_, Answer::Proved(proved)) => proved.as_bound().is_some(),
        _ => false,
    }
}

fn is_first_child(trace: &Trace, node: NodeId) -> bool {
    trace.parent(node).is_none_or(|parent| trace.children(parent).next() == Some(node))
}
