//! The session's tasks as jobs that run in the background.

use super::running_job::Job;
use crate::platform::background::pause;
use crate::remote::{Answer, JobProgress, Request};
use crate::session::search_layout::{SearchLayout, SplitLayout};
use crate::session::shown_search::ShownSearch;
use crate::session::split_task::SplitTask;
use crate::session::task::Task;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

/// A task that searches a position or lays out a tree.
#[derive(Clone, Debug)]
pub struct SearchJob {
    /// The task.
    pub task: Arc<Task>,
    /// The time that it has, where that is limited.
    pub time: Option<Duration>,
}

impl Job for SearchJob {
    type Found = ShownSearch;
    type Read = SearchLayout;

    const NAME: &str = "search";

    fn run(&self, progress: &JobProgress, found: impl FnMut(ShownSearch)) {
        self.task.run(progress).map(found);
    }

    fn request(&self) -> Option<Request> {
        Request::of_task(&self.task, self.time)
    }

    fn row(&self, _row: &[u8]) -> Option<ShownSearch> {
        None
    }

    async fn read(&self, answer: &[u8]) -> Option<SearchLayout> {
        self.task.begin_layout(Answer::new(answer).search(self.task.search_work()?, pause).await?)
    }

    fn layout_only(&self) -> Option<SearchLayout> {
        self.task.begin_layout_only()
    }

    fn lay_out(&self, read: SearchLayout) -> ControlFlow<ShownSearch, SearchLayout> {
        read.advance()
    }
}

/// A task of the split view.
#[derive(Clone, Debug)]
pub struct SplitJob {
    /// The task.
    pub task: Arc<SplitTask>,
    /// The time that it has, where that is limited.
    pub time: Option<Duration>,
}

impl Job for SplitJob {
    type Found = [ShownSearch; 2];
    type Read = SplitLayout;

    const NAME: &str = "split view";

    fn run(&self, progress: &JobProgress, found: impl FnMut([ShownSearch; 2])) {
        self.task.run(progress).map(found);
    }

    fn request(&self) -> Option<Request> {
        Some(Request::of_split(&self.task, self.time))
    }

    fn row(&self, _row: &[u8]) -> Option<[ShownSearch; 2]> {
        None
    }

    async fn read(&self, answer: &[u8]) -> Option<SplitLayout> {
        Some(self.task.begin_layout(Answer::new(answer).split(self.task.work(), pause).await?))
    }

    fn lay_out(&self, read: SplitLayout) -> ControlFlow<[ShownSearch; 2], SplitLayout> {
        read.advance()
    }
}
