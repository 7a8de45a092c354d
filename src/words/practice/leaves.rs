//! Questions about leaves anywhere in the tree, which suppose other values than those of the tree.

use super::answer::Answer;
use super::context::Context;
use super::kind::{Fault, Judged};
use crate::i18n::args;
use crate::i18n::message_args::yes_or_no;
use crate::i18n::styled_text::StyledText;
use poda_core::game::{Game, GameView};
use poda_core::score::Interval;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Trace};

/// Returns the leaves of the tree that is searched, from left to right.
pub fn leaves(trace: &Trace) -> impl Iterator<Item = NodeId> {
    trace.nodes().filter(|&node| trace.kind(node) != NodeKind::Inner)
}

/// Returns the error in the leaves that an answer chooses, in any order: one that is missing, or one too many.
pub fn error_of_leaves<G: Game, Error>(
    recording: &Recording<G>,
    right: &[NodeId],
    answer: &Answer,
    [missing, excess]: [fn(NodeId) -> Error; 2],
) -> Judged<Error> {
    let Answer::Children(chosen) = answer else { return Some(Fault::WrongForm) };
    let all: Vec<_> = leaves(recording.trace()).collect();
    if let Some(&other) = chosen.iter().find(|node| !all.contains(node)) {
        return Some(Fault::NotAChoice(other));
    }
    let error = all.into_iter().find_map(|leaf| match (right.contains(&leaf), chosen.contains(&leaf)) {
        (true, false) => Some(missing(leaf)),
        (false, true) => Some(excess(leaf)),
        (true, true) | (false, false) => None,
    });
    error.map(Fault::Of)
}

/// Returns the question as a message, with the bounds of all values.
pub fn prompt_about_values<G: GameView>(context: &Context<'_, G>, key: &str) -> StyledText {
    let bounds = context.names.recording.root().bounds();
    let is_bounded = yes_or_no(bounds != Interval::UNKNOWN);
    context.ask(key, &args![bounded = is_bounded, low = bounds.low, high = bounds.high])
}
