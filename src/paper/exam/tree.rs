//! The whole tree of an exercise as it is printed on a sheet, including nodes that the search does not visit; and the
//! union of the trees of all variants, with every node that one of them has.

use crate::exam::exercise::{Exercise, MAX_NODES};
use poda_core::document::recorder::record;
use poda_core::game::any::AnyGame;
use poda_core::game::board::Board;
use poda_core::game::{Game, GameView};
use poda_core::score::{Player, Turn};
use poda_core::search::SearchConfig;
use poda_core::stack::with_stack_space;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind};
use poda_words::i18n::multi_player::player_name;
use std::collections::HashMap;

#[derive(Clone, Debug)]
pub(super) struct PrintedNode {
    /// The node in the search of the exercise; `None` for a node in a pruned subtree.
    pub searched: Option<NodeId>,
    /// The children, in order.
    pub children: Vec<usize>,
    /// The number of plies below the root.
    pub ply: usize,
    pub turn: Turn,
    /// The index and the name of the player to move, if it is one of several.
    pub mover: Option<(usize, String)>,
    /// The weight of the node as an outcome of a chance node.
    pub weight: Option<u32>,
    /// The name that the author gave the node.
    pub name: Option<String>,
    /// The shown move that leads to the node, or the probability of an outcome; `None` at the root, and where the name
    /// is enough.
    pub via: Option<String>,
    /// The evaluation of a leaf; `None` at an inner node.
    pub value: Option<String>,
    /// The picture of the position.
    pub board: Board,
}

/// The tree of an exercise, its nodes in preorder.
#[derive(Clone, Debug)]
pub(super) struct ExerciseTree {
    pub nodes: Vec<PrintedNode>,
    /// Whether vectors of several players are written at the nodes.
    pub returns_vectors: bool,
}

impl ExerciseTree {
    pub fn new(exercise: &Exercise) -> Self {
        let recording = exercise.recording();
        let everything = SearchConfig { algorithm: recording.config().algorithm.unpruned(), ..*recording.config() };
        let full = record(&everything, recording.root(), MAX_NODES);
        let mut tree = Self { nodes: Vec::new(), returns_vectors: recording.vectors().is_some() };
        tree.add(&full, NodeId::ROOT, recording, Some(NodeId::ROOT));
        tree
    }

    /// Adds a node with its subtree, and returns its index.
    fn add(
        &mut self,
        full: &Recording<AnyGame>,
        node: NodeId,
        recording: &Recording<AnyGame>,
        searched: Option<NodeId>,
    ) -> usize {
        let index = self.nodes.len();
        self.nodes.push(tree_node(full, node, searched));
        // The search may try the moves in another order, and one of them twice.
        let mut by_move = HashMap::new();
        for child in searched.into_iter().flat_map(|searched| recording.trace().children(searched)) {
            by_move.entry(recording.move_to(child)).or_insert(child);
        }
        for child in full.trace().children(node) {
            let in_search = by_move.get(&full.move_to(child)).copied();
            let below = with_stack_space(|| self.add(full, child, recording, in_search));
            self.nodes[index].children.push(below);
        }
        index
    }

    /// Returns the tree in brackets. Each leaf is its value, and outcomes are in braces with their weights: `[[3, 12],
    /// {1: 2, 3: 4}]`.
    pub fn brackets(&self) -> String {
        self.brackets_of(0)
    }

    fn brackets_of(&self, node: usize) -> String {
        let PrintedNode { children, value, turn, .. } = &self.nodes[node];
        if let Some(value) = value {
            return value.clone();
        }
        let child = |&child: &usize| {
            let weight = self.nodes[child].weight.map(|weight| format!("{weight}: "));
            weight.unwrap_or_default() + &with_stack_space(|| self.brackets_of(child))
        };
        let below = children.iter().map(child).collect::<Vec<_>>().join(", ");
        if *turn == Turn::Chance { format!("{{{below}}}") } else { format!("[{below}]") }
    }
}

fn tree_node(full: &Recording<AnyGame>, node: NodeId, searched: Option<NodeId>) -> PrintedNode {
    let trace = full.trace();
    let position = full.position(node);
    let via = trace.parent(node).zip(full.move_to(node)).and_then(|(parent, mv)| {
        let parent = full.position(parent);
        let label = parent.move_label(mv).map(str::to_owned);
        label.or_else(|| (!parent.is_explicit_tree()).then(|| parent.shown_move(mv)))
    });
    let weight = trace.weight(node);
    let probability = weight.map(|(weight, of)| format!("{weight}/{of}"));
    let via = [via, probability].into_iter().flatten().reduce(|via, probability| format!("{via} {probability}"));
    let is_inner = trace.kind(node) == NodeKind::Inner;
    PrintedNode {
        searched,
        children: Vec::new(),
        ply: trace.ply(node),
        turn: trace.turn(node),
        mover: mover(full, node),
        weight: weight.map(|(weight, _)| weight),
        name: position.name().map(str::to_owned),
        via,
        value: (!is_inner).then(|| match position.players() {
            Some(_) => position.payoffs().shown(),
            None => position.evaluate().to_string(),
        }),
        board: position.board(),
    }
}

/// Returns the index and the name of the player to move at a node, if it is one of several.
fn mover(full: &Recording<AnyGame>, node: NodeId) -> Option<(usize, String)> {
    let view = full.multi_player().filter(|_| full.trace().turn(node) != Turn::Chance)?;
    let mover = view.mover(node);
    Some((mover, player_name(full.root(), mover)))
}

/// The union of trees.
#[derive(Clone, Debug)]
pub(super) struct PrintedTree {
    /// The children of each node, in order.
    pub children: Vec<Vec<usize>>,
    /// The number of plies below the root, for each node.
    pub plies: Vec<usize>,
    /// The turn at each node, in the first tree that has it.
    pub turns: Vec<Turn>,
    /// For each tree and node, the index of that node in the union.
    pub indices: Vec<Vec<usize>>,
}

impl PrintedTree {
    pub fn of(trees: &[ExerciseTree]) -> Self {
        let root = trees.first().map_or(Turn::Player(Player::Max), |tree| tree.nodes[0].turn);
        let mut union = Self { children: vec![Vec::new()], plies: vec![0], turns: vec![root], indices: Vec::new() };
        for tree in trees {
            let mut indices = vec![0; tree.nodes.len()];
            // Parents come before their children.
            for (node, content) in tree.nodes.iter().enumerate() {
                for (rank, &child) in content.children.iter().enumerate() {
                    indices[child] = union.child(indices[node], rank, tree.nodes[child].turn);
                }
            }
            union.indices.push(indices);
        }
        union
    }

    /// Returns the child of a node with a rank, and adds it with this turn if it is missing.
    fn child(&mut self, index: usize, rank: usize, turn: Turn) -> usize {
        if let Some(&child) = self.children[index].get(rank) {
            return child;
        }
        let child = self.children.len();
        self.children.push(Vec::new());
        self.plies.push(self.plies[index] + 1);
        self.turns.push(turn);
        self.children[index].push(child);
        child
    }

    /// Returns whether a node has no children in any tree.
    pub fn is_leaf(&self, index: usize) -> bool {
        self.children[index].is_empty()
    }

    /// Returns whether a node has children, all of them leaves.
    pub fn has_only_leaves(&self, index: usize) -> bool {
        !self.is_leaf(index) && self.children[index].iter().all(|&child| self.is_leaf(child))
    }
}
