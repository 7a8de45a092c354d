//! A recorded search as it is written as bytes, in which form one instance of the program sends it to another.
//!
//! A node is stored with the events at it, but without the steps at which they happened: the order of all events
//! follows from the plies and the events of the nodes. The receiver records the same events again to get the steps, the
//! links between nodes, the checkpoints, the windows and the proved intervals. So no bytes can lead to a trace whose
//! parts contradict each other.
//!
//! Both sides know the position and the settings of the search, so these are not stored. The format is not for files,
//! because both sides must be the same version of the program.

mod node_facts;

use super::NodeId;
use super::chance::{ChanceNodes, OutcomeVisit, Probe};
use super::guarantee::Guarantee;
use super::limits::Ending;
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
use crate::search::pass::{Pass, StopReason};
use crate::search::{Branch, Leaf, SearchConfig};
use node_facts::{Closing, NodeFacts};
use serde::{Deserialize, Serialize};
use std::pin::pin;
use std::task::{Context, Poll, Waker};

/// The largest number of steps at one node: it is entered, is evaluated, is left, improves its parent and closes its
/// parent's window.
const MAX_STEPS_PER_NODE: usize = 5;
/// The number of nodes that are recorded again between two pauses.
const NODES_AT_ONCE: usize = 50_000;

/// All passes of a search as they are written.
#[derive(Debug, Serialize, Deserialize)]
pub struct WrittenPasses(Vec<WrittenPass>);

/// A pass as it is written. Nodes are numbers, and moves the [bits](PackMoves::move_bits) of a game.
#[derive(Debug, Serialize, Deserialize)]
struct WrittenPass {
    depth: Option<usize>,
    window: Window,
    /// The number of the pass, unless the search has a single one.
    pass: Option<(usize, Pass)>,
    visits_before: u64,
    stop_reason: Option<StopReason>,
    guarantee: Guarantee,
    ending: Ending,
    proved_before: Interval,
    /// The chance nodes with the weights of their outcomes.
    chance_nodes: Vec<(u32, Vec<u32>)>,
    /// The outcomes of chance nodes.
    outcomes: Vec<(u32, OutcomeVisit)>,
    nodes: Vec<NodeFacts>,
    scores: Vec<Score>,
    /// The number of steps.
    steps: usize,
    /// The windows that differ from those of the parents.
    windows: Vec<Window>,
    /// How many plies were searched for each table hit; `None`: to the end of the game.
    hit_depths: Vec<Option<usize>>,
    moves: Vec<u32>,
    order_reasons: Vec<(u32, OrderReason)>,
    true_values: Option<Vec<Score>>,
    joint_variation: Vec<u32>,
}

impl WrittenPasses {
    /// Returns all passes of a search as they are written.
    pub fn of<G: PackMoves>(passes: &Passes<G>) -> Self {
        Self(passes.iter().map(|pass| WrittenPass::of(pass)).collect())
    }

    /// Returns the search of `root` by `config` that was written; `None` if no search can be written so.
    ///
    /// The steps and the links of the nodes are consistent whatever was written, and the memory is linear in its
    /// length. Does not check whether the moves are legal.
    pub fn read<G: PackMoves>(self, config: &SearchConfig, root: &G) -> Option<Passes<G>> {
        let reading = pin!(self.read_in_parts(config, root, async || ()));
        match reading.poll(&mut Context::from_waker(Waker::noop())) {
            Poll::Ready(passes) => passes,
            Poll::Pending => unreachable!("nothing is waited for"),
        }
    }

    /// Reads like [`read`](Self::read), but awaits `pause` regularly, so that a page can draw in between.
    pub async fn read_in_parts<G: PackMoves>(
        self,
        config: &SearchConfig,
        root: &G,
        pause: impl AsyncFn(),
    ) -> Option<Passes<G>> {
        let mut passes = Vec::with_capacity(self.0.len());
        for written in self.0 {
            passes.push(written.read(config, root, &pause).await?);
        }
        (!passes.is_empty()).then(|| Passes::new(passes))
    }
}

impl WrittenPass {
    fn of<G: PackMoves>(recording: &Recording<G>) -> Self {
        let SearchConfig { depth, window, .. } = *recording.config();
        let trace = recording.trace();
        let (nodes, windows) = written_nodes(trace);
        let outcomes = trace.chance.outcomes().iter();
        Self {
            depth,
            window,
            pass: recording.pass(),
            visits_before: recording.visits_before,
            stop_reason: recording.stop_reason,
            guarantee: recording.guarantee(),
            ending: trace.ending,
            proved_before: trace.proved_before,
            chance_nodes: trace.chance.nodes().map(|(node, weights)| (node.number(), weights.to_vec())).collect(),
            outcomes: outcomes.map(|&(node, visit)| (node.number(), visit)).collect(),
            nodes,
            scores: trace.nodes.iter().map(|node| node.score).collect(),
            steps: trace.steps.len(),
            windows,
            hit_depths: trace.table_hits.iter().map(|&(_, depth)| depth).collect(),
            moves: recording.moves.iter().map(|&mv| G::move_bits(mv)).collect(),
            order_reasons: trace.order_reasons.iter().map(|(node, reason)| (node.number(), reason)).collect(),
            true_values: recording.true_values.clone(),
            joint_variation: trace.joint_variation.iter().map(|node| node.number()).collect(),
        }
    }

    async fn read<G: PackMoves>(self, config: &SearchConfig, root: &G, pause: &impl AsyncFn()) -> Option<Recording<G>> {
        let config = SearchConfig { depth: self.depth, window: self.window, ..config.effective() };
        let chance = read_chance(&self.chance_nodes, &self.outcomes)?;
        let count = self.nodes.len();
        let is_possible = (1..=PackedEvent::MAX_NODES).contains(&count)
            && self.scores.len() == count
            && self.moves.len() + 1 == count
            && self.steps <= count.saturating_mul(MAX_STEPS_PER_NODE)
            && self.true_values.as_ref().is_none_or(|values| values.len() == count)
            // The limit keeps sums of visits from overflowing.
            && self.visits_before < 1 << 60;
        if !is_possible {
            return None;
        }
        let mut builder = TraceBuilder::new(config.algorithm, config.bounds(root));
        builder.trace.reserve_exact(count, self.steps);
        let (windows, hit_depths) = (self.windows.into_iter(), self.hit_depths.into_iter());
        let mut replay = TraceReplay { builder, open: Vec::new(), windows, hit_depths, chance };
        for (nodes, scores) in self.nodes.chunks(NODES_AT_ONCE).zip(self.scores.chunks(NODES_AT_ONCE)) {
            for (&facts, &score) in nodes.iter().zip(scores) {
                replay.add(facts, score)?;
            }
            pause().await;
        }
        let mut trace = replay.finish()?.finish(self.ending, self.proved_before).0;
        if self.ending == Ending::Complete && trace.left_at(NodeId::ROOT).is_none() {
            return None;
        }
        pause().await;
        let moves = self.moves.into_iter().map(|bits| root.move_from_bits(bits)).collect::<Option<_>>()?;
        trace.order_reasons = read_order_reasons(&self.order_reasons, count)?;
        trace.joint_variation = read_joint_variation(&self.joint_variation, &trace)?;
        let recording = Recording::new(trace, root.clone(), moves, config);
        let Self { guarantee, true_values, pass, visits_before, stop_reason, .. } = self;
        let mut recording = Recording { guarantee, true_values, pass, visits_before, stop_reason, ..recording };
        // What several players get follows from the rest.
        recording.payoffs = PayoffRecord::of(&recording).map(Box::new);
        Some(recording)
    }
}

/// Returns the facts of all nodes, and the windows that differ from those of the parents.
fn written_nodes(trace: &Trace) -> (Vec<NodeFacts>, Vec<Window>) {
    let closings = closings(trace);
    let mut windows = Vec::new();
    let mut nodes = Vec::with_capacity(trace.nodes.len());
    batches::for_each(trace.nodes(), |id| {
        let node = trace.node(id);
        let parent = trace.parent(id);
        let inherited = || parent.map(|parent| trace.window_before(parent, id));
        let own = trace.window(id).filter(|window| inherited() != Some(*window));
        windows.extend(own);
        nodes.push(NodeFacts {
            ply: node.ply,
            kind: node.kind,
            bound: node.bound,
            closing: closings[id.index()],
            turn: node.turn,
            is_searched: node.entered != NEVER,
            is_left: node.left != NEVER,
            is_research: node.is_research,
            has_improved: node.has_improved,
            has_own_window: own.is_some(),
            cuts_at_beta: parent.is_some_and(|parent| trace.node(parent).cutoff == Some(Cutoff::Beta)),
        });
    });
    (nodes, windows)
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

fn read_chance(nodes: &[(u32, Vec<u32>)], outcomes: &[(u32, OutcomeVisit)]) -> Option<ChanceNodes> {
    let mut chance = ChanceNodes::default();
    let mut least = 0;
    for (number, weights) in nodes {
        if weights.iter().all(|weight| *weight == 0) {
            return None;
        }
        chance.add_node(ascending(&mut least, *number)?, weights.iter().copied());
    }
    let mut least = 0;
    for &(number, visit) in outcomes {
        chance.add_outcome(ascending(&mut least, number)?, visit);
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

fn read_order_reasons(written: &[(u32, OrderReason)], nodes: usize) -> Option<OrderReasons> {
    let mut order_reasons = OrderReasons::default();
    order_reasons.reserve_exact(written.len());
    let mut least = 0;
    for &(number, reason) in written {
        order_reasons.push(ascending(&mut least, number).filter(|node| node.index() < nodes)?, reason);
    }
    Some(order_reasons)
}

/// Reads a line of nodes from the root on, each a child of the one before. The line may be empty.
fn read_joint_variation(numbers: &[u32], trace: &Trace) -> Option<Vec<NodeId>> {
    let line: Vec<NodeId> = numbers.iter().map(|&number| NodeId(number)).collect();
    let is_line = line.iter().enumerate().all(|(index, &node)| {
        trace.contains(node) && trace.parent(node) == index.checked_sub(1).map(|above| line[above])
    });
    is_line.then_some(line)
}

/// A search whose events are recorded again.
struct TraceReplay {
    builder: TraceBuilder,
    /// The nodes from the root to the last one, searched or not.
    open: Vec<ReplayedNode>,
    /// The windows that differ from those of the parents.
    windows: std::vec::IntoIter<Window>,
    /// The chance nodes and their outcomes. The builder contains those that have been read so far.
    chance: ChanceNodes,
    /// How many plies were searched for each table hit; `None`: to the end of the game.
    hit_depths: std::vec::IntoIter<Option<usize>>,
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

impl TraceReplay {
    /// Adds the next node; `None` if no search can have such a node here.
    #[inline]
    fn add(&mut self, facts: NodeFacts, score: Score) -> Option<()> {
        let ply = usize::from(facts.ply);
        if !facts.is_consistent() {
            return None;
        }
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
            (true, true) => Some(self.windows.next()?),
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
        self.builder.enter(facts.turn, branch, window, OrderReason::Given, facts.is_research);
        let weights = self.chance.weights(node);
        if !weights.is_empty() {
            self.builder.outcomes(weights);
        }
        match facts.kind {
            NodeKind::Inner => {}
            NodeKind::Leaf(Leaf::TableHit) => {
                let depth = self.hit_depths.next()?;
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
