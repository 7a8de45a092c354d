//! Bytes, written and read from the front: little-endian numbers, scores and lists.
//!
//! A [`ByteReader`] returns `None` where the bytes end too early or are no such value. It allocates nothing, so that a damaged
//! length does no harm.

use crate::score::{Interval, Score, Window};

/// Bytes that are written.
#[derive(Debug, Default)]
pub struct ByteWriter(Vec<u8>);

/// Bytes that are read from the front.
#[derive(Clone, Copy, Debug)]
pub struct ByteReader<'a>(&'a [u8]);

impl ByteWriter {
    /// Returns what has been written.
    #[must_use]
    pub fn into_bytes(self) -> Vec<u8> {
        self.0
    }

    /// Writes bytes as they are.
    pub fn raw(&mut self, bytes: impl IntoIterator<Item = u8>) {
        self.0.extend(bytes);
    }

    /// Writes bytes that were written elsewhere.
    pub fn append(&mut self, mut bytes: Vec<u8>) {
        if self.0.is_empty() {
            self.0 = bytes;
        } else {
            self.0.append(&mut bytes);
        }
    }

    /// Reserves memory for so many more bytes.
    pub fn reserve(&mut self, bytes: usize) {
        self.0.reserve(bytes);
    }

    /// Writes a byte.
    pub fn u8(&mut self, value: u8) {
        self.0.push(value);
    }

    /// Writes `true` or `false`.
    pub fn bool(&mut self, value: bool) {
        self.u8(value.into());
    }

    /// Writes a number of 16 bits.
    pub fn u16(&mut self, value: u16) {
        self.raw(value.to_le_bytes());
    }

    /// Writes a number of 32 bits.
    pub fn u32(&mut self, value: u32) {
        self.raw(value.to_le_bytes());
    }

    /// Writes a number of 64 bits.
    pub fn u64(&mut self, value: u64) {
        self.raw(value.to_le_bytes());
    }

    /// Writes a size, which has 64 bits whatever the machine.
    pub fn size(&mut self, value: usize) {
        self.u64(value as u64);
    }

    /// Writes a score.
    pub fn score(&mut self, score: Score) {
        self.raw(score.get().to_le_bytes());
    }

    /// Writes a window.
    pub fn window(&mut self, window: Window) {
        self.score(window.alpha);
        self.score(window.beta);
    }

    /// Writes an interval.
    pub fn interval(&mut self, interval: Interval) {
        self.score(interval.low);
        self.score(interval.high);
    }

    /// Writes whether there is a value, and the value.
    pub fn option<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut Self, T)) {
        self.bool(value.is_some());
        if let Some(value) = value {
            write(self, value);
        }
    }

    /// Writes the place of a value in a list that has it.
    pub fn choice<T: PartialEq>(&mut self, value: &T, all: &[T]) {
        let place = all.iter().position(|other| other == value).and_then(|place| u8::try_from(place).ok());
        self.u8(place.unwrap_or(u8::MAX));
    }
}

impl<'a> ByteReader<'a> {
    /// Returns a reader of these bytes.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Returns whether nothing is left.
    #[must_use]
    pub const fn is_at_end(&self) -> bool {
        self.0.is_empty()
    }

    /// Reads so many bytes.
    pub fn raw(&mut self, count: usize) -> Option<&'a [u8]> {
        let (bytes, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(bytes)
    }

    /// Reads all that is left.
    pub const fn rest(&mut self) -> &'a [u8] {
        let rest = self.0;
        self.0 = &[];
        rest
    }

    /// Reads so many pieces of `N` bytes each.
    pub fn chunks<const N: usize>(&mut self, count: usize) -> Option<&'a [[u8; N]]> {
        Some(self.raw(count.checked_mul(N)?)?.as_chunks().0)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*bytes)
    }

    /// Reads a byte.
    pub fn u8(&mut self) -> Option<u8> {
        self.array().map(|[byte]| byte)
    }

    /// Reads `true` or `false`.
    pub fn bool(&mut self) -> Option<bool> {
        match self.u8()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }

    /// Reads a number of 16 bits.
    pub fn u16(&mut self) -> Option<u16> {
        self.array().map(u16::from_le_bytes)
    }

    /// Reads a number of 32 bits.
    pub fn u32(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    /// Reads a number of 64 bits.
    pub fn u64(&mut self) -> Option<u64> {
        self.array().map(u64::from_le_bytes)
    }

    /// Reads a size that this machine can hold.
    pub fn size(&mut self) -> Option<usize> {
        self.u64()?.try_into().ok()
    }

    /// Reads the length of a list of which each element has at least so many bytes, and all of which follow.
    pub fn length(&mut self, bytes_each: usize) -> Option<usize> {
        let length = usize::try_from(self.u32()?).ok()?;
        (length.checked_mul(bytes_each)? <= self.0.len()).then_some(length)
    }

    /// Reads a score.
    pub fn score(&mut self) -> Option<Score> {
        Score::new(self.array().map(f64::from_le_bytes)?)
    }

    /// Reads a window.
    pub fn window(&mut self) -> Option<Window> {
        Some(Window { alpha: self.score()?, beta: self.score()? })
    }

    /// Reads an interval.
    pub fn interval(&mut self) -> Option<Interval> {
        Some(Interval { low: self.score()?, high: self.score()? })
    }

    /// Reads a value that may be missing.
    pub fn option<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<Option<T>> {
        if self.bool()? { read(self).map(Some) } else { Some(None) }
    }

    /// Reads a value of a list by its place.
    pub fn choice<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(usize::from(self.u8()?)).copied()
    }
}
