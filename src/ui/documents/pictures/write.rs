//! Exporting pictures: the place, the files that would be replaced there, the writing, and how it ended.

use super::job::{PictureJob, PictureOutcome};
use super::plan::ExportPlan;
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
    /// Asks where to write pictures.
    pub(in crate::ui::documents) fn export_pictures(&mut self, context: &DocumentContext<'_>, plan: Box<ExportPlan>) {
        // The modal in which they were chosen has done its work.
        self.modal = None;
        let purpose = DialogPurpose::Pictures(plan.format);
        self.export_plan = Some(plan);
        self.open_dialog(context, purpose);
    }

    /// Returns what the dialog shows.
    pub(in crate::ui::documents) fn pictures_dialog_request(
        &self,
        context: &DocumentContext<'_>,
        purpose: DialogPurpose,
    ) -> DialogRequest {
        let save = self.dialog_request(context, DialogPurpose::Save);
        let extension = purpose.extension();
        let name = Path::new(&save.name).with_extension(extension);
        DialogRequest {
            purpose,
            title: context.words.text("pictures-dialog"),
            kind: extension.to_uppercase(),
            name: name.to_string_lossy().into_owned(),
            ..save
        }
    }

    /// Writes the pictures that wait for a place, after a confirmation where other files would be lost.
    pub(in crate::ui::documents) fn write_pictures(&mut self, ctx: &Context, path: &Path, source: PathSource) {
        let Some(plan) = &self.export_plan else { return };
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        // The dialog has asked about the name as it was typed, and about no numbered one.
        let gets_extension = path.extension().is_none();
        let path = if gets_extension { path.with_extension(plan.format.extension()) } else { path };
        let is_asked = source == PathSource::Dialog && !gets_extension && plan.format.is_one_file();
        let existing: Vec<PathBuf> = plan.files(&path).into_iter().filter(|file| file.is_file()).collect();
        if existing.is_empty() || is_asked {
            self.start_writing_pictures(ctx, path);
        } else {
            self.open_modal(OpenModal::Confirmation(Confirmation::ReplacePictures { path, existing }));
        }
    }

    /// Writes the pictures that wait for a place, and replaces the files that are there.
    pub(in crate::ui::documents) fn start_writing_pictures(&mut self, ctx: &Context, path: PathBuf) {
        let Some(plan) = self.export_plan.clone() else { return };
        self.notifications.clear();
        self.picture_job = PictureJob::start(ctx, *plan, path);
        if self.picture_job.is_none() {
            self.notify(Notification::Pictures(PictureOutcome::Failed));
        }
    }

    /// Says how an export has ended, once it has. An export whose place cannot be written asks for another.
    pub(in crate::ui::documents) fn poll_pictures(&mut self, ctx: &Context) {
        let Some(outcome) = self.picture_job.as_ref().and_then(|job| job.poll(ctx)) else { return };
        self.picture_job = None;
        let notification = Notification::Pictures(outcome.clone());
        match (outcome, &self.modal, &self.export_plan) {
            (PictureOutcome::NotWritten(path, _), None, Some(plan)) => {
                let purpose = DialogPurpose::Pictures(plan.format);
                self.open_modal(OpenModal::PathPrompt(PathPrompt::refused(purpose, &path, notification)));
            }
            _ => {
                self.export_plan = None;
                self.notify(notification);
            }
        }
    }

    /// Tells the running export to end.
    pub(in crate::ui::documents) fn cancel_pictures(&self) {
        if let Some(job) = &self.picture_job {
            job.cancel();
        }
    }

    /// The running export, once it takes long enough to be shown: a sentence, the share that is done, and whether it can still
    /// be canceled.
    #[must_use]
    pub fn picture_progress(&self, words: &Words) -> Option<(String, f32, bool)> {
        self.picture_job.as_ref().and_then(|job| job.progress(words))
    }
}
