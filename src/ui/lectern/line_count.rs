//! How many lines of a leaf have been counted: one a click of the clicker, before the search evaluates the leaf.
//!
//! The steps of the search and their numbers stay as they are.

use crate::trace::node_ref::NodeRef;

/// The state of the counting.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LineCount {
    /// Whether lines are counted one by one, if the user chose.
    chosen: Option<bool>,
    /// The leaf whose lines were counted last, and how many of them.
    counted: Option<(NodeRef, usize)>,
}

impl LineCount {
    /// Returns whether lines are counted one by one. Unless the user chose, they are where the whole tree is one leaf.
    #[must_use]
    pub fn is_on(self, has_one_node: bool) -> bool {
        self.chosen.unwrap_or(has_one_node)
    }

    /// Counts lines one by one, or not.
    pub const fn set(&mut self, is_on: bool) {
        *self = Self { chosen: Some(is_on), counted: None };
    }

    /// Returns how many lines of a leaf have been counted.
    #[must_use]
    pub fn of(self, leaf: NodeRef) -> usize {
        self.counted.filter(|(counted, _)| *counted == leaf).map_or(0, |(_, lines)| lines)
    }

    /// Sets how many lines of a leaf have been counted.
    pub const fn set_counted(&mut self, leaf: NodeRef, lines: usize) {
        self.counted = Some((leaf, lines));
    }
}
