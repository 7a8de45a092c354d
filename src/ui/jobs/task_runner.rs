//! Runs the session's tasks in the background, so that the window stays responsive.
//!
//! This module decides which task runs and which command delivers its result to the session. [`WorkerJob`] decides how a task runs.

use super::background_job::{Job, JobState, REFRESH_INTERVAL, WorkerJob};
use egui::Context;
use poda_core::game::any::AnyGame;
use poda_core::trace::limits::Limits;
use poda_core::trace::mcts::recording::MctsRecording;
use poda_platform::WorkerPort;
use poda_platform::background::{BackgroundWork, Worker, pause};
use poda_platform::clock::Instant;
use poda_remote::{Answer, JobProgress, Request, TimeBudget};
use poda_session::mcts_view::{FoundMcts, MctsTask};
use poda_session::progress::Stage;
use poda_session::shown_search::ShownSearch;
use poda_session::task::{SearchLayout, SplitLayout, SplitTask, Task};
use poda_session::{Command, Session};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

/// Searches with more nodes than this are freed in the background.
const FREED_IN_PLACE_NODES: usize = 100_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaskProgress {
    pub stage: Stage,
    /// The number of nodes visited in this stage.
    pub nodes: u64,
}

/// Runs the session's tasks: at most one search, one split view and one Monte Carlo tree search at a time.
#[derive(Debug, Default)]
pub struct TaskRunner {
    search: Option<WorkerJob<SearchJob>>,
    split: Option<WorkerJob<SplitJob>>,
    mcts: Option<WorkerJob<MctsJob>>,
    /// The time budget of the last search, and the time at which that search ended.
    search_time: Option<TimeBudget>,
    search_ended: Option<Instant>,
    /// Whether a task has failed since the last call of [`Self::take_failure`].
    has_failed: bool,
}

impl TaskRunner {
    /// Starts the session's pending tasks, cancels those that are no longer pending, and delivers results to the session.
    pub fn update(&mut self, ctx: &Context, session: &mut Session) {
        self.update_search(ctx, session);
        self.update_split(ctx, session);
        self.update_mcts(ctx, session);
        free(session.take_discarded());
        if self.search.is_none() && self.split.is_none() && self.mcts.is_none() {
            Worker::prepare();
        }
    }

    fn update_search(&mut self, ctx: &Context, session: &mut Session) {
        let task = session.task().cloned();
        if self.search.as_ref().map(|job| job.job.task.id) != task.as_ref().map(|task| task.id) {
            self.search = task.and_then(|task| {
                // A second search in a split view gets half of the time.
                let shares = if session.document().beside.is_some() { 2 } else { 1 };
                let time = time_limit(task.limits).map(|limit| TimeBudget::from_now(limit / shares));
                self.search_time = time;
                let progress = JobProgress::new(time, task.consecutive_searches());
                WorkerJob::start(ctx, SearchJob { task, time: time.map(|time| time.limit) }, progress)
            });
            if self.search.is_none() {
                // No job can be started here, so the tasks run while the window waits.
                session.finish_tasks();
            }
        }
        if let Some((job, found)) = take_result(ctx, &mut self.search) {
            self.search_ended = Some(Instant::now());
            self.has_failed |= found.is_none();
            let task = job.task.id;
            session.apply(found.map_or(Command::Fail(task), |search| Command::Show(task, Box::new(search))));
        }
    }

    fn update_split(&mut self, ctx: &Context, session: &mut Session) {
        let task = session.split_task().cloned();
        if self.split.as_ref().map(|job| job.job.task.id) != task.as_ref().map(|task| task.id) {
            self.split = task.and_then(|task| {
                let time = time_limit(task.limits).map(|limit| self.time_for_split(limit));
                let progress = JobProgress::new(time, 2);
                WorkerJob::start(ctx, SplitJob { task, time: time.map(|time| time.limit) }, progress)
            });
            if self.split.is_none() {
                session.finish_tasks();
            }
        }
        if let Some((job, found)) = take_result(ctx, &mut self.split) {
            self.has_failed |= found.is_none();
            let task = job.task.id;
            let shown = |searches| Command::ShowSplit(task, Box::new(searches));
            session.apply(found.map_or(Command::FailSplit(task), shown));
        }
    }

    fn update_mcts(&mut self, ctx: &Context, session: &mut Session) {
        let task = session.mcts_task().cloned();
        if self.mcts.as_ref().map(|job| job.job.task.id) != task.as_ref().map(|task| task.id) {
            self.mcts = task.and_then(|task| {
                let time = time_limit(task.limits).map(TimeBudget::from_now);
                let progress = JobProgress::new(time, 1);
                WorkerJob::start(ctx, MctsJob { task, time: time.map(|time| time.limit) }, progress)
            });
            if self.mcts.is_none() {
                session.finish_tasks();
            }
        }
        if let Some((job, found)) = take_result(ctx, &mut self.mcts) {
            self.has_failed |= found.is_none();
            let task = job.task.id;
            session.apply(found.map_or(Command::FailMcts(task), |found| Command::ShowMcts(task, found)));
        }
    }

    /// Returns the time budget of the second search. If it directly follows the first one, it gets what the first one has left of the time
    /// for both.
    fn time_for_split(&self, limit: Duration) -> TimeBudget {
        let now = Instant::now();
        let follows = self.search_ended.is_some_and(|ended| now.duration_since(ended) < REFRESH_INTERVAL);
        let spent = self.search_time.filter(|_| follows).map_or(Duration::ZERO, |time| time.start.elapsed());
        TimeBudget { start: now, limit: limit.saturating_sub(spent).max(limit / 5) }
    }

    /// Returns the progress of the search, if it has been running for some time.
    pub fn progress(&self) -> Option<TaskProgress> {
        self.search.as_ref().and_then(shown_progress)
    }

    /// Returns the progress of the split view, if its task has been running for some time.
    pub fn split_progress(&self) -> Option<TaskProgress> {
        self.split.as_ref().and_then(shown_progress)
    }

    /// Returns the progress of a Monte Carlo tree search, if it has been running for some time. Its iterations are counted as nodes.
    pub fn mcts_progress(&self) -> Option<TaskProgress> {
        self.mcts.as_ref().and_then(shown_progress)
    }

    /// Returns whether a task has failed since the last call, by a panic or in a worker.
    pub const fn take_failure(&mut self) -> bool {
        std::mem::replace(&mut self.has_failed, false)
    }

    /// Stops the running search. What it has recorded is shown.
    pub fn stop(&mut self, ctx: &Context) {
        if let Some(job) = &mut self.search {
            job.stop(ctx);
        }
        if let Some(job) = &mut self.mcts {
            job.stop(ctx);
        }
    }
}

fn shown_progress<J: Job>(job: &WorkerJob<J>) -> Option<TaskProgress> {
    let progress = &job.running.progress;
    job.running.is_shown().then(|| TaskProgress { stage: progress.stage(), nodes: progress.nodes() })
}

/// Returns a job that has found its result or has ended, and the result; the inner `None` means that the job has failed.
fn take_result<J: Job>(ctx: &Context, running: &mut Option<WorkerJob<J>>) -> Option<(J, Option<J::Found>)> {
    let found = match running.as_ref()?.running.poll(ctx) {
        JobState::Running => return None,
        JobState::Found(found) => Some(found),
        JobState::Ended => None,
    };
    running.take().map(|job| (job.job, found))
}

/// Returns the time limit of a task, which includes its check and its layout.
fn time_limit(limits: Limits) -> Option<Duration> {
    limits.seconds.map(|seconds| Duration::from_secs(u64::from(seconds)))
}

/// Frees searches that are no longer shown. Large ones are freed in the background.
fn free(searches: Vec<ShownSearch>) {
    if searches.iter().any(|search| search.node_count() > FREED_IN_PLACE_NODES) {
        // If no work can be started, the searches are freed here.
        let _ = BackgroundWork::start("free", async move || drop(searches));
    }
}

/// A task that searches a position or lays out a tree.
#[derive(Clone, Debug)]
pub struct SearchJob {
    pub task: Arc<Task>,
    /// The time limit, if there is one.
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

    async fn read(&self, answer: &[u8]) -> Option<SearchLayout> {
        self.task.begin_layout(Answer(answer).search(self.task.search_work()?, pause).await?)
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
    pub task: Arc<SplitTask>,
    /// The time limit, if there is one.
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
        Request::of_split(&self.task, self.time)
    }

    async fn read(&self, answer: &[u8]) -> Option<SplitLayout> {
        Some(self.task.begin_layout(Answer(answer).split(&self.task.work, pause).await?))
    }

    fn lay_out(&self, read: SplitLayout) -> ControlFlow<[ShownSearch; 2], SplitLayout> {
        read.advance()
    }
}

/// A task that makes a Monte Carlo tree search.
#[derive(Clone, Debug)]
pub struct MctsJob {
    pub task: Arc<MctsTask>,
    /// The time limit, if there is one.
    pub time: Option<Duration>,
}

impl Job for MctsJob {
    type Found = FoundMcts;
    type Read = MctsRecording<AnyGame>;

    const NAME: &str = "Monte Carlo tree search";

    fn run(&self, progress: &JobProgress, found: impl FnMut(FoundMcts)) {
        self.task.run(progress).map(found);
    }

    fn request(&self) -> Option<Request> {
        Some(Request::of_mcts(&self.task, self.time))
    }

    async fn read(&self, answer: &[u8]) -> Option<MctsRecording<AnyGame>> {
        Answer(answer).mcts(&self.task.work)
    }

    fn lay_out(&self, read: MctsRecording<AnyGame>) -> ControlFlow<FoundMcts, MctsRecording<AnyGame>> {
        ControlFlow::Break(FoundMcts::new(read))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::trace::TimelineStep;
    use poda_core::trace::limits::Ending;
    use poda_session::history::History;
    use poda_session::{DrawingOptions, LIMITS, Origin};
    use poda_words::file::load;

    #[test]
    fn a_search_that_panics_is_told_and_leaves_the_document_with_its_beginning() {
        let text = b"(version: 1, game: ConnectFour(), search: (algorithm: Minimax, depth: 6))";
        let history = History::new(load(text).unwrap(), Origin::New);
        let mut session = Session::open(history, DrawingOptions::default(), LIMITS, TimelineStep::START);
        let document = session.document().clone();
        let task = session.task().expect("the search goes on in the background").clone();
        let ctx = Context::default();
        let search = WorkerJob::panicking(&ctx, SearchJob { task, time: None });
        let mut tasks = TaskRunner { search: Some(search), ..TaskRunner::default() };
        while tasks.search.is_some() {
            std::thread::yield_now();
            tasks.update(&ctx, &mut session);
        }
        assert!(tasks.take_failure() && !tasks.take_failure());
        assert!(session.task().is_none());
        assert_eq!(session.search().passes().ending(), Ending::Stopped);
        assert!(*session.document() == document && 0 < session.search().node_count());
    }
}
