//! A search of a position, recorded and checked.

use super::minimax_check::{CheckBudget, MinimaxResult, check};
use super::opponent::{chooses_depth, deepen};
use super::progress::{IMMEDIATE_CHECK_NODES, IMMEDIATE_NODES, ImmediateLimit, ProgressSink, Stage};
use super::shown_search::{Analysis, ShownSearch, TreeDrawing};
use poda_core::document::recorder::record_passes;
use poda_core::game::any::AnyGame;
use poda_core::game::played_game::PlayedGame;
use poda_core::search::SearchConfig;
use poda_core::trace::limits::{Ending, Limits};
use poda_core::trace::passes::Passes;

/// A position to be searched, and how.
#[derive(Clone, Debug)]
pub struct SearchWork {
    /// The game that led to the position.
    pub game: PlayedGame<AnyGame>,
    pub config: SearchConfig,
    /// Whether the program moves by this search. If it takes too long, a shallower search replaces it.
    pub finds_reply: bool,
}

impl SearchWork {
    pub fn position(&self) -> &AnyGame {
        self.game.position()
    }

    /// Does as much as takes a few milliseconds: all of the work, or the beginning of the search, which then has the
    /// ending [`Ending::Underway`]. Returns whether it is all.
    pub(super) fn begin(&self, drawing: &TreeDrawing, limits: Limits) -> (ShownSearch, bool) {
        let passes = self.record(limits, &ImmediateLimit(Ending::Underway));
        if passes.ending() == Ending::Underway {
            return (ShownSearch::new(self.analysis(passes, limits), 0, drawing), false);
        }
        let passes = self.or_shallower(passes, limits, &());
        let budget = CheckBudget { nodes: IMMEDIATE_CHECK_NODES, bytes: limits.bytes };
        let checked = check(self.position(), &self.config, &passes, budget, &());
        let is_complete = checked.is_ok_and(|check| check.is_some())
            || self.finds_reply
            || limits.nodes as u64 <= IMMEDIATE_CHECK_NODES
            || !passes.is_complete();
        let analysis = Analysis { check: checked, ..self.analysis(passes, limits) };
        (ShownSearch::new(analysis, 0, drawing), is_complete)
    }

    /// Records the search, or a shallower one. Returns `None` if `progress` cancels it.
    pub(super) fn find(&self, limits: Limits, progress: &impl ProgressSink) -> Option<Analysis> {
        let passes = progress.begin_stage(Stage::Searching).then(|| self.record(limits, progress))?;
        Some(self.analysis(self.or_shallower(passes, limits, progress), limits))
    }

    /// Checks the recorded search. A search by which the program moves is not checked, so that the move does not wait
    /// for it.
    pub(super) fn check(
        &self,
        passes: &Passes<AnyGame>,
        limits: Limits,
        progress: &impl ProgressSink,
    ) -> Result<Option<MinimaxResult>, Ending> {
        let nodes = if self.finds_reply { IMMEDIATE_CHECK_NODES } else { limits.nodes as u64 };
        check(self.position(), &self.config, passes, CheckBudget { nodes, bytes: limits.bytes }, progress)
    }

    /// Records the beginning of the search, with the ending [`Ending::Stopped`].
    pub(super) fn stopped(&self, limits: Limits) -> Analysis {
        self.analysis(self.record(limits, &ImmediateLimit(Ending::Stopped)), limits)
    }

    fn record(&self, limits: Limits, progress: &impl ProgressSink) -> Passes<AnyGame> {
        record_passes(&self.config, self.position(), limits, progress)
    }

    /// Returns the recorded search, unchecked.
    pub fn analysis(&self, passes: Passes<AnyGame>, limits: Limits) -> Analysis {
        // A search that replaced a deeper one is shown with its own depth, and one that deepened until its time was over
        // with that of its last finished pass.
        let depth = if self.finds_reply && !chooses_depth(&self.config) {
            passes.last().config().depth
        } else if self.finds_reply && is_stopped_deepening(&self.config, &passes) {
            passes.get(passes.deciding_pass()).config().depth
        } else {
            self.config.depth
        };
        Analysis { config: SearchConfig { depth, ..self.config }, limits, passes, check: Ok(None) }
    }

    /// Returns `passes` or, if that search did not finish and the program moves by it, the deepest search that
    /// iterative deepening completes within the limits and the remaining time. If the search was stopped, only few
    /// nodes are allowed. At least one ply is always searched.
    fn or_shallower(&self, passes: Passes<AnyGame>, limits: Limits, progress: &impl ProgressSink) -> Passes<AnyGame> {
        // A search that deepens has an answer as soon as one of its passes is finished.
        let has_answer = self.config.algorithm.properties().deepens && passes.last_complete().is_some();
        if !self.finds_reply || passes.is_complete() || has_answer {
            return passes;
        }
        let is_stopped = passes.ending() == Ending::Stopped;
        if !is_stopped && !progress.begin_stage(Stage::Searching) {
            return passes;
        }
        let immediate_nodes = usize::try_from(IMMEDIATE_NODES).unwrap_or(usize::MAX);
        let mut nodes_left = if is_stopped { limits.nodes.min(immediate_nodes) } else { limits.nodes };
        let mut found = passes;
        let mut is_first = true;
        deepen(self.position(), self.config.depth, |depth| {
            // The search found so far stays in memory beside the next one.
            let held = found.bytes() + found.node_count() * limits.extra_bytes_per_node;
            let bytes = limits.bytes.saturating_sub(held).max(limits.bytes / 5);
            let limits = Limits { nodes: nodes_left, bytes, ..limits };
            let shallower = Self { config: SearchConfig { depth: Some(depth), ..self.config }, ..self.clone() };
            let passes =
                if is_first || is_stopped { shallower.record(limits, &()) } else { shallower.record(limits, progress) };
            if !passes.is_complete() {
                return None;
            }
            is_first = false;
            nodes_left = nodes_left.saturating_sub(passes.node_count());
            found = passes;
            Some(())
        });
        found
    }
}

/// Returns whether a search that deepens without an end was cut short after a finished pass.
fn is_stopped_deepening(config: &SearchConfig, passes: &Passes<AnyGame>) -> bool {
    let is_open = config.depth.is_none() && config.algorithm.properties().deepens;
    let is_cut_short = !matches!(passes.ending(), Ending::Complete | Ending::Underway);
    is_open && is_cut_short && passes.last_complete().is_some()
}
