//! The answers to requests, as bytes.

use super::job_progress::{STAGES, StopPoint};
use super::work::{read_found, read_stats, write_found, write_stats};
use poda_core::comparison::cost::{BestPlay, InnerNodes, SearchCost, VisitedShape};
use poda_core::comparison::{ComparisonRow, MinimaxReference, SearchOutcome};
use poda_core::score::{MAX_PLAYERS, Payoffs};
use poda_core::search::SearchConfig;
use poda_core::trace::codec::bytes::{ByteReader, ByteWriter};
use poda_core::trace::limits::{Ending, Limits};
use poda_session::progress::Stage;
use poda_session::task::{Found, Work};

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
        read_found(&mut unsealed(self.0)?, work, limits, pause).await
    }
}

/// Returns the answer to a request for recordings.
pub(super) fn answer(found: &Found) -> Vec<u8> {
    let mut writer = ByteWriter::default();
    write_found(&mut writer, found);
    sealed(writer.into_bytes())
}

/// Returns a row of a comparison as bytes. `number` is the index of its search.
pub(super) fn row_bytes(number: usize, row: &ComparisonRow) -> Vec<u8> {
    let mut writer = ByteWriter::default();
    writer.size(number);
    writer.option(
        row.found.as_ref(),
        |writer, SearchOutcome { score, cost: SearchCost { stats, cutoffs_by_move }, best_play }| {
            writer.score(*score);
            write_best_play(writer, *best_play);
            write_stats(writer, *stats);
            writer.u32(u32::try_from(cutoffs_by_move.len()).unwrap_or(u32::MAX));
            for &cutoffs in cutoffs_by_move {
                writer.u64(cutoffs);
            }
        },
    );
    writer.option(row.limit, |writer, limit| writer.choice(&limit, &Ending::ALL));
    writer.option(row.reference, |writer, reference| {
        let MinimaxReference { score, nodes, leaves, shape, needs_chance, has_bounds, best_play } = reference;
        let VisitedShape { plies, moves, players, chance } = shape;
        writer.score(score);
        writer.u64(nodes);
        writer.u64(leaves);
        writer.size(plies);
        writer.option(moves, ByteWriter::u64);
        for InnerNodes { nodes, children } in [players, chance] {
            writer.u64(nodes);
            writer.u64(children);
        }
        writer.bool(needs_chance);
        writer.bool(has_bounds);
        write_best_play(writer, best_play);
    });
    sealed(writer.into_bytes())
}

fn write_best_play(writer: &mut ByteWriter, best_play: Option<BestPlay>) {
    writer.option(best_play, |writer, BestPlay { payoffs, mv }| {
        writer.length(payoffs.entries().len());
        for &entry in payoffs.entries() {
            writer.score(entry);
        }
        writer.option(mv, ByteWriter::size);
    });
}

fn read_best_play(reader: &mut ByteReader<'_>) -> Option<BestPlay> {
    let count = reader.length(1)?;
    let entries = (0..count).map(|_| reader.score()).collect::<Option<Vec<_>>>()?;
    let payoffs = (count <= MAX_PLAYERS).then(|| Payoffs::new(&entries))?;
    Some(BestPlay { payoffs, mv: reader.option(ByteReader::size)? })
}

/// Reads a row of a comparison of these searches; `None` if the bytes are not valid.
pub fn read_comparison_row(bytes: &[u8], searches: &[SearchConfig]) -> Option<ComparisonRow> {
    let reader = &mut unsealed(bytes)?;
    let config = *searches.get(reader.size()?)?;
    let found = reader.option(|reader| {
        let (score, best_play, stats) = (reader.score()?, reader.option(read_best_play)?, read_stats(reader)?);
        let count = reader.length(8)?;
        let cutoffs_by_move = (0..count).map(|_| reader.u64()).collect::<Option<_>>()?;
        Some(SearchOutcome { score, cost: SearchCost { stats, cutoffs_by_move }, best_play })
    })?;
    let limit = reader.option(|reader| reader.choice(&Ending::ALL))?;
    let reference = reader.option(|reader| {
        Some(MinimaxReference {
            score: reader.score()?,
            nodes: reader.u64()?,
            leaves: reader.u64()?,
            shape: VisitedShape {
                plies: reader.size()?,
                moves: reader.option(ByteReader::u64)?,
                players: InnerNodes { nodes: reader.u64()?, children: reader.u64()? },
                chance: InnerNodes { nodes: reader.u64()?, children: reader.u64()? },
            },
            needs_chance: reader.bool()?,
            has_bounds: reader.bool()?,
            best_play: reader.option(read_best_play)?,
        })
    })?;
    reader.is_at_end().then_some(ComparisonRow { config, found, limit, reference })
}

/// A message that a worker sends before its answer.
#[derive(Clone, Debug, PartialEq, Eq)]
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
        let mut writer = ByteWriter::default();
        match self {
            Self::Progress { stage, nodes, stop_point } => {
                writer.u8(0);
                writer.choice(stage, &STAGES);
                writer.u64(*nodes);
                writer.u64(stop_point.0);
            }
            Self::Row(row) => {
                writer.u8(1);
                writer.raw(row.iter().copied());
            }
        }
        writer.into_bytes()
    }

    /// Reads a message; `None` if the bytes are not valid.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let mut reader = ByteReader::new(bytes);
        match reader.u8()? {
            0 => Some(Self::Progress {
                stage: reader.choice(&STAGES)?,
                nodes: reader.u64()?,
                stop_point: StopPoint(reader.u64()?),
            })
            .filter(|_| reader.is_at_end()),
            1 => Some(Self::Row(bytes[1..].to_vec())),
            _ => None,
        }
    }
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
pub(super) fn sealed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// Returns a reader of the bytes before the checksum; `None` if the checksum does not match.
pub(super) fn unsealed(bytes: &[u8]) -> Option<ByteReader<'_>> {
    let (bytes, sum) = bytes.split_last_chunk()?;
    (u64::from_le_bytes(*sum) == checksum(bytes)).then(|| ByteReader::new(bytes))
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
