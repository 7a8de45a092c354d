//! Reads a recorded search from its binary form.

use super::bytes::ByteReader;
use super::columns::{NumberColumn, ScoreColumn, checked, read_numbers, read_scores, widened};
use super::node_word::NodeWord;
use super::replay::{Lengths, MAX_STEPS_PER_NODE, Replay};
use super::tables::{PASS_KINDS, STOP_REASONS};
use crate::game::packed_move::PackMoves;
use crate::score::Score;
use crate::search::SearchConfig;
use crate::search::ordering::OrderReason;
use crate::search::pass::Pass;
use crate::trace::event::PackedEvent;
use crate::trace::guarantee::Guarantee;
use crate::trace::limits::Ending;
use crate::trace::node_id::NodeId;
use crate::trace::order_reasons::OrderReasons;
use crate::trace::passes::Passes;
use crate::trace::recording::Recording;
use crate::trace::trace::Trace;
use std::pin::pin;
use std::task::{Context, Poll, Waker};

/// The fewest bytes of a pass.
const MIN_PASS_BYTES: usize = 100;
/// The fewest bytes of a node: its word and two scores.
const MIN_NODE_BYTES: usize = 8;
/// How many nodes are read between two pauses.
const NODES_AT_ONCE: usize = 50_000;

/// Returns the search of `root` by `config` that [`encode`](super::encode()) has written; `None` where the bytes are not the form
/// of any search.
///
/// The steps and the links of the nodes are sound whatever the bytes are, and the memory is linear in their length. Whether the
/// moves are legal is not checked.
#[must_use]
pub fn decode<G: PackMoves>(bytes: &[u8], config: &SearchConfig, root: &G) -> Option<Passes<G>> {
    let decoding = pin!(decode_in_parts(bytes, config, root, async || ()));
    match decoding.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(passes) => passes,
        Poll::Pending => unreachable!("nothing is waited for"),
    }
}

/// Does the same as [`decode`], and awaits `pause` now and then, so that a page can draw meanwhile.
pub async fn decode_in_parts<G: PackMoves>(
    bytes: &[u8],
    config: &SearchConfig,
    root: &G,
    pause: impl AsyncFn(),
) -> Option<Passes<G>> {
    let mut reader = ByteReader::new(bytes);
    let count = reader.length(MIN_PASS_BYTES)?;
    let mut passes = Vec::with_capacity(count);
    for _ in 0..count {
        passes.push(read_pass(&mut reader, config, root, &pause).await?);
    }
    (reader.is_at_end() && !passes.is_empty()).then(|| Passes::new(passes))
}

async fn read_pass<G: PackMoves>(
    reader: &mut ByteReader<'_>,
    config: &SearchConfig,
    root: &G,
    pause: &impl AsyncFn(),
) -> Option<Recording<G>> {
    let config =
        SearchConfig { depth: reader.option(ByteReader::size)?, window: reader.window()?, ..config.effective() };
    let pass = reader.option(|reader| {
        let number = reader.size()?;
        let (depth, window) = (reader.option(ByteReader::size)?, reader.window()?);
        Some((number, Pass { depth, window, kind: reader.choice(&PASS_KINDS)? }))
    })?;
    // No sum of visits overflows.
    let visits_before = reader.u64().filter(|&visits| visits < 1 << 60)?;
    let stop_reason = reader.option(|reader| reader.choice(&STOP_REASONS))?;
    let guarantee = Guarantee { root: reader.interval()?, best: reader.interval()? };
    let ending = reader.choice(&Ending::ALL)?;
    let proved_before = reader.interval()?;
    let mut trace = read_nodes(reader, &config, pause).await?;
    if ending == Ending::Complete && trace.left_at(NodeId::ROOT).is_none() {
        return None;
    }
    trace.ending = ending;
    trace.proved_before = proved_before;
    pause().await;
    let moves = read_moves(reader, root, trace.node_count() - 1)?;
    trace.order_reasons = read_order_reasons(reader, trace.node_count())?;
    let true_values = reader.option(|reader| read_score_list(reader, trace.node_count()))?;
    trace.joint_variation = read_joint_variation(reader, &trace)?;
    let recording = Recording::new(trace, root.clone(), moves, config);
    let mut recording = recording.in_pass(pass, visits_before, stop_reason).with_guarantee(guarantee);
    recording.set_true_values(true_values);
    Some(recording)
}

async fn read_nodes(reader: &mut ByteReader<'_>, config: &SearchConfig, pause: &impl AsyncFn()) -> Option<Trace> {
    let nodes = reader.length(MIN_NODE_BYTES).filter(|nodes| (1..=PackedEvent::MAX_NODES).contains(nodes))?;
    let steps =
        usize::try_from(reader.u32()?).ok().filter(|steps| *steps <= nodes.saturating_mul(MAX_STEPS_PER_NODE))?;
    let cutoffs = usize::try_from(reader.u32()?).ok().filter(|cutoffs| *cutoffs <= nodes)?;
    let table_hits = usize::try_from(reader.u32()?).ok().filter(|hits| *hits <= nodes)?;
    let own_windows = usize::try_from(reader.u32()?).ok()?;
    let lengths = Lengths { nodes, steps, cutoffs, table_hits };
    let words = reader.chunks(nodes)?;
    let columns = (read_scores(reader, nodes)?, read_scores(reader, nodes)?);
    let (windows, hit_depths) = (reader.chunks(own_windows)?, reader.chunks(table_hits)?);
    let properties = config.algorithm.properties();
    let replay = Replay::new((properties.prunes, properties.mistake), lengths, windows, hit_depths);
    match columns {
        (ScoreColumn::Narrow(scores), ScoreColumn::Narrow(proved)) => {
            replayed(replay, words, (scores, widened), (proved, widened), pause).await
        }
        (ScoreColumn::Narrow(scores), ScoreColumn::Wide(proved)) => {
            replayed(replay, words, (scores, widened), (proved, checked), pause).await
        }
        (ScoreColumn::Wide(scores), ScoreColumn::Narrow(proved)) => {
            replayed(replay, words, (scores, checked), (proved, widened), pause).await
        }
        (ScoreColumn::Wide(scores), ScoreColumn::Wide(proved)) => {
            replayed(replay, words, (scores, checked), (proved, checked), pause).await
        }
    }?
    .finish(lengths)
}

/// Adds all nodes. The columns are as long as each other.
async fn replayed<'a, const A: usize, const B: usize>(
    mut replay: Replay<'a>,
    words: &[[u8; 4]],
    (scores, score): (&[[u8; A]], impl Fn([u8; A]) -> Score),
    (proved, proved_before): (&[[u8; B]], impl Fn([u8; B]) -> Score),
    pause: &impl AsyncFn(),
) -> Option<Replay<'a>> {
    let parts = words.chunks(NODES_AT_ONCE).zip(scores.chunks(NODES_AT_ONCE)).zip(proved.chunks(NODES_AT_ONCE));
    for ((words, scores), proved) in parts {
        for ((word, own), before) in words.iter().zip(scores).zip(proved) {
            replay.add(NodeWord(u32::from_le_bytes(*word)), score(*own), proved_before(*before))?;
        }
        pause().await;
    }
    Some(replay)
}

fn read_moves<G: PackMoves>(reader: &mut ByteReader, root: &G, count: usize) -> Option<Vec<G::Move>> {
    match read_numbers(reader, count)? {
        NumberColumn::Bits8(numbers) => root.moves_from_bits(numbers.iter().map(|[number]| u32::from(*number))),
        NumberColumn::Bits16(numbers) => {
            root.moves_from_bits(numbers.iter().map(|number| u16::from_le_bytes(*number).into()))
        }
        NumberColumn::Bits32(numbers) => root.moves_from_bits(numbers.iter().map(|number| u32::from_le_bytes(*number))),
    }
}

fn read_score_list(reader: &mut ByteReader, count: usize) -> Option<Vec<Score>> {
    Some(match read_scores(reader, count)? {
        ScoreColumn::Narrow(scores) => scores.iter().map(|score| widened(*score)).collect(),
        ScoreColumn::Wide(scores) => scores.iter().map(|score| checked(*score)).collect(),
    })
}

fn read_order_reasons(reader: &mut ByteReader, nodes: usize) -> Option<OrderReasons> {
    let count = reader.length(4 + 9)?;
    let (ids, reasons) = (reader.chunks::<4>(count)?, reader.chunks::<9>(count)?);
    let mut order_reasons = OrderReasons::default();
    order_reasons.reserve_exact(count);
    let mut least = 0;
    for (id, [tag, number @ ..]) in ids.iter().zip(reasons) {
        let id = u32::from_le_bytes(*id);
        // They are found by a binary search.
        if id < least || nodes <= id as usize {
            return None;
        }
        least = id + 1;
        let number = u64::from_le_bytes(*number);
        let reason = match tag {
            1 => OrderReason::Reversed,
            2 => OrderReason::Evaluated(Score::new(f64::from_bits(number))?),
            3 => OrderReason::Killer(number.try_into().ok()?),
            4 => OrderReason::History(number.try_into().ok()?),
            5 => OrderReason::PrincipalVariation,
            6 => OrderReason::Table,
            _ => return None,
        };
        order_reasons.push(NodeId(id), reason);
    }
    Some(order_reasons)
}

/// Reads a line of nodes from the root on, each a child of the one before; or none.
fn read_joint_variation(reader: &mut ByteReader, trace: &Trace) -> Option<Vec<NodeId>> {
    let count = reader.length(4)?;
    let line: Vec<NodeId> = reader.chunks(count)?.iter().map(|id| NodeId(u32::from_le_bytes(*id))).collect();
    let is_line = line.iter().enumerate().all(|(index, &node)| {
        trace.contains(node) && trace.parent(node) == index.checked_sub(1).map(|above| line[above])
    });
    is_line.then_some(line)
}
