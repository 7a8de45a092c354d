//! What every search does in the same way: generating moves, stopping at leaves, and telling the tracer.
//!
//! Knows no strategy: which child is searched next, and with which window, is each search's own affair.

use super::{Leaf, SearchConfig, SearchEvent, Tracer};
use crate::game::Game;
use crate::score::{Cutoff, Player, Score, Window};
use std::ops::{ControlFlow, Range};

/// One search under way.
pub struct Run<'a, G: Game, T> {
    pub config: &'a SearchConfig,
    tracer: &'a mut T,
    /// How many nodes are open above the one being searched.
    ply: usize,
    /// The moves of all open nodes, one node's behind its parent's: one allocation for the whole search.
    moves: Vec<G::Move>,
}

impl<'a, G: Game, T: Tracer<G>> Run<'a, G, T> {
    pub fn new(config: &'a SearchConfig, tracer: &'a mut T) -> Self {
        Self { config, tracer, ply: 0, moves: Vec::new() }
    }

    /// Enters a node. Gives its moves as a range to be taken from [`mv`](Self::mv): none at a leaf.
    #[inline]
    pub fn enter(
        &mut self,
        via: Option<G::Move>,
        position: &G,
        window: Option<Window>,
    ) -> ControlFlow<(), Range<usize>> {
        self.tracer.record(SearchEvent::Enter { via, position, window })?;
        let first = self.moves.len();
        position.legal_moves(&mut self.moves);
        // At the depth limit it matters only that there are moves, not how many.
        let is_horizon = self.config.depth.is_some_and(|depth| depth <= self.ply);
        if !is_horizon && self.config.merge.applies_at(self.ply) {
            self.merge_symmetric(position, first);
        }
        self.ply += 1;
        ControlFlow::Continue(first..self.moves.len())
    }

    /// Whether a node with these moves is a leaf, and why.
    #[inline]
    pub fn leaf(&self, moves: &Range<usize>) -> Option<Leaf> {
        if moves.is_empty() {
            Some(Leaf::Terminal)
        } else if self.config.depth.is_some_and(|depth| depth < self.ply) {
            Some(Leaf::Horizon)
        } else {
            None
        }
    }

    /// Evaluates a leaf and leaves it.
    #[inline]
    pub fn evaluate(&mut self, position: &G, moves: Range<usize>, leaf: Leaf) -> ControlFlow<(), Score> {
        let evaluation = position.evaluate();
        self.tracer.record(SearchEvent::Evaluate { evaluation, leaf })?;
        self.leave(moves, evaluation.score())
    }

    /// A move of an open node.
    #[inline]
    pub fn mv(&self, index: usize) -> G::Move {
        self.moves[index]
    }

    /// The child just left has become the best.
    #[inline]
    pub fn improve(&mut self, score: Score) -> ControlFlow<()> {
        self.tracer.record(SearchEvent::Improve { score })
    }

    /// The child just left has closed the window of a node of `player`; these moves are not tried.
    #[inline]
    pub fn cut(&mut self, player: Player, unsearched: Range<usize>) -> ControlFlow<()> {
        self.tracer.record(SearchEvent::Cutoff { kind: Cutoff::at(player), unsearched: &self.moves[unsearched] })
    }

    /// Leaves a node whose moves these were, with its score.
    #[inline]
    pub fn leave(&mut self, moves: Range<usize>, score: Score) -> ControlFlow<(), Score> {
        self.moves.truncate(moves.start);
        self.ply -= 1;
        self.tracer.record(SearchEvent::Leave { score })?;
        ControlFlow::Continue(score)
    }

    /// Drops each move from `first` on that leads to a rotation or mirror image of where an earlier one leads.
    fn merge_symmetric(&mut self, position: &G, first: usize) {
        let mut classes = Vec::new();
        let mut kept = first;
        for index in first..self.moves.len() {
            let mv = self.moves[index];
            let class = position.after(mv).symmetry_class();
            if class.is_none() || !classes.contains(&class) {
                classes.push(class);
                self.moves[kept] = mv;
                kept += 1;
            }
        }
        self.moves.truncate(kept);
    }
}
