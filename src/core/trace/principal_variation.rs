//! The principal variation of a recorded search.

use super::node_id::NodeId;
use super::trace::Trace;

impl Trace {
    /// Returns the principal variation: from the root along the children that prove what is proved. It ends at a leaf, at a
    /// node that the transposition table settled, and where no single child proves anything.
    #[must_use]
    pub fn principal_variation(&self) -> Vec<NodeId> {
        if !self.joint_variation.is_empty() {
            return self.joint_variation.clone();
        }
        let end = self.end();
        std::iter::successors(Some(NodeId::ROOT), |&node| end.proving_child(node)).collect()
    }

    /// Returns the line of best children, each the first that was strictly better than all before it, proved or not.
    #[must_use]
    pub fn line_of_best_children(&self) -> Vec<NodeId> {
        std::iter::successors(Some(NodeId::ROOT), |&node| self.best_child(node)).collect()
    }
}
