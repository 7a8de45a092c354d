//! The text fields of a node in a blank tree.

/// A text field of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NodeField {
    /// What is proved of the node when it is left.
    Value,
    /// The α with which it is entered.
    Alpha,
    /// The β with which it is entered.
    Beta,
}

impl NodeField {
    /// The message id of the field's accessible name, which names its node.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Value => "fill-in-value-of",
            Self::Alpha => "fill-in-alpha-of",
            Self::Beta => "fill-in-beta-of",
        }
    }

    /// The message id of the heading over the fields.
    #[must_use]
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Value => "fill-in-value",
            Self::Alpha => "fill-in-alpha",
            Self::Beta => "fill-in-beta",
        }
    }
}
