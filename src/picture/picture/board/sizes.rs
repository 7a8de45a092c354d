//! How large the boards of a tree are drawn.

use super::{mancala, piles};
use crate::picture::shape::{Point, point};
use poda_core::game::board::Board;

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
