//! What is made of a document: the recording of its search, the plan of its tree, and what plain minimax says.
//!
//! The work may be long. It can be done here and now, as far as that takes no time that anybody notices, or anywhere
//! else: a [`Task`] holds all that is needed, whoever has threads may run it there. Knows no thread and no clock.

use crate::file::nearest_searchable_depth;
use crate::game::any::AnyGame;
use crate::picture::NotationOptions;
use crate::picture::folds::Folds;
use crate::picture::tree_layout::TreeLayout;
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
pub(super) const NODES_NOW: u64 = 20_000;
/// So many visits minimax may make while everybody waits. It keeps nothing of them, so there may be more.
pub(super) const VISITS_NOW: u64 = 100_000;
/// A plan for so many nodes is made while everybody waits.
const PLANNED_NOW: usize = 100_000;

/// What plain minimax says of the same position: the check that pruning changed nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Check {
    /// The root's value.
    pub score: Score,
    /// What finding it cost.
    pub count: SearchStats,
}

/// What is made of a document.
#[derive(Clone, Debug)]
pub struct Findings {
    pub(super) passes: Passes<AnyGame>,
    /// The pass of which the plan is.
    pub(super) pass: usize,
    pub(super) tree_layout: TreeLayout,
    pub(super) check: Option<Check>,
    /// Why there is no check of a search that came to its end, where one was to be made.
    pub(super) unchecked: Option<Ending>,
}

impl Findings {
    /// Takes what a check has said, or why it has said nothing.
    pub(super) fn check_by(&mut self, checked: Result<Option<Check>, Ending>) {
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
pub(super) struct Recorded {
    pub passes: Passes<AnyGame>,
    /// The pass that is shown.
    pub pass: usize,
    pub check: Option<Check>,
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
pub trait Overseer: Progress {
    /// Hears what is done next. Gives whether anybody still wants the findings.
    fn begin(&self, stage: Stage) -> bool;
}

impl Overseer for () {
    fn begin(&self, _stage: Stage) -> bool {
        true
    }
}

/// All that is needed to make findings.
#[derive(Clone, Debug)]
pub struct Task {
    /// Tells tasks apart.
    pub(super) ticket: u64,
    pub(super) game: AnyGame,
    pub(super) search: SearchConfig,
    /// Whether a move is to be played by it: if it would become too long, a shorter one takes its place.
    pub(super) wants_reply: bool,
    pub(super) writing: NotationOptions,
    pub(super) folds: Folds,
    pub(super) limits: Limits,
    /// The search, where it has been recorded and only its plan changes.
    pub(super) recorded: Option<Recorded>,
}

impl Task {
    /// Tells tasks apart.
    #[must_use]
    pub const fn ticket(&self) -> u64 {
        self.ticket
    }

    /// The most visits that it may record.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        self.limits
    }

    /// How many searches may be made one after the other, which share the time: a shorter one may take the place of another.
    #[must_use]
    pub fn searches_in_turn(&self) -> u32 {
        1 + u32::from(self.wants_reply)
    }

    /// Whether it searches; else it only draws up another plan.
    #[must_use]
    pub const fn searches(&self) -> bool {
        self.recorded.is_none()
    }

    /// Does the work, unless nobody wants the findings any more.
    pub fn run(&self, overseer: &impl Overseer) -> Option<Findings> {
        let recorded = if let Some(recorded) = &self.recorded {
            recorded.clone()
        } else {
            let passes = self.or_shorter(self.record(overseer)?, overseer);
            Recorded { passes, pass: 0, check: None, unchecked: None }
        };
        let mut findings = overseer.begin(Stage::LayingOut).then(|| self.lay_out(recorded))?;
        // The check comes last and takes the time that is left.
        if self.searches() {
            // Whoever waits for a move does not wait for the check as well.
            let most_nodes = if self.wants_reply { VISITS_NOW } else { self.limits.nodes as u64 };
            findings.check_by(self.check(&findings.passes, most_nodes, overseer));
        }
        Some(findings)
    }

    /// Does the work as far as that takes no time that anybody notices: all of it, or the beginning of the search, which
    /// then is said to be under way.
    pub(super) fn run_now(&self) -> Begun {
        if let Some(recorded) = &self.recorded {
            if recorded.passes.get(recorded.pass).trace().node_count() > PLANNED_NOW {
                return Begun::Nothing;
            }
            return Begun::All(self.lay_out(recorded.clone()));
        }
        let passes = record_passes(&self.search, &self.game, self.limits, &Glance(Ending::Underway));
        let is_underway = passes.ending() == Ending::Underway;
        let passes = if is_underway { passes } else { self.or_shorter(passes, &()) };
        let checked = if is_underway { Ok(None) } else { self.check(&passes, VISITS_NOW, &()) };
        let is_all = !is_underway
            && (checked.is_ok_and(|check| check.is_some())
                || self.wants_reply
                || self.limits.nodes as u64 <= VISITS_NOW
                || !passes.is_complete());
        let mut findings = self.lay_out(Recorded { passes, pass: 0, check: None, unchecked: None });
        findings.check_by(checked);
        if is_all { Begun::All(findings) } else { Begun::Part(findings) }
    }

    /// The beginning of the search as all there is of it.
    pub(super) fn stopped(&self) -> Findings {
        let passes = record_passes(&self.search, &self.game, self.limits, &Glance(Ending::Stopped));
        self.lay_out(Recorded { passes, pass: 0, check: None, unchecked: None })
    }

    fn record(&self, overseer: &impl Overseer) -> Option<Passes<AnyGame>> {
        overseer.begin(Stage::Searching).then(|| record_passes(&self.search, &self.game, self.limits, overseer))
    }

    /// This search or, if it has not come to its end and somebody waits for a move, the deepest to which one can come ply
    /// by ply: iterative deepening, with as many nodes for all of it, in the time that is left, and with few nodes where
    /// somebody has stopped the search. A first ply is searched however late it is.
    fn or_shorter(&self, passes: Passes<AnyGame>, overseer: &impl Overseer) -> Passes<AnyGame> {
        // A search that deepens by itself has its answer as soon as one of its passes is finished.
        if !self.wants_reply || passes.is_complete() || self.has_answer(&passes) {
            return passes;
        }
        let is_stopped = passes.ending() == Ending::Stopped;
        if !is_stopped && !overseer.begin(Stage::Searching) {
            return passes;
        }
        let nodes_now = usize::try_from(NODES_NOW).unwrap_or(usize::MAX);
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
                record_passes(&search, &self.game, limits, overseer)
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
        self.search.algorithm.deepens() && passes.last_complete().is_some()
    }

    fn lay_out(&self, Recorded { passes, pass, check, unchecked }: Recorded) -> Findings {
        let tree_layout = TreeLayout::folded(&**passes.get(pass), self.writing, &self.folds);
        Findings { passes, pass, tree_layout, check, unchecked }
    }

    /// Asks plain minimax, which must look at everything; not where that would take more visits than these. `None` where there
    /// is nothing to check; else what it says, or why it came to no end.
    pub(super) fn check(
        &self,
        passes: &Passes<AnyGame>,
        most_nodes: u64,
        overseer: &impl Overseer,
    ) -> Result<Option<Check>, Ending> {
        // Minimax would be cut short even sooner.
        if !passes.is_complete() {
            return Ok(None);
        }
        if !self.search.algorithm.prunes() {
            return Ok(by_itself(passes.last().trace()));
        }
        if !overseer.begin(Stage::Checking) {
            return Err(Ending::Stopped);
        }
        let config = SearchConfig { algorithm: Algorithm::Minimax, ..self.search.effective() };
        let mut counter = Counter { budget: Budget::new(most_nodes, self.limits.bytes), overseer, stopped: None };
        let score = search(&config, &self.game, &mut counter).continue_value();
        let ending = counter.stopped.or(counter.budget.limit_met().map(Ending::from)).unwrap_or(Ending::Stopped);
        score.map(|score| Some(Check { score, count: counter.budget.stats })).ok_or(ending)
    }
}

/// How far [`Task::run_now`] came.
pub(super) enum Begun {
    /// To the end.
    All(Findings),
    /// Not to the end, and these are the findings so far.
    Part(Findings),
    /// Nowhere.
    Nothing,
}

/// A search that looked at everything is its own check.
fn by_itself(trace: &Trace) -> Option<Check> {
    let (score, bound) = trace.result(NodeId::ROOT)?;
    (bound == Bound::Exact).then(|| Check { score, count: trace.end().count() })
}

/// Looks at the beginning of a search and no further, and says so.
pub(super) struct Glance(pub(super) Ending);

impl Progress for Glance {
    fn report(&self, nodes: u64) -> ControlFlow<Ending> {
        if nodes < NODES_NOW { ControlFlow::Continue(()) } else { ControlFlow::Break(self.0) }
    }
}

impl Overseer for Glance {
    fn begin(&self, _stage: Stage) -> bool {
        true
    }
}

/// A count that ends where its budget does, or where nobody waits for it.
struct Counter<'a, O: Overseer> {
    budget: Budget,
    overseer: &'a O,
    /// Why it was stopped, if it was.
    stopped: Option<Ending>,
}

impl<O: Overseer> Tracer<AnyGame> for Counter<'_, O> {
    fn record(&mut self, event: SearchEvent<'_, AnyGame>) -> ControlFlow<()> {
        let nodes = self.budget.stats.nodes;
        if matches!(event, SearchEvent::Enter { .. }) && nodes > 0 && nodes.is_multiple_of(REPORT_EVERY) {
            self.overseer.visited(nodes);
            self.stopped = self.overseer.report(nodes).break_value();
            if self.stopped.is_some() {
                return ControlFlow::Break(());
            }
        }
        self.budget.spend(&event)
    }
}
