//! Kalah boards: parsing and writing. Every board within the limits of pits and stores is legal.

use crate::file::counts::{Spanned, equal_rows, parse_count, parse_row, parse_side, parse_store};
use crate::file::diagnostic::Expected;
use crate::file::parser::Parser;
use crate::file::schema::SIDES;
use crate::file::writer::{ExplicitFields, FieldWriter};
use poda_core::game::kalah::{Kalah, MAX_SEEDS};
use poda_core::game::mancala::{MAX_PITS, MancalaSide};

const FIELDS: &[&str] = &["south", "north", "south_store", "north_store", "to_move", "max"];

/// Parses the fields of `Kalah`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(parser: &mut Parser) -> Option<Kalah> {
    let mut fields = parser.begin_fields(FIELDS, Expected::Fields(FIELDS))?;
    let mut rows = MancalaSide::ALL.map(|side| (Some(Kalah::default().seeds(side).to_vec()), fields.offset));
    let mut stores = [Some(0); 2];
    let (mut to_move, mut max) = (MancalaSide::default(), MancalaSide::default());
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "south" => rows[0] = parse_pits(parser),
            "north" => rows[1] = parse_pits(parser),
            "south_store" => stores[0] = parse_store(parser),
            "north_store" => stores[1] = parse_store(parser),
            "to_move" => to_move = parse_side(parser),
            "max" => max = parse_side(parser),
            other => unreachable!("{other} is not a field of kalah"),
        }
    }
    let [south, north] = equal_rows(parser, rows)?;
    let game = Kalah::new([&south, &north], [stores[0]?, stores[1]?])?;
    Some(game.with_to_move(to_move).with_max(max))
}

fn parse_pits(parser: &mut Parser) -> Spanned<Vec<u16>> {
    parse_row(parser, Expected::Counts, MAX_PITS, |parser| parse_count(parser, MAX_SEEDS))
}

pub(super) fn write(game: &Kalah, explicit: &ExplicitFields) -> String {
    let default = Kalah::default();
    let mut fields = FieldWriter::new(explicit);
    for (side, pits, store) in
        [(MancalaSide::South, "south", "south_store"), (MancalaSide::North, "north", "north_store")]
    {
        let seeds = game.seeds(side);
        fields.text_unless(seeds == default.seeds(side), pits, || format!("{seeds:?}"));
        fields.display(store, &game.store(side), &0);
    }
    fields.variant("to_move", &game.to_move, &MancalaSide::default(), SIDES);
    fields.variant("max", &game.max, &MancalaSide::default(), SIDES);
    fields.into_named("Kalah")
}
