//! A request for a search in a worker.

use super::answer::{from_bytes, to_bytes};
use super::job_progress::StopPoint;
use super::settings::{WrittenConfig, WrittenGame};
use super::work::WrittenWork;
use poda_core::game::any::AnyGame;
use poda_core::game::played_game::PlayedGame;
use poda_core::search::SearchConfig;
use poda_core::trace::limits::Limits;
use poda_session::task::{Task, Work};
use serde::{Deserialize, Serialize};
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
        let work = match &self.work {
            RequestedWork::Recording(work) => WrittenRequest::Recording(WrittenWork::of(work)),
            RequestedWork::Comparison(ComparisonWork { game, searches }) => WrittenRequest::Comparison {
                game: WrittenGame::of(game),
                searches: searches.iter().map(WrittenConfig::of).collect(),
            },
        };
        to_bytes(&(self.limits, self.time, self.stop_point, work))
    }

    /// Reads a request; `None` if the bytes are not valid.
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let (limits, time, stop_point, work) = from_bytes(bytes)?;
        let work = match work {
            WrittenRequest::Recording(work) => RequestedWork::Recording(work.read(limits)?),
            WrittenRequest::Comparison { game, searches } => RequestedWork::Comparison(ComparisonWork {
                game: game.read()?,
                searches: searches.iter().map(WrittenConfig::read).collect::<Option<_>>()?,
            }),
        };
        Some(Self { work, limits, time, stop_point })
    }
}

#[derive(Serialize, Deserialize)]
enum WrittenRequest {
    Recording(WrittenWork),
    Comparison { game: WrittenGame, searches: Vec<WrittenConfig> },
}
