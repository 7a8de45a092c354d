//! Explicit trees: a "game" whose positions are the nodes of a tree that an author wrote down.
//!
//! Knows nothing of the files in which such trees are written.

pub mod editing;
#[cfg(test)]
mod tests;

use crate::game::board::Board;
use crate::game::evaluation::Evaluation;
use crate::game::{Game, GameView};
use crate::score::{Player, Score};
use crate::stack::allowed_levels;
use std::collections::{HashMap, HashSet, VecDeque};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A node as its author wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeNode {
    /// Its name; a node without one is identified by its path of child indices, and shown with a letter if it has children.
    pub name: Option<String>,
    /// The player to move.
    pub player: Player,
    /// The name of the move that leads here.
    pub move_label: Option<String>,
    /// The value of a leaf, or the estimate of an inner node: its static evaluation if a search stops there.
    pub value: Option<Score>,
    /// The indices of its children in the list of nodes, in the order in which a search tries them. Empty: a leaf.
    pub children: Vec<usize>,
}

/// The reason why a list of nodes is not a tree. Numbers are indices in that list.
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
    /// Two nodes have the same name.
    NameTaken {
        /// The second of them.
        node: usize,
        /// The first of them.
        by: usize,
        /// Their name.
        name: String,
    },
    /// A name is the id of another node, which has no name.
    NameIsAnId {
        /// The named node.
        node: usize,
        /// The node that is identified by its path.
        of: usize,
        /// The name, which is that path.
        name: String,
    },
}

impl TreeFault {
    /// The index of the node at fault.
    pub const fn node(&self) -> usize {
        match self {
            Self::LeafWithoutValue { node }
            | Self::EmptyName { node }
            | Self::NameTaken { node, .. }
            | Self::NameIsAnId { node, .. } => *node,
        }
    }
}

/// All faults of a list of nodes, in the order of the nodes.
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
            // An unnamed node cannot have another id, so the name is at fault.
            faults.push(TreeFault::NameIsAnId { node: at, of, name: name.clone() });
        } else if let Some(&by) = owners.get(name.as_str()) {
            faults.push(TreeFault::NameTaken { node: at, by, name: name.clone() });
        } else {
            owners.insert(name, at);
        }
    }
    faults
}

/// The unnamed node with this id. Follows the path instead of comparing with all ids, which together may be much longer than
/// the tree is large.
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

/// The ids of the nodes with these indices. A path counts named nodes too, but only an unnamed node is identified by it.
fn ids_of(nodes: &[TreeNode], indices: impl Iterator<Item = usize>) -> Vec<String> {
    let mut parents = vec![(0, 0); nodes.len()];
    for (at, node) in nodes.iter().enumerate() {
        for (index, &child) in node.children.iter().enumerate() {
            parents[child] = (at, index);
        }
    }
    let path = |mut at: usize| {
        let mut indices = Vec::new();
        while at != 0 {
            let (parent, index) = parents[at];
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
    indices.map(id).collect()
}

/// The letters of the inner nodes without a name, row by row: A, B, … Z, A1, B1, … without those that are names of nodes.
fn letters_of(nodes: &[TreeNode]) -> Vec<Option<Box<str>>> {
    let names: HashSet<_> = nodes.iter().filter_map(|node| Some(node.name.as_ref()?.to_uppercase())).collect();
    let name = |letter, round| if round == 0 { format!("{letter}") } else { format!("{letter}{round}") };
    let round = |round: usize| ('A'..='Z').map(move |letter: char| name(letter, round));
    let mut letters = vec![None; nodes.len()];
    let mut unused = (0..).flat_map(round).filter(|letter| !names.contains(letter));
    let mut pending = VecDeque::from([0]);
    while let Some(at) = pending.pop_front() {
        let TreeNode { name, children, .. } = &nodes[at];
        if name.is_none() && !children.is_empty() {
            letters[at] = unused.next().map(String::into_boxed_str);
        }
        pending.extend(children);
    }
    letters
}

/// The maximum number of levels of a tree, root and leaves included.
const MAX_LEVELS: usize = 1_100;

/// Returns the most levels of a tree: fewer where the stack bears no deeper recursion.
pub fn max_levels() -> usize {
    allowed_levels(MAX_LEVELS)
}

/// A position in an explicit tree: one of its nodes. Cheap to clone, because the tree itself is shared.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Arc<[TreeNode]>,
    /// The letters of the nodes, as [`letters_of`] assigns them.
    letters: Arc<[Option<Box<str>>]>,
    /// The index of the node that is this position.
    at: usize,
}

/// Two positions are equal if their trees have equal nodes and they are the same node.
impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at && (Arc::ptr_eq(&self.nodes, &other.nodes) || self.nodes == other.nodes)
    }
}

impl Tree {
    /// The root of the tree of `nodes`, in which the root is the first and every child comes after its parent.
    ///
    /// # Errors
    /// Every [`TreeFault`], in the order of the nodes.
    ///
    /// # Panics
    /// If `nodes` is empty or a child comes before its parent.
    pub fn new(nodes: Vec<TreeNode>) -> Result<Self, Vec<TreeFault>> {
        assert!(!nodes.is_empty(), "a tree has a root");
        for (at, node) in nodes.iter().enumerate() {
            assert!(
                node.children.iter().all(|&child| at < child && child < nodes.len()),
                "children come after their parent"
            );
        }
        let faults = faults_of(&nodes);
        let letters = letters_of(&nodes).into();
        if faults.is_empty() { Ok(Self { nodes: nodes.into(), letters, at: 0 }) } else { Err(faults) }
    }

    /// All nodes, the root first.
    pub fn nodes(&self) -> &[TreeNode] {
        &self.nodes
    }

    /// The node that is this position.
    pub fn node(&self) -> &TreeNode {
        &self.nodes[self.at]
    }

    /// The index of that node in the list of nodes.
    pub const fn node_index(&self) -> usize {
        self.at
    }

    /// The node of the same tree with this index in the list of nodes; the root if there is no such node.
    #[must_use]
    pub fn at_node(&self, index: usize) -> Self {
        Self { at: if index < self.nodes.len() { index } else { 0 }, ..self.clone() }
    }

    /// Whether another position is the same node of a tree with the same nodes, if their values are left aside.
    pub fn differs_only_in_values(&self, other: &Self) -> bool {
        let bare = |node: &TreeNode| TreeNode { value: None, ..node.clone() };
        self.at == other.at && self.nodes.iter().map(bare).eq(other.nodes.iter().map(bare))
    }

    /// The number of levels from this node down, its own included.
    pub fn levels(&self) -> usize {
        let mut levels = 0;
        let mut row = vec![self.at];
        while !row.is_empty() {
            levels += 1;
            row = self.next_row(&row);
        }
        levels
    }

    /// The number of children of every inner node and the ply of every leaf, counted from this node, if the tree below is
    /// uniform: if they are the same everywhere.
    pub fn uniform_shape(&self) -> Option<(usize, usize)> {
        let children = self.node().children.len();
        let mut plies = 0;
        let mut row = vec![self.at];
        while row.iter().any(|&at| !self.nodes[at].children.is_empty()) {
            if row.iter().any(|&at| self.nodes[at].children.len() != children) {
                return None;
            }
            row = self.next_row(&row);
            plies += 1;
        }
        Some((children, plies))
    }

    /// The indices of the inner nodes without an estimate at which a search to `depth` plies would stop, from left to right.
    pub fn without_estimate_at(&self, depth: usize) -> Vec<usize> {
        let mut row = vec![self.at];
        for _ in 0..depth {
            if row.is_empty() {
                break;
            }
            row = self.next_row(&row);
        }
        row.retain(|&at| !self.nodes[at].children.is_empty() && self.nodes[at].value.is_none());
        row
    }

    /// The ids of all nodes: the name, or the path of child indices from the root.
    pub fn ids(&self) -> Vec<String> {
        ids_of(&self.nodes, 0..self.nodes.len())
    }

    /// The ids of the nodes with these indices. All ids of a deep tree occupy more memory than the tree.
    pub fn ids_at(&self, indices: &[usize]) -> Vec<String> {
        ids_of(&self.nodes, indices.iter().copied())
    }

    fn next_row(&self, row: &[usize]) -> Vec<usize> {
        row.iter().flat_map(|&at| self.nodes[at].children.iter().copied()).collect()
    }
}

impl Eq for Tree {}

/// Equal positions have the same index. Trees are not hashed: comparing tells them apart.
impl Hash for Tree {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.at.hash(state);
    }
}

impl Game for Tree {
    /// The index of a child among its siblings.
    type Move = u32;

    fn to_move(&self) -> Player {
        self.node().player
    }

    fn legal_moves(&self, moves: &mut impl Extend<u32>) {
        moves.extend(0..u32::try_from(self.node().children.len()).expect("a file cannot hold so many children"));
    }

    fn after(&self, mv: u32) -> Self {
        Self { at: self.node().children[mv as usize], ..self.clone() }
    }

    /// The value written at the node. At an inner node without an estimate it is 0, which no search should use: callers that
    /// set a depth check [`Tree::without_estimate_at`] first.
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

    fn move_index(&self, mv: u32) -> Option<usize> {
        Some(mv as usize)
    }

    fn name(&self) -> Option<&str> {
        self.given_name().or(self.letters[self.at].as_deref())
    }

    fn given_name(&self) -> Option<&str> {
        self.node().name.as_deref()
    }
}
