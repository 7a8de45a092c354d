//! The trace of a Monte Carlo tree search, as sentences or as data.

use super::arguments::{TraceFormat, TraceRequest};
use super::data::{WriteLine, reason_of_end};
use super::facts::TraceFacts;
use super::settings::with_settings;
use super::step_facts::Details;
use crate::flag_values::spelled_turn;
use crate::node_path::NodePath;
use crate::search_name::MCTS;
use crate::terminal::{Ansi, FAINT};
use poda_core::document::recorder::record_mcts;
use poda_core::game::any::AnyGame;
use poda_core::game::{Game, GameView};
use poda_core::score::Score;
use poda_core::search::mcts::{MctsAnswer, MctsConfig, ResultScale, SelectionTerm};
use poda_core::trace::limits::Ending;
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};
use poda_core::trace::{NodeId, Step, Story};
use poda_words::i18n::mcts::{event_sentence, outcome_weight, settings, value};
use poda_words::i18n::message_args::player_name;
use poda_words::i18n::{Words, args};
use poda_words::practice::json::write_line;
use std::io::{self, Write};

/// Searches a position within limits and prints the trace. Returns how it ended.
///
/// # Errors
/// Returns the key of a sentence if the trace cannot be printed as the arguments want.
pub fn trace(
    &TraceRequest { words, args, details, limits, progress }: &TraceRequest<'_>,
    config: &MctsConfig,
    scale: ResultScale,
    position: &AnyGame,
    out: &mut impl Write,
) -> io::Result<Result<Ending, &'static str>> {
    let is_text = match args.format() {
        TraceFormat::Text => true,
        TraceFormat::Json if !args.panels => false,
        TraceFormat::Json | TraceFormat::Outline | TraceFormat::Csv | TraceFormat::Ron | TraceFormat::Run => {
            return Ok(Err("mcts-trace-format"));
        }
    };
    let recording = record_mcts(config, scale, position, limits, progress);
    progress.clear();
    let is_whole = if is_text {
        print(words, &recording, details, out)?
    } else {
        write_lines(words, &recording, details, &mut |facts| write_line(out, facts))?
    };
    Ok(Ok(if is_whole { recording.ending() } else { Ending::TimeLimit }))
}

/// Prints every step as a sentence, indented within an iteration. Returns whether there was time for all of them.
fn print(words: &Words, recording: &SampledTree<AnyGame>, details: Details, out: &mut impl Write) -> io::Result<bool> {
    let ansi = Ansi::of_stdout();
    let width = recording.len().to_string().len();
    let mut line = |step: Step, indent: usize, said: &str| {
        let number = ansi.paint(FAINT, &format!("{step:width$}"));
        writeln!(out, "{number}  {:indent$}{said}", "")
    };
    let of_search = args![
        settings = settings(words, recording.config(), recording.scale()),
        player = recording.root().turn().player().map_or("chance", player_name),
        version = env!("CARGO_PKG_VERSION"),
    ];
    line(0, 0, &words.fill("cli-trace-search", &of_search))?;
    for step in 1..=recording.len() {
        if details.deadline.is_over() {
            return line(step - 1, 0, &words.text("cli-trace-out-of-time")).map(|()| false);
        }
        let indent = if recording.event(step).is_some_and(begins_a_paragraph) { 0 } else { 2 };
        line(step, indent, &event_sentence(words, recording, step))?;
    }
    if let Some(said) = recording.answer().and_then(|answer| value(words, answer)) {
        line(recording.len(), 0, &said)?;
    }
    Ok(true)
}

const fn begins_a_paragraph(event: SampledEvent) -> bool {
    match event {
        SampledEvent::Iteration(_) | SampledEvent::Decide => true,
        SampledEvent::Select { .. }
        | SampledEvent::Expand { .. }
        | SampledEvent::Priors(_)
        | SampledEvent::Rollout(_)
        | SampledEvent::Backup(_) => false,
    }
}

/// Passes every step as facts to `write`, between a line with the settings and a line with the result. Returns whether
/// there was time for all of them.
fn write_lines(
    words: &Words,
    recording: &SampledTree<AnyGame>,
    details: Details,
    write: &mut WriteLine<'_>,
) -> io::Result<bool> {
    let lines = StepLines::new(recording, details);
    let stop = |step, ending| {
        let answer = recording.answer().filter(|_| ending == Ending::Complete);
        let best = answer.and_then(|answer| Some(lines.path.id_after(answer.best()?)));
        lines
            .line(step, NodeId::ROOT, "stop")
            .with("value", answer.and_then(|answer| answer.root.mean_result()))
            .with("bound", None::<Score>)
            .with("best", best.flatten())
            .with("reason", reason_of_end(ending, None))
    };
    write(&lines.line(0, NodeId::ROOT, "search").and(search_facts(recording)))?;
    for step in 1..=recording.len() {
        if details.deadline.is_over() {
            write(&stop(step - 1, Ending::TimeLimit))?;
            return Ok(false);
        }
        let facts = lines.facts(step);
        let caption = details.captions.then(|| event_sentence(words, recording, step));
        write(&facts.with_any("caption", caption))?;
    }
    write(&stop(recording.len(), recording.ending()))?;
    Ok(true)
}

fn search_facts(recording: &SampledTree<AnyGame>) -> TraceFacts<'static> {
    let bounds = recording.scale().bounds();
    let facts = TraceFacts::default().with("player", spelled_turn(recording.root().turn())).with("algorithm", MCTS);
    let facts = with_settings(facts, recording.config(), |_| true);
    facts.with("low", bounds.low).with("high", bounds.high).with("version", env!("CARGO_PKG_VERSION"))
}

struct StepLines<'a> {
    recording: &'a SampledTree<AnyGame>,
    /// The path with the root as its only node.
    path: NodePath<AnyGame>,
    ids: Vec<String>,
}

impl<'a> StepLines<'a> {
    fn new(recording: &'a SampledTree<AnyGame>, details: Details) -> Self {
        let id = |node| {
            let path = NodePath::along(recording.root(), &recording.moves_to(node));
            details.id(node, path.id()).into_owned()
        };
        let ids = (0..recording.node_count()).map(NodeId::new).map(id).collect();
        Self { recording, path: NodePath::along(recording.root(), &[]), ids }
    }

    fn id(&self, node: NodeId) -> &str {
        &self.ids[node.index()]
    }

    /// Returns the facts with which every line begins.
    fn line(&self, step: Step, node: NodeId, event: &'static str) -> TraceFacts<'_> {
        TraceFacts::default().with("step", step).with("node", self.id(node)).with("event", event)
    }

    fn facts(&self, step: Step) -> TraceFacts<'_> {
        let recording = self.recording;
        let Some(event) = recording.event(step) else { return TraceFacts::default() };
        match event {
            SampledEvent::Iteration(number) => self.line(step, NodeId::ROOT, "iteration").with("iteration", number),
            SampledEvent::Select { node, child } => {
                let terms = recording.terms(step).iter().map(|term| self.term(term)).collect::<Vec<_>>();
                let facts = self.line(step, node, "select").with("child", self.id(child)).with("terms", terms);
                facts.and(self.weight(node, child))
            }
            SampledEvent::Expand { node, child } => {
                self.line(step, node, "expand").with("child", self.id(child)).and(self.weight(node, child))
            }
            SampledEvent::Priors(node) => {
                let given = recording.children(node).map(|child| {
                    let prior = recording.prior(child).map(number);
                    TraceFacts::default().with("child", self.id(child)).with("prior", prior)
                });
                self.line(step, node, "priors").with("priors", given.collect::<Vec<_>>())
            }
            SampledEvent::Rollout(node) => {
                let (moves, result) = recording.rollout(recording.iteration_at(step).unwrap_or(1));
                let mut position = recording.position(node);
                let names = moves.iter().map(|&mv| {
                    let name = position.move_name(mv);
                    position = position.after(mv);
                    name
                });
                let names: Vec<String> = names.collect();
                let facts = self.line(step, node, "rollout").with("moves", names).with("value", result);
                facts.with("x", number(recording.scale().x(result)))
            }
            SampledEvent::Backup(node) => {
                let statistics = recording.statistics(node, step);
                let facts = self.line(step, node, "backup").with("w", number(recording.scale().w(statistics)));
                facts.with("n", u64::from(statistics.visits))
            }
            SampledEvent::Decide => self.decide(step),
        }
    }

    fn decide(&self, step: Step) -> TraceFacts<'_> {
        let answer = self.recording.answer();
        let id_of = |mv| self.path.id_after(mv).unwrap_or_default();
        let visits = answer.into_iter().flat_map(|answer| &answer.children);
        let visits: Vec<(String, u64)> = visits.map(|&(mv, of)| (id_of(mv), of.visits.into())).collect();
        let best = answer.and_then(MctsAnswer::best).map(id_of);
        self.line(step, NodeId::ROOT, "decide").with("child", best).with("visits", visits)
    }

    /// Returns the terms of a child; the mean is from the view of the player to move.
    fn term(&self, term: &SelectionTerm<NodeId>) -> TraceFacts<'_> {
        let facts = TraceFacts::default()
            .with("child", self.id(term.child))
            .with("w", number(self.recording.scale().w(term.statistics)))
            .with("n", u64::from(term.statistics.visits));
        let facts = match term.prior {
            Some(prior) => facts.with("prior", number(prior)),
            None => facts,
        };
        facts.with("mean", number(term.mean)).with("bonus", number(term.bonus)).with("sum", number(term.sum()))
    }

    /// Returns the weight of an outcome of chance; no facts if a player moves.
    fn weight(&self, node: NodeId, child: NodeId) -> TraceFacts<'_> {
        match outcome_weight(self.recording, node, child) {
            Some((weight, of)) => TraceFacts::default().with("weight", weight).with("of", of),
            None => TraceFacts::default(),
        }
    }
}

/// Wraps a number that is not a score of the game, because facts hold such numbers as scores.
fn number(number: f64) -> Score {
    Score::new(number).unwrap_or_default()
}
