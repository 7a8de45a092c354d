//! A background task: to search a position, or to lay out the tree of a recorded search again.
//!
//! A task contains all data that it needs, so that it can run on any thread. `Task::run_immediately` does what takes a few milliseconds.
//! This module does not depend on threads or clocks.

use super::UniqueId;
use super::minimax_check::{MinimaxResult, check};
use super::opponent::{chooses_depth, deepen};
use super::progress::{
    IMMEDIATE_CHECK_NODES, IMMEDIATE_LAYOUT_NODES, IMMEDIATE_NODES, ImmediateLimit, ProgressSink, Stage,
};
use super::shown_search::{Analysis, DrawingOptions, ShownSearch};
use poda_core::check::record_run;
use poda_core::document::recorder::{record_passes, record_with_union};
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::PlayedGame;
use poda_core::search::SearchConfig;
use poda_core::trace::limits::{Ending, Limits};
use poda_core::trace::passes::Passes;
use poda_core::trace::recording::Recording;
use poda_core::trace::union_tree::UnionTree;
use poda_picture::picture::{Folds, LayoutInParts, LayoutsInParts, NotationOptions, TreeLayout, UnvisitedDisplay};
use poda_words::file::run::read_run;
use std::ops::ControlFlow;
use std::sync::Arc;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaskId(UniqueId);

impl TaskId {
    pub(super) fn next() -> Self {
        Self(UniqueId::next())
    }
}

/// A search or a layout, with all data that it needs.
#[derive(Clone, Debug)]
pub struct Task {
    pub id: TaskId,
    work: Work,
    /// The notation for which the tree is laid out.
    pub(super) notation: NotationOptions,
    /// The nodes that are folded in the layout.
    pub(super) folds: Folds,
    pub limits: Limits,
}

#[derive(Clone, Debug)]
pub(super) enum Work {
    Search(SearchWork),
    /// Lays out the pass with this index of a recorded search.
    Layout(Analysis, usize),
}

/// A position to be searched, and how.
#[derive(Clone, Debug)]
pub struct SearchWork {
    /// The game that led to the position.
    pub game: PlayedGame<AnyGame>,
    pub config: SearchConfig,
    /// Whether the program moves by this search. If it takes too long, a shallower search replaces it.
    pub finds_reply: bool,
}

/// The result of a search, before its tree is laid out.
#[derive(Clone, Debug)]
pub struct FoundSearch {
    /// The recorded search, or the shallower one that replaced it.
    pub passes: Passes<AnyGame>,
    /// The result of plain minimax, `None` if it was not requested; or why it did not finish.
    pub check: Result<Option<MinimaxResult>, Ending>,
}

/// How much `Task::run_immediately` has done.
pub(super) enum ImmediateResult {
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

    /// Returns whether the task searches; otherwise it only lays out a tree.
    pub const fn is_search(&self) -> bool {
        matches!(self.work, Work::Search(_))
    }

    /// Returns whether the program moves by the search.
    pub const fn finds_reply(&self) -> bool {
        matches!(&self.work, Work::Search(search) if search.finds_reply)
    }

    /// Returns how many searches this task can make one after another within its time: a shallower search can replace one that took too
    /// long.
    pub fn consecutive_searches(&self) -> u32 {
        self.search_work().map_or(1, SearchWork::consecutive_searches)
    }

    /// Runs the task. Returns `None` if `progress` cancels it.
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
        // The check comes last and uses the remaining time.
        shown.analysis.check = search.check(shown.passes(), self.limits, progress);
        Some(shown)
    }

    /// Returns the search to be made; `None` if the task only lays out a tree.
    pub const fn search_work(&self) -> Option<&SearchWork> {
        match &self.work {
            Work::Search(search) => Some(search),
            Work::Layout(..) => None,
        }
    }

    /// Begins to lay out the result of [`SearchWork::find`], which may have run in a worker. Returns `None` if the task does not search.
    pub fn begin_layout(&self, found: FoundSearch) -> Option<SearchLayout> {
        let analysis = self.search_work()?.analysis(found.passes, self.limits);
        Some(self.layout(Analysis { check: found.check, ..analysis }, 0))
    }

    /// Begins the work of a task that only lays out a tree. Returns `None` if the task searches.
    pub fn begin_layout_only(&self) -> Option<SearchLayout> {
        match &self.work {
            Work::Layout(analysis, pass) => Some(self.layout(analysis.clone(), *pass)),
            Work::Search(_) => None,
        }
    }

    /// Does as much as takes a few milliseconds: all of the task, or the beginning of the search, which then has the ending
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
        SearchLayout::new(analysis, pass, self.notation, &self.folds)
    }
}

impl SearchWork {
    pub fn position(&self) -> &AnyGame {
        self.game.position()
    }

    /// Returns how many searches can follow one another and share their time.
    pub fn consecutive_searches(&self) -> u32 {
        1 + u32::from(self.finds_reply)
    }

    /// Records the search, or a shallower one, and checks it. Returns `None` if `progress` cancels it.
    pub fn find(&self, limits: Limits, progress: &impl ProgressSink) -> Option<FoundSearch> {
        let passes = self.search(limits, progress)?;
        let check = self.check(&passes, limits, progress);
        Some(FoundSearch { passes, check })
    }

    /// Records the search, or a shallower one. Returns `None` if `progress` cancels it.
    fn search(&self, limits: Limits, progress: &impl ProgressSink) -> Option<Passes<AnyGame>> {
        let passes = progress.begin_stage(Stage::Searching).then(|| self.record(limits, progress))?;
        Some(self.or_shallower(passes, limits, progress))
    }

    /// Checks the recorded search. A search by which the program moves is not checked, so that the move does not wait for it.
    fn check(
        &self,
        passes: &Passes<AnyGame>,
        limits: Limits,
        progress: &impl ProgressSink,
    ) -> Result<Option<MinimaxResult>, Ending> {
        let max_nodes = if self.finds_reply { IMMEDIATE_CHECK_NODES } else { limits.nodes as u64 };
        check((self.position(), &self.config), passes, (max_nodes, limits.bytes), progress)
    }

    /// Records the beginning of the search, with the ending [`Ending::Stopped`].
    pub(super) fn stopped(&self, limits: Limits) -> Analysis {
        self.analysis(self.record(limits, &ImmediateLimit(Ending::Stopped)), limits)
    }

    fn record(&self, limits: Limits, progress: &impl ProgressSink) -> Passes<AnyGame> {
        record_passes(&self.config, self.position(), limits, progress)
    }

    fn analysis(&self, passes: Passes<AnyGame>, limits: Limits) -> Analysis {
        // A search that replaced a deeper one is shown with its own depth.
        let depth = if self.finds_reply && !chooses_depth(&self.config) {
            passes.last().config().depth
        } else {
            self.config.depth
        };
        Analysis { config: SearchConfig { depth, ..self.config }, limits, passes, check: Ok(None) }
    }

    /// Returns `passes` or, if that search did not finish and the program moves by it, the deepest search that iterative deepening
    /// completes within the limits and the remaining time. If the search was stopped, only few nodes are allowed. At least one ply is
    /// always searched.
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

/// A layout in parts. Each part takes a fraction of the time, so that the browser can draw a frame in between.
#[derive(Clone, Debug)]
pub struct SearchLayout {
    analysis: Analysis,
    pass: usize,
    notation: NotationOptions,
    folds: Folds,
    layout: LayoutInParts<1>,
}

impl SearchLayout {
    /// Creates the layout of a pass before its first part.
    pub(super) fn new(analysis: Analysis, pass: usize, notation: NotationOptions, folds: &Folds) -> Self {
        let folds = folds.resolved(analysis.passes.get(pass).trace());
        Self { analysis, pass, notation, folds, layout: LayoutInParts::Begun }
    }

    /// Does the next part. Breaks with the search after the last one.
    pub fn advance(self) -> ControlFlow<ShownSearch, Self> {
        let Self { analysis, pass, notation, folds, layout } = self;
        match layout.advance([analysis.passes.get(pass)], notation, &folds) {
            ControlFlow::Continue(layout) => ControlFlow::Continue(Self { analysis, pass, notation, folds, layout }),
            ControlFlow::Break([tree_layout]) => {
                ControlFlow::Break(ShownSearch::with_layout(analysis, pass, tree_layout, folds))
            }
        }
    }

    /// Does all parts.
    pub fn finish(self) -> ShownSearch {
        all_parts(self, Self::advance)
    }
}

/// A layout in parts of two searches that are shown side by side.
#[derive(Clone, Debug)]
pub struct SplitLayout {
    searches: [Analysis; 2],
    notation: NotationOptions,
    folds: Folds,
    layouts: LayoutsInParts,
}

impl SplitLayout {
    /// Creates the layout before its first part. Each search must have exactly one pass.
    pub(super) const fn new(searches: [Analysis; 2], notation: NotationOptions, folds: Folds) -> Self {
        Self { searches, notation, folds, layouts: LayoutsInParts::Begun }
    }

    /// Does the next part. Breaks with the searches after the last one.
    pub fn advance(self) -> ControlFlow<[ShownSearch; 2], Self> {
        let Self { searches, notation, folds, layouts } = self;
        let recordings = searches.each_ref().map(|search| &**search.passes.last());
        match layouts.advance(recordings, notation, &folds) {
            ControlFlow::Continue(layouts) => ControlFlow::Continue(Self { searches, notation, folds, layouts }),
            ControlFlow::Break([first, second]) => {
                let [one, other] = searches;
                ControlFlow::Break([
                    ShownSearch::with_layout(one, 0, first, folds.clone()),
                    ShownSearch::with_layout(other, 0, second, folds),
                ])
            }
        }
    }

    /// Does all parts.
    pub fn finish(self) -> [ShownSearch; 2] {
        all_parts(self, Self::advance)
    }
}

fn all_parts<Layout, Found>(mut layout: Layout, advance: fn(Layout) -> ControlFlow<Found, Layout>) -> Found {
    loop {
        match advance(layout) {
            ControlFlow::Continue(next) => layout = next,
            ControlFlow::Break(found) => return found,
        }
    }
}

/// A search beside another one, with all data that it needs.
#[derive(Clone, Debug)]
pub struct SplitTask {
    pub id: TaskId,
    first: Analysis,
    /// The search to be made.
    pub work: SplitWork,
    drawing: DrawingOptions,
    /// How much each search may record.
    pub limits: Limits,
}

/// A search to be made beside another one.
#[derive(Clone, Debug)]
pub struct SplitWork {
    /// The game that led to the position.
    pub game: PlayedGame<AnyGame>,
    /// The requested configuration of the first search.
    pub first_config: SearchConfig,
    /// The first search. If it has several passes, this is the last.
    pub first: Arc<Recording<AnyGame>>,
    /// The configuration of the second search, of the same position.
    pub second_config: SearchConfig,
    /// The output of a user's program, if it is shown beside the first search. The program then claims to make the second search.
    pub run: Option<Arc<str>>,
    /// The memory of all passes of the first search and its layout, in bytes.
    pub shown_bytes: usize,
}

/// The result of a search beside another one, before the two are laid out.
#[derive(Clone, Debug)]
pub struct FoundSplit {
    /// The first search, recorded again with the nodes that only the second visited; `None` if the recording does not change.
    pub first: Option<Arc<Recording<AnyGame>>>,
    pub second: Arc<Recording<AnyGame>>,
    /// The result of plain minimax, `None` if it was not requested; or why it did not finish.
    pub check: Result<Option<MinimaxResult>, Ending>,
}

impl SplitTask {
    pub(super) fn new(
        (game, first): (PlayedGame<AnyGame>, Analysis),
        (second_config, run): (SearchConfig, Option<Arc<str>>),
        drawing: DrawingOptions,
        limits: Limits,
    ) -> Self {
        let work = SplitWork {
            game,
            first_config: first.config,
            first: Arc::clone(first.passes.last()),
            second_config,
            run,
            shown_bytes: first.bytes(),
        };
        Self { id: TaskId::next(), first, work, drawing, limits }
    }

    /// Runs the task. Returns `None` if `progress` cancels it.
    pub fn run(&self, progress: &impl ProgressSink) -> Option<[ShownSearch; 2]> {
        self.run_within(progress, self.limits.nodes as u64)
    }

    /// Runs the task if it takes a few milliseconds.
    pub(super) fn run_immediately(&self) -> Option<[ShownSearch; 2]> {
        if IMMEDIATE_NODES < self.first.passes.last().trace().node_count() as u64 {
            return None;
        }
        let searches = self.run_within(&ImmediateLimit(Ending::Underway), IMMEDIATE_CHECK_NODES)?;
        let is_done = |search: &ShownSearch| {
            let trace = search.trace();
            trace.ending() != Ending::Underway && (search.check().is_some() || !trace.is_complete())
        };
        searches.iter().all(is_done).then_some(searches)
    }

    fn run_within(&self, progress: &impl ProgressSink, max_check_nodes: u64) -> Option<[ShownSearch; 2]> {
        let found = self.work.search(self.limits, progress)?;
        let mut searches = progress.begin_stage(Stage::LayingOut).then(|| self.begin_layout(found).finish())?;
        // The check comes last and uses the remaining time.
        searches[1].analysis.check =
            self.work.check(searches[1].passes(), (max_check_nodes, self.limits.bytes), progress);
        Some(searches)
    }

    /// Begins to lay out the result of [`SplitWork::find`], which may have run in a worker.
    pub fn begin_layout(&self, found: FoundSplit) -> SplitLayout {
        let FoundSplit { first, second, check } = found;
        let first = first.unwrap_or_else(|| Arc::clone(&self.work.first));
        let folds = Folds::new(self.drawing.unvisited == UnvisitedDisplay::Frontier);
        let first = Analysis { passes: Passes::of_one(first), limits: self.limits, ..self.first.clone() };
        let (config, passes) = (self.work.second_config, Passes::of_one(second));
        let second = Analysis { config, limits: self.limits, passes, check };
        SplitLayout::new([first, second], self.drawing.notation_options(), folds)
    }
}

impl SplitWork {
    /// Records the second search, and the first again if the second visited more, and checks the second. Returns `None` if `progress`
    /// cancels it.
    pub fn find(&self, limits: Limits, progress: &impl ProgressSink) -> Option<FoundSplit> {
        let found = self.search(limits, progress)?;
        let passes = Passes::of_one(Arc::clone(&found.second));
        let check = self.check(&passes, (limits.nodes as u64, limits.bytes), progress);
        Some(FoundSplit { check, ..found })
    }

    fn check(
        &self,
        second: &Passes<AnyGame>,
        budget: (u64, usize),
        progress: &impl ProgressSink,
    ) -> Result<Option<MinimaxResult>, Ending> {
        if self.run.is_some() {
            return Ok(None);
        }
        check((self.game.position(), &self.second_config), second, budget, progress)
    }

    /// Records the output of a user's program together with the nodes that the searches visited. Returns `None` if there is no such output.
    pub fn told(&self, limits: Limits, visited: &UnionTree<AnyMove>) -> Option<Recording<AnyGame>> {
        let (run, _) = read_run(self.run.as_ref()?.as_bytes());
        record_run(&run?, self.game.position(), &self.second_config, limits, Some(visited)).pop()
    }

    /// Records the second search, and the first again if the second visited more.
    fn search(&self, limits: Limits, progress: &impl ProgressSink) -> Option<FoundSplit> {
        let first = &self.first;
        // All memory in use counts: what is already shown, and the tree with which it is compared.
        let max_bytes = limits.bytes;
        let record = |config: &SearchConfig, bytes: usize, union_tree: &UnionTree<_>| {
            let limits = Limits { bytes, ..limits };
            let work = || Arc::new(record_with_union(config, self.game.position(), limits, progress, union_tree));
            progress.begin_stage(Stage::Searching).then(work)
        };
        let mut union_tree = UnionTree::of(&**first);
        // Both trees are laid out again. If the first search has used all memory, the second is cut short early.
        let layout_bytes = first.trace().node_count() * TreeLayout::BYTES_A_NODE;
        let held = self.shown_bytes.saturating_add(union_tree.bytes()).saturating_add(layout_bytes);
        let bytes_left = (max_bytes + max_bytes / 20 * 3).saturating_sub(held).clamp(max_bytes / 20, max_bytes);
        let second = match self.told(Limits { bytes: bytes_left, ..limits }, &union_tree) {
            Some(told) => Arc::new(told),
            None => record(&self.second_config, bytes_left, &union_tree)?,
        };
        let mut first_again = None;
        if union_tree.add(&*second) {
            let second_bytes = second.bytes() + second.trace().node_count() * TreeLayout::BYTES_A_NODE;
            let held = self.shown_bytes.saturating_add(union_tree.bytes()).saturating_add(second_bytes);
            let bytes_left = (max_bytes + max_bytes / 20 * 3).saturating_sub(held);
            let again = record(&self.first_config, bytes_left, &union_tree)?;
            // If the memory is too small to show the same tree in both, each search shows its own.
            let is_as_long = first.trace().end().stats().nodes <= again.trace().end().stats().nodes;
            first_again = is_as_long.then_some(again);
        }
        Some(FoundSplit { first: first_again, second, check: Ok(None) })
    }
}
