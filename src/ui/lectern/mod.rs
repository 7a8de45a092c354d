//! What a lecturer uses at the lectern: a spotlight, a pen, and panels in large type beside the tree.
//!
//! None of it changes the document, the search or the step.

mod menu;
mod pen;
mod request;
mod spotlight;
mod state;

pub use menu::lectern_menu_ui;
pub use pen::PenColor;
pub use request::LecternRequest;
pub use spotlight::{Spotlight, spotlight_ui};
pub use state::Lectern;
