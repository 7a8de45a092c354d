//! The binary form of a recorded search, in which one instance of the program sends it to another.
//!
//! The format is little-endian, in columns, with 7 to 50 bytes a node. A node is stored with the events at it, but
//! without the steps at which they happened: the order of all events follows from the plies and the events of the
//! nodes. The receiver records the same events again to get the steps, the links between nodes, the checkpoints, the
//! windows and the proved intervals. So no bytes can lead to a trace whose parts contradict each other.
//!
//! Both sides know the position and the settings of the search, so these are not stored. The format is not for files,
//! because both sides must be the same version of the program.

pub mod bytes;

use super::NodeId;
use super::chance::{ChanceNodes, OutcomeVisit, Probe};
use super::limits::Ending;
use super::moment::Guarantee;
use super::node::{NEVER, NodeKind, OrderReasons};
use super::passes::Passes;
use super::payoff_record::PayoffRecord;
use super::recording::Recording;
use super::step::{Event, PackedEvent};
use super::trace::{CHECKPOINT_INTERVAL, Trace};
use super::trace_builder::TraceBuilder;
use crate::batches;
use crate::game::packed_move::PackMoves;
use crate::score::{Cutoff, Interval, Score, Turn, Window};
use crate::search::ordering::OrderReason;
use crate::search::pass::Pass;
use crate::search::{Branch, Leaf, SearchConfig};
use bytes::{ByteReader, ByteWriter, Closing, NodeFacts, PASS_KINDS, STOP_REASONS};
use std::pin::pin;
use std::task::{Context, Poll, Waker};

/// All values of an optional probe.
const PROBES: [Option<Probe>; 3] = [None, Some(Probe::Partial), Some(Probe::Whole)];

/// The smallest number of bytes of a pass.
const MIN_PASS_BYTES: usize = 100;
/// The smallest number of bytes of a node: its facts and its score.
const MIN_NODE_BYTES: usize = 6;
/// The largest number of steps at one node: it is entered, is evaluated, is left, improves its parent and closes its
/// parent's window.
const MAX_STEPS_PER_NODE: usize = 5;
/// The number of nodes that are read between two pauses.
const NODES_AT_ONCE: usize = 50_000;

/// Returns all passes of a search in binary form.
pub fn encode<G: PackMoves>(passes: &Passes<G>) -> Vec<u8> {
    let mut writer = ByteWriter::default();
    writer.length(passes.len());
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
    writer.u64(recording.visits_before);
    writer.option(recording.stop_reason, |writer, reason| writer.choice(&reason, &STOP_REASONS));
    writer.interval(recording.guarantee().root);
    writer.interval(recording.guarantee().best);
    let trace = recording.trace();
    writer.choice(&trace.ending, &Ending::ALL);
    writer.interval(trace.proved_before);
    write_chance(writer, trace);
    write_nodes(writer, trace);
    writer.numbers(recording.moves.iter().map(|&mv| G::move_bits(mv)));
    write_order_reasons(writer, trace);
    writer.option(recording.true_values.as_deref(), |writer, values| writer.scores(values.iter().copied()));
    writer.length(trace.joint_variation.len());
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
    writer.length(trace.nodes.len());
    writer.length(trace.steps.len());
    writer.length(trace.table_hits.len());
    writer.length(own_windows.len());
    let mut next_own_window = own_windows.iter().peekable();
    batches::for_each(trace.nodes(), |id| {
        let node = trace.node(id);
        let facts = NodeFacts {
            ply: node.ply,
            kind: node.kind,
            bound: node.bound,
            closing: closings[id.index()],
            turn: node.turn,
            is_searched: node.entered != NEVER,
            is_left: node.left != NEVER,
            is_research: node.is_research,
            has_improved: node.has_improved,
            has_own_window: next_own_window.next_if_eq(&&id).is_some(),
            cuts_at_beta: trace.parent(id).is_some_and(|parent| trace.node(parent).cutoff == Some(Cutoff::Beta)),
        };
        writer.u32(facts.to_bits());
    });
    writer.scores(trace.nodes.iter().map(|node| node.score));
    let own = own_windows.iter().map(|node| trace.windows[node.index()]);
    writer.scores(own.flat_map(|window| [window.alpha, window.beta]));
    for &(_, depth) in &trace.table_hits {
        writer.u32(depth.and_then(|depth| u32::try_from(depth).ok()).unwrap_or(u32::MAX));
    }
}

/// Writes the weights of all chance nodes, then the relation of each of their children to its parent.
fn write_chance(writer: &mut ByteWriter, trace: &Trace) {
    let nodes = trace.chance.nodes();
    writer.length(nodes.len());
    for (node, weights) in nodes {
        writer.u32(node.number());
        writer.length(weights.len());
        writer.raw(weights.iter().flat_map(|weight| weight.to_le_bytes()));
    }
    writer.length(trace.chance.outcomes().len());
    for &(node, OutcomeVisit { index, probe }) in trace.chance.outcomes() {
        writer.u32(node.number());
        writer.u32(index);
        writer.choice(&probe, &PROBES);
    }
}

/// Returns, by node, what happens to its remaining siblings after it was left.
fn closings(trace: &Trace) -> Vec<Closing> {
    let mut closings = vec![Closing::None; trace.nodes.len()];
    batches::for_each(&trace.steps, |step| match step.unpack() {
        Event::Cutoff(child) => closings[child.index()] = Closing::Cutoff,
        Event::Skip(child) => closings[child.index()] = Closing::Skip,
        Event::Enter(_)
        | Event::Evaluate(_)
        | Event::TableHit(_)
        | Event::Improve(_)
        | Event::Expect(_)
        | Event::Leave(_) => {}
    });
    closings
}

/// Writes each reason as its index in [`OrderReason`] and its number, or 0 if it has no number. A score is written as a
/// score, because it may be a fraction.
fn write_order_reasons(writer: &mut ByteWriter, trace: &Trace) {
    let reasons = trace.order_reasons.iter();
    writer.length(reasons.len());
    writer.raw(reasons.clone().flat_map(|(node, _)| node.number().to_le_bytes()));
    for (_, reason) in reasons {
        let (tag, number) = match reason {
            OrderReason::Given => (0, 0),
            OrderReason::Reversed => (1, 0),
            OrderReason::Evaluated(score) => {
                writer.u8(2);
                writer.score(score);
                continue;
            }
            OrderReason::Killer(slot) => (3, slot.into()),
            OrderReason::History(weight) => (4, weight.into()),
            OrderReason::PrincipalVariation => (5, 0),
            OrderReason::Table => (6, 0),
        };
        writer.u8(tag);
        writer.u64(number);
    }
}

/// Returns the search of `root` by `config` that [`encode`] has written; `None` if the bytes are not the form of any
/// search.
///
/// The steps and the links of the nodes are consistent whatever the bytes are, and the memory is linear in their
/// length. Does not check whether the moves are legal.
pub fn decode<G: PackMoves>(bytes: &[u8], config: &SearchConfig, root: &G) -> Option<Passes<G>> {
    let decoding = pin!(decode_in_parts(bytes, config, root, async || ()));
    match decoding.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(passes) => passes,
        Poll::Pending => unreachable!("nothing is waited for"),
    }
}

/// Decodes like [`decode`], but awaits `pause` regularly, so that a page can draw in between.
pub async fn decode_in_parts<G: PackMoves>(
    bytes: &[u8],
    config: &SearchConfig,
    root: &G,
    pause: impl AsyncFn(),
) -> Option<Passes<G>> {
    let mut reader = ByteReader::new(bytes);
    let count = reader.length(MIN_PASS_BYTES)?;
    let mut passes = Vec::with_capacity(count);
    for _ in 0..count {
        passes.push(read_pass(&mut reader, config, root, &pause).await?);
    }
    (reader.is_at_end() && !passes.is_empty()).then(|| Passes::new(passes))
}

async fn read_pass<G: PackMoves>(
    reader: &mut ByteReader<'_>,
    config: &SearchConfig,
    root: &G,
    pause: &impl AsyncFn(),
) -> Option<Recording<G>> {
    let config =
        SearchConfig { depth: reader.option(ByteReader::size)?, window: reader.window()?, ..config.effective() };
    let pass = reader.option(|reader| {
        let number = reader.size()?;
        let (depth, window) = (reader.option(ByteReader::size)?, reader.window()?);
        Some((number, Pass { depth, window, kind: reader.choice(&PASS_KINDS)? }))
    })?;
    // The limit keeps sums of visits from overflowing.
    let visits_before = reader.u64().filter(|&visits| visits < 1 << 60)?;
    let stop_reason = reader.option(|reader| reader.choice(&STOP_REASONS))?;
    let guarantee = Guarantee { root: reader.interval()?, best: reader.interval()? };
    let ending = reader.choice(&Ending::ALL)?;
    let proved_before = reader.interval()?;
    let chance = read_chance(reader)?;
    let bounds = config.bounds(root);
    let mut trace = read_nodes(reader, &config, (ending, proved_before), (bounds, chance), pause).await?;
    if ending == Ending::Complete && trace.left_at(NodeId::ROOT).is_none() {
        return None;
    }
    pause().await;
    let mut moves = Vec::with_capacity(trace.node_count() - 1);
    for bits in reader.numbers(trace.node_count() - 1)? {
        moves.push(root.move_from_bits(bits)?);
    }
    trace.order_reasons = read_order_reasons(reader, trace.node_count())?;
    let true_values = reader.option(|reader| reader.scores(trace.node_count()))?;
    trace.joint_variation = read_joint_variation(reader, &trace)?;
    let recording = Recording::new(trace, root.clone(), moves, config);
    let mut recording = Recording { guarantee, true_values, pass, visits_before, stop_reason, ..recording };
    // What several players get follows from the rest.
    recording.payoffs = PayoffRecord::of(&recording).map(Box::new);
    Some(recording)
}

async fn read_nodes(
    reader: &mut ByteReader<'_>,
    config: &SearchConfig,
    (ending, proved_before): (Ending, Interval),
    (bounds, chance): (Interval, ChanceNodes),
    pause: &impl AsyncFn(),
) -> Option<Trace> {
    let nodes = reader.length(MIN_NODE_BYTES).filter(|nodes| (1..=PackedEvent::MAX_NODES).contains(nodes))?;
    let [steps, table_hits, own_windows] = [reader.u32()?, reader.u32()?, reader.u32()?].map(|count| count as usize);
    if nodes.saturating_mul(MAX_STEPS_PER_NODE) < steps {
        return None;
    }
    let (facts, scores) = (reader.chunks(nodes)?, reader.scores(nodes)?);
    let windows = reader.scores(own_windows.checked_mul(2)?)?.into_iter();
    let hit_depths = reader.chunks(table_hits)?.iter();
    let mut builder = TraceBuilder::new(config.algorithm, bounds);
    builder.trace.reserve_exact(nodes, steps);
    let mut replay = TraceReplay { builder, open: Vec::new(), windows, hit_depths, chance };
    for (facts, scores) in facts.chunks(NODES_AT_ONCE).zip(scores.chunks(NODES_AT_ONCE)) {
        for (bits, &score) in facts.iter().zip(scores) {
            replay.add(NodeFacts::from_bits(u32::from_le_bytes(*bits))?, score)?;
        }
        pause().await;
    }
    Some(replay.finish()?.finish(ending, proved_before).0)
}

fn read_chance(reader: &mut ByteReader) -> Option<ChanceNodes> {
    let mut chance = ChanceNodes::default();
    let mut least = 0;
    for _ in 0..reader.length(8)? {
        let number = reader.u32()?;
        let count = reader.length(4)?;
        let weights = reader.chunks(count)?.iter().map(|&weight| u32::from_le_bytes(weight));
        if count == 0 || weights.clone().all(|weight| weight == 0) {
            return None;
        }
        chance.add_node(ascending(&mut least, number)?, weights);
    }
    let mut least = 0;
    for _ in 0..reader.length(9)? {
        let (number, index) = (reader.u32()?, reader.u32()?);
        let probe = reader.choice(&PROBES)?;
        chance.add_outcome(ascending(&mut least, number)?, OutcomeVisit { index, probe });
    }
    Some(chance)
}

/// Returns the node with this number if it is at least `least`, which then is raised above it: binary search needs the
/// numbers in ascending order.
fn ascending(least: &mut u32, number: u32) -> Option<NodeId> {
    let is_next = *least <= number;
    *least = number.checked_add(1)?;
    is_next.then_some(NodeId(number))
}

fn read_order_reasons(reader: &mut ByteReader, nodes: usize) -> Option<OrderReasons> {
    let count = reader.length(4 + 9)?;
    let ids = reader.chunks::<4>(count)?;
    let mut order_reasons = OrderReasons::default();
    order_reasons.reserve_exact(count);
    let mut least = 0;
    for id in ids {
        let node = ascending(&mut least, u32::from_le_bytes(*id)).filter(|node| node.index() < nodes)?;
        let tag = reader.u8()?;
        let reason = if tag == 2 {
            OrderReason::Evaluated(reader.score()?)
        } else {
            let number = reader.u64()?;
            match tag {
                1 => OrderReason::Reversed,
                3 => OrderReason::Killer(number.try_into().ok()?),
                4 => OrderReason::History(number.try_into().ok()?),
                5 => OrderReason::PrincipalVariation,
                6 => OrderReason::Table,
                _ => return None,
            }
        };
        order_reasons.push(node, reason);
    }
    Some(order_reasons)
}

/// Reads a line of nodes from the root on, each a child of the one before. The line may be empty.
fn read_joint_variation(reader: &mut ByteReader, trace: &Trace) -> Option<Vec<NodeId>> {
    let count = reader.length(4)?;
    let line: Vec<NodeId> = reader.chunks(count)?.iter().map(|id| NodeId(u32::from_le_bytes(*id))).collect();
    let is_line = line.iter().enumerate().all(|(index, &node)| {
        trace.contains(node) && trace.parent(node) == index.checked_sub(1).map(|above| line[above])
    });
    is_line.then_some(line)
}

/// A search whose events are recorded again.
struct TraceReplay<'a> {
    builder: TraceBuilder,
    /// The nodes from the root to the last one, searched or not.
    open: Vec<ReplayedNode>,
    /// The bounds of the windows that differ from those of the parents.
    windows: std::vec::IntoIter<Score>,
    /// The chance nodes and their outcomes. The builder contains those that have been read so far.
    chance: ChanceNodes,
    /// How many plies were searched for each table hit; `u32::MAX`: to the end of the game.
    hit_depths: std::slice::Iter<'a, [u8; 4]>,
}

/// A node whose subtree has not ended.
struct ReplayedNode {
    node: NodeId,
    facts: NodeFacts,
    score: Score,
    has_children: bool,
    /// What happens to the remaining children.
    closing: Closing,
    /// The number of children that are not searched.
    unsearched: u64,
}

impl TraceReplay<'_> {
    /// Adds the next node; `None` if no search can have such a node here.
    #[inline]
    fn add(&mut self, facts: NodeFacts, score: Score) -> Option<()> {
        let ply = usize::from(facts.ply);
        while ply < self.open.len() {
            self.close_last()?;
        }
        if ply != self.open.len() {
            return None;
        }
        let node = NodeId::new(self.builder.trace.node_count());
        if let Some(parent) = self.open.last_mut() {
            let NodeFacts { kind, is_searched, .. } = parent.facts;
            // Searched children come before unsearched ones, and nothing below an unsearched node is searched.
            let is_closed = kind != NodeKind::Inner || parent.closing != Closing::None;
            let is_possible = if facts.is_searched { is_searched && !is_closed } else { !is_searched || is_closed };
            if !is_possible || (facts.is_research && !parent.has_children) {
                return None;
            }
            parent.has_children = true;
            if facts.is_searched {
                self.enter(&facts, score)?;
            } else {
                parent.unsearched += 1;
                if parent.closing != Closing::None
                    && self.builder.trace.turn(parent.node) != Turn::Chance
                    && let Some(open) = self.builder.open.last_mut()
                {
                    open.proof.add_unsearched(self.builder.trace.bounds);
                }
                let parent = parent.node;
                if let Some(visit) = self.outcome_of(parent, node)? {
                    self.builder.trace.chance.add_outcome(node, visit);
                }
                self.builder.add_unsearched(parent, facts.turn, facts.kind, ply);
                let weights = self.chance.weights(node);
                if !weights.is_empty() {
                    self.builder.trace.chance.add_node(node, weights.iter().copied());
                }
            }
        } else if node == NodeId::ROOT && facts.is_searched && !facts.needs_parent() {
            self.enter(&facts, score)?;
        } else {
            return None;
        }
        self.open.push(ReplayedNode { node, facts, score, has_children: false, closing: Closing::None, unsearched: 0 });
        Some(())
    }

    #[inline]
    fn enter(&mut self, facts: &NodeFacts, score: Score) -> Option<()> {
        let window = match (self.builder.trace.has_window, facts.has_own_window) {
            (true, true) => Some(self.next_window()?),
            (true, false) => Some(self.builder.inherited_window()),
            (false, true) => return None,
            (false, false) => None,
        };
        self.builder.stats.nodes += 1;
        let node = NodeId::new(self.builder.trace.node_count());
        let parent = self.builder.current().map(|(parent, _)| parent);
        let branch = match parent.map_or(Some(None), |parent| self.outcome_of(parent, node))? {
            None => Branch::CHOICE,
            Some(OutcomeVisit { index, probe: None }) => Branch::of_outcome(index),
            Some(OutcomeVisit { index, probe: Some(_) }) => Branch::of_outcome(index).probed(),
        };
        self.builder.enter((facts.turn, branch), window, OrderReason::Given, facts.is_research);
        let weights = self.chance.weights(node);
        if !weights.is_empty() {
            self.builder.outcomes(weights);
        }
        match facts.kind {
            NodeKind::Inner => {}
            NodeKind::Leaf(Leaf::TableHit) => {
                let depth = u32::from_le_bytes(*self.hit_depths.next()?);
                let depth = if depth == u32::MAX { None } else { Some(usize::try_from(depth).ok()?) };
                self.builder.stats.table_hits += 1;
                self.builder.table_hit(score, facts.bound, depth);
            }
            NodeKind::Leaf(leaf) => {
                self.builder.stats.leaves += 1;
                self.builder.evaluate(score, leaf);
            }
        }
        Some(())
    }

    fn next_window(&mut self) -> Option<Window> {
        Some(Window { alpha: self.windows.next()?, beta: self.windows.next()? })
    }

    /// Returns a node's relation to its parent, if the parent is a chance node; `None` if there is no valid one.
    #[expect(clippy::option_option, reason = "a node that is no outcome is not an impossible one")]
    #[inline]
    fn outcome_of(&self, parent: NodeId, node: NodeId) -> Option<Option<OutcomeVisit>> {
        if self.builder.trace.turn(parent) != Turn::Chance {
            return Some(None);
        }
        let visit = self.chance.outcome(node)?;
        // A leaf has no weights: only another search has tried the nodes below it.
        let is_leaf = self.builder.trace.kind(parent) != NodeKind::Inner;
        let is_possible = is_leaf || (visit.index as usize) < self.chance.weights(parent).len();
        is_possible.then_some(Some(visit))
    }

    /// Ends the subtree of the last open node. If the node was searched, it was left.
    #[inline]
    fn close_last(&mut self) -> Option<()> {
        let ReplayedNode { node, facts, score, closing, unsearched, .. } = self.open.pop()?;
        if !facts.is_searched {
            self.builder.close_unsearched(node);
            return Some(());
        }
        if !facts.is_left {
            return None;
        }
        self.count_pruned(closing, unsearched);
        let outcome = self.chance.outcome(node);
        if outcome.is_some_and(|outcome| outcome.probe == Some(Probe::Partial)) {
            self.builder.probe();
        }
        self.builder.leave(score);
        match (outcome, facts.has_improved) {
            (None, true) => self.builder.improve(),
            (None, false) => {}
            (Some(_), _) => self.builder.expect(),
        }
        match facts.closing {
            Closing::None => {}
            Closing::Cutoff => {
                self.builder.stats.cutoffs += 1;
                self.builder.cutoff(if facts.cuts_at_beta { Cutoff::Beta } else { Cutoff::Alpha }, false);
            }
            Closing::Skip => self.builder.skip(false),
        }
        if let Some(parent) = self.open.last_mut() {
            parent.closing = facts.closing;
        }
        Some(())
    }

    /// Counts the children that a cutoff left unsearched. They follow the cutoff, which is still the last step.
    fn count_pruned(&mut self, closing: Closing, unsearched: u64) {
        if closing != Closing::Cutoff {
            return;
        }
        let TraceBuilder { stats, trace, .. } = &mut self.builder;
        stats.cutoffs_that_prune += u64::from(0 < unsearched);
        stats.pruned_branches += unsearched;
        if trace.steps.len().is_multiple_of(CHECKPOINT_INTERVAL)
            && let Some(checkpoint) = trace.checkpoints.last_mut()
        {
            *checkpoint = *stats;
        }
    }

    /// Ends the subtrees of the nodes that are still open, which were not left. Returns `None` if there are entries
    /// that no node has used.
    fn finish(mut self) -> Option<TraceBuilder> {
        while self.open.last().is_some_and(|open| open.facts.is_left || !open.facts.is_searched) {
            self.close_last()?;
        }
        let is_possible = self.open.iter().all(|open| !open.facts.is_left);
        if let Some(&ReplayedNode { closing, unsearched, .. }) = self.open.last() {
            self.count_pruned(closing, unsearched);
        }
        (is_possible && self.windows.len() == 0 && self.hit_depths.len() == 0).then_some(self.builder)
    }
}
