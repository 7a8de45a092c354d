//! A node of an explicit tree in a list of nodes, and why a list is not a tree.

use super::weight::Weight;
use crate::score::{Player, Score};

/// A single node as its author wrote it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TreeNode {
    /// Its name. A node without a name is identified by its path of child indices, and shown with a letter if it has
    /// children.
    pub name: Option<String>,
    /// The player to move. At a chance node, the player to move once chance has decided, unless an outcome specifies
    /// another one.
    pub player: Player,
    /// Its weight as an outcome, if its parent is a chance node.
    pub weight: Option<Weight>,
    /// The name of the move that leads here.
    pub move_label: Option<String>,
    /// The value of a leaf, or the estimate of an inner node: its static evaluation if a search stops there.
    pub value: Option<Score>,
    /// The indices of its children in the list of nodes, in the order in which a search tries them; empty for a leaf.
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
    /// All outcomes of a chance node have the weight 0.
    NothingCanHappen {
        /// The chance node.
        node: usize,
    },
    /// A name has no characters.
    EmptyName {
        /// The node.
        node: usize,
    },
    /// Two nodes have the same name.
    NameTaken {
        /// The second node.
        node: usize,
        /// The first node.
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
    /// Returns the index of the node at fault.
    pub const fn node(&self) -> usize {
        match self {
            Self::LeafWithoutValue { node }
            | Self::NothingCanHappen { node }
            | Self::EmptyName { node }
            | Self::NameTaken { node, .. }
            | Self::NameIsAnId { node, .. } => *node,
        }
    }
}
