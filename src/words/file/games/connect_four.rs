//! Connect Four boards and their rules: parsing and writing. This module checks the size; the game itself checks
//! whether the position is legal.

use crate::file::boards::{format_rows, parse_cells, parse_evaluation, report_board_faults, write_evaluation};
use crate::file::counts::parse_size;
use crate::file::schema::{MARKS, Variants, WEIGHTED, variant_name};
use crate::file::value::Value;
use crate::file::writer::{ExplicitFields, FieldWriter};
use poda_core::game::connect_four::{ConnectFour, ConnectFourRules, DEFAULT_WEIGHTS, MAX_SIZE};
use poda_core::game::evaluation::EvaluationFunction;
use poda_core::game::marks::Mark;

const FIELDS: &[&str] = &["board", "columns", "rows", "connect", "to_move", "max", "evaluation", "sooner"];
pub(super) const FEATURES: &[&str] = &["fives", "fours", "threes", "twos", "ones", "centre"];
const EVALUATIONS: Variants<EvaluationFunction> = &[
    ("OpenLines", EvaluationFunction::OpenLines),
    ("Outcome", EvaluationFunction::Outcome),
    (WEIGHTED, EvaluationFunction::Weighted(DEFAULT_WEIGHTS)),
];

/// Parses the fields of `ConnectFour`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(value: Value) -> Option<ConnectFour> {
    let fields = value.fields(FIELDS)?;
    let default = ConnectFourRules::default();
    let size = |name, default, max| fields.get(name).map_or(Some(default), |value| parse_size(value, max));
    let columns = size("columns", default.columns, Some(MAX_SIZE));
    let rows = size("rows", default.rows, Some(MAX_SIZE));
    let connect = size("connect", default.connect, None);
    let max = fields.variant("max", MARKS).unwrap_or(Mark::X);
    let to_move = fields.variant("to_move", MARKS);
    let evaluation = fields
        .read("evaluation", |it| parse_evaluation(it, EVALUATIONS, FEATURES, EvaluationFunction::Weighted))
        .unwrap_or_default();
    let sooner = fields.read("sooner", Value::boolean).unwrap_or_default();
    // Without a valid size, the board is not checked any further.
    let size = columns.zip(rows).zip(connect).map(|((columns, rows), _)| [columns, rows]);
    let cells = fields.get("board").map(|board| parse_cells(board, size));
    let rules = ConnectFourRules { columns: columns?, rows: rows?, connect: connect?, max, evaluation, sooner };
    let cells = cells.unwrap_or_else(|| Some(vec![None; rules.cells()]))?;
    ConnectFour::from_cells(&cells, to_move, rules)
        .map_err(|faults| report_board_faults(fields, rules.columns, faults))
        .ok()
}

/// Returns the text of a board and its rules.
pub(super) fn write(game: &ConnectFour, explicit: ExplicitFields) -> String {
    let (rules, default) = (game.rules(), ConnectFourRules::default());
    let mut fields = FieldWriter::new(explicit);
    fields.display("columns", &rules.columns, &default.columns);
    fields.display("rows", &rules.rows, &default.rows);
    fields.display("connect", &rules.connect, &default.connect);
    fields.text_unless(*game == ConnectFour::new(*rules), "board", || {
        format_rows(rules.columns, (0..rules.cells()).map(|cell| game.mark_at(cell)))
    });
    // The numbers of X and O determine the side to move.
    fields.text_unless(true, "to_move", || variant_name(MARKS, &game.mark_to_move()).to_owned());
    fields.variant("max", &rules.max, &default.max, MARKS);
    write_evaluation(&mut fields, rules.evaluation, EVALUATIONS, FEATURES);
    fields.display("sooner", &rules.sooner, &default.sooner);
    fields.into_named("ConnectFour")
}
