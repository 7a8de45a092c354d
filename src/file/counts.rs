//! Reads numbers of things: pits and what is in them, stores, piles. Says what can be wrong with them.
//!
//! Knows limits and where they are passed, not the rules of any game.

use super::problem::{Expected, Fault};
use super::quote::Quote;
use super::reader::Reader;
use super::schema::SIDES;
use crate::game::mancala::{MAX_STORED, MancalaSide};

/// What is wrong with a number of things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountFault {
    /// There are more than there may be.
    TooLarge {
        /// What stands there.
        found: Quote,
        /// How many there may be.
        most: u32,
    },
    /// A row of pits or piles is empty or too long.
    WrongLength {
        /// How long it is.
        length: usize,
        /// How long it may be.
        most: usize,
    },
    /// South and North have different numbers of pits.
    UnequalSides {
        /// How many pits South has.
        south: usize,
        /// How many pits North has.
        north: usize,
    },
    /// There is no token of that value.
    NoSuchToken {
        /// What stands there.
        found: Quote,
    },
    /// A pit has more tokens than it may.
    TooManyTokens {
        /// How many it has.
        tokens: usize,
        /// How many it may have.
        most: usize,
    },
    /// A pit from which the mover may choose has more orders than can be tried.
    TooManyOrders {
        /// How many it may have.
        most: usize,
    },
}

/// A value and where it stands; no value if something is wrong with it, which has been noted.
pub(super) type Placed<Value> = (Option<Value>, usize);

/// A number of things, so many at most.
pub(super) fn read_count(reader: &mut Reader, most: u32) -> Option<u32> {
    let (at, spelling) = (reader.at(), reader.spelling());
    let number = reader.whole()?;
    let count = u32::try_from(number).ok().filter(|&count| count <= most);
    if count.is_none() {
        note(reader, at, CountFault::TooLarge { found: Quote::of(spelling), most });
    }
    count
}

/// What a store or base holds.
pub(super) fn read_store(reader: &mut Reader) -> Option<u32> {
    read_count(reader, MAX_STORED)
}

/// A list of one element at least and so many at most, and where it stands. `element` reads one, or notes what is wrong.
pub(super) fn read_row<Value>(
    reader: &mut Reader,
    expected: Expected,
    most: usize,
    mut element: impl FnMut(&mut Reader) -> Option<Value>,
) -> Placed<Vec<Value>> {
    let at = reader.at();
    let Some(mut list) = reader.open_list(expected) else { return (None, at) };
    let mut row = Some(Vec::new());
    while reader.has_element(&mut list) {
        let value = element(reader);
        // Nobody needs to keep what is too long.
        row = row.zip(value).filter(|(row, _)| row.len() < most).map(|(mut row, value)| {
            row.push(value);
            row
        });
    }
    if !(1..=most).contains(&list.length) {
        note(reader, at, CountFault::WrongLength { length: list.length, most });
        return (None, at);
    }
    (row, at)
}

/// The rows of South and of North, unless one is at fault or they are of different lengths; that is told where the last of
/// them stands.
pub(super) fn equal_rows<Value>(
    reader: &mut Reader,
    [south, north]: [Placed<Vec<Value>>; 2],
) -> Option<[Vec<Value>; 2]> {
    let at = south.1.max(north.1);
    let rows = [south.0?, north.0?];
    if rows[0].len() == rows[1].len() {
        return Some(rows);
    }
    note(reader, at, CountFault::UnequalSides { south: rows[0].len(), north: rows[1].len() });
    None
}

/// A side of a board.
pub(super) fn read_side(reader: &mut Reader) -> MancalaSide {
    reader.word(SIDES).unwrap_or_default()
}

/// Notes what is wrong.
pub(super) fn note(reader: &mut Reader, at: usize, fault: CountFault) {
    reader.faults.note(at, Fault::Count(fault));
}
