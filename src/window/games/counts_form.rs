//! The form for filling pits, piles, scores and tiles: a text for each field, which is parsed as a number or as tokens.

use poda_core::game::board::{Board, Grid, MancalaRow, PieceShape, PitContents};
use poda_core::game::mancala::MAX_STORED;

#[derive(Clone, Debug)]
pub struct CountsForm {
    kind: CountsKind,
    columns: Vec<Vec<String>>,
}

/// The meaning of the fields.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountsKind {
    /// South's and North's pits, each followed by their store.
    Pits,
    Piles,
    /// MAX's points, MIN's points, and those of the turn.
    Points,
    Tiles,
}

/// Why the fields do not describe a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountsFault {
    /// The column and the row of the invalid field.
    pub field: [usize; 2],
    pub kind: CountsFaultKind,
}

/// What is wrong with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountsFaultKind {
    /// Not a number, or greater than this maximum.
    Count(u32),
    /// Not tokens, or more of them than this maximum.
    Token(usize),
    /// Tokens that can be sown in more orders than a move can encode.
    Orders,
    /// Neither 0 nor a power of two up to this maximum.
    Tile(u32),
}

impl CountsForm {
    /// Returns the fields for a position with this board. Returns `None` if its positions are not set up by numbers.
    pub fn of(board: &Board) -> Option<Self> {
        let (kind, columns) = match board {
            Board::Mancala(board) => (CountsKind::Pits, [&board.south, &board.north].map(row_texts).to_vec()),
            Board::Piles(piles) => (CountsKind::Piles, vec![piles.objects.iter().map(u16::to_string).collect()]),
            Board::Dice(dice) => {
                let [max, min] = dice.scores;
                (CountsKind::Points, vec![[max, min, dice.turn].map(|points| points.to_string()).to_vec()])
            }
            Board::Grid(grid) if grid.holds_tiles() => (CountsKind::Tiles, tile_texts(grid)),
            Board::Abstract | Board::Grid(_) | Board::Text(_) => return None,
        };
        Some(Self { kind, columns })
    }

    pub const fn kind(&self) -> CountsKind {
        self.kind
    }

    pub fn columns(&self) -> usize {
        self.columns.len()
    }

    pub fn rows(&self) -> usize {
        self.columns.first().map_or(0, Vec::len)
    }

    pub fn field(&mut self, [column, row]: [usize; 2]) -> &mut String {
        &mut self.columns[column][row]
    }

    /// Parses the number in a field.
    ///
    /// # Errors
    /// Fails if the field is not a number up to `max`.
    pub fn count(&self, [column, row]: [usize; 2], max: u32) -> Result<u32, CountsFault> {
        let count = self.columns[column][row].trim().parse().ok().filter(|&count| count <= max);
        count.ok_or(CountsFault { field: [column, row], kind: CountsFaultKind::Count(max) })
    }

    /// Parses the tile in a field. An empty field is 0.
    ///
    /// # Errors
    /// Fails if the field is neither empty nor a power of two up to `max`.
    pub fn tile(&self, [column, row]: [usize; 2], max: u32) -> Result<u32, CountsFault> {
        let text = self.columns[column][row].trim();
        let tile = if text.is_empty() { Some(0) } else { text.parse().ok() };
        let is_tile = |tile: &u32| *tile == 0 || (2..=max).contains(tile) && tile.is_power_of_two();
        tile.filter(is_tile).ok_or(CountsFault { field: [column, row], kind: CountsFaultKind::Tile(max) })
    }

    /// Parses the numbers in the first `rows` fields of a column.
    ///
    /// # Errors
    /// Fails with the first field that is not a number up to `max`.
    pub fn counts(&self, column: usize, rows: usize, max: u16) -> Result<Vec<u16>, CountsFault> {
        let count = |row| self.count([column, row], max.into()).map(|count| u16::try_from(count).unwrap_or(max));
        (0..rows).map(count).collect()
    }

    /// Parses the numbers in the stores of South and North, which follow the pits.
    ///
    /// # Errors
    /// Fails with the first field that is not a number that a store can hold.
    pub fn stores(&self) -> Result<[u32; 2], CountsFault> {
        let last = self.rows().saturating_sub(1);
        Ok([self.count([0, last], MAX_STORED)?, self.count([1, last], MAX_STORED)?])
    }

    /// Parses the tokens in a field. Spaces, commas, hyphens and semicolons separate them.
    ///
    /// # Errors
    /// Fails if the field contains something other than `values`, or more than `max` of them.
    pub fn tokens(&self, [column, row]: [usize; 2], values: &[u8], max: usize) -> Result<Vec<u8>, CountsFault> {
        let words = self.columns[column][row].split([' ', ',', '-', ';']).filter(|word| !word.is_empty());
        let tokens: Option<Vec<u8>> =
            words.map(|word| word.parse().ok().filter(|token| values.contains(token))).collect();
        let tokens = tokens.filter(|tokens| tokens.len() <= max);
        tokens.ok_or(CountsFault { field: [column, row], kind: CountsFaultKind::Token(max) })
    }

    /// Returns the fields after adding or removing a pit on each side, or a pile. A new one has the content of the
    /// first one. Returns `None` if the resulting number is 0 or exceeds `max`.
    pub fn resized(&self, is_shorter: bool, max: usize) -> Option<Self> {
        let length = match self.kind {
            // The store follows the pits.
            CountsKind::Pits => self.rows().checked_sub(1)?,
            CountsKind::Piles => self.rows(),
            CountsKind::Points | CountsKind::Tiles => return None,
        };
        let is_possible = if is_shorter { 1 < length } else { length < max };
        let mut resized = self.clone();
        for column in &mut resized.columns {
            if is_shorter {
                column.remove(length - 1);
            } else {
                column.insert(length, column[0].clone());
            }
        }
        is_possible.then_some(resized)
    }
}

/// Returns the texts of the tiles, column by column. Empty cells have empty texts.
fn tile_texts(grid: &Grid) -> Vec<Vec<String>> {
    let text = |cell: usize| match grid.cells[cell].map(|piece| piece.shape) {
        Some(PieceShape::Tile(number)) => number.to_string(),
        Some(
            PieceShape::Cross
            | PieceShape::Nought
            | PieceShape::Triangle
            | PieceShape::Disc
            | PieceShape::LetteredDisc(_)
            | PieceShape::Letter(_),
        )
        | None => String::new(),
    };
    let cells = grid.cells.len();
    (0..grid.columns).map(|column| (column..cells).step_by(grid.columns).map(text).collect()).collect()
}

fn row_texts(row: &MancalaRow) -> Vec<String> {
    let pits = row.pits.iter().map(|pit| match pit {
        PitContents::Seeds(seeds) => seeds.to_string(),
        PitContents::Tokens(tokens) => tokens.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
    });
    pits.chain([row.store.to_string()]).collect()
}
