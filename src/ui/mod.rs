//! The window: panels read the session and send actions; the app carries them out once a frame.
//!
//! The only room that knows egui. It shows what the rooms below say; it computes nothing about games.

pub mod app;
pub mod app_icon;
mod axis;
pub mod caption;
pub mod command;
pub mod documents;
pub mod edit_feedback;
pub mod find_bar;
pub mod icons;
mod keyboard;
mod lessons_menu;
mod line_labels;
mod linked_text;
pub mod minimap;
pub mod more_menu;
pub mod neighbor;
pub mod node_description;
pub mod paint;
pub mod persistence;
pub mod progress_card;
pub mod request;
pub mod ribbon;
pub mod settings;
pub mod side_panel;
mod split_view;
pub mod start;
pub mod start_failure;
pub mod theme;
pub mod timeline;
pub mod top_bar;
pub mod transport;
mod tree_clicks;
mod tree_drag;
pub mod tree_panel;
mod view_context;
pub mod widgets;
pub mod worker;
