//! Filling in a blank tree: what was written, the panel beside the tree, and the entries drawn in it.

mod entries;
mod field;
mod panel;
mod state;

pub use entries::entries;
pub use field::NodeField;
pub use panel::fill_in_ui;
pub use state::{FillIn, FillInRequest};
