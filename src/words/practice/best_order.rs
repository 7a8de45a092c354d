//! The best order of children: the smallest part of a tree that alpha-beta can visit if the children of all nodes may
//! be permuted, and an order with which it visits no more.
//!
//! The effect of a child on its parent (whether it closes the window, and how far it narrows it) depends only on the
//! child's value and window, not on the order below it. The costs of the children therefore add up, and the least cost
//! of a node in a window follows from the costs of its children, each in its own window. Every node gets few windows,
//! and each pair of a node and a window is solved once.
//!
//! * If a child closes the window, the best order begins with the cheapest such child: every search that closes the
//!   window contains a proof of it, and searching this child alone costs no more than any such proof.
//! * If no child closes the window, all are searched. In any order, all children except the best one must be proved to
//!   be no better, and that costs least if the best one comes first. If several are best, the first is the one for
//!   which this is cheapest.
//! * If a search is fail-hard and ties do not cut, an inner node never closes a window, because its score never passes
//!   an end of the window. Only leaves do, and a child may be cheaper before the bound reaches a tie. In this case,
//!   every way to approach the best child through worse ones is tried, and every other child is searched at the bound
//!   on that way at which it costs least.
//!
//! If ties cut, the result is the size of the smallest proof tree of the root's value, however uneven the tree is. For
//! a uniform tree, that is the size in D. E. Knuth and R. W. Moore, "An Analysis of Alpha-Beta Pruning", 1975.
//!
//! The time is O(n) for n nodes if ties cut or the search is fail-soft, because all windows are the root's window
//! narrowed by the root's value. Otherwise, it is O(n·v²·2^c) in the worst case, for v different values and c children
//! per node, and the work is limited: at the limit, the best order found so far is returned and marked as unproved.

use poda_core::game::Game;
use poda_core::score::{CutOn, Player, Score, Window};
use poda_core::search::ordering::MoveOrdering;
use poda_core::search::{Algorithm, Fail, SearchConfig};
use poda_core::stack::with_stack_space;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Trace};
use std::collections::HashMap;
use std::ops::{Add, Sub};

/// The best orders of a tree.
#[derive(Clone, Debug, PartialEq)]
pub struct BestOrder {
    /// An order with the fewest leaves and, among those, the fewest nodes.
    pub fewest_leaves: FoundOrder,
    /// An order with the fewest nodes and, among those, the fewest leaves.
    pub fewest_nodes: FoundOrder,
    /// Whether it is proved that no order visits fewer. Otherwise, the work limit was reached.
    pub is_proved: bool,
}

/// An order of the children of all nodes, and the numbers of leaves and nodes that alpha-beta visits with it.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundOrder {
    pub leaves: u64,
    /// The number of nodes, including leaves.
    pub nodes: u64,
    /// The children of the visited nodes, in this order.
    children: HashMap<NodeId, Vec<NodeId>>,
}

impl FoundOrder {
    /// Returns the children of a node in their best order; `None` if every order is equally good, because the node is a
    /// leaf or is not visited. Nodes are numbered as in a recording of minimax, or of alpha-beta in the order of the
    /// tree.
    pub fn children(&self, node: NodeId) -> Option<&[NodeId]> {
        self.children.get(&node).map(Vec::as_slice)
    }
}

/// The greatest number of nodes of a tree for which a best order is found without a noticeable delay.
pub const MAX_NODES: usize = 20_000;
/// The work that causes no noticeable delay: the number of pairs of a node and a window, and of ways to the best child.
pub const WORK: usize = 1_000_000;

/// Returns the best orders of a tree for alpha-beta with the rules of `config`, whatever its algorithm. `tree` is the
/// recording of [`minimax_config`]; returns `None` if it is incomplete. Other move orderings in the configuration are
/// ignored. After this amount of `work`, the best order found so far is returned.
///
/// ```
/// use poda_core::document::recorder::record;
/// use poda_words::practice::best_order::{MAX_NODES, WORK, best_order, minimax_config};
///
/// let document = poda_words::file::load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]))").unwrap();
/// let tree = record(&minimax_config(document.search().unwrap()), document.position(), MAX_NODES);
/// let best = best_order(document.search().unwrap(), &tree, WORK).unwrap();
/// assert_eq!((best.fewest_leaves.leaves, best.is_proved), (5, true));
/// ```
pub fn best_order<G: Game>(config: &SearchConfig, tree: &Recording<G>, work: usize) -> Option<BestOrder> {
    if !tree.trace().is_complete() {
        return None;
    }
    let (fewest_leaves, is_proved) = found_order(tree, config, Objective::Leaves, work);
    let (fewest_nodes, both_proved) = found_order(tree, config, Objective::Nodes, work);
    Some(BestOrder { fewest_leaves, fewest_nodes, is_proved: is_proved && both_proved })
}

/// Returns the search of the whole tree in its given order. Its recording defines the node numbers of a [`FoundOrder`].
pub fn minimax_config(config: &SearchConfig) -> SearchConfig {
    SearchConfig { algorithm: Algorithm::Minimax, ordering: MoveOrdering::default(), ..config.effective() }
}

/// Returns the best order for an objective, and whether it is proved to be the best.
fn found_order<G: Game>(
    tree: &Recording<G>,
    config: &SearchConfig,
    objective: Objective,
    work: usize,
) -> (FoundOrder, bool) {
    let trace = tree.trace();
    let mut solver = Solver { trace, config, objective, solved: HashMap::new(), work_left: work, is_proved: true };
    let window = SearchConfig { algorithm: Algorithm::AlphaBeta, ..*config }.root_window(tree.root());
    let cost = solver.cost(NodeId::ROOT, window);
    let mut children = HashMap::new();
    let mut open = vec![(NodeId::ROOT, window)];
    while let Some((node, window)) = open.pop() {
        let Some(found) = solver.solved.get(&(node, window)) else { continue };
        open.extend(solver.windows(node, window, &found.searched));
        let is_searched = |child: &NodeId| found.searched.contains(child);
        let others = trace.children(node).filter(|child| !is_searched(child));
        children.insert(node, found.searched.iter().copied().chain(others).collect());
    }
    let (leaves, nodes) = match objective {
        Objective::Leaves => (cost.first, cost.second),
        Objective::Nodes => (cost.second, cost.first),
    };
    let count = |number: i64| u64::try_from(number).unwrap_or_default();
    (FoundOrder { leaves: count(leaves), nodes: count(nodes), children }, solver.is_proved)
}

/// The quantity that is minimized.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Objective {
    Leaves,
    Nodes,
}

/// The cost of a visited subtree: first the quantity that is minimized, and then the one that decides between equals.
/// Differences may be negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Cost {
    first: i64,
    second: i64,
}

impl Add for Cost {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { first: self.first + other.first, second: self.second + other.second }
    }
}

impl Sub for Cost {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self { first: self.first - other.first, second: self.second - other.second }
    }
}

/// The least cost of an inner node in a window.
struct SolvedNode {
    cost: Cost,
    /// The searched children, in the order that costs least.
    searched: Vec<NodeId>,
}

struct Solver<'a> {
    /// The trace of minimax, in which every node has its true value.
    trace: &'a Trace,
    config: &'a SearchConfig,
    objective: Objective,
    solved: HashMap<(NodeId, Window), SolvedNode>,
    work_left: usize,
    is_proved: bool,
}

impl Solver<'_> {
    fn is_leaf(&self, node: NodeId) -> bool {
        self.trace.kind(node) != NodeKind::Inner
    }

    /// Returns the score of a node that is searched with a window, as it counts at the parent. For a fail-soft search
    /// it is the value, because any other score that the search returns has the same effect.
    fn score(&self, node: NodeId, window: Window) -> Score {
        let value = self.trace.result(node).map_or(Score::ZERO, |(score, _)| score);
        if self.config.fail == Fail::Hard && !self.is_leaf(node) { window.clamp(value) } else { value }
    }

    /// Returns the windows of children that are searched in this order, with the children.
    fn windows(&self, node: NodeId, window: Window, searched: &[NodeId]) -> Vec<(NodeId, Window)> {
        let player = self.trace.player(node);
        let narrow = |window: &mut Window, &child: &NodeId| {
            let before = *window;
            *window = before.narrowed(player, self.score(child, before));
            Some((child, before))
        };
        searched.iter().scan(window, narrow).collect()
    }

    fn cost(&mut self, node: NodeId, window: Window) -> Cost {
        if self.is_leaf(node) {
            return Cost { first: 1, second: 1 };
        }
        if let Some(solved) = self.solved.get(&(node, window)) {
            return solved.cost;
        }
        match self.work_left.checked_sub(1) {
            Some(left) => self.work_left = left,
            None => self.is_proved = false,
        }
        let solved = with_stack_space(|| self.solve(node, window));
        let cost = solved.cost;
        self.solved.insert((node, window), solved);
        cost
    }

    fn solve(&mut self, node: NodeId, window: Window) -> SolvedNode {
        let (player, cut_on) = (self.trace.player(node), self.config.cut_on);
        let children: Vec<NodeId> = self.trace.children(node).collect();
        let own = match self.objective {
            Objective::Leaves => Cost { first: 0, second: 1 },
            Objective::Nodes => Cost { first: 1, second: 0 },
        };
        let closing: Vec<NodeId> = children
            .iter()
            .copied()
            .filter(|&child| window.is_closed_by(player, self.score(child, window), cut_on))
            .collect();
        let cheapest = closing.into_iter().map(|child| (self.cost(child, window), child)).min();
        if let Some((cost, child)) = cheapest {
            return SolvedNode { cost: own + cost, searched: vec![child] };
        }
        let searched = self.order_of_all(player, window, &children);
        let costs = self.windows(node, window, &searched).into_iter().map(|(child, window)| self.cost(child, window));
        let cost = costs.fold(own, Cost::add);
        SolvedNode { cost, searched }
    }

    /// Returns the order that costs least if no child closes the window, so that all are searched.
    fn order_of_all(&mut self, player: Player, window: Window, children: &[NodeId]) -> Vec<NodeId> {
        let reached: Vec<Window> =
            children.iter().map(|&child| window.narrowed(player, self.score(child, window))).collect();
        let own_bound = |window: &Window| player.view(window.limit(player.opponent())).get();
        let mut levels: Vec<Window> = reached.iter().copied().chain([window]).collect();
        levels.sort_by(|a, b| own_bound(a).total_cmp(&own_bound(b)));
        levels.dedup();
        let bounds_matter = self.config.fail == Fail::Hard && self.config.cut_on == CutOn::Strict;
        if !bounds_matter || !self.can_afford_ways_over(levels.len()) {
            levels.drain(1..levels.len().saturating_sub(1).max(1));
        }
        let last = levels.len() - 1;
        let level_of = |window: &Window| levels.partition_point(|level| own_bound(level) < own_bound(window));
        let idle_from: Vec<usize> =
            reached.iter().map(|window| if bounds_matter { level_of(window) } else { last }).collect();
        let leads_to: Vec<Option<usize>> =
            reached.iter().map(|window| levels.iter().position(|level| level == window)).collect();
        let mut costs = vec![vec![None; levels.len()]; children.len()];
        for (child, costs) in costs.iter_mut().enumerate() {
            for (level, cost) in costs.iter_mut().enumerate() {
                let is_possible = idle_from[child] <= level || leads_to[child].is_some_and(|reached| level < reached);
                *cost = is_possible.then(|| self.cost(children[child], levels[level]));
            }
        }
        let ways = Ways { costs, idle_from, leads_to, levels: levels.len() };
        let order = ways.cheapest();
        order.into_iter().map(|index| children[index]).collect()
    }

    /// Returns whether enough work is left to try all ways over this number of bounds, and subtracts it. If not, the
    /// result is unproved.
    fn can_afford_ways_over(&mut self, levels: usize) -> bool {
        let ways = 1 << levels.saturating_sub(2).min(MAX_LEVELS);
        match self.work_left.checked_sub(ways).filter(|_| levels <= MAX_LEVELS) {
            Some(left) => self.work_left = left,
            None => self.is_proved = false,
        }
        self.is_proved
    }
}

/// The largest number of bounds over which ways to the best child are tried.
const MAX_LEVELS: usize = 12;

/// The ways in which a node's own bound can approach the score of its best child while all its children are searched.
struct Ways {
    /// The cost of each child at each bound, from the bound at which the node is entered to the bound set by the best
    /// child; `None` if the child is not searched at that bound.
    costs: Vec<Vec<Option<Cost>>>,
    /// For each child, the first bound that it does not improve.
    idle_from: Vec<usize>,
    /// For each child, the bound to which it improves earlier ones; `None` if that is not among the bounds.
    leads_to: Vec<Option<usize>>,
    levels: usize,
}

/// A way: for each bound on it, the children that are searched there. The last of them leads to the next bound.
type Way = Vec<Vec<usize>>;

impl Ways {
    /// Returns the order of the children on the cheapest way. Tries all subsets of the bounds between the first and the
    /// last.
    fn cheapest(&self) -> Vec<usize> {
        let between = self.levels.saturating_sub(2);
        let ways = (0_usize..1 << between).map(|chosen| {
            let is_chosen = |level: &usize| *level == 0 || *level + 1 == self.levels || chosen >> (level - 1) & 1 == 1;
            self.way(&(0..self.levels).filter(is_chosen).collect::<Vec<_>>())
        });
        let cheapest = ways.min_by_key(|(cost, _)| *cost);
        cheapest.map(|(_, way)| way.concat()).unwrap_or_default()
    }

    /// Returns the cheapest way over these bounds, with its cost.
    fn way(&self, levels: &[usize]) -> (Cost, Way) {
        // The bound at which a child that improves nothing costs least. The bound is at least as good as the child's
        // score.
        let cheapest_at = |child: usize| {
            let allowed = levels.iter().enumerate().filter(|&(_, &level)| self.idle_from[child] <= level);
            allowed.filter_map(|(index, &level)| Some((self.costs[child][level]?, index))).min().unwrap_or_default()
        };
        let idle: Vec<(Cost, usize)> = (0..self.costs.len()).map(cheapest_at).collect();
        let mut way: Way = vec![Vec::new(); levels.len()];
        let mut cost = idle.iter().fold(Cost::default(), |sum, &(cost, _)| sum + cost);
        let mut leads = Vec::new();
        for (index, step) in levels.windows(2).enumerate() {
            let reaching = (0..self.costs.len()).filter(|&child| self.leads_to[child] == Some(step[1]));
            let lead = reaching.filter_map(|child| Some((self.costs[child][step[0]]? - idle[child].0, child))).min();
            if let Some((more, child)) = lead {
                cost = cost + more;
                leads.push((index, child));
            }
        }
        let is_lead = |child: usize| leads.iter().any(|&(_, lead)| lead == child);
        for (child, &(_, index)) in idle.iter().enumerate().filter(|&(child, _)| !is_lead(child)) {
            way[index].push(child);
        }
        for (index, child) in leads {
            way[index].push(child);
        }
        (cost, way)
    }
}
