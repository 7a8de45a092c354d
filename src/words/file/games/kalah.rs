//! Kalah boards: parsing and writing. Every board within the limits of pits and stores is legal.

use crate::file::counts::{equal_rows, parse_count, parse_row, parse_side, parse_store};
use crate::file::diagnostic::Expected;
use crate::file::schema::SIDES;
use crate::file::value::Value;
use crate::file::writer::{ExplicitFields, FieldWriter};
use poda_core::game::kalah::{Kalah, MAX_SEEDS};
use poda_core::game::mancala::{MAX_PITS, MancalaSide};

const FIELDS: &[&str] = &["south", "north", "south_store", "north_store", "to_move", "max"];

/// Parses the fields of `Kalah`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(value: Value) -> Option<Kalah> {
    let fields = value.fields(FIELDS)?;
    let parse_pits = |value| parse_row(value, Expected::Counts, MAX_PITS, |pit| parse_count(pit, MAX_SEEDS));
    let rows = [("south", MancalaSide::South), ("north", MancalaSide::North)]
        .map(|(name, side)| fields.get(name).map_or_else(|| Some(Kalah::default().seeds(side).to_vec()), parse_pits));
    let stores = ["south_store", "north_store"].map(|name| parse_store(fields, name));
    let [to_move, max] = ["to_move", "max"].map(|name| parse_side(fields, name));
    let [south, north] = equal_rows(fields, rows)?;
    let game = Kalah::new([&south, &north], [stores[0]?, stores[1]?])?;
    Some(game.with_to_move(to_move).with_max(max))
}

pub(super) fn write(game: &Kalah, explicit: ExplicitFields) -> String {
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
