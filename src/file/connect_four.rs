//! Reads a board of Connect Four and its rules, and writes them.
//!
//! What a size may be is judged here, what a position may be in the game itself.

use super::explicit::FieldNames;
use super::problem::{Expected, Fault};
use super::quote::Quote;
use super::reader::Reader;
use super::rows::{Places, Rows, note_faults, strings};
use super::save::{STEP, lines};
use super::schema::{CONNECT_FOUR, CONNECT_FOUR_EVALUATIONS, CONNECT_FOUR_FEATURES, MARKS, word_for};
use super::weights;
use crate::game::connect_four::{ConnectFour, ConnectFourRules, MOST};
use crate::game::evaluation::EvaluationFunction;
use crate::game::marks::Mark;

/// Reads the fields of `ConnectFour`. `None` where anything is wrong with them, which has then been noted.
pub(super) fn read(reader: &mut Reader) -> Option<ConnectFour> {
    let mut fields = reader.open_fields(CONNECT_FOUR, Expected::Fields(CONNECT_FOUR))?;
    let mut rules = ConnectFourRules::default();
    let (mut columns, mut rows) = (Some(rules.columns), Some(rules.rows));
    let mut connect = Some(rules.connect);
    let mut board = None;
    let mut to_move = (None, fields.at);
    let mut is_faultless = true;
    while let Some(field) = reader.next_field(&mut fields) {
        let at = reader.at();
        match field {
            "board" => {
                board = Rows::read(reader);
                is_faultless &= board.is_some();
            }
            "columns" => columns = read_size(Some(MOST), reader),
            "rows" => rows = read_size(Some(MOST), reader),
            "connect" => connect = read_size(None, reader),
            "to_move" => to_move = (reader.word(MARKS), at),
            "max" => rules.max = reader.word(MARKS).unwrap_or(Mark::X),
            "evaluation" => {
                let evaluation = weights::read(
                    reader,
                    CONNECT_FOUR_EVALUATIONS,
                    CONNECT_FOUR_FEATURES,
                    EvaluationFunction::Weighted,
                );
                rules.evaluation = evaluation.unwrap_or_default();
            }
            other => unreachable!("{other} is no field of a board"),
        }
    }
    // A board of a size that cannot be, or a line of such a length, is not judged any further.
    rules = ConnectFourRules { columns: columns?, rows: rows?, connect: connect?, ..rules };
    let cells = match &board {
        Some(board) => board.cells(rules.columns, rules.rows, reader)?,
        None => vec![None; rules.cells()],
    };
    let places =
        Places { board: board.as_ref().map_or(fields.at, |board| board.at), rows: board.as_ref(), to_move: to_move.1 };
    match ConnectFour::from_cells(&cells, to_move.0, rules) {
        Ok(game) => is_faultless.then_some(game),
        Err(faults) => {
            note_faults(faults, rules.columns, &places, reader);
            None
        }
    }
}

/// Reads a number of columns, rows or discs: one at least.
fn read_size(most: Option<usize>, reader: &mut Reader) -> Option<usize> {
    let (at, spelling) = (reader.at(), reader.spelling());
    let size = reader.whole()?;
    if size == 0 || most.is_some_and(|most| most < size) {
        reader.faults.note(at, Fault::WrongSize { found: Quote::of(spelling), most });
        return None;
    }
    Some(size)
}

/// The text of a game.
pub(super) fn write(game: &ConnectFour, explicit: &FieldNames) -> String {
    let (rules, usual) = (game.rules(), ConnectFourRules::default());
    let sizes = [
        ("columns", rules.columns, usual.columns),
        ("rows", rules.rows, usual.rows),
        ("connect", rules.connect, usual.connect),
    ];
    let other_sizes = sizes.iter().filter(|(name, size, usual)| size != usual || explicit.has(name));
    let mut fields: Vec<_> = other_sizes.map(|(name, size, _)| format!("{name}: {size}")).collect();
    if *game != ConnectFour::new(*rules) || explicit.has("board") {
        let rows = strings(rules.columns, (0..rules.cells()).map(|cell| game.mark_at(cell)));
        fields.push(format!("board: {}", lines('[', &rows, ']', 2 * STEP)));
    }
    if explicit.has("to_move") {
        fields.push(format!("to_move: {}", word_for(MARKS, &game.mark_to_move())));
    }
    if rules.max != usual.max || explicit.has("max") {
        fields.push(format!("max: {}", word_for(MARKS, &rules.max)));
    }
    fields.extend(weights::write_evaluation(
        rules.evaluation,
        CONNECT_FOUR_EVALUATIONS,
        CONNECT_FOUR_FEATURES,
        explicit,
    ));
    if fields.is_empty() {
        "ConnectFour()".to_owned()
    } else {
        format!("ConnectFour{}", lines('(', &fields, ')', STEP))
    }
}
