//! What a search has found, by node ids: the answer of `poda solve`.
//!
//! A tracer collects it during the search and keeps no tree, so that millions of nodes need little more memory than the ids of
//! their leaves.

use super::never_entered::never_entered;
use super::node_path::NodePath;
use crate::game::GameView;
use crate::score::{Bound, Cutoff, Interval, Player, Proof, Score, Window};
use crate::search::budget::Budget;
use crate::search::pass::{Pass, PassKind, StopReason};
use crate::search::stats::SearchStats;
use crate::search::{Leaf, SearchConfig, SearchEvent, Tracer, search};
use crate::trace::limits::{Ending, Limits, Progress};
use crate::trace::recorder::REPORT_INTERVAL;
use std::ops::ControlFlow;

/// What a search has found.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution {
    /// The side to move at the root.
    pub player: Player,
    /// The root's value from MAX's side.
    pub value: Score,
    /// How that value relates to the true one: a search with a narrow window at the root may find a bound only.
    pub bound: Bound,
    /// The principal variation from the root to a leaf, or to a node that the table answered.
    pub pv: Vec<String>,
    /// Whether every node of that line is known to have the root's value. If not, its moves are only candidates.
    pub is_line_proved: bool,
    /// Whether the value is backed up from estimates: some leaf was evaluated at the depth limit.
    pub is_estimate: bool,
    /// The root's children with what they returned, in order.
    pub root_children: Vec<(String, Score)>,
    /// The counts of nodes, leaves and cutoffs.
    pub count: SearchStats,
    /// The leaves in the order in which they were evaluated.
    pub leaf_order: IdList,
    /// The cutoffs in order.
    pub cutoffs: Vec<CutoffRecord>,
    /// The roots of the subtrees that no visit of the whole search has entered, in the order in which they were pruned.
    pub pruned: Vec<String>,
    /// Their number, also where they are not listed.
    pub pruned_subtrees: u64,
}

/// A cutoff, by ids.
#[derive(Clone, Debug, PartialEq)]
pub struct CutoffRecord {
    /// The node that was cut.
    pub node: String,
    /// The side to move there.
    pub player: Player,
    /// Which bound was reached.
    pub kind: Cutoff,
    /// The window just before the score that closed it.
    pub window: Window,
    /// The child that returned that score.
    pub child: String,
    /// The score.
    pub value: Score,
    /// The children that this visit of the node did not search.
    pub pruned: Vec<String>,
}

/// A list of ids in a single allocation.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct IdList {
    text: String,
    ends: Vec<usize>,
}

impl IdList {
    fn push(&mut self, id: &str) {
        self.text.push_str(id);
        self.ends.push(self.text.len());
    }

    /// Returns the ids in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.text[start..end])
    }
}

impl Solution {
    /// Returns the best child of the root; `None` at a leaf.
    #[must_use]
    pub fn best(&self) -> Option<&str> {
        self.pv.get(1).map(String::as_str)
    }

    /// Returns all children of the root that returned its value; `None` at a leaf.
    #[must_use]
    pub fn best_all(&self) -> Option<Vec<&str>> {
        let best = self.root_children.iter().filter(|(_, value)| *value == self.value);
        self.best().map(|_| best.map(|(id, _)| id.as_str()).collect())
    }
}

/// Searches from `root` and returns what is found; `None` if that takes more than `most_nodes` nodes.
///
/// ```
/// use poda::cli::solution::solve;
///
/// let document = poda::file::load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))").unwrap();
/// let found = solve(&document.search, document.position(), 1_000).unwrap();
/// assert_eq!(found.pv, ["root", "0", "0/0"]);
/// assert_eq!(found.cutoffs[0].pruned, ["1/1", "1/2"]);
/// ```
pub fn solve<G: GameView>(config: &SearchConfig, root: &G, most_nodes: u64) -> Option<Solution> {
    let limits = Limits::nodes(usize::try_from(most_nodes).unwrap_or(usize::MAX));
    solve_within(config, root, limits, true, &()).ok()
}

/// The same within limits on nodes and memory, while the number of visited nodes is reported to `watch`. Without `lists`
/// the leaves, cutoffs and pruned subtrees are counted and not listed, which takes no memory.
///
/// # Errors
/// Which limit was met.
pub fn solve_within<G: GameView, W: Progress>(
    config: &SearchConfig,
    root: &G,
    limits: Limits,
    lists: bool,
    progress: &W,
) -> Result<Solution, Ending> {
    let mut tracer = SolutionTracer {
        config,
        progress,
        lists,
        lists_pruned: lists || config.algorithm.properties().revisits_nodes,
        budget: Budget::new(limits.nodes as u64, limits.bytes),
        cut_short: None,
        path: NodePath::new(),
        open: Vec::new(),
        last: VisitResult::default(),
        proved: Interval::UNKNOWN,
        is_estimate: false,
        pass: None,
        line: None,
        root_children: Vec::new(),
        leaf_order: IdList::default(),
        cutoffs: Vec::new(),
        pruned: Vec::new(),
        list_bytes: 0,
        line_moves: 0,
    };
    let Some(value) = search(config, root, &mut tracer).continue_value() else {
        let met = tracer.budget.limit_met().map(Ending::from);
        return Err(tracer.cut_short.or(met).unwrap_or(Ending::Stopped));
    };
    let SolutionTracer { proved, last, line, budget, root_children, leaf_order, cutoffs, pruned, is_estimate, .. } =
        tracer;
    let line = line.unwrap_or(last);
    let is_counted = !lists && !config.algorithm.properties().revisits_nodes;
    let pruned = never_entered(config, root, pruned);
    Ok(Solution {
        player: root.to_move(),
        value,
        bound: proved.bound_of(value),
        is_line_proved: line.is_line_proved,
        is_estimate,
        pv: ids_along(root, line.moves.into_iter().rev()),
        root_children,
        pruned_subtrees: if is_counted { budget.stats.pruned_branches } else { pruned.len() as u64 },
        count: budget.stats,
        leaf_order,
        cutoffs,
        pruned,
    })
}

/// Returns the ids of the nodes along a line, the root's first.
fn ids_along<G: GameView>(root: &G, line: impl Iterator<Item = G::Move>) -> Vec<String> {
    let mut path = NodePath::new();
    path.enter(None, root);
    let mut position = root.clone();
    let mut ids = vec![path.id().unwrap_or_default().to_owned()];
    for mv in line {
        position = position.after(mv);
        path.enter(Some(mv), &position);
        ids.push(path.id().unwrap_or_default().to_owned());
    }
    ids
}

/// The result of a visit.
#[derive(Clone, Debug)]
struct VisitResult<Move> {
    score: Score,
    /// The moves of the principal variation below the node, and the one to the node itself: the last move first.
    moves: Vec<Move>,
    /// Whether every node of that line is known to have this score.
    is_line_proved: bool,
}

impl<Move> Default for VisitResult<Move> {
    fn default() -> Self {
        Self { score: Score::ZERO, moves: Vec::new(), is_line_proved: true }
    }
}

/// A visit that has been entered and not left.
struct UnfinishedVisit<Move> {
    via: Option<Move>,
    player: Player,
    window: Option<Window>,
    /// The result of the best child so far; `None` before the first, and at a leaf.
    best: Option<VisitResult<Move>>,
    /// What the finished children prove, as in a [recording](crate::trace::recorder).
    proof: Proof,
    /// The move to the child that was left last.
    last_child: Option<Move>,
}

struct SolutionTracer<'a, G: GameView, W> {
    config: &'a SearchConfig,
    progress: &'a W,
    /// Whether leaves, cutoffs and pruned subtrees are listed, and whether at least the latter are.
    lists: bool,
    lists_pruned: bool,
    budget: Budget,
    /// Why the search was cut short, once it is.
    cut_short: Option<Ending>,
    path: NodePath<G>,
    open: Vec<UnfinishedVisit<G::Move>>,
    /// The result of the visit that was left last.
    last: VisitResult<G::Move>,
    /// What is proved of the root.
    proved: Interval,
    is_estimate: bool,
    /// The current pass, if there may be several, and the result of the last pass that shows a best move.
    pass: Option<Pass>,
    line: Option<VisitResult<G::Move>>,
    root_children: Vec<(String, Score)>,
    leaf_order: IdList,
    cutoffs: Vec<CutoffRecord>,
    pruned: Vec<String>,
    /// The bytes of the lists, and the number of moves that the open visits hold.
    list_bytes: usize,
    line_moves: usize,
}

impl<G: GameView, W: Progress> SolutionTracer<'_, G, W> {
    /// Reports how many nodes have been visited, every few thousand of them.
    fn report(&mut self) -> ControlFlow<()> {
        let nodes = self.budget.stats.nodes;
        if 0 < nodes && nodes.is_multiple_of(REPORT_INTERVAL) {
            self.cut_short = self.progress.report(nodes).break_value();
        }
        if self.cut_short.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Lists the children that a cutoff prunes. Returns their ids.
    fn list_pruned(&mut self, unsearched: &[G::Move]) -> Vec<String> {
        if !self.lists_pruned {
            return Vec::new();
        }
        let ids: Vec<_> = unsearched.iter().filter_map(|&mv| self.path.id_after(mv)).collect();
        self.list_bytes += ids.iter().map(|id| 2 * (id.len() + size_of::<String>())).sum::<usize>();
        self.pruned.extend(ids.iter().cloned());
        ids
    }

    fn enter(&mut self, via: Option<G::Move>, position: &G, window: Option<Window>) {
        self.path.enter(via, position);
        let player = position.to_move();
        self.open.push(UnfinishedVisit {
            via,
            player,
            window,
            best: None,
            proof: Proof::new(player),
            last_child: None,
        });
    }

    fn evaluate(&mut self, score: Score, leaf: Leaf) {
        if self.lists {
            let id = self.path.id().unwrap_or_default();
            self.list_bytes += id.len() + size_of::<usize>();
            self.leaf_order.push(id);
        }
        self.is_estimate |= leaf != Leaf::Terminal;
        if let Some(open) = self.open.last_mut() {
            open.proof.settle(Interval::of(score, Bound::Exact));
        }
    }

    fn improve(&mut self, score: Score) {
        let Some(open) = self.open.last_mut() else { return };
        self.line_moves += self.last.moves.len();
        self.line_moves -= open.best.as_ref().map_or(0, |best| best.moves.len());
        open.best = Some(std::mem::take(&mut self.last));
        if let Some(window) = open.window.filter(|window| !window.is_closed_by(open.player, score, self.config.cut_on))
        {
            open.window = Some(window.narrowed(open.player, score));
        }
    }

    /// Records a cutoff. The score that closes a window has just become the best.
    fn cut(&mut self, kind: Cutoff, unsearched: &[G::Move]) {
        let Some(open) = self.open.last_mut() else { return };
        if !unsearched.is_empty() {
            open.proof.add_unsearched();
        }
        let (player, window) = (open.player, open.window.unwrap_or(Window::FULL));
        let Some((mv, value)) = open.best.as_ref().and_then(|best| Some((*best.moves.last()?, best.score))) else {
            return;
        };
        let pruned = self.list_pruned(unsearched);
        if !self.lists {
            return;
        }
        let child = self.path.id_after(mv).unwrap_or_default();
        let node = self.path.id().unwrap_or_default().to_owned();
        self.list_bytes += node.len() + child.len() + size_of::<CutoffRecord>();
        self.cutoffs.push(CutoffRecord { node, player, kind, window, child, value, pruned });
    }

    fn leave(&mut self, score: Score) {
        let Some(open) = self.open.pop() else { return };
        let bound = open.proof.proved().bound_of(score);
        let mut again = false;
        if let Some(parent) = self.open.last_mut() {
            // The second of two visits of the same child is a re-search.
            again = parent.last_child.is_some() && parent.last_child == open.via;
            parent.proof.add_child(score, bound, again);
            parent.last_child = open.via;
        }
        if self.open.len() == 1 {
            if again {
                self.root_children.pop();
            }
            self.root_children.push((self.path.id().unwrap_or_default().to_owned(), score));
        }
        self.path.leave();
        self.line_moves -= open.best.as_ref().map_or(0, |best| best.moves.len());
        let below = open.best.unwrap_or(VisitResult { score, ..VisitResult::default() });
        let is_line_proved = bound == Bound::Exact && below.is_line_proved && below.score == score;
        let mut moves = below.moves;
        moves.extend(open.via);
        self.last = VisitResult { score, moves, is_line_proved };
        if self.open.is_empty() {
            self.end_pass(open.player, score, bound);
        }
        self.budget.caller_bytes = self.list_bytes + self.line_moves * size_of::<G::Move>();
    }

    /// Keeps the result of the search or of a pass, when the root is left.
    fn end_pass(&mut self, player: Player, score: Score, bound: Bound) {
        let proved = Interval::of(score, bound);
        // Tests of one tree hold together; the passes of a deepening search are about different trees.
        let is_test = self.pass.is_some_and(|pass| pass.kind == PassKind::Test);
        self.proved = if is_test { self.proved.intersection(proved) } else { proved };
        if self.line.is_none() || self.pass.is_none_or(|pass| pass.shows_best(player, score)) {
            self.line = Some(self.last.clone());
        }
    }

    /// Starts a new pass, in which the root's children are found again.
    fn begin_pass(&mut self, pass: Pass) {
        self.pass = Some(pass);
        self.path = NodePath::new();
        self.last = VisitResult::default();
        self.root_children.clear();
        // Tests of one tree prove the value together.
        self.is_estimate &= pass.kind == PassKind::Test;
    }
}

impl<G: GameView, W: Progress> Tracer<G> for SolutionTracer<'_, G, W> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        if matches!(event, SearchEvent::Enter { .. }) {
            self.report()?;
        }
        self.budget.spend(&event)?;
        match event {
            SearchEvent::Enter { via, position, window, .. } => self.enter(via, position, window),
            SearchEvent::Evaluate { evaluation, leaf, .. } => self.evaluate(evaluation.score(), leaf),
            SearchEvent::Improve { score } => self.improve(score),
            SearchEvent::Cutoff { kind, unsearched, .. } => self.cut(kind, unsearched),
            SearchEvent::Leave { score } => self.leave(score),
            SearchEvent::TableHit { score, bound, depth, .. } => {
                self.is_estimate |= depth.is_some();
                if let Some(open) = self.open.last_mut() {
                    open.proof.settle(Interval::of(score, bound));
                }
            }
            SearchEvent::Skip { unsearched, .. } => {
                if let Some(open) = self.open.last_mut().filter(|_| !unsearched.is_empty()) {
                    open.proof.add_unsearched();
                }
                self.list_pruned(unsearched);
            }
            SearchEvent::HeldBytes(_) => {}
            SearchEvent::Pass(pass) => self.begin_pass(pass),
            SearchEvent::Stop(stop) => {
                if stop != StopReason::Converged {
                    self.line = Some(self.last.clone());
                }
            }
        }
        ControlFlow::Continue(())
    }
}
