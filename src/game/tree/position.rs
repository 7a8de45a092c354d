//! A position in an explicit tree: the tree, which is shared, and the node at which the position stands.

use super::nodes::{TreeFault, TreeNode, faults_of, ids_of};
use crate::game::board::Board;
use crate::game::evaluation::Evaluation;
use crate::game::{Game, GameView};
use crate::score::Player;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The most levels a tree may have, root and leaves included.
pub const MAX_LEVELS: usize = 1_100;

/// A position in an explicit tree: one of its nodes. Cheap to clone, the tree itself is shared.
#[derive(Clone, Debug)]
pub struct Tree {
    pub(super) nodes: Arc<[TreeNode]>,
    /// The index of the node at which this position stands.
    pub(super) at: usize,
}

/// Two trees are equal if they are written alike and stand at the same node.
impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at && (Arc::ptr_eq(&self.nodes, &other.nodes) || self.nodes == other.nodes)
    }
}

impl Tree {
    /// The tree of `nodes`, the root first and every child behind its parent, standing at its root.
    ///
    /// # Errors
    /// Every [`TreeFault`] that there is, in the order of the nodes.
    ///
    /// # Panics
    /// If `nodes` is empty or a child does not stand behind its parent: then this is no list of a tree.
    pub fn new(nodes: Vec<TreeNode>) -> Result<Self, Vec<TreeFault>> {
        assert!(!nodes.is_empty(), "a tree has a root");
        for (at, node) in nodes.iter().enumerate() {
            assert!(
                node.children.iter().all(|&child| at < child && child < nodes.len()),
                "children stand behind their parent"
            );
        }
        let faults = faults_of(&nodes);
        if faults.is_empty() { Ok(Self { nodes: nodes.into(), at: 0 }) } else { Err(faults) }
    }

    /// All nodes, the root first.
    #[must_use]
    pub fn nodes(&self) -> &[TreeNode] {
        &self.nodes
    }

    /// The node at which this position stands.
    #[must_use]
    pub fn node(&self) -> &TreeNode {
        &self.nodes[self.at]
    }

    /// The place of that node in the list of nodes.
    #[must_use]
    pub const fn place(&self) -> usize {
        self.at
    }

    /// The same tree at another node, by its place in the list of nodes; at the root where it has no such node.
    #[must_use]
    pub fn at_node(&self, place: usize) -> Self {
        Self { nodes: Arc::clone(&self.nodes), at: if place < self.nodes.len() { place } else { 0 } }
    }

    /// How many levels there are below this node, its own included.
    #[must_use]
    pub fn levels(&self) -> usize {
        let mut levels = 0;
        let mut row = vec![self.at];
        while !row.is_empty() {
            levels += 1;
            row = row.iter().flat_map(|&at| self.nodes[at].children.iter().copied()).collect();
        }
        levels
    }

    /// How many children every inner node has and how many plies below this node every leaf stands, if that is the same
    /// everywhere.
    #[must_use]
    pub fn uniform_shape(&self) -> Option<(usize, usize)> {
        let children = self.node().children.len();
        let mut plies = 0;
        let mut row = vec![self.at];
        while row.iter().any(|&at| !self.nodes[at].children.is_empty()) {
            if row.iter().any(|&at| self.nodes[at].children.len() != children) {
                return None;
            }
            row = row.iter().flat_map(|&at| self.nodes[at].children.iter().copied()).collect();
            plies += 1;
        }
        Some((children, plies))
    }

    /// The inner nodes without an estimate at which a search to `depth` plies would have to stop, in reading order.
    #[must_use]
    pub fn without_estimate_at(&self, depth: usize) -> Vec<usize> {
        let mut row = vec![self.at];
        for _ in 0..depth {
            if row.is_empty() {
                break;
            }
            row = row.iter().flat_map(|&at| self.nodes[at].children.iter().copied()).collect();
        }
        row.retain(|&at| !self.nodes[at].children.is_empty() && self.nodes[at].value.is_none());
        row
    }

    /// The ids of all nodes: the own name, or the path of child indices from the root.
    #[must_use]
    pub fn ids(&self) -> Vec<String> {
        ids_of(&self.nodes, 0..self.nodes.len())
    }

    /// The ids of the nodes at these places only: all ids of a deep tree fill more memory than the tree.
    #[must_use]
    pub fn ids_at(&self, places: &[usize]) -> Vec<String> {
        ids_of(&self.nodes, places.iter().copied())
    }
}

impl Eq for Tree {}

/// Trees that are equal stand at the same node; where they differ beside that is found out by comparing.
impl Hash for Tree {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.at.hash(state);
    }
}

impl Game for Tree {
    /// A child's place among its siblings, from 0.
    type Move = u32;

    fn to_move(&self) -> Player {
        self.node().player
    }

    fn legal_moves(&self, moves: &mut impl Extend<u32>) {
        moves.extend(0..u32::try_from(self.node().children.len()).expect("a file cannot hold so many children"));
    }

    fn after(&self, mv: u32) -> Self {
        Self { nodes: Arc::clone(&self.nodes), at: self.node().children[mv as usize] }
    }

    /// The value written at the node. At an inner node without an estimate this is 0, which no search should ask
    /// for: whoever sets a depth looks at [`Tree::without_estimate_at`] first.
    fn evaluate(&self) -> Evaluation {
        Evaluation::Value(self.node().value.unwrap_or_default())
    }

    fn can_be_evaluated(&self) -> bool {
        self.node().value.is_some()
    }

    fn is_explicit_tree(&self) -> bool {
        true
    }
}

impl GameView for Tree {
    fn board(&self) -> Board {
        Board::Abstract
    }

    fn move_name(&self, mv: u32) -> String {
        mv.to_string()
    }

    fn shown_move(&self, mv: u32) -> String {
        (mv + 1).to_string()
    }

    fn move_label(&self, mv: u32) -> Option<&str> {
        self.nodes[self.node().children[mv as usize]].move_label.as_deref()
    }

    fn name(&self) -> Option<&str> {
        self.node().name.as_deref()
    }
}
