//! Babilego boards: parsing and writing. Every board within the limits of pits, tokens and bases is legal.

use crate::file::counts::{equal_rows, parse_row, parse_side, parse_store, report};
use crate::file::diagnostic::{CountError, DiagnosticKind, Expected};
use crate::file::schema::{SIDES, SOWINGS};
use crate::file::value::Value;
use crate::file::writer::{ExplicitFields, FieldWriter};
use poda_core::game::babilego::{Babilego, MAX_ORDERS, MAX_TOKENS, SowingOrder, VALUES, order_count};
use poda_core::game::mancala::{MAX_PITS, MancalaSide};

const FIELDS: &[&str] = &["south", "north", "south_base", "north_base", "to_move", "max", "sowing"];

/// Parses the fields of `Babilego`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(value: Value) -> Option<Babilego> {
    let fields = value.fields(FIELDS)?;
    let sowing = fields.variant("sowing", SOWINGS).unwrap_or_default();
    let [south, north] = Babilego::default().rows();
    let rows = [("south", south), ("north", north)].map(|(name, default)| {
        let parse_pits = |value| parse_row(value, Expected::Pits, MAX_PITS, |pit| parse_pit(pit, sowing));
        fields.get(name).map_or(Some(default), parse_pits)
    });
    let bases = ["south_base", "north_base"].map(|name| parse_store(fields, name));
    let [to_move, max] = ["to_move", "max"].map(|name| parse_side(fields, name));
    let game = Babilego::new(&equal_rows(fields, rows)?, [bases[0]?, bases[1]?], sowing)?;
    Some(game.with_to_move(to_move).with_max(max))
}

/// Parses the tokens of a pit in the order of their arrival.
fn parse_pit(pit: Value, sowing: SowingOrder) -> Option<Vec<u8>> {
    let tokens: Vec<_> = pit.elements(Expected::Tokens)?.map(parse_token).collect();
    if MAX_TOKENS < tokens.len() {
        report(pit, CountError::TooManyTokens { tokens: tokens.len(), max: MAX_TOKENS });
        return None;
    }
    let tokens: Vec<_> = tokens.into_iter().collect::<Option<_>>()?;
    if sowing == SowingOrder::Choice && MAX_ORDERS < order_count(&tokens) {
        report(pit, CountError::TooManyOrders(usize::try_from(MAX_ORDERS).unwrap_or(usize::MAX)));
    }
    Some(tokens)
}

fn parse_token(token: Value) -> Option<u8> {
    let possible = |number: usize| VALUES.into_iter().find(|&value| usize::from(value) == number);
    token.converted(Value::unsigned, possible, |found| DiagnosticKind::Count(CountError::NoSuchToken(found)))
}

pub(super) fn write(game: &Babilego, explicit: ExplicitFields) -> String {
    let default = Babilego::default().rows();
    let mut fields = FieldWriter::new(explicit);
    let names = [(MancalaSide::South, "south", "south_base"), (MancalaSide::North, "north", "north_base")];
    for ((row, default), (side, pits, base)) in game.rows().iter().zip(&default).zip(names) {
        fields.text_unless(row == default, pits, || format!("{row:?}"));
        fields.display(base, &game.base(side), &0);
    }
    fields.variant("to_move", &game.to_move, &MancalaSide::default(), SIDES);
    fields.variant("max", &game.max, &MancalaSide::default(), SIDES);
    fields.variant("sowing", &game.sowing(), &SowingOrder::default(), SOWINGS);
    fields.into_named("Babilego")
}
