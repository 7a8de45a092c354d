//! The progress of a job, the time that it has, and how it is stopped: for a thread and for a worker alike.

use poda_core::trace::limits::{Ending, Progress};
use poda_platform::clock::Instant;
use poda_session::progress::{ProgressSink, Stage};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

/// The progress of a job. The thread of the job and the window share it.
#[derive(Debug, Default)]
pub struct JobProgress {
    nodes: AtomicU64,
    stage: AtomicU8,
    /// How many reports the job has made.
    reports: AtomicU64,
    /// The search is to end, and what it has recorded is shown.
    is_stopped: AtomicBool,
    /// The result is not needed any more.
    is_canceled: AtomicBool,
    /// The report with which the search is to end.
    pub(super) stop_point: Option<StopPoint>,
    /// The time for the whole job, where it is limited.
    time: Option<TimeBudget>,
    /// How many searches are still to come, the running one included.
    searches_left: AtomicU32,
    /// When the current stage has to end, in milliseconds since the start of the job.
    stage_end_ms: AtomicU64,
}

/// How far a job had come, counted in the reports of its searches. They come after the same visits whenever the same job is
/// done again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct StopPoint(pub u64);

/// A limited time.
#[derive(Clone, Copy, Debug)]
pub struct TimeBudget {
    /// When it begins.
    pub start: Instant,
    /// How long it is.
    pub limit: Duration,
}

impl TimeBudget {
    /// How many fifths of the time are kept for laying out the tree, which cannot be stopped.
    const LAYOUT_FIFTHS: u32 = 1;

    /// Returns a time that begins now.
    pub fn from_now(limit: Duration) -> Self {
        Self { start: Instant::now(), limit }
    }

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

pub(super) const STAGES: [Stage; 3] = [Stage::Searching, Stage::Checking, Stage::LayingOut];

impl JobProgress {
    /// Returns the progress of a job that has not begun; `searches`: how many searches can follow one another in it and share its
    /// time.
    pub fn new(time: Option<TimeBudget>, searches: u32) -> Self {
        Self { time, searches_left: AtomicU32::new(searches), ..Self::default() }
    }

    /// Ends the search. What it has recorded is the result.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Ends the job without a result.
    pub fn cancel(&self) {
        self.is_canceled.store(true, Ordering::Relaxed);
    }

    /// Whether the result is not needed any more.
    pub fn is_canceled(&self) -> bool {
        self.is_canceled.load(Ordering::Relaxed)
    }

    /// Returns the stage of the job.
    pub fn stage(&self) -> Stage {
        STAGES[usize::from(self.stage.load(Ordering::Relaxed))]
    }

    /// Returns how many nodes have been visited in this stage.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Returns how far the job has come.
    pub fn stop_point(&self) -> StopPoint {
        StopPoint(self.reports.load(Ordering::Relaxed))
    }

    /// Sets how far a job elsewhere has come, as it was reported.
    pub fn set(&self, stage: Stage, nodes: u64, stop_point: StopPoint) {
        self.set_stage(stage);
        self.nodes.store(nodes, Ordering::Relaxed);
        self.reports.store(stop_point.0, Ordering::Relaxed);
    }

    /// Sets that the search was made elsewhere and its tree is laid out now.
    pub fn begin_layout(&self) {
        self.set(Stage::LayingOut, 0, self.stop_point());
    }

    fn set_stage(&self, stage: Stage) {
        let number = STAGES.iter().position(|&other| other == stage).unwrap_or_default();
        self.stage.store(u8::try_from(number).unwrap_or_default(), Ordering::Relaxed);
    }
}

impl Progress for JobProgress {
    fn visited(&self, nodes: u64) {
        self.nodes.store(nodes, Ordering::Relaxed);
    }

    fn report(&self, _nodes: u64) -> ControlFlow<Ending> {
        let reports = self.reports.fetch_add(1, Ordering::Relaxed) + 1;
        let is_stopped = self.stop_point.is_some_and(|point| point.0 <= reports);
        if is_stopped || self.is_stopped.load(Ordering::Relaxed) || self.is_canceled.load(Ordering::Relaxed) {
            return ControlFlow::Break(Ending::Stopped);
        }
        let end = Duration::from_millis(self.stage_end_ms.load(Ordering::Relaxed));
        let is_late = self.time.is_some_and(|time| end <= time.start.elapsed());
        if is_late { ControlFlow::Break(Ending::TimeLimit) } else { ControlFlow::Continue(()) }
    }
}

impl ProgressSink for JobProgress {
    fn begin_stage(&self, stage: Stage) -> bool {
        self.set_stage(stage);
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
