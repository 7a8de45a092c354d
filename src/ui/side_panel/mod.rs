//! The side panel: its sections, drawn from top to bottom; a section that does not apply is left out.

mod board_editor;
mod chart;
mod counts_editor;
pub mod explanations;
mod lesson;
mod match_text;
mod node;
mod notes;
mod ordering_tables;
mod panel;
mod passes;
mod play;
mod play_board;
pub mod position;
pub mod progress;
pub mod section;
pub mod tree_editor;
mod weights_editor;
mod what_if;

pub use panel::SidePanel;
pub use section::{paragraph, section};
