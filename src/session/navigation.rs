//! The directions in which the user can go from the current step.

use crate::trace::recording::NodeRef;

/// Where to go from the current step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// One step forward.
    Forward,
    /// One step back.
    Back,
    /// Before the first step.
    First,
    /// After the last step.
    Last,
    /// To the next cutoff.
    NextCutoff,
    /// To the previous cutoff.
    PreviousCutoff,
    /// To the next leaf.
    NextLeaf,
    /// Past the subtree that is searched next.
    Over,
    /// To the step at which the current node is left.
    Out,
    /// To the next event of a node.
    NextChange(NodeRef),
}
