//! Any board as shapes, with labels inside it or around it.

use super::coordinates::{draw_around_grid, draw_around_mancala, draw_in_cells};
use super::grid::draw_bare_grid;
use super::style::BoardStyle;
use super::{mancala, piles};
use crate::picture::shape::Shape;
use poda_core::game::board::{Board, Coordinates, Grid};

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
