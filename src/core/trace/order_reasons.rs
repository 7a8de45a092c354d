//! Why moves were tried at their ranks, of a whole trace.

use super::NodeId;
use crate::search::ordering::OrderReason;

/// The reasons that are not [`OrderReason::Given`], by node.
#[derive(Clone, Debug, Default)]
pub(super) struct OrderReasons {
    /// In order of appearance.
    nodes: Vec<NodeId>,
    /// One for each of `nodes`.
    reasons: Vec<OrderReason>,
}

impl OrderReasons {
    /// Adds the reason for a node, which follows all nodes added before.
    #[inline]
    pub fn push(&mut self, node: NodeId, reason: OrderReason) {
        if reason != OrderReason::Given {
            self.nodes.push(node);
            self.reasons.push(reason);
        }
    }

    /// Returns the reason for a node's rank. O(log n).
    pub fn get(&self, node: NodeId) -> OrderReason {
        self.nodes.binary_search(&node).map_or(OrderReason::Given, |index| self.reasons[index])
    }

    /// Returns the nodes with a reason, in order of appearance, each with its reason.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (NodeId, OrderReason)> + Clone + '_ {
        self.nodes.iter().copied().zip(self.reasons.iter().copied())
    }

    /// Reserves memory for exactly so many reasons.
    pub fn reserve_exact(&mut self, count: usize) {
        self.nodes.reserve_exact(count);
        self.reasons.reserve_exact(count);
    }

    /// Returns whether every move is at its rank in the game's order.
    pub const fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Returns the memory in use, in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.nodes) + size_of_val(&*self.reasons)
    }

    /// Gives back the memory reserved for more.
    pub fn shrink_to_fit(&mut self) {
        self.nodes.shrink_to_fit();
        self.reasons.shrink_to_fit();
    }
}
