//! The result of a search by node ids: the answer of `poda solve`.
//!
//! A tracer collects it during the search. It keeps the [`BestLine`] and the ids of listed nodes but no tree, so that a
//! search of millions of nodes needs little more memory than the ids of its leaves.

use super::node_lists::{IdTable, Ids, NodeList};
use super::node_path::{NodePath, ids_along};
use poda_core::game::GameView;
use poda_core::game::played_game::legal_moves;
use poda_core::score::{Bound, Cutoff, Interval, Player, Score, Turn, Window};
use poda_core::search::best_line::{BestLine, PlayedLine};
use poda_core::search::pass::{Pass, PassKind};
use poda_core::search::stats::SearchStats;
use poda_core::search::{Algorithm, SearchConfig, SearchEvent, Tracer, search};
use poda_core::trace::Guarantee;
use poda_core::trace::limits::{Ending, Limits, Meter, Progress};
use std::mem;
use std::ops::{ControlFlow, Range};

/// The result of a search.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact about the answer of its own")]
pub struct Solution<Move> {
    /// Which side moves at the root, or chance.
    pub turn: Turn,
    /// The root's value from MAX's side.
    pub value: Score,
    /// How the value relates to the true one. A search with a narrow window at the root may find only a bound.
    pub bound: Bound,
    /// The moves of the principal variation from the root to a leaf, or to a node with a table hit.
    pub line: Vec<Move>,
    /// The ids of the nodes along `line`.
    pub pv: Vec<String>,
    /// Whether every node of `line` is known to have the root's value. If not, its moves are only candidates.
    pub is_line_proved: bool,
    /// Whether the first move of `line` is proved to be worth the root's value.
    pub is_best_proved: bool,
    pub is_average: bool,
    /// Whether the value is based on estimates, because some leaf was evaluated at the depth limit.
    pub is_estimate: bool,
    /// What is certain, whatever lies beyond the depth limit.
    pub guarantee: Guarantee,
    /// The depth of the last pass, and whether nodes beyond it were visited.
    pub depth: Option<usize>,
    pub exceeds_its_depth: bool,
    pub count: SearchStats,
    /// The limit that a later pass met, if the answer is that of the passes before it.
    pub cut_short: Option<CutShort>,
    /// The ids of the root's children that returned its value, in order, where they are listed.
    best_children: Vec<String>,
    lists: SolutionLists,
}

/// The end of a search that deepens by a limit that it met in a pass.
#[derive(Clone, Copy, Debug)]
pub struct CutShort {
    /// The limit.
    pub ending: Ending,
    /// The number of that pass, from 1.
    pub pass: usize,
    /// Its depth.
    pub depth: Option<usize>,
}

/// A cutoff, by ids.
#[derive(Clone, Copy, Debug)]
pub struct CutoffRecord<'a> {
    pub node: &'a str,
    /// Which side moves at the node, or chance.
    pub turn: Turn,
    /// Which bound was reached.
    pub kind: Cutoff,
    /// The window just before the score that closed it.
    pub window: Window,
    /// The child that returned that score; at a chance node, the last child before the bound was proved.
    pub child: &'a str,
    /// That score; at a chance node, the bound of its proved interval.
    pub value: Score,
    /// The children that this visit of the node did not search.
    pub pruned: Ids<'a>,
}

/// The lists of an answer, by the numbers of the nodes.
#[derive(Clone, Debug)]
struct SolutionLists {
    ids: IdTable,
    /// The leaves in the order in which they were evaluated.
    leaf_order: NodeList,
    cutoffs: Vec<ListedCutoff>,
    /// The children that cutoffs and other events left unsearched, in order.
    unsearched: NodeList,
    never_entered: NeverEntered,
}

/// The roots of subtrees that no visit has entered.
#[derive(Clone, Debug)]
enum NeverEntered {
    /// All children that were left unsearched: no node is visited again.
    All,
    /// Those that a second search has found.
    Found(NodeList),
    /// The second search met this limit.
    Unknown(Ending),
}

/// A cutoff, by the numbers of the nodes.
#[derive(Clone, Debug)]
struct ListedCutoff {
    node: u32,
    child: u32,
    turn: Turn,
    kind: Cutoff,
    window: Window,
    value: Score,
    /// The children left, in the list of those unsearched.
    pruned: Range<usize>,
}

impl SolutionLists {
    /// Returns lists without nodes. `revisits`: whether the search may visit a node again, which is then listed again.
    fn new(revisits: bool) -> Self {
        Self {
            ids: IdTable::new(revisits),
            leaf_order: NodeList::default(),
            cutoffs: Vec::new(),
            unsearched: NodeList::default(),
            never_entered: NeverEntered::All,
        }
    }

    fn bytes(&self) -> usize {
        self.ids.bytes()
            + self.leaf_order.bytes()
            + self.cutoffs.capacity() * size_of::<ListedCutoff>()
            + self.unsearched.bytes()
    }

    /// Returns the lengths of the lists of leaves, cutoffs and children left unsearched.
    const fn lengths(&self) -> [usize; 3] {
        [self.leaf_order.len(), self.cutoffs.len(), self.unsearched.len()]
    }

    /// Shortens these lists.
    fn truncate(&mut self, [leaves, cutoffs, unsearched]: [usize; 3]) {
        self.leaf_order.truncate(leaves);
        self.cutoffs.truncate(cutoffs);
        self.unsearched.truncate(unsearched);
    }

    fn record(&self, cutoff: &ListedCutoff) -> CutoffRecord<'_> {
        let &ListedCutoff { node, child, turn, kind, window, value, ref pruned } = cutoff;
        let [node, child] = [node, child].map(|number| self.ids.get(number));
        CutoffRecord { node, turn, kind, window, child, value, pruned: self.unsearched.ids(pruned.clone(), &self.ids) }
    }
}

/// What a search has found when it leaves the root: its answer, or that of a pass.
struct FoundAnswer<Move> {
    value: Score,
    line: PlayedLine<Move>,
    best_moves: Vec<Move>,
    proved: Interval,
    certain: [Interval; 2],
    is_estimate: bool,
    has_chance: bool,
    depth: Option<usize>,
    max_ply: usize,
    count: SearchStats,
    /// The lengths of the lists of leaves, cutoffs and children left unsearched.
    listed: [usize; 3],
}

impl<Move> Solution<Move> {
    /// Returns the best child of the root; `None` if the root is a leaf.
    pub fn best(&self) -> Option<&str> {
        self.pv.get(1).map(String::as_str)
    }

    /// Returns all children of the root that returned its value, where they are listed; `None` at a leaf.
    pub fn best_all(&self) -> Option<Vec<&str>> {
        self.best().map(|_| self.best_children.iter().map(String::as_str).collect())
    }

    /// Returns the leaves in the order in which they were evaluated.
    pub fn leaf_order(&self) -> Ids<'_> {
        self.lists.leaf_order.all(&self.lists.ids)
    }

    /// Returns the cutoffs in order.
    pub fn cutoffs(&self) -> impl ExactSizeIterator<Item = CutoffRecord<'_>> {
        self.lists.cutoffs.iter().map(|cutoff| self.lists.record(cutoff))
    }

    /// Returns the roots of subtrees that no visit of the whole search has entered, in the order in which they were
    /// pruned. Returns `None` if a limit was met before they were found.
    pub fn pruned(&self) -> Option<Ids<'_>> {
        let list = match &self.lists.never_entered {
            NeverEntered::All => &self.lists.unsearched,
            NeverEntered::Found(list) => list,
            NeverEntered::Unknown(_) => return None,
        };
        Some(list.all(&self.lists.ids))
    }

    /// Finds the pruned subtrees by a second search, within limits: the list of an answer that is without it.
    pub fn find_pruned<G: GameView<Move = Move>>(
        &mut self,
        config: &SearchConfig,
        root: &G,
        limits: Limits,
        progress: &dyn Progress,
    ) {
        let depth = if self.cut_short.is_some() { self.depth } else { config.depth };
        let found = never_entered(&SearchConfig { depth, ..*config }, root, &self.lists, limits, progress);
        self.lists.never_entered = found.map_or_else(NeverEntered::Unknown, NeverEntered::Found);
    }

    /// Returns the limit that a pass or the list of pruned subtrees met.
    pub fn limit_met(&self) -> Option<Ending> {
        let of_list = match self.lists.never_entered {
            NeverEntered::Unknown(ending) => Some(ending),
            NeverEntered::All | NeverEntered::Found(_) => None,
        };
        self.cut_short.map(|cut| cut.ending).or(of_list)
    }
}

/// Searches from `root` and returns the result; `None` if that takes more than `max_nodes` nodes, although some passes
/// may take fewer.
///
/// ```
/// use poda_cli::solution::solve;
///
/// let document = poda_words::file::load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))").unwrap();
/// let found = solve(document.search().unwrap(), document.position(), 1_000).unwrap();
/// assert_eq!(found.pv, ["root", "0", "0/0"]);
/// assert_eq!(found.cutoffs().next().unwrap().pruned.to_vec(), ["1/1", "1/2"]);
/// ```
pub fn solve<G: GameView>(config: &SearchConfig, root: &G, max_nodes: u64) -> Option<Solution<G::Move>> {
    let limits = Limits::nodes(usize::try_from(max_nodes).unwrap_or(usize::MAX));
    solve_within(config, root, limits, true, &()).ok().filter(|solution| solution.limit_met().is_none())
}

/// Searches from `root` within limits on nodes and memory, and reports the number of visited nodes to `progress`.
/// Without `has_lists`, leaves, cutoffs and pruned subtrees are counted but not listed, which takes no memory. If a
/// search that deepens meets a limit, the result is that of the passes that are finished. If only the list of pruned
/// subtrees meets one, the result is without that list.
///
/// # Errors
/// Returns the limit that was met, if no pass is finished.
pub fn solve_within<G: GameView>(
    config: &SearchConfig,
    root: &G,
    limits: Limits,
    has_lists: bool,
    progress: &dyn Progress,
) -> Result<Solution<G::Move>, Ending> {
    let revisits = config.algorithm.properties().revisits_nodes;
    let found = BestLine::new(config, root);
    let mut tracer = SolutionTracer {
        config: config.effective(),
        meter: Meter::new(limits, progress),
        found: if has_lists { found.with_best_moves() } else { found },
        path: NodePath::new(),
        windows: Vec::new(),
        lists: has_lists.then(|| SolutionLists::new(revisits)),
        improved: None,
        passes: 0,
        pass: None,
        left_root_with: None,
        passed: None,
        finished: None,
    };
    let (found, cut_short) = if let Some(value) = search(config, root, &mut tracer).continue_value() {
        (tracer.answer(value), None)
    } else {
        let ending = tracer.meter.ending();
        // Between two passes, the last one is finished, and the next one was cut short.
        let between = tracer.passed.filter(|_| tracer.is_between()).map(|value| tracer.answer(value));
        let next = usize::from(between.is_some());
        let depth = tracer.pass.and_then(|pass| pass.depth).map(|depth| depth + next);
        let finished = between.or_else(|| tracer.finished.take()).ok_or(ending)?;
        (finished, Some(CutShort { ending, pass: tracer.passes + next, depth }))
    };
    let mut lists = tracer.lists.unwrap_or_else(|| SolutionLists::new(false));
    lists.truncate(found.listed);
    if let Some(ending) = cut_short.map(|cut| cut.ending).filter(|_| revisits && has_lists) {
        lists.never_entered = NeverEntered::Unknown(ending);
    }
    let is_over = matches!(cut_short, Some(CutShort { ending: Ending::TimeLimit | Ending::Stopped, .. }));
    let FoundAnswer { value, line, count, .. } = found;
    let at_root = NodePath::along(root, &[]);
    let best_children = found.best_moves.iter().filter_map(|&mv| at_root.id_after(mv)).collect();
    let pv = ids_along(root, &line.moves);
    let [root_certain, best_certain] = found.certain;
    let mut solution = Solution {
        turn: config.effective().turn(root),
        value,
        bound: found.proved.bound_of(value),
        is_line_proved: line.is_proved,
        is_best_proved: line.is_best_proved,
        // The value of a move that ends the game does not depend on chance, even if chance decides elsewhere.
        is_average: found.has_chance && !(line.is_best_proved && line.is_end && value.is_finite()),
        is_estimate: found.is_estimate,
        guarantee: Guarantee { root: root_certain, best: best_certain },
        depth: found.depth,
        exceeds_its_depth: found.depth.is_some_and(|depth| depth < found.max_ply),
        line: line.moves,
        pv,
        count,
        cut_short,
        best_children,
        lists,
    };
    // The list takes another search, for which there may be no time.
    if revisits && has_lists && !is_over {
        solution.find_pruned(config, root, limits, progress);
    }
    Ok(solution)
}

/// The largest search after which other moves are compared with the best one.
const MAX_COMPARED_NODES: u64 = 200_000;

/// Returns the root's moves that are as good as the best one, in order: a search that prunes does not find out, so each
/// is tested with a null window. Returns `None` if that is not known: the value is not exact or an average, the search
/// was long, or a limit was met.
pub fn equally_good<G: GameView>(
    config: &SearchConfig,
    root: &G,
    solution: &Solution<G::Move>,
    limits: Limits,
    progress: &dyn Progress,
) -> Option<Vec<G::Move>> {
    let properties = config.algorithm.properties();
    let is_plain = properties.mistake.is_none() && properties.level.is_none() && !properties.searches_chance;
    let player = solution.turn.player().filter(|_| is_plain && solution.bound == Bound::Exact)?;
    let (&best, value) = (solution.line.first()?, solution.value);
    if MAX_COMPARED_NODES < solution.count.nodes || config.effective().window != Window::FULL {
        return None;
    }
    let depth = match config.depth {
        Some(0) => return None,
        depth => depth.map(|depth| depth - 1),
    };
    let at_value = Window { alpha: value, beta: value };
    let window = Window { alpha: value.below(), ..at_value };
    let window = if player == Player::Max { window } else { Window { beta: value.above(), ..at_value } };
    let test = SearchConfig {
        algorithm: Algorithm::AlphaBeta,
        depth,
        window,
        quiescence: config.quiescence,
        ..SearchConfig::default()
    };
    let is_as_good = |mv: G::Move| {
        if value == player.worst() {
            return Some(true);
        }
        let found = solve_within(&test, &root.after(mv), limits, false, progress).ok()?;
        Some(!player.prefers(value, found.value))
    };
    let others = legal_moves(root).into_iter().filter(|&mv| mv != best);
    let judged: Option<Vec<_>> = others.map(|mv| Some((mv, is_as_good(mv)?))).collect();
    Some(judged?.into_iter().filter(|(_, is_as_good)| *is_as_good).map(|(mv, _)| mv).collect())
}

/// Lists the leaves, the cutoffs and the pruned subtrees of a search by their ids, in addition to its best line.
struct SolutionTracer<'a, G: GameView> {
    config: SearchConfig,
    meter: Meter<'a>,
    found: BestLine<G::Move>,
    path: NodePath<G>,
    /// The window of each open visit, as narrowed by its children so far.
    windows: Vec<Window>,
    /// The leaves, cutoffs and pruned subtrees; `None` if they are not listed.
    lists: Option<SolutionLists>,
    /// The score by which the child that was left last has become its parent's best, as the parent counts it.
    improved: Option<Score>,
    /// The number of passes that were begun.
    passes: usize,
    /// The last of them.
    pass: Option<Pass>,
    /// The score with which the root was left last.
    left_root_with: Option<Score>,
    /// The score with which the current pass has left the root.
    passed: Option<Score>,
    /// The answer of the passes before the current one, in a search that deepens.
    finished: Option<FoundAnswer<G::Move>>,
}

impl<G: GameView> SolutionTracer<'_, G> {
    /// Returns what has been found, when the root is left with a score.
    fn answer(&self, value: Score) -> FoundAnswer<G::Move> {
        let found = &self.found;
        FoundAnswer {
            value,
            line: found.line().cloned().unwrap_or_default(),
            best_moves: found.best_moves(value).to_vec(),
            proved: found.proved,
            certain: found.certain,
            is_estimate: found.is_estimate,
            has_chance: found.has_chance,
            depth: found.depth,
            max_ply: found.max_ply,
            count: self.meter.stats(),
            listed: self.lists.as_ref().map_or([0; 3], SolutionLists::lengths),
        }
    }

    /// Returns whether a search that deepens has finished a pass that need not be repeated, and the next one has not
    /// begun.
    fn is_between(&self) -> bool {
        let whole = self.config.window;
        let has_passed = self.pass.zip(self.passed).is_some_and(|(pass, score)| !pass.has_failed(score, whole));
        has_passed && self.config.algorithm.properties().deepens
    }

    /// Keeps the answer of the passes so far when a deeper one begins.
    fn begin_pass(&mut self, pass: Pass) {
        self.passes += 1;
        self.pass = Some(pass);
        self.passed = None;
        if pass.kind == PassKind::Deeper && self.config.algorithm.properties().deepens {
            self.finished = self.left_root_with.map(|value| self.answer(value));
        }
    }

    /// Lists the children that are not searched. Returns their place in the list.
    fn list_pruned(&mut self, unsearched: &[G::Move]) -> Range<usize> {
        let Some(lists) = &mut self.lists else { return 0..0 };
        let first = lists.unsearched.len();
        for id in unsearched.iter().filter_map(|&mv| self.path.id_after(mv)) {
            lists.unsearched.push(lists.ids.number(&id));
        }
        first..lists.unsearched.len()
    }

    /// Lists a cutoff. The window is the one before the last child, whose score closes it.
    fn list_cutoff(&mut self, kind: Cutoff, unsearched: &[G::Move]) {
        let pruned = self.list_pruned(unsearched);
        let Some((&window, (mv, value))) = self.windows.last().zip(self.found.last_child()) else { return };
        let Some((turn, lists)) = self.path.position().map(|it| self.config.turn(it)).zip(self.lists.as_mut()) else {
            return;
        };
        let value = match (turn, kind, self.found.proved_here()) {
            (Turn::Chance, Cutoff::Alpha, Some(proved)) => proved.high,
            (Turn::Chance, Cutoff::Beta, Some(proved)) => proved.low,
            // A search that always negates takes a child of the same side with the wrong sign.
            (Turn::Player(_), ..) => self.improved.unwrap_or(value),
            (Turn::Chance, _, None) => value,
        };
        let (node, child) =
            (lists.ids.number(self.path.id()), lists.ids.number(&self.path.id_after(mv).unwrap_or_default()));
        lists.cutoffs.push(ListedCutoff { node, child, turn, kind, window, value, pruned });
    }

    /// Narrows the window of the current node by the score of its best child, unless the score closes the window.
    fn narrow(&mut self, score: Score) {
        if let Some((position, window)) = self.path.position().zip(self.windows.last_mut())
            && !window.is_closed_by(position.to_move(), score, self.config.cut_on)
        {
            *window = window.narrowed(position.to_move(), score);
        }
    }
}

impl<G: GameView> Tracer<G> for SolutionTracer<'_, G> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        self.meter.spend(&event)?;
        if let SearchEvent::Pass(pass) = event {
            self.begin_pass(pass);
        }
        self.found.follow(&event);
        match event {
            SearchEvent::Enter { window, .. } => self.windows.push(window.unwrap_or(Window::FULL)),
            SearchEvent::Improve { score } => {
                self.improved = Some(score);
                self.narrow(score);
            }
            SearchEvent::Cutoff { kind, unsearched, .. } => self.list_cutoff(kind, unsearched),
            SearchEvent::Skip { unsearched, .. } | SearchEvent::Probe { unsearched } => {
                self.list_pruned(unsearched);
            }
            SearchEvent::Leave { score } => {
                self.improved = None;
                self.windows.pop();
                if self.windows.is_empty() {
                    self.left_root_with = Some(score);
                    self.passed = Some(score);
                }
                self.meter.hold(self.lists.as_ref().map_or(0, SolutionLists::bytes) + self.found.bytes());
            }
            SearchEvent::Evaluate { .. } => {
                if let Some(lists) = &mut self.lists {
                    lists.leaf_order.push(lists.ids.number(self.path.id()));
                }
            }
            SearchEvent::Outcomes { .. }
            | SearchEvent::Expect
            | SearchEvent::Inexact(_)
            | SearchEvent::TableHit { .. }
            | SearchEvent::Pass(_)
            | SearchEvent::Stop(_)
            | SearchEvent::HeldBytes(_) => {}
        }
        self.path.follow(&event);
        ControlFlow::Continue(())
    }
}

/// Returns the listed children that were left unsearched and that no visit has entered, without repetitions. This runs
/// the search again, because the ids of all entered nodes would take too much memory. If the second search ends early,
/// returns its ending as the error.
fn never_entered<G: GameView>(
    config: &SearchConfig,
    root: &G,
    lists: &SolutionLists,
    limits: Limits,
    progress: &dyn Progress,
) -> Result<NodeList, Ending> {
    let mut pruned = NodeList::default();
    let mut is_missing = vec![false; lists.ids.len()];
    for &number in lists.unsearched.numbers() {
        if !mem::replace(&mut is_missing[number as usize], true) {
            pruned.push(number);
        }
    }
    if pruned.len() == 0 {
        return Ok(pruned);
    }
    let mut meter = Meter::new(limits, progress);
    meter.hold(lists.bytes() + pruned.bytes() + is_missing.len());
    let mut entered = EnteredTracer { meter, path: NodePath::new(), ids: &lists.ids, is_missing };
    search(config, root, &mut entered).continue_value().ok_or_else(|| entered.meter.ending())?;
    let is_missing = entered.is_missing;
    pruned.retain(|number| is_missing[number as usize]);
    Ok(pruned)
}

/// Notes for every node that is entered that it is not missing.
struct EnteredTracer<'a, G: GameView> {
    meter: Meter<'a>,
    path: NodePath<G>,
    ids: &'a IdTable,
    /// For each listed node, whether it was left unsearched and has not been entered yet.
    is_missing: Vec<bool>,
}

impl<G: GameView> Tracer<G> for EnteredTracer<'_, G> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        self.meter.spend(&event)?;
        self.path.follow(&event);
        if matches!(event, SearchEvent::Enter { .. })
            && let Some(number) = self.ids.find(self.path.id())
        {
            self.is_missing[number as usize] = false;
        }
        ControlFlow::Continue(())
    }
}
