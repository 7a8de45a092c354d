//! The check that pruning changed nothing: plain minimax searches the same position and counts what that costs.

use super::progress::{ProgressSink, Stage};
use crate::game::any::AnyGame;
use crate::score::{Bound, Interval, Score};
use crate::search::budget::Budget;
use crate::search::stats::SearchStats;
use crate::search::{Algorithm, SearchConfig, SearchEvent, Tracer, search};
use crate::trace::limits::{Ending, Progress};
use crate::trace::passes::Passes;
use crate::trace::recorder::REPORT_INTERVAL;
use crate::trace::{NodeId, Trace};
use std::ops::ControlFlow;

/// What plain minimax says of a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MinimaxResult {
    /// The root's value.
    pub score: Score,
    /// What finding it cost.
    pub stats: SearchStats,
}

/// Returns whether a recorded search pruned, and has found exactly what plain minimax finds within these limits.
#[must_use]
pub fn is_confirmed(
    (position, config): (&AnyGame, &SearchConfig),
    passes: &Passes<AnyGame>,
    (most_nodes, most_bytes): (u64, usize),
    progress: &impl ProgressSink,
) -> bool {
    let prunes = config.algorithm.properties().prunes;
    let checked = || check((position, config), passes, (most_nodes, most_bytes), progress);
    prunes && checked().is_ok_and(|minimax| confirms(config, passes, minimax.as_ref()))
}

/// Returns whether a recorded search pruned, and has found exactly what plain minimax has.
pub(super) fn confirms(config: &SearchConfig, passes: &Passes<AnyGame>, minimax: Option<&MinimaxResult>) -> bool {
    let is_same = minimax.is_some_and(|found| passes.proved() == Interval::of(found.score, Bound::Exact));
    passes.last().trace().mistake().is_none() && config.algorithm.properties().prunes && is_same
}

/// Searches `position` by plain minimax as far as `config` looks, within `most_nodes` nodes and `most_bytes` bytes, to check
/// the search recorded in `passes`. `Ok(None)` if there is nothing to check, because that search was cut short.
///
/// # Errors
/// Why minimax did not finish.
pub(super) fn check(
    (position, config): (&AnyGame, &SearchConfig),
    passes: &Passes<AnyGame>,
    (most_nodes, most_bytes): (u64, usize),
    progress: &impl ProgressSink,
) -> Result<Option<MinimaxResult>, Ending> {
    // Minimax would be cut short even sooner.
    if !passes.is_complete() {
        return Ok(None);
    }
    if !config.algorithm.properties().prunes {
        return Ok(own_result(passes.last().trace()));
    }
    if !progress.begin_stage(Stage::Checking) {
        return Err(Ending::Stopped);
    }
    let config = SearchConfig { algorithm: Algorithm::Minimax, ..config.effective() };
    let mut counter = Counter { budget: Budget::new(most_nodes, most_bytes), progress, stopped: None };
    let score = search(&config, position, &mut counter).continue_value();
    let ending = counter.stopped.or(counter.budget.limit_met().map(Ending::from)).unwrap_or(Ending::Stopped);
    score.map(|score| Some(MinimaxResult { score, stats: counter.budget.stats })).ok_or(ending)
}

/// A search that visits every node is its own check.
fn own_result(trace: &Trace) -> Option<MinimaxResult> {
    let (score, bound) = trace.result(NodeId::ROOT)?;
    (bound == Bound::Exact).then(|| MinimaxResult { score, stats: trace.end().stats() })
}

/// A tracer that counts until its budget is spent or `progress` stops it.
struct Counter<'a> {
    budget: Budget,
    progress: &'a dyn Progress,
    /// Why `progress` stopped the search, if it did.
    stopped: Option<Ending>,
}

impl Tracer<AnyGame> for Counter<'_> {
    fn record(&mut self, event: SearchEvent<'_, AnyGame>) -> ControlFlow<()> {
        let nodes = self.budget.stats.nodes;
        if matches!(event, SearchEvent::Enter { .. }) && nodes > 0 && nodes.is_multiple_of(REPORT_INTERVAL) {
            self.progress.visited(nodes);
            self.stopped = self.progress.report(nodes).break_value();
            if self.stopped.is_some() {
                return ControlFlow::Break(());
            }
        }
        self.budget.spend(&event)
    }
}
