//! Othello boards: parsing and writing. Every board of X, O and empty squares is taken as legal.

use super::board_rows::{BoardRows, format_rows};
use super::diagnostic::Expected;
use super::evaluation;
use super::parser::Parser;
use super::schema::{MARKS, OTHELLO, OTHELLO_EVALUATIONS, OTHELLO_FEATURES, variant_name};
use super::writer::{ExplicitFields, FieldWriter};
use poda_core::game::marks::Mark;
use poda_core::game::othello::Othello;

/// The number of rows, and of squares in a row.
const SIDE: usize = 8;

/// Parses the fields of `Othello`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(parser: &mut Parser) -> Option<Othello> {
    let mut fields = parser.begin_fields(OTHELLO, Expected::Fields(OTHELLO))?;
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
                weights = evaluation::parse(parser, OTHELLO_EVALUATIONS, OTHELLO_FEATURES, Some).flatten();
            }
            other => unreachable!("{other} is no field of a board"),
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

/// Returns the text of a board.
pub(super) fn write(game: &Othello, explicit: &ExplicitFields) -> String {
    let mut fields = FieldWriter::new(explicit);
    fields.text_unless(game.is_opening(), "board", || {
        format_rows(SIDE, (0..SIDE * SIDE).map(|square| game.mark_at(square)))
    });
    fields.variant("to_move", &game.mark_to_move(), &Mark::X, MARKS);
    fields.variant("max", &game.max(), &Mark::X, MARKS);
    let weights = game.weights();
    fields.text_unless(weights.is_none(), "evaluation", || match weights {
        Some(weights) => evaluation::format_weights(&weights, OTHELLO_FEATURES),
        None => variant_name(OTHELLO_EVALUATIONS, &None).to_owned(),
    });
    fields.into_named("Othello")
}
