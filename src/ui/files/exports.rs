//! Writes files that need only a path: pictures, exam papers, and texts that are not documents.

use super::context::FileContext;
use poda_panels::dialogs::{Confirmation, Dialog, PathPrompt};
use poda_platform::disk::{self, Backup};
use poda_window::documents::export_outcome::ExportOutcome;
use poda_window::documents::file_export::{DialogPurpose, ExportedText, FileExport, PathSource};
use poda_window::documents::notification::Notification;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::jobs::background_job::{BackgroundJob, JobState};
use poda_words::i18n::Words;
use std::path::{Path, PathBuf};

/// The pending exports, and the one that is being written.
#[derive(Debug, Default)]
pub struct Exports {
    /// The export that waits for a path or is being written.
    pub(super) waiting: Option<FileExport>,
    job: Option<BackgroundJob<ExportOutcome>>,
    /// The text that waits for a path.
    pub(super) text: Option<ExportedText>,
}

impl Exports {
    pub const fn is_writing(&self) -> bool {
        self.job.is_some()
    }

    /// Writes the pending text, such as the answers of a class. An overwritten file is kept as a backup, also if the
    /// file dialog has asked about it: it may hold what was collected earlier.
    pub(super) fn write_text(&mut self, context: &mut FileContext<'_>, path: &Path) {
        let Some(exported) = &self.text else { return };
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let path = if path.extension().is_none() { path.with_extension("json") } else { path };
        match disk::write(&path, &exported.text, Backup::Keep) {
            Ok(()) => {
                self.text = None;
                context.notifications.add(PlainNotification::Exported(path));
            }
            Err(error) => {
                let why = PlainNotification::NotSaved(path.clone(), error).into();
                let prompt = PathPrompt::refused(DialogPurpose::Export, &path, why);
                context.dialogs.open(Dialog::PathPrompt(prompt));
            }
        }
    }

    /// Starts the pending export, after a confirmation if it would replace files.
    pub(super) fn confirm(&mut self, context: &mut FileContext<'_>, path: &Path, source: PathSource) {
        let Some(export) = &self.waiting else { return };
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let gets_extension = path.extension().is_none();
        let path = if gets_extension { path.with_extension(export.purpose().extension()) } else { path };
        // The dialog has asked only about the path that the user chose, without an added extension.
        let is_asked = |file: &Path| source == PathSource::Dialog && !gets_extension && file == path;
        let files = export.files(&path).into_iter();
        let existing: Vec<PathBuf> = files.filter(|file| file.is_file() && !is_asked(file)).collect();
        if existing.is_empty() {
            self.start(context, path);
        } else {
            context.dialogs.open(Dialog::Confirmation(Confirmation::ReplaceFiles { path, existing }));
        }
    }

    /// Starts the pending export. Existing files are replaced.
    pub(super) fn start(&mut self, context: &mut FileContext<'_>, path: PathBuf) {
        let Some(export) = self.waiting.clone() else { return };
        context.notifications.clear();
        let job =
            BackgroundJob::start(context.ctx, "export", async move |progress| export.write(&path, progress).await);
        self.job = job.map(BackgroundJob::awaited);
        if self.job.is_none() {
            context.notifications.add(Notification::ExportEnded(ExportOutcome::Failed));
        }
    }

    /// Notifies the user about the outcome of the export, once it has ended. If a path could not be written, asks for
    /// another path.
    pub(super) fn poll(&mut self, context: &mut FileContext<'_>) {
        let Some(job) = &self.job else { return };
        let outcome = match job.poll(context.ctx) {
            JobState::Running => return,
            JobState::Found(outcome) => outcome,
            JobState::Ended => ExportOutcome::Failed,
        };
        self.job = None;
        let notification = Notification::ExportEnded(outcome.clone());
        let export = self.waiting.as_ref().filter(|_| !context.dialogs.is_open());
        if let (ExportOutcome::NotWritten(path, _), Some(export)) = (outcome, export) {
            let prompt = PathPrompt::refused(export.purpose(), &path, notification);
            context.dialogs.open(Dialog::PathPrompt(prompt));
        } else {
            self.waiting = None;
            context.notifications.add(notification);
        }
    }

    pub(super) fn cancel(&self) {
        if let Some(job) = &self.job {
            job.progress.cancel();
        }
    }

    /// Returns the progress of the running export, once it has taken long enough to be shown: a sentence, the share
    /// that is done, and whether it can still be canceled.
    pub fn progress(&self, words: &Words) -> Option<(String, f32, bool)> {
        let (job, export) = (self.job.as_ref().filter(|job| job.is_shown())?, self.waiting.as_ref()?);
        let is_canceled = job.progress.is_canceled();
        let done = usize::try_from(job.progress.nodes()).unwrap_or(usize::MAX);
        let text = if is_canceled { words.text("export-canceling") } else { export.progress(words, done) };
        Some((text, done as f32 / export.parts().max(1) as f32, !is_canceled))
    }
}
