//! Building an explicit tree node by node.

use super::node_boards::{BoardSet, NodeBoard, NodeBoards};
use super::node_table::{Labels, NodeTable, index};
use super::node_values::NodeValues;
use super::payoff_table::PayoffTable;
use super::weight::Weight;
use crate::score::{Payoffs, Player, Score};
use std::sync::Arc;

/// A tree to which nodes are added, every child after its parent.
#[derive(Debug)]
pub struct TreeBuilder {
    parents: Vec<u32>,
    values: NodeValues,
    players: Vec<Player>,
    weights: Vec<Option<Weight>>,
    counts: Vec<Option<(u32, f64)>>,
    /// Whether the results are counted for the player who has moved to each node.
    counts_for_movers: bool,
    priors: Vec<Option<Score>>,
    names: Labels,
    move_labels: Labels,
    boards: NodeBoards,
    payoffs: Option<PayoffColumns>,
}

/// What is added beside the nodes of a tree in which each player has payoffs of their own.
#[derive(Debug)]
struct PayoffColumns {
    names: Vec<String>,
    movers: Vec<u8>,
    vectors: Vec<Option<Payoffs>>,
}

impl TreeBuilder {
    /// The number of bytes that a node takes while a tree is built: its parent, its value, the player to move, its
    /// index among its siblings, and the beginning of the list of its own children.
    pub const BYTES_A_NODE: usize = 4 + 8 + 1 + 4 + 4;

    /// Returns a tree without nodes, with memory reserved for `nodes` nodes.
    pub fn with_capacity(nodes: usize) -> Self {
        Self {
            parents: Vec::with_capacity(nodes),
            values: NodeValues::with_capacity(nodes),
            players: Vec::with_capacity(nodes),
            weights: Vec::new(),
            counts: Vec::new(),
            counts_for_movers: false,
            priors: Vec::new(),
            names: Labels::default(),
            move_labels: Labels::default(),
            boards: NodeBoards::default(),
            payoffs: None,
        }
    }

    /// Returns the same tree, still without nodes, for players with these names, each of whom has payoffs of their own.
    #[must_use]
    pub fn of_players(self, names: Vec<String>) -> Self {
        Self { payoffs: Some(PayoffColumns { names, movers: Vec::new(), vectors: Vec::new() }), ..self }
    }

    /// Adds a node to a tree [of players](Self::of_players), as [`add`](Self::add) does: with the player who moves
    /// there, and the vector of a leaf or the estimate of an inner node.
    ///
    /// # Panics
    /// Panics if there is no such parent, or if the tree is not one of players.
    pub fn add_payoffs(&mut self, parent: usize, mover: u8, vector: Option<Payoffs>) -> usize {
        let columns = self.payoffs.as_mut().expect("the tree has players");
        columns.movers.push(mover);
        columns.vectors.push(vector);
        let first = columns.movers[0];
        let player = if mover == first { Player::Max } else { Player::Min };
        self.add(parent, player, vector.map(|vector| vector.of(usize::from(first))))
    }

    /// Returns the player to move at the node with this index, among the [players](Self::of_players).
    ///
    /// # Panics
    /// Panics if there is no such node, or if the tree is not one of players.
    pub fn mover_of(&self, at: usize) -> u8 {
        self.payoffs.as_ref().expect("the tree has players").movers[at]
    }

    /// Adds a node after the other children of its parent, and returns its index. The root is added first, and its
    /// `parent` is ignored.
    ///
    /// # Panics
    /// Panics if there is no such parent.
    pub fn add(&mut self, parent: usize, player: Player, value: Option<Score>) -> usize {
        let at = self.values.len();
        assert!(parent < at.max(1), "children come after their parent");
        self.parents.push(index(parent));
        self.values.push(value);
        self.players.push(player);
        at
    }

    /// Names the last node and the move that leads to it.
    pub fn name(&mut self, name: Option<&str>, move_label: Option<&str>) {
        let last = self.values.len() - 1;
        self.names.add(last, name);
        self.move_labels.add(last, move_label);
    }

    /// Sets how boards are drawn.
    pub fn set_boards(&mut self, set: BoardSet) {
        self.boards.set = Some(set);
    }

    /// Draws a board at the last node.
    pub fn draw(&mut self, board: Arc<NodeBoard>) {
        self.boards.set_board(self.values.len() - 1, Some(board));
    }

    /// Makes the last node an outcome of a chance node, with this weight.
    pub fn weigh(&mut self, weight: Weight) {
        self.weights.resize(self.values.len() - 1, None);
        self.weights.push(Some(weight));
    }

    /// Sets that all counts are those of the player who has moved to each node. At the root, that is the opponent of
    /// the player to move.
    #[must_use]
    pub const fn counted_for_movers(mut self) -> Self {
        self.counts_for_movers = true;
        self
    }

    /// Sets the counts of the last node: its visits, and the sum of their results from MAX’s side, or for
    /// [the player who has moved there](Self::counted_for_movers).
    pub fn count(&mut self, visits: u32, wins: f64) {
        self.counts.resize(self.values.len() - 1, None);
        self.counts.push(Some((visits, wins)));
    }

    /// Sets the prior of the move to the last node: a finite number of 0 or more.
    pub fn promise(&mut self, prior: Score) {
        self.priors.resize(self.values.len() - 1, None);
        self.priors.push(Some(prior));
    }

    /// Returns the player to move at the node with this index.
    pub fn player_of(&self, at: usize) -> Player {
        self.players[at]
    }

    pub(super) fn into_table(self) -> NodeTable {
        let Self { parents, values, players, weights, counts, priors, names, move_labels, boards, payoffs, .. } = self;
        let mut table = NodeTable::of_parents(&parents, values, players, weights, [names, move_labels]);
        table.payoffs = payoffs.and_then(|it| PayoffTable::new(it.names, it.movers, &it.vectors)).map(Box::new);
        table.boards = boards;
        table.priors = priors;
        table.counted(counts, self.counts_for_movers)
    }
}
