//! Exporting: the place, the files that would be replaced there, the writing, and how it ended.

use super::export::FileExport;
use super::job::ExportJob;
use super::outcome::ExportOutcome;
use crate::i18n::Words;
use crate::ui::documents::confirmation::Confirmation;
use crate::ui::documents::file_dialog::{DialogPurpose, DialogRequest};
use crate::ui::documents::notification::Notification;
use crate::ui::documents::open_modal::OpenModal;
use crate::ui::documents::panel::{DocumentContext, Documents, PathSource};
use crate::ui::documents::path_prompt::PathPrompt;
use egui::Context;
use std::path::{Path, PathBuf};

impl Documents {
    /// Asks where to write the files of an export.
    pub(in crate::ui::documents) fn begin_export(&mut self, context: &DocumentContext<'_>, export: FileExport) {
        // The modal in which it was chosen has done its work.
        self.modal = None;
        let purpose = export.purpose();
        self.waiting_export = Some(export);
        self.open_dialog(context, purpose);
    }

    /// Returns what the dialog shows.
    pub(in crate::ui::documents) fn file_export_dialog_request(
        &self,
        context: &DocumentContext<'_>,
        purpose: DialogPurpose,
    ) -> DialogRequest {
        let save = self.dialog_request(context, DialogPurpose::Save);
        let extension = purpose.extension();
        let (title, name) = match purpose {
            DialogPurpose::ExamPaper(_) => ("paper-dialog", context.words.text("paper-file-name")),
            _ => ("pictures-dialog", save.name.clone()),
        };
        let name = Path::new(&name).with_extension(extension).to_string_lossy().into_owned();
        DialogRequest { purpose, title: context.words.text(title), kind: extension.to_uppercase(), name, ..save }
    }

    /// Writes the export that waits for a place, after a confirmation where other files would be lost.
    pub(in crate::ui::documents) fn write_export(&mut self, ctx: &Context, path: &Path, source: PathSource) {
        let Some(export) = &self.waiting_export else { return };
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let gets_extension = path.extension().is_none();
        let path = if gets_extension { path.with_extension(export.purpose().extension()) } else { path };
        // The dialog has asked about the name as it was typed, and about no other.
        let is_asked = |file: &Path| source == PathSource::Dialog && !gets_extension && file == path;
        let files = export.files(&path).into_iter();
        let existing: Vec<PathBuf> = files.filter(|file| file.is_file() && !is_asked(file)).collect();
        if existing.is_empty() {
            self.start_export(ctx, path);
        } else {
            self.open_modal(OpenModal::Confirmation(Confirmation::ReplaceFiles { path, existing }));
        }
    }

    /// Writes the export that waits for a place, and replaces the files that are there.
    pub(in crate::ui::documents) fn start_export(&mut self, ctx: &Context, path: PathBuf) {
        let Some(export) = self.waiting_export.clone() else { return };
        self.notifications.clear();
        self.export_job = ExportJob::start(ctx, export, path);
        if self.export_job.is_none() {
            self.notify(Notification::ExportEnded(ExportOutcome::Failed));
        }
    }

    /// Says how an export has ended, once it has. An export whose place cannot be written asks for another.
    pub(in crate::ui::documents) fn poll_export(&mut self, ctx: &Context) {
        let Some(outcome) = self.export_job.as_ref().and_then(|job| job.poll(ctx)) else { return };
        self.export_job = None;
        let notification = Notification::ExportEnded(outcome.clone());
        let export = self.waiting_export.as_ref().filter(|_| self.modal.is_none());
        if let (ExportOutcome::NotWritten(path, _), Some(export)) = (outcome, export) {
            let purpose = export.purpose();
            self.open_modal(OpenModal::PathPrompt(PathPrompt::refused(purpose, &path, notification)));
        } else {
            self.waiting_export = None;
            self.notify(notification);
        }
    }

    /// Tells the running export to end.
    pub(in crate::ui::documents) fn cancel_export(&self) {
        if let Some(job) = &self.export_job {
            job.cancel();
        }
    }

    /// The running export, once it takes long enough to be shown: a sentence, the share that is done, and whether it can still
    /// be canceled.
    #[must_use]
    pub fn export_progress(&self, words: &Words) -> Option<(String, f32, bool)> {
        self.export_job.as_ref().and_then(|job| job.progress(words))
    }
}
