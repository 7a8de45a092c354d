//! Reads and writes a board of babilego.
//!
//! What a pit or a base may hold is judged here. Every board within these limits is one.

use super::counts::{CountError, Placed, equal_rows, note, read_row, read_side, read_store};
use super::diagnostic::Expected;
use super::explicit::FieldNames;
use super::parser::Parser;
use super::save::game_of;
use super::schema::{BABILEGO, SIDES, SOWINGS, variant_name};
use crate::game::babilego::{Babilego, MAX_ORDERS, MAX_TOKENS, SowingOrder, VALUES, order_count};
use crate::game::mancala::{MAX_PITS, MancalaSide};
use crate::text::Excerpt;

/// A pit's tokens and where they stand.
type Pit = (Vec<u8>, usize);

/// Reads the fields of `Babilego`. `None` where anything is wrong with them, which has then been noted.
pub(super) fn read(parser: &mut Parser) -> Option<Babilego> {
    let mut fields = parser.open_fields(BABILEGO, Expected::Fields(BABILEGO))?;
    let usual = |tokens: Vec<Vec<u8>>| tokens.into_iter().map(|pit| (pit, fields.at)).collect();
    let mut rows = Babilego::default().rows().map(|row| (Some(usual(row)), fields.at));
    let mut bases = [Some(0); 2];
    let (mut to_move, mut max, mut sowing) = (MancalaSide::default(), MancalaSide::default(), SowingOrder::default());
    while let Some(field) = parser.next_field(&mut fields) {
        match field {
            "south" => rows[0] = read_pits(parser),
            "north" => rows[1] = read_pits(parser),
            "south_base" => bases[0] = read_store(parser),
            "north_base" => bases[1] = read_store(parser),
            "to_move" => to_move = read_side(parser),
            "max" => max = read_side(parser),
            "sowing" => sowing = parser.word(SOWINGS).unwrap_or_default(),
            other => unreachable!("{other} is no field of babilego"),
        }
    }
    if sowing == SowingOrder::Choice {
        let too_many = |pit: &&Pit| MAX_ORDERS < order_count(&pit.0);
        let places: Vec<_> = rows.iter().flat_map(|row| &row.0).flatten().filter(too_many).map(|pit| pit.1).collect();
        for at in places {
            let most = usize::try_from(MAX_ORDERS).unwrap_or(usize::MAX);
            note(parser, at, CountError::TooManyOrders { most });
        }
    }
    let rows = equal_rows(parser, rows)?.map(|row| row.into_iter().map(|(tokens, _)| tokens).collect());
    let game = Babilego::new(&rows, [bases[0]?, bases[1]?], sowing)?;
    Some(game.with_to_move(to_move).with_max(max))
}

fn read_pits(parser: &mut Parser) -> Placed<Vec<Pit>> {
    read_row(parser, Expected::Pits, MAX_PITS, read_pit)
}

/// Reads the tokens of a pit in the order in which they arrived.
fn read_pit(parser: &mut Parser) -> Option<Pit> {
    let mut list = parser.open_list(Expected::Tokens)?;
    let mut tokens = Some(Vec::new());
    while parser.has_element(&mut list) {
        let token = read_token(parser);
        tokens = tokens.zip(token).filter(|(tokens, _)| tokens.len() < MAX_TOKENS).map(|(mut tokens, token)| {
            tokens.push(token);
            tokens
        });
    }
    if MAX_TOKENS < list.length {
        note(parser, list.at, CountError::TooManyTokens { tokens: list.length, most: MAX_TOKENS });
    }
    Some((tokens?, list.at))
}

fn read_token(parser: &mut Parser) -> Option<u8> {
    let (at, spelling) = (parser.at(), parser.spelling());
    let number = parser.whole()?;
    let token = VALUES.into_iter().find(|&value| usize::from(value) == number);
    if token.is_none() {
        note(parser, at, CountError::NoSuchToken { found: Excerpt::new(spelling) });
    }
    token
}

/// Writes a board, without what is as usual.
pub(super) fn write(game: &Babilego, explicit: &FieldNames) -> String {
    let usual = Babilego::default().rows();
    let mut fields = Vec::new();
    let sides = [(MancalaSide::South, "south"), (MancalaSide::North, "north")];
    for ((row, usual), (side, name)) in game.rows().iter().zip(&usual).zip(sides) {
        if row != usual || explicit.has(name) {
            fields.push(format!("{name}: {row:?}"));
        }
        let base = format!("{name}_base");
        if game.base(side) != 0 || explicit.has(&base) {
            fields.push(format!("{base}: {}", game.base(side)));
        }
    }
    if game.side_to_move() != MancalaSide::default() || explicit.has("to_move") {
        fields.push(format!("to_move: {}", variant_name(SIDES, &game.side_to_move())));
    }
    if game.max() != MancalaSide::default() || explicit.has("max") {
        fields.push(format!("max: {}", variant_name(SIDES, &game.max())));
    }
    if game.sowing() != SowingOrder::default() || explicit.has("sowing") {
        fields.push(format!("sowing: {}", variant_name(SOWINGS, &game.sowing())));
    }
    game_of("Babilego", &fields)
}
