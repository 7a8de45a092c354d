//! Connect Four boards and their rules: parsing and writing. The size is checked here; whether a position is legal is decided
//! by the game itself.

use crate::file::boards::{
    BoardRows, PositionOffsets, format_rows, parse_evaluation, report_board_faults, write_evaluation,
};
use crate::file::counts::parse_size;
use crate::file::diagnostic::Expected;
use crate::file::parser::Parser;
use crate::file::schema::{MARKS, Variants, WEIGHTED, variant_name};
use crate::file::writer::{ExplicitFields, FieldWriter};
use poda_core::game::connect_four::{ConnectFour, ConnectFourRules, DEFAULT_WEIGHTS, MAX_SIZE};
use poda_core::game::evaluation::EvaluationFunction;
use poda_core::game::marks::Mark;

const FIELDS: &[&str] = &["board", "columns", "rows", "connect", "to_move", "max", "evaluation"];
pub(super) const FEATURES: &[&str] = &["fives", "fours", "threes", "twos", "ones", "centre"];
const EVALUATIONS: Variants<EvaluationFunction> = &[
    ("OpenLines", EvaluationFunction::OpenLines),
    ("Outcome", EvaluationFunction::Outcome),
    (WEIGHTED, EvaluationFunction::Weighted(DEFAULT_WEIGHTS)),
];

/// Parses the fields of `ConnectFour`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(parser: &mut Parser) -> Option<ConnectFour> {
    let mut fields = parser.begin_fields(FIELDS, Expected::Fields(FIELDS))?;
    let mut rules = ConnectFourRules::default();
    let (mut columns, mut rows) = (Some(rules.columns), Some(rules.rows));
    let mut connect = Some(rules.connect);
    let mut board = None;
    let mut to_move = (None, fields.offset);
    let mut is_valid = true;
    while let Some(field) = parser.next_field(&mut fields) {
        let offset = parser.offset();
        match field {
            "board" => {
                board = BoardRows::parse(parser);
                is_valid &= board.is_some();
            }
            "columns" => columns = parse_size(parser, Some(MAX_SIZE)),
            "rows" => rows = parse_size(parser, Some(MAX_SIZE)),
            "connect" => connect = parse_size(parser, None),
            "to_move" => to_move = (parser.variant(MARKS), offset),
            "max" => rules.max = parser.variant(MARKS).unwrap_or(Mark::X),
            "evaluation" => {
                let weighted = EvaluationFunction::Weighted;
                let parsed = parse_evaluation(parser, EVALUATIONS, FEATURES, weighted);
                rules.evaluation = parsed.unwrap_or_default();
            }
            other => unreachable!("{other} is not a field of a board"),
        }
    }
    // Without a valid size, the board is not checked any further.
    rules = ConnectFourRules { columns: columns?, rows: rows?, connect: connect?, ..rules };
    let cells = match &board {
        Some(board) => board.cells(rules.columns, rules.rows, parser)?,
        None => vec![None; rules.cells()],
    };
    match ConnectFour::from_cells(&cells, to_move.0, rules) {
        Ok(game) => is_valid.then_some(game),
        Err(faults) => {
            let board_offset = board.as_ref().map_or(fields.offset, |board| board.offset);
            let offsets = PositionOffsets { board: board_offset, rows: board.as_ref(), to_move: to_move.1 };
            report_board_faults(faults, rules.columns, &offsets, parser);
            None
        }
    }
}

/// Returns the text of a board and its rules.
pub(super) fn write(game: &ConnectFour, explicit: &ExplicitFields) -> String {
    let (rules, default) = (game.rules(), ConnectFourRules::default());
    let mut fields = FieldWriter::new(explicit);
    fields.display("columns", &rules.columns, &default.columns);
    fields.display("rows", &rules.rows, &default.rows);
    fields.display("connect", &rules.connect, &default.connect);
    fields.text_unless(*game == ConnectFour::new(*rules), "board", || {
        format_rows(rules.columns, (0..rules.cells()).map(|cell| game.mark_at(cell)))
    });
    // The numbers of X and O determine who is to move.
    fields.text_unless(true, "to_move", || variant_name(MARKS, &game.mark_to_move()).to_owned());
    fields.variant("max", &rules.max, &default.max, MARKS);
    write_evaluation(&mut fields, rules.evaluation, EVALUATIONS, FEATURES);
    fields.into_named("ConnectFour")
}
