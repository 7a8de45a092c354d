//! Reads and writes a board of kalah.
//!
//! What a pit or a store may hold is judged here. Every board within these limits is one.

use super::counts::{Placed, equal_rows, read_count, read_row, read_side, read_store};
use super::diagnostic::Expected;
use super::explicit::FieldNames;
use super::parser::Parser;
use super::save::game_of;
use super::schema::{KALAH, SIDES, variant_name};
use crate::game::kalah::{Kalah, MAX_SEEDS};
use crate::game::mancala::{MAX_PITS, MancalaSide};

/// Reads the fields of `Kalah`. `None` where anything is wrong with them, which has then been noted.
pub(super) fn read(parser: &mut Parser) -> Option<Kalah> {
    let mut fields = parser.open_fields(KALAH, Expected::Fields(KALAH))?;
    let mut rows = MancalaSide::ALL.map(|side| (Some(Kalah::default().seeds(side).to_vec()), fields.at));
    let mut stores = [Some(0); 2];
    let (mut to_move, mut max) = (MancalaSide::default(), MancalaSide::default());
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "south" => rows[0] = read_pits(parser),
            "north" => rows[1] = read_pits(parser),
            "south_store" => stores[0] = read_store(parser),
            "north_store" => stores[1] = read_store(parser),
            "to_move" => to_move = read_side(parser),
            "max" => max = read_side(parser),
            other => unreachable!("{other} is no field of kalah"),
        }
    }
    let [south, north] = equal_rows(parser, rows)?;
    let game = Kalah::new([&south, &north], [stores[0]?, stores[1]?])?;
    Some(game.with_to_move(to_move).with_max(max))
}

fn read_pits(parser: &mut Parser) -> Placed<Vec<u16>> {
    read_row(parser, Expected::Counts, MAX_PITS, |parser| {
        read_count(parser, MAX_SEEDS.into()).and_then(|seeds| u16::try_from(seeds).ok())
    })
}

/// Writes a board, without what is as usual unless it is `explicit`.
pub(super) fn write(game: &Kalah, explicit: &FieldNames) -> String {
    let usual = Kalah::default();
    let mut fields = Vec::new();
    for (side, name) in [(MancalaSide::South, "south"), (MancalaSide::North, "north")] {
        if game.seeds(side) != usual.seeds(side) || explicit.has(name) {
            fields.push(format!("{name}: {:?}", game.seeds(side)));
        }
        let store = format!("{name}_store");
        if game.store(side) != 0 || explicit.has(&store) {
            fields.push(format!("{store}: {}", game.store(side)));
        }
    }
    if game.side_to_move() != MancalaSide::default() || explicit.has("to_move") {
        fields.push(format!("to_move: {}", variant_name(SIDES, &game.side_to_move())));
    }
    if game.max() != MancalaSide::default() || explicit.has("max") {
        fields.push(format!("max: {}", variant_name(SIDES, &game.max())));
    }
    game_of("Kalah", &fields)
}
