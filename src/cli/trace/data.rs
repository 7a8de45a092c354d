//! The lines of a trace as data: one for each event of the search, and lines before, between and after them that are
//! not steps.
//!
//! All formats contain the same facts; each format writes them in its own way.

use super::facts::TraceFacts;
use super::panels::{Panel, PanelTexts};
use super::players;
use super::settings::search_facts;
use super::step_facts::{Details, leaf, rank, reach, window};
use crate::flag_values::{spelled_bound, spelled_cutoff, spelled_turn};
use crate::node_path::NodePath;
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::score::{Cutoff, Score};
use poda_core::search::SearchConfig;
use poda_core::search::pass::{PassKind, StopReason};
use poda_core::trace::expectation::Expectations;
use poda_core::trace::limits::Ending;
use poda_core::trace::passes::{PassStep, Passes};
use poda_core::trace::recording::Recording;
use poda_core::trace::visit::{BoundOwner, VisitKind};
use poda_core::trace::{Event, NodeId, NodeKind, Step, Story, TimelineStep};
use poda_words::i18n::Words;
use poda_words::i18n::narration::Narrator;
use poda_words::i18n::styled_text::StyledText;
use std::borrow::Cow;
use std::io;
use std::ops::ControlFlow;

/// A function that writes a line in a format.
pub(super) type WriteLine<'a> = dyn FnMut(&TraceFacts<'_>) -> io::Result<()> + 'a;

/// Passes all lines to `write`, each step with the texts of `panels`. Returns whether there was time for all steps. If
/// not, the last line states that and has no answer, as for a search that was cut short.
pub(super) fn write_lines(
    words: &Words,
    config: &SearchConfig,
    passes: &Passes<AnyGame>,
    details: Details,
    mut panels: Option<PanelTexts<'_>>,
    write: &mut WriteLine<'_>,
) -> io::Result<bool> {
    let root = passes.get(0).id(NodeId::ROOT);
    let around = |step: TimelineStep, event| line(step, &*root, event);
    let mut search = search_facts(config, passes.get(0).trace().turn(NodeId::ROOT));
    if let Some(view) = passes.get(0).multi_player() {
        search = players::search_facts(passes.get(0), &view, search);
    }
    write(&around(TimelineStep::START, "search").and(search))?;
    for (pass, recording) in passes.iter().enumerate() {
        if let Some((number, described)) = recording.pass() {
            let begin = passes.timeline_step(PassStep { pass, step: 0 });
            let facts = around(begin, "pass").with("pass", number + 1).with("depth", described.depth);
            write(&facts.and(window(Some(described.window))).with("purpose", purpose(described.kind)))?;
        }
        if let Some(last) = write_pass(words, passes, pass, details, &mut panels, write)?.break_value() {
            let nothing = None::<Score>;
            let stop = around(last, "stop").with("value", nothing).with("bound", nothing).with("best", nothing);
            write(&stop.with("reason", reason_of_end(Ending::TimeLimit, None)))?;
            return Ok(false);
        }
    }
    let answer = passes.result();
    let id_of = |(pass, node): (usize, NodeId)| details.id(node, passes.get(pass).id(node));
    // The result of a shallower pass proves nothing about the requested depth.
    let depth = passes.get(passes.deciding_pass()).config().depth;
    let is_right = passes.get(0).trace().trust.is_proved();
    let proves = is_right && depth == passes.last().config().depth;
    let bound = answer.value.filter(|_| proves).map(|(_, bound)| spelled_bound(bound));
    if let Some(view) = passes.last().multi_player() {
        let stop = players::stop_facts(passes.last(), &view, around(passes.end(), "stop"));
        write(&stop.with("reason", reason_of_end(answer.ending, answer.stop_reason)))?;
        return Ok(true);
    }
    let stop = around(passes.end(), "stop")
        .with("value", answer.value.map(|(score, _)| score))
        .with("bound", bound)
        .with("best", answer.best.map(id_of))
        .with("reason", reason_of_end(answer.ending, answer.stop_reason));
    write(&stop.and(cut_short_facts(passes)))?;
    Ok(true)
}

/// Returns the depth of the last pass that was finished, and of the one that met a limit, if a search that deepens did.
fn cut_short_facts(passes: &Passes<AnyGame>) -> TraceFacts<'static> {
    let facts = TraceFacts::default();
    let last = passes.last().config();
    let finished = passes.last_complete().filter(|_| !passes.is_complete() && last.algorithm.properties().deepens);
    match finished {
        Some(pass) => {
            facts.with("depth", passes.get(pass).config().depth).with("stopped_depth", passes.stopped_depth())
        }
        None => facts,
    }
}

/// Returns the facts with which every line begins.
fn line<'a>(step: TimelineStep, node: impl Into<Cow<'a, str>>, event: &'static str) -> TraceFacts<'a> {
    TraceFacts::default().with("step", step.get()).with("node", node.into()).with("event", event)
}

const fn purpose(purpose: PassKind) -> &'static str {
    match purpose {
        PassKind::Deeper => "deeper",
        PassKind::FailedLow => "failed-low",
        PassKind::FailedHigh => "failed-high",
        PassKind::Test => "test",
    }
}

/// Returns why a search ended: the limit that it met, or why no further pass was made.
pub const fn reason_of_end(ending: Ending, stop: Option<StopReason>) -> &'static str {
    match (ending, stop) {
        (Ending::NodeLimit, _) => "nodes",
        (Ending::MemoryLimit, _) => "memory",
        (Ending::TimeLimit, _) => "time",
        (Ending::DepthLimit, _) => "depth-of-tree",
        (Ending::Overflow, _) => "overflow",
        (Ending::OppositeInfinities, _) => "infinities",
        (Ending::Stopped | Ending::Underway, _) => "stopped",
        (Ending::Complete, None) => "complete",
        (Ending::Complete, Some(StopReason::Depth)) => "depth",
        (Ending::Complete, Some(StopReason::NothingDeeper)) => "nothing-deeper",
        (Ending::Complete, Some(StopReason::Win)) => "win",
        (Ending::Complete, Some(StopReason::Converged)) => "converged",
    }
}

/// Passes the steps of a pass to `write`. Breaks at the deadline with the last step.
fn write_pass(
    words: &Words,
    passes: &Passes<AnyGame>,
    pass: usize,
    details: Details,
    panels: &mut Option<PanelTexts<'_>>,
    write: &mut WriteLine<'_>,
) -> io::Result<ControlFlow<TimelineStep>> {
    let recording = passes.get(pass);
    let trace = recording.trace();
    let mut narrator = Narrator::new(words, &**recording);
    let mut expectations = Expectations::default();
    let mut path = NodePath::new();
    // The id of the node that was left last.
    let mut last = String::new();
    for step in 1..=trace.len() {
        let Some(event) = trace.event(step) else { break };
        if details.deadline.is_over() {
            return Ok(ControlFlow::Break(passes.timeline_step(PassStep { pass, step: step - 1 })));
        }
        if let Event::Enter(node) = event {
            path.enter_recorded(recording, node);
        }
        if let Event::Leave(_) = event {
            path.id().clone_into(&mut last);
            path.leave();
        }
        let node = if matches!(event, Event::Leave(_)) { &last } else { path.id() };
        let timeline_step = passes.timeline_step(PassStep { pass, step });
        let at = trace.at(step).current().unwrap_or(NodeId::ROOT);
        let at = if let Event::Leave(left) = event { left } else { at };
        let facts_of_event = facts_of(recording, &mut expectations, step, event, &last, &path, details);
        let mut facts = line(timeline_step, details.id(at, node), name(event)).and(facts_of_event);
        if details.why {
            facts = facts.and(explanation(recording, step, event, details));
        }
        if details.captions {
            facts = facts.with("caption", narrator.event_sentence(step, StyledText::default()).plain());
        }
        if let Some(panels) = panels {
            facts = facts.with("panels", panel_facts(panels.at(PassStep { pass, step })));
        }
        write(&facts)?;
    }
    Ok(ControlFlow::Continue(()))
}

/// Returns the texts of the panels as facts.
fn panel_facts<'a>(panels: Vec<Panel>) -> TraceFacts<'a> {
    panels.into_iter().fold(TraceFacts::default(), |facts, (name, lines)| facts.with(name, lines))
}

const fn name(event: Event) -> &'static str {
    match event {
        Event::Enter(_) => "enter",
        Event::Evaluate(_) => "evaluate",
        Event::Improve(_) => "improve",
        Event::Expect(_) => "expect",
        Event::Cutoff(_) => "cutoff",
        Event::TableHit(_) => "recall",
        Event::Skip(_) => "pass-over",
        Event::Leave(_) => "leave",
    }
}

/// Returns the facts of the event at `step`. `last` is the id of the node that was left last, and `path` leads to the
/// current node.
fn facts_of<'a>(
    recording: &'a Recording<AnyGame>,
    expectations: &mut Expectations,
    step: Step,
    event: Event,
    last: &'a str,
    path: &'a NodePath<AnyGame>,
    details: Details,
) -> TraceFacts<'a> {
    let (trace, facts) = (recording.trace(), TraceFacts::default());
    if let Some(view) = recording.multi_player() {
        return players::facts_of(recording, &view, step, event, last, path, details);
    }
    let moment = trace.at(step);
    let score = |node: NodeId| trace.result(node).map_or(Score::ZERO, |(score, _)| score);
    let result_bound = |node: NodeId| trace.result(node).map_or("", |(_, bound)| spelled_bound(bound));
    let pruned_after = |child: NodeId| -> Vec<String> {
        let pruned = trace.later_siblings(child);
        let id = |pruned| Some(details.id(pruned, path.id_after(recording.move_to(pruned)?)?).into_owned());
        pruned.filter_map(id).collect()
    };
    match event {
        Event::Enter(node) => {
            let is = |kind| (trace.visit_kind(node) == Some(kind)).then_some(true);
            let rank = trace.parent(node).map(|_| rank(trace.order_reason(node)));
            facts
                .with("ply", trace.ply(node))
                .and(window(moment.window(node)))
                .with_any("side", trace.has_chance().then(|| spelled_turn(trace.turn(node))))
                .with_any("probe", is(VisitKind::Probe))
                .with_any("scout", is(VisitKind::Scout))
                .with_any("research", is(VisitKind::Research))
                .and(rank.unwrap_or_default())
        }
        Event::Evaluate(node) => {
            let evaluation = path.position().map_or_else(|| recording.evaluation(node), Game::evaluate);
            let terms = (!recording.root().is_explicit_tree()).then(|| evaluation.to_string());
            facts.with("value", evaluation.score()).with_any("terms", terms).with("leaf", leaf(trace.kind(node)))
        }
        Event::Improve(child) => {
            let after = trace.parent(child).and_then(|node| moment.window(node));
            // What is taken: a search that always negates takes the wrong sign from a child of the same side.
            let taken = trace.score_for_parent(child).unwrap_or(Score::ZERO);
            facts.with("child", details.id(child, last)).with("value", taken).and(window(after))
        }
        Event::Expect(child) => {
            let Some(expectation) = expectations.at(trace, child) else { return facts };
            facts
                .with("child", details.id(child, last))
                .with("value", score(child))
                .with("weight", u64::from(expectation.weight))
                .with("of", expectation.of)
                .with("sum", expectation.sum())
                .with("lower", expectation.proved.low)
                .with("upper", expectation.proved.high)
                .and(window(expectation.next_window))
        }
        Event::Cutoff(child) => {
            let node = trace.parent(child).unwrap_or(NodeId::ROOT);
            let cutoff = moment.cutoff(node);
            let owner = cutoff.map_or(BoundOwner::RootWindow, |cutoff| cutoff.owner);
            let kind = trace.cutoff(node).map_or(Cutoff::at(trace.player(node)), |(kind, _)| kind);
            facts
                .with("kind", spelled_cutoff(kind))
                .with("child", details.id(child, last))
                .with("value", cutoff.map_or_else(|| score(child), |cutoff| cutoff.score))
                .and(window(moment.window(node)))
                .with("pruned", pruned_after(child))
                // The owner is on the path, at its own ply.
                .with("owner", owner.node().and_then(|owner| Some(details.id(owner, path.id_at(trace.ply(owner))?))))
                .with("reach", reach(owner))
        }
        Event::TableHit(node) => facts
            .with("value", score(node))
            .with("bound", result_bound(node))
            .with("depth", trace.table_hit_depth(node).flatten()),
        Event::Skip(child) => facts.with("child", details.id(child, last)).with("pruned", pruned_after(child)),
        Event::Leave(node) => facts
            .with("value", score(node))
            .with("bound", result_bound(node))
            .with_any("reached", recording.reach_under_best_play(node)),
    }
}

/// Returns the explanation of a cutoff: the owner's child that set the bound, and what was saved. In a game the number
/// of saved leaves is not known.
fn explanation<'a>(recording: &Recording<AnyGame>, step: Step, event: Event, details: Details) -> TraceFacts<'a> {
    let trace = recording.trace();
    let cutoff = |child| trace.at(step).cutoff(trace.parent(child)?);
    let Event::Cutoff(child) = event else { return TraceFacts::default() };
    if recording.multi_player().is_some() {
        // The facts of the cutoff have its owner already.
        return TraceFacts::default();
    }
    let Some(cutoff) = cutoff(child) else { return TraceFacts::default() };
    let source = cutoff.owner.node().and_then(|owner| trace.at(step).best_child(owner));
    let pruned = || trace.later_siblings(child);
    let leaves = || pruned().flat_map(|branch| trace.subtree(branch)).filter(|&node| is_leaf(recording, node)).count();
    TraceFacts::default()
        .with("source", source.map(|source| details.id(source, recording.id(source))))
        .with("saved_branches", pruned().count())
        .with("saved_leaves", recording.root().is_explicit_tree().then(leaves))
}

fn is_leaf(recording: &Recording<AnyGame>, node: NodeId) -> bool {
    matches!(recording.trace().kind(node), NodeKind::Leaf(_))
}
