//! Poda: minimax and alpha-beta, one step at a time.

pub mod cli;
pub mod disk;
pub mod export;
pub mod file;
pub mod game;
pub mod i18n;
pub mod layout;
pub mod lessons;
pub mod picture;
pub mod score;
pub mod search;
pub mod session;
pub mod trace;
pub mod ui;
