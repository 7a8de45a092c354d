//! The drawing of a position in the terms of its board: which piece is in which cell, and which lines count.
//!
//! Does not depend on a particular game or on pixels: the picture decides on sizes and colors.

use crate::score::Player;
use std::fmt;

/// The board that is drawn for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// No board: the node itself, a triangle or, at a leaf, a square.
    Abstract,
    /// Rows and columns of cells with pieces in them.
    Grid(Grid),
    /// Two rows of pits with a store at each end.
    Mancala(MancalaBoard),
    /// Piles of objects.
    Piles(Piles),
    /// A die and the points that it has scored.
    Dice(DiceBoard),
    /// Lines of text.
    Text(TextBoard),
}

/// A board of rows and columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The number of columns.
    pub columns: usize,
    /// The cells, row by row from the top left.
    pub cells: Vec<Option<Piece>>,
    /// The cell of the last move, if there was one.
    pub last: Option<usize>,
    /// The cells that differ from the board before, where the move itself is not known.
    pub changed: Vec<usize>,
    /// The connections that won the game, such as straight lines: each by the cells at which it begins, bends and ends.
    pub won: Vec<Vec<usize>>,
    /// How the cells are named.
    pub coordinates: Coordinates,
    /// The shape of the cells.
    pub tiling: Tiling,
}

/// The shape of the cells of a grid, and how its rows meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Tiling {
    /// Squares below one another.
    #[default]
    Squares,
    /// Hexagons. Every row begins half a cell to the right of the row above it, so that a cell within the board touches
    /// six others.
    Hexagons,
    /// Squares below one another, every second one dark. The one at the bottom left is dark.
    Checkered,
    /// Crossings of lines, with the pieces on them.
    Points,
    /// Cells below one another without lines between them.
    Bare,
}

impl Tiling {
    /// Returns whether the cells are squares below one another, whatever is drawn between them.
    pub const fn is_square(self) -> bool {
        match self {
            Self::Squares | Self::Checkered | Self::Points | Self::Bare => true,
            Self::Hexagons => false,
        }
    }
}

/// How the cells of a grid are named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// Every cell has a number, row by row from the top left.
    CellNumbers,
    /// Every cell has a number, row by row from the top left. It is not written, because it would be read as a numbered
    /// tile.
    TileNumbers,
    /// Only columns have numbers, from the left.
    ColumnNumbers,
    /// Columns have letters and rows have numbers from the top: `a1`, `d3`.
    Algebraic,
    /// Columns have letters and rows have numbers from the bottom, as in chess. Empty cells may have a character of
    /// their own, so the names of cells are written around the board only.
    Chess,
}

impl Grid {
    /// Returns the number of rows.
    pub fn rows(&self) -> usize {
        self.cells.len() / self.columns
    }

    /// Returns whether the pieces are numbered tiles.
    pub fn holds_tiles(&self) -> bool {
        self.coordinates == Coordinates::TileNumbers
    }

    /// Returns whether some pieces have a letter.
    pub fn has_letters(&self) -> bool {
        self.cells.iter().flatten().any(|piece| piece.shape.letter().is_some())
    }

    /// Returns the greatest number on a tile; 0 if there are no tiles.
    pub fn greatest_tile(&self) -> u32 {
        let number = |piece: &Piece| if let PieceShape::Tile(number) = piece.shape { number } else { 0 };
        self.cells.iter().flatten().map(number).max().unwrap_or_default()
    }

    /// Returns the name of a column, counted from 0: `1`, or `a`; `None` if columns have no names.
    pub fn column_name(&self, column: usize) -> Option<String> {
        match self.coordinates {
            Coordinates::CellNumbers | Coordinates::TileNumbers => None,
            Coordinates::ColumnNumbers => Some((column + 1).to_string()),
            Coordinates::Algebraic | Coordinates::Chess => {
                u32::try_from(column).ok().and_then(|column| char::from_digit(column + 10, 36)).map(String::from)
            }
        }
    }

    /// Returns the number of a row, counted from 0 at the top; `None` if rows have no numbers.
    pub fn row_number(&self, row: usize) -> Option<usize> {
        match self.coordinates {
            Coordinates::CellNumbers | Coordinates::TileNumbers | Coordinates::ColumnNumbers => None,
            Coordinates::Algebraic => Some(row + 1),
            Coordinates::Chess => Some(self.rows() - row),
        }
    }

    /// Returns the label of an empty cell: its name or, in the top row of a grid that names columns only, the name of
    /// its column.
    pub fn cell_name(&self, cell: usize) -> Option<String> {
        match self.coordinates {
            Coordinates::CellNumbers | Coordinates::TileNumbers => Some((cell + 1).to_string()),
            Coordinates::ColumnNumbers => (cell < self.columns).then(|| self.column_name(cell)).flatten(),
            Coordinates::Algebraic | Coordinates::Chess => {
                let column = self.column_name(cell % self.columns)?;
                Some(format!("{column}{}", self.row_number(cell / self.columns)?))
            }
        }
    }
}

/// A piece in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its shape.
    pub shape: PieceShape,
    /// The player to whom it belongs. Of three players, it is MAX for the first and MIN for the others.
    pub owner: Player,
}

/// The shape of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceShape {
    /// ×
    Cross,
    /// ○
    Nought,
    /// △
    Triangle,
    /// A round disc, filled for MAX and hollow for MIN.
    Disc,
    /// A square tile with this number.
    Tile(u32),
    /// A round disc with a letter in it, because its owner has several kinds of pieces.
    LetteredDisc(Symbol),
    /// A letter that belongs to no player.
    Letter(Symbol),
}

impl PieceShape {
    /// Returns the letter of the piece.
    pub const fn letter(&self) -> Option<&Symbol> {
        match self {
            Self::LetteredDisc(letter) | Self::Letter(letter) => Some(letter),
            Self::Cross | Self::Nought | Self::Triangle | Self::Disc | Self::Tile(_) => None,
        }
    }
}

/// A character as a reader counts it, which may consist of several code points.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Symbol {
    length: u8,
    bytes: [u8; Self::MAX_BYTES],
}

impl Symbol {
    /// The largest number of bytes of a character.
    pub const MAX_BYTES: usize = 39;

    /// Returns a character; `None` if the text is empty or takes more than [`MAX_BYTES`](Self::MAX_BYTES).
    ///
    /// ```
    /// use poda_core::game::board::Symbol;
    ///
    /// assert_eq!(Symbol::new("♜").unwrap().as_str(), "♜");
    /// assert_eq!((Symbol::new(""), Symbol::new(&"a".repeat(40))), (None, None));
    /// ```
    pub fn new(text: &str) -> Option<Self> {
        let mut bytes = [0; Self::MAX_BYTES];
        bytes.get_mut(..text.len()).filter(|place| !place.is_empty())?.copy_from_slice(text.as_bytes());
        Some(Self { length: u8::try_from(text.len()).ok()?, bytes })
    }

    /// Returns the character.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.bytes[..usize::from(self.length)]).unwrap_or_default()
    }
}

impl fmt::Debug for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_str().fmt(f)
    }
}

/// Lines of text in a fixed pitch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextBoard {
    /// The lines.
    pub lines: Vec<String>,
}

impl TextBoard {
    /// Returns the lines of a text.
    pub fn new(text: &str) -> Self {
        Self { lines: text.lines().map(str::to_owned).collect() }
    }

    /// Returns the number of characters of the longest line, at least 1.
    pub fn columns(&self) -> usize {
        self.lines.iter().map(|line| line.chars().count()).max().unwrap_or_default().max(1)
    }
}

/// A mancala board. South's row is the lower one and runs from left to right to the store at the right end; North's is
/// the upper one and runs from right to left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MancalaBoard {
    /// The lower row.
    pub south: MancalaRow,
    /// The upper row.
    pub north: MancalaRow,
}

/// One side of a mancala board: a row of pits and a store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MancalaRow {
    /// The player to whom it belongs.
    pub owner: Player,
    /// Its pits in its own sowing direction, the last one next to its store.
    pub pits: Vec<PitContents>,
    /// The number of seeds or the sum of the tokens in its store.
    pub store: u32,
    /// The pit of the last move, if it is in this row.
    pub last: Option<usize>,
}

/// The contents of a pit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PitContents {
    /// A number of equal seeds.
    Seeds(u32),
    /// The values of tokens, in the order in which they arrived.
    Tokens(Vec<u8>),
}

/// Piles of equal objects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piles {
    /// The number of objects in each pile.
    pub objects: Vec<u16>,
    /// The pile of the last move, if there was one.
    pub last: Option<usize>,
}

/// A die, the number that it shows, and the points that the players hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceBoard {
    /// The points that win.
    pub target: u32,
    /// The points that MAX and MIN hold.
    pub scores: [u32; 2],
    /// The points of the current turn, which are not held yet.
    pub turn: u32,
    /// The player whose turn it is.
    pub to_move: Player,
    /// Whether the die is being rolled.
    pub is_rolling: bool,
    /// The number that the die shows, if it has just been rolled.
    pub last: Option<u8>,
}

/// The straight lines of cells that an evaluation counted for one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountedLines {
    /// The player for whom they were counted.
    pub player: Player,
    /// The letter of that player's mark.
    pub mark: char,
    /// Each line by its first and last cell.
    pub lines: Vec<(usize, usize)>,
}
