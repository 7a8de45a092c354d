//! Bytes, written and read from the front: little-endian numbers, scores and lists.
//!
//! A [`ByteReader`] returns `None` where the bytes end too early or are no such value. It allocates nothing, so that a damaged
//! length does no harm.

use crate::score::{Bound, Interval, Player, Score, Window};
use crate::search::Leaf;
use crate::search::pass::{PassKind, StopReason};
use crate::trace::node::NodeKind;

/// Bytes that are written.
#[derive(Debug, Default)]
pub struct ByteWriter(Vec<u8>);

/// Bytes that are read from the front.
#[derive(Clone, Copy, Debug)]
pub struct ByteReader<'a>(&'a [u8]);

impl ByteWriter {
    /// Returns what has been written.
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
        let index = all.iter().position(|other| other == value).and_then(|index| u8::try_from(index).ok());
        self.u8(index.unwrap_or(u8::MAX));
    }
}

impl<'a> ByteReader<'a> {
    /// Returns a reader of these bytes.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Returns whether nothing is left.
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

/// A node in 32 bits: its ply in the low 16, the rest above.
#[derive(Clone, Copy, Debug)]
pub(super) struct NodeWord(pub u32);

/// What followed when a child was left: the other children are not searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closing {
    /// They may be searched.
    None,
    /// The child closed its parent's window.
    Cutoff,
    /// The child was chosen at random.
    Skip,
}

const KINDS: [NodeKind; 5] = [
    NodeKind::Inner,
    NodeKind::Leaf(Leaf::Terminal),
    NodeKind::Leaf(Leaf::Horizon),
    NodeKind::Leaf(Leaf::Quiet),
    NodeKind::Leaf(Leaf::TableHit),
];
const BOUNDS: [Bound; 3] = [Bound::Exact, Bound::Lower, Bound::Upper];
const CLOSINGS: [Closing; 3] = [Closing::None, Closing::Cutoff, Closing::Skip];

const KIND: u32 = 16;
const BOUND: u32 = 19;
const CLOSING: u32 = 21;
const IS_MIN: u32 = 1 << 23;
const IS_SEARCHED: u32 = 1 << 24;
const IS_LEFT: u32 = 1 << 25;
const IS_RESEARCH: u32 = 1 << 26;
const HAS_IMPROVED: u32 = 1 << 27;
const HAS_OWN_WINDOW: u32 = 1 << 28;
const ALL: u32 = (1 << 29) - 1;

/// The parts of a node's word.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a bit of the word")]
pub(super) struct NodeFacts {
    pub ply: u16,
    pub kind: NodeKind,
    pub bound: Bound,
    pub closing: Closing,
    pub player: Player,
    pub is_searched: bool,
    pub is_left: bool,
    pub is_research: bool,
    pub has_improved: bool,
    /// Whether the node was entered with another window than its parent had.
    pub has_own_window: bool,
}

impl NodeWord {
    pub fn new(facts: &NodeFacts) -> Self {
        fn index<T: PartialEq>(value: &T, all: &[T], shift: u32) -> u32 {
            (0..).zip(all).find(|(_, other)| *other == value).map_or(0, |(index, _)| index << shift)
        }
        let bit = |is_set: bool, bit: u32| if is_set { bit } else { 0 };
        Self(
            u32::from(facts.ply)
                | index(&facts.kind, &KINDS, KIND)
                | index(&facts.bound, &BOUNDS, BOUND)
                | index(&facts.closing, &CLOSINGS, CLOSING)
                | bit(facts.player == Player::Min, IS_MIN)
                | bit(facts.is_searched, IS_SEARCHED)
                | bit(facts.is_left, IS_LEFT)
                | bit(facts.is_research, IS_RESEARCH)
                | bit(facts.has_improved, HAS_IMPROVED)
                | bit(facts.has_own_window, HAS_OWN_WINDOW),
        )
    }

    /// The parts; `None` where the word has unknown bits, or says of a node that is not searched that something happened at it.
    #[inline]
    pub fn facts(self) -> Option<NodeFacts> {
        let bits = self.0;
        let has = |bit: u32| bits & bit != 0;
        let field = |shift: u32, width: u32| (bits >> shift & ((1 << width) - 1)) as usize;
        let kind = *KINDS.get(field(KIND, 3))?;
        let bound = *BOUNDS.get(field(BOUND, 2))?;
        let closing = *CLOSINGS.get(field(CLOSING, 2))?;
        let [low, high, ..] = bits.to_le_bytes();
        let facts = NodeFacts {
            ply: u16::from_le_bytes([low, high]),
            kind,
            bound,
            closing,
            player: if has(IS_MIN) { Player::Min } else { Player::Max },
            is_searched: has(IS_SEARCHED),
            is_left: has(IS_LEFT),
            is_research: has(IS_RESEARCH),
            has_improved: has(HAS_IMPROVED),
            has_own_window: has(HAS_OWN_WINDOW),
        };
        let needs_left = facts.has_improved || closing != Closing::None;
        let needs_search = facts.is_left || facts.is_research || facts.has_own_window || kind.is_table_hit();
        let is_consistent = (facts.is_left || !needs_left) && (facts.is_searched || !needs_search);
        (bits & !ALL == 0 && is_consistent).then_some(facts)
    }
}

/// Why a pass is made.
pub(super) const PASS_KINDS: [PassKind; 4] =
    [PassKind::Deeper, PassKind::FailedLow, PassKind::FailedHigh, PassKind::Test];

/// Why a search makes no further pass.
pub(super) const STOP_REASONS: [StopReason; 4] =
    [StopReason::Depth, StopReason::NothingDeeper, StopReason::Win, StopReason::Converged];
