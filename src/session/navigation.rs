//! Where the user can go from the current step.

use crate::trace::node_ref::NodeRef;

/// Where to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// One step of the transport on.
    Forward,
    /// One step of the transport back.
    Back,
    /// Before the first step.
    First,
    /// After the last step.
    Last,
    /// To the next cutoff.
    NextCutoff,
    /// To the last cutoff before this.
    PreviousCutoff,
    /// To the next leaf.
    NextLeaf,
    /// Over the subtree that comes next.
    Over,
    /// Out of the current node.
    Out,
    /// To the next thing that happens at a node.
    NextChange(NodeRef),
}
