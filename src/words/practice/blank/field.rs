//! The fields of a blank tree.

use poda_core::trace::NodeId;

/// What a field is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum BlankPart {
    /// α with which the node is entered.
    Alpha,
    /// β with which the node is entered.
    Beta,
    /// The children that the node's cutoff prunes.
    Cut,
    /// The value that the node returns, or the bound.
    Value,
    /// The best move at the root.
    Best,
}

impl BlankPart {
    /// Returns the name of the part in files: `alpha`, `beta`, `cut`, `value`, `best`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Alpha => "alpha",
            Self::Beta => "beta",
            Self::Cut => "cut",
            Self::Value => "value",
            Self::Best => "best",
        }
    }
}

/// A field of a blank tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct BlankField {
    /// The node; the root for the best move.
    pub node: NodeId,
    /// What is filled in.
    pub part: BlankPart,
}

impl BlankField {
    /// The field for the best move.
    pub const BEST: Self = Self { node: NodeId::ROOT, part: BlankPart::Best };

    /// Returns a field of a node.
    #[must_use]
    pub const fn new(node: NodeId, part: BlankPart) -> Self {
        Self { node, part }
    }
}
