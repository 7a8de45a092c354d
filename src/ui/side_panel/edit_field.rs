//! The fields of the side panel that other panels can put the cursor into.

use crate::practice::blank::BlankPart;

/// A field of the side panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditField {
    /// The name of a node of an explicit tree.
    Name,
    /// The value of a leaf of an explicit tree.
    Value,
    /// The value supposed for a pruned branch.
    WhatIf,
    /// A field of a node in a blank tree.
    Entry(BlankPart),
}
