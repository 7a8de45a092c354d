//! What is made of a document: the recording of its search, the plan of its tree, and what plain minimax says.
//!
//! The work may be long. It can be done here and now, as far as that takes no time that anybody notices, or anywhere
//! else: a [`Task`] holds all that is needed, whoever has threads may run it there. Knows no thread and no clock.

use crate::file::nearest_depth;
use crate::game::any::AnyGame;
use crate::picture::Writing;
use crate::picture::folds::Folds;
use crate::picture::plan::Plan;
use crate::score::{Bound, Score};
use crate::search::count::{Budget, Count};
use crate::search::{Algorithm, SearchConfig, SearchEvent, Tracer, search};
use crate::trace::limits::{Ending, Limits, Watch};
use crate::trace::recorder::{WATCH_EVERY, record_within};
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
    pub count: Count,
}

/// What is made of a document.
#[derive(Clone, Debug)]
pub struct Findings {
    pub(super) recording: Arc<Recording<AnyGame>>,
    pub(super) plan: Plan,
    pub(super) check: Option<Check>,
}

impl Findings {
    /// How many nodes they are about.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.recording.trace().node_count()
    }
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
pub trait Overseer: Watch {
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
    pub(super) writing: Writing,
    pub(super) folds: Folds,
    pub(super) limits: Limits,
    /// The search, where it has been recorded and only its plan changes.
    pub(super) recorded: Option<(Arc<Recording<AnyGame>>, Option<Check>)>,
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

    /// Whether it searches; else it only draws up another plan.
    #[must_use]
    pub const fn searches(&self) -> bool {
        self.recorded.is_none()
    }

    /// Does the work, unless nobody wants the findings any more.
    pub fn run(&self, overseer: &impl Overseer) -> Option<Findings> {
        let (recording, check) = if let Some(recorded) = &self.recorded {
            recorded.clone()
        } else {
            let recording = self.or_shorter(self.record(overseer)?);
            // Whoever waits for a move does not wait for the check as well.
            let most_nodes = if self.wants_reply { VISITS_NOW } else { self.limits.nodes as u64 };
            let check = self.check(&recording, most_nodes, overseer);
            (recording, check)
        };
        overseer.begin(Stage::LayingOut).then(|| self.plan(recording, check))
    }

    /// Does the work as far as that takes no time that anybody notices: all of it, or the beginning of the search, which
    /// then is said to be under way.
    pub(super) fn run_now(&self) -> Begun {
        if let Some((recording, check)) = &self.recorded {
            if recording.trace().node_count() > PLANNED_NOW {
                return Begun::Nothing;
            }
            return Begun::All(self.plan(Arc::clone(recording), *check));
        }
        let recording = Arc::new(record_within(&self.search, &self.game, self.limits, &Glance(Ending::Underway)));
        let is_underway = recording.trace().ending() == Ending::Underway;
        let recording = if is_underway { recording } else { self.or_shorter(recording) };
        let check = if is_underway { None } else { self.check(&recording, VISITS_NOW, &()) };
        let is_all = !is_underway
            && (check.is_some()
                || self.wants_reply
                || self.limits.nodes as u64 <= VISITS_NOW
                || !is_complete(&recording));
        let findings = self.plan(recording, check);
        if is_all { Begun::All(findings) } else { Begun::Part(findings) }
    }

    /// The beginning of the search as all there is of it.
    pub(super) fn stopped(&self) -> Findings {
        self.plan(Arc::new(record_within(&self.search, &self.game, self.limits, &Glance(Ending::Stopped))), None)
    }

    fn record(&self, overseer: &impl Overseer) -> Option<Arc<Recording<AnyGame>>> {
        overseer
            .begin(Stage::Searching)
            .then(|| Arc::new(record_within(&self.search, &self.game, self.limits, overseer)))
    }

    /// This search or, if it has not come to its end and somebody waits for a move, the deepest to which one can come ply
    /// by ply: iterative deepening, with as many nodes for all of it, and with few where somebody has stopped the search.
    fn or_shorter(&self, recording: Arc<Recording<AnyGame>>) -> Arc<Recording<AnyGame>> {
        if !self.wants_reply || is_complete(&recording) {
            return recording;
        }
        let is_stopped = recording.trace().ending() == Ending::Stopped;
        let nodes_now = usize::try_from(NODES_NOW).unwrap_or(usize::MAX);
        let mut limits = self.limits;
        limits.nodes = if is_stopped { limits.nodes.min(nodes_now) } else { limits.nodes };
        let mut found = recording;
        let mut depth = 1;
        while self.search.depth.is_none_or(|asked| depth < asked) {
            depth = nearest_depth(&self.game, depth);
            let search = SearchConfig { depth: Some(depth), ..self.search };
            let shorter = record_within(&search, &self.game, limits, &());
            if !shorter.trace().is_complete() {
                break;
            }
            limits.nodes = limits.nodes.saturating_sub(shorter.trace().node_count());
            found = Arc::new(shorter);
            depth += 1;
        }
        found
    }

    fn plan(&self, recording: Arc<Recording<AnyGame>>, check: Option<Check>) -> Findings {
        let plan = Plan::folded(&*recording, self.writing, &self.folds);
        Findings { recording, plan, check }
    }

    /// Asks plain minimax, which must look at everything; not where that would take more visits than these.
    pub(super) fn check(
        &self,
        recording: &Recording<AnyGame>,
        most_nodes: u64,
        overseer: &impl Overseer,
    ) -> Option<Check> {
        let trace = recording.trace();
        // Minimax would be cut short even sooner.
        if !trace.is_complete() {
            return None;
        }
        if !self.search.algorithm.prunes() {
            return by_itself(trace);
        }
        if !overseer.begin(Stage::Checking) {
            return None;
        }
        let config = SearchConfig { algorithm: Algorithm::Minimax, ..self.search };
        let mut counter = Counter { budget: Budget::of(most_nodes), overseer };
        let score = search(&config, &self.game, &mut counter).continue_value()?;
        Some(Check { score, count: counter.budget.count })
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

fn is_complete(recording: &Recording<AnyGame>) -> bool {
    recording.trace().is_complete()
}

/// A search that looked at everything is its own check.
fn by_itself(trace: &Trace) -> Option<Check> {
    let (score, bound) = trace.result(NodeId::ROOT)?;
    (bound == Bound::Exact).then(|| Check { score, count: trace.end().count() })
}

/// Looks at the beginning of a search and no further, and says so.
pub(super) struct Glance(pub(super) Ending);

impl Watch for Glance {
    fn hear(&self, nodes: u64) -> ControlFlow<Ending> {
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
}

impl<O: Overseer> Tracer<AnyGame> for Counter<'_, O> {
    fn record(&mut self, event: SearchEvent<'_, AnyGame>) -> ControlFlow<()> {
        let nodes = self.budget.count.nodes;
        if matches!(event, SearchEvent::Enter { .. }) && nodes > 0 && nodes.is_multiple_of(WATCH_EVERY) {
            self.overseer.hear(nodes).map_break(|_| ())?;
        }
        self.budget.spend(&event)
    }
}
