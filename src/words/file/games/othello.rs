//! Othello boards: parsing and writing. Every board of X, O and empty squares is taken as legal.

use crate::file::boards::{BoardRows, format_rows, format_weights, parse_evaluation};
use crate::file::diagnostic::Expected;
use crate::file::parser::Parser;
use crate::file::schema::{MARKS, Variants, WEIGHTED, variant_name};
use crate::file::writer::{ExplicitFields, FieldWriter};
use poda_core::game::marks::Mark;
use poda_core::game::othello::{DEFAULT_WEIGHTS, Othello};
use poda_core::game::weighted::Weights;

const FIELDS: &[&str] = &["board", "to_move", "max", "evaluation"];
pub(super) const FEATURES: &[&str] = &["corners", "mobility", "edges", "discs"];
/// The evaluation functions of Othello: the difference of discs, or features with weights.
const EVALUATIONS: Variants<Option<Weights>> = &[("Discs", None), (WEIGHTED, Some(DEFAULT_WEIGHTS))];

/// The number of rows, and of squares in a row.
const SIDE: usize = 8;

/// Parses the fields of `Othello`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(parser: &mut Parser) -> Option<Othello> {
    let mut fields = parser.begin_fields(FIELDS, Expected::Fields(FIELDS))?;
    let (mut max, mut to_move) = (Mark::X, Mark::X);
    let (mut board, mut weights) = (None, None);
    let mut is_valid = true;
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "board" => {
                board = BoardRows::parse(parser);
                is_valid &= board.is_some();
            }
            "to_move" => to_move = parser.variant(MARKS).unwrap_or(to_move),
            "max" => max = parser.variant(MARKS).unwrap_or(max),
            "evaluation" => {
                weights = parse_evaluation(parser, EVALUATIONS, FEATURES, Some).flatten();
            }
            other => unreachable!("{other} is not a field of a board"),
        }
    }
    let opening = Othello::new(max);
    let cells = match board {
        Some(board) => board.cells(SIDE, SIDE, parser)?,
        None => (0..SIDE * SIDE).map(|square| opening.mark_at(square)).collect(),
    };
    let cells = cells.try_into().ok().filter(|_| is_valid)?;
    Some(Othello::from_cells(&cells, to_move, max).with_weights(weights))
}

pub(super) fn write(game: &Othello, explicit: &ExplicitFields) -> String {
    let mut fields = FieldWriter::new(explicit);
    fields.text_unless(game.is_opening(), "board", || {
        format_rows(SIDE, (0..SIDE * SIDE).map(|square| game.mark_at(square)))
    });
    fields.variant("to_move", &game.to_move, &Mark::X, MARKS);
    fields.variant("max", &game.max, &Mark::X, MARKS);
    let weights = game.weights;
    fields.text_unless(weights.is_none(), "evaluation", || match weights {
        Some(weights) => format_weights(&weights, FEATURES),
        None => variant_name(EVALUATIONS, &None).to_owned(),
    });
    fields.into_named("Othello")
}
