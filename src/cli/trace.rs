//! `poda trace`: prints every step of a search, as the captions of the window or as JSON.

use super::arguments::Trace as Asked;
use super::json::{Number, bound, kind};
use super::path::Path;
use super::{input, words};
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::i18n::narration::caption;
use crate::score::{Cutoff, Score, Window};
use crate::trace::limits::Limits;
use crate::trace::moment::Owner;
use crate::trace::passes::{Passes, Place};
use crate::trace::recorder::record_passes;
use crate::trace::recording::Recording;
use crate::trace::{Event, NodeId, Step};
use serde::Serialize;
use std::io::{self, Write};

/// Prints the trace. Says whether there is one.
pub(super) fn trace(asked: &Asked, out: &mut impl Write) -> io::Result<bool> {
    let words = words(asked.lang);
    let Some((game, config)) = input::position(&words, &asked.file, &asked.search) else { return Ok(false) };
    let most_nodes = asked.search.rules.max_nodes;
    // A recording takes memory: whether it is going to be complete is found out first.
    if !input::is_within(&config, &game, most_nodes) {
        input::gave_up(&words, &asked.file, most_nodes);
        return Ok(false);
    }
    let limits = Limits::nodes(usize::try_from(most_nodes).unwrap_or(usize::MAX));
    let passes = record_passes(&config, &game, limits, &());
    if asked.json {
        print_json(&passes, out)?;
    } else {
        print_captions(&words, &passes, out)?;
    }
    Ok(true)
}

/// Prints every step as the window's caption says it, indented by ply.
pub(super) fn print_captions(words: &Words, passes: &Passes<AnyGame>, out: &mut impl Write) -> io::Result<()> {
    let width = passes.steps().to_string().len();
    for (pass, recording) in passes.iter().enumerate() {
        let trace = recording.trace();
        // Where another pass begins is a step too, and so is the beginning of the first if there may be others.
        for step in usize::from(recording.pass().is_none())..=trace.len() {
            let ply = trace.at(step).current().map_or(0, |node| trace.ply(node));
            let said = caption(words, recording, step).plain();
            let step = passes.step(Place { pass, step });
            writeln!(out, "{step:width$}  {:indent$}{said}", "", indent = 2 * ply)?;
        }
    }
    Ok(())
}

fn print_json(passes: &Passes<AnyGame>, out: &mut impl Write) -> io::Result<()> {
    for (pass, recording) in passes.iter().enumerate() {
        let begin = passes.step(Place { pass, step: 0 });
        if let Some((number, pass)) = recording.pass() {
            let window = Bounds::of(Some(pass.window));
            let what = What::Pass { pass: number + 1, depth: pass.depth, window };
            serde_json::to_writer(&mut *out, &Line { step: begin, what, node: &root_id(recording) })?;
            writeln!(out)?;
        }
        print_pass(recording, begin, out)?;
    }
    Ok(())
}

fn root_id(recording: &Recording<AnyGame>) -> String {
    recording.id(NodeId::ROOT)
}

/// Prints the steps of a pass; so many are before it.
fn print_pass(recording: &Recording<AnyGame>, begin: Step, out: &mut impl Write) -> io::Result<()> {
    let trace = recording.trace();
    let mut path = Path::new();
    // The id of the node left last.
    let mut last = String::new();
    for step in 1..=trace.len() {
        let Some(event) = trace.event(step) else { break };
        if let Event::Enter(node) = event {
            enter(&mut path, recording, node);
        }
        if let Event::Leave(_) = event {
            last = path.leave().unwrap_or_default();
        }
        let node = if matches!(event, Event::Leave(_)) { &last } else { path.id().unwrap_or(&last) };
        let line = Line { step: begin + step, what: What::of(recording, step, event, &last, &path), node };
        serde_json::to_writer(&mut *out, &line)?;
        writeln!(out)?;
    }
    Ok(())
}

fn enter(path: &mut Path<AnyGame>, recording: &Recording<AnyGame>, node: NodeId) {
    let via = recording.move_to(node);
    let position = via.and_then(|mv| path.position().map(|parent| parent.after(mv)));
    path.enter(via, &position.unwrap_or_else(|| recording.root().clone()));
}

/// One line of `poda trace --json`.
#[derive(Serialize)]
struct Line<'a> {
    step: Step,
    node: &'a str,
    #[serde(flatten)]
    what: What<'a>,
}

/// What happened, with the facts that belong to it.
#[derive(Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
enum What<'a> {
    Pass {
        pass: usize,
        depth: Option<usize>,
        #[serde(flatten)]
        window: Bounds,
    },
    Enter {
        ply: usize,
        #[serde(flatten)]
        window: Bounds,
    },
    Evaluate {
        value: Number,
        #[serde(skip_serializing_if = "Option::is_none")]
        terms: Option<String>,
    },
    Improve {
        child: &'a str,
        value: Number,
        #[serde(flatten)]
        window: Bounds,
    },
    Cutoff {
        kind: &'static str,
        child: &'a str,
        value: Number,
        #[serde(flatten)]
        window: Bounds,
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
}

/// A window; `null` where nothing is pruned.
#[derive(Serialize)]
struct Bounds {
    alpha: Option<Number>,
    beta: Option<Number>,
}

impl Bounds {
    fn of(window: Option<Window>) -> Self {
        Self { alpha: window.map(|window| Number(window.alpha)), beta: window.map(|window| Number(window.beta)) }
    }
}

impl<'a> What<'a> {
    /// What happened at `step`; `last` is the id of the node left last, `path` leads to the current one.
    fn of(recording: &Recording<AnyGame>, step: Step, event: Event, last: &'a str, path: &'a Path<AnyGame>) -> Self {
        let trace = recording.trace();
        let moment = trace.at(step);
        let score = |node: NodeId| trace.result(node).map_or(Score::ZERO, |(score, _)| score);
        match event {
            Event::Enter(node) => Self::Enter { ply: trace.ply(node), window: Bounds::of(moment.window(node)) },
            Event::Evaluate(node) => {
                let evaluation = path.position().map_or_else(|| recording.evaluation(node), Game::evaluate);
                let terms = (!recording.root().is_given()).then(|| evaluation.to_string());
                Self::Evaluate { value: Number(evaluation.score()), terms }
            }
            Event::Improve(child) => {
                let window = trace.parent(child).and_then(|node| moment.window(node));
                Self::Improve { child: last, value: Number(score(child)), window: Bounds::of(window) }
            }
            Event::Cutoff(child) => {
                let node = trace.parent(child).unwrap_or(NodeId::ROOT);
                let owner = moment.cutoff(node).map_or(Owner::RootWindow, |cutoff| cutoff.owner);
                Self::Cutoff {
                    kind: kind(Cutoff::at(trace.player(node))),
                    child: last,
                    value: Number(score(child)),
                    window: Bounds::of(moment.window(node)),
                    pruned: trace
                        .later_siblings(child)
                        .filter_map(|pruned| path.id_after(recording.move_to(pruned)?))
                        .collect(),
                    // An ancestor is on the path, as many plies below the root as it is on it.
                    owner: owner.node().and_then(|owner| path.id_at(trace.ply(owner))),
                    reach: match owner {
                        Owner::Parent(_) => "shallow",
                        Owner::Ancestor(_) => "deep",
                        Owner::Scout(_) => "scout",
                        Owner::RootWindow => "window",
                    },
                }
            }
            Event::Recall(node) => {
                let is = trace.result(node).map_or("", |(_, is)| bound(is));
                let depth = trace.recalled_depth(node).flatten();
                Self::Recall { value: Number(score(node)), bound: is, depth }
            }
            Event::PassOver(child) => {
                let pruned = trace.later_siblings(child);
                Self::PassOver {
                    child: last,
                    pruned: pruned.filter_map(|pruned| path.id_after(recording.move_to(pruned)?)).collect(),
                }
            }
            Event::Leave(node) => {
                let is = trace.result(node).map_or("", |(_, is)| bound(is));
                Self::Leave { value: Number(score(node)), bound: is }
            }
        }
    }
}
