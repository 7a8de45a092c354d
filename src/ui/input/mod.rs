//! What the user asks for: commands with their keys, the keyboard, and the requests of panels.

pub mod command;
pub(crate) mod keyboard;
pub mod request;
pub mod shortcut;
