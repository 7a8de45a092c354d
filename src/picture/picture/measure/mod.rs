//! How large everything in a tree is, before any of it has a position.
//!
//! Sizes are in units: pixels at scale 1. Knows text and boards; knows no step, no view and no position.

pub mod dimensions;
mod node_extents;
mod node_sizes;

pub(super) use node_extents::{NodeExtents, NodeMeasures, node_label};
pub(super) use node_sizes::{BADGE_HEIGHT, BADGE_SIZE, BESIDE_ALPHA, VisitBadge};
pub use node_sizes::{NodeSizes, NodeStyle};
