//! The background task of the split view: to record a second search, and to lay both out so that nodes to which the same
//! moves lead stand at the same place.

use super::analysis::Analysis;
use super::drawing_options::DrawingOptions;
use super::minimax_check::check;
use super::progress::{IMMEDIATE_CHECK_NODES, IMMEDIATE_NODES, ImmediateLimit, ProgressSink, Stage};
use super::shown_search::ShownSearch;
use super::task::TaskId;
use crate::picture::Folds;
use crate::picture::TreeLayout;
use crate::picture::UnvisitedDisplay;
use crate::picture::side_by_side::layouts;
use crate::search::SearchConfig;
use crate::trace::limits::{Ending, Limits};
use crate::trace::passes::Passes;
use crate::trace::recorder::record_with_union;
use crate::trace::union_tree::UnionTree;
use std::sync::Arc;

/// All that is needed to show a second search beside the first.
#[derive(Clone, Debug)]
pub struct SplitTask {
    id: TaskId,
    /// The first search.
    first: Analysis,
    /// How the same position is searched beside it.
    second: SearchConfig,
    drawing: DrawingOptions,
    limits: Limits,
}

impl SplitTask {
    pub(super) fn new(first: Analysis, second: SearchConfig, drawing: DrawingOptions, limits: Limits) -> Self {
        Self { id: TaskId::next(), first, second, drawing, limits }
    }

    /// Identifies the task.
    #[must_use]
    pub const fn id(&self) -> TaskId {
        self.id
    }

    /// How much each search may record.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        self.limits
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

    fn run_within(&self, progress: &impl ProgressSink, most_check_nodes: u64) -> Option<[ShownSearch; 2]> {
        // Of a search in several passes, the last is shown.
        let passes = &self.first.passes;
        let mut first = Arc::clone(passes.last());
        let position = first.root().clone();
        // All that is held counts: what is shown already, and what it is compared with.
        let most_bytes = self.limits.bytes;
        let shown_bytes = self.first.bytes();
        let record = |config: &SearchConfig, bytes: usize, union_tree: &UnionTree<_>| {
            let limits = Limits { bytes, ..self.limits };
            let work = || Arc::new(record_with_union(config, &position, limits, progress, union_tree));
            progress.begin_stage(Stage::Searching).then(work)
        };
        let mut union_tree = UnionTree::of(&*first);
        // Both trees are laid out again. Where the first search has taken all memory, the second is cut short early.
        let layout_bytes = first.trace().node_count() * TreeLayout::BYTES_A_NODE;
        let held = shown_bytes.saturating_add(union_tree.bytes()).saturating_add(layout_bytes);
        let bytes_left = (most_bytes + most_bytes / 5).saturating_sub(held).clamp(most_bytes / 20, most_bytes);
        let second = record(&self.second, bytes_left, &union_tree)?;
        if union_tree.add(&*second) {
            let second_bytes = second.bytes() + second.trace().node_count() * TreeLayout::BYTES_A_NODE;
            let held = shown_bytes.saturating_add(union_tree.bytes()).saturating_add(second_bytes);
            let bytes_left = (most_bytes + most_bytes / 5).saturating_sub(held);
            let again = record(&self.first.config, bytes_left, &union_tree)?;
            // Where there is no memory to show the same tree in both, each shows what it has.
            if first.trace().end().stats().nodes <= again.trace().end().stats().nodes {
                first = again;
            }
        }
        drop(union_tree);
        if !progress.begin_stage(Stage::LayingOut) {
            return None;
        }
        let folds = Folds::new(self.drawing.unvisited == UnvisitedDisplay::Frontier);
        let [first_layout, second_layout] = layouts([&*first, &*second], self.drawing.notation_options(), &folds);
        let second = Passes::of_one(second);
        let check = check((&position, &self.second), &second, (most_check_nodes, most_bytes), progress);
        let first = Analysis { passes: Passes::of_one(first), limits: self.limits, ..self.first.clone() };
        let second = Analysis { config: self.second, limits: self.limits, passes: second, check };
        Some([
            ShownSearch::with_layout(first, 0, first_layout, folds.clone()),
            ShownSearch::with_layout(second, 0, second_layout, folds),
        ])
    }
}
