//! The nodes of an explicit tree as a list, and everything that can be wrong with such a list.

use crate::score::{Player, Score};
use std::collections::HashMap;

/// A node as its author wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeNode {
    /// Its name; a node without one is identified by its path of child indices.
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

/// All faults of a list of nodes, in the order of the nodes.
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
pub(super) fn ids_of(nodes: &[TreeNode], indices: impl Iterator<Item = usize>) -> Vec<String> {
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
