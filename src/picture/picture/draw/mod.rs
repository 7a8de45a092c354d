//! A moment of a search as shapes: edges, nodes, and their labels.
//!
//! [`Scene`] is the input and [`draw_scene`] the way in. Everything between the two draws one kind of thing: edges, nodes,
//! cutoffs, values, badges …

mod anchors;
mod beyond_depth;
mod cutoffs;
mod edge_labels;
mod edges;
mod entries;
mod fold_badge;
pub mod given_value;
mod labels;
mod mover_view;
mod node_shape;
mod nodes;
mod offscreen_marker;
mod player_badge;
mod rows;
mod scene;
mod scene_shapes;
mod table_hit;
mod true_value;
mod values;
mod visit_badge;
mod windows;

pub use edges::edge_at;
pub use entries::{Entry, EntryMark, NodeEntries, draw_entries, mark_shapes};
pub use fold_badge::is_on_fold_badge;
pub use offscreen_marker::{is_on_offscreen_marker, marked_node, offscreen_marker};
pub use scene::Scene;
pub use scene_shapes::{draw_scene, unplaced_texts};
