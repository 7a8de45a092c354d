//! The window: panels read the model and push requests; the application carries them out once a frame.
//!
//! Only this crate uses egui. It draws what the other crates compute, and computes nothing about games or searches itself.
//!
//! Its rooms, from the ground up:
//!
//! | room | what is in it |
//! |---|---|
//! | `look` | the theme, icons, fonts' glyphs, widgets and charts: how anything looks |
//! | `jobs` | what runs in the background |
//! | [`stored`] | settings, drafts and progress: what is stored between runs |
//! | `documents` | documents as data |
//! | [`state`] | what panels read of the window: its modes, and what an edit changed |
//! | `games` | what the window knows of each game |
//! | [`input`] | commands with their keys, the keyboard, and the requests of panels |
//! | `panel` | what panels have in common: the context that each is given, and buttons of commands and requests |
//! | [`practice`] | questions, blank trees, and the order of moves: their state and their panels |
//! | [`side_panel`] | the side panel and its sections |
//! | `tree_panel` | the tree, its map, and what is done to a node |
//! | [`frame`] | what is around the panels: bars, menus, the caption, cards, the split view |
//! | `lectern` | a lecturer's tools |
//! | [`dialogs`] | the dialogs over the window |
//! | [`files`] | opening, saving and exporting |
//! | `classroom` | the class that follows on its phones |
//! | [`app`] | the application: its state, the course of a frame, and the effect of each request |
//! | [`start`] | the start of the program, and what it stores at the end |

#![expect(missing_docs, reason = "the crate is the program's own: names say what they can")]

pub mod app;
mod classroom;
pub mod dialogs;
mod documents;
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
