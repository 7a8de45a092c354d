//! What had become of a node when one of its children was entered: its best child so far, and the interval proved so far.
//!
//! Both follow from the children before, so that no node stores them. A node with many children has a checkpoint at every 64th of them, and
//! a lookup goes through fewer than 64 siblings.

use super::node::NodeId;
use super::trace::Trace;
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
    fn last_until(&self, parent: NodeId, number: u32) -> Option<&SiblingCheckpoint> {
        let checkpoints = self.by_parent.get(&parent)?;
        let later = checkpoints.partition_point(|checkpoint| checkpoint.child.number() <= number);
        checkpoints.get(later.checked_sub(1)?)
    }

    /// Returns the memory in use, in bytes.
    pub fn bytes(&self) -> usize {
        self.by_parent.values().map(|checkpoints| size_of_val(&**checkpoints)).sum()
    }
}

impl Trace {
    /// Returns the child that was best at the end: the first that returned a strictly better score than all before it. It is
    /// not always the child that proves the node's value: see
    /// [`Moment::proving_child`](super::moment::Moment::proving_child).
    pub fn best_child(&self, node: NodeId) -> Option<NodeId> {
        self.best_until(node, self.node(node).end)
    }

    /// Returns the best child of a searched child's parent when the child was entered.
    pub(super) fn best_before(&self, child: NodeId) -> Option<NodeId> {
        let parent = self.parent(child).filter(|_| self.is_searched(child))?;
        self.best_until(parent, child.number())
    }

    /// Returns the children that became a node's best one after the other, the last first.
    pub fn improvements(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.best_child(node), |&child| self.best_before(child))
    }

    /// Returns the best child of a node among those with smaller numbers than `end`.
    fn best_until(&self, node: NodeId, end: u32) -> Option<NodeId> {
        let checkpoint = self.siblings.last_until(node, end);
        let (first, best) = checkpoint.map_or((node.number() + 1, None), |it| (it.child.number(), it.best.some()));
        self.siblings_between(first, end).filter(|&child| self.node(child).has_improved).last().or(best)
    }

    /// Returns what the children before a searched child prove for their parent, at which a player moves.
    pub(super) fn proof_before(&self, parent: NodeId, child: NodeId) -> Proof {
        let checkpoint = self.siblings.last_until(parent, child.number());
        let (first, proof) = checkpoint.map_or_else(
            || (parent.number() + 1, Proof::new(self.player(parent))),
            |checkpoint| (checkpoint.child.number(), checkpoint.proof),
        );
        self.siblings_between(first, child.number()).fold(proof, |mut proof, sibling| {
            proof.add_proved_child(self.proved_by_result(sibling), self.is_research(sibling));
            proof
        })
    }
}
