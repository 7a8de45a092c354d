//! A game, how it is searched depth first, and the limits of a search, as bytes.

use poda_core::document::Document;
use poda_core::game::any::AnyGame;
use poda_core::game::played_game::PlayedGame;
use poda_core::score::{CutOn, MAX_PLAYERS, Payoffs};
use poda_core::search::ordering::{MoveOrdering, StaticOrder};
use poda_core::search::{Algorithm, Fail, Floor, Merge, Opponent, PayoffSettings, Quiescence, SearchConfig, TieRule};
use poda_core::trace::codec::bytes::{ByteReader, ByteWriter};
use poda_core::trace::limits::Limits;
use poda_words::file::{load_with_players, save};

const FAILS: [Fail; 2] = [Fail::Soft, Fail::Hard];
const OPPONENTS: [Opponent; 2] = [Opponent::Best, Opponent::Random];
const CUTS: [CutOn; 2] = [CutOn::Equal, CutOn::Strict];

pub(super) fn write_config(writer: &mut ByteWriter, config: &SearchConfig) {
    // The pattern lists every field, so that a new setting does not compile until it is written here.
    let SearchConfig {
        algorithm,
        fail,
        cut_on,
        depth,
        window,
        merge,
        ordering,
        quiescence,
        table,
        guess,
        delta,
        seed,
        opponent,
        payoffs,
    } = *config;
    let MoveOrdering { static_order, killers, history, remembered } = ordering;
    writer.choice(&algorithm, &Algorithm::EVERY);
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
    writer.choice(&opponent, &OPPONENTS);
    let PayoffSettings { ties, sum, floor } = payoffs;
    writer.choice(&ties, &TieRule::ALL);
    writer.option(sum, ByteWriter::score);
    writer.option(floor, |writer, floor| match floor {
        Floor::Same(floor) => {
            writer.size(0);
            writer.score(floor);
        }
        Floor::Each(floors) => {
            writer.size(floors.entries().len());
            floors.entries().iter().for_each(|&floor| writer.score(floor));
        }
    });
}

pub(super) fn read_config(reader: &mut ByteReader) -> Option<SearchConfig> {
    Some(SearchConfig {
        algorithm: reader.choice(&Algorithm::EVERY)?,
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
        opponent: reader.choice(&OPPONENTS)?,
        payoffs: PayoffSettings {
            ties: reader.choice(&TieRule::ALL)?,
            sum: reader.option(ByteReader::score)?,
            floor: reader.option(read_floor)?,
        },
    })
}

/// Reads the number of floors, which is 0 for the same floor for every player, and the floors.
fn read_floor(reader: &mut ByteReader) -> Option<Floor> {
    let count = reader.size()?;
    if count == 0 {
        return Some(Floor::Same(reader.score()?));
    }
    let floors = (0..count.min(MAX_PLAYERS)).map(|_| reader.score()).collect::<Option<Vec<_>>>()?;
    (count <= MAX_PLAYERS).then(|| Floor::Each(Payoffs::new(&floors)))
}

pub(super) fn write_limits(writer: &mut ByteWriter, limits: Limits) {
    let Limits { nodes, bytes, extra_bytes_per_node, seconds } = limits;
    writer.size(nodes);
    writer.size(bytes);
    writer.size(extra_bytes_per_node);
    writer.option(seconds, ByteWriter::u32);
}

pub(super) fn read_limits(reader: &mut ByteReader) -> Option<Limits> {
    Some(Limits {
        nodes: reader.size()?,
        bytes: reader.size()?,
        extra_bytes_per_node: reader.size()?,
        seconds: reader.option(ByteReader::u32)?,
    })
}

pub(super) fn write_game(writer: &mut ByteWriter, game: &PlayedGame<AnyGame>) {
    let text = save(&Document { game: game.clone(), ..Document::of_position(game.start().clone()) });
    writer.size(text.len());
    writer.raw(text.into_bytes());
}

pub(super) fn read_game(reader: &mut ByteReader) -> Option<PlayedGame<AnyGame>> {
    let length = reader.size()?;
    load_with_players(reader.raw(length)?).ok().map(|document| document.game)
}
