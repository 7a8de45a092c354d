//! The games in the window: their properties ([`looks`]), and the names, boards and forms derived from them.

pub mod boards;
pub mod counts_form;
pub mod looks;
