//! Opening and saving documents, and the modals and notifications about them.

pub mod answer;
mod answering;
mod background_read;
mod comparison;
mod confirmation;
pub mod dropped_files;
pub mod exam_papers;
mod exercise;
mod export;
mod export_notification;
pub mod exported_text;
pub mod file_dialog;
pub mod file_export;
mod form;
mod glossary;
mod hand_in;
mod key_sheet;
mod lecture;
pub mod loaded_document;
pub mod loaded_lecture;
mod modal;
pub mod notification;
mod notification_card;
pub mod notification_text;
mod open;
mod open_modal;
pub mod page_frame;
mod panel;
mod paste;
mod path_prompt;
mod picture_frame;
pub mod pictures;
mod progress;
mod save;
pub mod tree_text;

pub use panel::Documents;
