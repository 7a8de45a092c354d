//! Columns of numbers, each number as narrow as the widest of its column.

use super::bytes::{ByteReader, ByteWriter};
use crate::score::Score;

/// A column of scores as bytes: whole numbers of 16 bits, or all that a score can be.
#[derive(Clone, Copy, Debug)]
pub(super) enum ScoreColumn<'a> {
    Narrow(&'a [[u8; 2]]),
    Wide(&'a [[u8; 8]]),
}

/// The narrow forms of the two infinities.
const NARROW_NEG_INFINITY: i16 = i16::MIN;
const NARROW_INFINITY: i16 = i16::MAX;

fn narrow(score: Score) -> Option<i16> {
    if score == Score::NEG_INFINITY {
        return Some(NARROW_NEG_INFINITY);
    }
    if score == Score::INFINITY {
        return Some(NARROW_INFINITY);
    }
    #[expect(clippy::cast_possible_truncation, reason = "the cast saturates, and what it changes is not taken")]
    let number = score.get() as i16;
    let is_finite = NARROW_NEG_INFINITY < number && number < NARROW_INFINITY;
    (is_finite && Score::from(i32::from(number)) == score).then_some(number)
}

/// The score with this narrow form.
#[inline]
pub(super) fn widened(bytes: [u8; 2]) -> Score {
    match i16::from_le_bytes(bytes) {
        NARROW_NEG_INFINITY => Score::NEG_INFINITY,
        NARROW_INFINITY => Score::INFINITY,
        number => Score::from(i32::from(number)),
    }
}

/// The score with this wide form, which [`read_scores`] has checked.
#[inline]
pub(super) fn checked(bytes: [u8; 8]) -> Score {
    Score::new(f64::from_le_bytes(bytes)).unwrap_or_default()
}

/// Writes scores.
pub(super) fn write_scores(writer: &mut ByteWriter, scores: impl Iterator<Item = Score> + Clone) {
    let is_narrow = scores.clone().all(|score| narrow(score).is_some());
    writer.bool(is_narrow);
    if is_narrow {
        writer.raw(scores.filter_map(narrow).flat_map(i16::to_le_bytes));
    } else {
        writer.raw(scores.flat_map(|score| score.get().to_le_bytes()));
    }
}

/// Reads so many scores.
pub(super) fn read_scores<'a>(reader: &mut ByteReader<'a>, count: usize) -> Option<ScoreColumn<'a>> {
    if reader.bool()? {
        return Some(ScoreColumn::Narrow(reader.chunks(count)?));
    }
    let column: &[[u8; 8]] = reader.chunks(count)?;
    let is_score = |bytes: &[u8; 8]| !f64::from_le_bytes(*bytes).is_nan();
    column.iter().all(is_score).then_some(ScoreColumn::Wide(column))
}

/// A column of numbers as bytes.
#[derive(Clone, Copy, Debug)]
pub(super) enum NumberColumn<'a> {
    Bits8(&'a [[u8; 1]]),
    Bits16(&'a [[u8; 2]]),
    Bits32(&'a [[u8; 4]]),
}

/// Writes numbers.
pub(super) fn write_numbers(writer: &mut ByteWriter, numbers: impl Iterator<Item = u32> + Clone) {
    let most = numbers.clone().max().unwrap_or_default();
    if most <= u8::MAX.into() {
        writer.u8(1);
        writer.raw(numbers.map(|number| number.to_le_bytes()[0]));
    } else if most <= u16::MAX.into() {
        writer.u8(2);
        writer.raw(numbers.flat_map(|number| number.to_le_bytes().into_iter().take(2)));
    } else {
        writer.u8(4);
        writer.raw(numbers.flat_map(u32::to_le_bytes));
    }
}

/// Reads so many numbers.
pub(super) fn read_numbers<'a>(reader: &mut ByteReader<'a>, count: usize) -> Option<NumberColumn<'a>> {
    match reader.u8()? {
        1 => reader.chunks(count).map(NumberColumn::Bits8),
        2 => reader.chunks(count).map(NumberColumn::Bits16),
        4 => reader.chunks(count).map(NumberColumn::Bits32),
        _ => None,
    }
}
