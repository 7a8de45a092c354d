//! Explicit trees: a "game" whose positions are the nodes of a tree that somebody wrote down.
//!
//! Knows nothing of the files such trees are written in.

pub mod editing;

use super::board::Board;
use super::evaluation::Evaluation;
use super::{Game, GameView};
use crate::score::{Player, Score};
use std::collections::HashMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The most levels a tree may have, root and leaves included.
pub const MAX_LEVELS: usize = 1_100;

/// One node, as its author wrote it down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeNode {
    /// Its own name; without one it goes by its path of child indices.
    pub name: Option<String>,
    /// Whose turn it is here.
    pub player: Player,
    /// What the move that leads here is called.
    pub move_label: Option<String>,
    /// A leaf's value, or an inner node's estimate: what a search that stops here takes it to be worth.
    pub value: Option<Score>,
    /// Its children in the order in which they are tried, by their places in the list of nodes. Empty: a leaf.
    pub children: Vec<usize>,
}

/// A position in an explicit tree: one of its nodes. Cheap to clone, the tree itself is shared.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Arc<[TreeNode]>,
    at: usize,
}

/// Two trees are equal if they are written alike and stand at the same node.
impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at && (Arc::ptr_eq(&self.nodes, &other.nodes) || self.nodes == other.nodes)
    }
}

/// What is wrong with a list of nodes that was to be a tree. Numbers are places in that list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TreeFault {
    /// A leaf has no value.
    LeafWithoutValue {
        /// The leaf.
        node: usize,
    },
    /// A name has no characters.
    EmptyName {
        /// The node.
        node: usize,
    },
    /// Two nodes have one name.
    NameTaken {
        /// The second of the two.
        node: usize,
        /// The first.
        by: usize,
        /// Their name.
        name: String,
    },
    /// A name is the id of another node, one that has no name of its own.
    NameIsAnId {
        /// The named node.
        node: usize,
        /// The one that goes by its path.
        of: usize,
        /// The name, and the path.
        name: String,
    },
}

impl TreeFault {
    /// The node at fault, by its place in the list.
    #[must_use]
    pub const fn node(&self) -> usize {
        match self {
            Self::LeafWithoutValue { node }
            | Self::EmptyName { node }
            | Self::NameTaken { node, .. }
            | Self::NameIsAnId { node, .. } => *node,
        }
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

/// Everything that is wrong with the nodes, in their order.
fn faults_of(nodes: &[TreeNode]) -> Vec<TreeFault> {
    let mut owners: HashMap<&str, usize> = HashMap::new();
    let mut faults = Vec::new();
    for (at, node) in nodes.iter().enumerate() {
        if node.children.is_empty() && node.value.is_none() {
            faults.push(TreeFault::LeafWithoutValue { node: at });
        }
        let Some(name) = &node.name else { continue };
        if name.is_empty() {
            faults.push(TreeFault::EmptyName { node: at });
        } else if let Some(of) = unnamed_with_id(nodes, name) {
            // An unnamed node cannot help its id, so a name that meets one is at fault.
            faults.push(TreeFault::NameIsAnId { node: at, of, name: name.clone() });
        } else if let Some(&by) = owners.get(name.as_str()) {
            faults.push(TreeFault::NameTaken { node: at, by, name: name.clone() });
        } else {
            owners.insert(name, at);
        }
    }
    faults
}

/// The unnamed node that goes by this id. Walks down the path rather than to compare with all ids, which may be many
/// times longer than the tree is large.
fn unnamed_with_id(nodes: &[TreeNode], id: &str) -> Option<usize> {
    let mut at = 0;
    if id != "root" {
        for step in id.split('/') {
            let index: usize = step.parse().ok().filter(|index: &usize| index.to_string() == step)?;
            at = *nodes[at].children.get(index)?;
        }
    }
    nodes[at].name.is_none().then_some(at)
}

/// The ids of the nodes at some places. A path is counted through named nodes too, and only an unnamed node goes by it.
fn ids_of(nodes: &[TreeNode], places: impl Iterator<Item = usize>) -> Vec<String> {
    let mut came_from = vec![(0, 0); nodes.len()];
    for (at, node) in nodes.iter().enumerate() {
        for (index, &child) in node.children.iter().enumerate() {
            came_from[child] = (at, index);
        }
    }
    let path = |mut at: usize| {
        let mut indices = Vec::new();
        while at != 0 {
            let (parent, index) = came_from[at];
            indices.push(index.to_string());
            at = parent;
        }
        indices.reverse();
        indices.join("/")
    };
    let id = |at: usize| match &nodes[at].name {
        Some(name) => name.clone(),
        None if at == 0 => "root".to_owned(),
        None => path(at),
    };
    places.map(id).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn node(name: Option<&str>, value: Option<i32>, children: &[usize]) -> TreeNode {
        TreeNode {
            name: name.map(str::to_owned),
            player: Player::Max,
            move_label: None,
            value: value.map(Score::from),
            children: children.to_vec(),
        }
    }

    #[test]
    fn an_unnamed_node_goes_by_its_path_counted_through_named_nodes() {
        let nodes = vec![
            node(None, None, &[1, 4]),
            node(Some("B"), None, &[2, 3]),
            node(None, Some(3), &[]),
            node(Some("E"), Some(5), &[]),
            node(None, Some(2), &[]),
        ];
        assert_eq!(Tree::new(nodes).unwrap().ids(), ["root", "B", "0/0", "E", "1"]);
    }

    #[test]
    fn every_fault_is_found_at_once() {
        let nodes = vec![
            node(Some("A"), None, &[1, 2, 3, 4]),
            node(Some("A"), Some(1), &[]),
            node(Some(""), Some(1), &[]),
            node(None, None, &[]),
            node(Some("2"), Some(0), &[]),
        ];
        let faults = Tree::new(nodes).unwrap_err();
        assert_eq!(
            faults,
            [
                TreeFault::NameTaken { node: 1, by: 0, name: "A".into() },
                TreeFault::EmptyName { node: 2 },
                TreeFault::LeafWithoutValue { node: 3 },
                TreeFault::NameIsAnId { node: 4, of: 3, name: "2".into() },
            ]
        );
    }

    #[test]
    fn a_depth_limit_names_the_inner_nodes_it_cannot_judge() {
        let mut nodes = vec![
            node(None, None, &[1, 3, 5]),
            node(None, None, &[2]),
            node(None, Some(1), &[]),
            node(None, Some(7), &[4]),
            node(None, Some(1), &[]),
            node(None, Some(9), &[]),
        ];
        let tree = Tree::new(nodes.clone()).unwrap();
        assert_eq!(tree.without_estimate_at(1), [1]);
        assert!(tree.without_estimate_at(2).is_empty());
        nodes[1].value = Some(Score::ZERO);
        assert!(Tree::new(nodes).unwrap().without_estimate_at(1).is_empty());
    }
}
