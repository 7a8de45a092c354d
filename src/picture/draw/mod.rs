//! A moment of a search as shapes: edges, nodes, and what is written at them.

pub(super) mod beyond_depth;
pub(super) mod edges;
pub mod fold_badge;
pub mod labels;
pub(super) mod mover_view;
pub(super) mod node_shape;
pub mod nodes;
pub mod offscreen_marker;
pub(super) mod picture;
pub(super) mod scene;
pub(super) mod table_hit;
pub(super) mod true_value;
pub(super) mod values;
pub(super) mod visit_badge;

pub use scene::Scene;
