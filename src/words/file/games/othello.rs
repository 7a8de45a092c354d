//! Othello boards: parsing and writing. Every board of X, O and empty squares is accepted as legal.

use crate::file::boards::{format_rows, format_weights, parse_cells, parse_evaluation};
use crate::file::schema::{MARKS, Variants, WEIGHTED, variant_name};
use crate::file::value::Value;
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
pub(super) fn parse(value: Value) -> Option<Othello> {
    let fields = value.fields(FIELDS)?;
    let [max, to_move] = ["max", "to_move"].map(|name| fields.variant(name, MARKS).unwrap_or(Mark::X));
    let weights = fields.read("evaluation", |it| parse_evaluation(it, EVALUATIONS, FEATURES, Some)).flatten();
    let opening = Othello::new(max);
    let cells = match fields.get("board") {
        Some(board) => parse_cells(board, Some([SIDE, SIDE]))?,
        None => (0..SIDE * SIDE).map(|square| opening.mark_at(square)).collect(),
    };
    Some(Othello::from_cells(&cells.try_into().ok()?, to_move, max).with_weights(weights))
}

pub(super) fn write(game: &Othello, explicit: ExplicitFields) -> String {
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
