//! The games in the window: what it knows of each ([`looks`]), and what follows from that for names, boards and editors.

pub mod boards;
pub mod counts_form;
pub mod looks;
