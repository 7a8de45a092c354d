//! Nim positions: parsing and writing. All piles within the limits are a legal position.

use crate::file::counts::{parse_count, parse_row};
use crate::file::diagnostic::Expected;
use crate::file::parser::Parser;
use crate::file::schema::PLAYERS;
use crate::file::writer::{ExplicitFields, FieldWriter};
use poda_core::game::Game;
use poda_core::game::nim::{MAX_OBJECTS, MAX_PILES, Nim};
use poda_core::score::Player;

const FIELDS: &[&str] = &["piles", "misere", "to_move"];

/// Parses the fields of `Nim`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(parser: &mut Parser) -> Option<Nim> {
    let mut fields = parser.begin_fields(FIELDS, Expected::Fields(FIELDS))?;
    let mut piles = Some(Nim::default().piles().to_vec());
    let (mut misere, mut to_move) = (false, Player::Max);
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "piles" => {
                piles = parse_row(parser, Expected::Counts, MAX_PILES, |parser| parse_count(parser, MAX_OBJECTS)).0;
            }
            "misere" => misere = parser.boolean().unwrap_or_default(),
            "to_move" => to_move = parser.variant(PLAYERS).unwrap_or(to_move),
            other => unreachable!("{other} is not a field of nim"),
        }
    }
    Some(Nim::new(&piles?, misere)?.with_to_move(to_move))
}

pub(super) fn write(game: &Nim, explicit: &ExplicitFields) -> String {
    let mut fields = FieldWriter::new(explicit);
    let piles = game.piles();
    fields.text_unless(piles == Nim::default().piles(), "piles", || format!("{piles:?}"));
    fields.display("misere", &game.misere, &false);
    fields.variant("to_move", &game.to_move(), &Player::Max, PLAYERS);
    fields.into_named("Nim")
}
