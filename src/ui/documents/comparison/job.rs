//! A comparison in the background: its rows arrive one by one.

use crate::comparison::{ComparisonRow, compare};
use crate::remote::{ComparisonWork, JobProgress, Request, RequestedWork, read_comparison_row};
use crate::trace::limits::{Limits, Progress};
use crate::ui::running_job::{Job, JobState, RunningJob};
use egui::Context;
use std::convert::Infallible;
use std::ops::ControlFlow;

/// A comparison in progress. Dropping it ends it.
#[derive(Debug)]
pub struct ComparisonJob(RunningJob<Comparison>);

/// A comparison within limits.
#[derive(Clone, Debug)]
struct Comparison {
    work: ComparisonWork,
    limits: Limits,
}

impl Job for Comparison {
    type Found = ComparisonRow;
    type Read = Infallible;

    const NAME: &str = "comparison";

    fn run(&self, progress: &JobProgress, mut found: impl FnMut(ComparisonRow)) {
        // A canceled comparison has no result.
        let _ = compare(&self.work.searches, self.work.game.position(), self.limits, progress, |row| {
            progress.visited(0);
            found(row);
        });
    }

    fn request(&self) -> Option<Request> {
        let work = RequestedWork::Comparison(self.work.clone());
        Some(Request { work, limits: self.limits, time: None, stop_point: None })
    }

    fn row(&self, row: &[u8]) -> Option<ComparisonRow> {
        read_comparison_row(row, &self.work.searches)
    }

    async fn read(&self, _answer: &[u8]) -> Option<Infallible> {
        None
    }

    fn lay_out(&self, read: Infallible) -> ControlFlow<ComparisonRow, Infallible> {
        match read {}
    }
}

impl ComparisonJob {
    /// Starts the searches; `None` if that is not possible.
    pub fn start(ctx: &Context, work: ComparisonWork, limits: Limits) -> Option<Self> {
        RunningJob::start(ctx, Comparison { work, limits }, JobProgress::default()).map(Self)
    }

    /// Moves the rows that have arrived to `rows`. Returns whether more may arrive.
    pub fn take(&mut self, ctx: &Context, rows: &mut Vec<ComparisonRow>) -> bool {
        loop {
            match self.0.poll(ctx) {
                JobState::Found(row) => rows.push(row),
                JobState::Running => return true,
                JobState::Ended => return false,
            }
        }
    }

    /// The number of nodes visited by the current search.
    pub fn nodes(&self) -> u64 {
        self.0.progress().nodes()
    }
}
