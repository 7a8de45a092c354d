//! The split view of a session, or the background task that makes it.

use super::analysis::Analysis;
use super::drawing_options::DrawingOptions;
use super::shown_search::ShownSearch;
use super::split_task::SplitTask;
use super::split_view::SplitView;
use super::task::TaskId;
use crate::game::any::AnyGame;
use crate::game::played_game::PlayedGame;
use crate::search::SearchConfig;
use crate::trace::TimelineStep;
use crate::trace::limits::Limits;
use crate::trace::recording::RecordingId;
use std::sync::Arc;

/// What a split view is made from. It is made again when this differs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SplitKey {
    /// The last pass of the first search.
    pub recording: RecordingId,
    pub second: SearchConfig,
    pub drawing: DrawingOptions,
    pub limits: Limits,
}

/// The split view, or the task that makes it.
#[derive(Debug)]
pub(super) struct SplitState {
    key: SplitKey,
    stage: SplitStage,
}

#[derive(Debug)]
enum SplitStage {
    Pending(Arc<SplitTask>),
    Shown(Box<SplitView>),
    Failed,
}

impl SplitState {
    /// Makes the split view, at once if that takes a few milliseconds, and shows it at `step`.
    pub fn start(key: SplitKey, game: PlayedGame<AnyGame>, first: &Analysis, step: TimelineStep) -> Self {
        let task = SplitTask::new((game, first.clone()), key.second, key.drawing, key.limits);
        let stage = match task.run_immediately() {
            Some(searches) => SplitStage::Shown(Box::new(SplitView::new(searches, step))),
            None => SplitStage::Pending(Arc::new(task)),
        };
        Self { key, stage }
    }

    /// What the split view is made from.
    pub const fn key(&self) -> SplitKey {
        self.key
    }

    /// The split view, if it is shown.
    pub fn view(&self) -> Option<&SplitView> {
        if let SplitStage::Shown(view) = &self.stage { Some(view) } else { None }
    }

    pub fn view_mut(&mut self) -> Option<&mut SplitView> {
        if let SplitStage::Shown(view) = &mut self.stage { Some(view) } else { None }
    }

    /// The task that makes the split view, if it is pending.
    pub const fn task(&self) -> Option<&Arc<SplitTask>> {
        if let SplitStage::Pending(task) = &self.stage { Some(task) } else { None }
    }

    fn is_pending(&self, id: TaskId) -> bool {
        self.task().is_some_and(|task| task.id() == id)
    }

    /// Shows what a task has found.
    ///
    /// # Errors
    /// If the task is not the pending one: returns what it has found.
    pub fn show(
        &mut self,
        task: TaskId,
        searches: Box<[ShownSearch; 2]>,
        step: TimelineStep,
    ) -> Result<(), Box<[ShownSearch; 2]>> {
        if !self.is_pending(task) {
            return Err(searches);
        }
        self.stage = SplitStage::Shown(Box::new(SplitView::new(*searches, step)));
        Ok(())
    }

    /// A task has failed. If it is the pending one, there will be no split view.
    pub fn fail(&mut self, task: TaskId) {
        if self.is_pending(task) {
            self.stage = SplitStage::Failed;
        }
    }

    /// The searches that were shown.
    pub fn into_searches(self) -> impl Iterator<Item = ShownSearch> {
        let view = if let SplitStage::Shown(view) = self.stage { Some(view) } else { None };
        view.into_iter().flat_map(|view| view.into_searches())
    }
}
