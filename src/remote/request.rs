//! A request for a search in a worker.

use super::job_progress::StopPoint;
use poda_core::document::Document;
use poda_core::game::any::AnyGame;
use poda_core::game::played_game::PlayedGame;
use poda_core::score::{CutOn, MAX_PLAYERS, Payoffs};
use poda_core::search::mcts::{Decide, MctsConfig, Rollout};
use poda_core::search::ordering::{MoveOrdering, StaticOrder};
use poda_core::search::{Algorithm, Fail, Floor, Merge, Opponent, PayoffSettings, Quiescence, SearchConfig, TieRule};
use poda_core::trace::codec::bytes::{ByteReader, ByteWriter};
use poda_core::trace::codec::{decode, encode};
use poda_core::trace::limits::Limits;
use poda_session::pair_work::PairWork;
use poda_session::sampled_work::SampledWork;
use poda_session::search_work::SearchWork;
use poda_session::shown_search::Analysis;
use poda_session::task::{Task, Work};
use poda_words::file::{load_with_players, save};
use std::time::Duration;

/// A request for a search in a worker.
#[derive(Clone, Debug)]
pub struct Request {
    pub work: RequestedWork,
    pub limits: Limits,
    pub time: Option<Duration>,
    /// Where the job must stop; set if an earlier run of it was stopped there.
    pub stop_point: Option<StopPoint>,
}

#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "a request has one")]
pub enum RequestedWork {
    /// Searches to be recorded.
    Recording(Work),
    /// Several searches of one position, which are counted but not recorded.
    Comparison(ComparisonWork),
}

/// A position to be searched in several ways.
#[derive(Clone, Debug)]
pub struct ComparisonWork {
    /// The game that led to the position.
    pub game: PlayedGame<AnyGame>,
    pub searches: Vec<SearchConfig>,
}

impl Request {
    /// Returns the request for a task; `None` for a task that the page does itself: it only lays out a tree, or shows the output of a user's
    /// program.
    pub fn of_task(task: &Task, time: Option<Duration>) -> Option<Self> {
        let work = task.work()?.clone();
        let is_told = matches!(&work, Work::Pair(pair) if pair.run.is_some());
        let work = RequestedWork::Recording(work);
        (!is_told).then_some(Self { work, limits: task.limits, time, stop_point: None })
    }

    /// Returns the same request for a job that must stop where an earlier run of it was stopped. The job takes no longer than the earlier
    /// run, so it has no time limit.
    #[must_use]
    pub fn stopping_at(self, stop_point: StopPoint) -> Self {
        Self { stop_point: Some(stop_point), time: None, ..self }
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let mut writer = ByteWriter::default();
        write_limits(&mut writer, self.limits);
        writer.option(self.time, |writer, time| writer.u64(u64::try_from(time.as_millis()).unwrap_or(u64::MAX)));
        writer.option(self.stop_point, |writer, point| writer.u64(point.0));
        match &self.work {
            RequestedWork::Recording(Work::Search(SearchWork { game, config, finds_reply })) => {
                writer.u8(0);
                write_game(&mut writer, game);
                write_config(&mut writer, config);
                writer.bool(*finds_reply);
            }
            RequestedWork::Recording(Work::Pair(PairWork { game, first, second, run: _, shown_bytes })) => {
                writer.u8(1);
                write_game(&mut writer, game);
                write_config(&mut writer, &first.config);
                write_config(&mut writer, second);
                writer.size(*shown_bytes);
                writer.append(encode(&first.passes));
            }
            RequestedWork::Comparison(ComparisonWork { game, searches }) => {
                writer.u8(2);
                write_game(&mut writer, game);
                writer.u32(u32::try_from(searches.len()).unwrap_or(u32::MAX));
                for config in searches {
                    write_config(&mut writer, config);
                }
            }
            RequestedWork::Recording(Work::Sampled(SampledWork { game, config, scale: _ })) => {
                writer.u8(3);
                write_game(&mut writer, game);
                write_mcts(&mut writer, *config);
            }
        }
        writer.into_bytes()
    }

    /// Reads a request; `None` if the bytes are not valid.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let reader = &mut ByteReader::new(bytes);
        let limits = read_limits(reader)?;
        let time = reader.option(ByteReader::u64)?.map(Duration::from_millis);
        let stop_point = reader.option(ByteReader::u64)?.map(StopPoint);
        let work = match reader.u8()? {
            0 => RequestedWork::Recording(Work::Search(SearchWork {
                game: read_game(reader)?,
                config: read_config(reader)?,
                finds_reply: reader.bool()?,
            })),
            1 => {
                let game = read_game(reader)?;
                let (config, second) = (read_config(reader)?, read_config(reader)?);
                let shown_bytes = reader.size()?;
                let passes = decode(reader.rest(), &config, game.position())?;
                let first = Analysis { config, limits, passes, check: Ok(None) };
                RequestedWork::Recording(Work::Pair(PairWork { game, first, second, run: None, shown_bytes }))
            }
            2 => {
                let game = read_game(reader)?;
                let count = reader.length(1)?;
                let searches = (0..count).map(|_| read_config(reader)).collect::<Option<_>>()?;
                RequestedWork::Comparison(ComparisonWork { game, searches })
            }
            3 => RequestedWork::Recording(Work::Sampled(SampledWork::new(read_game(reader)?, read_mcts(reader)?)?)),
            _ => return None,
        };
        reader.is_at_end().then_some(Self { work, limits, time, stop_point })
    }
}

const DECIDES: [Decide; 2] = [Decide::Visits, Decide::Value];
const FAILS: [Fail; 2] = [Fail::Soft, Fail::Hard];
const OPPONENTS: [Opponent; 2] = [Opponent::Best, Opponent::Random];
const CUTS: [CutOn; 2] = [CutOn::Equal, CutOn::Strict];

pub(super) fn write_mcts(writer: &mut ByteWriter, config: MctsConfig) {
    let MctsConfig { iterations, exploration, seed, rollout, decide } = config;
    writer.u32(iterations);
    writer.score(exploration);
    writer.u64(seed);
    match rollout {
        Rollout::Random => writer.bool(false),
        Rollout::Evaluation { plies } => {
            writer.bool(true);
            writer.size(plies);
        }
    }
    writer.choice(&decide, &DECIDES);
}

pub(super) fn read_mcts(reader: &mut ByteReader) -> Option<MctsConfig> {
    Some(MctsConfig {
        iterations: reader.u32()?,
        exploration: reader.score()?,
        seed: reader.u64()?,
        rollout: if reader.bool()? { Rollout::Evaluation { plies: reader.size()? } } else { Rollout::Random },
        decide: reader.choice(&DECIDES)?,
    })
}

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
