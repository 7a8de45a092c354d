//! An export that is being written in the background.

use super::export::FileExport;
use super::outcome::ExportOutcome;
use crate::i18n::Words;
use crate::ui::background_job::{BackgroundJob, JobState};
use egui::Context;
use std::path::PathBuf;

/// A running export.
#[derive(Debug)]
pub struct ExportJob {
    export: FileExport,
    job: BackgroundJob<ExportOutcome>,
}

impl ExportJob {
    /// Starts an export; `None` if no thread can be started.
    #[must_use]
    pub fn start(ctx: &Context, export: FileExport, path: PathBuf) -> Option<Self> {
        let written = export.clone();
        let job =
            BackgroundJob::start(ctx, "export", async move |progress| written.write(&path, progress).await)?.awaited();
        Some(Self { export, job })
    }

    /// Returns how the export has ended, once it has.
    #[must_use]
    pub fn poll(&self, ctx: &Context) -> Option<ExportOutcome> {
        match self.job.poll(ctx) {
            JobState::Running => None,
            JobState::Ended(outcome) => Some(outcome),
            JobState::Failed => Some(ExportOutcome::Failed),
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
        let is_canceled = self.job.is_canceled();
        let text = if is_canceled { words.text("export-canceling") } else { self.export.progress(words, done) };
        Some((text, done as f32 / self.export.parts().max(1) as f32, !is_canceled))
    }
}
