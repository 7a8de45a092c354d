//! The tree: its picture, the map of it, and what the pointer does in it.

mod drag;
mod minimap;
mod node_menu;
mod panel;
mod pen;
mod pointing;

pub use panel::{DrawnTree, TreePanel, ZOOM_STEP};
