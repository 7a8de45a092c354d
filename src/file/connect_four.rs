//! Reads a board of Connect Four and its rules, and writes them.
//!
//! What a size may be is judged here, what a position may be in the game itself.

use super::board_rows::{Places, Rows, note_faults, strings};
use super::diagnostic::{DiagnosticKind, Expected};
use super::evaluation;
use super::explicit::FieldNames;
use super::parser::Parser;
use super::save::{STEP, lines};
use super::schema::{CONNECT_FOUR, CONNECT_FOUR_EVALUATIONS, CONNECT_FOUR_FEATURES, MARKS, variant_name};
use crate::game::connect_four::{ConnectFour, ConnectFourRules, MAX_SIZE};
use crate::game::evaluation::EvaluationFunction;
use crate::game::marks::Mark;
use crate::text::Excerpt;

/// Reads the fields of `ConnectFour`. `None` where anything is wrong with them, which has then been noted.
pub(super) fn read(parser: &mut Parser) -> Option<ConnectFour> {
    let mut fields = parser.open_fields(CONNECT_FOUR, Expected::Fields(CONNECT_FOUR))?;
    let mut rules = ConnectFourRules::default();
    let (mut columns, mut rows) = (Some(rules.columns), Some(rules.rows));
    let mut connect = Some(rules.connect);
    let mut board = None;
    let mut to_move = (None, fields.at);
    let mut is_faultless = true;
    while let Some(field) = parser.next_field(&mut fields) {
        let at = parser.at();
        match field {
            "board" => {
                board = Rows::read(parser);
                is_faultless &= board.is_some();
            }
            "columns" => columns = read_size(Some(MAX_SIZE), parser),
            "rows" => rows = read_size(Some(MAX_SIZE), parser),
            "connect" => connect = read_size(None, parser),
            "to_move" => to_move = (parser.word(MARKS), at),
            "max" => rules.max = parser.word(MARKS).unwrap_or(Mark::X),
            "evaluation" => {
                let evaluation = evaluation::read(
                    parser,
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
        Some(board) => board.cells(rules.columns, rules.rows, parser)?,
        None => vec![None; rules.cells()],
    };
    let places =
        Places { board: board.as_ref().map_or(fields.at, |board| board.at), rows: board.as_ref(), to_move: to_move.1 };
    match ConnectFour::from_cells(&cells, to_move.0, rules) {
        Ok(game) => is_faultless.then_some(game),
        Err(faults) => {
            note_faults(faults, rules.columns, &places, parser);
            None
        }
    }
}

/// Reads a number of columns, rows or discs: one at least.
fn read_size(most: Option<usize>, parser: &mut Parser) -> Option<usize> {
    let (at, spelling) = (parser.at(), parser.spelling());
    let size = parser.whole()?;
    if size == 0 || most.is_some_and(|most| most < size) {
        parser.faults.note(at, DiagnosticKind::WrongSize { found: Excerpt::new(spelling), most });
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
        fields.push(format!("to_move: {}", variant_name(MARKS, &game.mark_to_move())));
    }
    if rules.max != usual.max || explicit.has("max") {
        fields.push(format!("max: {}", variant_name(MARKS, &rules.max)));
    }
    fields.extend(evaluation::write_evaluation(
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
