//! A background task: to search a position, or to lay out the tree of a recorded search again.
//!
//! A task holds all that it needs, so that it can run on any thread. What takes a few milliseconds is done at once, by
//! `Task::run_immediately`. Knows no thread and no clock.

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
    /// Identifies the task.
    pub id: TaskId,
    work: Work,
    /// The notation for which the tree is laid out.
    pub(super) notation: NotationOptions,
    /// Which nodes are folded in the layout.
    pub(super) folds: Folds,
    /// How much the task may record.
    pub limits: Limits,
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
        SearchLayout::new(analysis, pass, self.notation, &self.folds)
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

/// A search that is being laid out. Each part takes a fraction of the time, so that a page can draw a frame between two.
#[derive(Clone, Debug)]
pub struct SearchLayout {
    analysis: Analysis,
    pass: usize,
    notation: NotationOptions,
    folds: Folds,
    layout: LayoutInParts<1>,
}

impl SearchLayout {
    /// Nothing of a pass is laid out.
    pub(super) fn new(analysis: Analysis, pass: usize, notation: NotationOptions, folds: &Folds) -> Self {
        let folds = folds.resolved(analysis.passes.get(pass).trace());
        Self { analysis, pass, notation, folds, layout: LayoutInParts::Begun }
    }

    /// Does the next part; breaks with the search after the last.
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

/// Two searches that are being laid out, to be shown side by side.
#[derive(Clone, Debug)]
pub struct SplitLayout {
    searches: [Analysis; 2],
    notation: NotationOptions,
    folds: Folds,
    layouts: LayoutsInParts,
}

impl SplitLayout {
    /// Nothing is laid out. Of each search there is one pass.
    pub(super) const fn new(searches: [Analysis; 2], notation: NotationOptions, folds: Folds) -> Self {
        Self { searches, notation, folds, layouts: LayoutsInParts::Begun }
    }

    /// Does the next part; breaks with the searches after the last.
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

/// All that is needed to show a second search beside the first.
#[derive(Clone, Debug)]
pub struct SplitTask {
    /// Identifies the task.
    pub id: TaskId,
    /// The first search.
    first: Analysis,
    /// The search that is made.
    pub work: SplitWork,
    drawing: DrawingOptions,
    /// How much each search may record.
    pub limits: Limits,
}

/// A search that is to be made beside another.
#[derive(Clone, Debug)]
pub struct SplitWork {
    /// The game that has led to the position.
    pub game: PlayedGame<AnyGame>,
    /// The first search, as it was asked for.
    pub first_config: SearchConfig,
    /// The first search. Of a search in several passes, the last is shown.
    pub first: Arc<Recording<AnyGame>>,
    /// How the same position is searched beside it.
    pub second_config: SearchConfig,
    /// The text of what a program told, where that stands beside the first search. Then it claims to be the second.
    pub run: Option<Arc<str>>,
    /// The memory of all passes of the first search with its layout, in bytes.
    pub shown_bytes: usize,
}

/// What a search beside another has found, before the two are laid out.
#[derive(Clone, Debug)]
pub struct FoundSplit {
    /// The first search, recorded again with what only the second visited; `None` where it is shown as it was.
    pub first: Option<Arc<Recording<AnyGame>>>,
    /// The second search.
    pub second: Arc<Recording<AnyGame>>,
    /// What plain minimax says, `None` where it was not asked; or why it did not finish.
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

    /// Does the work. `None` if `progress` cancels it.
    pub fn run(&self, progress: &impl ProgressSink) -> Option<[ShownSearch; 2]> {
        self.run_within(progress, self.limits.nodes as u64)
    }

    /// Does the work if it takes a few milliseconds.
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
        // The check comes last and takes the time that is left.
        searches[1].analysis.check =
            self.work.check(searches[1].passes(), (max_check_nodes, self.limits.bytes), progress);
        Some(searches)
    }

    /// Begins to lay out what [`SplitWork::find`] has found, elsewhere perhaps.
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
    /// Records the second search, and the first once more where the second visited more, and checks the second. `None` if
    /// `progress` cancels it.
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

    /// Records what a program told, beside what searches visited; `None` where none told anything.
    pub fn told(&self, limits: Limits, visited: &UnionTree<AnyMove>) -> Option<Recording<AnyGame>> {
        let (run, _) = read_run(self.run.as_ref()?.as_bytes());
        record_run(&run?, self.game.position(), &self.second_config, limits, Some(visited)).pop()
    }

    /// Records the second search, and the first once more where the second visited more.
    fn search(&self, limits: Limits, progress: &impl ProgressSink) -> Option<FoundSplit> {
        let first = &self.first;
        // All that is held counts: what is shown already, and what it is compared with.
        let max_bytes = limits.bytes;
        let record = |config: &SearchConfig, bytes: usize, union_tree: &UnionTree<_>| {
            let limits = Limits { bytes, ..limits };
            let work = || Arc::new(record_with_union(config, self.game.position(), limits, progress, union_tree));
            progress.begin_stage(Stage::Searching).then(work)
        };
        let mut union_tree = UnionTree::of(&**first);
        // Both trees are laid out again. Where the first search has taken all memory, the second is cut short early.
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
            // Where there is no memory to show the same tree in both, each shows what it has.
            let is_as_long = first.trace().end().stats().nodes <= again.trace().end().stats().nodes;
            first_again = is_as_long.then_some(again);
        }
        Some(FoundSplit { first: first_again, second, check: Ok(None) })
    }
}
