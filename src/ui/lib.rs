//! The window: panels read the model and push requests; the application carries them out once a frame.
//!
//! Only this crate uses egui. It draws what the other crates compute, and computes nothing about games or searches itself.

#![expect(missing_docs, reason = "the crate is the program's own: names say what they can")]

pub mod app;
mod app_icon;

mod background_job;
mod caption;
mod chart;
mod classroom;
pub mod command;
mod command_state;
mod command_widgets;
mod comparison;
mod copied_picture;
pub mod dialogs;
mod document_title;
pub mod drafts;
pub mod edit_feedback;
pub mod files;
mod find_bar;
mod games;
mod glyphs;
mod icons;
mod keyboard;
mod lectern;
mod lecture;

mod linked_text;
mod long_list;
mod mcts_controls;
mod mcts_split;
mod mode;
mod more_menu;
mod node_description;
mod notifications;
mod number_pad;
mod page_document;
mod paint;
pub mod persistence;
pub mod practice;
pub mod printed_page;
mod progress_card;
pub mod request;
mod request_widgets;
mod ribbon;
pub mod search_controls;
mod search_refusals;
mod setting_choices;
pub mod settings;
mod sheet;
pub mod shortcut;
pub mod side_panel;
mod size_class;
mod split_view;
pub mod start;
pub mod storage;
pub mod stored_progress;
mod task_runner;
mod text_strip;
mod theme;
mod timeline;
mod top_bar;
mod transport;
mod tree_panel;
mod tree_picture;
mod view_context;
mod widgets;
