//! Tic-tac-toe boards and their rules: parsing and writing. Whether a position is legal is decided by the game itself.

use crate::file::boards::{
    BoardRows, PositionOffsets, format_rows, parse_evaluation, report_board_faults, write_evaluation,
};
use crate::file::diagnostic::{DiagnosticKind, Expected};
use crate::file::parser::Parser;
use crate::file::schema::{MARKS, Variants, WEIGHTED, variant_name};
use crate::file::writer::{ExplicitFields, FieldWriter};
use poda_core::game::evaluation::EvaluationFunction;
use poda_core::game::marks::Mark;
use poda_core::game::tic_tac_toe::{CellOrder, DEFAULT_WEIGHTS, TicTacToe, TicTacToeRules};

const FIELDS: &[&str] = &["board", "to_move", "max", "evaluation", "cells"];
pub(super) const FEATURES: &[&str] = &["twos", "ones", "centre", "corners"];
const EVALUATIONS: Variants<EvaluationFunction> = &[
    ("OpenLines", EvaluationFunction::OpenLines),
    ("Outcome", EvaluationFunction::Outcome),
    (WEIGHTED, EvaluationFunction::Weighted(DEFAULT_WEIGHTS)),
];

/// The number of rows, and of cells in a row.
const SIDE: usize = 3;

/// Parses the fields of `TicTacToe`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(parser: &mut Parser) -> Option<TicTacToe> {
    let mut fields = parser.begin_fields(FIELDS, Expected::Fields(FIELDS))?;
    let mut rules = TicTacToeRules::default();
    // The cells of the board, unless something is wrong with them, and the offset of the board.
    let mut board = (Some([None; SIDE * SIDE]), fields.offset);
    let mut to_move = (None, fields.offset);
    let mut is_valid = true;
    while let Some(field) = parser.next_field(&mut fields) {
        let offset = parser.offset();
        match field {
            "board" => {
                let cells = BoardRows::parse(parser).and_then(|rows| rows.cells(SIDE, SIDE, parser)?.try_into().ok());
                board = (cells, offset);
            }
            "to_move" => to_move = (parser.variant(MARKS), offset),
            "max" => rules.max = parser.variant(MARKS).unwrap_or(Mark::X),
            "evaluation" => {
                let weighted = EvaluationFunction::Weighted;
                let parsed = parse_evaluation(parser, EVALUATIONS, FEATURES, weighted);
                rules.evaluation = parsed.unwrap_or_default();
            }
            "cells" => match parse_cells(parser) {
                Some(cells) => rules.cells = CellOrder::new(cells),
                None => is_valid = false,
            },
            other => unreachable!("{other} is not a field of a board"),
        }
    }
    match TicTacToe::from_cells(board.0?, to_move.0, rules) {
        Ok(game) => is_valid.then_some(game),
        Err(faults) => {
            let offsets = PositionOffsets { board: board.1, rows: None, to_move: to_move.1 };
            report_board_faults(faults, SIDE, &offsets, parser);
            None
        }
    }
}

/// Parses the order in which cells are tried: each of 0 to 8 once.
fn parse_cells(parser: &mut Parser) -> Option<[u8; SIDE * SIDE]> {
    let mut list = parser.begin_list(Expected::Cells)?;
    let mut cells = Vec::new();
    let mut is_valid = true;
    while parser.next_element(&mut list) {
        let offset = parser.offset();
        let cell = |number: usize| u8::try_from(number).ok().filter(|_| number < SIDE * SIDE);
        match parser.converted(Parser::unsigned, cell, DiagnosticKind::NotACell) {
            Some(cell) if !cells.contains(&cell) => cells.push(cell),
            repeated_or_invalid => {
                is_valid = false;
                if let Some(cell) = repeated_or_invalid {
                    parser.report(offset, DiagnosticKind::RepeatedCell(cell));
                }
            }
        }
    }
    // Every invalid or repeated cell leaves another one out, which is not reported as well.
    if is_valid && cells.len() < SIDE * SIDE {
        let missing = (0..9).filter(|cell| !cells.contains(cell)).collect();
        parser.report(list.offset, DiagnosticKind::MissingCells(missing));
        return None;
    }
    cells.try_into().ok().filter(|_| is_valid)
}

/// Returns the text of a board and its rules.
pub(super) fn write(game: &TicTacToe, explicit: &ExplicitFields) -> String {
    let (rules, default) = (game.rules(), TicTacToeRules::default());
    let mut fields = FieldWriter::new(explicit);
    fields.text_unless(*game == TicTacToe::new(*rules), "board", || {
        format_rows(SIDE, (0..SIDE * SIDE).map(|cell| game.mark_at(cell)))
    });
    // The numbers of X and O determine who is to move.
    fields.text_unless(true, "to_move", || variant_name(MARKS, &game.mark_to_move()).to_owned());
    fields.variant("max", &rules.max, &default.max, MARKS);
    write_evaluation(&mut fields, rules.evaluation, EVALUATIONS, FEATURES);
    fields.text_unless(rules.cells == default.cells, "cells", || format!("{:?}", rules.cells.cells()));
    fields.into_named("TicTacToe")
}
