//! The nodes of an explicit tree as a list, and everything that can be wrong with such a list.

use crate::score::{Player, Score};
use std::collections::HashMap;

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

/// Everything that is wrong with the nodes, in their order.
pub(super) fn faults_of(nodes: &[TreeNode]) -> Vec<TreeFault> {
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
pub(super) fn ids_of(nodes: &[TreeNode], places: impl Iterator<Item = usize>) -> Vec<String> {
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
