//! The ways of fitting the tree into its panel.

/// How the tree is fitted into the panel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Fit {
    /// The whole tree; of a small one, and of any while presenting, no more than is readable.
    #[default]
    Automatic,
    /// As much as is readable, around the current node.
    Readable,
    /// The whole tree, as strips if necessary.
    Whole,
}
