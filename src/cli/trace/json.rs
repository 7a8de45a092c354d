//! The lines of `poda trace --json`: the events of the search, and the lines around them, which are no steps.

use super::args::Details;
use super::search_line::SearchLine;
use crate::cli::json::{Number, bound, kind, write_line};
use crate::cli::node_path::NodePath;
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::i18n::narration;
use crate::score::{Cutoff, Score, Window};
use crate::search::ordering::OrderReason;
use crate::search::pass::{PassKind, StopReason};
use crate::search::{Leaf, SearchConfig};
use crate::trace::cutoff_details::BoundOwner;
use crate::trace::limits::Ending;
use crate::trace::passes::{PassStep, Passes};
use crate::trace::recording::Recording;
use crate::trace::visit_kind::VisitKind;
use crate::trace::{Event, NodeId, NodeKind, Step, TimelineStep};
use serde::Serialize;
use std::io::{self, Write};

/// Prints all lines.
pub(super) fn print(
    words: &Words,
    config: &SearchConfig,
    passes: &Passes<AnyGame>,
    details: Details,
    out: &mut impl Write,
) -> io::Result<()> {
    let root = passes.get(0).id(NodeId::ROOT);
    let around =
        |step, event| TraceLine { step: TimelineStep::get(step), event, node: &root, why: None, caption: None };
    let search = SearchLine::of(config, passes.get(0).trace().player(NodeId::ROOT));
    write_line(out, &around(TimelineStep::START, LineEvent::Search(Box::new(search))))?;
    for (pass, recording) in passes.iter().enumerate() {
        let begin = passes.timeline_step(PassStep { pass, step: 0 });
        if let Some((number, pass)) = recording.pass() {
            let (depth, window) = (pass.depth, WindowJson::of(Some(pass.window)));
            write_line(
                out,
                &around(begin, LineEvent::Pass { pass: number + 1, depth, window, purpose: purpose(pass.kind) }),
            )?;
        }
        print_pass(words, passes, pass, details, out)?;
    }
    let answer = passes.result();
    let stop = LineEvent::Stop {
        value: answer.value.map(|(score, _)| Number(score)),
        bound: answer.value.map(|(_, is)| bound(is)),
        best: answer.best.map(|(pass, node)| passes.get(pass).id(node)),
        reason: reason_of_end(answer.ending, answer.stop_reason),
    };
    write_line(out, &around(passes.end(), stop))
}

const fn purpose(purpose: PassKind) -> &'static str {
    match purpose {
        PassKind::Deeper => "deeper",
        PassKind::FailedLow => "failed-low",
        PassKind::FailedHigh => "failed-high",
        PassKind::Test => "test",
    }
}

/// Why a search ended: the limit that it met, or why no further pass was made.
const fn reason_of_end(ending: Ending, stop: Option<StopReason>) -> &'static str {
    match (ending, stop) {
        (Ending::NodeLimit, _) => "nodes",
        (Ending::MemoryLimit, _) => "memory",
        (Ending::TimeLimit, _) => "time",
        (Ending::DepthLimit, _) => "depth-of-tree",
        (Ending::Stopped | Ending::Underway, _) => "stopped",
        (Ending::Complete, None) => "complete",
        (Ending::Complete, Some(StopReason::Depth)) => "depth",
        (Ending::Complete, Some(StopReason::NothingDeeper)) => "nothing-deeper",
        (Ending::Complete, Some(StopReason::Win)) => "win",
        (Ending::Complete, Some(StopReason::Converged)) => "converged",
    }
}

/// Prints the steps of a pass.
fn print_pass(
    words: &Words,
    passes: &Passes<AnyGame>,
    pass: usize,
    details: Details,
    out: &mut impl Write,
) -> io::Result<()> {
    let recording = passes.get(pass);
    let trace = recording.trace();
    let mut path = NodePath::new();
    // The id of the node that was left last.
    let mut last = String::new();
    for step in 1..=trace.len() {
        let Some(event) = trace.event(step) else { break };
        if let Event::Enter(node) = event {
            enter(&mut path, recording, node);
        }
        if let Event::Leave(_) = event {
            path.id().unwrap_or_default().clone_into(&mut last);
            path.leave();
        }
        let node = if matches!(event, Event::Leave(_)) { &last } else { path.id().unwrap_or(&last) };
        let line = TraceLine {
            step: passes.timeline_step(PassStep { pass, step }).get(),
            event: LineEvent::of(recording, step, event, &last, &path),
            node,
            why: if details.why { CutoffExplanation::of(recording, step, event) } else { None },
            caption: details.captions.then(|| narration::event_sentence(words, recording, step).plain()),
        };
        write_line(out, &line)?;
    }
    Ok(())
}

fn enter(path: &mut NodePath<AnyGame>, recording: &Recording<AnyGame>, node: NodeId) {
    let via = recording.move_to(node);
    let position = via.and_then(|mv| path.position().map(|parent| parent.after(mv)));
    path.enter(via, &position.unwrap_or_else(|| recording.root().clone()));
}

/// One line of `poda trace --json`.
#[derive(Serialize)]
struct TraceLine<'a> {
    /// The step of the timeline.
    step: usize,
    node: &'a str,
    #[serde(flatten)]
    event: LineEvent<'a>,
    #[serde(flatten)]
    why: Option<CutoffExplanation>,
    #[serde(skip_serializing_if = "Option::is_none")]
    caption: Option<String>,
}

/// An event, with the facts that belong to it.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum LineEvent<'a> {
    Search(Box<SearchLine>),
    Pass {
        pass: usize,
        depth: Option<usize>,
        #[serde(flatten)]
        window: WindowJson,
        purpose: &'static str,
    },
    Enter {
        ply: usize,
        #[serde(flatten)]
        window: WindowJson,
        #[serde(skip_serializing_if = "is_false")]
        scout: bool,
        #[serde(skip_serializing_if = "is_false")]
        research: bool,
        #[serde(flatten)]
        rank: Option<MoveRank>,
    },
    Evaluate {
        value: Number,
        #[serde(skip_serializing_if = "Option::is_none")]
        terms: Option<String>,
        leaf: &'static str,
    },
    Improve {
        child: &'a str,
        value: Number,
        #[serde(flatten)]
        window: WindowJson,
    },
    Cutoff {
        kind: &'static str,
        child: &'a str,
        value: Number,
        #[serde(flatten)]
        window: WindowJson,
        pruned: Vec<String>,
        owner: Option<&'a str>,
        reach: &'static str,
    },
    Recall {
        value: Number,
        bound: &'static str,
        depth: Option<usize>,
    },
    #[serde(rename = "pass-over")]
    PassOver {
        child: &'a str,
        pruned: Vec<String>,
    },
    Leave {
        value: Number,
        bound: &'static str,
    },
    Stop {
        value: Option<Number>,
        bound: Option<&'static str>,
        best: Option<String>,
        reason: &'static str,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

/// Why a move is tried at its rank.
#[derive(Serialize)]
struct MoveRank {
    reason: &'static str,
    /// The killer's slot, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    slot: Option<u8>,
    /// The move's history score.
    #[serde(skip_serializing_if = "Option::is_none")]
    weight: Option<u32>,
    /// The evaluation of the position that it leads to.
    #[serde(skip_serializing_if = "Option::is_none")]
    estimate: Option<Number>,
}

impl From<OrderReason> for MoveRank {
    fn from(reason: OrderReason) -> Self {
        let plain = |reason| Self { reason, slot: None, weight: None, estimate: None };
        match reason {
            OrderReason::Given => plain("given"),
            OrderReason::Reversed => plain("reversed"),
            OrderReason::Evaluated(score) => Self { estimate: Some(Number(score)), ..plain("evaluated") },
            OrderReason::Killer(slot) => Self { slot: Some(slot), ..plain("killer") },
            OrderReason::History(weight) => Self { weight: Some(weight), ..plain("history") },
            OrderReason::PrincipalVariation => plain("line"),
            OrderReason::Table => plain("table"),
        }
    }
}

/// What explains a cutoff.
#[derive(Serialize)]
struct CutoffExplanation {
    /// The child of the owner that set the bound; `null` where no node owns it.
    source: Option<String>,
    saved_branches: usize,
    /// `null` in a game, where what was pruned is not known.
    saved_leaves: Option<usize>,
}

impl CutoffExplanation {
    fn of(recording: &Recording<AnyGame>, step: Step, event: Event) -> Option<Self> {
        let Event::Cutoff(child) = event else { return None };
        let trace = recording.trace();
        let owner = trace.at(step).cutoff(trace.parent(child)?)?.owner;
        let source = owner.node().and_then(|owner| trace.at(step).best_child(owner));
        let pruned = || trace.later_siblings(child);
        let leaves =
            || pruned().flat_map(|branch| trace.subtree(branch)).filter(|&node| is_leaf(recording, node)).count();
        Some(Self {
            source: source.map(|source| recording.id(source)),
            saved_branches: pruned().count(),
            saved_leaves: recording.root().is_explicit_tree().then(leaves),
        })
    }
}

fn is_leaf(recording: &Recording<AnyGame>, node: NodeId) -> bool {
    matches!(recording.trace().kind(node), NodeKind::Leaf(_))
}

/// A window; `null` where nothing is pruned.
#[derive(Serialize)]
struct WindowJson {
    alpha: Option<Number>,
    beta: Option<Number>,
}

impl WindowJson {
    fn of(window: Option<Window>) -> Self {
        Self { alpha: window.map(|window| Number(window.alpha)), beta: window.map(|window| Number(window.beta)) }
    }
}

impl<'a> LineEvent<'a> {
    /// The event at `step`; `last` is the id of the node left last, `path` leads to the current one.
    fn of(
        recording: &Recording<AnyGame>,
        step: Step,
        event: Event,
        last: &'a str,
        path: &'a NodePath<AnyGame>,
    ) -> Self {
        let trace = recording.trace();
        let moment = trace.at(step);
        let score = |node: NodeId| trace.result(node).map_or(Score::ZERO, |(score, _)| score);
        let pruned_after = |child: NodeId| {
            let pruned = trace.later_siblings(child);
            pruned.filter_map(|pruned| path.id_after(recording.move_to(pruned)?)).collect()
        };
        match event {
            Event::Enter(node) => Self::Enter {
                ply: trace.ply(node),
                window: WindowJson::of(moment.window(node)),
                scout: trace.visit_kind(node) == Some(VisitKind::Scout),
                research: trace.visit_kind(node) == Some(VisitKind::Research),
                rank: trace.parent(node).map(|_| trace.order_reason(node).into()),
            },
            Event::Evaluate(node) => {
                let evaluation = path.position().map_or_else(|| recording.evaluation(node), Game::evaluate);
                let terms = (!recording.root().is_explicit_tree()).then(|| evaluation.to_string());
                Self::Evaluate { value: Number(evaluation.score()), terms, leaf: leaf(trace.kind(node)) }
            }
            Event::Improve(child) => {
                let window = trace.parent(child).and_then(|node| moment.window(node));
                Self::Improve { child: last, value: Number(score(child)), window: WindowJson::of(window) }
            }
            Event::Cutoff(child) => {
                let node = trace.parent(child).unwrap_or(NodeId::ROOT);
                let owner = moment.cutoff(node).map_or(BoundOwner::RootWindow, |cutoff| cutoff.owner);
                Self::Cutoff {
                    kind: kind(Cutoff::at(trace.player(node))),
                    child: last,
                    value: Number(score(child)),
                    window: WindowJson::of(moment.window(node)),
                    pruned: pruned_after(child),
                    // An ancestor is on the path, as many plies below the root as it is on it.
                    owner: owner.node().and_then(|owner| path.id_at(trace.ply(owner))),
                    reach: match owner {
                        BoundOwner::Parent(_) => "shallow",
                        BoundOwner::Ancestor(_) => "deep",
                        BoundOwner::Scout(_) => "scout",
                        BoundOwner::RootWindow => "window",
                    },
                }
            }
            Event::TableHit(node) => {
                let is = trace.result(node).map_or("", |(_, is)| bound(is));
                let depth = trace.table_hit_depth(node).flatten();
                Self::Recall { value: Number(score(node)), bound: is, depth }
            }
            Event::Skip(child) => Self::PassOver { child: last, pruned: pruned_after(child) },
            Event::Leave(node) => {
                let is = trace.result(node).map_or("", |(_, is)| bound(is));
                Self::Leave { value: Number(score(node)), bound: is }
            }
        }
    }
}

/// Why a node is a leaf.
const fn leaf(kind: NodeKind) -> &'static str {
    match kind {
        NodeKind::Leaf(Leaf::Terminal) | NodeKind::Inner => "terminal",
        NodeKind::Leaf(Leaf::Horizon) => "horizon",
        NodeKind::Leaf(Leaf::Quiet) => "quiet",
        NodeKind::Leaf(Leaf::TableHit) => "table",
    }
}
