//! A trace together with the game that was searched: the moves, positions, names and values of its nodes.
//!
//! Positions are not stored. They are replayed from the root or, deep in the tree, from the position cache.

use super::guarantee::Guarantee;
use super::limits::Ending;
use super::node::{NodeId, NodeKind};
pub use super::node_ref::{NodeRef, RecordingId};
use super::payoff_record::PayoffRecord;
use super::step::Step;
use super::step_size::StepSize;
use super::story::{Direction, Story, named_path};
use super::trace::Trace;
use crate::game::evaluation::Evaluation;
use crate::game::played_game::legal_moves;
use crate::game::symmetry::merge_symmetric;
use crate::game::{Game, GameView};
use crate::score::{Bound, Interval, Score};
use crate::search::budget::Budget;
use crate::search::pass::{Pass, StopReason};
use crate::search::{SearchConfig, search_pruning};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// A recorded search of a game.
#[derive(Clone, Debug)]
pub struct Recording<G: Game> {
    pub(super) trace: Trace,
    /// The identity of the recording, which copies of it share.
    pub id: RecordingId,
    pub(super) root: G,
    /// The move to each node except the root.
    pub(super) moves: Vec<G::Move>,
    pub(super) config: SearchConfig,
    pub(super) guarantee: Guarantee,
    /// The true values of the nodes, if the search makes a mistake.
    pub(super) true_values: Option<Vec<Score>>,
    /// What the search says of several players, if it is one for them.
    pub(super) payoffs: Option<Box<PayoffRecord>>,
    /// The pass and its number, from 0, if the algorithm may make several.
    pub(super) pass: Option<(usize, Pass)>,
    /// The number of visits of the passes before.
    pub(super) visits_before: u64,
    /// Why it is the last pass, if it is.
    pub stop_reason: Option<StopReason>,
    pub(super) position_cache: PositionCache<G>,
}

impl<G: Game> Recording<G> {
    pub(super) fn new(trace: Trace, root: G, moves: Vec<G::Move>, config: SearchConfig) -> Self {
        Self {
            trace,
            id: RecordingId::unused(),
            root,
            moves,
            config,
            guarantee: Guarantee::NONE,
            true_values: None,
            payoffs: None,
            pass: None,
            visits_before: 0,
            stop_reason: None,
            position_cache: PositionCache::empty(),
        }
    }

    /// Returns how many nodes the search had visited when this recording ended, earlier passes included.
    pub fn total_visits(&self) -> u64 {
        self.visits_before + self.trace.end().stats().nodes
    }

    /// Returns the pass and its number, from 0; `None` if the algorithm makes only one pass.
    pub const fn pass(&self) -> Option<(usize, Pass)> {
        self.pass
    }

    /// Returns whether the search went deeper than its depth without a quiescence search. It does so where a position
    /// cannot be evaluated.
    pub fn exceeds_its_depth(&self) -> bool {
        self.config.quiescence.is_none() && self.config.depth.is_some_and(|depth| depth < self.trace.max_ply())
    }

    /// Returns the trace.
    pub const fn trace(&self) -> &Trace {
        &self.trace
    }

    /// Returns what the search guarantees for the root and its best child, whatever lies beyond the depth limit. It
    /// guarantees nothing before the search is complete, or if the search makes a mistake.
    pub const fn guarantee(&self) -> Guarantee {
        self.guarantee
    }

    /// Returns the true value of a node of a mistaken search; `None` if the search makes no mistake, and in a large
    /// tree.
    pub fn true_value(&self, node: NodeId) -> Option<Score> {
        self.true_values.as_ref().map(|values| values[node.index()])
    }

    /// Returns the true value of a node at which a mistaken search has gone wrong by this step: its result is false, or
    /// the search chose it for a value that it does not have. Returns `None` for other nodes, and if the true value is
    /// not known.
    pub fn correction(&self, node: NodeId, step: Step) -> Option<Score> {
        let (trace, value) = (&self.trace, self.true_value(node)?);
        let has_left = |node| trace.left_at(node).is_some_and(|left| left <= step);
        let is_chosen_wrongly = || {
            let (score, _) = trace.result(node)?;
            let chooser = trace.parent(node).filter(|&parent| trace.best_child(parent) == Some(node))?;
            let (_, bound) = trace.result(chooser).filter(|_| has_left(chooser))?;
            (bound == Bound::Exact && trace.kind(node) == NodeKind::Inner && value != score).then_some(())
        };
        let is_wrong = has_left(node) && (trace.is_result_false(node, value) || is_chosen_wrongly().is_some());
        is_wrong.then_some(value)
    }

    /// Returns the memory in use, in bytes.
    pub fn bytes(&self) -> usize {
        self.trace.bytes()
            + size_of_val(&*self.moves)
            + self.true_values.as_deref().map_or(0, size_of_val)
            + self.payoffs.as_ref().map_or(0, |payoffs| payoffs.bytes())
    }

    /// Returns the position at which the search started.
    pub const fn root(&self) -> &G {
        &self.root
    }

    /// Returns the settings of the search, with the depth and the window of this pass.
    pub const fn config(&self) -> &SearchConfig {
        &self.config
    }

    /// Returns the move to a node; `None` at the root.
    pub fn move_to(&self, node: NodeId) -> Option<G::Move> {
        node.index().checked_sub(1).map(|index| self.moves[index])
    }

    /// Returns the position at a node.
    pub fn position(&self, node: NodeId) -> G {
        let parent = |node| self.trace.parent(node).unwrap_or(NodeId::ROOT);
        let play = |position: &G, node| self.move_to(node).map_or_else(|| position.clone(), |mv| position.after(mv));
        self.position_cache.position(&self.root, node, self.trace.ply(node), parent, play)
    }

    /// Returns the static evaluation of the position at a node.
    pub fn evaluation(&self, node: NodeId) -> Evaluation {
        self.position(node).evaluate()
    }

    /// Returns the first visit of each move from a node, with the interval that all visits of that move prove until a
    /// step, in the order of the first visits. Merged moves count as one.
    pub fn proved_of_moves(&self, node: NodeId, step: Step) -> Vec<(NodeId, Interval)> {
        let moment = self.trace.at(step);
        let mut moves: Vec<(NodeId, Interval)> = Vec::new();
        let mut by_move: HashMap<Option<G::Move>, usize> = HashMap::new();
        for child in self.trace.children(node) {
            let (mv, proved) = (self.move_to(child), moment.proved(child));
            if self.trace.is_revisit(child)
                && let Some((_, all)) = by_move.get(&mv).map(|&first| &mut moves[first])
            {
                *all = all.intersection(proved);
            } else {
                by_move.insert(mv, moves.len());
                moves.push((child, proved));
            }
        }
        moves
    }

    /// Returns how many moves a node has, with merged ones counted once, including moves that the search was cut short
    /// before trying.
    pub fn move_count(&self, node: NodeId) -> usize {
        if self.trace.left_at(node).is_some() && !self.trace.is_partial_probe(node) {
            return self.trace.children(node).filter(|&child| !self.trace.is_revisit(child)).count();
        }
        let position = self.position(node);
        let mut moves = legal_moves(&position);
        if self.config.merge.applies_at(self.trace.ply(node)) {
            merge_symmetric(&position, &mut moves, 0);
        }
        moves.len()
    }

    /// Returns how many sibling moves a node represents: its own, and those merged with it because a symmetry of the
    /// board maps their positions to its position.
    pub fn merged_siblings(&self, node: NodeId) -> usize {
        let Some(parent) = self.trace.parent(node) else { return 1 };
        if !self.config.merge.applies_at(self.trace.ply(parent)) {
            return 1;
        }
        let Some(canonical) = self.position(node).canonical() else { return 1 };
        let position = self.position(parent);
        let moves = legal_moves(&position);
        moves.into_iter().filter(|&mv| position.after(mv).canonical().as_ref() == Some(&canonical)).count()
    }
}

impl<G: Game> Story<G> for Recording<G> {
    fn end(&self) -> Step {
        self.trace.len()
    }

    fn ending(&self) -> Ending {
        self.trace.ending()
    }

    fn root(&self) -> &G {
        self.root()
    }

    fn node_count(&self) -> usize {
        self.trace.node_count()
    }

    fn bytes(&self) -> usize {
        self.bytes()
    }

    fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.trace.parent(node)
    }

    fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        self.trace.children(node)
    }

    fn ply(&self, node: NodeId) -> usize {
        self.trace.ply(node)
    }

    fn move_to(&self, node: NodeId) -> Option<G::Move> {
        self.move_to(node)
    }

    fn position(&self, node: NodeId) -> G {
        self.position(node)
    }

    fn added_at(&self, node: NodeId) -> Option<Step> {
        self.trace.entered_at(node)
    }

    fn current(&self, step: Step) -> Option<NodeId> {
        self.trace.at(step).current()
    }

    fn destination(&self, step: Step, size: StepSize, direction: Direction) -> Option<Step> {
        let trace = &self.trace;
        match direction {
            Direction::Forward => trace.forward(step, size),
            Direction::Back => trace.back(step, size),
            Direction::First => Some(0),
            Direction::Last => Some(trace.len()),
            Direction::NextCutoff => trace.next_cutoff(step),
            Direction::PreviousCutoff => trace.previous_cutoff(step),
            Direction::NextLeaf => trace.next_leaf(step),
            Direction::Over => trace.step_over(step),
            Direction::Out => trace.step_out(step),
            Direction::FirstDifference => None,
            Direction::NextChange(node) => trace.next_change(step, self.resolve(node)?),
        }
    }
}

/// The names of the nodes.
impl<G: GameView> Recording<G> {
    /// Returns the moves from the root to a node as they are shown, counted from 1: `5/1`, or `2.1` in a tree that is
    /// given in advance. Empty at the root.
    pub fn shown_path(&self, node: NodeId) -> String {
        named_path(self, node, G::shown_move).0.join(self.between_moves())
    }

    /// Returns the first and the last `moves` moves from the root to a node, each as `show` writes it, with no mark for
    /// the gap; all of them if there are no more.
    pub fn path_ends(&self, node: NodeId, moves: usize, show: impl Fn(&G, G::Move) -> String) -> Vec<String> {
        if self.trace.ply(node) <= 2 * moves {
            return named_path(self, node, show).0;
        }
        // The moves are played from the first position on: looking up each position would play many of them again and
        // again.
        let shown = |nodes: Vec<NodeId>| {
            let mut position =
                nodes.last().and_then(|&first| self.trace.parent(first)).map(|parent| self.position(parent));
            let play = |node: &NodeId| {
                let (mv, before) = (self.move_to(*node)?, position.as_mut()?);
                let shown = show(before, mv);
                *before = before.after(mv);
                Some(shown)
            };
            nodes.iter().rev().filter_map(play).collect::<Vec<_>>()
        };
        let end = shown(self.trace.ancestors(node).take(moves).collect());
        // The root, to which no move leads, is the last ancestor.
        let above = self.trace.ancestors(node).skip(self.trace.ply(node) - moves).take(moves);
        [shown(above.collect()), end].concat()
    }

    /// Returns the mark between the moves of a path.
    pub fn between_moves(&self) -> &'static str {
        if self.root.is_explicit_tree() { "." } else { "/" }
    }
}

/// The path from the root to a node: each move, and how often the same move was searched right before.
pub type MovePath<M> = Vec<(M, usize)>;

impl<G: Game> Recording<G> {
    /// Returns a reference to a node that can be kept.
    pub const fn node_ref(&self, node: NodeId) -> NodeRef {
        NodeRef::new(self.id, node)
    }

    /// Returns the node of a reference, if it belongs to this recording.
    pub fn resolve(&self, kept: NodeRef) -> Option<NodeId> {
        kept.in_recording(self.id)
    }

    /// Returns the path to a node, by which it can be found in another recording.
    pub fn path(&self, node: NodeId) -> MovePath<G::Move> {
        let trace = self.trace();
        let mut path = Vec::new();
        let mut at = node;
        while let Some((mv, parent)) = self.move_to(at).zip(trace.parent(at)) {
            let mut times = 0;
            if trace.is_revisit(at) {
                let before = trace.children(parent).take_while(|&child| child < at);
                times = before.filter(|&child| self.move_to(child) == Some(mv)).count();
            }
            path.push((mv, times));
            at = parent;
        }
        path.reverse();
        path
    }

    /// Returns the node at the end of a path, if this recording has the path. If a move was searched less often here,
    /// returns its last visit.
    pub fn node_at_path(&self, path: &[(G::Move, usize)]) -> Option<NodeId> {
        path.iter().try_fold(NodeId::ROOT, |node, &(mv, times)| {
            let same = |&child: &NodeId| self.move_to(child) == Some(mv);
            self.trace().children(node).filter(same).take(times + 1).last()
        })
    }

    /// Returns the first visit at the end of a line of moves, if this recording has it.
    pub fn node_at_line(&self, line: &[G::Move]) -> Option<NodeId> {
        self.node_at_path(&line.iter().map(|&mv| (mv, 0)).collect::<Vec<_>>())
    }

    /// Returns the node of another recording that is reached by the same moves as a node of this one.
    pub fn counterpart(&self, node: NodeId, other: &Self) -> Option<NodeId> {
        if self.id == other.id { Some(node) } else { other.node_at_path(&self.path(node)) }
    }
}

/// The number of plies between two cached positions. Nodes above the first are replayed from the root.
const INTERVAL: usize = 32;

/// The cached positions, every [`INTERVAL`] plies along one path.
#[derive(Debug)]
pub(super) struct PositionCache<G>(Mutex<Vec<(NodeId, G)>>);

impl<G: Clone> PositionCache<G> {
    pub const fn empty() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// Returns the position at a node, `ply` plies below the root. `parent` returns the parent of a node, and `make`
    /// the position after the move to a node.
    pub fn position(
        &self,
        root: &G,
        node: NodeId,
        ply: usize,
        parent: impl Fn(NodeId) -> NodeId,
        make: impl Fn(&G, NodeId) -> G,
    ) -> G {
        if ply < INTERVAL {
            return played(root.clone(), node, ply, &parent, &make);
        }
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Goes up to the nearest cached position, and collects the nodes on the way whose positions will be cached.
        let mut wanted = Vec::new();
        let mut above = (node, ply);
        loop {
            let (at, depth) = above;
            if depth < INTERVAL {
                kept.clear();
                break;
            }
            if depth.is_multiple_of(INTERVAL) {
                let index = depth / INTERVAL - 1;
                if kept.get(index).is_some_and(|&(node, _)| node == at) {
                    // Positions further down the same path stay.
                    if !wanted.is_empty() {
                        kept.truncate(index + 1);
                    }
                    break;
                }
                wanted.push(at);
            }
            above = (parent(at), depth - 1);
        }
        while let Some(next) = wanted.pop() {
            let from = kept.last().map_or(root, |(_, position)| position).clone();
            let position = played(from, next, INTERVAL, &parent, &make);
            kept.push((next, position));
        }
        let from = kept[ply / INTERVAL - 1].1.clone();
        drop(kept);
        played(from, node, ply % INTERVAL, &parent, &make)
    }
}

/// Returns the position at `node`, which is `plies` plies below `from`.
fn played<G>(
    from: G,
    node: NodeId,
    plies: usize,
    parent: &impl Fn(NodeId) -> NodeId,
    play: &impl Fn(&G, NodeId) -> G,
) -> G {
    let mut path: Vec<_> = std::iter::successors(Some(node), |&node| Some(parent(node))).take(plies).collect();
    path.reverse();
    path.into_iter().fold(from, |position, node| play(&position, node))
}

/// A clone has an empty cache.
impl<G: Clone> Clone for PositionCache<G> {
    fn clone(&self) -> Self {
        Self::empty()
    }
}

/// The most nodes of a tree, and the most nodes searched below pruned ones: few enough to take no noticeable time.
const MAX_NODES: usize = 50_000;

/// Returns the true values of all nodes of a complete search, in order of appearance; `None` if computing them would
/// take long.
pub(super) fn true_values<G: Game>(recording: &Recording<G>) -> Option<Vec<Score>> {
    let trace = recording.trace();
    // In a quiescence search the value of a position depends on the move that led to it, which a search from that
    // position does not have.
    if !trace.is_complete() || MAX_NODES < trace.node_count() || recording.config().quiescence.is_some() {
        return None;
    }
    let mut budget = Budget::nodes(MAX_NODES as u64);
    let mut values = vec![Score::ZERO; trace.node_count()];
    // Children come after their parents: going backwards meets every child before its parent.
    for node in trace.nodes().rev() {
        let player = trace.player(node);
        let found = match (trace.kind(node), trace.result(node)) {
            (NodeKind::Leaf(_), Some((score, _))) => score,
            (NodeKind::Leaf(_), None) => recording.position(node).evaluate().score(),
            (NodeKind::Inner, _) => {
                let children = trace.children(node).map(|child| values[child.index()]);
                match children.reduce(|best, value| player.better_of(best, value)) {
                    Some(best) => best,
                    // It was pruned, and its subtree is not recorded.
                    None => value_below(recording, node, &mut budget)?,
                }
            }
        };
        values[node.index()] = found;
    }
    Some(values)
}

/// Returns the value of a node whose subtree is not recorded, by alpha-beta.
fn value_below<G: Game>(recording: &Recording<G>, node: NodeId, budget: &mut Budget) -> Option<Score> {
    let ply = recording.trace().ply(node);
    let depth = recording.config().depth.map(|depth| depth.saturating_sub(ply));
    let config = SearchConfig { depth, ..SearchConfig::default() };
    search_pruning(&config, &recording.position(node), budget).continue_value()
}
