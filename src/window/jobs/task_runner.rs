//! Runs the session's tasks in the background, so that the window stays responsive.
//!
//! This module decides which task runs and in how much time, and delivers its result to the session. [`WorkerJob`]
//! decides how a task runs.

use super::background_job::{Job, JobState, REFRESH_INTERVAL, WorkerJob};
use egui::Context;
use poda_platform::WorkerPort;
use poda_platform::background::{BackgroundWork, Worker, pause};
use poda_platform::clock::Instant;
use poda_remote::{AnswerBytes, JobProgress, Request, TimeBudget};
use poda_session::progress::Stage;
use poda_session::shown_search::ShownSearch;
use poda_session::task::{LayoutTask, Shown, Task, Work};
use poda_session::{Changed, Command, Session};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

/// Searches with more nodes than this are freed in the background.
const FREED_IN_PLACE_NODES: usize = 100_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaskProgress {
    pub stage: Stage,
    /// The number of nodes visited in this stage; iterations are counted as nodes.
    pub nodes: u64,
}

/// Runs the session's tasks, each in a job of its own.
#[derive(Debug, Default)]
pub struct TaskRunner {
    jobs: Vec<WorkerJob<TaskJob>>,
    /// The time budget of the last search of the document, and the time at which that search ended.
    search_time: Option<TimeBudget>,
    search_ended: Option<Instant>,
    /// Whether a task has failed since the last call of [`Self::take_failure`].
    has_failed: bool,
}

impl TaskRunner {
    /// Starts the session's pending tasks, cancels those that are no longer pending, and delivers results to the
    /// session. Returns what has changed.
    pub fn update(&mut self, ctx: &Context, session: &mut Session) -> Changed {
        let mut changed = self.follow(ctx, session);
        let mut running = Vec::new();
        for job in std::mem::take(&mut self.jobs) {
            let shown = match job.running.poll(ctx) {
                JobState::Running => {
                    running.push(job);
                    continue;
                }
                JobState::Found(shown) => Some(shown),
                JobState::Ended => None,
            };
            if is_of_document(&job.job.task) {
                self.search_ended = Some(Instant::now());
            }
            self.has_failed |= shown.is_none();
            let task = job.job.task.id;
            let command = shown.map_or(Command::Fail(task), |shown| Command::Show(task, shown));
            changed = changed.then(session.apply(command));
        }
        self.jobs = running;
        // A result can make another task pending.
        changed = changed.then(self.follow(ctx, session));
        free(session.take_discarded());
        if self.jobs.is_empty() {
            Worker::prepare();
        }
        changed
    }

    /// Runs exactly the tasks that are pending. Returns what has changed because of tasks that are done at once.
    fn follow(&mut self, ctx: &Context, session: &mut Session) -> Changed {
        let mut changed = Changed::default();
        self.jobs.retain(|job| session.tasks().any(|task| task.id == job.job.task.id));
        let tasks: Vec<Arc<Task>> = session.tasks().cloned().collect();
        for task in tasks {
            if self.jobs.iter().any(|job| job.job.task.id == task.id) {
                continue;
            }
            let time = self.time_for(&task, session);
            let progress = JobProgress::new(time, task.work().map_or(1, Work::consecutive_searches));
            match WorkerJob::start(ctx, TaskJob { task, time: time.map(|time| time.limit) }, progress) {
                Some(job) => self.jobs.push(job),
                // No job can be started here, so the tasks run while the window waits.
                None => changed = changed.then(session.finish_tasks()),
            }
        }
        changed
    }

    /// Returns the time budget of a task, which includes its check and its layout; `None` if it has no time limit.
    fn time_for(&mut self, task: &Task, session: &Session) -> Option<TimeBudget> {
        let limit = task.limits.seconds.map(|seconds| Duration::from_secs(u64::from(seconds)));
        if is_of_document(task) {
            // A second search in a split view gets half of the time.
            let shares = if session.document().searches.second().is_some() { 2 } else { 1 };
            self.search_time = limit.map(|limit| TimeBudget::from_now(limit / shares));
            self.search_time
        } else if is_pair(task) {
            limit.map(|limit| self.time_for_pair(limit))
        } else {
            limit.map(TimeBudget::from_now)
        }
    }

    /// Returns the time budget of the second search. If it directly follows the first one, it gets what the first one
    /// has left of the time for both.
    fn time_for_pair(&self, limit: Duration) -> TimeBudget {
        let now = Instant::now();
        let follows = self.search_ended.is_some_and(|ended| now.duration_since(ended) < REFRESH_INTERVAL);
        let spent = self.search_time.filter(|_| follows).map_or(Duration::ZERO, |time| time.start.elapsed());
        TimeBudget { start: now, limit: limit.saturating_sub(spent).max(limit / 5) }
    }

    /// Returns the tasks that have been running for some time, with their progress.
    pub fn progress(&self) -> impl Iterator<Item = (&Task, TaskProgress)> {
        self.jobs.iter().filter(|job| job.running.is_shown()).map(|job| {
            let progress = &job.running.progress;
            (&*job.job.task, TaskProgress { stage: progress.stage(), nodes: progress.nodes() })
        })
    }

    /// Returns whether a task has failed since the last call, by a panic or in a worker.
    pub const fn take_failure(&mut self) -> bool {
        std::mem::replace(&mut self.has_failed, false)
    }

    /// Stops the running searches, except one beside another. What they have recorded is shown.
    pub fn stop(&mut self, ctx: &Context) {
        for job in &mut self.jobs {
            if !is_pair(&job.job.task) {
                job.stop(ctx);
            }
        }
    }
}

/// Returns whether a task records the search of the document, or lays out its tree.
const fn is_of_document(task: &Task) -> bool {
    matches!(task.work(), None | Some(Work::Search(_)))
}

/// Returns whether a task records a search beside that of the document.
const fn is_pair(task: &Task) -> bool {
    matches!(task.work(), Some(Work::Pair(_)))
}

/// Frees searches that are no longer shown. Large ones are freed in the background.
fn free(searches: Vec<ShownSearch>) {
    if searches.iter().any(|search| search.node_count() > FREED_IN_PLACE_NODES) {
        // If no work can be started, the searches are freed here.
        let _ = BackgroundWork::start("free", async move || drop(searches));
    }
}

/// A task in the background.
#[derive(Clone, Debug)]
pub struct TaskJob {
    pub task: Arc<Task>,
    /// The time limit, if there is one.
    pub time: Option<Duration>,
}

impl Job for TaskJob {
    type Found = Shown;
    type Read = LayoutTask;

    const NAME: &str = "search";

    fn run(&self, progress: &JobProgress, found: impl FnMut(Shown)) {
        self.task.run(progress).map(found);
    }

    fn request(&self) -> Option<Request> {
        Request::of_task(&self.task, self.time)
    }

    async fn read(&self, answer: &[u8]) -> Option<LayoutTask> {
        let found = AnswerBytes(answer).found(self.task.work()?, self.task.limits, pause).await?;
        Some(self.task.begin_layout(found))
    }

    fn layout_only(&self) -> Option<LayoutTask> {
        self.task.begin_layout_only()
    }

    fn lay_out(&self, read: LayoutTask) -> ControlFlow<Shown, LayoutTask> {
        read.advance()
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
        let search = WorkerJob::panicking(&ctx, TaskJob { task, time: None });
        let mut tasks = TaskRunner { jobs: vec![search], ..TaskRunner::default() };
        while !tasks.jobs.is_empty() {
            std::thread::yield_now();
            tasks.update(&ctx, &mut session);
        }
        assert!(tasks.take_failure() && !tasks.take_failure());
        assert!(session.task().is_none());
        assert_eq!(session.search().unwrap().passes().ending(), Ending::Stopped);
        assert!(*session.document() == document && 0 < session.search().unwrap().node_count());
    }
}
