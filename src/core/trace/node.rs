//! The data of one node of a trace, and why its move was tried at its rank.

use crate::score::{Bound, Cutoff, Score, Turn};
use crate::search::Leaf;
use crate::search::ordering::OrderReason;

/// The kind of a node: whether it has children, and if not, why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum NodeKind {
    /// It has children.
    Inner,
    /// It is a leaf.
    Leaf(Leaf),
}

impl NodeKind {
    /// Returns whether the value of a node of this kind is its static evaluation, which is not so for inner nodes and
    /// table hits.
    pub const fn is_evaluated(self) -> bool {
        matches!(self, Self::Leaf(Leaf::Terminal | Leaf::Horizon | Leaf::Quiet))
    }

    /// Returns whether the transposition table settled the node.
    pub const fn is_table_hit(self) -> bool {
        matches!(self, Self::Leaf(Leaf::TableHit))
    }
}

/// The step of an event that never happens.
pub(super) const NEVER: u32 = u32::MAX;

/// One visit, or a child that was never searched. There are millions of them, so steps and nodes are 32 bits wide.
#[derive(Clone, Debug)]
pub(super) struct TraceNode {
    /// The returned score; zero before the node is left.
    pub score: Score,
    pub parent: NodeId,
    /// The number after the last node of the subtree.
    pub end: u32,
    /// The step at which the node was entered.
    pub entered: u32,
    /// The step at which the node was left.
    pub left: u32,
    pub ply: u16,
    pub turn: Turn,
    pub kind: NodeKind,
    /// How the returned score relates to the true value.
    pub bound: Bound,
    /// The bound that was met, if a child of the node closed its window.
    pub cutoff: Option<Cutoff>,
    /// Whether the node became its parent's best child, in the step after the one that leaves it.
    pub has_improved: bool,
    /// Whether the node is a second search of the same move as the sibling right before it or, below a chance node, as
    /// any sibling before it.
    pub is_research: bool,
}

/// A node of a trace: its index in the order of appearance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The first node of every trace.
    pub const ROOT: Self = Self(0);
    /// The value for no node, in fields that have no space for an `Option`.
    pub(super) const NONE: Self = Self(u32::MAX);

    /// Returns the node with this index in the order of appearance.
    ///
    /// # Panics
    /// Panics if no trace can have so many nodes.
    pub fn new(index: usize) -> Self {
        Self(u32::try_from(index).expect("a trace has fewer than 2³² nodes"))
    }

    /// Returns the index in the order of appearance.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the index as the 32-bit number that a layout uses.
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Returns the node, or `None` for [`NONE`](Self::NONE).
    #[inline]
    pub(super) fn some(self) -> Option<Self> {
        (self != Self::NONE).then_some(self)
    }
}

/// The reasons that are not [`OrderReason::Given`], by node.
#[derive(Clone, Debug, Default)]
pub(super) struct OrderReasons {
    /// The nodes in order of appearance.
    nodes: Vec<NodeId>,
    /// The reason for each of `nodes`.
    reasons: Vec<OrderReason>,
}

impl OrderReasons {
    /// Adds the reason for a node, which comes after all nodes added before.
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

    pub fn reserve_exact(&mut self, count: usize) {
        self.nodes.reserve_exact(count);
        self.reasons.reserve_exact(count);
    }

    /// Returns whether every move has its rank in the game's order.
    pub const fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    pub fn bytes(&self) -> usize {
        size_of_val(&*self.nodes) + size_of_val(&*self.reasons)
    }

    pub fn shrink_to_fit(&mut self) {
        self.nodes.shrink_to_fit();
        self.reasons.shrink_to_fit();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The README promises a size per node, of which this is the largest part.
    #[test]
    fn a_node_is_small() {
        assert_eq!(size_of::<TraceNode>(), 32);
    }
}
