//! Which subtrees are folded, so that they take no room: those that somebody folded, and those no search comes to.

use crate::trace::{NodeId, NodeKind, Trace};
use std::collections::BTreeSet;

/// Which subtrees are folded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Folds {
    /// The nodes below which somebody wants to see nothing.
    chosen: BTreeSet<NodeId>,
    /// Whether only what the search visits is open.
    only_visited: bool,
}

impl Folds {
    /// Nothing is folded, or what the search never visits.
    #[must_use]
    pub const fn new(only_visited: bool) -> Self {
        Self { chosen: BTreeSet::new(), only_visited }
    }

    /// The same, with everything open or not that the search never visits.
    #[must_use]
    pub fn with_only_visited(&self, only_visited: bool) -> Self {
        Self { only_visited, ..self.clone() }
    }

    /// The same with a node folded that is open, or open that is folded.
    #[must_use]
    pub fn toggled(&self, node: NodeId) -> Self {
        let mut folds = self.clone();
        if !folds.chosen.remove(&node) {
            folds.chosen.insert(node);
        }
        folds
    }

    /// The same with everything open that somebody folded.
    #[must_use]
    pub const fn opened(&self) -> Self {
        Self::new(self.only_visited)
    }

    /// The same in another trace, in which each node that somebody folded is this one, or is not there.
    #[must_use]
    pub fn carried(&self, there: impl Fn(NodeId) -> Option<NodeId>) -> Self {
        Self { chosen: self.chosen.iter().filter_map(|&node| there(node)).collect(), ..*self }
    }

    /// Whether somebody folded this node.
    #[must_use]
    pub fn is_chosen(&self, node: NodeId) -> bool {
        self.chosen.contains(&node)
    }

    /// How many nodes somebody folded.
    #[must_use]
    pub fn chosen(&self) -> usize {
        self.chosen.len()
    }

    /// Whether nothing below a node is shown.
    #[must_use]
    pub fn is_folded(&self, trace: &Trace, node: NodeId) -> bool {
        trace.kind(node) == NodeKind::Inner
            && (self.chosen.contains(&node) || (self.only_visited && !trace.is_searched(node)))
    }
}
