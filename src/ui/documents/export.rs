//! Writing a text that is no document to a file that the user chooses: a report, or the progress in practice.

use super::exported_text::ExportedText;
use super::file_dialog::{DialogPurpose, DialogRequest};
use super::notification::Notification;
use super::open_modal::OpenModal;
use super::panel::{DocumentContext, Documents};
use super::path_prompt::PathPrompt;
use crate::platform::disk::{self, Backup};
use std::path::{Path, PathBuf};

impl Documents {
    /// Asks where to write a text.
    pub(super) fn export(&mut self, context: &DocumentContext<'_>, exported: ExportedText) {
        // The modal from which it is exported has done its work.
        self.modal = None;
        self.exported = Some(exported);
        self.open_dialog(context, DialogPurpose::Export);
    }

    /// Writes the text that was exported last. A file that is overwritten is kept beside the new one, unless a dialog has
    /// asked about it.
    pub(super) fn write_exported(&mut self, path: &Path, backup: Backup) {
        let Some(exported) = &self.exported else { return };
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let path = if path.extension().is_none() { path.with_extension("json") } else { path };
        match disk::write(&path, &exported.text, backup) {
            Ok(()) => {
                self.exported = None;
                self.notify(Notification::Exported(path));
            }
            Err(refusal) => {
                let why = Notification::NotSaved(path.clone(), refusal);
                self.open_modal(OpenModal::PathPrompt(PathPrompt::refused(DialogPurpose::Export, &path, why)));
            }
        }
    }

    /// Returns what the dialog shows.
    pub(super) fn export_dialog_request(&self, context: &DocumentContext<'_>) -> DialogRequest {
        DialogRequest {
            purpose: DialogPurpose::Export,
            title: context.words.text("dialog-export"),
            kind: context.words.text("dialog-export-kind"),
            folder: context.settings.recent.first().and_then(|path| path.parent()).map(PathBuf::from),
            name: self.exported.as_ref().map(|exported| exported.name.clone()).unwrap_or_default(),
        }
    }
}
