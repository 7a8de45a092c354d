//! Writes a recorded search in binary form.

use super::bytes::ByteWriter;
use super::bytes::{Closing, NodeFacts, NodeWord};
use super::bytes::{PASS_KINDS, STOP_REASONS};
use super::bytes::{write_numbers, write_scores};
use crate::batches;
use crate::game::packed_move::PackMoves;
use crate::search::SearchConfig;
use crate::search::ordering::OrderReason;
use crate::search::pass::Pass;
use crate::trace::limits::Ending;
use crate::trace::node::NEVER;
use crate::trace::node::NodeId;
use crate::trace::passes::Passes;
use crate::trace::recording::Recording;
use crate::trace::step::Event;
use crate::trace::trace::Trace;

/// Returns all passes of a search in binary form.
pub fn encode<G: PackMoves>(passes: &Passes<G>) -> Vec<u8> {
    let mut writer = ByteWriter::default();
    write_length(&mut writer, passes.len());
    for pass in passes.iter() {
        write_pass(&mut writer, pass);
    }
    writer.into_bytes()
}

fn write_pass<G: PackMoves>(writer: &mut ByteWriter, recording: &Recording<G>) {
    let SearchConfig { depth, window, .. } = *recording.config();
    writer.option(depth, ByteWriter::size);
    writer.window(window);
    writer.option(recording.pass(), |writer, (number, Pass { depth, window, kind })| {
        writer.size(number);
        writer.option(depth, ByteWriter::size);
        writer.window(window);
        writer.choice(&kind, &PASS_KINDS);
    });
    writer.u64(recording.visits_before());
    writer.option(recording.stop_reason(), |writer, reason| writer.choice(&reason, &STOP_REASONS));
    writer.interval(recording.guarantee().root);
    writer.interval(recording.guarantee().best);
    let trace = recording.trace();
    writer.choice(&trace.ending, &Ending::ALL);
    writer.interval(trace.proved_before);
    write_nodes(writer, trace);
    write_numbers(writer, recording.moves().iter().map(|&mv| G::move_bits(mv)));
    write_order_reasons(writer, trace);
    writer.option(recording.true_values(), |writer, values| write_scores(writer, values.iter().copied()));
    write_length(writer, trace.joint_variation.len());
    writer.raw(trace.joint_variation.iter().flat_map(|node| node.number().to_le_bytes()));
}

fn write_nodes(writer: &mut ByteWriter, trace: &Trace) {
    let closings = closings(trace);
    let has_own_window = |node: NodeId| {
        let inherited = || trace.parent(node).map(|parent| trace.window_before(parent, node));
        trace.window(node).is_some_and(|window| inherited() != Some(window))
    };
    let mut own_windows = Vec::new();
    batches::for_each(trace.nodes().filter(|&node| has_own_window(node)), |node| own_windows.push(node));
    write_length(writer, trace.nodes.len());
    write_length(writer, trace.steps.len());
    write_length(writer, trace.cutoffs.len());
    write_length(writer, trace.table_hits.len());
    write_length(writer, own_windows.len());
    let mut next_own_window = own_windows.iter().peekable();
    batches::for_each(trace.nodes(), |node| {
        let word = NodeWord::new(&NodeFacts {
            has_own_window: next_own_window.next_if_eq(&&node).is_some(),
            ..facts(trace, node, closings[node.index()])
        });
        writer.u32(word.0);
    });
    write_scores(writer, trace.nodes.iter().map(|node| node.score));
    write_scores(writer, trace.nodes.iter().map(|node| node.proved_before));
    for node in own_windows {
        writer.window(trace.windows[node.index()]);
    }
    for &(_, depth) in &trace.table_hits {
        writer.u32(depth.and_then(|depth| u32::try_from(depth).ok()).unwrap_or(u32::MAX));
    }
}

fn facts(trace: &Trace, id: NodeId, closing: Closing) -> NodeFacts {
    let node = trace.node(id);
    NodeFacts {
        ply: node.ply,
        kind: node.kind,
        bound: node.bound,
        closing,
        player: node.player,
        is_searched: node.entered != NEVER,
        is_left: node.left != NEVER,
        is_research: node.is_research,
        has_improved: node.has_improved,
        has_own_window: false,
    }
}

/// By node, what followed when it was left.
fn closings(trace: &Trace) -> Vec<Closing> {
    let mut closings = vec![Closing::None; trace.nodes.len()];
    batches::for_each(&trace.steps, |step| match step.unpack() {
        Event::Cutoff(child) => closings[child.index()] = Closing::Cutoff,
        Event::Skip(child) => closings[child.index()] = Closing::Skip,
        _ => {}
    });
    closings
}

/// Each reason as its place in [`OrderReason`] and its number, 0 where it has none.
fn write_order_reasons(writer: &mut ByteWriter, trace: &Trace) {
    let reasons = trace.order_reasons.iter();
    write_length(writer, reasons.len());
    writer.raw(reasons.clone().flat_map(|(node, _)| node.number().to_le_bytes()));
    for (_, reason) in reasons {
        let (tag, number) = match reason {
            OrderReason::Given => (0, 0),
            OrderReason::Reversed => (1, 0),
            OrderReason::Evaluated(score) => (2, score.get().to_bits()),
            OrderReason::Killer(slot) => (3, slot.into()),
            OrderReason::History(weight) => (4, weight.into()),
            OrderReason::PrincipalVariation => (5, 0),
            OrderReason::Table => (6, 0),
        };
        writer.u8(tag);
        writer.u64(number);
    }
}

fn write_length(writer: &mut ByteWriter, length: usize) {
    writer.u32(u32::try_from(length).expect("a trace has fewer than 2³² nodes and steps"));
}
