//! The window: panels read the session and send actions; the app carries them out once a frame.
//!
//! The only room that knows egui. It shows what the rooms below say; it computes nothing about games.

pub mod action;
pub mod app;
mod axis;
pub mod caption;
pub mod desk;
pub mod effect;
pub mod find_bar;
mod halves;
pub mod icon;
pub mod icons;
mod keyboard;
mod lessons_menu;
mod line_names;
mod linked;
pub mod minimap;
pub mod more_menu;
pub mod node_words;
pub mod paint;
pub mod progress_card;
pub mod remembering;
pub mod ribbon;
pub mod settings;
pub mod shortcuts;
mod shown;
pub mod side_panel;
pub mod start;
pub mod start_failure;
pub mod theme;
pub mod timeline;
pub mod top_bar;
pub mod transport;
mod tree_clicks;
mod tree_drag;
pub mod tree_panel;
pub mod walking;
pub mod widgets;
pub mod worker;
