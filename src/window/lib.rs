//! What all parts of the window share: how it looks, the state that they read, the commands and requests that they
//! push, and documents as the window knows them. Nothing here draws a part of the window.
//!
//! Its folders, from the ground up:
//!
//! | folder | what is in it |
//! |---|---|
//! | [`look`] | the theme, icons, widgets and charts: how anything looks |
//! | [`jobs`] | what runs in the background |
//! | [`stored`] | settings, drafts and progress, as they are stored between runs |
//! | [`state`] | the state that panels read: modes, the exercise, the lectern, the class, the last edit |
//! | [`input`] | commands with their keys, and the keyboard |
//! | [`games`] | what the window knows of each game |
//! | [`documents`] | documents as data: what is opened and exported, and the messages to the user about it |
//! | [`panel`] | what panels have in common: the context that each is given, and the requests that it pushes |

#![expect(missing_docs, clippy::missing_errors_doc, reason = "the crate is the program's own: names say what they can")]

pub mod documents;
pub mod games;
pub mod input;
pub mod jobs;
pub mod look;
pub mod panel;
pub mod state;
pub mod stored;
