//! Boards as shapes: grids, mancala boards and piles, with the labels of their parts.
//!
//! Knows no rules: everything that is drawn is in the [`Board`](poda_core::game::board::Board).

mod coordinates;
mod draw;
mod grid;
mod legible;
mod mancala;
mod parts;
mod piles;
mod sizes;
mod style;

pub use coordinates::Margins;
pub use draw::{draw, draw_grid, draw_with_labels};
pub use grid::draw_counted_lines;
pub(super) use legible::make_legible;
pub use parts::{BoardPart, part_bounds};
pub use sizes::BoardSizes;
pub use style::{BoardStyle, MAX_TEXT_FACTOR};
