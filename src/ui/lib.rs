//! The window: panels read the model and push requests; the application carries them out once a frame.
//!
//! Only this crate uses egui. It draws what the other crates compute, and computes nothing about games or searches
//! itself.
//!
//! Its rooms, from the ground up:
//!
//! | room | what is in it |
//! |---|---|
//! | `look` | the theme, icons, widgets and charts: how anything looks |
//! | `jobs` | what runs in the background |
//! | [`stored`] | settings, drafts and progress, as they are stored between runs |
//! | [`state`] | the state that panels read: modes, the exercise, the lectern, the class, the last edit |
//! | [`input`] | commands with their keys, and the keyboard |
//! | `games` | what the window knows of each game |
//! | [`documents`] | documents as data: what is opened and exported, and the messages to the user about it |
//! | `panel` | what panels have in common: the context that each is given, and the requests that it pushes |
//! | [`practice`] | the panels of practice: questions, blank trees, the order of moves |
//! | [`side_panel`] | the side panel and its sections |
//! | `tree_panel` | the tree, its map, and what is done to a node |
//! | [`frame`] | what is around the panels: bars, menus, the strip and captions under trees, cards, the split view |
//! | `lectern` | a lecturer's tools |
//! | [`dialogs`] | the dialogs over the window |
//! | [`files`] | opening, saving and exporting |
//! | [`app`] | the application: its state, the course of a frame, and the effect of each request |
//! | [`start`] | the start of the program, and what it stores at the end |

#![expect(missing_docs, reason = "the crate is the program's own: names say what they can")]

pub mod app;
pub mod dialogs;
pub mod documents;
pub mod files;
pub mod frame;
mod games;
pub mod input;
mod jobs;
mod lectern;
mod look;
mod panel;
pub mod practice;
pub mod side_panel;
pub mod start;
pub mod state;
pub mod stored;
mod tree_panel;
