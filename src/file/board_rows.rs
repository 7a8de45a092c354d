//! Reads the rows of a board of X, O and dots, and writes them.
//!
//! Knows what a row may be, not which boards a game has.

use super::diagnostic::{DiagnosticKind, Expected};
use super::parser::Parser;
use crate::game::marks::{BoardFault, Mark};
use crate::text::Excerpt;

/// The rows of a board as a file has them, and where they stand. How many there should be may be told further on.
pub(super) struct Rows {
    /// Where their list is.
    pub at: usize,
    /// Each with its place.
    written: Vec<(usize, String)>,
    /// Whether each was a string.
    are_strings: bool,
}

impl Rows {
    /// Reads a list of strings.
    pub fn read(parser: &mut Parser) -> Option<Self> {
        let mut list = parser.open_list(Expected::Rows)?;
        let (mut written, mut are_strings) = (Vec::new(), true);
        while parser.has_element(&mut list) {
            let at = parser.at();
            match parser.string(Expected::String) {
                Some(row) => written.push((at, row)),
                None => are_strings = false,
            }
        }
        Some(Self { at: list.at, written, are_strings })
    }

    /// The cells row by row, if there are as many as there should be. What is wrong is noted.
    pub fn cells(&self, columns: usize, rows: usize, parser: &mut Parser) -> Option<Vec<Option<Mark>>> {
        let mut cells = Vec::new();
        let mut is_faultless = self.are_strings;
        for (at, row) in &self.written {
            let contents: Option<Vec<_>> = row.chars().map(cell_of).collect();
            match contents {
                Some(contents) if contents.len() == columns => cells.extend(contents),
                _ => {
                    parser.faults.note(*at, DiagnosticKind::WrongRow { found: Excerpt::new(row), expected: columns });
                    is_faultless = false;
                }
            }
        }
        if self.are_strings && self.written.len() != rows {
            parser.faults.note(self.at, DiagnosticKind::WrongRowCount { rows: self.written.len(), expected: rows });
            is_faultless = false;
        }
        is_faultless.then_some(cells)
    }
}

/// Where the parts of a board stand.
pub(super) struct Places<'a> {
    /// The board.
    pub board: usize,
    /// Its rows, if it is there.
    pub rows: Option<&'a Rows>,
    /// Who is to move.
    pub to_move: usize,
}

/// Notes why no game comes to a board of so many columns.
pub(super) fn note_faults(faults: Vec<BoardFault>, columns: usize, places: &Places<'_>, parser: &mut Parser) {
    for fault in faults {
        let (at, fault) = match fault {
            BoardFault::Counts { x, o } => (places.board, DiagnosticKind::WrongCounts { x, o }),
            BoardFault::NotToMove { given, by_counts } => {
                (places.to_move, DiagnosticKind::NotToMove { given, by_counts })
            }
            BoardFault::BothHaveALine => (places.board, DiagnosticKind::BothHaveALine),
            BoardFault::MovedAfterTheEnd { winner } => (places.board, DiagnosticKind::MovedAfterTheEnd { winner }),
            BoardFault::Floating { cell } => {
                let row = places.rows.and_then(|rows| rows.written.get(cell / columns));
                (row.map_or(places.board, |(at, _)| *at), DiagnosticKind::Floating { column: cell % columns })
            }
        };
        parser.faults.note(at, fault);
    }
}

/// What is in a cell.
type Cell = Option<Mark>;

/// What a character of a row says of its cell, if it says anything.
const fn cell_of(letter: char) -> Option<Cell> {
    match letter {
        'X' => Some(Some(Mark::X)),
        'O' => Some(Some(Mark::O)),
        '.' => Some(None),
        _ => None,
    }
}

/// The strings of a board with so many columns, one a row.
pub(super) fn strings(columns: usize, marks: impl Iterator<Item = Option<Mark>>) -> Vec<String> {
    let letters: Vec<char> = marks.map(|mark| mark.map_or('.', Mark::letter)).collect();
    letters.chunks(columns).map(|row| format!("\"{}\"", row.iter().collect::<String>())).collect()
}
