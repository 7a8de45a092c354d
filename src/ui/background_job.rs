//! A job in the background, with progress and cancelling, so that the window stays responsive.
//!
//! Knows neither what the job does nor what is done with its result.

use crate::platform::background::{self, BackgroundWork};
use crate::platform::clock::Instant;
use egui::Context;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;

/// The time between two updates of the progress that is shown.
const REFRESH_INTERVAL: Duration = Duration::from_millis(60);
/// Progress is shown of jobs that take longer than this.
const SHOWN_AFTER: Duration = Duration::from_millis(200);

/// A running job. Dropping it cancels it.
#[derive(Debug)]
pub struct BackgroundJob<Outcome> {
    shared: Arc<JobProgress>,
    started: Instant,
    outcome: Receiver<Outcome>,
    work: Option<BackgroundWork>,
    /// Whether dropping it waits until it has cleaned up behind itself.
    is_awaited: bool,
}

/// What a job reports, and whether it is to end.
#[derive(Debug, Default)]
pub struct JobProgress {
    done: AtomicUsize,
    is_canceled: AtomicBool,
}

impl JobProgress {
    /// Reports how much is done, in parts of which the job knows the number. Returns whether it continues.
    pub fn report(&self, done: usize) -> ControlFlow<()> {
        self.done.store(done, Ordering::Relaxed);
        if self.is_canceled() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Lets the window draw and answer, where it shares a thread with the job.
    pub async fn pause(&self) {
        background::pause().await;
    }

    /// Whether the job is to end.
    pub fn is_canceled(&self) -> bool {
        self.is_canceled.load(Ordering::Relaxed)
    }
}

/// The state of a job.
#[derive(Debug)]
pub enum JobState<Outcome> {
    /// It is running.
    Running,
    /// It has ended with this.
    Ended(Outcome),
    /// It has ended with nothing: it has panicked.
    Failed,
}

impl<Outcome: Send + 'static> BackgroundJob<Outcome> {
    /// Starts a job; `None` if it cannot be started. Wherever it takes long, it awaits [`JobProgress::pause`].
    pub fn start(
        ctx: &Context,
        name: &str,
        work: impl AsyncFnOnce(&JobProgress) -> Outcome + Send + 'static,
    ) -> Option<Self> {
        let (sender, outcome) = channel();
        let shared = Arc::new(JobProgress::default());
        let (progress, ctx) = (Arc::clone(&shared), ctx.clone());
        let work = BackgroundWork::start(name, async move || {
            // The receiver is gone if the window was closed.
            let _ = sender.send(work(&progress).await);
            ctx.request_repaint();
        });
        Some(Self { shared, started: Instant::now(), outcome, work: Some(work.ok()?), is_awaited: false })
    }

    /// The same job, which cleans up behind itself, such as files that are half written: dropping it waits for that.
    #[must_use]
    pub fn awaited(mut self) -> Self {
        self.is_awaited = true;
        self
    }

    /// Returns how far the job is. Requests another frame while it runs.
    pub fn poll(&self, ctx: &Context) -> JobState<Outcome> {
        match self.outcome.try_recv() {
            Ok(outcome) => JobState::Ended(outcome),
            Err(TryRecvError::Disconnected) => JobState::Failed,
            Err(TryRecvError::Empty) => {
                ctx.request_repaint_after(REFRESH_INTERVAL);
                JobState::Running
            }
        }
    }

    /// How much is done.
    pub fn done(&self) -> usize {
        self.shared.done.load(Ordering::Relaxed)
    }

    /// Whether the job has been running for long enough to be shown.
    pub fn is_shown(&self) -> bool {
        SHOWN_AFTER <= self.started.elapsed()
    }

    /// Tells the job to end.
    pub fn cancel(&self) {
        self.shared.is_canceled.store(true, Ordering::Relaxed);
    }

    /// Whether the job was told to end.
    pub fn is_canceled(&self) -> bool {
        self.shared.is_canceled()
    }
}

impl<Outcome> Drop for BackgroundJob<Outcome> {
    fn drop(&mut self) {
        self.shared.is_canceled.store(true, Ordering::Relaxed);
        if let Some(work) = self.work.take().filter(|_| self.is_awaited) {
            work.wait();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::AtomicBool;

    #[test]
    fn an_awaited_job_that_is_dropped_ends_before_the_window_does() {
        let has_cleaned_up = Arc::new(AtomicBool::new(false));
        let cleans_up = Arc::clone(&has_cleaned_up);
        let job = BackgroundJob::start(&Context::default(), "test", async move |progress: &JobProgress| {
            while progress.report(1).is_continue() {
                std::thread::yield_now();
            }
            cleans_up.store(true, Ordering::Relaxed);
        });
        drop(job.unwrap().awaited());
        assert!(has_cleaned_up.load(Ordering::Relaxed));
    }

    #[test]
    fn the_outcome_arrives_once_the_job_has_ended() {
        let ctx = Context::default();
        let job = BackgroundJob::start(&ctx, "test", async |_: &JobProgress| 7).unwrap();
        loop {
            match job.poll(&ctx) {
                JobState::Running => std::thread::yield_now(),
                JobState::Ended(outcome) => return assert_eq!(outcome, 7),
                JobState::Failed => panic!("the job does not fail"),
            }
        }
    }
}
