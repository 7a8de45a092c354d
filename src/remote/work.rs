//! The searches of a task and what they found, as they are written: what differs by kind of search.

use super::settings::{WrittenConfig, WrittenGame};
use poda_core::trace::codec::WrittenPasses;
use poda_core::trace::limits::{Ending, Limits};
use poda_core::trace::passes::Passes;
use poda_core::trace::sampled::codec::WrittenSampledTree;
use poda_session::minimax_check::MinimaxResult;
use poda_session::pair_work::PairWork;
use poda_session::sampled_lane::SampledWork;
use poda_session::search_work::SearchWork;
use poda_session::shown_search::Analysis;
use poda_session::task::{Found, Work};
use serde::{Deserialize, Serialize};

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum WrittenWork {
    Search { game: WrittenGame, config: WrittenConfig, finds_reply: bool },
    Pair { game: WrittenGame, configs: [WrittenConfig; 2], shown_bytes: usize, first: WrittenPasses },
    Sampled { game: WrittenGame, config: WrittenConfig },
}

impl WrittenWork {
    pub fn of(work: &Work) -> Self {
        match work {
            Work::Search(SearchWork { game, config, finds_reply }) => Self::Search {
                game: WrittenGame::of(game),
                config: WrittenConfig::of(config),
                finds_reply: *finds_reply,
            },
            Work::Pair(PairWork { game, first, second, run: _, shown_bytes }) => Self::Pair {
                game: WrittenGame::of(game),
                configs: [&first.config, second].map(WrittenConfig::of),
                shown_bytes: *shown_bytes,
                first: WrittenPasses::of(&first.passes),
            },
            Work::Sampled(SampledWork { game, config, scale: _ }) => {
                Self::Sampled { game: WrittenGame::of(game), config: WrittenConfig::of(config) }
            }
        }
    }

    /// Returns the work; `None` if there is no such work.
    pub fn read(self, limits: Limits) -> Option<Work> {
        Some(match self {
            Self::Search { game, config, finds_reply } => {
                Work::Search(SearchWork { game: game.read()?, config: config.read()?, finds_reply })
            }
            Self::Pair { game, configs: [config, second], shown_bytes, first } => {
                let (game, config, second) = (game.read()?, config.read()?, second.read()?);
                let passes = first.read(&config, game.position())?;
                let first = Analysis { config, limits, passes, check: Ok(None) };
                Work::Pair(PairWork { game, first, second, run: None, shown_bytes })
            }
            Self::Sampled { game, config } => Work::Sampled(SampledWork::new(game.read()?, config.read()?)?),
        })
    }
}

/// What the check of a search by plain minimax found, or why it was cut short.
type Check = Result<Option<MinimaxResult>, Ending>;

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum WrittenFound {
    Search {
        check: Check,
        passes: WrittenPasses,
    },
    Pair {
        check: Check,
        /// The first search, if it was made, too.
        first: Option<WrittenPasses>,
        second: WrittenPasses,
    },
    Sampled(WrittenSampledTree),
}

impl WrittenFound {
    pub fn of(found: &Found) -> Self {
        match found {
            Found::Search(search) => Self::Search { check: search.check, passes: WrittenPasses::of(&search.passes) },
            Found::Pair(pair) => Self::Pair {
                check: pair.second.check,
                first: pair.is_first_new.then(|| WrittenPasses::of(&pair.first.passes)),
                second: WrittenPasses::of(&pair.second.passes),
            },
            Found::Sampled(recording) => Self::Sampled(WrittenSampledTree::of(recording)),
        }
    }

    /// Returns what the work found; `None` if it cannot have found this. It is read in parts, between which `pause` is
    /// awaited.
    pub async fn read(self, work: &Work, limits: Limits, pause: impl AsyncFn()) -> Option<Found> {
        Some(match (self, work) {
            (Self::Search { check, passes }, Work::Search(search)) => {
                let passes = passes.read_in_parts(&search.config, search.position(), pause).await?;
                Found::Search(Box::new(Analysis { check, ..search.analysis(passes, limits) }))
            }
            (Self::Pair { check, first, second }, Work::Pair(pair)) => {
                let position = pair.game.position();
                let first = match first {
                    Some(first) => Some(first.read_in_parts(&pair.first.config, position, &pause).await?),
                    None => None,
                };
                let second = second.read_in_parts(&pair.second, position, pause).await?;
                let [first, second] = [first.as_ref(), Some(&second)].map(|passes| passes.map(Passes::last).cloned());
                Found::Pair(Box::new(pair.found(first, second?, limits, check)))
            }
            (Self::Sampled(recording), Work::Sampled(SampledWork { game, config, scale })) => {
                Found::Sampled(Box::new(recording.read(config, *scale, game.position())?))
            }
            (
                Self::Search { .. } | Self::Pair { .. } | Self::Sampled(_),
                Work::Search(_) | Work::Pair(_) | Work::Sampled(_),
            ) => {
                return None;
            }
        })
    }
}
