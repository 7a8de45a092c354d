//! The background task of the split view: to record a second search, and to lay both out so that nodes to which the same
//! moves lead stand at the same place.

use super::minimax_check::{MinimaxResult, check};
use super::progress::{IMMEDIATE_CHECK_NODES, IMMEDIATE_NODES, ImmediateLimit, ProgressSink, Stage};
use super::search_layout::SplitLayout;
use super::shown_search::{Analysis, ShownSearch};
use super::target::DrawingOptions;
use super::task::TaskId;
use crate::game::any::AnyGame;
use crate::game::played_game::PlayedGame;
use crate::picture::{Folds, TreeLayout, UnvisitedDisplay};
use crate::search::SearchConfig;
use crate::trace::limits::{Ending, Limits};
use crate::trace::passes::Passes;
use crate::trace::recorder::record_with_union;
use crate::trace::recording::Recording;
use crate::trace::union_tree::UnionTree;
use std::sync::Arc;

/// All that is needed to show a second search beside the first.
#[derive(Clone, Debug)]
pub struct SplitTask {
    id: TaskId,
    /// The first search.
    first: Analysis,
    work: SplitWork,
    drawing: DrawingOptions,
    limits: Limits,
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
        second_config: SearchConfig,
        drawing: DrawingOptions,
        limits: Limits,
    ) -> Self {
        let work = SplitWork {
            game,
            first_config: first.config,
            first: Arc::clone(first.passes.last()),
            second_config,
            shown_bytes: first.bytes(),
        };
        Self { id: TaskId::next(), first, work, drawing, limits }
    }

    /// Identifies the task.
    pub const fn id(&self) -> TaskId {
        self.id
    }

    /// How much each search may record.
    pub const fn limits(&self) -> Limits {
        self.limits
    }

    /// The search that is made.
    pub const fn work(&self) -> &SplitWork {
        &self.work
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
        check((self.game.position(), &self.second_config), second, budget, progress)
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
        let bytes_left = (max_bytes + max_bytes / 5).saturating_sub(held).clamp(max_bytes / 20, max_bytes);
        let second = record(&self.second_config, bytes_left, &union_tree)?;
        let mut first_again = None;
        if union_tree.add(&*second) {
            let second_bytes = second.bytes() + second.trace().node_count() * TreeLayout::BYTES_A_NODE;
            let held = self.shown_bytes.saturating_add(union_tree.bytes()).saturating_add(second_bytes);
            let bytes_left = (max_bytes + max_bytes / 5).saturating_sub(held);
            let again = record(&self.first_config, bytes_left, &union_tree)?;
            // Where there is no memory to show the same tree in both, each shows what it has.
            let is_as_long = first.trace().end().stats().nodes <= again.trace().end().stats().nodes;
            first_again = is_as_long.then_some(again);
        }
        Some(FoundSplit { first: first_again, second, check: Ok(None) })
    }
}
