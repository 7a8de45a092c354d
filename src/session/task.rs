//! A background task: to search a position, or to lay out the tree of a recorded search again.
//!
//! A task holds all that it needs, so that it can run on any thread. What takes a few milliseconds is done at once, by
//! `Task::run_immediately`. Knows no thread and no clock.

use super::minimax_check::{MinimaxResult, check};
use super::opponent::{chooses_depth, deepen};
use super::progress::{
    IMMEDIATE_CHECK_NODES, IMMEDIATE_LAYOUT_NODES, IMMEDIATE_NODES, ImmediateLimit, ProgressSink, Stage,
};
use super::search_layout::SearchLayout;
use super::shown_search::{Analysis, ShownSearch};
use super::unique_id::UniqueId;
use crate::game::any::AnyGame;
use crate::game::played_game::PlayedGame;
use crate::picture::{Folds, NotationOptions};
use crate::search::SearchConfig;
use crate::trace::limits::{Ending, Limits};
use crate::trace::passes::Passes;
use crate::trace::recorder::record_passes;

/// Identifies a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaskId(UniqueId);

impl TaskId {
    pub(super) fn next() -> Self {
        Self(UniqueId::next())
    }
}

/// All that is needed to find what is to be shown.
#[derive(Clone, Debug)]
pub struct Task {
    id: TaskId,
    work: Work,
    /// The notation for which the tree is laid out.
    pub(super) notation: NotationOptions,
    /// Which nodes are folded in the layout.
    pub(super) folds: Folds,
    limits: Limits,
}

/// What a task does.
#[derive(Clone, Debug)]
pub(super) enum Work {
    /// Searches a position.
    Search(SearchWork),
    /// Lays out a pass of a recorded search.
    Layout(Analysis, usize),
}

/// A position that is to be searched.
#[derive(Clone, Debug)]
pub struct SearchWork {
    /// The game that has led to the position.
    pub game: PlayedGame<AnyGame>,
    /// How it is searched.
    pub config: SearchConfig,
    /// Whether the program is to move by it: if it would take too long, a shallower search takes its place.
    pub finds_reply: bool,
}

/// What a search has found, before its tree is laid out.
#[derive(Clone, Debug)]
pub struct FoundSearch {
    /// The recorded search, or the shallower one that took its place.
    pub passes: Passes<AnyGame>,
    /// What plain minimax says, `None` where it was not asked; or why it did not finish.
    pub check: Result<Option<MinimaxResult>, Ending>,
}

/// How far `Task::run_immediately` came.
pub(super) enum ImmediateResult {
    /// The task is done.
    Complete(ShownSearch),
    /// Only the beginning of the search is recorded.
    Partial(ShownSearch),
    /// Nothing is done yet.
    Deferred,
}

impl Task {
    pub(super) fn new(work: Work, notation: NotationOptions, folds: Folds, limits: Limits) -> Self {
        Self { id: TaskId::next(), work, notation, folds, limits }
    }

    /// Identifies the task.
    pub const fn id(&self) -> TaskId {
        self.id
    }

    /// How much the task may record.
    pub const fn limits(&self) -> Limits {
        self.limits
    }

    /// Whether the task searches; else it only lays out a tree.
    pub const fn is_search(&self) -> bool {
        matches!(self.work, Work::Search(_))
    }

    /// Whether the program is to move by the search.
    pub const fn finds_reply(&self) -> bool {
        matches!(&self.work, Work::Search(search) if search.finds_reply)
    }

    /// How many searches can follow one another in this task and share its time: a shallower search can take the place of
    /// one that took too long.
    pub fn consecutive_searches(&self) -> u32 {
        self.search_work().map_or(1, SearchWork::consecutive_searches)
    }

    /// Does the work. `None` if `progress` cancels it.
    pub fn run(&self, progress: &impl ProgressSink) -> Option<ShownSearch> {
        let search = match &self.work {
            Work::Layout(analysis, pass) => {
                return progress.begin_stage(Stage::LayingOut).then(|| self.lay_out(analysis.clone(), *pass));
            }
            Work::Search(search) => search,
        };
        let passes = search.search(self.limits, progress)?;
        let analysis = search.analysis(passes, self.limits);
        let mut shown = progress.begin_stage(Stage::LayingOut).then(|| self.lay_out(analysis, 0))?;
        // The check comes last and takes the time that is left.
        shown.analysis.check = search.check(shown.passes(), self.limits, progress);
        Some(shown)
    }

    /// The search that is made; `None` if the task only lays out a tree.
    pub const fn search_work(&self) -> Option<&SearchWork> {
        match &self.work {
            Work::Search(search) => Some(search),
            Work::Layout(..) => None,
        }
    }

    /// Begins to lay out what [`SearchWork::find`] has found, elsewhere perhaps. `None` if the task does not search.
    pub fn begin_layout(&self, found: FoundSearch) -> Option<SearchLayout> {
        let analysis = self.search_work()?.analysis(found.passes, self.limits);
        Some(self.layout(Analysis { check: found.check, ..analysis }, 0))
    }

    /// Begins the work of a task that only lays out a tree; `None` if it searches.
    pub fn begin_layout_only(&self) -> Option<SearchLayout> {
        match &self.work {
            Work::Layout(analysis, pass) => Some(self.layout(analysis.clone(), *pass)),
            Work::Search(_) => None,
        }
    }

    /// Does the work as far as it takes a few milliseconds: all of it, or the beginning of the search, whose ending then is
    /// [`Ending::Underway`].
    pub(super) fn run_immediately(&self) -> ImmediateResult {
        let search = match &self.work {
            Work::Layout(analysis, pass) => {
                if analysis.passes.get(*pass).trace().node_count() > IMMEDIATE_LAYOUT_NODES {
                    return ImmediateResult::Deferred;
                }
                return ImmediateResult::Complete(self.lay_out(analysis.clone(), *pass));
            }
            Work::Search(search) => search,
        };
        let passes = search.record(self.limits, &ImmediateLimit(Ending::Underway));
        if passes.ending() == Ending::Underway {
            let analysis = search.analysis(passes, self.limits);
            return ImmediateResult::Partial(self.lay_out(analysis, 0));
        }
        let passes = search.or_shallower(passes, self.limits, &());
        let budget = (IMMEDIATE_CHECK_NODES, self.limits.bytes);
        let checked = check((search.position(), &search.config), &passes, budget, &());
        let is_complete = checked.is_ok_and(|check| check.is_some())
            || search.finds_reply
            || self.limits.nodes as u64 <= IMMEDIATE_CHECK_NODES
            || !passes.is_complete();
        let mut shown = self.lay_out(search.analysis(passes, self.limits), 0);
        shown.analysis.check = checked;
        if is_complete { ImmediateResult::Complete(shown) } else { ImmediateResult::Partial(shown) }
    }

    fn lay_out(&self, analysis: Analysis, pass: usize) -> ShownSearch {
        self.layout(analysis, pass).finish()
    }

    fn layout(&self, analysis: Analysis, pass: usize) -> SearchLayout {
        SearchLayout::new(analysis, pass, self.notation, self.folds.clone())
    }
}

impl SearchWork {
    /// The position that is searched.
    pub fn position(&self) -> &AnyGame {
        self.game.position()
    }

    /// How many searches can follow one another and share their time.
    pub fn consecutive_searches(&self) -> u32 {
        1 + u32::from(self.finds_reply)
    }

    /// Records the search, or a shallower one, and checks it. `None` if `progress` cancels it.
    pub fn find(&self, limits: Limits, progress: &impl ProgressSink) -> Option<FoundSearch> {
        let passes = self.search(limits, progress)?;
        let check = self.check(&passes, limits, progress);
        Some(FoundSearch { passes, check })
    }

    /// Records the search, or a shallower one. `None` if `progress` cancels it.
    fn search(&self, limits: Limits, progress: &impl ProgressSink) -> Option<Passes<AnyGame>> {
        let passes = progress.begin_stage(Stage::Searching).then(|| self.record(limits, progress))?;
        Some(self.or_shallower(passes, limits, progress))
    }

    /// Checks the recorded search. The program's move does not wait for it.
    fn check(
        &self,
        passes: &Passes<AnyGame>,
        limits: Limits,
        progress: &impl ProgressSink,
    ) -> Result<Option<MinimaxResult>, Ending> {
        let max_nodes = if self.finds_reply { IMMEDIATE_CHECK_NODES } else { limits.nodes as u64 };
        check((self.position(), &self.config), passes, (max_nodes, limits.bytes), progress)
    }

    /// The beginning of the search, as all that is recorded of it.
    pub(super) fn stopped(&self, limits: Limits) -> Analysis {
        self.analysis(self.record(limits, &ImmediateLimit(Ending::Stopped)), limits)
    }

    fn record(&self, limits: Limits, progress: &impl ProgressSink) -> Passes<AnyGame> {
        record_passes(&self.config, self.position(), limits, progress)
    }

    fn analysis(&self, passes: Passes<AnyGame>, limits: Limits) -> Analysis {
        // A search that took the place of a deeper one is shown as what it is.
        let depth = if self.finds_reply && !chooses_depth(&self.config) {
            passes.last().config().depth
        } else {
            self.config.depth
        };
        Analysis { config: SearchConfig { depth, ..self.config }, limits, passes, check: Ok(None) }
    }

    /// The recorded search or, if it did not finish and the program is to move by it, the deepest search that iterative
    /// deepening reaches within the limits and in the time that is left; within few nodes where the search was stopped. One
    /// ply is searched however late it is.
    fn or_shallower(&self, passes: Passes<AnyGame>, limits: Limits, progress: &impl ProgressSink) -> Passes<AnyGame> {
        // A search that deepens by itself has its answer as soon as one of its passes is finished.
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
            // What is found already is held beside the next search.
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
