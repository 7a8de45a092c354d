//! Numbers of seeds, tokens and objects, and the rows of pits and piles that hold them.

use super::diagnostic::{CountError, DiagnosticKind, Expected};
use super::parser::Parser;
use super::schema::SIDES;
use poda_core::game::mancala::{MAX_STORED, MancalaSide};

/// A value and its byte offset. The value is `None` if something is wrong with it, which has then been reported.
pub(super) type Spanned<T> = (Option<T>, usize);

/// Parses a number from 0 to `max`.
pub(super) fn parse_count<Count: TryFrom<u32>>(parser: &mut Parser, max: impl Into<u32>) -> Option<Count> {
    let max = max.into();
    let count = |number: usize| u32::try_from(number).ok().filter(|&count| count <= max)?.try_into().ok();
    parser.converted(Parser::unsigned, count, |found| DiagnosticKind::Count(CountError::TooLarge { found, max }))
}

/// Parses a whole number from 0 to `max`.
pub(super) fn parse_at_most(parser: &mut Parser, max: usize) -> Option<usize> {
    let allowed = |number| (number <= max).then_some(number);
    parser.converted(Parser::unsigned, allowed, |found| DiagnosticKind::TooGreat { found, max })
}

/// Parses a whole number from 1 to `max`, if there is a limit.
pub(super) fn parse_size(parser: &mut Parser, max: Option<usize>) -> Option<usize> {
    let possible = |size| (1..=max.unwrap_or(usize::MAX)).contains(&size).then_some(size);
    parser.converted(Parser::unsigned, possible, |found| DiagnosticKind::WrongSize { found, max })
}

pub(super) fn parse_store(parser: &mut Parser) -> Option<u32> {
    parse_count(parser, MAX_STORED)
}

/// Parses a list of 1 to `max` elements. `parse_element` parses an element or reports what is wrong with it.
pub(super) fn parse_row<T>(
    parser: &mut Parser,
    expected: Expected,
    max: usize,
    mut parse_element: impl FnMut(&mut Parser) -> Option<T>,
) -> Spanned<Vec<T>> {
    let offset = parser.offset();
    let Some(mut list) = parser.begin_list(expected) else { return (None, offset) };
    let mut row = Some(Vec::new());
    while parser.next_element(&mut list) {
        let element = parse_element(parser);
        // The elements of a list that is too long are not kept.
        row = row.zip(element).filter(|(row, _)| row.len() < max).map(|(mut row, element)| {
            row.push(element);
            row
        });
    }
    if !(1..=max).contains(&list.length) {
        report(parser, offset, CountError::WrongLength { length: list.length, max });
        return (None, offset);
    }
    (row, offset)
}

/// Returns the rows of South and North if both are valid and of equal length. Unequal lengths are reported at the later row.
pub(super) fn equal_rows<T>(parser: &mut Parser, [south, north]: [Spanned<Vec<T>>; 2]) -> Option<[Vec<T>; 2]> {
    let offset = south.1.max(north.1);
    let rows = [south.0?, north.0?];
    if rows[0].len() == rows[1].len() {
        return Some(rows);
    }
    report(parser, offset, CountError::UnequalSides { south: rows[0].len(), north: rows[1].len() });
    None
}

pub(super) fn parse_side(parser: &mut Parser) -> MancalaSide {
    parser.variant(SIDES).unwrap_or_default()
}

/// Reports what is wrong with a number of things.
pub(super) fn report(parser: &mut Parser, offset: usize, error: CountError) {
    parser.report(offset, DiagnosticKind::Count(error));
}
