//! The system's dialog in which a file is chosen: with what it is opened, and what was chosen.

use super::context::FileContext;
use super::saving::proposed_name;
use poda_session::Origin;
use poda_window::documents::file_export::ExportedText;
use poda_window::documents::lecture_plan::LectureExport;
use poda_window::documents::{DialogPurpose, DialogRequest, FileChoice, FileDialogs};
use poda_window::panel::lecture::lecture_title;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError};

/// The file dialog, of which at most one is open.
#[derive(Debug, Default)]
pub(super) struct FileDialog {
    /// What opens the dialogs.
    dialogs: Box<dyn FileDialogs>,
    /// The open dialog, and the receiver of its outcome.
    open: Option<(DialogRequest, Receiver<FileChoice>)>,
}

impl FileDialog {
    /// Returns the state without an open dialog.
    pub fn new(dialogs: Box<dyn FileDialogs>) -> Self {
        Self { dialogs, open: None }
    }

    /// Opens a dialog, unless one is open. `text` is the text to be exported, if any.
    pub fn open(&mut self, context: &FileContext<'_>, purpose: DialogPurpose, text: Option<&ExportedText>) {
        if self.open.is_none() {
            let request = dialog_request(context, purpose, text);
            let receiver = self.dialogs.ask(request.clone(), context.ctx);
            self.open = Some((request, receiver));
        }
    }

    /// Ignores the outcome of the open dialog, if it is for this purpose.
    pub fn ignore(&mut self, purpose: DialogPurpose) {
        self.open.take_if(|(request, _)| request.purpose == purpose);
    }

    /// Returns what was chosen in the dialog, and what it was opened with, once it is closed.
    pub fn poll(&mut self) -> Option<(DialogRequest, FileChoice)> {
        let (request, receiver) = self.open.take()?;
        match receiver.try_recv() {
            Ok(choice) => Some((request, choice)),
            Err(TryRecvError::Disconnected) => Some((request, FileChoice::Nothing)),
            Err(TryRecvError::Empty) => {
                self.open = Some((request, receiver));
                None
            }
        }
    }
}

/// Returns the content of a file dialog. `text` is the text to be exported, if any.
fn dialog_request(context: &FileContext<'_>, purpose: DialogPurpose, text: Option<&ExportedText>) -> DialogRequest {
    let words = context.words;
    let extension = purpose.extension();
    let with_extension = |name: &str| Path::new(name).with_extension(extension).to_string_lossy().into_owned();
    let document_name = proposed_name(context.session, words);
    let lecture_name = || {
        let name = context.session.lecture().map(|lecture| lecture_title(lecture, words)).unwrap_or_default();
        format!("{}.{extension}", name.replace(['/', '\\', ':'], "-"))
    };
    let (title, kind, name) = match purpose {
        DialogPurpose::Open => ("dialog-open", words.text("dialog-kind-open"), document_name),
        DialogPurpose::Save => ("dialog-save", words.text("dialog-kind"), document_name),
        DialogPurpose::Lecture => ("dialog-save", words.text("dialog-kind"), lecture_name()),
        DialogPurpose::LectureExport(LectureExport::Pages(_)) => {
            ("lecture-export-dialog", extension.to_uppercase(), lecture_name())
        }
        DialogPurpose::LectureExport(LectureExport::Rehearsal) => {
            ("lecture-rehearsal-dialog", extension.to_uppercase(), lecture_name())
        }
        DialogPurpose::Package => ("scorm-dialog", extension.to_uppercase(), with_extension(&document_name)),
        DialogPurpose::Export(_) => {
            let name = text.map(|text| text.name.clone()).unwrap_or_default();
            ("dialog-export", words.text("dialog-export-kind"), name)
        }
        DialogPurpose::Pictures(_) => ("pictures-dialog", extension.to_uppercase(), with_extension(&document_name)),
        DialogPurpose::ExamPaper(_) => {
            ("paper-dialog", extension.to_uppercase(), with_extension(&words.text("paper-file-name")))
        }
    };
    let neighbor = match context.session.origin() {
        Origin::File(path) if !matches!(purpose, DialogPurpose::Export(_)) => Some(path),
        Origin::File(_) | Origin::Lesson(_) | Origin::Link | Origin::Entry(_) | Origin::New => {
            context.settings.recent.first()
        }
    };
    let folder = neighbor.and_then(|path| path.parent()).map(PathBuf::from);
    DialogRequest { purpose, title: words.text(title), kind, folder, name }
}
