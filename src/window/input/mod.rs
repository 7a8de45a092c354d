//! What the user asks for: commands with their keys, and the keyboard.

pub mod command;
pub mod keyboard;
pub mod shortcut;
