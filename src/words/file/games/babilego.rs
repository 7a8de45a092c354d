//! Babilego boards: parsing and writing. Every board within the limits of pits, tokens and bases is legal.

use crate::file::counts::{Spanned, equal_rows, parse_row, parse_side, parse_store, report};
use crate::file::diagnostic::{CountError, DiagnosticKind, Expected};
use crate::file::parser::Parser;
use crate::file::schema::{SIDES, SOWINGS};
use crate::file::writer::{ExplicitFields, FieldWriter};
use poda_core::game::babilego::{Babilego, MAX_ORDERS, MAX_TOKENS, SowingOrder, VALUES, order_count};
use poda_core::game::mancala::{MAX_PITS, MancalaSide};

const FIELDS: &[&str] = &["south", "north", "south_base", "north_base", "to_move", "max", "sowing"];

/// The tokens of a pit and the offset of their list.
type Pit = (Vec<u8>, usize);

/// Parses the fields of `Babilego`. Returns `None` if anything is wrong with them, which has then been reported.
pub(super) fn parse(parser: &mut Parser) -> Option<Babilego> {
    let mut fields = parser.begin_fields(FIELDS, Expected::Fields(FIELDS))?;
    let with_offset = |tokens: Vec<Vec<u8>>| tokens.into_iter().map(|pit| (pit, fields.offset)).collect();
    let mut rows = Babilego::default().rows().map(|row| (Some(with_offset(row)), fields.offset));
    let mut bases = [Some(0); 2];
    let (mut to_move, mut max) = (MancalaSide::default(), MancalaSide::default());
    let mut sowing = SowingOrder::default();
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "south" => rows[0] = parse_pits(parser),
            "north" => rows[1] = parse_pits(parser),
            "south_base" => bases[0] = parse_store(parser),
            "north_base" => bases[1] = parse_store(parser),
            "to_move" => to_move = parse_side(parser),
            "max" => max = parse_side(parser),
            "sowing" => sowing = parser.variant(SOWINGS).unwrap_or_default(),
            other => unreachable!("{other} is not a field of babilego"),
        }
    }
    if sowing == SowingOrder::Choice {
        let pits = rows.iter().flat_map(|row| &row.0).flatten();
        for (_, offset) in pits.filter(|pit| MAX_ORDERS < order_count(&pit.0)) {
            let max = usize::try_from(MAX_ORDERS).unwrap_or(usize::MAX);
            report(parser, *offset, CountError::TooManyOrders(max));
        }
    }
    let rows = equal_rows(parser, rows)?.map(|row| row.into_iter().map(|(tokens, _)| tokens).collect());
    let game = Babilego::new(&rows, [bases[0]?, bases[1]?], sowing)?;
    Some(game.with_to_move(to_move).with_max(max))
}

fn parse_pits(parser: &mut Parser) -> Spanned<Vec<Pit>> {
    parse_row(parser, Expected::Pits, MAX_PITS, parse_pit)
}

/// Parses the tokens of a pit in the order of their arrival.
fn parse_pit(parser: &mut Parser) -> Option<Pit> {
    let mut list = parser.begin_list(Expected::Tokens)?;
    let mut tokens = Some(Vec::new());
    while parser.next_element(&mut list) {
        let token = parse_token(parser);
        tokens = tokens.zip(token).filter(|(tokens, _)| tokens.len() < MAX_TOKENS).map(|(mut tokens, token)| {
            tokens.push(token);
            tokens
        });
    }
    if MAX_TOKENS < list.length {
        report(parser, list.offset, CountError::TooManyTokens { tokens: list.length, max: MAX_TOKENS });
    }
    Some((tokens?, list.offset))
}

fn parse_token(parser: &mut Parser) -> Option<u8> {
    let token = |number: usize| VALUES.into_iter().find(|&value| usize::from(value) == number);
    parser.converted(Parser::unsigned, token, |found| DiagnosticKind::Count(CountError::NoSuchToken(found)))
}

pub(super) fn write(game: &Babilego, explicit: &ExplicitFields) -> String {
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
