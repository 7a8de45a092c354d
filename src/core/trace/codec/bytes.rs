//! Writing bytes, and reading them from the front: little-endian numbers, scores and lists.
//!
//! A [`ByteReader`] returns `None` if the bytes end too early or are not a valid value. It checks that the bytes are
//! there before it allocates, so that a damaged length does no harm.

use crate::score::{Bound, Interval, Player, Score, Turn, Window};
use crate::search::Leaf;
use crate::search::pass::{PassKind, StopReason};
use crate::trace::node::NodeKind;

/// A buffer to which bytes are written.
#[derive(Debug, Default)]
pub struct ByteWriter(Vec<u8>);

/// A reader of bytes from the front.
#[derive(Clone, Copy, Debug)]
pub struct ByteReader<'a>(&'a [u8]);

impl ByteWriter {
    /// Returns the bytes written so far.
    pub fn into_bytes(self) -> Vec<u8> {
        self.0
    }

    /// Writes bytes unchanged.
    pub fn raw(&mut self, bytes: impl IntoIterator<Item = u8>) {
        self.0.extend(bytes);
    }

    /// Appends bytes that were written separately.
    pub fn append(&mut self, mut bytes: Vec<u8>) {
        if self.0.is_empty() {
            self.0 = bytes;
        } else {
            self.0.append(&mut bytes);
        }
    }

    /// Reserves memory for this many more bytes.
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

    /// Writes a size, which takes 64 bits on every machine.
    pub fn size(&mut self, value: usize) {
        self.u64(value as u64);
    }

    /// Writes the length of a list.
    ///
    /// # Panics
    /// Panics if it has 2³² elements or more.
    pub fn length(&mut self, length: usize) {
        self.u32(u32::try_from(length).expect("a trace has fewer than 2³² nodes and steps"));
    }

    /// Writes numbers, each with as few bits as the greatest one needs.
    pub(in crate::trace) fn numbers(&mut self, numbers: impl Iterator<Item = u32> + Clone) {
        let bytes: u8 = match numbers.clone().max().unwrap_or_default() {
            0..=0xFF => 1,
            0x100..=0xFFFF => 2,
            0x1_0000.. => 4,
        };
        self.u8(bytes);
        self.raw(numbers.flat_map(|number| number.to_le_bytes().into_iter().take(bytes.into())));
    }

    /// Writes scores. If all are whole numbers of 16 bits, they are written as such, otherwise as doubles; if there is
    /// a fraction among them, each is written by [`score`](Self::score).
    pub(in crate::trace) fn scores(&mut self, scores: impl Iterator<Item = Score> + Clone) {
        if scores.clone().all(|score| narrow(score).is_some()) {
            self.u8(NARROW);
            self.raw(scores.filter_map(narrow).flat_map(i16::to_le_bytes));
        } else if !scores.clone().any(Score::is_fraction) {
            self.u8(DOUBLE);
            self.raw(scores.flat_map(|score| score.get().to_le_bytes()));
        } else {
            self.u8(ANY);
            scores.for_each(|score| self.score(score));
        }
    }

    /// Writes a score. A fraction is written as a NaN, followed by its numerator and its denominator.
    pub fn score(&mut self, score: Score) {
        match score.as_fraction() {
            Some((numerator, denominator)) => {
                self.raw(f64::NAN.to_le_bytes());
                self.raw(numerator.to_le_bytes());
                self.raw(denominator.to_le_bytes());
            }
            None => self.raw(score.get().to_le_bytes()),
        }
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

    /// Writes the index of a value in a list that contains it.
    pub fn choice<T: PartialEq>(&mut self, value: &T, all: &[T]) {
        let index = all.iter().position(|other| other == value).and_then(|index| u8::try_from(index).ok());
        self.u8(index.unwrap_or(u8::MAX));
    }
}

impl<'a> ByteReader<'a> {
    /// Returns a reader of these bytes.
    pub const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Returns whether all bytes have been read.
    pub const fn is_at_end(&self) -> bool {
        self.0.is_empty()
    }

    /// Reads `count` bytes.
    pub fn raw(&mut self, count: usize) -> Option<&'a [u8]> {
        let (bytes, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(bytes)
    }

    /// Reads all remaining bytes.
    pub const fn rest(&mut self) -> &'a [u8] {
        let rest = self.0;
        self.0 = &[];
        rest
    }

    /// Reads `count` chunks of `N` bytes each.
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

    /// Reads the length of a list whose elements, of at least `bytes_each` bytes each, all follow.
    pub fn length(&mut self, bytes_each: usize) -> Option<usize> {
        let length = usize::try_from(self.u32()?).ok()?;
        (length.checked_mul(bytes_each)? <= self.0.len()).then_some(length)
    }

    pub(in crate::trace) fn numbers(&mut self, count: usize) -> Option<Vec<u32>> {
        Some(match self.u8()? {
            1 => self.raw(count)?.iter().map(|&number| number.into()).collect(),
            2 => self.chunks(count)?.iter().map(|&number| u16::from_le_bytes(number).into()).collect(),
            4 => self.chunks(count)?.iter().map(|&number| u32::from_le_bytes(number)).collect(),
            _ => return None,
        })
    }

    pub(in crate::trace) fn scores(&mut self, count: usize) -> Option<Vec<Score>> {
        match self.u8()? {
            NARROW => Some(self.chunks(count)?.iter().map(|&number| widened(i16::from_le_bytes(number))).collect()),
            DOUBLE => self.chunks(count)?.iter().map(|&number| Score::new(f64::from_le_bytes(number))).collect(),
            ANY => (0..count).map(|_| self.score()).collect(),
            _ => None,
        }
    }

    /// Reads a score.
    pub fn score(&mut self) -> Option<Score> {
        let number = self.array().map(f64::from_le_bytes)?;
        if number.is_nan() {
            let [numerator, denominator] = [self.array()?, self.array()?].map(i128::from_le_bytes);
            return Score::ratio(numerator, denominator);
        }
        Score::new(number)
    }

    /// Reads a window.
    pub fn window(&mut self) -> Option<Window> {
        Some(Window { alpha: self.score()?, beta: self.score()? })
    }

    /// Reads an interval.
    pub fn interval(&mut self) -> Option<Interval> {
        Some(Interval { low: self.score()?, high: self.score()? })
    }

    /// Reads an optional value.
    pub fn option<T>(&mut self, read: impl FnOnce(&mut Self) -> Option<T>) -> Option<Option<T>> {
        if self.bool()? { read(self).map(Some) } else { Some(None) }
    }

    /// Reads a value as its index in a list.
    pub fn choice<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        all.get(usize::from(self.u8()?)).copied()
    }
}

/// The forms of a list of scores: whole numbers of 16 bits, doubles, and scores of any kind.
const NARROW: u8 = 1;
const DOUBLE: u8 = 0;
const ANY: u8 = 2;

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

/// Returns the score with this narrow form.
fn widened(number: i16) -> Score {
    match number {
        NARROW_NEG_INFINITY => Score::NEG_INFINITY,
        NARROW_INFINITY => Score::INFINITY,
        number => Score::from(i32::from(number)),
    }
}

/// What happens to the remaining children after a child was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closing {
    /// They may still be searched.
    None,
    /// They are not searched, because the child closed its parent's window.
    Cutoff,
    /// They are not searched, because the child was chosen at random.
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
const IS_CHANCE: u32 = 1 << 29;
const CUTS_AT_BETA: u32 = 1 << 30;
const ALL: u32 = (1 << 31) - 1;

/// The stored facts of a node, except its score: 32 bits, with its ply in the low 16 bits and the rest above.
#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a bit")]
pub(super) struct NodeFacts {
    pub ply: u16,
    pub kind: NodeKind,
    pub bound: Bound,
    pub closing: Closing,
    pub turn: Turn,
    pub is_searched: bool,
    pub is_left: bool,
    pub is_research: bool,
    pub has_improved: bool,
    /// Whether the node was entered with a window that differs from its parent's.
    pub has_own_window: bool,
    /// Whether the bound that it closed at its parent is β.
    pub cuts_at_beta: bool,
}

impl NodeFacts {
    pub fn to_bits(self) -> u32 {
        fn index<T: PartialEq>(value: &T, all: &[T], shift: u32) -> u32 {
            (0..).zip(all).find(|(_, other)| *other == value).map_or(0, |(index, _)| index << shift)
        }
        let bit = |is_set: bool, bit: u32| if is_set { bit } else { 0 };
        u32::from(self.ply)
            | index(&self.kind, &KINDS, KIND)
            | index(&self.bound, &BOUNDS, BOUND)
            | index(&self.closing, &CLOSINGS, CLOSING)
            | bit(self.turn == Turn::Player(Player::Min), IS_MIN)
            | bit(self.turn == Turn::Chance, IS_CHANCE)
            | bit(self.cuts_at_beta, CUTS_AT_BETA)
            | bit(self.is_searched, IS_SEARCHED)
            | bit(self.is_left, IS_LEFT)
            | bit(self.is_research, IS_RESEARCH)
            | bit(self.has_improved, HAS_IMPROVED)
            | bit(self.has_own_window, HAS_OWN_WINDOW)
    }

    /// Returns the facts; `None` if the number has unknown bits, or records an event at a node that is not searched.
    #[inline]
    pub fn from_bits(bits: u32) -> Option<Self> {
        let has = |bit: u32| bits & bit != 0;
        let field = |shift: u32, width: u32| (bits >> shift & ((1 << width) - 1)) as usize;
        let kind = *KINDS.get(field(KIND, 3))?;
        let bound = *BOUNDS.get(field(BOUND, 2))?;
        let closing = *CLOSINGS.get(field(CLOSING, 2))?;
        let [low, high, ..] = bits.to_le_bytes();
        let facts = Self {
            ply: u16::from_le_bytes([low, high]),
            kind,
            bound,
            closing,
            turn: match (has(IS_CHANCE), has(IS_MIN)) {
                (true, false) => Turn::Chance,
                (true, true) => return None,
                (false, true) => Turn::Player(Player::Min),
                (false, false) => Turn::Player(Player::Max),
            },
            is_searched: has(IS_SEARCHED),
            is_left: has(IS_LEFT),
            is_research: has(IS_RESEARCH),
            has_improved: has(HAS_IMPROVED),
            has_own_window: has(HAS_OWN_WINDOW),
            cuts_at_beta: has(CUTS_AT_BETA),
        };
        let needs_left = facts.has_improved || closing != Closing::None;
        let needs_search = facts.is_left || facts.is_research || facts.has_own_window || kind.is_table_hit();
        let is_consistent = (facts.is_left || !needs_left) && (facts.is_searched || !needs_search);
        (bits & !ALL == 0 && is_consistent).then_some(facts)
    }

    /// Returns whether the facts include something that happens only to a child.
    pub const fn needs_parent(&self) -> bool {
        self.is_research || self.has_improved || !matches!(self.closing, Closing::None)
    }
}

/// All kinds of passes.
pub(super) const PASS_KINDS: [PassKind; 4] =
    [PassKind::Deeper, PassKind::FailedLow, PassKind::FailedHigh, PassKind::Test];

/// All reasons why a search makes no further pass.
pub(super) const STOP_REASONS: [StopReason; 4] =
    [StopReason::Depth, StopReason::NothingDeeper, StopReason::Win, StopReason::Converged];
