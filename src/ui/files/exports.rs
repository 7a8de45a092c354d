//! Writing files that need only a path: pictures, an exam paper, or a text that is no document.

use super::FileContext;
use super::file_dialog::{DialogPurpose, PathSource};
use crate::exam::{BankFailure, PaperError};
use crate::export::ExportError;
use crate::i18n::Words;
use crate::platform::disk::{self, Backup, DiskError};
use crate::remote::JobProgress;
use crate::series::SeriesError;
use crate::ui::background_job::{BackgroundJob, JobState};
use crate::ui::dialogs::exam_paper::PaperPlan;
use crate::ui::dialogs::pictures::plan::ExportPlan;
use crate::ui::dialogs::{Confirmation, Dialog, PathPrompt};
use crate::ui::notifications::Notification;
use std::path::{Path, PathBuf};

/// What is exported.
#[derive(Debug, Default)]
pub struct Exports {
    /// The export that waits for a path, or is being written.
    pub(super) waiting: Option<FileExport>,
    job: Option<BackgroundJob<ExportOutcome>>,
    /// The text that waits for a path.
    pub(super) text: Option<ExportedText>,
}

impl Exports {
    /// Whether an export is being written.
    pub const fn is_writing(&self) -> bool {
        self.job.is_some()
    }

    /// Writes the text that waits for a path. A file that is overwritten is kept as a backup, unless a dialog has asked about it.
    pub(super) fn write_text(&mut self, context: &mut FileContext<'_>, path: &Path, source: PathSource) {
        let Some(exported) = &self.text else { return };
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let path = if path.extension().is_none() { path.with_extension("json") } else { path };
        let backup = match source {
            PathSource::Typed => Backup::Keep,
            PathSource::Dialog => Backup::Discard,
        };
        match disk::write(&path, &exported.text, backup) {
            Ok(()) => {
                self.text = None;
                context.notifications.add(Notification::Exported(path));
            }
            Err(error) => {
                let why = Notification::NotSaved(path.clone(), error);
                let prompt = PathPrompt::refused(DialogPurpose::Export, &path, why);
                context.dialogs.open(Dialog::PathPrompt(prompt));
            }
        }
    }

    /// Writes the export that waits for a path, after a confirmation where other files would be lost.
    pub(super) fn confirm(&mut self, context: &mut FileContext<'_>, path: &Path, source: PathSource) {
        let Some(export) = &self.waiting else { return };
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let gets_extension = path.extension().is_none();
        let path = if gets_extension { path.with_extension(export.purpose().extension()) } else { path };
        // The dialog has asked about the name as it was typed, and about no other.
        let is_asked = |file: &Path| source == PathSource::Dialog && !gets_extension && file == path;
        let files = export.files(&path).into_iter();
        let existing: Vec<PathBuf> = files.filter(|file| file.is_file() && !is_asked(file)).collect();
        if existing.is_empty() {
            self.start(context, path);
        } else {
            context.dialogs.open(Dialog::Confirmation(Confirmation::ReplaceFiles { path, existing }));
        }
    }

    /// Writes the export that waits for a path, and replaces the files that are there.
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

    /// Says how an export has ended, once it has. An export whose path cannot be written asks for another.
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

    /// Tells the running export to end.
    pub(super) fn cancel(&self) {
        if let Some(job) = &self.job {
            job.progress.cancel();
        }
    }

    /// The running export, once it takes long enough to be shown: a sentence, the share that is done, and whether it can still
    /// be canceled.
    pub fn progress(&self, words: &Words) -> Option<(String, f32, bool)> {
        let (job, export) = (self.job.as_ref().filter(|job| job.is_shown())?, self.waiting.as_ref()?);
        let is_canceled = job.progress.is_canceled();
        let done = usize::try_from(job.progress.nodes()).unwrap_or(usize::MAX);
        let text = if is_canceled { words.text("export-canceling") } else { export.progress(words, done) };
        Some((text, done as f32 / export.parts().max(1) as f32, !is_canceled))
    }
}

/// An export that only needs a path.
#[derive(Clone, Debug)]
pub enum FileExport {
    /// Pictures of a search.
    Pictures(Box<ExportPlan>),
    /// An exam paper.
    Paper(Box<PaperPlan>),
}

impl FileExport {
    /// The purpose of the dialog that asks for the path.
    pub fn purpose(&self) -> DialogPurpose {
        match self {
            Self::Pictures(plan) => DialogPurpose::Pictures(plan.format),
            Self::Paper(plan) => DialogPurpose::ExamPaper(plan.format),
        }
    }

    /// Returns the paths of the files, in order, for the path that was chosen.
    pub fn files(&self, path: &Path) -> Vec<PathBuf> {
        match self {
            Self::Pictures(plan) => plan.files(path),
            Self::Paper(plan) => plan.files(path),
        }
    }

    /// Writes the files: all of them, or none.
    pub async fn write(&self, path: &Path, progress: &JobProgress) -> ExportOutcome {
        let outcome = match self {
            Self::Pictures(plan) => plan.write(path, progress).await,
            Self::Paper(plan) => plan.write(path, progress).await,
        };
        outcome.unwrap_or_else(|outcome| outcome)
    }

    /// The number of parts that are done one after another, as the progress counts them.
    pub fn parts(&self) -> usize {
        match self {
            Self::Pictures(plan) => plan.count,
            Self::Paper(_) => PaperPlan::PARTS,
        }
    }

    /// Returns the sentence about what is done after so many parts.
    pub fn progress(&self, words: &Words, done: usize) -> String {
        match self {
            Self::Pictures(plan) if done < plan.count => {
                let number = |number: usize| words.number(number as u64).into();
                let args = [("number", number(done + 1)), ("pages", number(plan.count))];
                words.fill("pictures-writing", &args)
            }
            Self::Paper(_) if done == 0 => words.text("paper-generating"),
            Self::Pictures(_) | Self::Paper(_) => words.text("export-writing"),
        }
    }
}

/// A text to be written to a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedText {
    /// The proposed name of the file.
    pub name: String,
    /// The text.
    pub text: String,
}

/// How an export has ended.
#[derive(Clone, Debug, PartialEq)]
pub enum ExportOutcome {
    /// Pictures of so many pages were written in these files, in order.
    Pictures(Vec<PathBuf>, usize),
    /// A paper was written in these files.
    Paper(Vec<PathBuf>),
    /// It was canceled: nothing was written.
    Canceled,
    /// A file could not be written: none was.
    NotWritten(PathBuf, DiskError),
    /// A page cannot be written in this format.
    NotDrawn(ExportError),
    /// There are no pages.
    NoPages(SeriesError),
    /// There is no paper.
    NoPaper(PaperError),
    /// An exercise cannot be a question of a bank.
    NoQuestion(BankFailure),
    /// The thread has ended early, or none could be started.
    Failed,
}
