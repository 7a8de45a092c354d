//! Reads and writes the piles of nim.
//!
//! How many piles and objects there may be is judged here. All piles within these limits are a position.

use super::counts::{Placed, read_count, read_row};
use super::diagnostic::Expected;
use super::explicit::FieldNames;
use super::parser::Parser;
use super::save::game_of;
use super::schema::{NIM, PLAYERS, variant_name};
use crate::game::Game;
use crate::game::nim::{MAX_OBJECTS, MAX_PILES, Nim};
use crate::score::Player;

/// Reads the fields of `Nim`. `None` where anything is wrong with them, which has then been noted.
pub(super) fn read(parser: &mut Parser) -> Option<Nim> {
    let mut fields = parser.open_fields(NIM, Expected::Fields(NIM))?;
    let mut piles = Some(Nim::default().piles().to_vec());
    let (mut misere, mut to_move) = (false, Player::Max);
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "piles" => piles = read_piles(parser).0,
            "misere" => misere = parser.boolean().unwrap_or_default(),
            "to_move" => to_move = parser.word(PLAYERS).unwrap_or(to_move),
            other => unreachable!("{other} is no field of nim"),
        }
    }
    Some(Nim::new(&piles?, misere)?.with_to_move(to_move))
}

fn read_piles(parser: &mut Parser) -> Placed<Vec<u16>> {
    read_row(parser, Expected::Counts, MAX_PILES, |parser| {
        read_count(parser, MAX_OBJECTS.into()).and_then(|objects| u16::try_from(objects).ok())
    })
}

/// Writes piles, without what is as usual unless it is `explicit`.
pub(super) fn write(game: &Nim, explicit: &FieldNames) -> String {
    let mut fields = Vec::new();
    if game.piles() != Nim::default().piles() || explicit.has("piles") {
        fields.push(format!("piles: {:?}", game.piles()));
    }
    if game.is_misere() || explicit.has("misere") {
        fields.push(format!("misere: {}", game.is_misere()));
    }
    if game.to_move() != Player::Max || explicit.has("to_move") {
        fields.push(format!("to_move: {}", variant_name(PLAYERS, &game.to_move())));
    }
    game_of("Nim", &fields)
}
