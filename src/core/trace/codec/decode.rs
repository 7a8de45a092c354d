//! Reads a recorded search from its binary form.

use super::bytes::ByteReader;
use super::bytes::{Closing, NodeFacts, NodeWord};
use super::bytes::{NumberColumn, ScoreColumn, checked, read_numbers, read_scores, widened};
use super::bytes::{PASS_KINDS, STOP_REASONS};
use crate::game::packed_move::PackMoves;
use crate::score::{Score, Window};
use crate::search::faulty::FaultyAlgorithm;
use crate::search::ordering::OrderReason;
use crate::search::pass::Pass;
use crate::search::stats::SearchStats;
use crate::search::{Leaf, SearchConfig};
use crate::trace::limits::Ending;
use crate::trace::moment::Guarantee;
use crate::trace::node::{NEVER, Node, NodeId, NodeKind};
use crate::trace::order_reasons::OrderReasons;
use crate::trace::passes::Passes;
use crate::trace::recording::Recording;
use crate::trace::step::{Event, PackedEvent};
use crate::trace::trace::{CHECKPOINT_INTERVAL, Trace};
use std::pin::pin;
use std::task::{Context, Poll, Waker};

/// The fewest bytes of a pass.
const MIN_PASS_BYTES: usize = 100;
/// The fewest bytes of a node: its word and two scores.
const MIN_NODE_BYTES: usize = 8;
/// How many nodes are read between two pauses.
const NODES_AT_ONCE: usize = 50_000;

/// Returns the search of `root` by `config` that [`encode`](super::encode()) has written; `None` where the bytes are not the form
/// of any search.
///
/// The steps and the links of the nodes are sound whatever the bytes are, and the memory is linear in their length. Whether the
/// moves are legal is not checked.
pub fn decode<G: PackMoves>(bytes: &[u8], config: &SearchConfig, root: &G) -> Option<Passes<G>> {
    let decoding = pin!(decode_in_parts(bytes, config, root, async || ()));
    match decoding.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(passes) => passes,
        Poll::Pending => unreachable!("nothing is waited for"),
    }
}

/// Does the same as [`decode`], and awaits `pause` now and then, so that a page can draw meanwhile.
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
    // No sum of visits overflows.
    let visits_before = reader.u64().filter(|&visits| visits < 1 << 60)?;
    let stop_reason = reader.option(|reader| reader.choice(&STOP_REASONS))?;
    let guarantee = Guarantee { root: reader.interval()?, best: reader.interval()? };
    let ending = reader.choice(&Ending::ALL)?;
    let proved_before = reader.interval()?;
    let mut trace = read_nodes(reader, &config, pause).await?;
    if ending == Ending::Complete && trace.left_at(NodeId::ROOT).is_none() {
        return None;
    }
    trace.ending = ending;
    trace.proved_before = proved_before;
    pause().await;
    let moves = read_moves(reader, root, trace.node_count() - 1)?;
    trace.order_reasons = read_order_reasons(reader, trace.node_count())?;
    let true_values = reader.option(|reader| read_score_list(reader, trace.node_count()))?;
    trace.joint_variation = read_joint_variation(reader, &trace)?;
    let recording = Recording::new(trace, root.clone(), moves, config);
    let mut recording = recording.in_pass(pass, visits_before, stop_reason).with_guarantee(guarantee);
    recording.set_true_values(true_values);
    Some(recording)
}

async fn read_nodes(reader: &mut ByteReader<'_>, config: &SearchConfig, pause: &impl AsyncFn()) -> Option<Trace> {
    let nodes = reader.length(MIN_NODE_BYTES).filter(|nodes| (1..=PackedEvent::MAX_NODES).contains(nodes))?;
    let steps =
        usize::try_from(reader.u32()?).ok().filter(|steps| *steps <= nodes.saturating_mul(MAX_STEPS_PER_NODE))?;
    let cutoffs = usize::try_from(reader.u32()?).ok().filter(|cutoffs| *cutoffs <= nodes)?;
    let table_hits = usize::try_from(reader.u32()?).ok().filter(|hits| *hits <= nodes)?;
    let own_windows = usize::try_from(reader.u32()?).ok()?;
    let lengths = Lengths { nodes, steps, cutoffs, table_hits };
    let words = reader.chunks(nodes)?;
    let columns = (read_scores(reader, nodes)?, read_scores(reader, nodes)?);
    let (windows, hit_depths) = (reader.chunks(own_windows)?, reader.chunks(table_hits)?);
    let properties = config.algorithm.properties();
    let replay = Replay::new((properties.prunes, properties.mistake), lengths, windows, hit_depths);
    match columns {
        (ScoreColumn::Narrow(scores), ScoreColumn::Narrow(proved)) => {
            replayed(replay, words, (scores, widened), (proved, widened), pause).await
        }
        (ScoreColumn::Narrow(scores), ScoreColumn::Wide(proved)) => {
            replayed(replay, words, (scores, widened), (proved, checked), pause).await
        }
        (ScoreColumn::Wide(scores), ScoreColumn::Narrow(proved)) => {
            replayed(replay, words, (scores, checked), (proved, widened), pause).await
        }
        (ScoreColumn::Wide(scores), ScoreColumn::Wide(proved)) => {
            replayed(replay, words, (scores, checked), (proved, checked), pause).await
        }
    }?
    .finish(lengths)
}

/// Adds all nodes. The columns are as long as each other.
async fn replayed<'a, const A: usize, const B: usize>(
    mut replay: Replay<'a>,
    words: &[[u8; 4]],
    (scores, score): (&[[u8; A]], impl Fn([u8; A]) -> Score),
    (proved, proved_before): (&[[u8; B]], impl Fn([u8; B]) -> Score),
    pause: &impl AsyncFn(),
) -> Option<Replay<'a>> {
    let parts = words.chunks(NODES_AT_ONCE).zip(scores.chunks(NODES_AT_ONCE)).zip(proved.chunks(NODES_AT_ONCE));
    for ((words, scores), proved) in parts {
        for ((word, own), before) in words.iter().zip(scores).zip(proved) {
            replay.add(NodeWord(u32::from_le_bytes(*word)), score(*own), proved_before(*before))?;
        }
        pause().await;
    }
    Some(replay)
}

fn read_moves<G: PackMoves>(reader: &mut ByteReader, root: &G, count: usize) -> Option<Vec<G::Move>> {
    match read_numbers(reader, count)? {
        NumberColumn::Bits8(numbers) => root.moves_from_bits(numbers.iter().map(|[number]| u32::from(*number))),
        NumberColumn::Bits16(numbers) => {
            root.moves_from_bits(numbers.iter().map(|number| u16::from_le_bytes(*number).into()))
        }
        NumberColumn::Bits32(numbers) => root.moves_from_bits(numbers.iter().map(|number| u32::from_le_bytes(*number))),
    }
}

fn read_score_list(reader: &mut ByteReader, count: usize) -> Option<Vec<Score>> {
    Some(match read_scores(reader, count)? {
        ScoreColumn::Narrow(scores) => scores.iter().map(|score| widened(*score)).collect(),
        ScoreColumn::Wide(scores) => scores.iter().map(|score| checked(*score)).collect(),
    })
}

fn read_order_reasons(reader: &mut ByteReader, nodes: usize) -> Option<OrderReasons> {
    let count = reader.length(4 + 9)?;
    let (ids, reasons) = (reader.chunks::<4>(count)?, reader.chunks::<9>(count)?);
    let mut order_reasons = OrderReasons::default();
    order_reasons.reserve_exact(count);
    let mut least = 0;
    for (id, [tag, number @ ..]) in ids.iter().zip(reasons) {
        let id = u32::from_le_bytes(*id);
        // They are found by a binary search.
        if id < least || nodes <= id as usize {
            return None;
        }
        least = id + 1;
        let number = u64::from_le_bytes(*number);
        let reason = match tag {
            1 => OrderReason::Reversed,
            2 => OrderReason::Evaluated(Score::new(f64::from_bits(number))?),
            3 => OrderReason::Killer(number.try_into().ok()?),
            4 => OrderReason::History(number.try_into().ok()?),
            5 => OrderReason::PrincipalVariation,
            6 => OrderReason::Table,
            _ => return None,
        };
        order_reasons.push(NodeId(id), reason);
    }
    Some(order_reasons)
}

/// Reads a line of nodes from the root on, each a child of the one before; or none.
fn read_joint_variation(reader: &mut ByteReader, trace: &Trace) -> Option<Vec<NodeId>> {
    let count = reader.length(4)?;
    let line: Vec<NodeId> = reader.chunks(count)?.iter().map(|id| NodeId(u32::from_le_bytes(*id))).collect();
    let is_line = line.iter().enumerate().all(|(index, &node)| {
        trace.contains(node) && trace.parent(node) == index.checked_sub(1).map(|above| line[above])
    });
    is_line.then_some(line)
}

/// The most steps at one node: entered, evaluated, left, better than its siblings, closing its parent.
pub(super) const MAX_STEPS_PER_NODE: usize = 5;

/// How long the lists of a trace are, so that their memory is reserved at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lengths {
    pub nodes: usize,
    pub steps: usize,
    pub cutoffs: usize,
    pub table_hits: usize,
}

/// A trace that is being rebuilt.
pub(super) struct Replay<'a> {
    trace: Trace,
    stats: SearchStats,
    /// The nodes from the root to the last one, searched or not.
    open: Vec<OpenNode>,
    /// The windows that differ from those of the parents.
    windows: std::slice::Iter<'a, [u8; 16]>,
    /// How many plies were searched for each table hit; `u32::MAX` to the end of the game.
    hit_depths: std::slice::Iter<'a, [u8; 4]>,
}

/// A node whose subtree has not ended.
struct OpenNode {
    node: NodeId,
    facts: NodeFacts,
    best: NodeId,
    has_children: bool,
    /// Whether no more children are searched.
    is_closed: bool,
    has_cutoff: bool,
    /// The children that are not searched.
    unsearched: u64,
    /// The window of the next child.
    window: Window,
}

impl<'a> Replay<'a> {
    pub fn new(
        (has_window, mistake): (bool, Option<FaultyAlgorithm>),
        lengths: Lengths,
        windows: &'a [[u8; 16]],
        hit_depths: &'a [[u8; 4]],
    ) -> Self {
        let mut trace = Trace::empty(has_window, mistake);
        trace.nodes.reserve_exact(lengths.nodes);
        trace.windows.reserve_exact(if has_window { lengths.nodes } else { 0 });
        trace.steps.reserve_exact(lengths.steps);
        trace.checkpoints.reserve_exact(lengths.steps / CHECKPOINT_INTERVAL);
        trace.cutoffs.reserve_exact(lengths.cutoffs);
        trace.table_hits.reserve_exact(lengths.table_hits);
        let (windows, hit_depths) = (windows.iter(), hit_depths.iter());
        Self { trace, stats: SearchStats::default(), open: Vec::new(), windows, hit_depths }
    }

    /// Adds the next node; `None` where no search can have such a node here.
    #[inline]
    pub fn add(&mut self, word: NodeWord, score: Score, proved_before: Score) -> Option<()> {
        let facts = word.facts()?;
        let ply = usize::from(facts.ply);
        while ply < self.open.len() {
            self.close_last()?;
        }
        if ply != self.open.len() {
            return None;
        }
        let node = NodeId::new(self.trace.nodes.len());
        let parent = self.open.last_mut();
        let (link, best_before, inherited) = match &parent {
            Some(parent) => (parent.node, parent.best, parent.window),
            None if node == NodeId::ROOT && facts.is_searched && !facts.needs_parent() => {
                (NodeId::NONE, NodeId::NONE, Window::FULL)
            }
            None => return None,
        };
        if let Some(parent) = parent {
            // A search ends before the children that it leaves out, and nothing below those is searched.
            let is_possible = if facts.is_searched { !parent.is_closed } else { parent.leaves_out_children() };
            if !is_possible || (facts.is_research && !parent.has_children) {
                return None;
            }
            parent.has_children = true;
            parent.unsearched += u64::from(!facts.is_searched);
        }
        let window = match (self.trace.has_window && facts.is_searched, facts.has_own_window) {
            (true, true) => self.next_window()?,
            (true, false) => inherited,
            (false, true) => return None,
            (false, false) => Window::FULL,
        };
        if self.trace.has_window {
            self.trace.windows.push(window);
        }
        self.trace.nodes.push(Node {
            score,
            proved_before,
            parent: link,
            end: 0,
            entered: NEVER,
            left: NEVER,
            best: NodeId::NONE,
            best_before: if facts.is_searched { best_before } else { NodeId::NONE },
            ply: facts.ply,
            player: facts.player,
            kind: facts.kind,
            bound: facts.bound,
            has_cutoff: false,
            has_improved: facts.has_improved,
            is_research: facts.is_research,
        });
        if facts.is_searched {
            self.enter(node, &facts)?;
        }
        self.open.push(OpenNode {
            node,
            facts,
            best: NodeId::NONE,
            has_children: false,
            is_closed: facts.is_searched && facts.kind != NodeKind::Inner,
            has_cutoff: false,
            unsearched: 0,
            window,
        });
        Some(())
    }

    #[inline]
    fn enter(&mut self, node: NodeId, facts: &NodeFacts) -> Option<()> {
        self.stats.nodes += 1;
        self.trace.max_ply = self.trace.max_ply.max(facts.ply);
        let entered = self.step(Event::Enter(node))?;
        self.trace.nodes[node.index()].entered = entered;
        match facts.kind {
            NodeKind::Inner => {}
            NodeKind::Leaf(Leaf::TableHit) => {
                let depth = u32::from_le_bytes(*self.hit_depths.next()?);
                let depth = if depth == u32::MAX { None } else { Some(usize::try_from(depth).ok()?) };
                self.trace.table_hits.push((node, depth));
                self.stats.table_hits += 1;
                self.step(Event::TableHit(node))?;
            }
            NodeKind::Leaf(_) => {
                self.stats.leaves += 1;
                self.step(Event::Evaluate(node))?;
            }
        }
        Some(())
    }

    fn next_window(&mut self) -> Option<Window> {
        let (alpha, beta) = self.windows.next()?.split_first_chunk()?;
        let bound = |bytes: [u8; 8]| Score::new(f64::from_le_bytes(bytes));
        Some(Window { alpha: bound(*alpha)?, beta: bound(beta.try_into().ok()?)? })
    }

    /// Ends the subtree of the last open node, which was left if it was searched.
    #[inline]
    fn close_last(&mut self) -> Option<()> {
        let open = self.open.pop()?;
        let end = NodeId::new(self.trace.nodes.len()).number();
        let node = open.node;
        if !open.facts.is_searched {
            self.trace.nodes[node.index()].end = end;
            return Some(());
        }
        if !open.facts.is_left {
            return None;
        }
        if open.has_cutoff {
            self.count_pruned(open.unsearched);
        }
        let step = self.step(Event::Leave(node))?;
        let closed = &mut self.trace.nodes[node.index()];
        closed.end = end;
        closed.left = step;
        closed.best = open.best;
        if open.facts.has_improved {
            self.step(Event::Improve(node))?;
        }
        if let Some(parent) = self.open.last_mut() {
            if open.facts.has_improved {
                parent.best = node;
                if self.trace.has_window {
                    let window = self.trace.windows[parent.node.index()];
                    let score = self.trace.score_for_parent(node)?;
                    parent.window = window.narrowed(parent.facts.player, score);
                }
            }
            parent.is_closed |= open.facts.closing != Closing::None;
            if open.facts.closing == Closing::Cutoff {
                parent.has_cutoff = true;
                let parent = parent.node;
                self.trace.nodes[parent.index()].has_cutoff = true;
            }
        }
        match open.facts.closing {
            Closing::None => {}
            Closing::Cutoff => {
                self.stats.cutoffs += 1;
                let step = self.step(Event::Cutoff(node))?;
                self.trace.cutoffs.push(step);
            }
            Closing::Skip => {
                self.step(Event::Skip(node))?;
            }
        }
        Some(())
    }

    /// Counts the children that a cutoff left out. They follow the cutoff, which is still the last step.
    fn count_pruned(&mut self, unsearched: u64) {
        self.stats.cutoffs_that_prune += u64::from(0 < unsearched);
        self.stats.pruned_branches += unsearched;
        if self.trace.steps.len().is_multiple_of(CHECKPOINT_INTERVAL)
            && let Some(checkpoint) = self.trace.checkpoints.last_mut()
        {
            *checkpoint = self.stats;
        }
    }

    #[inline]
    fn step(&mut self, event: Event) -> Option<u32> {
        self.trace.steps.push(PackedEvent::new(event));
        let steps = self.trace.steps.len();
        if steps.is_multiple_of(CHECKPOINT_INTERVAL) {
            self.trace.checkpoints.push(self.stats);
        }
        u32::try_from(steps).ok()
    }

    /// Returns the trace; `None` where it is not as long as was said. The nodes that are open were not left.
    pub fn finish(mut self, lengths: Lengths) -> Option<Trace> {
        while self.open.last().is_some_and(|open| open.facts.is_left || !open.facts.is_searched) {
            self.close_last()?;
        }
        let end = NodeId::new(self.trace.nodes.len()).number();
        while let Some(open) = self.open.pop() {
            if open.facts.is_left {
                return None;
            }
            if open.has_cutoff {
                self.count_pruned(open.unsearched);
            }
            let node = &mut self.trace.nodes[open.node.index()];
            node.end = end;
            node.best = open.best;
        }
        let trace = self.trace;
        let is_as_long = trace.steps.len() == lengths.steps
            && trace.cutoffs.len() == lengths.cutoffs
            && trace.table_hits.len() == lengths.table_hits;
        (is_as_long && self.windows.len() == 0).then_some(trace)
    }
}

impl NodeFacts {
    /// Whether something happened that happens to a child only.
    const fn needs_parent(&self) -> bool {
        self.is_research || self.has_improved || !matches!(self.closing, Closing::None)
    }
}

impl OpenNode {
    /// Whether a child that is not searched can follow.
    const fn leaves_out_children(&self) -> bool {
        self.is_closed || !self.facts.is_searched
    }
}
