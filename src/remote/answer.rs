//! The answers to requests, as bytes.

use super::job_progress::StopPoint;
use super::work::WrittenFound;
use poda_core::comparison::{ComparisonRow, MinimaxReference, SearchOutcome};
use poda_core::search::SearchConfig;
use poda_core::trace::limits::{Ending, Limits};
use poda_session::progress::Stage;
use poda_session::task::{Found, Work};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// An answer as bytes. The method for the kind of request reads it.
#[derive(Clone, Copy, Debug)]
pub struct AnswerBytes<'a>(pub &'a [u8]);

impl AnswerBytes<'_> {
    /// Returns what the requested work found; `None` if the bytes are not a valid answer to that request.
    ///
    /// Reading takes about as long as laying out the tree, which is left to
    /// [`Task::begin_layout`](poda_session::task::Task::begin_layout). `pause` is awaited at intervals so that the
    /// browser can draw frames.
    pub async fn found(self, work: &Work, limits: Limits, pause: impl AsyncFn()) -> Option<Found> {
        let found: WrittenFound = from_bytes(unsealed(self.0)?)?;
        found.read(work, limits, pause).await
    }
}

/// Returns the answer to a request for recordings.
pub(super) fn answer(found: &Found) -> Vec<u8> {
    sealed(to_bytes(&WrittenFound::of(found)))
}

/// A row of a comparison. Both sides know the settings of its search, the index of which is here.
#[derive(Serialize, Deserialize)]
struct WrittenRow {
    number: usize,
    found: Option<SearchOutcome>,
    limit: Option<Ending>,
    reference: Option<MinimaxReference>,
}

/// Returns a row of a comparison as bytes. `number` is the index of its search.
pub(super) fn row_bytes(number: usize, row: ComparisonRow) -> Vec<u8> {
    let ComparisonRow { config: _, found, limit, reference } = row;
    sealed(to_bytes(&WrittenRow { number, found, limit, reference }))
}

/// Reads a row of a comparison of these searches; `None` if the bytes are not valid.
pub fn read_comparison_row(bytes: &[u8], searches: &[SearchConfig]) -> Option<ComparisonRow> {
    let WrittenRow { number, found, limit, reference } = from_bytes(unsealed(bytes)?)?;
    Some(ComparisonRow { config: *searches.get(number)?, found, limit, reference })
}

/// A message that a worker sends before its answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Message {
    /// How far the job has come.
    Progress {
        stage: Stage,
        nodes: u64,
        /// The point at which a repetition of the same request must stop to end where the job is now.
        stop_point: StopPoint,
    },
    /// A row of a comparison, which [`read_comparison_row`](super::read_comparison_row) reads.
    Row(Vec<u8>),
}

impl Message {
    pub fn to_bytes(&self) -> Vec<u8> {
        to_bytes(self)
    }

    /// Reads a message; `None` if the bytes are not valid.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        from_bytes(bytes)
    }
}

pub(super) fn to_bytes(value: &impl Serialize) -> Vec<u8> {
    postcard::to_allocvec(value).expect("memory takes any number of bytes")
}

/// Returns the value with these bytes; `None` if there is no such value.
pub(super) fn from_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let (value, rest) = postcard::take_from_bytes(bytes).ok()?;
    rest.is_empty().then_some(value)
}

/// An odd number with as many ones as zeros, spread evenly: 2⁶⁴ divided by the golden ratio.
const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;

/// Returns the checksum of these bytes. Because each step is reversible, a change within one word of eight bytes always
/// changes the checksum.
fn checksum(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    let words = words.iter().chain([&last]).map(|word| u64::from_le_bytes(*word));
    let start = (bytes.len() as u64).wrapping_mul(FACTOR);
    words.fold(start, |sum, word| (sum.rotate_left(5) ^ word).wrapping_mul(FACTOR))
}

/// Returns the bytes followed by their checksum.
fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// Returns the bytes before the checksum; `None` if the checksum does not match.
fn unsealed(bytes: &[u8]) -> Option<&[u8]> {
    let (bytes, sum) = bytes.split_last_chunk()?;
    (u64::from_le_bytes(*sum) == checksum(bytes)).then_some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_or_missing_byte_is_noticed() {
        let bytes = sealed((0..100).collect());
        assert!(unsealed(&bytes).is_some());
        for index in 0..bytes.len() {
            let mut damaged = bytes.clone();
            damaged[index] ^= 1 << (index % 8);
            assert!(unsealed(&damaged).is_none(), "{index}");
            assert!(unsealed(&bytes[..index]).is_none(), "{index}");
        }
    }
}
