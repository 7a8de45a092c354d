//! The lines of a trace as data: the events of the search, and the lines around them, which are no steps.
//!
//! What a line says is the same in every format; each format writes it in its own way.

use crate::cli::deadline::Deadline;
use crate::cli::flag_values::{
    fail_of, spelled_bound, spelled_cut_on, spelled_cutoff, spelled_fail, spelled_order, spelled_player,
};
use crate::cli::node_path::NodePath;
use crate::comparison::ordering_preset::OrderingPreset;
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::i18n::message_args::player_name;
use crate::i18n::{MessageArg, Words, narration};
use crate::practice::json::Number;
use crate::score::{Cutoff, Player, Score, Window};
use crate::search::ordering::{OrderReason, StaticOrder};
use crate::search::pass::{PassKind, StopReason};
use crate::search::play_level::PlayLevel;
use crate::search::{Algorithm, Leaf, Merge, SearchConfig};
use crate::text::{is_unsafe, visible};
use crate::trace::limits::Ending;
use crate::trace::passes::{PassStep, Passes};
use crate::trace::recording::Recording;
use crate::trace::visit::{BoundOwner, VisitKind};
use crate::trace::{Event, NodeId, NodeKind, Step, TimelineStep};
use derive_more::From;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::{self, Write};
use std::ops::ControlFlow;

/// What is printed of each step beside what happened.
#[derive(Clone, Copy, Debug, Default)]
pub struct Details {
    /// Why each cutoff happened and what it saved.
    pub why: bool,
    /// In data, the caption of each step.
    pub captions: bool,
    /// In data, whether ids of more than [`SHORT_ID`] bytes are numbers: ids grow with the depth of the tree.
    pub short_ids: bool,
    /// When no further step is printed.
    pub deadline: Deadline,
}

/// The length of the longest id that is not cut short, in bytes.
const SHORT_ID: usize = 40;

impl Details {
    /// Returns the id of a node as it is printed: cut short, the number of the node among those of its pass, in the order of their appearance.
    fn id<'a>(self, node: NodeId, id: impl Into<Cow<'a, str>>) -> Cow<'a, str> {
        let id = id.into();
        if self.short_ids && SHORT_ID < id.len() { Cow::Owned(format!("#{}", node.number())) } else { id }
    }
}

/// What a format does with a line.
pub(super) type WriteLine<'a> = dyn FnMut(&Facts<'_>) -> io::Result<()> + 'a;

/// Passes all lines to `write`. Returns whether there was time for all steps. Where there was not, the last line says so, and no answer is in
/// it, as where the search itself is cut short.
pub(super) fn write_lines(
    words: &Words,
    config: &SearchConfig,
    passes: &Passes<AnyGame>,
    details: Details,
    write: &mut WriteLine<'_>,
) -> io::Result<bool> {
    let root = passes.get(0).id(NodeId::ROOT);
    let around = |step: TimelineStep, event| line(step, &*root, event);
    let search = search_facts(config, passes.get(0).trace().player(NodeId::ROOT));
    write(&around(TimelineStep::START, "search").and(search))?;
    for (pass, recording) in passes.iter().enumerate() {
        if let Some((number, described)) = recording.pass() {
            let begin = passes.timeline_step(PassStep { pass, step: 0 });
            let facts = around(begin, "pass").with("pass", number + 1).with("depth", described.depth);
            write(&facts.and(window(Some(described.window))).with("purpose", purpose(described.kind)))?;
        }
        if let Some(last) = write_pass(words, passes, pass, details, write)?.break_value() {
            let nothing = None::<Score>;
            let stop = around(last, "stop").with("value", nothing).with("bound", nothing).with("best", nothing);
            write(&stop.with("reason", reason_of_end(Ending::TimeLimit, None)))?;
            return Ok(false);
        }
    }
    let answer = passes.result();
    let id_of = |(pass, node): (usize, NodeId)| details.id(node, passes.get(pass).id(node));
    // What a shallower pass has found proves nothing of the depth that was asked for.
    let depth = passes.get(passes.deciding_pass()).config().depth;
    let bound = answer.value.filter(|_| depth == passes.last().config().depth).map(|(_, bound)| spelled_bound(bound));
    let stop = around(passes.end(), "stop")
        .with("value", answer.value.map(|(score, _)| score))
        .with("bound", bound)
        .with("best", answer.best.map(id_of))
        .with("reason", reason_of_end(answer.ending, answer.stop_reason));
    write(&stop)?;
    Ok(true)
}

/// The facts with which every line begins.
fn line<'a>(step: TimelineStep, node: impl Into<Cow<'a, str>>, event: &'static str) -> Facts<'a> {
    Facts::default().with("step", step.get()).with("node", node.into()).with("event", event)
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

/// Passes the steps of a pass to `write`. Breaks where the time is over, with the last step.
fn write_pass(
    words: &Words,
    passes: &Passes<AnyGame>,
    pass: usize,
    details: Details,
    write: &mut WriteLine<'_>,
) -> io::Result<ControlFlow<TimelineStep>> {
    let recording = passes.get(pass);
    let trace = recording.trace();
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
        let facts_of_event = facts_of(recording, step, event, (&last, &path), details);
        let mut facts = line(timeline_step, details.id(at, node), name(event)).and(facts_of_event);
        if details.why {
            facts = facts.and(explanation(recording, step, event, details));
        }
        if details.captions {
            facts = facts.with("caption", narration::event_sentence(words, recording, step).plain());
        }
        write(&facts)?;
    }
    Ok(ControlFlow::Continue(()))
}

const fn name(event: Event) -> &'static str {
    match event {
        Event::Enter(_) => "enter",
        Event::Evaluate(_) => "evaluate",
        Event::Improve(_) => "improve",
        Event::Cutoff(_) => "cutoff",
        Event::TableHit(_) => "recall",
        Event::Skip(_) => "pass-over",
        Event::Leave(_) => "leave",
    }
}

/// Returns the facts of the event at `step`; `last` is the id of the node left last, `path` leads to the current one.
fn facts_of<'a>(
    recording: &Recording<AnyGame>,
    step: Step,
    event: Event,
    (last, path): (&'a str, &'a NodePath<AnyGame>),
    details: Details,
) -> Facts<'a> {
    let (trace, facts) = (recording.trace(), Facts::default());
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
            facts.with("child", details.id(child, last)).with("value", score(child)).and(window(after))
        }
        Event::Cutoff(child) => {
            let node = trace.parent(child).unwrap_or(NodeId::ROOT);
            let owner = moment.cutoff(node).map_or(BoundOwner::RootWindow, |cutoff| cutoff.owner);
            facts
                .with("kind", spelled_cutoff(Cutoff::at(trace.player(node))))
                .with("child", details.id(child, last))
                .with("value", score(child))
                .and(window(moment.window(node)))
                .with("pruned", pruned_after(child))
                // An ancestor is on the path, as many plies below the root as it is on it.
                .with("owner", owner.node().and_then(|owner| Some(details.id(owner, path.id_at(trace.ply(owner))?))))
                .with("reach", reach(owner))
        }
        Event::TableHit(node) => facts
            .with("value", score(node))
            .with("bound", result_bound(node))
            .with("depth", trace.table_hit_depth(node).flatten()),
        Event::Skip(child) => facts.with("child", details.id(child, last)).with("pruned", pruned_after(child)),
        Event::Leave(node) => facts.with("value", score(node)).with("bound", result_bound(node)),
    }
}

/// A window; nothing where nothing is pruned.
fn window<'a>(window: Option<Window>) -> Facts<'a> {
    let (alpha, beta) = (window.map(|window| window.alpha), window.map(|window| window.beta));
    Facts::default().with("alpha", alpha).with("beta", beta)
}

/// Returns why a move is tried at its rank: with the killer's slot, from 0, the move's history score, or the evaluation of the
/// position that it leads to.
fn rank<'a>(reason: OrderReason) -> Facts<'a> {
    let plain = |reason: &'static str| Facts::default().with("reason", reason);
    match reason {
        OrderReason::Given => plain("given"),
        OrderReason::Reversed => plain("reversed"),
        OrderReason::Evaluated(score) => plain("evaluated").with("estimate", score),
        OrderReason::Killer(slot) => plain("killer").with("slot", u64::from(slot)),
        OrderReason::History(weight) => plain("history").with("weight", u64::from(weight)),
        OrderReason::PrincipalVariation => plain("line"),
        OrderReason::Table => plain("table"),
    }
}

/// Returns what explains a cutoff: the child of the owner that set the bound, and what was saved. How many leaves were saved is not
/// known in a game.
fn explanation<'a>(recording: &Recording<AnyGame>, step: Step, event: Event, details: Details) -> Facts<'a> {
    let trace = recording.trace();
    let cutoff = |child| trace.at(step).cutoff(trace.parent(child)?);
    let Event::Cutoff(child) = event else { return Facts::default() };
    let Some(cutoff) = cutoff(child) else { return Facts::default() };
    let source = cutoff.owner.node().and_then(|owner| trace.at(step).best_child(owner));
    let pruned = || trace.later_siblings(child);
    let leaves = || pruned().flat_map(|branch| trace.subtree(branch)).filter(|&node| is_leaf(recording, node)).count();
    Facts::default()
        .with("source", source.map(|source| details.id(source, recording.id(source))))
        .with("saved_branches", pruned().count())
        .with("saved_leaves", recording.root().is_explicit_tree().then(leaves))
}

fn is_leaf(recording: &Recording<AnyGame>, node: NodeId) -> bool {
    matches!(recording.trace().kind(node), NodeKind::Leaf(_))
}

/// Returns how far above the cutoff its bound was set.
const fn reach(owner: BoundOwner) -> &'static str {
    match owner {
        BoundOwner::Parent(_) => "shallow",
        BoundOwner::Ancestor(_) => "deep",
        BoundOwner::Scout(_) => "scout",
        BoundOwner::RootWindow => "window",
    }
}

const fn leaf(kind: NodeKind) -> &'static str {
    match kind {
        NodeKind::Leaf(Leaf::Terminal) | NodeKind::Inner => "terminal",
        NodeKind::Leaf(Leaf::Horizon) => "horizon",
        NodeKind::Leaf(Leaf::Quiet) => "quiet",
        NodeKind::Leaf(Leaf::TableHit) => "table",
    }
}

/// The columns: of every line; of a node; of a cutoff; of a visit and its move; of a pass, of an answer of the table, and of the end; of
/// the search; and what is said of a step. What belongs to a group has the name of the group before its own.
const COLUMNS: &str = "step event node \
    ply alpha beta value bound child leaf terms \
    kind pruned owner reach source saved_branches saved_leaves \
    scout research reason slot weight estimate \
    pass depth purpose best \
    player algorithm fail cut_on merge_symmetric merge_plies order killers history remembered table quiet_change quiet_plies \
    guess delta seed version \
    caption";

/// Writes a row a line, below the header. `lines` passes the lines on.
pub(super) fn write_csv(out: impl Write, lines: impl FnOnce(&mut WriteLine<'_>) -> io::Result<()>) -> io::Result<()> {
    let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(out);
    writer.write_record(COLUMNS.split(' '))?;
    lines(&mut |facts| {
        let mut row = vec![String::new(); COLUMNS.split(' ').count()];
        fill(&mut row, "", facts);
        Ok(writer.write_record(row)?)
    })?;
    writer.flush()
}

/// Puts facts into the cells of a row. `group` is what the names of their columns begin with.
fn fill(row: &mut [String], group: &str, facts: &Facts<'_>) {
    for (name, fact) in facts.iter() {
        if let Fact::Group(facts) = fact {
            fill(row, &format!("{name}_"), facts);
        } else if let Some(column) = COLUMNS.split(' ').position(|column| column.strip_prefix(group) == Some(*name)) {
            row[column] = cell(fact);
        }
    }
}

fn cell(fact: &Fact<'_>) -> String {
    match fact {
        Fact::Nothing | Fact::Group(_) => String::new(),
        Fact::Flag(flag) => flag.to_string(),
        Fact::Count(count) => count.to_string(),
        Fact::Score(score) => written(*score),
        Fact::Text(text) => visible(text).into_owned(),
        Fact::Ids(ids) => ids.iter().map(|id| escaped(id)).collect::<Vec<_>>().join(";"),
    }
}

/// Returns a score as JSON has it: with the fewest digits that are that score, and an infinity as a word.
fn written(score: Score) -> String {
    serde_json::to_string(&Number(score)).unwrap_or_default().trim_matches('"').to_owned()
}

/// Returns an id as it stands among others.
fn escaped(id: &str) -> String {
    visible(id).replace('\\', r"\\").replace(';', r"\;")
}

/// Writes a list with a struct a line. `lines` passes the lines on.
pub(super) fn write_ron(
    out: &mut impl Write,
    lines: impl FnOnce(&mut WriteLine<'_>) -> io::Result<()>,
) -> io::Result<()> {
    out.write_all(b"#![enable(implicit_some)]\n[\n")?;
    lines(&mut |facts| {
        let layout = ron::ser::PrettyConfig::new().compact_structs(true).compact_arrays(true);
        let written = ron::ser::to_string_pretty(&Struct(facts), layout).map_err(io::Error::other)?;
        writeln!(out, "    {},", escaped_ron(&written))
    })?;
    out.write_all(b"]\n")
}

/// Writes characters that a terminal would act on as escapes. Outside of strings, RON has none.
fn escaped_ron(ron: &str) -> String {
    let mut written = String::with_capacity(ron.len());
    for letter in ron.chars() {
        if is_unsafe(letter) {
            let _ = write!(written, "{}", letter.escape_unicode());
        } else {
            written.push(letter);
        }
    }
    written
}

/// Facts as a struct.
struct Struct<'a>(&'a Facts<'a>);

impl Serialize for Struct<'_> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        let mut fields = to.serialize_struct("Event", self.0.iter().len())?;
        for (name, fact) in self.0.iter() {
            fields.serialize_field(name, &Value(fact))?;
        }
        fields.end()
    }
}

/// A fact, with infinities as numbers.
struct Value<'a>(&'a Fact<'a>);

impl Serialize for Value<'_> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        match self.0 {
            Fact::Score(score) if score.get().is_infinite() => to.serialize_f64(score.get()),
            Fact::Group(facts) => Struct(facts).serialize(to),
            fact => fact.serialize(to),
        }
    }
}

/// A fact.
#[derive(Clone, Debug, PartialEq, From)]
pub(super) enum Fact<'a> {
    /// There is none: no cutoff owner, no depth limit.
    Nothing,
    /// Yes or no.
    #[from]
    Flag(bool),
    /// A number of things.
    #[from]
    Count(u64),
    /// A score, which may be infinite.
    #[from]
    Score(Score),
    /// A word, the id of a node, or a sentence.
    #[from(&'a str, String, Cow<'a, str>)]
    Text(Cow<'a, str>),
    /// The ids of nodes.
    #[from]
    Ids(Vec<String>),
    /// Facts that belong together.
    #[from]
    Group(Facts<'a>),
}

/// Named facts, in order.
#[derive(Clone, Debug, PartialEq, Default)]
pub(super) struct Facts<'a>(Vec<(&'static str, Fact<'a>)>);

impl<'a> Facts<'a> {
    /// Returns these facts and one more.
    pub fn with(mut self, name: &'static str, fact: impl Into<Fact<'a>>) -> Self {
        self.0.push((name, fact.into()));
        self
    }

    /// Returns these facts and, if there is another one, that too.
    pub fn with_any(self, name: &'static str, fact: Option<impl Into<Fact<'a>>>) -> Self {
        match fact {
            Some(fact) => self.with(name, fact),
            None => self,
        }
    }

    /// Returns these facts and others.
    pub fn and(mut self, others: Self) -> Self {
        self.0.extend(others.0);
        self
    }

    /// The facts with their names.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &(&'static str, Fact<'a>)> {
        self.0.iter()
    }
}

impl From<usize> for Fact<'_> {
    fn from(count: usize) -> Self {
        Self::Count(count as u64)
    }
}

impl<T: Into<Self>> From<Option<T>> for Fact<'_> {
    fn from(fact: Option<T>) -> Self {
        fact.map_or(Self::Nothing, Into::into)
    }
}

/// As JSON: infinities, for which it has no numbers, as words.
impl Serialize for Facts<'_> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        to.collect_map(self.0.iter().map(|(name, fact)| (name, fact)))
    }
}

impl Serialize for Fact<'_> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        match self {
            Self::Nothing => to.serialize_none(),
            Self::Flag(flag) => to.serialize_bool(*flag),
            Self::Count(count) => to.serialize_u64(*count),
            Self::Score(score) => Number(*score).serialize(to),
            Self::Text(text) => to.serialize_str(text),
            Self::Ids(ids) => to.collect_seq(ids),
            Self::Group(facts) => facts.serialize(to),
        }
    }
}

/// Which settings the algorithm uses.
struct SettingsInForce {
    window: Option<Window>,
    has_table: bool,
    remembers: bool,
}

impl SettingsInForce {
    fn of(config: &SearchConfig) -> Self {
        let makes_passes = config.algorithm.properties().makes_passes;
        let has_table = config.uses_table();
        Self {
            window: config.algorithm.properties().prunes.then_some(config.window),
            has_table,
            remembers: makes_passes || has_table,
        }
    }
}

/// Returns what the line `search` says behind its event.
fn search_facts<'a>(config: &SearchConfig, player: Player) -> Facts<'a> {
    let config = config.effective();
    let SettingsInForce { window, has_table, remembers } = SettingsInForce::of(&config);
    let prunes = config.algorithm.properties().prunes;
    let only = |algorithm: Algorithm, value| (config.algorithm == algorithm).then_some(value);
    let merge_plies = match config.merge {
        Merge::FirstPlies(plies) => Some(plies),
        Merge::Nowhere | Merge::Everywhere => None,
    };
    let quiet = config.quiescence.filter(|_| config.depth.is_some());
    Facts::default()
        .with("player", spelled_player(player))
        .with("algorithm", config.algorithm.key())
        .with("fail", fail_of(&config))
        .with("cut_on", prunes.then(|| spelled_cut_on(config.cut_on)))
        .with("depth", config.depth)
        .with("alpha", window.map(|window| window.alpha))
        .with("beta", window.map(|window| window.beta))
        .with("merge_symmetric", config.merge != Merge::Nowhere)
        .with("merge_plies", merge_plies)
        .with("order", spelled_order(OrderingPreset::Plain(config.ordering.static_order)))
        .with("killers", prunes.then_some(u64::from(config.ordering.killers)))
        .with("history", prunes.then_some(config.ordering.history))
        .with("remembered", remembers.then_some(config.ordering.remembered))
        .with("table", has_table)
        .with("quiet", quiet.map(|quiet| Facts::default().with("change", quiet.change).with("plies", quiet.plies)))
        .with("guess", only(Algorithm::Mtdf, config.guess))
        .with("delta", only(Algorithm::Aspiration, config.delta))
        .with("seed", (config.algorithm == Algorithm::Level(PlayLevel::Beginner)).then_some(config.seed))
        .with("version", env!("CARGO_PKG_VERSION"))
}

/// Returns the same settings as a line of words.
pub fn search_sentence(words: &Words, config: &SearchConfig, root: &AnyGame) -> String {
    let config = &config.effective();
    let SettingsInForce { window, has_table, remembers } = SettingsInForce::of(config);
    let mut said = vec![config.algorithm.key().to_owned()];
    let mut say = |key: &str, args: &[(&str, MessageArg)]| said.push(words.fill(key, args));
    if config.algorithm.properties().prunes {
        say("cli-trace-fail", &[("fail", spelled_fail(config.fail).into())]);
        say("cli-trace-cut-on", &[("cut", spelled_cut_on(config.cut_on).into())]);
    }
    match config.depth {
        None => say("cli-trace-to-the-end", &[]),
        Some(depth) => say("cli-trace-depth", &[("depth", depth.into())]),
    }
    if let Some(window) = window {
        say("cli-trace-window", &[("alpha", window.alpha.into()), ("beta", window.beta.into())]);
    }
    match config.merge {
        Merge::Nowhere => {}
        Merge::Everywhere => say("cli-trace-merge", &[]),
        Merge::FirstPlies(plies) => say("cli-trace-merge-plies", &[("plies", plies.into())]),
    }
    let prunes = config.algorithm.properties().prunes;
    let (killers, history) = (prunes && 0 < config.ordering.killers, prunes && config.ordering.history);
    let is_best_before_given = remembers
        && config.ordering.remembered
        && !(killers || history)
        && config.ordering.static_order == StaticOrder::Given;
    let order = match (is_best_before_given, config.ordering.static_order) {
        (true, _) => "best-known",
        (false, order) => spelled_order(OrderingPreset::Plain(order)),
    };
    let tree = if root.is_explicit_tree() { "yes" } else { "no" };
    say("cli-trace-order", &[("order", order.into()), ("tree", tree.into())]);
    if killers {
        say("cli-trace-killers", &[("count", usize::from(config.ordering.killers).into())]);
    }
    if history {
        say("cli-trace-history", &[]);
    }
    if remembers && !is_best_before_given {
        say("cli-trace-stored-first", &[("remembered", if config.ordering.remembered { "yes" } else { "no" }.into())]);
    }
    if has_table {
        say("cli-trace-table", &[]);
    }
    if let Some(quiet) = config.quiescence.filter(|_| config.depth.is_some()) {
        say("cli-trace-quiet", &[("change", quiet.change.into()), ("plies", quiet.plies.into())]);
    }
    match config.algorithm {
        Algorithm::Mtdf => say("cli-trace-guess", &[("guess", config.guess.into())]),
        Algorithm::Aspiration => say("cli-trace-delta", &[("delta", config.delta.into())]),
        Algorithm::Level(PlayLevel::Beginner) => say("cli-trace-seed", &[("seed", config.seed.to_string().into())]),
        _ => {}
    }
    let version = env!("CARGO_PKG_VERSION");
    words.fill(
        "cli-trace-search",
        &[
            ("settings", said.join(", ").into()),
            ("player", player_name(root.to_move()).into()),
            ("version", version.into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(facts: &Facts<'_>) -> String {
        let mut out = Vec::new();
        write_csv(&mut out, |write| write(facts)).unwrap();
        String::from_utf8(out).unwrap().split_once("\r\n").unwrap().1.to_owned()
    }

    #[test]
    fn a_cell_holds_any_id_and_infinities_are_words() {
        let facts = Facts::default().with("node", "a \"b\", c\n").with("value", Score::new(f64::NEG_INFINITY));
        let written = row(&facts.with("pruned", vec![r"x;y\z".to_owned(), "w".to_owned()]).with("owner", None::<&str>));
        assert!(written.starts_with(r#",,"a ""b"", c\n",,,,-inf,"#), "{written}");
        assert!(written.contains(r",x\;y\\z;w,,") && written.ends_with(",\r\n"), "{written}");
    }

    #[test]
    fn what_belongs_to_a_group_has_columns_of_its_own() {
        let quiet = Facts::default().with("change", Score::new(2.5)).with("plies", 3_usize);
        let written = row(&Facts::default().with("quiet", quiet));
        assert!(written.contains(",2.5,3,"), "{written}");
        assert_eq!(written.matches(',').count(), COLUMNS.split(' ').count() - 1);
    }
}
