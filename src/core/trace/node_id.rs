//! The number of a node in its trace.
//!
//! It identifies a node within one trace only; [`node_ref`](super::node_ref) has an identity that can be kept.

/// A node of a trace: its index in the order of appearance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The first node of every trace.
    pub const ROOT: Self = Self(0);
    /// No node, where a field has no room for an `Option`.
    pub(super) const NONE: Self = Self(u32::MAX);

    /// Returns the node with this index in the order of appearance.
    ///
    /// # Panics
    /// If no trace can have so many nodes.
    #[must_use]
    pub fn new(index: usize) -> Self {
        Self(u32::try_from(index).expect("a trace has fewer than 2³² nodes"))
    }

    /// Returns the index in the order of appearance.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the index as the 32-bit number that a layout uses.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.0
    }

    /// Returns the node, or `None` for [`NONE`](Self::NONE).
    #[inline]
    pub(super) fn some(self) -> Option<Self> {
        (self != Self::NONE).then_some(self)
    }
}
