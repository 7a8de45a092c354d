//! Tidy tree drawings: the x coordinate of every node, with one row for each ply.
//!
//! A [`LayoutTree`] is the only input: the parent of each node, and the distances from its center to the left and right
//! edges of its drawing. This module does not depend on what the nodes mean, how they are drawn, how high a row is or
//! how long a layout unit is on the screen. A node's row is its ply; the caller chooses the y coordinate of that row.
//!
//! ```
//! use poda_core::layout::{Extent, Layout, LayoutTree, Separation};
//!
//! /// A root with two children, the first of which has a child of its own.
//! struct Small;
//!
//! impl LayoutTree for Small {
//!     fn node_count(&self) -> u32 { 4 }
//!     fn parent(&self, node: u32) -> u32 { [u32::MAX, 0, 1, 0][node as usize] }
//!     fn extent(&self, _: u32) -> Extent { Extent { left: 10.0, right: 10.0 } }
//! }
//!
//! let layout = Layout::new(&Small, Separation { siblings: 8.0, cousins: 20.0 });
//! assert_eq!((layout.x(0), layout.x(1), layout.x(3)), (0.0, -14.0, 14.0));
//! assert_eq!(layout.row(1), [1, 3]);
//! assert_eq!(layout.visible(1, 0.0..100.0), [3]);
//! assert_eq!(layout.subtree_span(1), (-24.0, -4.0));
//! ```

mod layered;
mod ordering;
mod positions;
mod rows;
mod tidy;

pub use layered::LayeredGraph;
pub use positions::{Layout, MeasuredTree, PlacedTree};

/// The shape of a tree, as far as a layout needs it.
///
/// Nodes are numbered from 0 in preorder: a node comes before its children, and a whole subtree before the next sibling
/// of its root. Node 0 is the root.
pub trait LayoutTree {
    /// Returns the number of nodes; 0 for an empty tree.
    fn node_count(&self) -> u32;

    /// Returns the parent of a node. Never called for the root, so its return value for node 0 is arbitrary.
    fn parent(&self, node: u32) -> u32;

    /// Returns the extent of a node's drawing. Called once for each node.
    fn extent(&self, node: u32) -> Extent;

    /// Returns whether a node is folded: it is drawn without the nodes below it, which then take up no space. By
    /// default no node is folded.
    fn is_folded(&self, _node: u32) -> bool {
        false
    }
}

/// The distances from a node's center to the left and right edges of its drawing, in layout units.
///
/// They differ if a label is on one side only. Both are finite and at least 0.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Extent {
    /// From the center to the left edge.
    pub left: f32,
    /// From the center to the right edge.
    pub right: f32,
}

/// The minimum free space between the drawings of two neighbors in a row, in layout units; at least 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Separation {
    /// Between two children of the same parent.
    pub siblings: f32,
    /// Between neighbors with different parents.
    pub cousins: f32,
}
