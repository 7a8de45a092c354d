//! Which subtrees are folded, so that they take no room: those that the user folded, and those that no search visits.

use poda_core::trace::{NodeId, NodeKind, Trace};
use std::collections::BTreeSet;

/// Which subtrees are folded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folds {
    /// The nodes that the user folded.
    chosen: BTreeSet<NodeId>,
    /// Whether subtrees that the search does not visit are folded.
    only_visited: bool,
}

impl Folds {
    /// No node folded by the user and, if `only_visited`, every subtree that the search does not visit.
    #[must_use]
    pub const fn new(only_visited: bool) -> Self {
        Self { chosen: BTreeSet::new(), only_visited }
    }

    /// The same folds, with the subtrees that the search does not visit folded or not.
    #[must_use]
    pub fn with_only_visited(&self, only_visited: bool) -> Self {
        Self { only_visited, ..self.clone() }
    }

    /// The same folds, with one node folded if it was open and opened if it was folded.
    #[must_use]
    pub fn toggled(&self, node: NodeId) -> Self {
        let mut folds = self.clone();
        if !folds.chosen.remove(&node) {
            folds.chosen.insert(node);
        }
        folds
    }

    /// The same folds without those of the user.
    #[must_use]
    pub const fn opened(&self) -> Self {
        Self::new(self.only_visited)
    }

    /// The same folds in another trace. `there` returns a node's counterpart in it, if it has one.
    #[must_use]
    pub fn carried(&self, there: impl Fn(NodeId) -> Option<NodeId>) -> Self {
        Self { chosen: self.chosen.iter().filter_map(|&node| there(node)).collect(), ..*self }
    }

    /// Returns whether the user folded this node.
    #[must_use]
    pub fn is_chosen(&self, node: NodeId) -> bool {
        self.chosen.contains(&node)
    }

    /// The number of nodes that the user folded.
    #[must_use]
    pub fn chosen(&self) -> usize {
        self.chosen.len()
    }

    /// Returns whether nothing below a node is shown.
    #[must_use]
    pub fn is_folded(&self, trace: &Trace, node: NodeId) -> bool {
        trace.kind(node) == NodeKind::Inner
            && (self.chosen.contains(&node) || (self.only_visited && !trace.is_searched(node)))
    }
}
