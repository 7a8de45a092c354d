//! Boards of 2048: parsing and writing. Every board of powers of two is accepted as legal.

use crate::file::boards::{format_weights, parse_evaluation};
use crate::file::diagnostic::{DiagnosticKind, Expected, TilesError};
use crate::file::schema::{Variants, WEIGHTED};
use crate::file::value::Value;
use crate::file::writer::{ExplicitFields, FieldWriter, INDENT, format_lines};
use poda_core::game::twenty48::{DEFAULT_WEIGHTS, MAX_TILE, Twenty48};
use poda_core::game::weighted::Weights;

const FIELDS: &[&str] = &["board", "to_move", "evaluation"];
pub(super) const FEATURES: &[&str] = &["empty", "merges", "monotone", "corner"];
const EVALUATIONS: Variants<Weights> = &[(WEIGHTED, DEFAULT_WEIGHTS)];
/// The words for whether a tile is due.
const TURNS: Variants<bool> = &[("Max", false), ("Chance", true)];

/// Parses the fields of `Twenty48`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(value: Value) -> Option<Twenty48> {
    let fields = value.fields(FIELDS)?;
    let is_due = fields.variant("to_move", TURNS).unwrap_or_default();
    let weights = fields.read("evaluation", |it| parse_evaluation(it, EVALUATIONS, FEATURES, |weights| weights));
    let board = fields.get("board").map_or_else(|| Some(Twenty48::default()), parse_board)?;
    let game = board.with_due(is_due).with_weights(weights.unwrap_or(DEFAULT_WEIGHTS));
    if is_due != game.is_due() {
        fields.get("to_move").unwrap_or(fields.0).report(DiagnosticKind::Tiles(TilesError::NoRoom));
        return None;
    }
    Some(game)
}

fn parse_board(board: Value) -> Option<Twenty48> {
    let row = |row: Value| Some(row.elements(Expected::Counts)?.map(parse_tile).collect::<Vec<_>>());
    let rows: Vec<_> = board.elements(Expected::Tiles)?.map(row).collect();
    let tiles =
        rows.into_iter().map(|row| row?.into_iter().collect::<Option<Vec<u32>>>()).collect::<Option<Vec<_>>>()?;
    let game = Twenty48::new(&tiles);
    if game.is_none() {
        board.report(DiagnosticKind::Tiles(TilesError::WrongSize));
    }
    game
}

fn parse_tile(value: Value) -> Option<u32> {
    let is_tile = |tile: &u32| *tile == 0 || (2..=MAX_TILE).contains(tile) && tile.is_power_of_two();
    value.converted(
        Value::unsigned,
        |tile| Some(tile).filter(is_tile),
        |found| DiagnosticKind::Tiles(TilesError::NotATile { found, max: MAX_TILE }),
    )
}

pub(super) fn write(game: &Twenty48, explicit: ExplicitFields) -> String {
    let mut fields = FieldWriter::new(explicit);
    fields.text_unless(game.rows() == Twenty48::default().rows(), "board", || {
        let rows: Vec<_> = game.rows().iter().map(|row| format!("{row:?}")).collect();
        format_lines('[', &rows, ']', 2 * INDENT)
    });
    fields.variant("to_move", &game.is_due(), &false, TURNS);
    let weights = game.weights();
    fields.text_unless(weights == DEFAULT_WEIGHTS, "evaluation", || format_weights(&weights, FEATURES));
    fields.into_named("Twenty48")
}
