//! What every search does in the same way: generating moves, stopping at leaves, remembering, and telling the tracer.
//!
//! Knows no strategy: which child is searched next, and with which window, is each search's own affair.

use super::config::SearchConfig;
use super::event::{Leaf, SearchEvent, Tracer};
use super::memory_report::MemoryReport;
use super::ordering::{MoveOrdering, OrderReason, ordered};
use super::ordering_tables::{OrderingTables, history_weight};
use super::pass::{Pass, StopReason};
use super::stack::with_stack_space;
use super::table::Entry;
use super::{alpha_beta, alpha_beta_table};
use crate::game::Game;
use crate::game::symmetry::merge_symmetric;
use crate::score::{Bound, Cutoff, Score, Window};
use std::ops::{ControlFlow, Range};

/// Whether anything was added to it.
struct Any(bool);

impl<Item> Extend<Item> for Any {
    fn extend<Items: IntoIterator<Item = Item>>(&mut self, items: Items) {
        self.0 = self.0 || items.into_iter().next().is_some();
    }
}

/// One search under way.
pub struct Searcher<'a, G: Game, T> {
    pub config: SearchConfig,
    tracer: &'a mut T,
    /// How many plies the pass looks ahead.
    depth: Option<usize>,
    /// How many nodes are open above the one being searched.
    ply: usize,
    /// The moves of all open nodes, one node's behind its parent's: one allocation for the whole search.
    moves: Vec<G::Move>,
    /// Why each of them is tried at its rank; empty where that is the game's order.
    reasons: Vec<OrderReason>,
    /// Why the move taken last was.
    reason: OrderReason,
    /// Why the node entered last is not expanded.
    leaf: Option<Leaf>,
    /// Whether moves are put into another order than the game's.
    orders: bool,
    /// Whether another pass may follow, for which the best line is kept.
    makes_passes: bool,
    ordering_tables: OrderingTables<G>,
    /// The static values of the open nodes from the depth limit on, where they tell whether a position is quiet.
    estimates: Vec<Option<Score>>,
    /// The best line below each open node, where a next pass wants it: its last move first, so that a line grows at its end.
    lines: Vec<Vec<G::Move>>,
    /// How many moves all of them have.
    line_moves: usize,
    /// How much the tracer was told that the search holds.
    told: MemoryReport,
    /// The moves to the open nodes, where lines are kept.
    path: Vec<Option<G::Move>>,
    /// How often the depth limit was met, in all and before each open node was entered.
    limit_met: u64,
    limit_met_before: Vec<u64>,
    /// Whether the pass took something at the limit for a game decided.
    met_infinite_estimate: bool,
}

impl<'a, G: Game, T: Tracer<G>> Searcher<'a, G, T> {
    pub fn new(config: &SearchConfig, tracer: &'a mut T) -> Self {
        let config = config.effective();
        let makes_passes = config.algorithm.properties().makes_passes;
        let has_table = config.table && (makes_passes || config.algorithm == super::Algorithm::AlphaBetaTable);
        let is_plain = config.ordering.is_plain() && !(config.ordering.remembered && (has_table || makes_passes));
        Self {
            config,
            tracer,
            depth: config.depth,
            ply: 0,
            moves: Vec::new(),
            reasons: Vec::new(),
            reason: OrderReason::Given,
            leaf: None,
            orders: !is_plain,
            makes_passes,
            ordering_tables: OrderingTables::new(has_table),
            estimates: Vec::new(),
            lines: Vec::new(),
            line_moves: 0,
            told: MemoryReport::default(),
            path: Vec::new(),
            limit_met: 0,
            limit_met_before: Vec::new(),
            met_infinite_estimate: false,
        }
    }

    /// Enters a node. Gives its moves as a range to be taken from [`mv`](Self::mv): none at a leaf.
    #[inline]
    pub fn enter(
        &mut self,
        via: Option<G::Move>,
        position: &G,
        window: Option<Window>,
    ) -> ControlFlow<(), Range<usize>> {
        let reason = if self.ply == 0 { OrderReason::Given } else { self.reason };
        self.tracer.record(SearchEvent::Enter { via, position, window, reason })?;
        let first = self.moves.len();
        if self.is_at_its_limit(position) {
            // It matters only whether there are moves, not which, and there may be thousands.
            let mut moves = Any(false);
            position.legal_moves(&mut moves);
            self.leaf = Some(if moves.0 { Leaf::Horizon } else { Leaf::Terminal });
        } else {
            position.legal_moves(&mut self.moves);
            if self.told.moves < self.moves.len() {
                self.tell_held()?;
            }
            self.leaf = if self.moves.len() == first { Some(Leaf::Terminal) } else { self.stops_when_quiet(position) };
            if self.leaf.is_none() {
                if self.config.merge.applies_at(self.ply) {
                    merge_symmetric(position, &mut self.moves, first);
                }
                if self.orders {
                    self.put_in_order(via, position, first);
                }
            }
        }
        if self.makes_passes {
            self.begin_line(via);
        }
        if self.makes_passes || self.config.table {
            self.limit_met_before.truncate(self.ply);
            self.limit_met_before.push(self.limit_met);
        }
        self.ply += 1;
        ControlFlow::Continue(first..self.moves.len())
    }

    /// Whether the node that was just entered is a leaf, and why.
    #[inline]
    pub fn leaf(&self, moves: &Range<usize>) -> Option<Leaf> {
        debug_assert_eq!(moves.end, self.moves.len(), "only the node entered last is asked about");
        self.leaf
    }

    /// Whether the search looks no further than the position that is entered, quiet or not.
    #[inline]
    fn is_at_its_limit(&self, position: &G) -> bool {
        // One comparison for almost all nodes.
        self.depth.is_some_and(|depth| depth <= self.ply)
            && self.config.quiescence.is_none()
            && position.can_be_evaluated()
    }

    /// Whether the search looks no further than a position that has moves, where those at the limit are searched on until
    /// they are quiet.
    #[inline]
    fn stops_when_quiet(&mut self, position: &G) -> Option<Leaf> {
        let (quiescence, depth) = (self.config.quiescence?, self.depth?);
        self.estimates.resize(self.ply + 1, None);
        let estimate = position.can_be_evaluated().then(|| position.evaluate().score());
        self.estimates[self.ply] = estimate;
        let before = self.ply.checked_sub(1).and_then(|above| self.estimates[above]);
        quiescence.leaf(depth, self.ply, before, estimate)
    }

    /// Evaluates a leaf and leaves it.
    #[inline]
    pub fn evaluate(&mut self, position: &G, moves: Range<usize>, leaf: Leaf) -> ControlFlow<(), Score> {
        let evaluation = position.evaluate();
        self.tracer.record(SearchEvent::Evaluate { position, evaluation, leaf })?;
        if leaf != Leaf::Terminal {
            self.meet_limit(evaluation.score());
        }
        self.leave(moves, evaluation.score())
    }

    #[inline]
    fn meet_limit(&mut self, score: Score) {
        self.limit_met += 1;
        self.met_infinite_estimate |= !score.is_finite();
    }

    /// A move of an open node.
    #[inline]
    pub fn mv(&mut self, index: usize) -> G::Move {
        if self.orders {
            self.reason = self.reasons[index];
        }
        self.moves[index]
    }

    /// Goes down to a child, as deep as the game goes.
    #[inline]
    pub fn deeper<Found>(&mut self, search: impl FnOnce(&mut Self) -> Found) -> Found {
        with_stack_space(self.ply, || search(self))
    }

    /// The child just left has become the best.
    #[inline]
    pub fn improve(&mut self, score: Score) -> ControlFlow<()> {
        if self.makes_passes {
            self.lengthen_line()?;
        }
        self.tracer.record(SearchEvent::Improve { score })
    }

    /// The child just left has closed the window of the node at `position`; these moves are not tried.
    #[inline]
    pub fn cut(&mut self, position: &G, unsearched: Range<usize>) -> ControlFlow<()> {
        let player = position.to_move();
        if self.orders {
            let (mv, ply) = (self.moves[unsearched.start - 1], self.ply - 1);
            let MoveOrdering { killers, history, .. } = self.config.ordering;
            let weight = if history { history_weight(self.depth, ply) } else { 0 };
            self.ordering_tables.has_cut(player, mv, ply, killers, weight);
        }
        self.tracer.record(SearchEvent::Cutoff {
            position,
            kind: Cutoff::at(player),
            unsearched: &self.moves[unsearched.clone()],
            reasons: if self.orders { &self.reasons[unsearched] } else { &[] },
        })
    }

    /// Nothing but one of a node's moves is tried.
    pub fn pass_over(&mut self, position: &G, tried: usize, moves: Range<usize>) -> ControlFlow<()> {
        let others: Vec<_> = moves.filter(|&index| index != tried).map(|index| self.moves[index]).collect();
        self.tracer.record(SearchEvent::Skip { position, unsearched: &others })
    }

    /// Leaves a node whose moves these were, with its score.
    #[inline]
    pub fn leave(&mut self, moves: Range<usize>, score: Score) -> ControlFlow<(), Score> {
        self.moves.truncate(moves.start);
        if self.orders {
            self.reasons.truncate(moves.start);
        }
        self.ply -= 1;
        self.tracer.record(SearchEvent::Leave { score })?;
        ControlFlow::Continue(score)
    }

    /// What the table knows of the node that was just entered, if that settles it within `window`. The root is always
    /// searched: an answer from the table names no move that was searched in this pass.
    pub fn probe(&self, position: &G, window: Window) -> Option<Entry<G::Move>> {
        if self.ply <= 1 {
            return None;
        }
        let entry = *self.ordering_tables.probe(position)?;
        let settles = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => window.beta <= entry.score,
            Bound::Upper => entry.score <= window.alpha,
        };
        (settles && entry.holds_at(self.plies_left()) && self.has_table_here()).then_some(entry)
    }

    /// Leaves the node that was just entered with what the table knows of it.
    pub fn table_hit(&mut self, position: &G, moves: Range<usize>, entry: Entry<G::Move>) -> ControlFlow<(), Score> {
        let Entry { score, bound, depth, is_limited, .. } = entry;
        let depth = depth.filter(|_| is_limited);
        self.tracer.record(SearchEvent::TableHit { position, score, bound, depth })?;
        if depth.is_some() {
            self.meet_limit(score);
        }
        if self.makes_passes {
            self.lines[self.ply - 1].extend(entry.best);
            self.line_moves += usize::from(entry.best.is_some());
        }
        self.leave(moves, score)
    }

    /// Takes down what was found of an open node that was searched with `window`.
    pub fn store(&mut self, position: &G, window: Window, score: Score, best: Option<G::Move>) -> ControlFlow<()> {
        // Where a tie does not cut a window may have closed without a cut; a score on both its bounds bounds nothing.
        if self.has_table_here() && window.alpha < window.beta {
            let is_limited = self.limit_met_before[self.ply - 1] < self.limit_met;
            let depth = self.plies_left();
            let table_bytes = self.ordering_tables.table_bytes_of_one_more();
            if self.told.table < table_bytes {
                self.told.table = table_bytes;
                self.tell_held()?;
                // What the table is copied from as it grows is freed then.
                self.told.table = self.ordering_tables.table_bytes_grown();
            }
            self.ordering_tables
                .store(position, Entry { score, bound: window.bound_of(score), depth, is_limited, best });
        }
        ControlFlow::Continue(())
    }

    /// Beyond the limit a position counts as quiet or not by the move that led to it: its value there is not its own.
    fn has_table_here(&self) -> bool {
        self.config.quiescence.is_none() || self.plies_left() != Some(0)
    }

    /// How many plies below the node entered last are searched.
    fn plies_left(&self) -> Option<usize> {
        // A node that the table is asked about is above the limit, or where nothing can be evaluated.
        self.depth.map(|depth| depth.saturating_add(1).saturating_sub(self.ply))
    }

    /// Goes through the tree once.
    pub fn pass(&mut self, root: &G, pass: Pass) -> ControlFlow<(), Score> {
        self.tracer.record(SearchEvent::Pass(pass))?;
        self.depth = pass.depth;
        self.met_infinite_estimate = false;
        if let Some(line) = self.lines.first_mut() {
            let mut line = std::mem::take(line);
            self.line_moves -= line.len();
            line.reverse();
            self.ordering_tables.set_line(line);
        }
        let score = if self.config.table {
            alpha_beta_table::alpha_beta_table(self, None, root, pass.window)?
        } else {
            alpha_beta::alpha_beta(self, None, root, pass.window)?
        };
        ControlFlow::Continue(score)
    }

    /// Why there is nothing to gain from a pass deeper than the last, which found `score`; `None`: there is.
    pub fn stop_after(&self, score: Score, depth: usize) -> Option<StopReason> {
        if self.limit_met_before.first() == Some(&self.limit_met) {
            Some(StopReason::NothingDeeper)
        } else if !score.is_finite() && !self.met_infinite_estimate {
            Some(StopReason::Win)
        } else {
            self.config.depth.is_some_and(|limit| limit <= depth).then_some(StopReason::Depth)
        }
    }

    /// Ends the search with the score that its passes have found.
    pub fn stop(&mut self, stop: StopReason, score: Score) -> ControlFlow<(), Score> {
        self.tracer.record(SearchEvent::Stop(stop))?;
        ControlFlow::Continue(score)
    }

    /// Puts the moves from `first` on into the order in which they are tried.
    fn put_in_order(&mut self, via: Option<G::Move>, position: &G, first: usize) {
        self.ordering_tables.enter(via, self.ply);
        let ordered = ordered(self.config.ordering, &self.ordering_tables, position, self.ply, &self.moves[first..]);
        self.moves.truncate(first);
        self.reasons.truncate(first);
        for (mv, reason) in ordered {
            self.moves.push(mv);
            self.reasons.push(reason);
        }
    }

    /// The line below a node that was just entered is empty.
    fn begin_line(&mut self, via: Option<G::Move>) {
        self.path.truncate(self.ply);
        self.path.push(via);
        if self.lines.len() <= self.ply {
            self.lines.push(Vec::new());
        }
        self.line_moves -= self.lines[self.ply].len();
        self.lines[self.ply].clear();
    }

    /// The line below the node whose child was just left begins with that child.
    fn lengthen_line(&mut self) -> ControlFlow<()> {
        let Some(&Some(mv)) = self.path.get(self.ply) else { return ControlFlow::Continue(()) };
        // The child's own line is wanted no more.
        self.lines.swap(self.ply - 1, self.ply);
        self.line_moves -= self.lines[self.ply].len();
        self.lines[self.ply].clear();
        self.lines[self.ply - 1].push(mv);
        self.line_moves += 1;
        if self.told.line_moves < self.line_moves { self.tell_held() } else { ControlFlow::Continue(()) }
    }

    /// Tells the tracer what the search holds at most until the next time.
    #[cold]
    fn tell_held(&mut self) -> ControlFlow<()> {
        let line_moves = self.makes_passes.then_some(self.line_moves);
        self.told.grow(self.ply, self.moves.len(), line_moves);
        let bytes = self.told.bytes::<G>(self.orders) + self.ordering_tables.bytes_beside_the_table();
        self.tracer.record(SearchEvent::HeldBytes(bytes))
    }
}
