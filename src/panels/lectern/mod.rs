//! The tools of a lecturer: a spotlight, a pen, and panels in large type beside the tree. What is in use is in
//! [`state::lectern`](poda_window::state::lectern).
//!
//! They do not change the document, the search or the step.

mod aside_panel;
mod board_panel;
mod notes;
mod presenter;
mod slide;
mod spotlight;
mod step_size;

pub use aside_panel::aside_panel_ui;
pub use board_panel::{CountedLeaf, board_panel_ui, lone_board_ui, shows_board};
pub use notes::{Headline, author_note, below_headline_ui, headline, lecture_strip_ui};
pub use presenter::{PresenterView, coming_sentence};
pub use slide::{slide_texts, slide_ui};
pub use spotlight::{laser_ui, spotlight_ui};
pub use step_size::step_size_ui;
