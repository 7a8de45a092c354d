//! Reads numbers of things: pits and what is in them, stores, piles. Says what can be wrong with them.
//!
//! Knows limits and where they are passed, not the rules of any game.

use super::diagnostic::{DiagnosticKind, Expected};
use super::parser::Parser;
use super::schema::SIDES;
use crate::game::mancala::{MAX_STORED, MancalaSide};
use crate::text::Excerpt;

/// What is wrong with a number of things.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CountError {
    /// There are more than there may be.
    TooLarge {
        /// What stands there.
        found: Excerpt,
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
        found: Excerpt,
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
pub(super) fn read_count(parser: &mut Parser, most: u32) -> Option<u32> {
    let (at, spelling) = (parser.at(), parser.spelling());
    let number = parser.whole()?;
    let count = u32::try_from(number).ok().filter(|&count| count <= most);
    if count.is_none() {
        note(parser, at, CountError::TooLarge { found: Excerpt::new(spelling), most });
    }
    count
}

/// What a store or base holds.
pub(super) fn read_store(parser: &mut Parser) -> Option<u32> {
    read_count(parser, MAX_STORED)
}

/// A list of one element at least and so many at most, and where it stands. `element` reads one, or notes what is wrong.
pub(super) fn read_row<Value>(
    parser: &mut Parser,
    expected: Expected,
    most: usize,
    mut element: impl FnMut(&mut Parser) -> Option<Value>,
) -> Placed<Vec<Value>> {
    let at = parser.at();
    let Some(mut list) = parser.open_list(expected) else { return (None, at) };
    let mut row = Some(Vec::new());
    while parser.has_element(&mut list) {
        let value = element(parser);
        // Nobody needs to keep what is too long.
        row = row.zip(value).filter(|(row, _)| row.len() < most).map(|(mut row, value)| {
            row.push(value);
            row
        });
    }
    if !(1..=most).contains(&list.length) {
        note(parser, at, CountError::WrongLength { length: list.length, most });
        return (None, at);
    }
    (row, at)
}

/// The rows of South and of North, unless one is at fault or they are of different lengths; that is told where the last of
/// them stands.
pub(super) fn equal_rows<Value>(
    parser: &mut Parser,
    [south, north]: [Placed<Vec<Value>>; 2],
) -> Option<[Vec<Value>; 2]> {
    let at = south.1.max(north.1);
    let rows = [south.0?, north.0?];
    if rows[0].len() == rows[1].len() {
        return Some(rows);
    }
    note(parser, at, CountError::UnequalSides { south: rows[0].len(), north: rows[1].len() });
    None
}

/// A side of a board.
pub(super) fn read_side(parser: &mut Parser) -> MancalaSide {
    parser.word(SIDES).unwrap_or_default()
}

/// Notes what is wrong.
pub(super) fn note(parser: &mut Parser, at: usize, fault: CountError) {
    parser.faults.note(at, DiagnosticKind::Count(fault));
}
