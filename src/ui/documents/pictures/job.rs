//! An export in the background: draws page after page and writes the files, all of them or none.

use super::plan::ExportPlan;
use crate::disk::DiskError;
use crate::disk::staged::StagedFiles;
use crate::export::ExportError;
use crate::i18n::Words;
use crate::series::SeriesError;
use crate::ui::background_job::{BackgroundJob, JobProgress, JobState};
use egui::Context;
use std::path::{Path, PathBuf};
use std::vec::IntoIter;

/// A running export.
#[derive(Debug)]
pub struct PictureJob {
    job: BackgroundJob<PictureOutcome>,
    /// The number of pages.
    count: usize,
}

/// How an export has ended.
#[derive(Clone, Debug, PartialEq)]
pub enum PictureOutcome {
    /// These files were written, in order, with so many pages.
    Written(Vec<PathBuf>, usize),
    /// It was canceled: nothing was written.
    Canceled,
    /// A file could not be written: none was.
    NotWritten(PathBuf, DiskError),
    /// The pages cannot be written in this format.
    NotDrawn(ExportError),
    /// There are no pages.
    NoPages(SeriesError),
    /// The thread has ended early.
    Failed,
}

impl PictureJob {
    /// Starts an export; `None` if no thread can be started.
    #[must_use]
    pub fn start(ctx: &Context, plan: ExportPlan, path: PathBuf) -> Option<Self> {
        let count = plan.count;
        let job = BackgroundJob::start(ctx, "export", move |progress| export(&plan, &path, progress))?;
        Some(Self { job, count })
    }

    /// Returns how the export has ended, once it has.
    #[must_use]
    pub fn poll(&self, ctx: &Context) -> Option<PictureOutcome> {
        match self.job.poll(ctx) {
            JobState::Running => None,
            JobState::Ended(outcome) => Some(outcome),
            JobState::Failed => Some(PictureOutcome::Failed),
        }
    }

    /// Tells the export to end.
    pub fn cancel(&self) {
        self.job.cancel();
    }

    /// The sentence about what is done now, the share that is done, and whether it can still be canceled, once it takes long
    /// enough to be shown.
    #[must_use]
    pub fn progress(&self, words: &Words) -> Option<(String, f32, bool)> {
        if !self.job.is_shown() {
            return None;
        }
        let done = self.job.done();
        let text = if self.job.is_canceled() {
            words.text("pictures-canceling")
        } else if self.count <= done {
            words.text("pictures-finishing")
        } else {
            let args =
                [("number", words.number(done as u64 + 1).into()), ("pages", words.number(self.count as u64).into())];
            words.fill("pictures-writing", &args)
        };
        Some((text, done as f32 / self.count.max(1) as f32, !self.job.is_canceled()))
    }
}

/// Draws the pages and writes the files: all of them, or none.
fn export(plan: &ExportPlan, path: &Path, progress: &JobProgress) -> PictureOutcome {
    let words = Words::new(plan.pages.language);
    let mut series = match plan.pages.series(&words) {
        Ok(series) => series,
        Err(error) => return PictureOutcome::NoPages(error),
    };
    let mut exporter = plan.format.exporter(series.publication(plan.theme), plan.scale);
    let mut writer =
        PictureWriter { names: plan.files(path).into_iter(), written: Vec::new(), staged: StagedFiles::default() };
    for number in 0..series.steps().len() {
        if progress.report(number).is_break() {
            return PictureOutcome::Canceled;
        }
        let Some(page) = series.page(number) else { continue };
        let added = exporter.add(&page).map_err(PictureOutcome::NotDrawn).and_then(|bytes| writer.add(bytes));
        if let Err(outcome) = added {
            return outcome;
        }
    }
    let _ = progress.report(plan.count);
    let finished = exporter.finish().map_err(PictureOutcome::NotDrawn).and_then(|bytes| writer.add(bytes));
    if let Err(outcome) = finished {
        return outcome;
    }
    if progress.is_canceled() {
        return PictureOutcome::Canceled;
    }
    match writer.staged.commit() {
        Ok(()) => PictureOutcome::Written(writer.written, plan.count),
        Err((path, error)) => PictureOutcome::NotWritten(path, error),
    }
}

/// The files of an export, of which none has its name until all are complete.
struct PictureWriter {
    names: IntoIter<PathBuf>,
    written: Vec<PathBuf>,
    staged: StagedFiles,
}

impl PictureWriter {
    /// Writes the next file, if there is one.
    fn add(&mut self, bytes: Option<Vec<u8>>) -> Result<(), PictureOutcome> {
        let (Some(bytes), Some(path)) = (bytes, self.names.next()) else { return Ok(()) };
        match self.staged.add(&path, &bytes) {
            Ok(()) => {
                self.written.push(path);
                Ok(())
            }
            Err(error) => Err(PictureOutcome::NotWritten(path, error)),
        }
    }
}
