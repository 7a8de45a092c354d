//! Positions of Pig: parsing and writing. Every position within the limits in which at most one player has won is
//! legal.

use crate::file::counts::{parse_count, parse_size, report};
use crate::file::diagnostic::{CountError, Expected};
use crate::file::schema::PLAYERS;
use crate::file::value::Value;
use crate::file::writer::{ExplicitFields, FieldWriter};
use poda_core::game::Game;
use poda_core::game::pig::{MAX_POINTS, Pig};
use poda_core::score::Player;
use poda_core::text::Excerpt;

const FIELDS: &[&str] = &["target", "scores", "turn", "to_move", "rolling"];

/// Parses the fields of `Pig`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(value: Value) -> Option<Pig> {
    let (fields, usual) = (value.fields(FIELDS)?, Pig::default());
    let points = |value| parse_count::<u32>(value, MAX_POINTS);
    let target = fields.get("target").map_or(Some(usual.target()), |target| {
        parse_size(target, Some(MAX_POINTS as usize)).and_then(|target| u32::try_from(target).ok())
    });
    let scores = fields.get("scores").map_or(Some(usual.scores()), |scores| scores.pair(Expected::Scores, points));
    let turn = fields.get("turn").map_or(Some(usual.turn_points()), points);
    let to_move = fields.variant("to_move", PLAYERS).unwrap_or(Player::Max);
    let is_rolling = fields.read("rolling", Value::boolean).unwrap_or_default();
    let (target, scores, turn) = (target?, scores?, turn?);
    let game = Pig::new(target, scores, turn, to_move);
    if game.is_none() {
        // If both players have reached the target, the game was over before the second one did.
        let value = fields.get("scores").unwrap_or(fields.0);
        report(value, CountError::TooLarge { found: Excerpt::new(&scores[1].to_string()), max: target - 1 });
    }
    Some(game?.with_rolling(is_rolling))
}

pub(super) fn write(game: &Pig, explicit: ExplicitFields) -> String {
    let (mut fields, usual) = (FieldWriter::new(explicit), Pig::default());
    let [max, min] = game.scores();
    fields.display("target", &game.target(), &usual.target());
    fields.text_unless([max, min] == usual.scores(), "scores", || format!("({max}, {min})"));
    fields.display("turn", &game.turn_points(), &usual.turn_points());
    fields.variant("to_move", &game.to_move(), &Player::Max, PLAYERS);
    fields.display("rolling", &game.is_rolling(), &false);
    fields.into_named("Pig")
}
