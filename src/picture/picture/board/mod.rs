//! Boards as shapes: grids, mancala boards and piles, with the labels of their parts.
//!
//! Knows no rules: everything that is drawn is in the [`Board`](poda_core::game::board::Board).

mod draw;
mod grid;
mod mancala;
mod parts;
mod piles;
mod style;

pub use draw::{BoardSizes, draw, draw_grid, draw_with_labels};
pub use grid::{Margins, draw_counted_lines};
pub use parts::{BoardPart, part_bounds};
pub(super) use style::make_legible;
pub use style::{BoardStyle, MAX_TEXT_FACTOR};
