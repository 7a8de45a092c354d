//! The games in the window: their properties ([`looks`]) and settings ([`game_settings`]), and the names, boards and forms derived from them.

pub mod boards;
pub mod counts_form;
pub mod game_settings;
pub mod looks;
