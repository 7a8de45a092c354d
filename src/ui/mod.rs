//! The window: panels read the model and push requests; the application carries them out once a frame.
//!
//! The only room that uses egui. It draws what the rooms below compute and computes nothing about games or searches itself.

pub mod app;
mod app_icon;
mod axis;
mod boards;
mod caption;
pub mod command;
mod command_names;
mod command_widgets;
mod document_title;
pub mod documents;
mod edit_feedback;
mod find_bar;
mod icons;
mod keyboard;
mod lectern;
mod lessons_menu;
mod line_labels;
mod linked_text;
mod more_menu;
mod neighbor;
mod node_description;
mod paint;
pub mod persistence;
pub mod practice;
mod progress_card;
pub mod request;
mod ribbon;
pub mod search_controls;
pub mod settings;
mod side_names;
mod side_panel;
mod sort_menu;
mod split_view;
pub mod start;
mod start_failure;
mod station_note;
mod theme;
mod timeline;
mod top_bar;
mod transport;
mod tree_panel;
mod view_context;
mod widgets;
mod worker;
