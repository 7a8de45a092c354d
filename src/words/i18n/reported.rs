//! Sentences about the run of a user's own program: what it did, without reasons. No value that it returned is called
//! proved.

use super::message_args::{MessageArgs, node_args, score_of, test_args, yes_or_no};
use super::node_names::NodeNames;
use super::styled_text::StyledText;
use super::{MessageArg, args};
use poda_core::game::GameView;
use poda_core::trace::visit::CutoffDetails;
use poda_core::trace::{Event, NodeId, Step, Trace};

/// Returns what the program did at a step. The sentence for entering a node is the same as for any search.
pub(super) fn at_step<G: GameView>(
    names: &NodeNames<'_, G>,
    step: Step,
    enter: impl Fn(NodeId) -> StyledText,
) -> StyledText {
    let NodeNames { words, recording } = *names;
    let trace = recording.trace();
    let score = |node| score_of(trace, node).into();
    let parent = |child| trace.parent(child).unwrap_or(NodeId::ROOT);
    let (key, node, args): (_, _, MessageArgs) = match trace.event(step) {
        None => return words.styled("told-start", &[]),
        Some(Event::Enter(node)) => return enter(node),
        Some(Event::Evaluate(node) | Event::TableHit(node)) => ("told-evaluate", node, vec![("score", score(node))]),
        // Runs have no chance nodes.
        Some(Event::Improve(child) | Event::Expect(child)) => {
            let node = parent(child);
            let is_first = trace.children(node).next() == Some(child);
            ("told-improve", node, Vec::from(args![best = score(child), first = yes_or_no(is_first)]))
        }
        Some(Event::Cutoff(child)) => {
            let args = trace.at(step).cutoff(parent(child)).map(|cutoff| test_args(recording, &cutoff));
            ("told-cutoff", parent(child), [args.unwrap_or_default(), left_out(trace, child)].concat())
        }
        Some(Event::Skip(child)) => ("told-leave-out", parent(child), left_out(trace, child)),
        Some(Event::Leave(NodeId::ROOT)) => ("told-over", NodeId::ROOT, vec![("score", score(NodeId::ROOT))]),
        Some(Event::Leave(node)) => ("told-leave", node, vec![("score", score(node))]),
    };
    let said = words.styled(key, &[node_args(names, node), args].concat());
    let ends = step == trace.len() && !trace.is_complete();
    if ends { said.then(words.styled("told-ends", &[])) } else { said }
}

fn left_out(trace: &Trace, child: NodeId) -> MessageArgs {
    Vec::from(args![count = trace.later_siblings(child).count()])
}

/// Returns why a node was left before all of its children were entered: the test that fits the window in the run.
/// `said` tells whether the caption above has the test.
pub(super) fn why<G: GameView>(
    names: &NodeNames<'_, G>,
    cutoff: &CutoffDetails,
    said: (&'static str, MessageArg),
) -> StyledText {
    let args = [node_args(names, cutoff.node), test_args(names.recording, cutoff), vec![said]].concat();
    names.words.styled("told-why", &args)
}

/// Returns the program's answer; `None` if it gave none.
pub(super) fn result<G: GameView>(names: &NodeNames<'_, G>) -> Option<StyledText> {
    let (score, _) = names.recording.trace().result(NodeId::ROOT)?;
    Some(names.words.styled("told-over", &[node_args(names, NodeId::ROOT), Vec::from(args![score])].concat()))
}
