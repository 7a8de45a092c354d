//! Numbers of seeds, tokens and objects, and the rows of pits and piles that hold them.

use super::diagnostic::{CountError, DiagnosticKind, Expected};
use super::schema::SIDES;
use super::value::{Fields, Value};
use poda_core::game::mancala::{MAX_STORED, MancalaSide};
use poda_core::game::players::MIN_PLAYERS;
use poda_core::score::MAX_PLAYERS;

/// Parses a number from 0 to `max`.
pub(super) fn parse_count<Count: TryFrom<u32>>(value: Value, max: impl Into<u32>) -> Option<Count> {
    let max = max.into();
    let count = |number: usize| u32::try_from(number).ok().filter(|&count| count <= max)?.try_into().ok();
    value.converted(Value::unsigned, count, |found| DiagnosticKind::Count(CountError::TooLarge { found, max }))
}

/// Parses a whole number from 0 to `max`.
pub(super) fn parse_at_most(value: Value, max: usize) -> Option<usize> {
    let allowed = |number| (number <= max).then_some(number);
    value.converted(Value::unsigned, allowed, |found| DiagnosticKind::TooGreat { found, max })
}

/// Parses a whole number from 1 to `max`, if there is a limit.
pub(super) fn parse_size(value: Value, max: Option<usize>) -> Option<usize> {
    let possible = |size| (1..=max.unwrap_or(usize::MAX)).contains(&size).then_some(size);
    value.converted(Value::unsigned, possible, |found| match max {
        Some(max) => DiagnosticKind::SizeLimited { found, max },
        None => DiagnosticKind::Size(found),
    })
}

/// Parses a number of players with payoffs of their own.
pub(super) fn parse_player_count(value: Value) -> Option<usize> {
    let count = value.unsigned()?;
    if !(MIN_PLAYERS..=MAX_PLAYERS).contains(&count) {
        value.report(DiagnosticKind::PlayerCount(count));
        return None;
    }
    Some(count)
}

/// Parses a number of seeds or points in a store, 0 if it is left out.
pub(super) fn parse_store(fields: Fields, name: &str) -> Option<u32> {
    fields.get(name).map_or(Some(0), |value| parse_count(value, MAX_STORED))
}

/// Parses a list of 1 to `max` elements. `parse_element` parses an element or reports what is wrong with it.
pub(super) fn parse_row<T>(
    value: Value,
    expected: Expected,
    max: usize,
    parse_element: impl FnMut(Value) -> Option<T>,
) -> Option<Vec<T>> {
    let elements: Vec<_> = value.elements(expected)?.map(parse_element).collect();
    if (1..=max).contains(&elements.len()) {
        return elements.into_iter().collect();
    }
    report(value, CountError::WrongLength { length: elements.len(), max });
    None
}

/// Returns the rows of South and North if both are valid and of equal length. Unequal lengths are reported at the later
/// row.
pub(super) fn equal_rows<T>(fields: Fields, [south, north]: [Option<Vec<T>>; 2]) -> Option<[Vec<T>; 2]> {
    let rows = [south?, north?];
    if rows[0].len() == rows[1].len() {
        return Some(rows);
    }
    let written = ["south", "north"].map(|name| fields.get(name).unwrap_or(fields.0));
    let later = written.into_iter().max_by_key(|value| value.offset()).unwrap_or(fields.0);
    report(later, CountError::UnequalSides { south: rows[0].len(), north: rows[1].len() });
    None
}

pub(super) fn parse_side(fields: Fields, name: &str) -> MancalaSide {
    fields.variant(name, SIDES).unwrap_or_default()
}

/// Reports an invalid number of seeds, tokens or objects.
pub(super) fn report(value: Value, error: CountError) {
    value.report(DiagnosticKind::Count(error));
}
