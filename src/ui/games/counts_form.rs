//! The form in which pits and piles are filled: a text for each, read as numbers or tokens, or the first that is none.

use crate::game::board::{Board, MancalaRow, PitContents};

/// The texts of all fields: South's and North's pits and stores, or the piles.
#[derive(Clone, Debug)]
pub struct CountsForm {
    columns: Vec<Vec<String>>,
}

/// Why the fields are not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountsFault {
    /// The column and the row of the field that is not possible.
    pub field: [usize; 2],
    /// What is wrong with it.
    pub kind: CountsFaultKind,
}

/// What is wrong with a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CountsFaultKind {
    /// Not a number, or more than this one.
    Count(u32),
    /// Not tokens, or more of them than this.
    Token(usize),
    /// Tokens with more orders than a move can choose from.
    Orders,
}

impl CountsForm {
    /// Returns the fields of a position with this board; none on other boards than pits and piles.
    pub fn of(board: &Board) -> Self {
        let columns = match board {
            Board::Mancala(board) => [&board.south, &board.north].map(row_texts).to_vec(),
            Board::Piles(piles) => vec![piles.objects.iter().map(u16::to_string).collect()],
            Board::Abstract | Board::Grid(_) => Vec::new(),
        };
        Self { columns }
    }

    /// Returns the number of columns.
    pub fn columns(&self) -> usize {
        self.columns.len()
    }

    /// Returns the number of rows.
    pub fn rows(&self) -> usize {
        self.columns.first().map_or(0, Vec::len)
    }

    /// Returns the text of a field.
    pub fn field(&mut self, [column, row]: [usize; 2]) -> &mut String {
        &mut self.columns[column][row]
    }

    /// Returns the number in a field.
    ///
    /// # Errors
    /// The field, if it is not a number up to `max`.
    pub fn count(&self, [column, row]: [usize; 2], max: u32) -> Result<u32, CountsFault> {
        let count = self.columns[column][row].trim().parse().ok().filter(|&count| count <= max);
        count.ok_or(CountsFault { field: [column, row], kind: CountsFaultKind::Count(max) })
    }

    /// Returns the numbers in the first `rows` fields of a column.
    ///
    /// # Errors
    /// The first field that is not a number up to `max`.
    pub fn counts(&self, column: usize, rows: usize, max: u16) -> Result<Vec<u16>, CountsFault> {
        let count = |row| self.count([column, row], max.into()).map(|count| u16::try_from(count).unwrap_or(max));
        (0..rows).map(count).collect()
    }

    /// Returns the numbers in a field, with any separators.
    ///
    /// # Errors
    /// The field, if it has anything but `values` in it or more than `max` of them.
    pub fn tokens(&self, [column, row]: [usize; 2], values: &[u8], max: usize) -> Result<Vec<u8>, CountsFault> {
        let words = self.columns[column][row].split([' ', ',', '-', ';']).filter(|word| !word.is_empty());
        let tokens: Option<Vec<u8>> =
            words.map(|word| word.parse().ok().filter(|token| values.contains(token))).collect();
        let tokens = tokens.filter(|tokens| tokens.len() <= max);
        tokens.ok_or(CountsFault { field: [column, row], kind: CountsFaultKind::Token(max) })
    }

    /// Returns the fields with a pit on each side, or a pile, less or more, as full as the first; `None` below one and beyond
    /// `max`.
    pub fn resized(&self, is_shorter: bool, max: usize) -> Option<Self> {
        // The store follows the pits.
        let length = self.rows().checked_sub(usize::from(self.columns() == 2))?;
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

fn row_texts(row: &MancalaRow) -> Vec<String> {
    let pits = row.pits.iter().map(|pit| match pit {
        PitContents::Seeds(seeds) => seeds.to_string(),
        PitContents::Tokens(tokens) => tokens.iter().map(u8::to_string).collect::<Vec<_>>().join(" "),
    });
    pits.chain([row.store.to_string()]).collect()
}
