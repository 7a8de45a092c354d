//! Boards as shapes: grids, mancala boards, piles and dice, with the labels of their parts.
//!
//! Does not depend on the rules of a game: the [`Board`] contains everything that is drawn.

mod cells;
mod dice;
mod grid;
mod mancala;
mod parts;
mod piles;
mod style;
mod text;

use crate::picture::shape::{Point, Shape, point};
pub use cells::{cell_bounds, cell_center, grid_extent};
pub use grid::{Margins, draw_counted_lines};
use grid::{draw_around_grid, draw_around_mancala, draw_bare_grid, draw_in_cells};
pub use parts::{BoardPart, part_bounds};
use poda_core::game::board::{Board, Grid};
pub(super) use style::make_legible;
pub use style::{BoardStyle, MAX_TEXT_FACTOR};

/// Draws a board, with labels in the parts that are large enough.
pub fn draw(board: &Board, style: BoardStyle, shapes: &mut Vec<Shape>) {
    match board {
        Board::Abstract => {}
        Board::Grid(grid) => draw_grid(grid, style, shapes),
        Board::Mancala(board) => mancala::draw(board, style, shapes),
        Board::Piles(board) => piles::draw(board, style, shapes),
        Board::Dice(board) => dice::draw(board, style, shapes),
        Board::Text(board) => text::draw(board, style, shapes),
    }
}

/// Draws a grid, with labels in its empty cells if these are large enough.
pub fn draw_grid(grid: &Grid, style: BoardStyle, shapes: &mut Vec<Shape>) {
    draw_bare_grid(grid, style, shapes);
    draw_in_cells(grid, style, shapes);
}

/// Draws a board with the labels of all its parts, on the board or in the [`Margins`] around it.
pub fn draw_with_labels(board: &Board, style: BoardStyle, shapes: &mut Vec<Shape>) {
    match board {
        Board::Grid(grid) if Margins::of(board) != Margins::default() => {
            draw_bare_grid(grid, style, shapes);
            draw_around_grid(grid, style, shapes);
        }
        Board::Mancala(mancala) => {
            draw(board, style, shapes);
            draw_around_mancala(board, mancala, style, shapes);
        }
        Board::Grid(_) | Board::Piles(_) | Board::Dice(_) | Board::Text(_) | Board::Abstract => {
            draw(board, style, shapes);
        }
    }
}

/// The smallest size of a cell with a letter in a tree, in units.
const LETTERED_CELL: f32 = 17.0;

/// Draws a board as large as it fits into a rectangle, in its middle. `style` has the rectangle's corner and width.
pub fn draw_fitted(board: &Board, style: BoardStyle, height: f32, shapes: &mut Vec<Shape>) {
    let natural = BoardSizes::of(board).inner;
    let width = style.width.min(height * natural.x / natural.y);
    let aside = point((style.width - width) / 2.0, (height - width * natural.y / natural.x) / 2.0);
    draw(board, BoardStyle { min: point(style.min.x + aside.x, style.min.y + aside.y), width, ..style }, shapes);
}

/// The sizes of the boards in a tree, in units.
#[derive(Clone, Copy, Debug)]
pub struct BoardSizes {
    /// The size at inner nodes.
    pub inner: Point,
    /// The size at leaves.
    pub leaf: Point,
    /// The size at inner nodes where every board is as small as its texts allow.
    pub smallest_inner: Point,
}

impl BoardSizes {
    /// Returns the sizes for a game with boards like the given one. A board with many cells is larger, so that its
    /// cells stay legible.
    pub fn of(board: &Board) -> Self {
        let size = |usual: f32, min_cell: f32, max: f32| match board {
            Board::Abstract => point(usual, usual),
            Board::Grid(grid) => {
                let Point { x: columns, y: rows } = grid_extent(grid);
                // Cells have enough space for the number of the greatest tile, and for a tile that is twice as great.
                if grid.holds_tiles() {
                    let digits = (2 * grid.greatest_tile()).to_string().len();
                    let cell = usual * (0.1 + 0.14 * digits as f32).max(0.36);
                    return point(columns * cell, rows * cell);
                }
                let cells = columns.max(rows);
                // A letter needs more space than a disc to be legible.
                if grid.has_letters() {
                    let cell = (usual / cells).max(LETTERED_CELL);
                    return point(columns * cell, rows * cell);
                }
                let cell = (usual / cells).max(min_cell).min(max / cells);
                point(columns * cell, rows * cell)
            }
            Board::Mancala(board) => mancala::size(board, usual),
            Board::Piles(board) => piles::size(board, usual),
            Board::Dice(_) => dice::size(usual),
            Board::Text(board) => text::size(board, usual),
        };
        let (inner, leaf) = (size(62.0, 12.0, 110.0), size(48.0, 9.5, 90.0));
        // The points of the turn need space beside a die.
        let smallest_inner = if let Board::Dice(_) = board { inner } else { leaf };
        Self { inner, leaf, smallest_inner }
    }
}
