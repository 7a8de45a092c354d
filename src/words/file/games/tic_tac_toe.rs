//! Tic-tac-toe boards and their rules: parsing and writing. The game itself checks whether a position is legal.

use crate::file::boards::{format_rows, parse_cells, parse_evaluation, report_board_faults, write_evaluation};
use crate::file::diagnostic::{DiagnosticKind, Expected};
use crate::file::schema::{MARKS, Variants, WEIGHTED, variant_name};
use crate::file::value::Value;
use crate::file::writer::{ExplicitFields, FieldWriter};
use poda_core::game::evaluation::EvaluationFunction;
use poda_core::game::marks::Mark;
use poda_core::game::tic_tac_toe::{CellOrder, DEFAULT_WEIGHTS, TicTacToe, TicTacToeRules};

const FIELDS: &[&str] = &["board", "to_move", "max", "evaluation", "cells", "sooner"];
pub(super) const FEATURES: &[&str] = &["twos", "ones", "centre", "corners"];
const EVALUATIONS: Variants<EvaluationFunction> = &[
    ("OpenLines", EvaluationFunction::OpenLines),
    ("Outcome", EvaluationFunction::Outcome),
    (WEIGHTED, EvaluationFunction::Weighted(DEFAULT_WEIGHTS)),
];

/// The number of rows, and of cells in a row.
const SIDE: usize = 3;

/// Parses the fields of `TicTacToe`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(value: Value) -> Option<TicTacToe> {
    let fields = value.fields(FIELDS)?;
    let cells = fields
        .get("board")
        .map_or(Some([None; SIDE * SIDE]), |board| parse_cells(board, Some([SIDE, SIDE]))?.try_into().ok());
    let order = fields.get("cells").map(parse_order);
    let rules = TicTacToeRules {
        max: fields.variant("max", MARKS).unwrap_or(Mark::X),
        evaluation: fields
            .read("evaluation", |it| parse_evaluation(it, EVALUATIONS, FEATURES, EvaluationFunction::Weighted))
            .unwrap_or_default(),
        cells: order.flatten().unwrap_or(TicTacToeRules::default().cells),
        sooner: fields.read("sooner", Value::boolean).unwrap_or_default(),
    };
    match TicTacToe::from_cells(cells?, fields.variant("to_move", MARKS), rules) {
        Ok(game) => Some(game).filter(|_| order != Some(None)),
        Err(faults) => {
            report_board_faults(fields, SIDE, faults);
            None
        }
    }
}

/// Parses the order in which cells are tried: each of 0 to 8 exactly once.
fn parse_order(order: Value) -> Option<CellOrder> {
    let mut cells = Vec::new();
    let mut is_valid = true;
    for element in order.elements(Expected::Cells)? {
        let cell = |number: usize| u8::try_from(number).ok().filter(|_| number < SIDE * SIDE);
        match element.converted(Value::unsigned, cell, DiagnosticKind::NotACell) {
            Some(cell) if !cells.contains(&cell) => cells.push(cell),
            repeated_or_invalid => {
                is_valid = false;
                if let Some(cell) = repeated_or_invalid {
                    element.report(DiagnosticKind::RepeatedCell(cell));
                }
            }
        }
    }
    // Every invalid or repeated cell makes another one missing. The missing cells are then not reported.
    if is_valid && cells.len() < SIDE * SIDE {
        let missing = (0..9).filter(|cell| !cells.contains(cell)).collect();
        order.report(DiagnosticKind::MissingCells(missing));
    }
    cells.try_into().ok().filter(|_| is_valid).map(CellOrder::new)
}

/// Returns the text of a board and its rules.
pub(super) fn write(game: &TicTacToe, explicit: ExplicitFields) -> String {
    let (rules, default) = (game.rules(), TicTacToeRules::default());
    let mut fields = FieldWriter::new(explicit);
    fields.text_unless(*game == TicTacToe::new(*rules), "board", || {
        format_rows(SIDE, (0..SIDE * SIDE).map(|cell| game.mark_at(cell)))
    });
    // The numbers of X and O determine the side to move.
    fields.text_unless(true, "to_move", || variant_name(MARKS, &game.mark_to_move()).to_owned());
    fields.variant("max", &rules.max, &default.max, MARKS);
    write_evaluation(&mut fields, rules.evaluation, EVALUATIONS, FEATURES);
    fields.text_unless(rules.cells == default.cells, "cells", || format!("{:?}", rules.cells.cells()));
    fields.display("sooner", &rules.sooner, &default.sooner);
    fields.into_named("TicTacToe")
}
