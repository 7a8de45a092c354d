//! The code that all searches share: the walk through the tree, with its moves, its leaves and the events that it
//! sends.
//!
//! Contains no strategy: each algorithm decides which child is searched next, and with which window.

use super::enhancements::Enhanced;
use super::lines::Lines;
use super::ordering::{OrderReason, Ranking};
use crate::game::Game;
use crate::game::symmetry::merge_symmetric;
use crate::score::{Cutoff, Inexact, Interval, Player, Score, Turn, Window};
use crate::search::config::SearchConfig;
use crate::search::event::{Branch, Leaf, SearchEvent, Tracer};
use crate::stack::{StackSpace, with_stack_space};
use std::ops::ControlFlow;

/// The score that a search returns, unless its tracer has ended it.
pub type Searched = ControlFlow<(), Score>;

/// An open search. If `ENHANCED`, it has the features that it may use beyond its algorithm; otherwise the code for them
/// is not compiled.
pub struct Searcher<'a, G: Game, T, const ENHANCED: bool = true> {
    pub config: SearchConfig,
    /// The interval in which all values lie, if the search relies on it.
    pub bounds: Interval,
    pub(super) tracer: &'a mut T,
    /// The depth limit of the pass, in plies; `None`: to the end of the game.
    pub(super) depth: Option<usize>,
    /// The number of open nodes.
    pub(super) ply: usize,
    /// The space on the stack that the search is on.
    stack_space: StackSpace,
    /// The moves of all open nodes, each node's behind its parent's: one allocation for the whole search.
    moves: Vec<G::Move>,
    /// The features that the search uses beyond its algorithm; `None` if it is not `ENHANCED`.
    pub(super) enhanced: Option<Box<Enhanced<G>>>,
    pub(super) reported: MemoryReport,
}

/// A node that is searched: a position, and the move that led to it.
///
/// Only [`Searcher::begin`] and [`Searcher::descend`] hand out a node, and with it enough space on the stack: no search
/// can enter a ply without.
#[derive(Debug)]
pub struct Node<G: Game> {
    pub position: G,
    /// The move that led to it; `None` at the root.
    via: Option<G::Move>,
    /// The origin of the node: its move's index, and its relation to its parent.
    origin: NodeOrigin,
}

/// A child of an open node. To enter it, a search [descends](Searcher::descend) to it.
#[derive(Debug)]
pub struct Child<G: Game>(Node<G>);

impl<G: Game> Child<G> {
    pub const fn position(&self) -> &G {
        &self.0.position
    }

    /// The same outcome, to be tried by one move only.
    #[must_use]
    pub fn probed(self) -> Self {
        let origin = NodeOrigin::new(self.0.origin.index(), self.0.origin.branch().probed());
        Self(Node { origin, ..self.0 })
    }
}

/// The index of the move to a node in the searcher's list, and what the node is to its parent: one number, because a
/// search writes it for every child.
#[derive(Clone, Copy, Debug)]
struct NodeOrigin(u64);

impl NodeOrigin {
    const fn new(index: usize, branch: Branch) -> Self {
        Self(index as u64 | (branch.number() as u64) << 32)
    }

    #[expect(clippy::cast_possible_truncation, reason = "the lower half")]
    const fn index(self) -> usize {
        self.0 as u32 as usize
    }

    const fn branch(self) -> Branch {
        Branch::of_number((self.0 >> 32) as u32)
    }
}

impl<G: Game> Node<G> {
    /// Whether the search began here.
    pub const fn is_root(&self) -> bool {
        self.via.is_none()
    }
}

/// The result of entering a node.
#[derive(Clone, Copy, Debug)]
pub enum Entered {
    /// The node has no moves, or the search stops here. It was evaluated and left, with this score.
    Leaf(Score),
    /// The node has these moves, at least one.
    Inner(Moves),
}

/// The moves of an open node in the order in which they are tried: a range of the searcher's list.
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    start: usize,
    end: usize,
}

impl Moves {
    /// Returns the moves, in order.
    #[inline]
    pub fn in_order(self) -> impl Iterator<Item = TriedMove> {
        (self.start..self.end).map(move |index| TriedMove { index, is_first: index == self.start })
    }

    pub const fn first(self) -> TriedMove {
        TriedMove { index: self.start, is_first: true }
    }

    /// Returns the index of a move among them.
    pub const fn index_of(self, mv: TriedMove) -> usize {
        mv.index - self.start
    }

    /// Returns whether a move is the last of them.
    pub const fn is_last(self, mv: TriedMove) -> bool {
        mv.index + 1 == self.end
    }
}

/// One of the moves of an open node.
#[derive(Clone, Copy, Debug)]
pub struct TriedMove {
    /// Its index in the searcher's list.
    index: usize,
    /// Whether it is the node's first.
    pub is_first: bool,
}

impl<'a, G: Game, T: Tracer<G>, const ENHANCED: bool> Searcher<'a, G, T, ENHANCED> {
    /// Returns a searcher with an effective configuration. It must be `ENHANCED` unless the configuration is
    /// [plain](SearchConfig::is_plain).
    pub fn new(config: SearchConfig, tracer: &'a mut T) -> Self {
        let enhanced = ENHANCED.then(|| Box::new(Enhanced::new(&config)));
        let reported = MemoryReport::default();
        let bounds = Interval::UNKNOWN;
        let (depth, stack_space) = (config.depth, StackSpace::NONE);
        Self { config, bounds, tracer, depth, ply: 0, stack_space, moves: Vec::new(), enhanced, reported }
    }

    /// Enters a node. Lists its moves, or evaluates and leaves it if it is a leaf.
    #[expect(
        clippy::inline_always,
        reason = "where it is not inlined a node of a plain search takes half as long again"
    )]
    #[inline(always)]
    pub fn enter(&mut self, node: &Node<G>, window: Option<Window>) -> ControlFlow<(), Entered> {
        let &Node { ref position, ref via, origin } = node;
        let reason = match self.enhanced() {
            Some(enhanced) if via.is_some() => enhanced.reason(origin.index()),
            Some(_) | None => OrderReason::Given,
        };
        self.tracer.record(SearchEvent::Enter { via: *via, position, branch: origin.branch(), window, reason })?;
        let listed = self.list_moves(*via, position)?;
        let ply = self.ply;
        if let Some(enhanced) = self.enhanced() {
            enhanced.enter(ply, *via);
        }
        self.ply += 1;
        let leaf = match listed {
            Ok(moves) => return ControlFlow::Continue(Entered::Inner(moves)),
            Err(leaf) => leaf,
        };
        let evaluation = position.evaluate();
        self.tracer.record(SearchEvent::Evaluate { position, evaluation, leaf })?;
        let score = evaluation.score();
        assert!(ENHANCED || !score.is_fraction(), "a game without fractions has none");
        if leaf != Leaf::Terminal
            && let Some(enhanced) = self.enhanced()
        {
            enhanced.limited_leaves.add(score);
        }
        self.leave_node(score).map_continue(Entered::Leaf)
    }

    /// Returns whether `player` prefers score `a` to `b`.
    #[expect(clippy::unused_self, reason = "what kind of scores there are is known to the kind of searcher")]
    #[inline]
    pub fn prefers(&self, player: Player, a: Score, b: Score) -> bool {
        player.prefers_among::<ENHANCED>(a, b)
    }

    /// Returns whether `score` at a node of `player` closes the window.
    #[inline]
    pub fn closes(&self, open: Window, player: Player, score: Score) -> bool {
        open.is_closed_among::<ENHANCED>(player, score, self.config.cut_on)
    }

    /// Returns whether `score` is inside the window.
    #[inline]
    pub fn is_inside(&self, open: Window, score: Score) -> bool {
        self.prefers(Player::Max, score, open.alpha) && self.prefers(Player::Min, score, open.beta)
    }

    /// Returns the window after `player` has found `score`.
    #[expect(clippy::unused_self, reason = "what kind of scores there are is known to the kind of searcher")]
    #[inline]
    pub fn narrowed(&self, open: Window, player: Player, score: Score) -> Window {
        open.narrowed_among::<ENHANCED>(player, score)
    }

    /// Converts a score from MAX's view to the view of `player`, or back.
    #[expect(clippy::unused_self, reason = "what kind of scores there are is known to the kind of searcher")]
    #[inline]
    pub fn view(&self, player: Player, score: Score) -> Score {
        player.view_among::<ENHANCED>(score)
    }

    /// Converts a window from MAX's view to the view of `player`.
    #[expect(clippy::unused_self, reason = "what kind of scores there are is known to the kind of searcher")]
    #[inline]
    pub fn window_view(&self, player: Player, window: Window) -> Window {
        window.view_among::<ENHANCED>(player)
    }

    /// Returns a score from the view of the other side.
    #[inline]
    pub fn negated(&self, score: Score) -> Score {
        self.view(Player::Min, score)
    }

    /// Returns a window from the view of the other side: (−β, −α).
    #[inline]
    pub fn turned(&self, window: Window) -> Window {
        self.window_view(Player::Min, window)
    }

    /// Returns the enhancements, if the search has any.
    #[inline]
    pub(super) fn enhanced(&mut self) -> Option<&mut Enhanced<G>> {
        if ENHANCED { self.enhanced.as_deref_mut() } else { None }
    }

    /// Lists the moves of the node that is being entered, in the order in which they are tried. Returns the reason
    /// instead if the node is a leaf.
    #[expect(clippy::inline_always, reason = "as of `enter`")]
    #[inline(always)]
    fn list_moves(&mut self, via: Option<G::Move>, position: &G) -> ControlFlow<(), Result<Moves, Leaf>> {
        let is_at_limit = self.depth.is_some_and(|depth| depth <= self.ply)
            && self.enhanced().is_none_or(|enhanced| enhanced.quiescence.is_none());
        if is_at_limit && position.can_be_evaluated() {
            return ControlFlow::Continue(Err(if position.has_moves() { Leaf::Horizon } else { Leaf::Terminal }));
        }
        let start = self.moves.len();
        position.legal_moves(&mut self.moves);
        if self.moves.len() == start {
            return ControlFlow::Continue(Err(Leaf::Terminal));
        }
        if self.reported.moves < self.moves.len() {
            self.report_memory()?;
        }
        if ENHANCED && let Some(enhanced) = &mut self.enhanced {
            if let (Some(quiescence), Some(depth)) = (&mut enhanced.quiescence, self.depth)
                && let Some(leaf) = quiescence.leaf(position, depth, self.ply)
            {
                self.moves.truncate(start);
                return ControlFlow::Continue(Err(leaf));
            }
            let is_choice = self.config.turn(position) != Turn::Chance;
            // Each outcome counts with its weight, so outcomes are not merged.
            if is_choice && self.config.merge.applies_at(self.ply) {
                merge_symmetric(position, &mut self.moves, start);
            }
            enhanced.order_moves(via, position, is_choice, self.ply, &mut self.moves, start);
        }
        ControlFlow::Continue(Ok(Moves { start, end: self.moves.len() }))
    }

    /// Returns the child of an open node by one of its moves.
    #[inline]
    pub fn child(&self, node: &Node<G>, TriedMove { index, .. }: TriedMove) -> Child<G> {
        let mv = self.moves[index];
        Child(Node { position: node.position.after(mv), via: Some(mv), origin: NodeOrigin::new(index, Branch::CHOICE) })
    }

    /// The turn in a position.
    pub fn turn(&self, position: &G) -> Turn {
        self.config.turn(position)
    }

    /// Returns the weights of the outcomes of a chance node that was just entered, in order.
    pub fn weights(&mut self, node: &Node<G>, moves: Moves) -> ControlFlow<(), Vec<u32>> {
        let outcomes = &self.moves[moves.start..moves.end];
        let weights: Vec<u32> = outcomes.iter().map(|&mv| self.config.weight(&node.position, mv)).collect();
        self.tracer.record(SearchEvent::Outcomes { weights: &weights })?;
        ControlFlow::Continue(weights)
    }

    /// The outcome of a chance node by one of its moves, and its index among them.
    pub fn outcome(&self, node: &Node<G>, moves: Moves, tried: TriedMove) -> (Child<G>, usize) {
        let index = moves.index_of(tried);
        let branch = Branch::of_outcome(u32::try_from(index).expect("a position has fewer moves"));
        (Child(Node { origin: NodeOrigin::new(tried.index, branch), ..self.child(node, tried).0 }), index)
    }

    /// Whether a child of the node that was entered last has moves and is searched further.
    pub fn is_inner(&self, child: &Child<G>) -> bool {
        let is_at_limit = self.depth.is_some_and(|depth| depth <= self.ply) && child.position().can_be_evaluated();
        !is_at_limit && child.position().has_moves()
    }

    /// Reports that the probed node is not searched beyond its first move, which was just left.
    pub fn skip_rest(&mut self, moves: Moves) -> ControlFlow<()> {
        self.tracer.record(SearchEvent::Probe { unsearched: &self.moves[moves.start + 1..moves.end] })
    }

    /// Reports that the outcome that was just left counts with its weight.
    pub fn expect(&mut self) -> ControlFlow<()> {
        self.tracer.record(SearchEvent::Expect)
    }

    /// Reports that the outcome that was just left has closed the window of its parent `node`, by the interval proved
    /// there. The outcomes `unfinished` are not searched to the end.
    pub fn cut_chance(
        &mut self,
        node: &Node<G>,
        kind: Cutoff,
        unfinished: impl Iterator<Item = TriedMove>,
    ) -> ControlFlow<()> {
        let unsearched: Vec<G::Move> = unfinished.map(|tried| self.move_of(tried)).collect();
        let position = &node.position;
        self.tracer.record(SearchEvent::Cutoff { position, kind, unsearched: &unsearched, reasons: &[] })
    }

    /// Returns the result of a computation. If it is not a score, ends the search.
    pub fn exact<Value>(&mut self, result: Result<Value, Inexact>) -> ControlFlow<(), Value> {
        match result {
            Ok(exact) => ControlFlow::Continue(exact),
            Err(reason) => {
                self.tracer.record(SearchEvent::Inexact(reason))?;
                ControlFlow::Break(())
            }
        }
    }

    /// Returns a move of an open node.
    pub(super) fn move_of(&self, TriedMove { index, .. }: TriedMove) -> G::Move {
        self.moves[index]
    }

    /// Searches from the root.
    pub fn begin<Returned>(&mut self, root: &G, search: impl FnOnce(&mut Self, &Node<G>) -> Returned) -> Returned {
        let origin = NodeOrigin::new(0, Branch::CHOICE);
        self.descend(&Child(Node { position: root.clone(), via: None, origin }), search)
    }

    /// Searches a child of the node that was entered last and not left, with enough space on the stack.
    #[inline]
    pub fn descend<Returned>(
        &mut self,
        Child(node): &Child<G>,
        search: impl FnOnce(&mut Self, &Node<G>) -> Returned,
    ) -> Returned {
        if self.stack_space.is_enough() {
            search(self, node)
        } else {
            self.with_stack_space(|searcher| search(searcher, node))
        }
    }

    /// Continues the search with enough space on the stack.
    #[cold]
    #[inline(never)]
    fn with_stack_space<Returned>(&mut self, search: impl FnOnce(&mut Self) -> Returned) -> Returned {
        let before = self.stack_space;
        let returned = with_stack_space(|| {
            self.stack_space = StackSpace::current();
            search(self)
        });
        self.stack_space = before;
        returned
    }

    /// Reports that the child that was just left is the best so far, with this score.
    #[inline]
    pub fn improve(&mut self, score: Score) -> ControlFlow<()> {
        if ENHANCED && let Some(Enhanced { lines: Some(lines), .. }) = self.enhanced.as_deref_mut() {
            lines.lengthen(self.ply - 1);
            if self.reported.line_moves < lines.len() {
                self.report_memory()?;
            }
        }
        self.tracer.record(SearchEvent::Improve { score })
    }

    /// Reports that the child by the move `tried`, which was just left, has closed the window of its parent `node`. The
    /// moves after it are not tried.
    #[inline]
    pub fn cut(&mut self, node: &Node<G>, moves: Moves, tried: TriedMove) -> ControlFlow<()> {
        let player = node.position.to_move();
        let unsearched = tried.index + 1..moves.end;
        let reasons = match &mut self.enhanced {
            Some(enhanced) if ENHANCED => {
                enhanced.credit_cutoff(player, self.moves[tried.index], self.ply - 1, self.depth);
                enhanced.reasons(unsearched.clone())
            }
            Some(_) | None => &[],
        };
        self.tracer.record(SearchEvent::Cutoff {
            position: &node.position,
            kind: Cutoff::at(player),
            unsearched: &self.moves[unsearched],
            reasons,
        })
    }

    /// Reports that the move `tried` was the only one tried, and that none of the others will be.
    pub fn skip_others(&mut self, node: &Node<G>, moves: Moves, tried: TriedMove) -> ControlFlow<()> {
        let others = moves.in_order().filter(|other| other.index != tried.index);
        let unsearched: Vec<G::Move> = others.map(|other| self.move_of(other)).collect();
        self.tracer.record(SearchEvent::Skip { position: &node.position, unsearched: &unsearched })
    }

    /// Leaves an inner node with its score.
    #[inline]
    pub fn leave(&mut self, moves: Moves, score: Score) -> Searched {
        self.moves.truncate(moves.start);
        if let Some(enhanced) = self.enhanced() {
            enhanced.forget_reasons(moves.start);
        }
        self.leave_node(score)
    }

    #[inline]
    fn leave_node(&mut self, score: Score) -> Searched {
        self.ply -= 1;
        self.tracer.record(SearchEvent::Leave { score })?;
        ControlFlow::Continue(score)
    }

    /// Sends an upper limit of the memory that the search will hold until the next report.
    #[cold]
    #[inline(never)]
    pub(super) fn report_memory(&mut self) -> ControlFlow<()> {
        let mut bytes = 0;
        let mut stores_reasons = false;
        let mut line_moves = None;
        if let Some(enhanced) = &self.enhanced {
            bytes = enhanced.ranking.as_ref().map_or(0, Ranking::kept_bytes);
            stores_reasons = enhanced.ranking.is_some();
            line_moves = enhanced.lines.as_ref().map(Lines::len);
        }
        self.reported.grow(self.ply, self.moves.len(), line_moves);
        self.tracer.record(SearchEvent::HeldBytes(bytes + self.reported.bytes::<G>(stores_reasons)))
    }
}

/// The amounts last reported to the tracer. They are reported again when one is exceeded.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct MemoryReport {
    plies: usize,
    /// The moves of open nodes.
    moves: usize,
    /// The moves of best lines.
    line_moves: usize,
    /// The bytes of the transposition table.
    pub table: usize,
}

impl MemoryReport {
    /// The bytes that a ply of the recursion takes on the stack, in addition to its positions.
    const FRAME_BYTES: usize = 512;

    /// Returns the number plus an eighth, so that reports are rare.
    const fn with_room(number: usize) -> usize {
        number + number / 8 + 8
    }

    /// Raises each number that the search has exceeded, with some room to spare. `line_moves` is `None` if no lines are
    /// kept.
    fn grow(&mut self, plies: usize, moves: usize, line_moves: Option<usize>) {
        self.plies = self.plies.max(Self::with_room(plies));
        self.moves = self.moves.max(Self::with_room(moves));
        if let Some(line_moves) = line_moves {
            self.line_moves = self.line_moves.max(Self::with_room(line_moves));
        }
    }

    /// Returns the sum in bytes. `stores_reasons` means that each move has a stored reason for its rank.
    fn bytes<G: Game>(&self, stores_reasons: bool) -> usize {
        let bytes_per_move = size_of::<G::Move>() + if stores_reasons { size_of::<OrderReason>() } else { 0 };
        let bytes_per_ply = Self::FRAME_BYTES + 2 * size_of::<G>();
        let moves = self.moves * bytes_per_move + self.line_moves * size_of::<G::Move>();
        moves + self.plies * bytes_per_ply + self.table
    }
}
