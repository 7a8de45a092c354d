//! Filling in a blank tree: what was written, the panel beside the tree, the marks, and the entries drawn in the tree.

mod entries;
mod mark_sentences;
mod marks_panel;
mod panel;
mod side_by_side;
mod state;

pub use entries::entries;
pub use panel::fill_in_ui;
pub use side_by_side::both_trees_ui;
pub use state::{FillIn, FillInRequest};
