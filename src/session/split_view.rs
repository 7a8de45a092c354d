//! Two searches of the same position side by side, on one tree and one timeline: after step k each search has made k of
//! its own steps or has finished.
//!
//! What only one search has visited is recorded in the other as never entered.

use super::UniqueId;
use super::lanes::{Clock, Lane, Lanes, Side};
use super::pair_work::PairWork;
use super::shown_search::{Analysis, DrawingOptions, ShownSearch, TreeDrawing};
use super::task::{Task, TaskId, Work};
use poda_core::game::any::AnyGame;
use poda_core::game::played_game::PlayedGame;
use poda_core::search::SearchConfig;
use poda_core::trace::limits::Limits;
use poda_core::trace::recording::RecordingId;
use poda_core::trace::{Event, NodeId, TimelineStep};
use poda_picture::picture::{Folds, UnvisitedDisplay, is_same_tree};
use std::sync::Arc;

#[derive(Debug)]
pub struct SplitView {
    pub id: UniqueId,
    pub(super) searches: [ShownSearch; 2],
    /// The first step at which the searches differ; `None` if one is the beginning of the other.
    pub first_difference: Option<TimelineStep>,
    /// Whether every node of one search has a counterpart in the other, at the same place.
    pub is_same_tree: bool,
}

impl SplitView {
    /// Creates the split view of two searches of one position, at a step.
    pub(super) fn new(searches: [ShownSearch; 2], step: TimelineStep) -> Self {
        let is_same_tree = is_same_tree(&**searches[0].recording(), &**searches[1].recording());
        let first_difference = first_difference(&searches);
        let mut split = Self { id: UniqueId::next(), searches, first_difference, is_same_tree };
        split.set_timeline_step(step);
        split
    }

    /// Returns one of the two searches, at its own step.
    pub const fn search(&self, side: Side) -> &ShownSearch {
        &self.searches[side as usize]
    }

    pub(super) fn lanes(&self) -> Lanes<'_> {
        let [first, second] = self.searches.each_ref().map(Lane::Search);
        let clock = Clock::Linked { first_difference: self.first_difference };
        Lanes { first, second: Some(second), stepped_side: Side::First, clock }
    }

    /// Returns the node of the other search to which the same moves lead; `None` if there is no such node.
    pub fn counterpart(&self, side: Side, node: NodeId) -> Option<NodeId> {
        if self.is_same_tree {
            return Some(node);
        }
        self.search(side).recording().counterpart(node, self.search(side.other()).recording())
    }

    pub(super) fn set_timeline_step(&mut self, step: TimelineStep) {
        for search in &mut self.searches {
            search.set_step(search.passes().locate(step).step);
        }
    }

    /// Returns the memory of both searches in bytes.
    pub fn bytes(&self) -> usize {
        self.searches.iter().map(ShownSearch::bytes).sum()
    }
}

/// Returns the first step at which two searches differ: they enter different nodes, use different windows (if both have
/// windows), or return different scores.
fn first_difference(searches: &[ShownSearch; 2]) -> Option<TimelineStep> {
    let [first, second] = searches.each_ref().map(ShownSearch::recording);
    let (one, other) = (first.trace(), second.trace());
    let is_same = |step| match (one.event(step), other.event(step)) {
        (Some(Event::Enter(a)), Some(Event::Enter(b))) => {
            let windows = one.window(a).zip(other.window(b));
            first.move_to(a) == second.move_to(b) && windows.is_none_or(|(a, b)| a == b)
        }
        (Some(Event::Leave(a)), Some(Event::Leave(b))) => {
            one.result(a).map(|it| it.0) == other.result(b).map(|it| it.0)
        }
        (a, b) => a.map(|event| std::mem::discriminant(&event)) == b.map(|event| std::mem::discriminant(&event)),
    };
    let step = (1..=one.len().max(other.len())).find(|&step| !is_same(step))?;
    let at = first.pass().map_or(0, |_| searches[0].passes().end().get() - one.len());
    Some(TimelineStep::new(at + step))
}

/// What a split view is made from. The view is made again when this differs.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SplitKey {
    /// The last pass of the first search.
    pub recording: RecordingId,
    pub second: SearchConfig,
    /// The output of a user's program, if it is shown beside the search.
    pub run: Option<Arc<str>>,
    pub drawing: DrawingOptions,
    pub limits: Limits,
}

/// The split view, or the task that makes it. If the task has failed, both are `None`.
#[derive(Debug)]
pub(super) struct SplitState {
    pub key: SplitKey,
    pub task: Option<Arc<Task>>,
    pub view: Option<Box<SplitView>>,
}

impl SplitState {
    /// Makes the split view, at once if that takes a few milliseconds, and shows it at `step`.
    pub fn start(key: SplitKey, game: PlayedGame<AnyGame>, first: &Analysis, step: TimelineStep) -> Self {
        let work = PairWork::new(game, first, key.second, key.run.clone());
        let folds = Folds::new(key.drawing.unvisited == UnvisitedDisplay::Frontier);
        let drawing = TreeDrawing { notation: key.drawing.notation_options(), folds };
        let view = work.do_at_once(&drawing, key.limits).map(|searches| Box::new(SplitView::new(searches, step)));
        let task = view.is_none().then(|| Arc::new(Task::new(Work::Pair(work), drawing, key.limits)));
        Self { key, task, view }
    }

    /// Shows the result of the task at a step. Returns the searches that are not shown, because their task is not
    /// pending.
    pub fn show(&mut self, task: TaskId, searches: [ShownSearch; 2], step: TimelineStep) -> Vec<ShownSearch> {
        if self.task.take_if(|pending| pending.id == task).is_none() {
            return searches.into();
        }
        self.view = Some(Box::new(SplitView::new(searches, step)));
        Vec::new()
    }

    /// Handles the failure of the task, after which there is no split view.
    pub fn fail(&mut self, task: TaskId) {
        self.task.take_if(|pending| pending.id == task);
    }
}
