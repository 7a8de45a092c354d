//! What all searches share: the walk through the tree, with its moves, its leaves and the events it sends.
//!
//! Knows no strategy: which child is searched next, and with which window, is decided by each algorithm.

use super::config::SearchConfig;
use super::enhancements::{Enhanced, Enhancements, Plain};
use super::event::{Leaf, SearchEvent, Tracer};
use super::lines::Lines;
use super::memory_report::MemoryReport;
use super::ordering::OrderReason;
use crate::game::Game;
use crate::game::symmetry::merge_symmetric;
use crate::score::{Cutoff, Score, Window};
use crate::stack::with_stack_space;
use std::ops::{ControlFlow, Range};

/// A search under way, with what it uses beyond its own idea: nothing if `E` is [`Plain`], any of [`Enhanced`] else.
pub struct Searcher<'a, G: Game, T, E> {
    pub config: SearchConfig,
    pub(super) tracer: &'a mut T,
    /// The depth limit of the pass, in plies; `None`: to the end of the game.
    pub(super) depth: Option<usize>,
    /// How many nodes are open.
    pub(super) ply: usize,
    /// The moves of all open nodes, each node's behind its parent's: one allocation for the whole search.
    moves: Vec<G::Move>,
    pub(super) enhancements: E,
    pub(super) reported: MemoryReport,
}

/// What a node turned out to be when it was entered.
#[derive(Clone, Copy, Debug)]
pub enum Entered {
    /// It has no moves, or the search stops here.
    Leaf(Leaf),
    /// It has these moves, at least one.
    Inner(Moves),
}

/// The moves of an open node, as places in the searcher's list, in the order in which they are tried.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    start: usize,
    end: usize,
}

impl Moves {
    /// The places of the moves, one after another.
    pub const fn places(self) -> Range<usize> {
        self.start..self.end
    }

    /// Whether the move at a place is the node's first.
    pub const fn is_first(self, place: usize) -> bool {
        place == self.start
    }

    /// The moves behind a place.
    const fn after(self, place: usize) -> Range<usize> {
        place + 1..self.end
    }
}

/// A move that is tried, and why it is tried at its rank.
#[derive(Debug)]
pub struct RankedMove<G: Game, E: Enhancements<G>> {
    pub mv: G::Move,
    reason: E::Reason,
}

impl<G: Game, E: Enhancements<G>> Clone for RankedMove<G, E> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game, E: Enhancements<G>> Copy for RankedMove<G, E> {}

impl<'a, G: Game, T: Tracer<G>> Searcher<'a, G, T, Plain> {
    /// A searcher without enhancements, which [`is_plain`](SearchConfig::is_plain) configurations need.
    pub fn plain(config: SearchConfig, tracer: &'a mut T) -> Self {
        Self::new(config, tracer, Plain)
    }
}

impl<'a, G: Game, T: Tracer<G>> Searcher<'a, G, T, Enhanced<G>> {
    /// A searcher with the enhancements that the configuration names.
    pub fn enhanced(config: SearchConfig, tracer: &'a mut T) -> Self {
        Self::new(config, tracer, Enhanced::new(&config))
    }
}

impl<'a, G: Game, T: Tracer<G>, E: Enhancements<G>> Searcher<'a, G, T, E> {
    fn new(config: SearchConfig, tracer: &'a mut T, enhancements: E) -> Self {
        let reported = MemoryReport::default();
        Self { config, tracer, depth: config.depth, ply: 0, moves: Vec::new(), enhancements, reported }
    }

    /// Enters the node at `position` and lists its moves, unless it is a leaf.
    #[expect(
        clippy::inline_always,
        reason = "where it is not inlined a node of a plain search takes half as long again"
    )]
    #[inline(always)]
    pub fn enter(
        &mut self,
        via: Option<RankedMove<G, E>>,
        position: &G,
        window: Option<Window>,
    ) -> ControlFlow<(), Entered> {
        let reason = via.map_or(OrderReason::Given, |via| via.reason.into());
        let via = via.map(|via| via.mv);
        self.tracer.record(SearchEvent::Enter { via, position, window, reason })?;
        let entered = self.list_moves(via, position)?;
        if let Some(enhanced) = self.enhancements.active() {
            enhanced.enter(self.ply, via);
        }
        self.ply += 1;
        ControlFlow::Continue(entered)
    }

    /// Lists the moves of the node that is being entered, in the order in which they are tried.
    #[expect(clippy::inline_always, reason = "as of `enter`")]
    #[inline(always)]
    fn list_moves(&mut self, via: Option<G::Move>, position: &G) -> ControlFlow<(), Entered> {
        if self.is_at_depth_limit(position) {
            // It matters only whether there are moves, not which, and there may be thousands.
            let mut moves = IsAny(false);
            position.legal_moves(&mut moves);
            return ControlFlow::Continue(Entered::Leaf(if moves.0 { Leaf::Horizon } else { Leaf::Terminal }));
        }
        let start = self.moves.len();
        position.legal_moves(&mut self.moves);
        if self.moves.len() == start {
            return ControlFlow::Continue(Entered::Leaf(Leaf::Terminal));
        }
        if self.reported.moves < self.moves.len() {
            self.report_memory()?;
        }
        if let Some(enhanced) = self.enhancements.active() {
            if let Some(leaf) = enhanced.stops_when_quiet(position, self.depth, self.ply) {
                self.moves.truncate(start);
                return ControlFlow::Continue(Entered::Leaf(leaf));
            }
            if self.config.merge.applies_at(self.ply) {
                merge_symmetric(position, &mut self.moves, start);
            }
            enhanced.order_moves(via, position, self.ply, &mut self.moves, start);
        }
        ControlFlow::Continue(Entered::Inner(Moves { start, end: self.moves.len() }))
    }

    /// Whether the search stops at the position that is entered, whatever has led to it.
    #[inline]
    fn is_at_depth_limit(&mut self, position: &G) -> bool {
        self.depth.is_some_and(|depth| depth <= self.ply)
            && self.enhancements.active().is_none_or(|enhanced| !enhanced.searches_until_quiet())
            && position.can_be_evaluated()
    }

    /// Evaluates the leaf that was just entered.
    #[inline]
    pub fn evaluate(&mut self, position: &G, leaf: Leaf) -> ControlFlow<(), Score> {
        let evaluation = position.evaluate();
        self.tracer.record(SearchEvent::Evaluate { position, evaluation, leaf })?;
        let score = evaluation.score();
        if let Some(enhanced) = self.enhancements.active()
            && leaf != Leaf::Terminal
        {
            enhanced.limited_leaves.add(score);
        }
        ControlFlow::Continue(score)
    }

    /// The move of an open node at a place in its list.
    #[inline]
    pub fn ranked_move(&self, place: usize) -> RankedMove<G, E> {
        RankedMove { mv: self.moves[place], reason: self.enhancements.reason(place) }
    }

    /// Searches a child of the node that was entered last and not left, with enough room on the stack.
    #[inline]
    pub fn descend<Found>(&mut self, search: impl FnOnce(&mut Self) -> Found) -> Found {
        with_stack_space(self.ply, || search(self))
    }

    /// The child that was just left is the best so far, with this score.
    #[inline]
    pub fn improve(&mut self, score: Score) -> ControlFlow<()> {
        if let Some(enhanced) = self.enhancements.active()
            && let Some(lines) = &mut enhanced.lines
        {
            lines.lengthen(self.ply - 1);
            if self.reported.line_moves < lines.len() {
                self.report_memory()?;
            }
        }
        self.tracer.record(SearchEvent::Improve { score })
    }

    /// The child by the move at `place`, which was just left, has closed the window of the node at `position`: the moves
    /// behind it are not tried.
    #[inline]
    pub fn cut(&mut self, position: &G, moves: Moves, place: usize) -> ControlFlow<()> {
        let player = position.to_move();
        let unsearched = moves.after(place);
        if let Some(enhanced) = self.enhancements.active() {
            enhanced.credit_cutoff(player, self.moves[place], self.ply - 1, self.depth);
        }
        self.tracer.record(SearchEvent::Cutoff {
            position,
            kind: Cutoff::at(player),
            unsearched: &self.moves[unsearched.clone()],
            reasons: self.enhancements.reasons(unsearched),
        })
    }

    /// Only the move at `place` was tried, and none of the others will be.
    pub fn skip_others(&mut self, position: &G, moves: Moves, place: usize) -> ControlFlow<()> {
        let others: Vec<_> = moves.places().filter(|&other| other != place).map(|other| self.moves[other]).collect();
        self.tracer.record(SearchEvent::Skip { position, unsearched: &others })
    }

    /// Leaves an inner node with its score.
    #[inline]
    pub fn leave(&mut self, moves: Moves, score: Score) -> ControlFlow<(), Score> {
        self.moves.truncate(moves.start);
        if let Some(enhanced) = self.enhancements.active() {
            enhanced.forget_reasons(moves.start);
        }
        self.leave_leaf(score)
    }

    /// Leaves a leaf with its score.
    #[inline]
    pub fn leave_leaf(&mut self, score: Score) -> ControlFlow<(), Score> {
        self.ply -= 1;
        self.tracer.record(SearchEvent::Leave { score })?;
        ControlFlow::Continue(score)
    }

    /// Sends how much memory the search holds at most until the next report.
    #[cold]
    #[inline(never)]
    pub(super) fn report_memory(&mut self) -> ControlFlow<()> {
        let mut bytes = 0;
        let mut stores_reasons = false;
        let mut line_moves = None;
        if let Some(enhanced) = self.enhancements.active() {
            bytes = enhanced.ordering_bytes();
            stores_reasons = enhanced.reorders();
            line_moves = enhanced.lines.as_ref().map(Lines::len);
        }
        self.reported.grow(self.ply, self.moves.len(), line_moves);
        self.tracer.record(SearchEvent::HeldBytes(bytes + self.reported.bytes::<G>(stores_reasons)))
    }
}

/// Whether anything was added to it.
struct IsAny(bool);

impl<Item> Extend<Item> for IsAny {
    fn extend<Items: IntoIterator<Item = Item>>(&mut self, items: Items) {
        self.0 = self.0 || items.into_iter().next().is_some();
    }
}
