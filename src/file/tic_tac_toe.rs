//! Reads a tic-tac-toe board and its rules, and writes them.
//!
//! What a row or a list of cells may be is judged here, what a position may be in the game itself.

use super::board_rows::{Places, Rows, note_faults, strings};
use super::diagnostic::{DiagnosticKind, Expected};
use super::evaluation;
use super::explicit::FieldNames;
use super::parser::Parser;
use super::save::{STEP, lines};
use super::schema::{MARKS, TIC_TAC_TOE, TIC_TAC_TOE_EVALUATIONS, TIC_TAC_TOE_FEATURES, variant_name};
use crate::game::evaluation::EvaluationFunction;
use crate::game::marks::Mark;
use crate::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use crate::text::Excerpt;

/// How many rows a board has, and how many cells a row.
const SIDE: usize = 3;

/// Reads the fields of `TicTacToe`. `None` where anything is wrong with them, which has then been noted.
pub(super) fn read(parser: &mut Parser) -> Option<TicTacToe> {
    let mut fields = parser.open_fields(TIC_TAC_TOE, Expected::Fields(TIC_TAC_TOE))?;
    let mut rules = TicTacToeRules::default();
    // The board, unless it is at fault, and where it stands.
    let mut board = (Some([None; SIDE * SIDE]), fields.at);
    let mut to_move = (None, fields.at);
    let mut is_faultless = true;
    while let Some(field) = parser.next_field(&mut fields) {
        let at = parser.at();
        match field {
            "board" => board = (read_board(parser), at),
            "to_move" => to_move = (parser.word(MARKS), at),
            "max" => rules.max = parser.word(MARKS).unwrap_or(Mark::X),
            "evaluation" => {
                let evaluation = evaluation::read(
                    parser,
                    TIC_TAC_TOE_EVALUATIONS,
                    TIC_TAC_TOE_FEATURES,
                    EvaluationFunction::Weighted,
                );
                rules.evaluation = evaluation.unwrap_or_default();
            }
            "cells" => match read_cells(parser) {
                Some(cells) => rules.cells = cells,
                None => is_faultless = false,
            },
            other => unreachable!("{other} is no field of a board"),
        }
    }
    match TicTacToe::from_cells(board.0?, to_move.0, rules) {
        Ok(game) => is_faultless.then_some(game),
        Err(faults) => {
            note_faults(faults, SIDE, &Places { board: board.1, rows: None, to_move: to_move.1 }, parser);
            None
        }
    }
}

/// Reads the rows of a board.
fn read_board(parser: &mut Parser) -> Option<[Option<Mark>; SIDE * SIDE]> {
    Rows::read(parser)?.cells(SIDE, SIDE, parser)?.try_into().ok()
}

/// Reads the order of the cells: each of 0 to 8 once.
fn read_cells(parser: &mut Parser) -> Option<[u8; SIDE * SIDE]> {
    let mut list = parser.open_list(Expected::Cells)?;
    let mut cells = Vec::new();
    let mut is_faultless = true;
    while parser.has_element(&mut list) {
        let at = parser.at();
        let spelling = parser.spelling();
        let Some(number) = parser.whole() else {
            is_faultless = false;
            continue;
        };
        let cell = u8::try_from(number).ok().filter(|cell| usize::from(*cell) < SIDE * SIDE);
        let fault = match cell {
            None => DiagnosticKind::NotACell { found: Excerpt::new(spelling) },
            Some(cell) if cells.contains(&cell) => DiagnosticKind::RepeatedCell { cell },
            Some(cell) => {
                cells.push(cell);
                continue;
            }
        };
        parser.faults.note(at, fault);
        is_faultless = false;
    }
    // A cell that is wrong or repeated leaves another one out: that need not be told as well.
    if is_faultless && cells.len() < SIDE * SIDE {
        let missing = (0..9).filter(|cell| !cells.contains(cell)).collect();
        parser.faults.note(list.at, DiagnosticKind::MissingCells { missing });
        return None;
    }
    cells.try_into().ok().filter(|_| is_faultless)
}

/// The text of a game.
pub(super) fn write(game: &TicTacToe, explicit: &FieldNames) -> String {
    let (rules, usual) = (game.rules(), TicTacToeRules::default());
    let mut fields = Vec::new();
    if *game != TicTacToe::new(*rules) || explicit.has("board") {
        let rows = strings(SIDE, (0..SIDE * SIDE).map(|cell| game.mark_at(cell)));
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
        TIC_TAC_TOE_EVALUATIONS,
        TIC_TAC_TOE_FEATURES,
        explicit,
    ));
    if rules.cells != usual.cells || explicit.has("cells") {
        fields.push(format!("cells: {:?}", rules.cells));
    }
    if fields.is_empty() { "TicTacToe()".to_owned() } else { format!("TicTacToe{}", lines('(', &fields, ')', STEP)) }
}
