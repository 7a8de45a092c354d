//! What a position looks like, in the terms of its board and without a pixel: who stands where, and which lines count.
//!
//! Knows no particular game and nothing of screens; a picture decides sizes and colours.

use crate::score::Player;

/// What is drawn for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// Nothing but a node: a triangle, or a square at a leaf.
    Abstract,
    /// Rows and columns of cells with marks in them.
    Grid(Grid),
    /// Two rows of pits with a store at either end.
    Mancala(MancalaBoard),
    /// Piles of objects.
    Piles(Piles),
}

/// A rectangular board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// How many cells stand side by side.
    pub columns: usize,
    /// The cells row by row from the top left.
    pub cells: Vec<Option<Piece>>,
    /// The cell of the last move, where there was one.
    pub last: Option<usize>,
    /// The lines that have won the game, each by its first and last cell.
    pub won: Vec<(usize, usize)>,
    /// How players call the cells.
    pub coordinates: Coordinates,
}

/// How players call the cells of a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// Every cell has a number, row by row from the top left.
    CellNumbers,
    /// Only columns have numbers, from the left.
    ColumnNumbers,
    /// Columns have letters and rows have numbers from the top: `a1`, `d3`.
    Algebraic,
}

impl Grid {
    /// How many cells stand one above the other.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.cells.len() / self.columns
    }

    /// What a column is called, counted from 0: `1`, or `a`; `None` where it is not called anything.
    #[must_use]
    pub fn column_name(&self, column: usize) -> Option<String> {
        match self.coordinates {
            Coordinates::CellNumbers => None,
            Coordinates::ColumnNumbers => Some((column + 1).to_string()),
            Coordinates::Algebraic => {
                u32::try_from(column).ok().and_then(|column| char::from_digit(column + 10, 36)).map(String::from)
            }
        }
    }

    /// What is written in an empty cell so that it can be found: its name, or in the uppermost row its column's.
    #[must_use]
    pub fn cell_name(&self, cell: usize) -> Option<String> {
        match self.coordinates {
            Coordinates::CellNumbers => Some((cell + 1).to_string()),
            Coordinates::ColumnNumbers => (cell < self.columns).then(|| self.column_name(cell)).flatten(),
            Coordinates::Algebraic => {
                self.column_name(cell % self.columns).map(|column| format!("{column}{}", cell / self.columns + 1))
            }
        }
    }
}

/// What stands in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its shape.
    pub shape: PieceShape,
    /// Whose it is.
    pub owner: Player,
}

/// The shapes that stones have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceShape {
    /// ×
    Cross,
    /// ○
    Nought,
    /// A round disc, filled if it is MAX's and hollow if it is MIN's.
    Disc,
}

/// A board for sowing. South's row is the lower one and runs from left to right to the store at the right end; North's is the
/// upper one and runs from right to left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MancalaBoard {
    /// The lower row.
    pub south: MancalaRow,
    /// The upper row.
    pub north: MancalaRow,
}

/// One side of a board for sowing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MancalaRow {
    /// Whose it is.
    pub owner: Player,
    /// Its pits in its own sowing direction, the last one next to its store.
    pub pits: Vec<PitContents>,
    /// What is in its store.
    pub store: u32,
    /// The pit that was sown last, if it is one of these.
    pub last: Option<usize>,
}

/// What is in a pit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PitContents {
    /// So many seeds, one like the other.
    Seeds(u32),
    /// Tokens worth so much, in the order in which they arrived.
    Tokens(Vec<u8>),
}

/// Piles of objects, one like the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piles {
    /// How many objects there are in each pile.
    pub objects: Vec<u16>,
    /// The pile from which something was taken last.
    pub last: Option<usize>,
}

/// What an evaluation counted for one player: straight lines of cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedLines {
    /// Whose lines these are.
    pub player: Player,
    /// The letter under which the board knows that player.
    pub mark: char,
    /// Each line by its first and last cell.
    pub lines: Vec<(usize, usize)>,
}
