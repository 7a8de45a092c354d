//! Runs the session's tasks in the background, on threads of their own, so that the window stays responsive.

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

/// Results with more nodes than this are freed in the background too.
const FREED_IN_PLACE_NODES: usize = 100_000;
/// The stack of a thread, in bytes: a search recurses as deep as its tree.
const STACK_BYTES: usize = 256 << 20;
/// The time between two frames while a task runs.
const REFRESH_INTERVAL: Duration = Duration::from_millis(60);
/// Progress is shown for tasks that take longer than this.
const SHOWN_AFTER: Duration = Duration::from_millis(200);

/// The progress of the current task.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaskProgress {
    /// The current stage.
    pub stage: Stage,
    /// The number of nodes visited in it.
    pub nodes: u64,
}

/// Runs tasks in the background.
#[derive(Debug, Default)]
pub struct Worker {
    running: Option<BackgroundJob<ShownSearch>>,
    /// The second search of a split view.
    split: Option<BackgroundJob<[ShownSearch; 2]>>,
    /// The time budget of the last first search, and when it ended.
    began: Option<TimeBudget>,
    ended: Option<Instant>,
}

/// A running task.
#[derive(Debug)]
struct BackgroundJob<Found> {
    task_id: TaskId,
    since: Instant,
    monitor: Arc<JobState>,
    analysis: Receiver<Found>,
}

/// The state shared with the thread.
#[derive(Debug, Default)]
struct JobState {
    nodes: AtomicU64,
    stage: AtomicU8,
    /// Whether the search is to end with what it has recorded.
    is_stopped: AtomicBool,
    /// Whether the result is no longer needed.
    is_canceled: AtomicBool,
    /// The time budget of the whole task, if it has one.
    time: Option<TimeBudget>,
    /// The number of searches still to be made, including the current one.
    searches_left: AtomicU32,
    /// The end of the current stage, in milliseconds since the start of the task.
    until: AtomicU64,
}

/// A limit on time.
#[derive(Clone, Copy, Debug)]
struct TimeBudget {
    began: Instant,
    limit: Duration,
}

impl TimeBudget {
    /// The share of the time reserved for the layout, in fifths: a layout cannot be interrupted.
    const FOR_THE_PLAN: u32 = 1;

    /// Returns the end of a stage that starts now: the searches share the time that the layout leaves.
    fn until(self, stage: Stage, searches_left: u32) -> Duration {
        let now = self.began.elapsed();
        match stage {
            Stage::Searching => {
                let until = self.limit * (5 - Self::FOR_THE_PLAN) / 5;
                now + until.saturating_sub(now) / searches_left.max(1)
            }
            Stage::Checking | Stage::LayingOut => self.limit,
        }
    }
}

/// The stages by index.
const STAGES: [Stage; 3] = [Stage::Searching, Stage::Checking, Stage::LayingOut];

impl Progress for JobState {
    fn visited(&self, nodes: u64) {
        self.nodes.store(nodes, Ordering::Relaxed);
    }

    fn report(&self, _nodes: u64) -> ControlFlow<Ending> {
        if self.is_stopped.load(Ordering::Relaxed) || self.is_canceled.load(Ordering::Relaxed) {
            return ControlFlow::Break(Ending::Stopped);
        }
        let until = Duration::from_millis(self.until.load(Ordering::Relaxed));
        let is_late = self.time.is_some_and(|time| until <= time.began.elapsed());
        if is_late { ControlFlow::Break(Ending::TimeLimit) } else { ControlFlow::Continue(()) }
    }
}

impl ProgressSink for JobState {
    fn begin_stage(&self, stage: Stage) -> bool {
        let number = STAGES.iter().position(|&other| other == stage).unwrap_or_default();
        self.stage.store(u8::try_from(number).unwrap_or_default(), Ordering::Relaxed);
        self.nodes.store(0, Ordering::Relaxed);
        if let Some(time) = self.time {
            let until = time.until(stage, self.searches_left.load(Ordering::Relaxed));
            self.until.store(u64::try_from(until.as_millis()).unwrap_or(u64::MAX), Ordering::Relaxed);
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
        self.monitor.is_canceled.store(true, Ordering::Relaxed);
    }
}

impl Worker {
    /// Starts the session's tasks, cancels those it no longer has, and hands over finished results.
    pub fn update(&mut self, ctx: &Context, session: &mut Session) {
        let task = session.task().cloned();
        if self.running.as_ref().map(|running| running.task_id) != task.as_ref().map(|task| task.id()) {
            self.running = task.and_then(|task| {
                let limit = time_limit(task.limits());
                // Both searches of a split view share the time.
                let is_beside = session.document().beside.is_some();
                let time = limit.map(|limit| TimeBudget {
                    began: Instant::now(),
                    limit: if is_beside { limit / 2 } else { limit },
                });
                self.began = time;
                start(ctx, task.id(), (time, task.consecutive_searches()), move |watched| task.run(watched))
            });
            if self.running.is_none() {
                // Without a thread the window waits.
                session.finish_tasks();
            }
        }
        if let Some((task_id, found)) = finished(ctx, &mut self.running) {
            self.ended = Some(Instant::now());
            session.apply(found.map_or(Command::Fail(task_id), |analysis| Command::Show(task_id, Box::new(analysis))));
        }
        let task = session.split_task().cloned();
        if self.split.as_ref().map(|running| running.task_id) != task.as_ref().map(|task| task.id()) {
            self.split = task.and_then(|task| {
                let time = time_limit(task.limits()).map(|limit| self.time_beside(limit));
                start(ctx, task.id(), (time, 2), move |watched| task.run(watched))
            });
            if self.split.is_none() {
                session.finish_tasks();
            }
        }
        if let Some((task_id, found)) = finished(ctx, &mut self.split) {
            let shown = |analysis| Command::ShowSplit(task_id, Box::new(analysis));
            session.apply(found.map_or(Command::FailSplit(task_id), shown));
        }
        free(session);
    }

    /// Returns the time budget of the second search: what the first has left, if it has just ended.
    fn time_beside(&self, limit: Duration) -> TimeBudget {
        let now = Instant::now();
        let follows = self.ended.is_some_and(|ended| now.duration_since(ended) < REFRESH_INTERVAL);
        let discarded = self.began.filter(|_| follows).map_or(Duration::ZERO, |time| time.began.elapsed());
        TimeBudget { began: now, limit: limit.saturating_sub(discarded).max(limit / 5) }
    }

    /// The progress of the task, once it takes long enough to be shown.
    #[must_use]
    pub fn progress(&self) -> Option<TaskProgress> {
        self.running.as_ref().and_then(BackgroundJob::progress)
    }

    /// The progress of the second search of a split view.
    #[must_use]
    pub fn split_progress(&self) -> Option<TaskProgress> {
        self.split.as_ref().and_then(BackgroundJob::progress)
    }

    /// Ends the search and shows what was recorded of it.
    pub fn stop(&self) {
        if let Some(running) = &self.running {
            running.monitor.is_stopped.store(true, Ordering::Relaxed);
        }
    }
}

impl<Found> BackgroundJob<Found> {
    fn progress(&self) -> Option<TaskProgress> {
        if self.since.elapsed() < SHOWN_AFTER {
            return None;
        }
        let stage = STAGES[usize::from(self.monitor.stage.load(Ordering::Relaxed))];
        Some(TaskProgress { stage, nodes: self.monitor.nodes.load(Ordering::Relaxed) })
    }
}

/// Returns the id and result of a task once it is finished; the result is `None` if the task failed.
fn finished<Found>(ctx: &Context, running: &mut Option<BackgroundJob<Found>>) -> Option<(TaskId, Option<Found>)> {
    let BackgroundJob { task_id, analysis, .. } = running.as_ref()?;
    let (task_id, found) = (*task_id, analysis.try_recv());
    if matches!(found, Err(TryRecvError::Empty)) {
        ctx.request_repaint_after(REFRESH_INTERVAL);
        return None;
    }
    *running = None;
    Some((task_id, found.ok()))
}

/// Returns the time limit of a task, its check and its layout.
fn time_limit(limits: Limits) -> Option<Duration> {
    limits.seconds.map(|seconds| Duration::from_secs(u64::from(seconds)))
}

fn start<Found: Send + 'static>(
    ctx: &Context,
    task_id: TaskId,
    (time, searches): (Option<TimeBudget>, u32),
    work: impl FnOnce(&JobState) -> Option<Found> + Send + 'static,
) -> Option<BackgroundJob<Found>> {
    let (sender, analysis) = channel();
    let monitor = Arc::new(JobState { time, searches_left: AtomicU32::new(searches), ..JobState::default() });
    let (watched, ctx) = (Arc::clone(&monitor), ctx.clone());
    let work = move || {
        if let Some(analysis) = work(&watched) {
            // The receiver is gone if the result is no longer needed; the result is then freed here.
            let _ = sender.send(analysis);
        }
        drop(sender);
        ctx.request_repaint();
    };
    let thread = std::thread::Builder::new().name("search".to_owned()).stack_size(STACK_BYTES);
    thread.spawn(work).ok().map(|_| BackgroundJob { task_id, since: Instant::now(), monitor, analysis })
}

/// Frees results that are no longer shown, large ones in the background.
fn free(session: &mut Session) {
    let discarded = session.take_discarded();
    if discarded.iter().any(|analysis| analysis.node_count() > FREED_IN_PLACE_NODES) {
        // Without a thread they are freed here.
        let _ = std::thread::Builder::new().spawn(move || drop(discarded));
    }
}
