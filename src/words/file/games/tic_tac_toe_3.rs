//! Boards of tic-tac-toe for three players: parsing and writing. The game itself checks whether a position is legal.

use crate::file::boards::format_text_rows;
use crate::file::diagnostic::{DiagnosticKind, Expected};
use crate::file::value::Value;
use crate::file::writer::{ExplicitFields, FieldWriter};
use poda_core::game::tic_tac_toe_3::{LETTERS, SIDE, TicTacToe3};
use poda_core::text::Excerpt;

const FIELDS: &[&str] = &["board"];

/// Parses the fields of `TicTacToe3`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(value: Value) -> Option<TicTacToe3> {
    let fields = value.fields(FIELDS)?;
    let Some(board) = fields.get("board") else { return Some(TicTacToe3::default()) };
    let (mut cells, mut is_valid) = (Vec::new(), true);
    for row in board.elements(Expected::Rows)? {
        let Some(text) = row.string(Expected::String) else {
            is_valid = false;
            continue;
        };
        if let Some(row) = parse_row(&text).filter(|row| row.len() == SIDE) {
            cells.extend(row);
        } else {
            row.report(DiagnosticKind::WrongRowOfThree { found: Excerpt::new(&text), expected: SIDE });
            is_valid = false;
        }
    }
    if is_valid && board.length() != SIDE {
        board.report(DiagnosticKind::WrongRowCount { rows: board.length(), expected: SIDE });
        is_valid = false;
    }
    let cells = cells.try_into().ok().filter(|_| is_valid)?;
    let game = TicTacToe3::from_cells(&cells);
    if game.is_none() {
        board.report(DiagnosticKind::NoGameOfThree);
    }
    game
}

/// Returns the players of the marks in a row; `None` if it contains other characters than `X`, `O`, `T` and `.`.
fn parse_row(row: &str) -> Option<Vec<Option<usize>>> {
    let player = |character: char| LETTERS.iter().position(|letter| *letter == character);
    row.chars().map(|character| if character == '.' { Some(None) } else { player(character).map(Some) }).collect()
}

/// Returns the text of a board. The numbers of marks determine who moves.
pub(super) fn write(game: &TicTacToe3, explicit: ExplicitFields) -> String {
    let mut fields = FieldWriter::new(explicit);
    let letter = |cell| game.player_at(cell).map_or('.', |player| LETTERS[player]);
    let is_empty = (0..SIDE * SIDE).all(|cell| game.player_at(cell).is_none());
    fields.text_unless(is_empty, "board", || format_text_rows(SIDE, (0..SIDE * SIDE).map(letter)));
    fields.into_named("TicTacToe3")
}
