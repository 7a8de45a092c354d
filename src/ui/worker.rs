//! Runs the session's tasks on threads of their own, so that the window stays responsive.
//!
//! Knows of a task only that it can run, and of its result only which command gives it to the session.

use crate::session::Session;
use crate::session::command::Command;
use crate::session::progress::{ProgressSink, Stage};
use crate::session::shown_search::ShownSearch;
use crate::session::task::TaskId;
use crate::trace::limits::{Ending, Limits, Progress};
use egui::Context;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

/// Searches with more nodes than this are freed on a thread of their own.
const FREED_IN_PLACE_NODES: usize = 100_000;
/// The stack of a thread that searches: the recursion is as deep as the tree.
const STACK_BYTES: usize = 256 << 20;
/// The time between two updates of the progress that is shown.
const REFRESH_INTERVAL: Duration = Duration::from_millis(60);
/// Progress is shown of tasks that take longer than this.
const SHOWN_AFTER: Duration = Duration::from_millis(200);

/// The progress of a running task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaskProgress {
    /// The stage of the task.
    pub stage: Stage,
    /// How many nodes have been visited in this stage.
    pub nodes: u64,
}

/// Runs the session's tasks: at most one search and one split view at a time.
#[derive(Debug, Default)]
pub struct Worker {
    search: Option<BackgroundJob<ShownSearch>>,
    split: Option<BackgroundJob<[ShownSearch; 2]>>,
    /// The time of the last search, and when it ended.
    search_time: Option<TimeBudget>,
    search_ended: Option<Instant>,
}

/// A running task.
#[derive(Debug)]
struct BackgroundJob<Found> {
    task_id: TaskId,
    started: Instant,
    state: Arc<JobState>,
    result: Receiver<Found>,
}

/// What the window and the thread of a task share.
#[derive(Debug, Default)]
struct JobState {
    nodes: AtomicU64,
    stage: AtomicU8,
    /// The search is to end, and what it has recorded is shown.
    is_stopped: AtomicBool,
    /// The result is not needed any more.
    is_canceled: AtomicBool,
    /// The time for the whole task, where it is limited.
    time: Option<TimeBudget>,
    /// How many searches are still to come, the running one included.
    searches_left: AtomicU32,
    /// When the current stage has to end, in milliseconds since the start of the task.
    stage_end_ms: AtomicU64,
}

/// A limited time.
#[derive(Clone, Copy, Debug)]
struct TimeBudget {
    start: Instant,
    limit: Duration,
}

impl TimeBudget {
    /// How many fifths of the time are kept for laying out the tree, which cannot be stopped.
    const LAYOUT_FIFTHS: u32 = 1;

    /// When a stage that begins now has to end, since the start. Searches share the time that the layout leaves.
    fn stage_end(self, stage: Stage, searches_left: u32) -> Duration {
        let now = self.start.elapsed();
        match stage {
            Stage::Searching => {
                let end = self.limit * (5 - Self::LAYOUT_FIFTHS) / 5;
                now + end.saturating_sub(now) / searches_left.max(1)
            }
            Stage::Checking | Stage::LayingOut => self.limit,
        }
    }
}

/// The stages by their numbers in [`JobState::stage`].
const STAGES: [Stage; 3] = [Stage::Searching, Stage::Checking, Stage::LayingOut];

impl Progress for JobState {
    fn visited(&self, nodes: u64) {
        self.nodes.store(nodes, Ordering::Relaxed);
    }

    fn report(&self, _nodes: u64) -> ControlFlow<Ending> {
        if self.is_stopped.load(Ordering::Relaxed) || self.is_canceled.load(Ordering::Relaxed) {
            return ControlFlow::Break(Ending::Stopped);
        }
        let end = Duration::from_millis(self.stage_end_ms.load(Ordering::Relaxed));
        let is_late = self.time.is_some_and(|time| end <= time.start.elapsed());
        if is_late { ControlFlow::Break(Ending::TimeLimit) } else { ControlFlow::Continue(()) }
    }
}

impl ProgressSink for JobState {
    fn begin_stage(&self, stage: Stage) -> bool {
        let number = STAGES.iter().position(|&other| other == stage).unwrap_or_default();
        self.stage.store(u8::try_from(number).unwrap_or_default(), Ordering::Relaxed);
        self.nodes.store(0, Ordering::Relaxed);
        if let Some(time) = self.time {
            let end = time.stage_end(stage, self.searches_left.load(Ordering::Relaxed));
            self.stage_end_ms.store(u64::try_from(end.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
        }
        if stage == Stage::Searching {
            let left = self.searches_left.load(Ordering::Relaxed);
            self.searches_left.store(left.saturating_sub(1), Ordering::Relaxed);
        }
        !self.is_canceled.load(Ordering::Relaxed)
    }
}

impl<Found> Drop for BackgroundJob<Found> {
    fn drop(&mut self) {
        self.state.is_canceled.store(true, Ordering::Relaxed);
    }
}

impl Worker {
    /// Starts the session's pending tasks, cancels those that are no longer pending, and gives the results to the session.
    pub fn update(&mut self, ctx: &Context, session: &mut Session) {
        self.update_search(ctx, session);
        self.update_split(ctx, session);
        free(session.take_discarded());
    }

    fn update_search(&mut self, ctx: &Context, session: &mut Session) {
        let task = session.task().cloned();
        if self.search.as_ref().map(|job| job.task_id) != task.as_ref().map(|task| task.id()) {
            self.search = task.and_then(|task| {
                // A second search beside it gets half of the time.
                let shares = if session.document().beside.is_some() { 2 } else { 1 };
                let time =
                    time_limit(task.limits()).map(|limit| TimeBudget { start: Instant::now(), limit: limit / shares });
                self.search_time = time;
                start(ctx, task.id(), (time, task.consecutive_searches()), move |state| task.run(state))
            });
            if self.search.is_none() {
                // Where no thread can be started, the window waits.
                session.finish_tasks();
            }
        }
        if let Some((task, found)) = take_result(ctx, &mut self.search) {
            self.search_ended = Some(Instant::now());
            session.apply(found.map_or(Command::Fail(task), |search| Command::Show(task, Box::new(search))));
        }
    }

    fn update_split(&mut self, ctx: &Context, session: &mut Session) {
        let task = session.split_task().cloned();
        if self.split.as_ref().map(|job| job.task_id) != task.as_ref().map(|task| task.id()) {
            self.split = task.and_then(|task| {
                let time = time_limit(task.limits()).map(|limit| self.time_for_split(limit));
                start(ctx, task.id(), (time, 2), move |state| task.run(state))
            });
            if self.split.is_none() {
                session.finish_tasks();
            }
        }
        if let Some((task, found)) = take_result(ctx, &mut self.split) {
            let shown = |searches| Command::ShowSplit(task, Box::new(searches));
            session.apply(found.map_or(Command::FailSplit(task), shown));
        }
    }

    /// The time for the second search: if it follows the first one directly, what that has left of the time for both.
    fn time_for_split(&self, limit: Duration) -> TimeBudget {
        let now = Instant::now();
        let follows = self.search_ended.is_some_and(|ended| now.duration_since(ended) < REFRESH_INTERVAL);
        let spent = self.search_time.filter(|_| follows).map_or(Duration::ZERO, |time| time.start.elapsed());
        TimeBudget { start: now, limit: limit.saturating_sub(spent).max(limit / 5) }
    }

    /// The progress of the search, if one has been running for some time.
    #[must_use]
    pub fn progress(&self) -> Option<TaskProgress> {
        self.search.as_ref().and_then(BackgroundJob::progress)
    }

    /// The progress of the split view, if it has been in the making for some time.
    #[must_use]
    pub fn split_progress(&self) -> Option<TaskProgress> {
        self.split.as_ref().and_then(BackgroundJob::progress)
    }

    /// Ends the running search. What it has recorded is shown.
    pub fn stop(&self) {
        if let Some(job) = &self.search {
            job.state.is_stopped.store(true, Ordering::Relaxed);
        }
    }
}

impl<Found> BackgroundJob<Found> {
    fn progress(&self) -> Option<TaskProgress> {
        if self.started.elapsed() < SHOWN_AFTER {
            return None;
        }
        let stage = STAGES[usize::from(self.state.stage.load(Ordering::Relaxed))];
        Some(TaskProgress { stage, nodes: self.state.nodes.load(Ordering::Relaxed) })
    }
}

/// Takes the result of a job that has ended, with its task; `None` inside if the job has failed.
fn take_result<Found>(ctx: &Context, job: &mut Option<BackgroundJob<Found>>) -> Option<(TaskId, Option<Found>)> {
    let BackgroundJob { task_id, result, .. } = job.as_ref()?;
    let (task_id, found) = (*task_id, result.try_recv());
    if matches!(found, Err(TryRecvError::Empty)) {
        ctx.request_repaint_after(REFRESH_INTERVAL);
        return None;
    }
    *job = None;
    Some((task_id, found.ok()))
}

/// The time for a task, its check and its layout included.
fn time_limit(limits: Limits) -> Option<Duration> {
    limits.seconds.map(|seconds| Duration::from_secs(u64::from(seconds)))
}

/// Starts a job on a thread of its own; `None` if no thread can be started.
fn start<Found: Send + 'static>(
    ctx: &Context,
    task_id: TaskId,
    (time, searches): (Option<TimeBudget>, u32),
    work: impl FnOnce(&JobState) -> Option<Found> + Send + 'static,
) -> Option<BackgroundJob<Found>> {
    let (sender, result) = channel();
    let state = Arc::new(JobState { time, searches_left: AtomicU32::new(searches), ..JobState::default() });
    let (shared, ctx) = (Arc::clone(&state), ctx.clone());
    let run = move || {
        if let Some(found) = work(&shared) {
            // If the job was canceled, the result is freed here.
            let _ = sender.send(found);
        }
        drop(sender);
        ctx.request_repaint();
    };
    let thread = std::thread::Builder::new().name("search".to_owned()).stack_size(STACK_BYTES);
    thread.spawn(run).ok().map(|_| BackgroundJob { task_id, started: Instant::now(), state, result })
}

/// Frees searches that are no longer shown; large ones on a thread of their own.
fn free(searches: Vec<ShownSearch>) {
    if searches.iter().any(|search| search.node_count() > FREED_IN_PLACE_NODES) {
        // Where no thread can be started, they are freed here.
        let _ = std::thread::Builder::new().spawn(move || drop(searches));
    }
}
