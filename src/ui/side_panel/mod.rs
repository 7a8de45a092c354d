//! The side panel: one file for each section, drawn from top to bottom; a section that does not apply is left out.

mod annotation_field;
mod board_editor;
mod bookmarks;
mod chart;
mod counts_editor;
pub mod edit_field;
pub mod evaluation;
pub mod explanations;
mod leaf_editor;
mod lecture;
mod legend;
mod lesson;
mod node;
mod notes_editor;
mod ordering_tables;
mod panel;
mod passes;
mod pits_and_piles;
mod play;
mod position;
mod pressable;
pub mod progress;
pub mod section;
mod tree_editor;
mod weights_editor;
mod what_if;

pub use panel::SidePanel;
pub use section::{paragraph, section};
