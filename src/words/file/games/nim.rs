//! Nim positions: parsing and writing. All piles within the limits form a legal position.

use crate::file::counts::{parse_count, parse_player_count, parse_row, parse_size};
use crate::file::diagnostic::Expected;
use crate::file::schema::PLAYERS;
use crate::file::tree::parse_player;
use crate::file::value::Value;
use crate::file::writer::{ExplicitFields, FieldWriter, format_string};
use poda_core::game::Game;
use poda_core::game::nim::{MAX_OBJECTS, MAX_PILES, Nim, Round};
use poda_core::game::players::{MIN_PLAYERS, Players};
use poda_core::score::Player;
use std::num::NonZeroU16;

const FIELDS: &[&str] = &["piles", "max_take", "misere", "players", "to_move"];

/// Parses the fields of `Nim`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(value: Value) -> Option<Nim> {
    let fields = value.fields(FIELDS)?;
    let parse_piles = |value| parse_row(value, Expected::Counts, MAX_PILES, |pile| parse_count(pile, MAX_OBJECTS));
    let piles = fields.get("piles").map_or_else(|| Some(Nim::default().piles().to_vec()), parse_piles);
    let misere = fields.read("misere", Value::boolean).unwrap_or_default();
    let max_take = fields.read("max_take", |value| parse_size(value, Some(MAX_OBJECTS.into())));
    let max_take = max_take.and_then(|most| NonZeroU16::new(u16::try_from(most).ok()?));
    let players = fields.get("players").map_or(Some(MIN_PLAYERS), parse_player_count)?;
    if players == MIN_PLAYERS {
        let to_move = fields.variant("to_move", PLAYERS).unwrap_or(Player::Max);
        return Some(Nim::new(&piles?, misere)?.with_max_take(max_take).with_to_move(to_move));
    }
    let names = Players::letters(players);
    let mover = fields.read("to_move", |value| parse_player(value, &names)).unwrap_or_default();
    Some(Nim::new(&piles?, misere)?.with_max_take(max_take).with_round(Round::new(players, mover.into())?))
}

pub(super) fn write(game: &Nim, explicit: ExplicitFields) -> String {
    let mut fields = FieldWriter::new(explicit);
    let piles = game.piles();
    fields.text_unless(piles == Nim::default().piles(), "piles", || format!("{piles:?}"));
    fields.optional("max_take", game.max_take(), |most| most.to_string());
    fields.display("misere", &game.misere, &false);
    match game.round() {
        Some(round) => {
            fields.optional("players", Some(round.players), |players| players.to_string());
            let names = Players::letters(round.players.into());
            fields.text_unless(round.mover == 0, "to_move", || format_string(&names[usize::from(round.mover)]));
        }
        None => fields.variant("to_move", &game.to_move(), &Player::Max, PLAYERS),
    }
    fields.into_named("Nim")
}
