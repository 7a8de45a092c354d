//! A trace together with the game that was searched: what a node is called, which position it is, what it is worth.
//!
//! Positions are not stored: they are played again from the root or, deep down, from a node that was asked about before.

use super::position_cache::PositionCache;
use super::recording_id::RecordingId;
use super::{NodeId, NodeKind, Step, Trace, true_values};
use crate::game::evaluation::Evaluation;
use crate::game::symmetry::merge_symmetric;
use crate::game::{Game, GameView};
use crate::score::{Bound, Score};
use crate::search::SearchConfig;
use crate::search::pass::{Pass, StopReason};

/// A recorded search of a game.
#[derive(Clone, Debug)]
pub struct Recording<G: Game> {
    trace: Trace,
    id: RecordingId,
    root: G,
    /// The move that led to each node; `None` at the root.
    moves: Vec<Option<G::Move>>,
    config: SearchConfig,
    /// The nodes' true values, beside what a mistaken search says of them.
    true_values: Option<Vec<Score>>,
    /// Which pass of its search it is, counted from 0, where searches like it may make several.
    pass: Option<(usize, Pass)>,
    /// How many nodes the passes before have visited.
    visited_before: u64,
    /// Why it is the last pass.
    stop: Option<StopReason>,
    position_cache: PositionCache<G>,
}

impl<G: Game> Recording<G> {
    pub(super) fn new(trace: Trace, root: G, moves: Vec<Option<G::Move>>, config: SearchConfig) -> Self {
        let id = RecordingId::unused();
        Self {
            trace,
            id,
            root,
            moves,
            config,
            true_values: None,
            pass: None,
            visited_before: 0,
            stop: None,
            position_cache: PositionCache::none(),
        }
    }

    /// The same with what is right beside it, where the search makes a mistake.
    pub(super) fn with_true_values(mut self) -> Self {
        if self.trace.mistake().is_some() {
            self.true_values = true_values::values(&self);
        }
        self
    }

    /// The same as a pass of a search.
    pub(super) fn in_pass(self, pass: Option<(usize, Pass)>, visited_before: u64, stop: Option<StopReason>) -> Self {
        Self { pass, visited_before, stop, ..self }
    }

    /// How many nodes the search had visited when this recording ended, those of the passes before included.
    #[must_use]
    pub fn total_visits(&self) -> u64 {
        self.visited_before + self.trace.end().count().nodes
    }

    /// Which pass of its search it is, counted from 0; `None` where searches like it make only one.
    #[must_use]
    pub const fn pass(&self) -> Option<(usize, Pass)> {
        self.pass
    }

    /// The principal variation, where only several passes together prove one.
    pub(super) fn set_line(&mut self, line: Vec<NodeId>) {
        self.trace.line = line;
    }

    /// Whether the search went deeper than its depth without being asked to go on until the position is quiet: it goes on
    /// where a position cannot be evaluated.
    #[must_use]
    pub fn exceeds_its_depth(&self) -> bool {
        self.config.quiescence.is_none() && self.config.depth.is_some_and(|depth| depth < self.trace.deepest())
    }

    /// Why it is the last pass, if it is.
    #[must_use]
    pub const fn stop_reason(&self) -> Option<StopReason> {
        self.stop
    }

    /// What tells its nodes from those of another recording.
    #[must_use]
    pub const fn recording_id(&self) -> RecordingId {
        self.id
    }

    /// What happened.
    #[must_use]
    pub const fn trace(&self) -> &Trace {
        &self.trace
    }

    /// The true value of a node of a mistaken search; `None` where no mistake is made, and where it would take long.
    #[must_use]
    pub fn true_value(&self, node: NodeId) -> Option<Score> {
        self.true_values.as_ref().map(|values| values[node.index()])
    }

    /// The true value of a node that a mistaken search has gone wrong at by this step: what it returned cannot be, or it
    /// was chosen for more than it is worth. `None` where that is not so or not known.
    #[must_use]
    pub fn correction(&self, node: NodeId, step: Step) -> Option<Score> {
        let (trace, value) = (&self.trace, self.true_value(node)?);
        let has_left = |node| trace.left_at(node).is_some_and(|left| left <= step);
        let is_chosen_wrongly = || {
            let (score, _) = trace.result(node)?;
            let chooser = trace.parent(node).filter(|&parent| trace.best_child(parent) == Some(node))?;
            let (_, bound) = trace.result(chooser).filter(|_| has_left(chooser))?;
            (bound == Bound::Exact && trace.kind(node) == NodeKind::Inner && value != score).then_some(())
        };
        let is_wrong = has_left(node) && (true_values::is_false(trace, node, value) || is_chosen_wrongly().is_some());
        is_wrong.then_some(value)
    }

    /// How much memory it takes, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.trace.bytes() + size_of_val(&*self.moves) + self.true_values.as_deref().map_or(0, size_of_val)
    }

    /// Where the search began.
    #[must_use]
    pub const fn root(&self) -> &G {
        &self.root
    }

    /// How it searched: with the depth and the window of this pass.
    #[must_use]
    pub const fn config(&self) -> &SearchConfig {
        &self.config
    }

    /// The move that led to a node; `None` at the root.
    #[must_use]
    pub fn move_to(&self, node: NodeId) -> Option<G::Move> {
        self.moves[node.index()]
    }

    /// The moves from the root to a node.
    #[must_use]
    pub fn moves_to(&self, node: NodeId) -> Vec<G::Move> {
        let mut line: Vec<_> = self.trace.ancestors(node).filter_map(|node| self.move_to(node)).collect();
        line.reverse();
        line
    }

    /// The position at a node.
    #[must_use]
    pub fn position(&self, node: NodeId) -> G {
        let parent = |node| self.trace.parent(node).unwrap_or(NodeId::ROOT);
        let play = |position: &G, node| self.move_to(node).map_or_else(|| position.clone(), |mv| position.after(mv));
        self.position_cache.position(&self.root, node, self.trace.ply(node), parent, play)
    }

    /// What a leaf was evaluated as.
    #[must_use]
    pub fn evaluation(&self, node: NodeId) -> Evaluation {
        self.position(node).evaluate()
    }

    /// How many moves are tried at a node or cut off there: also where the search was broken off before it came to them.
    #[must_use]
    pub fn move_count(&self, node: NodeId) -> usize {
        if self.trace.left_at(node).is_some() {
            return self.trace.children(node).filter(|&child| !self.trace.is_research(child)).count();
        }
        let position = self.position(node);
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if self.config.merge.applies_at(self.trace.ply(node)) {
            merge_symmetric(&position, &mut moves, 0);
        }
        moves.len()
    }

    /// How many sibling moves a node stands for: itself, and those that were dropped because a symmetry of the board
    /// turns them into it.
    #[must_use]
    pub fn merged_siblings(&self, node: NodeId) -> usize {
        let Some(parent) = self.trace.parent(node) else { return 1 };
        if !self.config.merge.applies_at(self.trace.ply(parent)) {
            return 1;
        }
        let Some(canonical) = self.position(node).canonical() else { return 1 };
        let position = self.position(parent);
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        moves.into_iter().filter(|&mv| position.after(mv).canonical().as_ref() == Some(&canonical)).count()
    }
}

/// What the nodes are called.
impl<G: GameView> Recording<G> {
    /// A node's id: its own name, or the moves from the root joined by `/`; `root` at an unnamed root.
    #[must_use]
    pub fn id(&self, node: NodeId) -> String {
        let mut position = self.root.clone();
        let mut moves = Vec::new();
        for mv in self.moves_to(node) {
            moves.push(position.move_name(mv));
            position = position.after(mv);
        }
        match position.name() {
            Some(name) => name.to_owned(),
            None if moves.is_empty() => "root".to_owned(),
            None => moves.join("/"),
        }
    }

    /// The moves from the root to a node as they are shown, counted from 1: `5/1`, or `2.1` in a tree that is given. Empty at
    /// the root.
    #[must_use]
    pub fn shown_path(&self, node: NodeId) -> String {
        let mut position = self.root.clone();
        let mut moves = Vec::new();
        for mv in self.moves_to(node) {
            moves.push(position.shown_move(mv));
            position = position.after(mv);
        }
        moves.join(self.between_moves())
    }

    /// The beginning and the end of [`shown_path`](Self::shown_path): so many moves of each, joined as if there were none
    /// between them. All of the path if it has no more.
    #[must_use]
    pub fn shown_path_ends(&self, node: NodeId, moves: usize) -> String {
        if self.trace.ply(node) <= 2 * moves {
            return self.shown_path(node);
        }
        let shown = |nodes: Vec<NodeId>| {
            let step = |node| Some((self.trace.parent(node)?, self.move_to(node)?));
            let steps = nodes.into_iter().rev().filter_map(step);
            steps.map(|(parent, mv)| self.position(parent).shown_move(mv)).collect::<Vec<_>>()
        };
        let end = shown(self.trace.ancestors(node).take(moves).collect());
        let above = self.trace.ancestors(node).skip(self.trace.ply(node) - moves);
        [shown(above.collect()), end].concat().join(self.between_moves())
    }

    fn between_moves(&self) -> &'static str {
        if self.root.is_explicit_tree() { "." } else { "/" }
    }
}
