//! What a lecturer uses at the lectern: a spotlight, a pen, and panels in large type beside the tree.
//!
//! None of it changes the document, the search or the step.

mod aside_panel;
mod asides;
mod board_panel;
mod counted_leaf;
mod line_count;
mod menu;
mod pen;
mod request;
mod spotlight;
mod state;

pub use aside_panel::aside_panel_ui;
pub use asides::Aside;
pub use board_panel::board_panel_ui;
pub use counted_leaf::{CountedLeaf, counts_one_by_one, shows_board};
pub use menu::lectern_menu_ui;
pub use pen::PenColor;
pub use request::LecternRequest;
pub use spotlight::{Spotlight, spotlight_ui};
pub use state::Lectern;
