//! How large everything in a tree is, before any of it has a position.
//!
//! Sizes are in units: pixels at scale 1. Knows text and boards; knows no step, no view and no position.

pub mod dimensions;
mod node_extents;
mod node_sizes;
pub(super) mod visit_badge;

pub(super) use node_extents::{NodeExtents, NodeMeasures, node_label};
pub use node_sizes::{MoverWidths, NodeOutline, NodeSizes, NodeStyle};
