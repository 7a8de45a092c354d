//! What had become of a node when one of its children was entered: its best child so far, and the interval proved so
//! far.
//!
//! Both follow from the children before, so that no node stores them. A node with many children has a checkpoint at
//! every 64th of them, and a lookup goes through fewer than 64 siblings.

use super::node::NodeId;
use crate::score::Proof;
use std::collections::BTreeMap;

/// The distance between two checkpoints, in children.
pub(super) const SIBLING_INTERVAL: u32 = 64;

/// The state of a node when a child was entered.
#[derive(Clone, Copy, Debug)]
pub(super) struct SiblingCheckpoint {
    pub child: NodeId,
    /// The best child so far, or [`NodeId::NONE`].
    pub best: NodeId,
    pub proof: Proof,
}

/// The checkpoints of all nodes with many children.
#[derive(Clone, Debug, Default)]
pub(super) struct SiblingCheckpoints {
    /// The checkpoints of each node, in the order of its children.
    by_parent: BTreeMap<NodeId, Vec<SiblingCheckpoint>>,
}

impl SiblingCheckpoints {
    /// Adds a checkpoint, which comes after all others of the same node.
    #[cold]
    pub fn push(&mut self, parent: NodeId, checkpoint: SiblingCheckpoint) {
        self.by_parent.entry(parent).or_default().push(checkpoint);
    }

    /// Returns the last checkpoint of a node whose child has at most this number.
    pub fn last_until(&self, parent: NodeId, number: u32) -> Option<&SiblingCheckpoint> {
        let checkpoints = self.by_parent.get(&parent)?;
        let later = checkpoints.partition_point(|checkpoint| checkpoint.child.number() <= number);
        checkpoints.get(later.checked_sub(1)?)
    }

    pub fn bytes(&self) -> usize {
        self.by_parent.values().map(|checkpoints| size_of_val(&**checkpoints)).sum()
    }
}
