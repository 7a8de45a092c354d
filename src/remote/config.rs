//! The settings and the limits of a search as bytes, all of them exactly: also those that no position file can hold.

use crate::score::CutOn;
use crate::search::ordering::{MoveOrdering, StaticOrder};
use crate::search::{Algorithm, Fail, Merge, Quiescence, SearchConfig};
use crate::trace::codec::bytes::{ByteReader, ByteWriter};
use crate::trace::limits::Limits;

const FAILS: [Fail; 2] = [Fail::Soft, Fail::Hard];
const CUTS: [CutOn; 2] = [CutOn::Equal, CutOn::Strict];

/// Writes the settings of a search.
pub(super) fn write_config(writer: &mut ByteWriter, config: &SearchConfig) {
    // A new setting does not compile here until it is written.
    let SearchConfig { algorithm, fail, cut_on, depth, window, merge, ordering, quiescence, table, guess, delta, seed } =
        *config;
    let MoveOrdering { static_order, killers, history, remembered } = ordering;
    writer.choice(&algorithm, &Algorithm::ALL);
    writer.choice(&fail, &FAILS);
    writer.choice(&cut_on, &CUTS);
    writer.option(depth, ByteWriter::size);
    writer.window(window);
    match merge {
        Merge::Nowhere => writer.u8(0),
        Merge::Everywhere => writer.u8(1),
        Merge::FirstPlies(plies) => {
            writer.u8(2);
            writer.size(plies);
        }
    }
    writer.choice(&static_order, &StaticOrder::ALL);
    writer.u8(killers);
    writer.bool(history);
    writer.bool(remembered);
    writer.option(quiescence, |writer, Quiescence { change, plies }| {
        writer.score(change);
        writer.size(plies);
    });
    writer.bool(table);
    writer.score(guess);
    writer.score(delta);
    writer.u64(seed);
}

/// Reads the settings of a search.
pub(super) fn read_config(reader: &mut ByteReader) -> Option<SearchConfig> {
    Some(SearchConfig {
        algorithm: reader.choice(&Algorithm::ALL)?,
        fail: reader.choice(&FAILS)?,
        cut_on: reader.choice(&CUTS)?,
        depth: reader.option(ByteReader::size)?,
        window: reader.window()?,
        merge: match reader.u8()? {
            0 => Merge::Nowhere,
            1 => Merge::Everywhere,
            2 => Merge::FirstPlies(reader.size()?),
            _ => return None,
        },
        ordering: MoveOrdering {
            static_order: reader.choice(&StaticOrder::ALL)?,
            killers: reader.u8()?,
            history: reader.bool()?,
            remembered: reader.bool()?,
        },
        quiescence: reader.option(|reader| Some(Quiescence { change: reader.score()?, plies: reader.size()? }))?,
        table: reader.bool()?,
        guess: reader.score()?,
        delta: reader.score()?,
        seed: reader.u64()?,
    })
}

/// Writes the limits of a search.
pub(super) fn write_limits(writer: &mut ByteWriter, limits: Limits) {
    let Limits { nodes, bytes, extra_bytes_per_node, seconds } = limits;
    writer.size(nodes);
    writer.size(bytes);
    writer.size(extra_bytes_per_node);
    writer.option(seconds, ByteWriter::u32);
}

/// Reads the limits of a search.
pub(super) fn read_limits(reader: &mut ByteReader) -> Option<Limits> {
    Some(Limits {
        nodes: reader.size()?,
        bytes: reader.size()?,
        extra_bytes_per_node: reader.size()?,
        seconds: reader.option(ByteReader::u32)?,
    })
}
