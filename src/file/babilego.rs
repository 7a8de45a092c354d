//! Reads and writes a board of babilego.
//!
//! What a pit or a base may hold is judged here. Every board within these limits is one.

use super::counts::{CountFault, Placed, equal_rows, note, read_row, read_side, read_store};
use super::explicit::FieldNames;
use super::problem::Expected;
use super::quote::Quote;
use super::reader::Reader;
use super::save::game_of;
use super::schema::{BABILEGO, SIDES, SOWINGS, word_for};
use crate::game::babilego::{Babilego, MAX_ORDERS, MAX_TOKENS, SowingOrder, VALUES, order_count};
use crate::game::mancala::{MAX_PITS, MancalaSide};

/// A pit's tokens and where they stand.
type Pit = (Vec<u8>, usize);

/// Reads the fields of `Babilego`. `None` where anything is wrong with them, which has then been noted.
pub(super) fn read(reader: &mut Reader) -> Option<Babilego> {
    let mut fields = reader.open_fields(BABILEGO, Expected::Fields(BABILEGO))?;
    let usual = |tokens: Vec<Vec<u8>>| tokens.into_iter().map(|pit| (pit, fields.at)).collect();
    let mut rows = Babilego::default().rows().map(|row| (Some(usual(row)), fields.at));
    let mut bases = [Some(0); 2];
    let (mut to_move, mut max, mut sowing) = (MancalaSide::default(), MancalaSide::default(), SowingOrder::default());
    while let Some(field) = reader.next_field(&mut fields) {
        match field {
            "south" => rows[0] = read_pits(reader),
            "north" => rows[1] = read_pits(reader),
            "south_base" => bases[0] = read_store(reader),
            "north_base" => bases[1] = read_store(reader),
            "to_move" => to_move = read_side(reader),
            "max" => max = read_side(reader),
            "sowing" => sowing = reader.word(SOWINGS).unwrap_or_default(),
            other => unreachable!("{other} is no field of babilego"),
        }
    }
    if sowing == SowingOrder::Choice {
        let too_many = |pit: &&Pit| MAX_ORDERS < order_count(&pit.0);
        let places: Vec<_> = rows.iter().flat_map(|row| &row.0).flatten().filter(too_many).map(|pit| pit.1).collect();
        for at in places {
            let most = usize::try_from(MAX_ORDERS).unwrap_or(usize::MAX);
            note(reader, at, CountFault::TooManyOrders { most });
        }
    }
    let rows = equal_rows(reader, rows)?.map(|row| row.into_iter().map(|(tokens, _)| tokens).collect());
    let game = Babilego::new(&rows, [bases[0]?, bases[1]?], sowing)?;
    Some(game.with_to_move(to_move).with_max(max))
}

fn read_pits(reader: &mut Reader) -> Placed<Vec<Pit>> {
    read_row(reader, Expected::Pits, MAX_PITS, read_pit)
}

/// Reads the tokens of a pit in the order in which they arrived.
fn read_pit(reader: &mut Reader) -> Option<Pit> {
    let mut list = reader.open_list(Expected::Tokens)?;
    let mut tokens = Some(Vec::new());
    while reader.has_element(&mut list) {
        let token = read_token(reader);
        tokens = tokens.zip(token).filter(|(tokens, _)| tokens.len() < MAX_TOKENS).map(|(mut tokens, token)| {
            tokens.push(token);
            tokens
        });
    }
    if MAX_TOKENS < list.length {
        note(reader, list.at, CountFault::TooManyTokens { tokens: list.length, most: MAX_TOKENS });
    }
    Some((tokens?, list.at))
}

fn read_token(reader: &mut Reader) -> Option<u8> {
    let (at, spelling) = (reader.at(), reader.spelling());
    let number = reader.whole()?;
    let token = VALUES.into_iter().find(|&value| usize::from(value) == number);
    if token.is_none() {
        note(reader, at, CountFault::NoSuchToken { found: Quote::of(spelling) });
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
        fields.push(format!("to_move: {}", word_for(SIDES, &game.side_to_move())));
    }
    if game.max() != MancalaSide::default() || explicit.has("max") {
        fields.push(format!("max: {}", word_for(SIDES, &game.max())));
    }
    if game.sowing() != SowingOrder::default() || explicit.has("sowing") {
        fields.push(format!("sowing: {}", word_for(SOWINGS, &game.sowing())));
    }
    game_of("Babilego", &fields)
}
