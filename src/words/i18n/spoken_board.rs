//! A board that an author has drawn at a node, as a screen reader says it: row by row, and what has changed.
//!
//! The boards of games are said by their parts and numbers, which the window knows.

use super::{Words, args};
use poda_core::game::board::{Board, Coordinates, Grid, Piece, PieceShape};
use poda_core::score::Player;
use poda_core::text::visible;

/// Returns the cells of a board row by row, and the cells that differ from the board before, or the lines of a text;
/// `None` for another board.
pub fn spoken_cells(words: &Words, board: &Board) -> Option<String> {
    match board {
        Board::Text(text) => Some(text.lines.iter().map(|line| visible(line.trim())).collect::<Vec<_>>().join("; ")),
        Board::Grid(grid) => match grid.coordinates {
            Coordinates::Chess => Some(spoken_rows(words, grid)),
            // No game has a grid of hexagons.
            Coordinates::Algebraic if !grid.tiling.is_square() => Some(spoken_rows(words, grid)),
            Coordinates::Algebraic
            | Coordinates::CellNumbers
            | Coordinates::TileNumbers
            | Coordinates::ColumnNumbers => None,
        },
        Board::Abstract | Board::Mancala(_) | Board::Piles(_) | Board::Dice(_) => None,
    }
}

fn spoken_rows(words: &Words, grid: &Grid) -> String {
    let cell = |cell: &Option<Piece>| cell.map_or_else(|| words.text("board-empty"), |piece| piece_name(words, piece));
    let row = |(row, cells): (usize, &[Option<Piece>])| {
        let cells = cells.iter().map(cell).collect::<Vec<_>>().join(", ");
        match grid.row_number(row) {
            Some(number) => format!("{number}: {cells}"),
            None => cells,
        }
    };
    let rows = grid.cells.chunks(grid.columns).enumerate().map(row).collect::<Vec<_>>().join("; ");
    if grid.changed.is_empty() {
        return rows;
    }
    let cells = grid.changed.iter().filter_map(|&cell| grid.cell_name(cell)).collect::<Vec<_>>().join(", ");
    words.fill("board-spoken-changed", &args![rows, cells])
}

fn piece_name(words: &Words, piece: Piece) -> String {
    match (piece.shape, piece.owner) {
        (PieceShape::Cross, _) => "X".to_owned(),
        (PieceShape::Nought, _) => "O".to_owned(),
        (PieceShape::Triangle, _) => "T".to_owned(),
        (PieceShape::Disc, Player::Max) => words.text("disc-blue-in-cell"),
        (PieceShape::Disc, Player::Min) => words.text("disc-orange-in-cell"),
        (PieceShape::Tile(number), _) => number.to_string(),
        (PieceShape::LetteredDisc(letter) | PieceShape::Letter(letter), _) => visible(letter.as_str()).into_owned(),
    }
}
