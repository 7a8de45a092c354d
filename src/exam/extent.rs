//! How large the tree of an exercise is on paper, in abstract columns and rows, and whether it fits.
//!
//! What is measured is the outline alone, with everything asked for: which exercises a paper has depends neither on the size of
//! the paper nor on what is asked. Other numbers would give other exercises for the same seeds.

use crate::practice::generator::Outline;

/// How many columns are side by side on a page.
pub const MOST_COLUMNS: usize = 54;
/// How many rows of inner nodes are one below another on a page.
pub const MOST_INNER_ROWS: usize = 6;
/// How many leaves of a position are one below another.
pub const MOST_STACKED: usize = 10;

/// How the leaves of a tree are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeafLayout {
    /// Side by side: the leaves of an explicit tree.
    Row,
    /// One below another, with their sums: the leaves of a position.
    Stack,
}

/// The columns of a leaf in a row.
pub const LEAF_COLUMNS: usize = 2;
/// The columns of an inner node.
pub const INNER_COLUMNS: usize = 5;
/// The columns of a node with stacked leaves.
pub const STACK_COLUMNS: usize = 7;
/// The columns of a leaf of a position beside inner nodes.
pub const SINGLE_LEAF_COLUMNS: usize = 4;

/// The extent of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Extent {
    /// The number of columns.
    pub columns: usize,
    /// The number of rows of inner nodes.
    pub inner_rows: usize,
    /// The greatest number of leaves one below another.
    pub stacked: usize,
}

impl Extent {
    /// Measures the tree with an outline.
    #[must_use]
    pub fn of(outline: &Outline, leaves: LeafLayout) -> Self {
        let mut counts = outline.child_counts().iter().copied();
        let count = counts.next().unwrap_or_default();
        measure(count, &mut counts, leaves)
    }

    /// Returns whether the tree fits on a page.
    #[must_use]
    pub const fn fits(self) -> bool {
        self.columns <= MOST_COLUMNS && self.inner_rows <= MOST_INNER_ROWS && self.stacked <= MOST_STACKED
    }
}

fn measure(children: usize, below: &mut impl Iterator<Item = usize>, leaves: LeafLayout) -> Extent {
    if children == 0 {
        let columns = if leaves == LeafLayout::Row { LEAF_COLUMNS } else { SINGLE_LEAF_COLUMNS };
        return Extent { columns, inner_rows: 0, stacked: 0 };
    }
    let mut extent = Extent::default();
    for _ in 0..children {
        let count = below.next().unwrap_or_default();
        let child = measure(count, below, leaves);
        extent.columns += child.columns;
        extent.inner_rows = extent.inner_rows.max(child.inner_rows);
        extent.stacked = extent.stacked.max(child.stacked);
    }
    if leaves == LeafLayout::Stack && extent.inner_rows == 0 {
        return Extent { columns: STACK_COLUMNS, inner_rows: 1, stacked: children };
    }
    Extent { columns: extent.columns.max(INNER_COLUMNS), inner_rows: extent.inner_rows + 1, ..extent }
}
