//! Explicit trees: a "game" whose positions are the nodes of a tree written by an author.
//!
//! Does not depend on the files in which such trees are written.

mod builder;
pub mod editing;
mod node_boards;
mod node_table;
mod node_values;
mod payoff_table;
#[cfg(test)]
mod tests;
mod tree_node;
mod weight;

pub use builder::TreeBuilder;
pub use node_boards::{BoardSet, NodeBoard};
pub use tree_node::{TreeFault, TreeNode};
pub use weight::{MAX_WEIGHT, Weight};

use crate::game::board::Board;
use crate::game::evaluation::Evaluation;
use crate::game::listed::ListedGame;
use crate::game::players::Players;
use crate::game::{Counts, Game, GameView};
use crate::score::{Interval, Payoffs, Player, Score, Turn};
use crate::stack::allowed_levels;
use node_table::{FEW_NODES, Labels, NodeTable, Positions, mean};
use node_values::ValueSummary;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The maximum number of levels of a tree, root and leaves included.
const MAX_LEVELS: usize = 1_100;

/// Returns the largest number of levels of a tree, which is less than the maximum if the stack does not allow so deep a
/// recursion.
pub fn max_levels() -> usize {
    allowed_levels(MAX_LEVELS)
}

/// The greatest difference of sums that is only one of rounding.
const ROUNDING: f64 = 1e-9;

/// A position in an explicit tree: one of its nodes. It is cheap to clone, because the tree itself is shared.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Arc<NodeTable>,
    /// The index of the node at which the position is.
    at: usize,
}

/// Two positions are equal if their trees have equal nodes and the positions are the same node.
impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at && (Arc::ptr_eq(&self.nodes, &other.nodes) || self.nodes == other.nodes)
    }
}

impl Tree {
    /// Returns the root of the tree of `nodes`. The root must be the first node, and every child must come after its
    /// parent.
    ///
    /// # Errors
    /// Returns every [`TreeFault`], in the order of the nodes.
    ///
    /// # Panics
    /// Panics if `nodes` is empty or a child comes before its parent.
    pub fn new(nodes: Vec<TreeNode>) -> Result<Self, Vec<TreeFault>> {
        Self::of_table(NodeTable::new(nodes))
    }

    /// Returns the root of the tree that has been built.
    ///
    /// # Errors
    /// Returns every [`TreeFault`], in the order of the nodes.
    ///
    /// # Panics
    /// Panics if it has no nodes.
    pub fn built(nodes: TreeBuilder) -> Result<Self, Vec<TreeFault>> {
        Self::of_table(nodes.into_table())
    }

    /// Returns the same tree with the interval in which all values lie. Does not check the values:
    /// [`outside`](Self::outside) returns the nodes whose values violate it.
    #[must_use]
    pub fn within(mut self, bounds: Interval) -> Self {
        Arc::make_mut(&mut self.nodes).bounds = bounds;
        self
    }

    /// Returns the same tree in which nodes have the values, and the vectors, of other nodes of this tree. A pair is
    /// the index of such a node, and that of the node whose value it takes.
    #[must_use]
    pub fn with_values_moved(&self, moved: impl Iterator<Item = (usize, usize)>) -> Self {
        let mut nodes = (*self.nodes).clone();
        for (to, from) in moved {
            nodes.values.set(to, self.nodes.values.of(from));
            if let (Some(payoffs), Some(own)) = (&mut nodes.payoffs, &self.nodes.payoffs) {
                payoffs.copy(to, own, from);
            }
        }
        Self { nodes: nodes.into(), at: self.at }
    }

    /// Returns the same tree with estimates of inner nodes, by their indices.
    #[must_use]
    pub fn with_estimates(&self, estimates: impl Iterator<Item = (usize, Score)>) -> Self {
        let mut nodes = (*self.nodes).clone();
        for (at, estimate) in estimates {
            nodes.values.set(at, Some(estimate));
        }
        Self { nodes: nodes.into(), at: self.at }
    }

    /// Returns the same tree with priors of the moves to nodes, by the indices of the nodes: finite numbers of 0 or more.
    #[must_use]
    pub fn with_priors(&self, priors: impl Iterator<Item = (usize, Score)>) -> Self {
        let mut nodes = (*self.nodes).clone();
        nodes.priors.resize(nodes.values.len(), None);
        for (at, prior) in priors {
            nodes.priors[at] = Some(prior);
        }
        Self { nodes: nodes.into(), at: self.at }
    }

    /// Returns the same tree in which the move to each node has the label that a function returns of the node's index and
    /// the move's own label.
    #[must_use]
    pub fn with_move_labels(&self, mut label: impl FnMut(usize, Option<&str>) -> Option<String>) -> Self {
        let mut nodes = (*self.nodes).clone();
        let mut labels = Labels::default();
        for at in 0..nodes.values.len() {
            labels.add(at, label(at, nodes.move_labels.get(at)).as_deref());
        }
        nodes.move_labels = labels;
        Self { nodes: nodes.into(), at: self.at }
    }

    /// Returns the same tree in which MIN moves wherever MAX moves here, and the reverse.
    #[must_use]
    pub fn with_sides_exchanged(&self) -> Self {
        let mut nodes = (*self.nodes).clone();
        nodes.players.iter_mut().for_each(|player| *player = player.opponent());
        Self { nodes: nodes.into(), at: self.at }
    }

    /// Returns the same tree in which each leaf has the value that a function returns of its index and its own value.
    #[must_use]
    pub fn with_leaf_values(&self, mut value: impl FnMut(usize, Score) -> Score) -> Self {
        let mut nodes = (*self.nodes).clone();
        for at in 0..nodes.values.len() {
            if let (true, Some(own)) = (nodes.children_of(at).is_empty(), nodes.values.of(at)) {
                nodes.values.set(at, Some(value(at, own)));
            }
        }
        Self { nodes: nodes.into(), at: self.at }
    }

    /// Returns the indices of the nodes whose values lie outside an interval.
    pub fn outside(&self, bounds: Interval) -> impl Iterator<Item = usize> {
        let is_outside =
            move |at: &usize| self.value_of(*at).is_some_and(|value| value < bounds.low || bounds.high < value);
        (0..self.node_count()).filter(is_outside)
    }

    /// Returns the bounds of all values, or else an interval of the values that the tree has.
    fn range_of(&self, interval: impl Fn(ValueSummary) -> Interval) -> Interval {
        if self.nodes.bounds != Interval::UNKNOWN {
            return self.nodes.bounds;
        }
        if self.has_counts() {
            return Interval { low: Score::ZERO, high: Score::from(1) };
        }
        interval(self.value_summary())
    }

    fn value_summary(&self) -> ValueSummary {
        self.nodes.values.summary(|at| self.children_of(at).is_empty())
    }

    fn of_table(nodes: NodeTable) -> Result<Self, Vec<TreeFault>> {
        let faults = nodes.faults();
        if faults.is_empty() { Ok(Self { nodes: nodes.into(), at: 0 }) } else { Err(faults) }
    }

    /// Returns all nodes, the root first, as separate values: the form in which a tree is made and edited. The
    /// accessors below read a tree without copying it.
    pub fn nodes(&self) -> Vec<TreeNode> {
        let node = |at: usize| TreeNode {
            name: self.name_of(at).map(str::to_owned),
            player: self.player_of(at),
            weight: self.weight_of(at),
            move_label: self.nodes.move_labels.get(at).map(str::to_owned),
            value: self.value_of(at),
            children: self.children_of(at).iter().map(|&child| child as usize).collect(),
        };
        (0..self.node_count()).map(node).collect()
    }

    /// Returns an address that all positions in the same table of nodes share, and the number of bytes of the table.
    pub fn shared_memory(&self) -> (usize, usize) {
        (Arc::as_ptr(&self.nodes).addr(), self.nodes.bytes())
    }

    /// Returns the number of nodes.
    pub fn node_count(&self) -> usize {
        self.nodes.values.len()
    }

    /// Returns the indices of the children of the node with this index, in the order in which a search tries them.
    /// Empty for a leaf.
    pub fn children_of(&self, at: usize) -> &[u32] {
        self.nodes.children_of(at)
    }

    /// Returns the player to move at the node with this index.
    pub fn player_of(&self, at: usize) -> Player {
        self.nodes.players[at]
    }

    /// Returns whose turn it is at the node with this index.
    pub fn turn_of(&self, at: usize) -> Turn {
        if self.nodes.is_chance(at) { Turn::Chance } else { self.player_of(at).into() }
    }

    /// Returns the weight of the node with this index, if it is an outcome of a chance node.
    pub fn weight_of(&self, at: usize) -> Option<Weight> {
        self.nodes.weight_of(at)
    }

    /// Returns the value of the leaf with this index, or the estimate of the inner node.
    pub fn value_of(&self, at: usize) -> Option<Score> {
        self.nodes.values.of(at)
    }

    /// Returns the index of the player to move at the node with this index, if the tree has [players](Game::players).
    pub fn mover_of(&self, at: usize) -> Option<usize> {
        self.nodes.payoffs.as_ref().map(|payoffs| payoffs.movers[at].into())
    }

    /// Returns the vector of the leaf with this index, or the estimate of the inner node, if the tree has
    /// [players](Game::players).
    pub fn payoffs_of(&self, at: usize) -> Option<Payoffs> {
        self.nodes.payoffs.as_ref()?.of(at)
    }

    /// Returns the same tree with the counts of another one. `new_indices` are the indices here of the nodes of the
    /// other.
    fn with_counts_of(mut self, other: &Self, new_indices: &[Option<usize>]) -> Self {
        if !other.has_counts() {
            return self;
        }
        let nodes = Arc::make_mut(&mut self.nodes);
        nodes.counts = vec![None; nodes.values.len()];
        nodes.counts_for_movers = other.nodes.counts_for_movers;
        for (old, new) in new_indices.iter().enumerate() {
            if let Some(new) = *new {
                nodes.counts[new] = other.nodes.counts_of(old);
            }
        }
        self
    }

    /// Returns the same tree with the boards of another one. `new_indices` are the indices here of the nodes of the
    /// other.
    #[must_use]
    pub fn with_boards_of(mut self, other: &Self, new_indices: &[Option<usize>]) -> Self {
        if other.has_boards() || other.board_set().is_some() {
            let nodes = Arc::make_mut(&mut self.nodes);
            nodes.boards = other.nodes.boards.moved(new_indices);
            nodes.positions = Positions::default();
        }
        self
    }

    /// Returns the same tree whose boards are drawn in this way.
    #[must_use]
    pub fn with_board_set(mut self, set: Option<BoardSet>) -> Self {
        if self.nodes.boards.set != set {
            Arc::make_mut(&mut self.nodes).boards.set = set;
        }
        self
    }

    /// Returns how the boards of the tree are drawn, if its author says it.
    pub fn board_set(&self) -> Option<&BoardSet> {
        self.nodes.boards.set.as_ref()
    }

    /// Returns whether a node of the tree has a board.
    pub fn has_boards(&self) -> bool {
        !self.nodes.boards.is_empty()
    }

    /// Returns the board of the node with this index.
    pub fn board_of(&self, at: usize) -> Option<&NodeBoard> {
        self.nodes.boards.of(at).map(|board| &**board)
    }

    /// Returns the first node that cannot have its counts: it has fewer visits, results or losses than its children
    /// together, or counts without those of the node above.
    pub fn impossible_counts(&self) -> Option<usize> {
        let is_impossible = |&at: &usize| {
            let children = || self.children_of(at).iter().filter_map(|&child| self.nodes.counts_of(child as usize));
            let visits: u64 = children().map(|(visits, _)| u64::from(visits)).sum();
            let wins: f64 = children().map(|(_, wins)| wins).sum();
            match self.nodes.counts_of(at) {
                None => 0 < visits,
                Some((own, own_wins)) => {
                    let (own, visits) = (f64::from(own), children().map(|(visits, _)| f64::from(visits)).sum::<f64>());
                    own < visits || own_wins + ROUNDING < wins || own - own_wins + ROUNDING < visits - wins
                }
            }
        };
        (0..if self.has_counts() { self.node_count() } else { 0 }).find(is_impossible)
    }

    /// Returns whether the tree is in the middle of a search that counts visits.
    pub fn has_counts(&self) -> bool {
        !self.nodes.counts.is_empty()
    }

    /// Returns the counts of the node with this index. The game goes on below a leaf that is worth only its mean.
    pub fn counts_of(&self, at: usize) -> Option<Counts> {
        let (visits, wins) = self.nodes.counts_of(at)?;
        let is_open = self.children_of(at).is_empty() && self.value_of(at) == mean(visits, wins);
        Some(Counts { visits, wins, is_open, for_mover: self.nodes.counts_for_movers })
    }

    /// Returns the n and w of all nodes as their author counts; empty in a tree without counts.
    pub fn authors_counts(&self) -> Vec<Option<(u32, f64)>> {
        let counts = self.nodes.counts.clone();
        if self.counts_for_movers() { self.nodes.turned_for_movers(self.at, counts) } else { counts }
    }

    /// Returns how promising the move to the node with this index is before it has been tried, if its author says so.
    pub fn prior_of(&self, at: usize) -> Option<Score> {
        self.nodes.prior_of(at)
    }

    /// Returns whether a move of the tree has a prior.
    pub fn has_priors(&self) -> bool {
        !self.nodes.priors.is_empty()
    }

    /// Returns the same tree with the priors of another one. `new_indices` are the indices here of the nodes of the
    /// other.
    #[must_use]
    pub fn with_priors_of(mut self, other: &Self, new_indices: &[Option<usize>]) -> Self {
        if other.has_priors() {
            let nodes = Arc::make_mut(&mut self.nodes);
            let mut priors = vec![None; nodes.values.len()];
            for (old, new) in new_indices.iter().enumerate() {
                if let Some(new) = *new {
                    priors[new] = other.prior_of(old);
                }
            }
            nodes.priors = if priors.iter().any(Option::is_some) { priors } else { Vec::new() };
        }
        self
    }

    /// Returns whether the author counts for the player who has moved to each node, and not for MAX.
    pub fn counts_for_movers(&self) -> bool {
        self.nodes.counts_for_movers
    }

    /// Returns the name of the node with this index, if its author gave it one.
    pub fn name_of(&self, at: usize) -> Option<&str> {
        self.nodes.names.get(at)
    }

    /// Returns the tree with a name for each node: nodes without one get the letters with which they are shown, and
    /// leaves the letters after those, row by row.
    #[must_use]
    pub fn lettered(&self) -> Self {
        Self { nodes: Arc::new(self.nodes.lettered()), at: self.at }
    }

    /// Returns the name of the move that leads to the node with this index.
    pub fn move_label_of(&self, at: usize) -> Option<&str> {
        self.nodes.move_labels.get(at)
    }

    /// Returns the number of bytes that the names of all nodes and moves take in memory.
    pub fn names_bytes(&self) -> usize {
        self.nodes.names.bytes() + self.nodes.move_labels.bytes()
    }

    /// Returns the children of the node at which the position is.
    pub fn children(&self) -> &[u32] {
        self.children_of(self.at)
    }

    /// Returns the index, in the list of nodes, of the node at which the position is.
    pub const fn node_index(&self) -> usize {
        self.at
    }

    /// Returns the node of the same tree with this index in the list of nodes; the root if there is no such node.
    #[must_use]
    pub fn at_node(&self, index: usize) -> Self {
        Self { at: if index < self.node_count() { index } else { 0 }, ..self.clone() }
    }

    /// Returns whether both are positions in one and the same tree, which is not compared node by node.
    pub fn is_of(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.nodes, &other.nodes)
    }

    /// Returns whether another position is the same node of a tree with the same nodes, ignoring their values.
    pub fn differs_only_in_values(&self, other: &Self) -> bool {
        self.at == other.at && self.nodes.differs_only_in_values(&other.nodes)
    }

    /// Returns whether the trees of two positions have the same shape, so that an index means the same node in both.
    pub fn has_same_shape(&self, other: &Self) -> bool {
        self.nodes.has_same_shape(&other.nodes)
    }

    /// Returns the number of levels from this node down, including its own.
    pub fn levels(&self) -> usize {
        let inner = |row: &mut Vec<u32>| row.retain(|&at| !self.children_of(at as usize).is_empty());
        let mut levels = 1;
        let mut row = self.row();
        inner(&mut row);
        while !row.is_empty() {
            levels += 1;
            row = self.next_row(&row);
            inner(&mut row);
        }
        levels
    }

    /// Returns the number of children of every inner node and the ply of every leaf, counted from this node, if the
    /// tree below is uniform, that is, if both are the same everywhere.
    pub fn uniform_shape(&self) -> Option<(usize, usize)> {
        let children = self.children().len();
        let count = |&at: &u32| self.children_of(at as usize).len();
        let mut plies = 0;
        let mut row = self.row();
        while row.iter().any(|at| count(at) != 0) {
            if row.iter().any(|at| count(at) != children) {
                return None;
            }
            row = self.next_row(&row);
            plies += 1;
        }
        Some((children, plies))
    }

    /// Returns the indices of the inner nodes without an estimate at which a search to `depth` plies would stop, from
    /// left to right.
    pub fn without_estimate_at(&self, depth: usize) -> Vec<usize> {
        let mut row = self.row();
        for _ in 0..depth {
            if row.is_empty() {
                break;
            }
            row = self.next_row(&row);
        }
        let row = row.into_iter().map(|at| at as usize);
        row.filter(|&at| !self.children_of(at).is_empty() && self.value_of(at).is_none()).collect()
    }

    /// Returns the ids of all nodes: the name, or the path of child indices from the root.
    pub fn ids(&self) -> Vec<String> {
        self.nodes.ids(0..self.node_count())
    }

    /// Returns the ids of the nodes with these indices. All ids of a deep tree occupy more memory than the tree itself.
    pub fn ids_at(&self, indices: &[usize]) -> Vec<String> {
        self.nodes.ids(indices.iter().copied())
    }

    /// Returns a row that contains only this node.
    fn row(&self) -> Vec<u32> {
        vec![u32::try_from(self.at).expect(FEW_NODES)]
    }

    fn next_row(&self, row: &[u32]) -> Vec<u32> {
        row.iter().flat_map(|&at| self.children_of(at as usize)).copied().collect()
    }
}

impl Eq for Tree {}

/// Hashes only the index, which equal positions share. The nodes of a tree are not hashed, because comparing them
/// distinguishes the trees.
impl Hash for Tree {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.at.hash(state);
    }
}

impl Game for Tree {
    /// The index of a child among its siblings.
    type Move = u32;

    fn to_move(&self) -> Player {
        self.player_of(self.at)
    }

    fn turn(&self) -> Turn {
        self.turn_of(self.at)
    }

    fn has_chance(&self) -> bool {
        !self.nodes.weights.is_empty()
    }

    fn has_fractions(&self) -> bool {
        let Interval { low, high } = self.nodes.bounds;
        self.has_chance() || low.is_fraction() || high.is_fraction() || self.value_summary().has_fractions
    }

    fn weight(&self, mv: u32) -> u32 {
        self.weight_of(self.children()[mv as usize] as usize).map_or(1, Weight::get)
    }

    fn bounds(&self) -> Interval {
        self.nodes.bounds
    }

    fn counts(&self) -> Option<Counts> {
        self.counts_of(self.at)
    }

    fn prior(&self, mv: u32) -> Option<Score> {
        self.prior_of(self.children()[mv as usize] as usize)
    }

    /// Returns the bounds of all values, or else the least and the greatest leaf of the whole tree.
    fn result_bounds(&self) -> Interval {
        self.range_of(|values| values.leaves)
    }

    fn estimate_bounds(&self) -> Interval {
        self.range_of(|values| values.all)
    }

    fn legal_moves(&self, moves: &mut impl Extend<u32>) {
        moves.extend(0..u32::try_from(self.children().len()).expect(FEW_NODES));
    }

    fn after(&self, mv: u32) -> Self {
        Self { at: self.children()[mv as usize] as usize, ..self.clone() }
    }

    /// Returns the value written at the node. At an inner node without an estimate it is 0, which no search may use:
    /// callers that set a depth must check [`Tree::without_estimate_at`] first.
    fn evaluate(&self) -> Evaluation {
        Evaluation::Value(self.value_of(self.at).unwrap_or_default())
    }

    fn can_be_evaluated(&self) -> bool {
        self.value_of(self.at).is_some()
    }

    fn stored_index(&self) -> Option<u32> {
        Some(self.nodes.first_with_position_of(self.at))
    }

    fn players(&self) -> Option<&Players> {
        self.nodes.payoffs.as_ref().map(|payoffs| &payoffs.players)
    }

    fn mover(&self) -> usize {
        let by_side = usize::from(self.to_move() == Player::Min);
        self.mover_of(self.at).unwrap_or(by_side)
    }

    fn payoffs(&self) -> Payoffs {
        let score = self.evaluate().score();
        self.payoffs_of(self.at).unwrap_or_else(|| Payoffs::new(&[score, -score]))
    }

    fn is_explicit_tree(&self) -> bool {
        true
    }
}

impl ListedGame for Tree {}

impl GameView for Tree {
    fn board(&self) -> Board {
        let parent = self.has_boards().then(|| self.nodes.parent_of(self.at)).flatten();
        self.nodes.boards.drawn(self.at, parent)
    }

    fn has_board(&self) -> bool {
        self.nodes.boards.of(self.at).is_some()
    }

    fn largest_board(&self) -> Board {
        self.nodes.boards.largest()
    }

    fn move_name(&self, mv: u32) -> String {
        mv.to_string()
    }

    fn shown_move(&self, mv: u32) -> String {
        (mv + 1).to_string()
    }

    fn move_label(&self, mv: u32) -> Option<&str> {
        self.move_label_of(self.children()[mv as usize] as usize)
    }

    fn reads_like_another(&self, mv: u32) -> bool {
        self.nodes.reads_like_a_sibling(self.children()[mv as usize])
    }

    fn move_index(&self, mv: u32) -> Option<usize> {
        Some(mv as usize)
    }

    fn name(&self) -> Option<&str> {
        self.nodes.name_or_letter(self.at)
    }

    fn given_name(&self) -> Option<&str> {
        self.name_of(self.at)
    }
}
