//! The tree: its picture, the map of it, and what the pointer does in it.

mod accessibility;
mod clicks;
mod drag;
mod drawing;
mod drawn;
mod fill_in_clicks;
mod fitting;
mod glide;
mod ink;
mod minimap;
mod node_menu;
mod panel;
mod tooltip;

pub use drawn::DrawnTree;
pub use panel::{TreePanel, ZOOM_STEP};
