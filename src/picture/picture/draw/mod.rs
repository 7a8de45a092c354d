//! A moment of a search as shapes: edges, nodes, and their labels.
//!
//! A [`Scene`](super::Scene) is the input, and [`draw_scene`] is the entry point. Each of the other modules draws one
//! kind of thing: edges, nodes, cutoffs, values, badges …

pub(super) mod choices;
mod edges;
mod entries;
pub(super) mod labels;
pub(super) mod motion;
pub(super) mod node_shape;
pub(super) mod nodes;
pub(super) mod rows;
pub(super) mod scene_shapes;
pub(super) mod values;
mod windows;

pub use choices::{number_shapes, tick_shapes};
pub(super) use edges::outcome_label;
pub use edges::{edge_at, visit_at_edge};
pub use entries::{EntryMark, FieldEntry, NodeEntries, draw_entries, entry_places, mark_shapes};
pub use motion::{draw_lit_path, draw_step_motion};
pub use nodes::{is_on_fold_badge, pointed_ring};
pub use scene_shapes::{
    draw_choices, draw_scene, is_on_offscreen_marker, marked_node, offscreen_marker, unplaced_texts,
};
