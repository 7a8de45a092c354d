//! A game, how it is searched depth first, and the limits of a search, as bytes.

use poda_core::document::Document;
use poda_core::game::any::AnyGame;
use poda_core::game::played_game::PlayedGame;
use poda_core::score::{MAX_PLAYERS, Payoffs};
use poda_core::search::setting::SettingValue;
use poda_core::search::{Algorithm, Floor, Quiescence, SearchConfig};
use poda_core::trace::codec::bytes::{ByteReader, ByteWriter};
use poda_core::trace::limits::Limits;
use poda_words::file::{load_with_players, save};

pub(super) fn write_config(writer: &mut ByteWriter, config: &SearchConfig) {
    for row in SearchConfig::SETTINGS {
        write_value(writer, (row.get)(config));
    }
}

pub(super) fn read_config(reader: &mut ByteReader) -> Option<SearchConfig> {
    SearchConfig::SETTINGS.iter().try_fold(SearchConfig::default(), |config, row| {
        let value = read_value(reader).filter(|value| row.domain.contains(*value))?;
        Some(row.with(config, value))
    })
}

/// Writes a number for the type of a value, and the value.
fn write_value(writer: &mut ByteWriter, value: SettingValue) {
    match value {
        SettingValue::Nothing => writer.u8(0),
        SettingValue::Algorithm(algorithm) => {
            writer.u8(1);
            writer.choice(&algorithm, &Algorithm::EVERY);
        }
        SettingValue::Flag(flag) => {
            writer.u8(2);
            writer.bool(flag);
        }
        SettingValue::Count(count) => {
            writer.u8(3);
            writer.u64(count);
        }
        SettingValue::Score(score) => {
            writer.u8(4);
            writer.score(score);
        }
        SettingValue::Choice(index) => {
            writer.u8(5);
            writer.size(index);
        }
        SettingValue::Window(window) => {
            writer.u8(6);
            writer.window(window);
        }
        SettingValue::Floor(floor) => {
            writer.u8(7);
            write_floor(writer, floor);
        }
        SettingValue::Quiescence(Quiescence { change, plies }) => {
            writer.u8(8);
            writer.score(change);
            writer.size(plies);
        }
    }
}

fn read_value(reader: &mut ByteReader) -> Option<SettingValue> {
    Some(match reader.u8()? {
        0 => SettingValue::Nothing,
        1 => SettingValue::Algorithm(reader.choice(&Algorithm::EVERY)?),
        2 => SettingValue::Flag(reader.bool()?),
        3 => SettingValue::Count(reader.u64()?),
        4 => SettingValue::Score(reader.score()?),
        5 => SettingValue::Choice(reader.size()?),
        6 => SettingValue::Window(reader.window()?),
        7 => SettingValue::Floor(read_floor(reader)?),
        8 => SettingValue::Quiescence(Quiescence { change: reader.score()?, plies: reader.size()? }),
        _ => return None,
    })
}

/// Writes the number of floors, which is 0 for the same floor for every player, and the floors.
fn write_floor(writer: &mut ByteWriter, floor: Floor) {
    match floor {
        Floor::Same(floor) => {
            writer.size(0);
            writer.score(floor);
        }
        Floor::Each(floors) => {
            writer.size(floors.entries().len());
            floors.entries().iter().for_each(|&floor| writer.score(floor));
        }
    }
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
