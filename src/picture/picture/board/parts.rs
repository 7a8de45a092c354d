//! The parts of a board that can be clicked, and their positions.

use super::cells::{cell_bounds, cell_width};
use super::{mancala, piles};
use crate::picture::shape::{Point, point};
use poda_core::game::board::Board;

/// A part of a board that a move can start from or go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardPart {
    /// A cell; cells are counted row by row from the top left.
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
    Pile(usize),
}

/// Returns the top left and bottom right corners of a part, for a board `width` pixels wide whose top left corner is at
/// `min`. Returns `None` if the board has no such part.
pub fn part_bounds(board: &Board, part: BoardPart, min: Point, width: f32) -> Option<(Point, Point)> {
    match (board, part) {
        (Board::Grid(grid), BoardPart::Cell(cell)) => Some(cell_bounds(grid, min, width, cell)),
        (Board::Grid(grid), BoardPart::Column(column)) => {
            let size = cell_width(grid, width);
            let left = min.x + column as f32 * size;
            Some((point(left, min.y), point(left + size, min.y + grid.rows() as f32 * size)))
        }
        (Board::Mancala(board), BoardPart::Pit { is_north, pit }) => {
            Some(mancala::pit_bounds(board, is_north, pit, min, width))
        }
        (Board::Piles(board), BoardPart::Pile(pile)) => Some(piles::pile_bounds(board, pile, min, width)),
        (_, BoardPart::Cell(_) | BoardPart::Column(_) | BoardPart::Pit { .. } | BoardPart::Pile(_)) => None,
    }
}
