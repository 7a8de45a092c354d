//! The tracer that turns a stream of events into a [`Recording`].
//!
//! Numbers the nodes, and works out what each returned score proves: a finished child proves its interval, a child
//! that was not searched proves nothing, and a node proves what its player can choose among them. No search has to
//! carry that along.

use super::combined_line;
use super::event::Packed;
use super::limits::{Ending, Limits, Progress};
use super::open_node::{OpenNode, new_node};
use super::passes::Passes;
use super::recording::Recording;
use super::true_values;
use super::union_tree::UnionTree;
use super::{Event, Guarantee, Node, NodeId, NodeKind, Trace};
use crate::game::Game;
use crate::score::{Bound, Interval, Proof, Score, Window};
use crate::search::ordering::OrderReason;
use crate::search::pass::{Pass, StopReason};
use crate::search::stats::SearchStats;
use crate::search::{Leaf, SearchConfig, SearchEvent, Tracer, search};
use std::ops::ControlFlow;

/// The counts are kept after every so many steps: often enough that those between are counted in no time, and seldom
/// enough that a step takes less than a byte more for it.
pub(super) const COUNT_EVERY: usize = 64;

/// Whoever watches hears of every so many visits: some thousand times a second.
pub const REPORT_EVERY: u64 = 4096;

/// Searches from `root` and records it, up to `most_nodes` visits: a search that needs more is broken off there, and
/// its trace says so. Of a tree given in advance, what was left out is taken down too while there are no more nodes than
/// that. Of a search in several passes, this is the last.
///
/// ```
/// use poda::game::evaluation::EvaluationFunction;
/// use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
/// use poda::search::SearchConfig;
/// use poda::trace::recorder::record;
///
/// let root = TicTacToe::new(TicTacToeRules { evaluation: EvaluationFunction::Outcome, ..TicTacToeRules::default() });
/// let recording = record(&SearchConfig::default(), &root, 1_000_000);
/// assert_eq!(recording.trace().end().count().nodes, 18_297);
/// ```
pub fn record<G: Game>(config: &SearchConfig, root: &G, most_nodes: usize) -> Recording<G> {
    record_within(config, root, Limits::nodes(most_nodes), &())
}

/// The same within limits on visits and on memory, while somebody watches who may stop it.
pub fn record_within<G: Game, W: Progress>(
    config: &SearchConfig,
    root: &G,
    limits: Limits,
    progress: &W,
) -> Recording<G> {
    let mut passes = recorded(config, root, limits, progress);
    passes.swap_remove(passes.len() - 1)
}

/// The same with all passes of the search, where it makes more than one.
pub fn record_passes<G: Game, W: Progress>(config: &SearchConfig, root: &G, limits: Limits, progress: &W) -> Passes<G> {
    Passes::new(recorded(config, root, limits, progress))
}

fn recorded<G: Game, W: Progress>(config: &SearchConfig, root: &G, limits: Limits, progress: &W) -> Vec<Recording<G>> {
    let mut recorder = Recorder::new(config, root, limits, progress);
    let ended = search(config, root, &mut recorder);
    let passes = recorder.finish(ended.is_continue());
    passes.into_iter().map(Recording::with_true_values).collect()
}

/// The same beside another search of the position: what only others have visited is taken down too, as never entered.
pub fn record_with_union<G: Game, W: Progress>(
    config: &SearchConfig,
    root: &G,
    limits: Limits,
    progress: &W,
    union_tree: &UnionTree<G::Move>,
) -> Recording<G> {
    let mut recorder = Recorder::new(config, root, limits, progress);
    recorder.union_tree = Some(union_tree);
    let ended = search(config, root, &mut recorder);
    let mut passes = recorder.finish(ended.is_continue());
    passes.swap_remove(passes.len() - 1).with_true_values()
}

/// A recording under way.
#[derive(Debug)]
pub struct Recorder<'a, G: Game, W: Progress> {
    pub(super) config: SearchConfig,
    pub(super) root: G,
    pub(super) limits: Limits,
    pub(super) progress: &'a W,
    /// What others have visited.
    pub(super) union_tree: Option<&'a UnionTree<G::Move>>,
    /// Why the search is cut short, once it is.
    pub(super) cut_short: Option<Ending>,
    pub(super) nodes: Vec<Node>,
    pub(super) moves: Vec<Option<G::Move>>,
    pub(super) steps: Vec<Packed>,
    pub(super) counts: Vec<SearchStats>,
    pub(super) count: SearchStats,
    pub(super) cutoffs: Vec<u32>,
    pub(super) reasons: Vec<OrderReason>,
    pub(super) table_hits: Vec<(NodeId, Option<usize>)>,
    guarantee: Guarantee,
    deepest: u16,
    pub(super) open: Vec<OpenNode>,
    /// The pass being made, where there may be several, and what has been recorded of those before.
    pub(super) pass: Option<Pass>,
    finished: Vec<Recording<G>>,
    /// The visits and the memory of the passes before.
    pub(super) nodes_before: u64,
    pub(super) bytes_before: usize,
    /// What the search holds on its own, in bytes.
    pub(super) held: usize,
    stop: Option<StopReason>,
}

impl<'a, G: Game, W: Progress> Recorder<'a, G, W> {
    /// Ready for a search with `config` from `root`, which it breaks off where a limit is met, but
    /// not before one visit.
    pub fn new(config: &SearchConfig, root: &G, limits: Limits, progress: &'a W) -> Self {
        Self {
            config: config.effective(),
            root: root.clone(),
            limits: Limits { nodes: limits.nodes.min(Packed::MOST_NODES), ..limits },
            progress,
            union_tree: None,
            cut_short: None,
            nodes: Vec::new(),
            moves: Vec::new(),
            steps: Vec::new(),
            counts: vec![SearchStats::default()],
            count: SearchStats::default(),
            cutoffs: Vec::new(),
            reasons: Vec::new(),
            table_hits: Vec::new(),
            guarantee: Guarantee::NONE,
            deepest: 0,
            open: Vec::new(),
            pass: None,
            finished: Vec::new(),
            nodes_before: 0,
            bytes_before: 0,
            held: 0,
            stop: None,
        }
    }

    /// The recordings of what has been heard, pass by pass; `complete` if the search came to its end.
    #[must_use]
    pub fn finish(mut self, complete: bool) -> Vec<Recording<G>> {
        let ending = match self.cut_short {
            // All was searched, but what was left out has not been taken down.
            Some(Ending::Underway) => Ending::Underway,
            _ if complete => Ending::Complete,
            ending => ending.unwrap_or(Ending::Stopped),
        };
        self.close(ending);
        if let Some((last, line)) = combined_line::combined_line(&self.finished) {
            self.finished[last].set_line(line);
        }
        self.finished
    }

    /// Ends the recording of a pass.
    fn close(&mut self, ending: Ending) {
        let end = NodeId::new(self.nodes.len()).0;
        for open in self.open.drain(..) {
            let node = &mut self.nodes[open.node.index()];
            node.end = end;
            node.best = open.best;
        }
        let depth = self.pass.map_or(self.config.depth, |pass| pass.depth);
        let same_tree = |pass: &&Recording<G>| pass.config().depth == depth;
        let proved_before = self.finished.iter().rfind(same_tree).map_or(Interval::UNKNOWN, |pass| {
            // It holds what those before it have proved already.
            pass.trace().end().proved(NodeId::ROOT)
        });
        let visited_before = self.nodes_before;
        self.nodes_before += self.count.nodes;
        self.bytes_before = self.recorded_bytes();
        self.count = SearchStats::default();
        let trace = Trace {
            nodes: taken(&mut self.nodes),
            steps: taken(&mut self.steps),
            counts: taken(&mut self.counts),
            cutoffs: taken(&mut self.cutoffs),
            reasons: taken(&mut self.reasons),
            table_hits: taken(&mut self.table_hits),
            guarantee: std::mem::replace(&mut self.guarantee, Guarantee::NONE),
            deepest: std::mem::take(&mut self.deepest),
            has_window: self.config.algorithm.properties().prunes,
            mistake: self.config.algorithm.properties().mistake,
            ending,
            proved_before,
            line: Vec::new(),
        };
        self.counts.push(SearchStats::default());
        let mut config = self.config;
        if let Some(pass) = self.pass {
            (config.depth, config.window) = (pass.depth, pass.window);
        }
        let pass = self.pass.map(|pass| (self.finished.len(), pass));
        let recording = Recording::new(trace, self.root.clone(), taken(&mut self.moves), config);
        self.finished.push(recording.in_pass(pass, visited_before, self.stop));
    }

    pub(super) fn step(&mut self, event: Event) -> u32 {
        self.steps.push(Packed::new(event));
        if self.steps.len().is_multiple_of(COUNT_EVERY) {
            self.counts.push(self.count);
        }
        u32::try_from(self.steps.len()).expect("there are at most seven steps a node, and far fewer nodes than that")
    }

    fn enter(&mut self, via: Option<G::Move>, position: &G, window: Option<Window>) {
        let player = position.to_move();
        let node = NodeId::new(self.nodes.len());
        let union_node = match self.open.last() {
            None => self.union_tree.map(|_| UnionTree::<G::Move>::root()),
            Some(parent) => parent.union_node.zip(via).and_then(|(union_node, via)| self.union_child(union_node, via)),
        };
        let last = self.open.last().and_then(|parent| parent.last_child.some());
        let is_research = last.is_some_and(|last| self.moves[last.index()] == via);
        let entered = Node { is_research, ..new_node(&self.open, player, window.unwrap_or(Window::FULL)) };
        self.deepest = self.deepest.max(entered.ply);
        self.nodes.push(entered);
        self.moves.push(via);
        self.open.push(OpenNode {
            node,
            player,
            best: NodeId::NONE,
            last_child: NodeId::NONE,
            union_node,
            proof: Proof::new(player),
            guarantee: Proof::new(player),
            best_guarantee: Interval::UNKNOWN,
        });
        self.nodes[node.index()].entered = self.step(Event::Enter(node));
    }

    fn evaluate(&mut self, position: &G, score: Score, leaf: Leaf) {
        let open = self.open.last_mut().expect("only an entered node is evaluated");
        let proved = Interval::of(score, Bound::Exact);
        open.proof.settle(proved);
        open.guarantee.settle(if leaf == Leaf::Terminal { proved } else { Interval::UNKNOWN });
        let (node, union_node) = (open.node, open.union_node);
        self.nodes[node.index()].kind = NodeKind::Leaf(leaf);
        self.step(Event::Evaluate(node));
        self.leave_union_out(node, position, union_node);
    }

    fn recall(&mut self, position: &G, score: Score, bound: Bound, depth: Option<usize>) {
        let open = self.open.last_mut().expect("only an entered node is recalled");
        let proved = Interval::of(score, bound);
        open.proof.settle(proved);
        open.guarantee.settle(match depth {
            None => proved,
            Some(_) => decisive(&self.root, score, bound),
        });
        let (node, union_node) = (open.node, open.union_node);
        self.nodes[node.index()].kind = NodeKind::Leaf(Leaf::TableHit);
        self.table_hits.push((node, depth));
        self.step(Event::TableHit(node));
        self.leave_union_out(node, position, union_node);
    }

    fn improve(&mut self) {
        let open = self.open.last_mut().expect("only an entered node improves");
        open.best = open.last_child;
        open.best_guarantee = open.guarantee.last_child();
        let child = open.best;
        let step = self.step(Event::Improve(child));
        let child = &mut self.nodes[child.index()];
        child.improved = true;
        debug_assert_eq!(step, child.left + 1, "a child becomes the best as soon as it is left");
    }

    /// The reason for the rank of a node that has just been taken down.
    pub(super) fn rank(&mut self, node: usize, reason: OrderReason) {
        if reason != OrderReason::Given || !self.reasons.is_empty() {
            self.reasons.resize(node, OrderReason::Given);
            self.reasons.push(reason);
        }
    }

    fn leave(&mut self, score: Score) {
        let open = self.open.pop().expect("only an entered node is left");
        let Node { window, kind, .. } = self.nodes[open.node.index()];
        let bound = match self.config.algorithm.properties().mistake {
            Some(_) if kind == NodeKind::Inner => true_values::claimed(window, score),
            _ => open.proof.proved().bound_of(score),
        };
        if let Some(parent) = self.open.last_mut() {
            parent.last_child = open.node;
            let is_research = self.nodes[open.node.index()].is_research;
            parent.proof.add_child(score, bound, is_research);
            parent.guarantee.add_proved_child(open.guarantee.proved(), is_research);
        } else {
            self.guarantee = Guarantee { root: open.guarantee.proved(), best: open.best_guarantee };
        }
        let left = self.step(Event::Leave(open.node));
        let end = NodeId::new(self.nodes.len()).0;
        let node = &mut self.nodes[open.node.index()];
        node.left = left;
        node.end = end;
        node.score = score;
        node.bound = bound;
        node.best = open.best;
    }
}

/// What a score proves that may rest on static evaluations: a win, where no static evaluation can be one.
fn decisive<G: Game>(root: &G, score: Score, bound: Bound) -> Interval {
    let undecided_is_zero = root.evaluates_only_outcomes() && score != Score::ZERO;
    let undecided_is_finite = !root.is_explicit_tree() && !score.is_finite();
    match bound {
        _ if !undecided_is_zero && !undecided_is_finite => Interval::UNKNOWN,
        Bound::Exact | Bound::Lower if Score::ZERO < score => Interval::of(score, Bound::Lower),
        Bound::Exact | Bound::Upper if score < Score::ZERO => Interval::of(score, Bound::Upper),
        _ => Interval::UNKNOWN,
    }
}

impl<G: Game, W: Progress> Tracer<G> for Recorder<'_, G, W> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        if matches!(event, SearchEvent::Enter { .. }) {
            self.cut_short = self.cut_short.or_else(|| self.limit_reached());
            if self.cut_short.is_some() {
                return ControlFlow::Break(());
            }
        }
        // The count first: what is kept after a step is to include that step.
        self.count.count_event(&event);
        match event {
            SearchEvent::Enter { via, position, window, reason } => {
                self.rank(self.nodes.len(), reason);
                self.enter(via, position, window);
            }
            SearchEvent::Evaluate { position, evaluation, leaf } => self.evaluate(position, evaluation.score(), leaf),
            SearchEvent::TableHit { position, score, bound, depth } => self.recall(position, score, bound, depth),
            SearchEvent::Improve { .. } => self.improve(),
            SearchEvent::Cutoff { position, unsearched, reasons, .. } => self.cut(position, unsearched, reasons),
            SearchEvent::Skip { position, unsearched } => self.pass_over(position, unsearched),
            SearchEvent::Leave { score } => self.leave(score),
            SearchEvent::Pass(pass) => {
                if !self.nodes.is_empty() {
                    // A pass that may not make a single visit is none: the search ends with the one before.
                    self.cut_short = self.cut_short.or_else(|| self.limit_reached());
                    if self.cut_short.is_some() {
                        return ControlFlow::Break(());
                    }
                    self.close(Ending::Complete);
                }
                self.pass = Some(pass);
            }
            SearchEvent::Stop(stop) => self.stop = Some(stop),
            SearchEvent::HeldBytes(bytes) => {
                self.held = bytes;
                if self.limits.bytes <= self.bytes() && !self.nodes.is_empty() {
                    self.cut_short = self.cut_short.or(Some(Ending::MemoryLimit));
                    return ControlFlow::Break(());
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// What a list holds, and no memory kept free for more.
fn taken<Item>(list: &mut Vec<Item>) -> Vec<Item> {
    let mut taken = std::mem::take(list);
    taken.shrink_to_fit();
    taken
}
