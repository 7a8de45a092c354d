//! A request for a search in a worker.

use super::job_progress::StopPoint;
use super::settings::{read_config, read_game, read_limits, write_config, write_game, write_limits};
use super::work::{read_work, write_work};
use poda_core::game::any::AnyGame;
use poda_core::game::played_game::PlayedGame;
use poda_core::search::SearchConfig;
use poda_core::trace::codec::bytes::{ByteReader, ByteWriter};
use poda_core::trace::limits::Limits;
use poda_session::task::{Task, Work};
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
    /// Returns the request for a task; `None` for a task that the page does itself: it only lays out a tree, or shows
    /// the output of a user's program.
    pub fn of_task(task: &Task, time: Option<Duration>) -> Option<Self> {
        let work = task.work()?.clone();
        let is_told = matches!(&work, Work::Pair(pair) if pair.run.is_some());
        let work = RequestedWork::Recording(work);
        (!is_told).then_some(Self { work, limits: task.limits, time, stop_point: None })
    }

    /// Returns the same request for a job that must stop where an earlier run of it was stopped. The job takes no
    /// longer than the earlier run, so it has no time limit.
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
            RequestedWork::Recording(work) => {
                writer.u8(0);
                write_work(&mut writer, work);
            }
            RequestedWork::Comparison(ComparisonWork { game, searches }) => {
                writer.u8(1);
                write_game(&mut writer, game);
                writer.u32(u32::try_from(searches.len()).unwrap_or(u32::MAX));
                for config in searches {
                    write_config(&mut writer, config);
                }
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
            0 => RequestedWork::Recording(read_work(reader, limits)?),
            1 => {
                let game = read_game(reader)?;
                let count = reader.length(1)?;
                let searches = (0..count).map(|_| read_config(reader)).collect::<Option<_>>()?;
                RequestedWork::Comparison(ComparisonWork { game, searches })
            }
            _ => return None,
        };
        reader.is_at_end().then_some(Self { work, limits, time, stop_point })
    }
}
