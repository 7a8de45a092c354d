//! The progress of a job, its time limit, and how to stop it: the same for a thread and for a worker.

use poda_core::trace::limits::{Ending, Progress};
use poda_platform::clock::Instant;
use poda_session::progress::{ProgressSink, Stage};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, AtomicU64, Ordering};
use std::time::Duration;

/// The progress of a job, shared by the job's thread and the window.
#[derive(Debug, Default)]
pub struct JobProgress {
    nodes: AtomicU64,
    stage: AtomicU8,
    /// How many reports the job has made.
    reports: AtomicU64,
    /// Set when the search must end; its recording so far is the result.
    is_stopped: AtomicBool,
    /// Set when the result is no longer needed.
    is_canceled: AtomicBool,
    /// The number of reports after which the search must end.
    pub(super) stop_point: Option<StopPoint>,
    /// The time limit of the whole job, if it has one.
    time: Option<TimeBudget>,
    /// How many searches are still to come, including the running one.
    searches_left: AtomicU32,
    /// When the current stage must end, in milliseconds since the start of the job.
    stage_end_ms: AtomicU64,
}

/// How far a job has come, as the number of reports its searches have made. A repetition of the same job makes its
/// reports after the same visits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct StopPoint(pub u64);

/// A period of time in which a job must be done.
#[derive(Clone, Copy, Debug)]
pub struct TimeBudget {
    pub start: Instant,
    pub limit: Duration,
}

impl TimeBudget {
    /// How many fifths of the time are reserved for laying out the tree, which cannot be stopped.
    const LAYOUT_FIFTHS: u32 = 1;

    pub fn from_now(limit: Duration) -> Self {
        Self { start: Instant::now(), limit }
    }

    /// Returns when a stage that begins now must end, since the start of the budget. The searches share the time that
    /// the layout leaves.
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

const STAGES: [Stage; 3] = [Stage::Searching, Stage::Checking, Stage::LayingOut];

impl JobProgress {
    /// Creates the progress of a job that has not begun. `searches` is the number of searches that can follow one
    /// another in the job and share its time.
    pub fn new(time: Option<TimeBudget>, searches: u32) -> Self {
        Self { time, searches_left: AtomicU32::new(searches), ..Self::default() }
    }

    /// Ends the search; its recording so far is the result.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    pub fn cancel(&self) {
        self.is_canceled.store(true, Ordering::Relaxed);
    }

    pub fn is_canceled(&self) -> bool {
        self.is_canceled.load(Ordering::Relaxed)
    }

    pub fn stage(&self) -> Stage {
        STAGES[usize::from(self.stage.load(Ordering::Relaxed))]
    }

    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    pub fn stop_point(&self) -> StopPoint {
        StopPoint(self.reports.load(Ordering::Relaxed))
    }

    /// Sets how far a job in a worker has come, as the worker reported it.
    pub fn set(&self, stage: Stage, nodes: u64, stop_point: StopPoint) {
        self.set_stage(stage);
        self.nodes.store(nodes, Ordering::Relaxed);
        self.reports.store(stop_point.0, Ordering::Relaxed);
    }

    /// Records that a worker has finished the search and that its tree is now being laid out.
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
