//! Boards as shapes: grids, sowing boards and piles, with the names of their parts.

mod coordinates;
mod grid;
mod mancala;
mod piles;

pub use coordinates::{Margins, draw_with_labels};
pub use grid::{BoardPart, BoardSizes, BoardStyle, draw, draw_grid, draw_tally, part_bounds};
