//! The tracer that records a search.
//!
//! The recorder checks the limits, stores the moves, and adds the children that the search does not try.
//! `trace_builder` builds the tree from the events.

use super::chance::OutcomeVisit;
use super::guarantee::Guarantee;
use super::limits::{Ending, Limits, Progress, REPORT_INTERVAL};
use super::node::{NodeId, NodeKind};
use super::passes::{Passes, joint_variation};
use super::payoff_record::PayoffRecord;
use super::recording::{Recording, true_values};
use super::step::PackedEvent;
use super::trace_builder::TraceBuilder;
use super::union_tree::{UnionCursor, UnionNode, UnionTree};
use crate::game::Game;
use crate::game::played_game::legal_moves;
use crate::score::{Interval, Score, Turn, Window};
use crate::search::budget::max_plies;
use crate::search::ordering::OrderReason;
use crate::search::pass::{Pass, StopReason};
use crate::search::{Branch, Leaf, SearchConfig, SearchEvent, Tracer, search};
use crate::stack::with_stack_space;
use std::ops::ControlFlow;

/// The number of visits between two checks of the memory limit: a few thousand bytes too many do no harm.
const MEMORY_CHECK_INTERVAL: u64 = 64;

/// Searches from `root` and records up to `max_visits` visits. A search that needs more is cut short, with an ending
/// that says so. Returns the last pass of a search in several passes.
///
/// In a tree given in advance the pruned subtrees are recorded too, as long as there are no more nodes than that.
///
/// ```
/// use poda_core::game::evaluation::EvaluationFunction;
/// use poda_core::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
/// use poda_core::search::SearchConfig;
/// use poda_core::trace::recorder::record;
///
/// let rules = TicTacToeRules { evaluation: EvaluationFunction::Outcome, ..TicTacToeRules::default() };
/// let recording = record(&SearchConfig::default(), &TicTacToe::new(rules), 1_000_000);
/// assert_eq!(recording.trace().end().stats().nodes, 18_297);
/// ```
pub fn record<G: Game>(config: &SearchConfig, root: &G, max_visits: usize) -> Recording<G> {
    record_within(config, root, Limits::nodes(max_visits), &())
}

/// Records a search within limits on visits and memory. `progress` receives reports and may stop the search.
pub fn record_within<G: Game>(
    config: &SearchConfig,
    root: &G,
    limits: Limits,
    progress: &dyn Progress,
) -> Recording<G> {
    last(recorded(Recorder::new(config, root, limits, progress), config, root))
}

/// Records a search with all its passes.
pub fn record_passes<G: Game>(config: &SearchConfig, root: &G, limits: Limits, progress: &dyn Progress) -> Passes<G> {
    Passes::new(recorded(Recorder::new(config, root, limits, progress), config, root))
}

/// Records a search together with the nodes that other searches of the position visited. Nodes that only they visited
/// are recorded as never entered.
pub fn record_with_union<G: Game>(
    config: &SearchConfig,
    root: &G,
    limits: Limits,
    progress: &dyn Progress,
    union_tree: &UnionTree<G::Move>,
) -> Recording<G> {
    let union = Some(UnionCursor::new(union_tree));
    last(recorded(Recorder { union, ..Recorder::new(config, root, limits, progress) }, config, root))
}

fn recorded<G: Game>(mut recorder: Recorder<'_, G>, config: &SearchConfig, root: &G) -> Vec<Recording<G>> {
    let result = search(config, root, &mut recorder);
    let mut passes = recorder.finish(result.is_continue());
    for pass in passes.iter_mut().filter(|pass| pass.trace().trust.mistake().is_some()) {
        pass.true_values = true_values(pass);
    }
    for pass in &mut passes {
        pass.payoffs = PayoffRecord::of(pass).map(Box::new);
    }
    passes
}

fn last<G: Game>(mut passes: Vec<Recording<G>>) -> Recording<G> {
    passes.swap_remove(passes.len() - 1)
}

/// A recording in progress.
pub struct Recorder<'a, G: Game> {
    config: SearchConfig,
    root: G,
    limits: Limits,
    /// The most plies of a line of play.
    max_plies: usize,
    progress: &'a dyn Progress,
    /// The tree that other searches visited, and the position of this search in it.
    union: Option<UnionCursor<'a, G::Move>>,
    builder: TraceBuilder,
    /// The move to each of its nodes except the root.
    moves: Vec<G::Move>,
    /// The kind of pass, if there may be several.
    pass: Option<Pass>,
    /// The recordings of the finished passes. The next two fields are their visits and their memory in bytes.
    finished: Vec<Recording<G>>,
    visits_before: u64,
    bytes_before: usize,
    /// The memory that the search itself holds, in bytes.
    held_bytes: usize,
    /// The number of visits at which the limits are checked next.
    next_check: u64,
    /// Why the search is cut short, once it is.
    cut_short: Option<Ending>,
    /// Why there is no further pass, once the search has said so.
    stop_reason: Option<StopReason>,
}

impl<'a, G: Game> Recorder<'a, G> {
    /// Returns a recorder of a search with `config` from `root`. It ends the search when a limit is reached, but not
    /// before one visit.
    pub fn new(config: &SearchConfig, root: &G, limits: Limits, progress: &'a dyn Progress) -> Self {
        let config = config.effective();
        let limits = Limits { nodes: limits.nodes.min(PackedEvent::MAX_NODES), ..limits };
        let reserved_nodes = progress.reserved_nodes().min(limits.nodes);
        let mut builder = TraceBuilder::new(config.algorithm, config.bounds(root));
        builder.trace.reserve(reserved_nodes);
        Self {
            config,
            root: root.clone(),
            max_plies: max_plies(),
            limits,
            progress,
            union: None,
            builder,
            moves: Vec::with_capacity(reserved_nodes),
            pass: None,
            finished: Vec::new(),
            visits_before: 0,
            bytes_before: 0,
            held_bytes: 0,
            next_check: 0,
            cut_short: None,
            stop_reason: None,
        }
    }

    /// Returns a recorder of a search that a program reports, next to the tree that other searches visited.
    /// `has_windows` is whether the program reports its windows.
    pub fn told(
        config: &SearchConfig,
        root: &G,
        limits: Limits,
        union_tree: Option<&'a UnionTree<G::Move>>,
        has_windows: bool,
    ) -> Self {
        let (builder, union) = (TraceBuilder::told(has_windows), union_tree.map(UnionCursor::new));
        Self { union, builder, ..Self::new(config, root, limits, &()) }
    }

    /// Returns the recordings of all passes. `is_complete` is whether the search reached its end.
    pub fn finish(mut self, is_complete: bool) -> Vec<Recording<G>> {
        self.finish_pass(match self.cut_short {
            // Everything was searched, but the pruned subtrees were not recorded.
            Some(Ending::Underway) => Ending::Underway,
            _ if is_complete => Ending::Complete,
            ending => ending.unwrap_or(Ending::Stopped),
        });
        if let Some((last, variation)) = joint_variation(&self.finished) {
            self.finished[last].trace.joint_variation = variation;
        }
        self.finished
    }

    #[cold]
    fn finish_pass(&mut self, ending: Ending) {
        self.bytes_before = self.recorded_bytes();
        let config = match self.pass {
            Some(Pass { depth, window, .. }) => SearchConfig { depth, window, ..self.config },
            None => self.config,
        };
        // The last pass over the same tree includes what the passes before it proved.
        let same_tree = self.finished.iter().rfind(|pass| pass.config().depth == config.depth);
        let proved_before = same_tree.map_or(Interval::UNKNOWN, |pass| pass.trace().end().proved(NodeId::ROOT));
        let builder =
            std::mem::replace(&mut self.builder, TraceBuilder::new(config.algorithm, config.bounds(&self.root)));
        let visits = builder.stats.nodes;
        let (trace, proved) = builder.finish(ending, proved_before);
        let guarantee = match (trace.trust.is_proved(), config.depth) {
            (false, _) => Guarantee::NONE,
            // Every leaf is the end of a game.
            (true, None) => proved,
            (true, Some(_)) => Guarantee::replay(&trace, &self.root),
        };
        let mut moves = std::mem::take(&mut self.moves);
        moves.shrink_to_fit();
        let pass = self.pass.map(|pass| (self.finished.len(), pass));
        let (visits_before, stop_reason) = (self.visits_before, self.stop_reason);
        let recording = Recording::new(trace, self.root.clone(), moves, config);
        self.finished.push(Recording { guarantee, pass, visits_before, stop_reason, ..recording });
        self.visits_before += visits;
    }

    /// Ends the pass before, if there is one, and begins another.
    #[cold]
    fn begin_pass(&mut self, pass: Pass) -> ControlFlow<()> {
        if 0 < self.builder.trace.node_count() {
            // A pass that may not make a single visit is dropped: the search ends with the pass before.
            let visits = self.visits_before + self.builder.stats.nodes;
            self.cut_short = self.cut_short.or_else(|| self.reached_limit(visits));
            if self.cut_short.is_some() {
                return ControlFlow::Break(());
            }
            self.finish_pass(Ending::Complete);
        }
        self.pass = Some(pass);
        ControlFlow::Continue(())
    }

    /// Ends the search if the memory that it holds itself exceeds the limit.
    #[cold]
    fn hold(&mut self, bytes: usize) -> ControlFlow<()> {
        self.held_bytes = bytes;
        if self.limits.bytes <= self.bytes() && 0 < self.builder.trace.node_count() {
            self.cut_short = self.cut_short.or(Some(Ending::MemoryLimit));
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// Ends the search if a limit is reached or a report is answered with an ending.
    #[inline]
    fn check_limits(&mut self) -> ControlFlow<()> {
        let visits = self.visits_before + self.builder.stats.nodes;
        if self.next_check <= visits || self.max_plies < self.builder.open.len() || self.cut_short.is_some() {
            self.cut_short = self.cut_short.or_else(|| self.reached_limit(visits));
            let next_memory_check = (visits / MEMORY_CHECK_INTERVAL + 1) * MEMORY_CHECK_INTERVAL;
            self.next_check = next_memory_check.min(self.limits.nodes as u64);
        }
        if self.cut_short.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Returns why the search must end before it visits another node, if it must. A pass that has begun visits at least
    /// one node.
    #[cold]
    fn reached_limit(&self, visits: u64) -> Option<Ending> {
        if self.builder.trace.node_count() == 0 {
            None
        } else if self.limits.nodes as u64 <= visits {
            Some(Ending::NodeLimit)
        } else if self.max_plies < self.builder.open.len() {
            Some(Ending::DepthLimit)
        } else if visits.is_multiple_of(MEMORY_CHECK_INTERVAL) && self.limits.bytes <= self.bytes() {
            Some(Ending::MemoryLimit)
        } else if visits.is_multiple_of(REPORT_INTERVAL) {
            self.progress.visited(visits);
            self.progress.report(visits).break_value()
        } else {
            None
        }
    }

    /// Returns the memory in use, in bytes, including the memory of the search and the memory held elsewhere for each
    /// node.
    fn bytes(&self) -> usize {
        self.recorded_bytes() + self.held_bytes
    }

    fn recorded_bytes(&self) -> usize {
        let nodes_elsewhere = self.builder.trace.node_count() * self.limits.extra_bytes_per_node;
        self.bytes_before + self.builder.bytes() + size_of_val(&*self.moves) + nodes_elsewhere
    }

    #[inline]
    fn enter(&mut self, via: Option<G::Move>, turn: Turn, branch: Branch, window: Option<Window>, reason: OrderReason) {
        let last_child = self.builder.last_child();
        let is_research = last_child.is_some_and(|last| last.index().checked_sub(1).map(|at| self.moves[at]) == via);
        self.moves.extend(via);
        self.builder.enter(turn, branch, window, reason, is_research);
        if let Some(union) = &mut self.union {
            union.enter(via);
        }
    }

    /// Adds the children of the current node that the search does not try. `reasons` are why each would have been tried
    /// at its rank, or empty in the game's order.
    #[inline(never)]
    fn add_unsearched_children(&mut self, position: &G, unsearched: &[G::Move], reasons: &[OrderReason]) {
        let Some((node, ply)) = self.builder.current().filter(|_| !unsearched.is_empty()) else { return };
        let estimate = self.estimate(position);
        let union_node = self.union.as_ref().and_then(UnionCursor::current);
        let outcomes = self.outcomes(position);
        let mut next_outcome = 0;
        for (index, &mv) in unsearched.iter().enumerate() {
            if let Some(&reason) = reasons.get(index) {
                let next = NodeId::new(self.builder.trace.node_count());
                self.builder.trace.order_reasons.push(next, reason);
            }
            let union_node = self.union_child(union_node, mv);
            self.add_unsearched_outcome(&outcomes, mv, &mut next_outcome);
            self.add_unsearched(node, estimate, mv, &position.after(mv), ply + 1, union_node);
        }
    }

    /// Returns the outcomes of a position in which it is chance's turn; empty if a player chooses.
    fn outcomes(&self, position: &G) -> Vec<G::Move> {
        if self.config.turn(position) == Turn::Chance { legal_moves(position) } else { Vec::new() }
    }

    /// Records which outcome of its parent the next added node is. The search for it begins at `next_outcome`, which is
    /// set to the one after it: children that are added in order are found at once.
    fn add_unsearched_outcome(&mut self, outcomes: &[G::Move], mv: G::Move, next_outcome: &mut usize) {
        let mut indices = (*next_outcome..outcomes.len()).chain(0..*next_outcome);
        let Some(found) = indices.find(|&index| outcomes[index] == mv) else { return };
        *next_outcome = found + 1;
        let node = NodeId::new(self.builder.trace.node_count());
        let index = u32::try_from(found).expect("a position has fewer moves");
        self.builder.trace.chance.add_outcome(node, OutcomeVisit { index, probe: None });
    }

    /// Adds the nodes that only other searches visited below the current node, a leaf of this search.
    #[inline]
    fn add_union_children(&mut self, position: &G) {
        if let Some(union_node) = self.union.as_ref().and_then(UnionCursor::current)
            && let Some((node, ply)) = self.builder.current()
        {
            self.add_unsearched_union(node, position, ply, union_node);
        }
    }

    #[cold]
    fn add_unsearched_union(&mut self, node: NodeId, position: &G, ply: usize, union_node: UnionNode) {
        let Some(tree) = self.union.as_ref().map(UnionCursor::tree) else { return };
        let mut children = tree.children(union_node).peekable();
        if children.peek().is_some() {
            let estimate = self.estimate(position);
            let (outcomes, mut next_outcome) = (self.outcomes(position), 0);
            for (mv, union_node) in children {
                self.add_unsearched_outcome(&outcomes, mv, &mut next_outcome);
                self.add_unsearched(node, estimate, mv, &position.after(mv), ply + 1, Some(union_node));
            }
        }
    }

    /// Adds a child that is not searched. In a tree given in advance its whole subtree is added too, otherwise the
    /// nodes that other searches visited below it. The first argument is its parent, with the parent's static
    /// evaluation if that decides which positions are quiet.
    fn add_unsearched(
        &mut self,
        parent: NodeId,
        estimate_before: Option<Score>,
        mv: G::Move,
        position: &G,
        ply: usize,
        union_node: Option<UnionNode>,
    ) {
        let has_moves = position.has_moves();
        let leaf = if has_moves { self.leaf(position, estimate_before, ply) } else { Some(Leaf::Terminal) };
        let kind = leaf.map_or(NodeKind::Inner, NodeKind::Leaf);
        let turn = self.config.turn(position);
        let node = self.builder.add_unsearched(parent, turn, kind, ply);
        self.moves.push(mv);
        if turn == Turn::Chance && kind == NodeKind::Inner {
            let weights = legal_moves(position).into_iter().map(|mv| self.config.weight(position, mv));
            self.builder.trace.chance.add_node(node, weights);
        }
        let count = self.builder.trace.node_count() as u64;
        if count.is_multiple_of(REPORT_INTERVAL) && self.cut_short.is_none() {
            self.cut_short = self.progress.report(count).break_value();
        }
        let has_room = self.cut_short.is_none()
            && self.builder.trace.node_count() < self.limits.nodes
            && self.bytes() < self.limits.bytes;
        if kind == NodeKind::Inner && position.is_explicit_tree() && has_room {
            let estimate = self.estimate(position);
            let (outcomes, mut next_outcome) = (self.outcomes(position), 0);
            for mv in legal_moves(position) {
                self.add_unsearched_outcome(&outcomes, mv, &mut next_outcome);
                let union_node = self.union_child(union_node, mv);
                let child = position.after(mv);
                with_stack_space(|| self.add_unsearched(node, estimate, mv, &child, ply + 1, union_node));
            }
        } else if let Some(union_node) = union_node.filter(|_| has_room) {
            with_stack_space(|| self.add_unsearched_union(node, position, ply, union_node));
        }
        self.builder.close_unsearched(node);
    }

    fn union_child(&self, parent: Option<UnionNode>, mv: G::Move) -> Option<UnionNode> {
        self.union.as_ref()?.tree().child(parent?, mv)
    }

    /// Returns why a position with moves is a leaf, if it is one.
    fn leaf(&self, position: &G, estimate_before: Option<Score>, ply: usize) -> Option<Leaf> {
        let depth = self.pass.map_or(self.config.depth, |pass| pass.depth)?;
        match self.config.quiescence {
            Some(quiescence) => quiescence.leaf(depth, ply, estimate_before, self.estimate(position)),
            None => (depth <= ply && position.can_be_evaluated()).then_some(Leaf::Horizon),
        }
    }

    /// Returns the static evaluation of a position, if that decides which positions are quiet.
    fn estimate(&self, position: &G) -> Option<Score> {
        let is_needed = self.config.quiescence.is_some() && position.can_be_evaluated();
        is_needed.then(|| position.evaluate().score())
    }
}

impl<G: Game> Tracer<G> for Recorder<'_, G> {
    #[expect(
        clippy::inline_always,
        reason = "at each place of a search only the one event that it tells is left of this"
    )]
    #[inline(always)]
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        if matches!(event, SearchEvent::Enter { .. }) {
            self.check_limits()?;
        }
        self.builder.stats.count_event(&event);
        match event {
            SearchEvent::Enter { via, position, branch, window, reason } => {
                self.enter(via, self.config.turn(position), branch, window, reason);
            }
            SearchEvent::Outcomes { weights } => self.builder.outcomes(weights),
            SearchEvent::Expect => self.builder.expect(),
            SearchEvent::Probe { .. } => self.builder.probe(),
            SearchEvent::Evaluate { position, evaluation, leaf } => {
                self.builder.evaluate(evaluation.score(), leaf);
                self.add_union_children(position);
            }
            SearchEvent::TableHit { position, score, bound, depth } => {
                self.builder.table_hit(score, bound, depth);
                self.add_union_children(position);
            }
            SearchEvent::Improve { .. } => self.builder.improve(),
            SearchEvent::Cutoff { position, kind, unsearched, reasons } => {
                self.builder.cutoff(kind, !unsearched.is_empty());
                self.add_unsearched_children(position, unsearched, reasons);
            }
            SearchEvent::Skip { position, unsearched } => {
                self.builder.skip(!unsearched.is_empty());
                self.add_unsearched_children(position, unsearched, &[]);
            }
            SearchEvent::Leave { score } => {
                self.builder.leave(score);
                if let Some(union) = &mut self.union {
                    union.leave();
                }
            }
            SearchEvent::Pass(pass) => return self.begin_pass(pass),
            SearchEvent::Stop(reason) => self.stop_reason = Some(reason),
            SearchEvent::Inexact(reason) => self.cut_short = Some(reason.into()),
            SearchEvent::HeldBytes(bytes) => return self.hold(bytes),
        }
        ControlFlow::Continue(())
    }
}
