//! Reads an Othello board, and writes it.

use super::board_rows::{Rows, strings};
use super::diagnostic::Expected;
use super::evaluation;
use super::explicit::FieldNames;
use super::parser::Parser;
use super::save::{STEP, lines};
use super::schema::{MARKS, OTHELLO, OTHELLO_EVALUATIONS, OTHELLO_FEATURES, variant_name};
use crate::game::marks::Mark;
use crate::game::othello::Othello;

/// How many rows a board has, and how many squares a row.
const SIDE: usize = 8;

/// Reads the fields of `Othello`. `None` where anything is wrong with them, which has then been noted.
pub(super) fn read(parser: &mut Parser) -> Option<Othello> {
    let mut fields = parser.open_fields(OTHELLO, Expected::Fields(OTHELLO))?;
    let (mut max, mut to_move) = (Mark::X, Mark::X);
    let (mut board, mut weighed) = (None, None);
    let mut is_faultless = true;
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "board" => {
                board = Rows::read(parser);
                is_faultless &= board.is_some();
            }
            "to_move" => to_move = parser.word(MARKS).unwrap_or(to_move),
            "max" => max = parser.word(MARKS).unwrap_or(max),
            "evaluation" => weighed = evaluation::read(parser, OTHELLO_EVALUATIONS, OTHELLO_FEATURES, Some).flatten(),
            other => unreachable!("{other} is no field of a board"),
        }
    }
    let opening = Othello::new(max);
    let cells = match board {
        Some(board) => board.cells(SIDE, SIDE, parser)?,
        None => (0..SIDE * SIDE).map(|square| opening.mark_at(square)).collect(),
    };
    let cells = cells.try_into().ok().filter(|_| is_faultless)?;
    Some(Othello::from_cells(&cells, to_move, max).with_weights(weighed))
}

/// The text of a game.
pub(super) fn write(game: &Othello, explicit: &FieldNames) -> String {
    let mut fields = Vec::new();
    if !game.is_opening() || explicit.has("board") {
        let rows = strings(SIDE, (0..SIDE * SIDE).map(|square| game.mark_at(square)));
        fields.push(format!("board: {}", lines('[', &rows, ']', 2 * STEP)));
    }
    for (name, mark) in [("to_move", game.mark_to_move()), ("max", game.max())] {
        if mark != Mark::X || explicit.has(name) {
            fields.push(format!("{name}: {}", variant_name(MARKS, &mark)));
        }
    }
    match game.weights() {
        Some(weighed) => fields.push(evaluation::write(&weighed, OTHELLO_FEATURES)),
        None if explicit.has("evaluation") => {
            fields.push(format!("evaluation: {}", variant_name(OTHELLO_EVALUATIONS, &None)))
        }
        None => {}
    }
    if fields.is_empty() { "Othello()".to_owned() } else { format!("Othello{}", lines('(', &fields, ')', STEP)) }
}
