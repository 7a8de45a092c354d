//! The menu "More": rules and evaluation of the game, order of moves, notation, limits, theme.

mod board_size;
mod folded;
mod menu;
mod move_ordering;
mod topic;

pub use menu::{BarRoom, more_menu_ui};
