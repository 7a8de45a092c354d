//! What is made of a document: the recording of its search, the plan of its tree, and what plain minimax says.
//!
//! The work may be long. It can be done here and now, as far as that takes no time that anybody notices, or anywhere
//! else: a [`Task`] holds all that is needed, whoever has threads may run it there. Knows no thread and no clock.

use crate::document::nearest_searchable_depth;
use crate::game::any::AnyGame;
use crate::picture::Folds;
use crate::picture::NotationOptions;
use crate::picture::TreeLayout;
use crate::score::{Bound, Score};
use crate::search::stats::{Budget, SearchStats};
use crate::search::{Algorithm, SearchConfig, SearchEvent, Tracer, search};
use crate::trace::limits::{Ending, Limits, Progress};
use crate::trace::passes::Passes;
use crate::trace::recorder::{REPORT_EVERY, record_passes};
use crate::trace::recording::Recording;
use crate::trace::{NodeId, Trace};
use std::ops::ControlFlow;
use std::sync::Arc;

/// So many nodes are searched and drawn up while everybody waits: a few milliseconds' work.
pub(super) const IMMEDIATE_NODES: u64 = 20_000;
/// So many visits minimax may make while everybody waits. It keeps nothing of them, so there may be more.
pub(super) const IMMEDIATE_CHECK_NODES: u64 = 100_000;
/// A plan for so many nodes is made while everybody waits.
const IMMEDIATE_LAYOUT_NODES: usize = 100_000;

/// What plain minimax says of the same position: the check that pruning changed nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MinimaxCheck {
    /// The root's value.
    pub score: Score,
    /// What finding it cost.
    pub count: SearchStats,
}

/// What is made of a document.
#[derive(Clone, Debug)]
pub struct Analysis {
    pub(super) passes: Passes<AnyGame>,
    /// The pass of which the plan is.
    pub(super) pass: usize,
    pub(super) tree_layout: TreeLayout,
    pub(super) check: Option<MinimaxCheck>,
    /// Why there is no check of a search that came to its end, where one was to be made.
    pub(super) unchecked: Option<Ending>,
}

impl Analysis {
    /// Takes what a check has said, or why it has said nothing.
    pub(super) fn check_by(&mut self, checked: Result<Option<MinimaxCheck>, Ending>) {
        (self.check, self.unchecked) = match checked {
            Ok(check) => (check, None),
            Err(ending) => (None, Some(ending)),
        };
    }

    /// How many nodes they are about.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.passes.node_count()
    }

    /// How much memory they take, in bytes, as it is counted against the limit.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.passes.bytes() + self.passes.node_count() * TreeLayout::BYTES_A_NODE
    }

    /// The pass that is shown.
    pub(super) fn recording(&self) -> &Arc<Recording<AnyGame>> {
        self.passes.get(self.pass)
    }
}

/// A search that has been recorded and checked.
#[derive(Clone, Debug)]
pub(super) struct RecordedSearch {
    pub passes: Passes<AnyGame>,
    /// The pass that is shown.
    pub pass: usize,
    pub check: Option<MinimaxCheck>,
    pub unchecked: Option<Ending>,
}

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The search goes through the tree and is recorded.
    Searching,
    /// Plain minimax goes through the tree, to compare.
    Checking,
    /// Every node gets its place.
    LayingOut,
}

/// Whoever looks after a task: hears how far the search is, and what comes after it.
pub trait ProgressSink: Progress {
    /// Hears what is done next. Gives whether anybody still wants the findings.
    fn begin_stage(&self, stage: Stage) -> bool;
}

impl ProgressSink for () {
    fn begin_stage(&self, _stage: Stage) -> bool {
        true
    }
}

/// All that is needed to make findings.
#[derive(Clone, Debug)]
pub struct Task {
    /// Tells tasks apart.
    pub(super) task_id: u64,
    pub(super) game: AnyGame,
    pub(super) search: SearchConfig,
    /// Whether a move is to be played by it: if it would become too long, a shorter one takes its place.
    pub(super) awaits_reply: bool,
    pub(super) writing: NotationOptions,
    pub(super) folds: Folds,
    pub(super) limits: Limits,
    /// The search, where it has been recorded and only its plan changes.
    pub(super) recorded: Option<RecordedSearch>,
}

impl Task {
    /// Tells tasks apart.
    #[must_use]
    pub const fn id(&self) -> u64 {
        self.task_id
    }

    /// The most visits that it may record.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        self.limits
    }

    /// How many searches may be made one after the other, which share the time: a shorter one may take the place of another.
    #[must_use]
    pub fn consecutive_searches(&self) -> u32 {
        1 + u32::from(self.awaits_reply)
    }

    /// Whether it searches; else it only draws up another plan.
    #[must_use]
    pub const fn searches(&self) -> bool {
        self.recorded.is_none()
    }

    /// Does the work, unless nobody wants the findings any more.
    pub fn run(&self, progress: &impl ProgressSink) -> Option<Analysis> {
        let recorded = if let Some(recorded) = &self.recorded {
            recorded.clone()
        } else {
            let passes = self.or_shallower(self.record(progress)?, progress);
            RecordedSearch { passes, pass: 0, check: None, unchecked: None }
        };
        let mut analysis = progress.begin_stage(Stage::LayingOut).then(|| self.lay_out(recorded))?;
        // The check comes last and takes the time that is left.
        if self.searches() {
            // Whoever waits for a move does not wait for the check as well.
            let most_nodes = if self.awaits_reply { IMMEDIATE_CHECK_NODES } else { self.limits.nodes as u64 };
            analysis.check_by(self.check(&analysis.passes, most_nodes, progress));
        }
        Some(analysis)
    }

    /// Does the work as far as that takes no time that anybody notices: all of it, or the beginning of the search, which
    /// then is said to be under way.
    pub(super) fn run_immediately(&self) -> ImmediateResult {
        if let Some(recorded) = &self.recorded {
            if recorded.passes.get(recorded.pass).trace().node_count() > IMMEDIATE_LAYOUT_NODES {
                return ImmediateResult::Deferred;
            }
            return ImmediateResult::Complete(self.lay_out(recorded.clone()));
        }
        let passes = record_passes(&self.search, &self.game, self.limits, &ImmediateLimit(Ending::Underway));
        let is_underway = passes.ending() == Ending::Underway;
        let passes = if is_underway { passes } else { self.or_shallower(passes, &()) };
        let checked = if is_underway { Ok(None) } else { self.check(&passes, IMMEDIATE_CHECK_NODES, &()) };
        let is_all = !is_underway
            && (checked.is_ok_and(|check| check.is_some())
                || self.awaits_reply
                || self.limits.nodes as u64 <= IMMEDIATE_CHECK_NODES
                || !passes.is_complete());
        let mut analysis = self.lay_out(RecordedSearch { passes, pass: 0, check: None, unchecked: None });
        analysis.check_by(checked);
        if is_all { ImmediateResult::Complete(analysis) } else { ImmediateResult::Partial(analysis) }
    }

    /// The beginning of the search as all there is of it.
    pub(super) fn stopped(&self) -> Analysis {
        let passes = record_passes(&self.search, &self.game, self.limits, &ImmediateLimit(Ending::Stopped));
        self.lay_out(RecordedSearch { passes, pass: 0, check: None, unchecked: None })
    }

    fn record(&self, progress: &impl ProgressSink) -> Option<Passes<AnyGame>> {
        progress.begin_stage(Stage::Searching).then(|| record_passes(&self.search, &self.game, self.limits, progress))
    }

    /// This search or, if it has not come to its end and somebody waits for a move, the deepest to which one can come ply
    /// by ply: iterative deepening, with as many nodes for all of it, in the time that is left, and with few nodes where
    /// somebody has stopped the search. A first ply is searched however late it is.
    fn or_shallower(&self, passes: Passes<AnyGame>, progress: &impl ProgressSink) -> Passes<AnyGame> {
        // A search that deepens by itself has its answer as soon as one of its passes is finished.
        if !self.awaits_reply || passes.is_complete() || self.has_answer(&passes) {
            return passes;
        }
        let is_stopped = passes.ending() == Ending::Stopped;
        if !is_stopped && !progress.begin_stage(Stage::Searching) {
            return passes;
        }
        let nodes_now = usize::try_from(IMMEDIATE_NODES).unwrap_or(usize::MAX);
        let mut limits = self.limits;
        limits.nodes = if is_stopped { limits.nodes.min(nodes_now) } else { limits.nodes };
        let mut found = passes;
        let mut depth = 1;
        while self.search.depth.is_none_or(|asked| depth < asked) {
            let is_first = depth == 1;
            depth = nearest_searchable_depth(&self.game, depth);
            let search = SearchConfig { depth: Some(depth), ..self.search };
            // What is found already is held beside it.
            let held = found.bytes() + found.node_count() * self.limits.extra_bytes_per_node;
            limits.bytes = self.limits.bytes.saturating_sub(held).max(self.limits.bytes / 5);
            let shorter = if is_first || is_stopped {
                record_passes(&search, &self.game, limits, &())
            } else {
                record_passes(&search, &self.game, limits, progress)
            };
            if !shorter.is_complete() {
                break;
            }
            limits.nodes = limits.nodes.saturating_sub(shorter.node_count());
            found = shorter;
            depth += 1;
        }
        found
    }

    fn has_answer(&self, passes: &Passes<AnyGame>) -> bool {
        self.search.algorithm.properties().deepens && passes.last_complete().is_some()
    }

    fn lay_out(&self, RecordedSearch { passes, pass, check, unchecked }: RecordedSearch) -> Analysis {
        let tree_layout = TreeLayout::folded(&**passes.get(pass), self.writing, &self.folds);
        Analysis { passes, pass, tree_layout, check, unchecked }
    }

    /// Asks plain minimax, which must look at everything; not where that would take more visits than these. `None` where there
    /// is nothing to check; else what it says, or why it came to no end.
    pub(super) fn check(
        &self,
        passes: &Passes<AnyGame>,
        most_nodes: u64,
        progress: &impl ProgressSink,
    ) -> Result<Option<MinimaxCheck>, Ending> {
        // Minimax would be cut short even sooner.
        if !passes.is_complete() {
            return Ok(None);
        }
        if !self.search.algorithm.properties().prunes {
            return Ok(by_itself(passes.last().trace()));
        }
        if !progress.begin_stage(Stage::Checking) {
            return Err(Ending::Stopped);
        }
        let config = SearchConfig { algorithm: Algorithm::Minimax, ..self.search.effective() };
        let mut counter = Counter { budget: Budget::new(most_nodes, self.limits.bytes), progress, stopped: None };
        let score = search(&config, &self.game, &mut counter).continue_value();
        let ending = counter.stopped.or(counter.budget.limit_met().map(Ending::from)).unwrap_or(Ending::Stopped);
        score.map(|score| Some(MinimaxCheck { score, count: counter.budget.stats })).ok_or(ending)
    }
}

/// MoveSource far [`Task::run_immediately`] came.
pub(super) enum ImmediateResult {
    /// To the end.
    Complete(Analysis),
    /// Not to the end, and these are the findings so far.
    Partial(Analysis),
    /// Nowhere.
    Deferred,
}

/// A search that looked at everything is its own check.
fn by_itself(trace: &Trace) -> Option<MinimaxCheck> {
    let (score, bound) = trace.result(NodeId::ROOT)?;
    (bound == Bound::Exact).then(|| MinimaxCheck { score, count: trace.end().count() })
}

/// Looks at the beginning of a search and no further, and says so.
pub(super) struct ImmediateLimit(pub(super) Ending);

impl Progress for ImmediateLimit {
    fn report(&self, nodes: u64) -> ControlFlow<Ending> {
        if nodes < IMMEDIATE_NODES { ControlFlow::Continue(()) } else { ControlFlow::Break(self.0) }
    }
}

impl ProgressSink for ImmediateLimit {
    fn begin_stage(&self, _stage: Stage) -> bool {
        true
    }
}

/// A count that ends where its budget does, or where nobody waits for it.
struct Counter<'a, O: ProgressSink> {
    budget: Budget,
    progress: &'a O,
    /// Why it was stopped, if it was.
    stopped: Option<Ending>,
}

impl<O: ProgressSink> Tracer<AnyGame> for Counter<'_, O> {
    fn record(&mut self, event: SearchEvent<'_, AnyGame>) -> ControlFlow<()> {
        let nodes = self.budget.stats.nodes;
        if matches!(event, SearchEvent::Enter { .. }) && nodes > 0 && nodes.is_multiple_of(REPORT_EVERY) {
            self.progress.visited(nodes);
            self.stopped = self.progress.report(nodes).break_value();
            if self.stopped.is_some() {
                return ControlFlow::Break(());
            }
        }
        self.budget.spend(&event)
    }
}
