//! Boards as shapes: grids, mancala boards and piles, with the labels of their parts.
//!
//! Knows no rules: everything that is drawn is in the [`Board`](poda_core::game::board::Board).

mod grid;
mod mancala;
mod piles;

use crate::picture::shape::{PixelRect, Point, Shape, Stroke, point};
pub use grid::{Margins, draw_counted_lines};
use grid::{draw_around_grid, draw_around_mancala, draw_bare_grid, draw_in_cells};
use poda_core::game::board::{Board, Coordinates, Grid};
use std::ops::Range;

/// The least size, in pixels, of a cell that has a label.
pub const MIN_LABELED_CELL: f32 = 20.0;
/// The least text size of a label, in pixels.
pub const MIN_LABEL_SIZE: f32 = 12.0;
/// The largest factor by which text on a board is enlarged to stay legible.
pub const MAX_TEXT_FACTOR: f32 = 1.6;

/// Where and how a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct BoardStyle {
    /// The board's top left, in pixels.
    pub min: Point,
    /// The board's width, in pixels.
    pub width: f32,
    /// The line around the board.
    pub frame: Stroke,
    /// Whether everything is drawn in faint grey instead of the players' colors.
    pub faint: bool,
}

/// Enlarges the texts among the shapes from `start` on to `min_text_px`. Removes those that would be enlarged too much,
/// and those that are not within the pixel columns `visible`.
pub fn make_legible(shapes: &mut Vec<Shape>, start: usize, min_text_px: f32, visible: &Range<f32>) {
    let board = shapes.split_off(start);
    shapes.extend(board.into_iter().filter_map(|mut shape| {
        if let Shape::Text { size, .. } = &mut shape {
            if *size * MAX_TEXT_FACTOR < min_text_px {
                return None;
            }
            *size = size.max(min_text_px);
        }
        let is_visible = |rect: PixelRect| visible.start <= rect.min.x && rect.max.x <= visible.end;
        PixelRect::of_text(&shape).is_none_or(is_visible).then_some(shape)
    }));
}

/// A part of a board that a move can start from or go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardPart {
    /// A cell, row by row from the top left.
    Cell(usize),
    /// A whole column of cells.
    Column(usize),
    /// A pit, numbered in its owner's sowing direction.
    Pit {
        /// Whether it is in the upper row.
        is_north: bool,
        /// Its index in that row.
        pit: usize,
    },
    /// A pile.
    Pile(usize),
}

/// The top left and bottom right of a part, for a board `width` pixels wide whose top left is at `min`. `None` if the
/// board has no such part.
pub fn part_bounds(board: &Board, part: BoardPart, min: Point, width: f32) -> Option<(Point, Point)> {
    match (board, part) {
        (Board::Grid(grid), BoardPart::Cell(cell)) => {
            let size = width / grid.columns as f32;
            let corner =
                point(min.x + (cell % grid.columns) as f32 * size, min.y + (cell / grid.columns) as f32 * size);
            Some((corner, point(corner.x + size, corner.y + size)))
        }
        (Board::Grid(grid), BoardPart::Column(column)) => {
            let size = width / grid.columns as f32;
            let left = min.x + column as f32 * size;
            Some((point(left, min.y), point(left + size, min.y + grid.rows() as f32 * size)))
        }
        (Board::Mancala(board), BoardPart::Pit { is_north, pit }) => {
            Some(mancala::pit_bounds(board, is_north, pit, min, width))
        }
        (Board::Piles(board), BoardPart::Pile(pile)) => Some(piles::pile_bounds(board, pile, min, width)),
        _ => None,
    }
}

/// Draws a board, with labels in the parts that are large enough.
pub fn draw(board: &Board, style: BoardStyle, shapes: &mut Vec<Shape>) {
    match board {
        Board::Abstract => {}
        Board::Grid(grid) => draw_grid(grid, style, shapes),
        Board::Mancala(board) => mancala::draw(board, style, shapes),
        Board::Piles(board) => piles::draw(board, style, shapes),
    }
}

/// Draws a grid, with labels in its empty cells if these are large enough.
pub fn draw_grid(grid: &Grid, style: BoardStyle, shapes: &mut Vec<Shape>) {
    draw_bare_grid(grid, style, shapes);
    draw_in_cells(grid, style, shapes);
}

/// Draws a board with the labels of all its parts, on the board or in the [`Margins`](super::Margins) around it.
pub fn draw_with_labels(board: &Board, style: BoardStyle, shapes: &mut Vec<Shape>) {
    match board {
        Board::Grid(grid) if grid.coordinates != Coordinates::CellNumbers => {
            draw_bare_grid(grid, style, shapes);
            draw_around_grid(grid, style, shapes);
        }
        Board::Mancala(mancala) => {
            draw(board, style, shapes);
            draw_around_mancala(board, mancala, style, shapes);
        }
        Board::Grid(_) | Board::Piles(_) | Board::Abstract => draw(board, style, shapes),
    }
}

/// The width and height of the boards of a tree, in units.
#[derive(Clone, Copy, Debug)]
pub struct BoardSizes {
    /// At inner nodes.
    pub inner: Point,
    /// At leaves.
    pub leaf: Point,
}

impl BoardSizes {
    /// The sizes for a game with boards like this one. A board of many cells is larger, so that its cells stay legible.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let size = |usual: f32, min_cell: f32, max: f32| match board {
            Board::Abstract => point(usual, usual),
            Board::Grid(grid) => {
                let (columns, rows) = (grid.columns as f32, grid.rows() as f32);
                let cells = columns.max(rows);
                let cell = (usual / cells).max(min_cell).min(max / cells);
                point(columns * cell, rows * cell)
            }
            Board::Mancala(board) => mancala::size(board, usual),
            Board::Piles(board) => piles::size(board, usual),
        };
        Self { inner: size(62.0, 12.0, 110.0), leaf: size(48.0, 9.5, 90.0) }
    }
}
