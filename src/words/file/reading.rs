//! The reading settings of a document: parsing and writing.

use super::counts::parse_at_most;
use super::schema::{READING, STEP_SIZES, step_size_name};
use super::value::Value;
use super::writer::{ExplicitFields, FieldWriter};
use poda_core::document::Reading;
use poda_core::game::any::AnyGame;
use poda_core::game::played_game::PlayedGame;

/// Parses the fields of `reading`. Invalid values are reported and replaced by their defaults.
pub(super) fn parse(value: Value) -> Reading {
    let Some(fields) = value.fields(READING) else { return Reading::default() };
    Reading {
        by: fields.variant("by", STEP_SIZES),
        rounds: fields.read("rounds", |value| parse_at_most(value, Reading::MAX_ROUNDS)).unwrap_or_default(),
        asks: fields.read("asks", Value::boolean).unwrap_or_default(),
    }
}

/// Returns whether rounds can be played, which requires a tree with a choice at its root.
pub(super) fn has_rounds(game: &PlayedGame<AnyGame>) -> bool {
    matches!(game.start(), AnyGame::Tree(tree) if !tree.children().is_empty())
}

pub(super) fn write(reading: Reading, explicit: ExplicitFields) -> String {
    let mut fields = FieldWriter::new(explicit);
    fields.optional("by", reading.by, |by| step_size_name(by).to_owned());
    fields.display("rounds", &reading.rounds, &0);
    fields.display("asks", &reading.asks, &false);
    fields.into_line()
}
