//! Tidy tree drawings: the x coordinate of every node, with one row for each ply.
//!
//! A [`LayoutTree`] is all that this module knows of a tree: the parent of each node, and the distances from its center to
//! the left and right edges of its drawing. It does not know what the nodes mean, how they are drawn, how high a row is or
//! how long a layout unit is on the screen. A node's row is its ply; the y coordinate of that row is up to the caller.
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

mod positions;
mod rows;
mod tidy;
mod tree;

pub use positions::{Layout, MeasuredTree};
pub use tree::{Extent, LayoutTree, Separation};
