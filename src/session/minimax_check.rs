//! The check that pruning changed nothing: plain minimax searches the same position, and its cost is counted.

use super::progress::{ProgressSink, Stage};
use poda_core::game::any::AnyGame;
use poda_core::score::{Bound, Interval, Score};
use poda_core::search::stats::SearchStats;
use poda_core::search::{SearchConfig, search_full_width};
use poda_core::trace::limits::{Ending, Limits, Meter};
use poda_core::trace::passes::Passes;
use poda_core::trace::{NodeId, Trace};
use serde::{Deserialize, Serialize};

/// The result of plain minimax on a position.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct MinimaxResult {
    pub score: Score,
    /// The cost of finding it.
    pub stats: SearchStats,
}

/// What a check by minimax may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckBudget {
    /// The most visits.
    pub nodes: u64,
    /// The most memory, in bytes.
    pub bytes: usize,
}

/// Returns whether a recorded search pruned and found exactly what plain minimax finds within this budget.
pub fn is_confirmed(
    position: &AnyGame,
    config: &SearchConfig,
    passes: &Passes<AnyGame>,
    budget: CheckBudget,
    progress: &impl ProgressSink,
) -> bool {
    let prunes = config.algorithm.properties().prunes;
    let checked = || check(position, config, passes, budget, progress);
    prunes && checked().is_ok_and(|minimax| confirms(config, passes, minimax.as_ref()))
}

/// Returns whether a recorded search pruned and found exactly the value in `minimax`.
pub(super) fn confirms(config: &SearchConfig, passes: &Passes<AnyGame>, minimax: Option<&MinimaxResult>) -> bool {
    let is_same = minimax.is_some_and(|found| passes.proved() == Interval::of(found.score, Bound::Exact));
    passes.last().trace().trust.is_proved() && config.algorithm.properties().prunes && is_same
}

/// Searches `position` by plain minimax to the depth in `config`, within `budget`, to check the search that is
/// recorded in `passes`. Returns `Ok(None)` if that search was cut short, because there is
/// nothing to check.
///
/// # Errors
/// Returns why minimax did not finish.
pub fn check(
    position: &AnyGame,
    config: &SearchConfig,
    passes: &Passes<AnyGame>,
    budget: CheckBudget,
    progress: &impl ProgressSink,
) -> Result<Option<MinimaxResult>, Ending> {
    // Minimax would be cut short even sooner, and what several players get is not minimax's value.
    if !passes.is_complete() || config.algorithm.properties().multi_player.is_some() {
        return Ok(None);
    }
    if !config.algorithm.properties().prunes {
        return Ok(own_result(passes.last().trace()));
    }
    if !progress.begin_stage(Stage::Checking) {
        return Err(Ending::Stopped);
    }
    let nodes = usize::try_from(budget.nodes).unwrap_or(usize::MAX);
    let limits = Limits { bytes: budget.bytes, ..Limits::nodes(nodes) };
    let mut meter = Meter::new(limits, progress);
    let score = search_full_width(&config.effective(), position, &mut meter).continue_value();
    score.map(|score| Some(MinimaxResult { score, stats: meter.stats() })).ok_or(meter.ending())
}

/// Returns the result of a search that visits every node: such a search needs no other check.
fn own_result(trace: &Trace) -> Option<MinimaxResult> {
    let (score, bound) = trace.result(NodeId::ROOT)?;
    (bound == Bound::Exact).then(|| MinimaxResult { score, stats: trace.end().stats() })
}
