//! The file dialogs of the system: what they are for and what they show.

use super::FileContext;
use super::exports::ExportedText;
use super::saving::proposed_name;
use crate::exam::PaperFormat;
use crate::export::Format;
pub use crate::platform::FileChoice;
use crate::platform::dialogs;
use crate::platform::{FileDialog, FileDialogKind};
use crate::session::Origin;
use std::path::Path;

use egui::Context;
use std::fmt::Debug;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};

/// The purpose of a dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogPurpose {
    /// Opening a file.
    Open,
    /// Saving a file.
    Save,
    /// Writing a text that is no document.
    Export,
    /// Writing pictures in a format.
    Pictures(Format),
    /// Writing an exam paper in a format.
    ExamPaper(PaperFormat),
}

impl DialogPurpose {
    /// Returns the extension of the files that are chosen.
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Open | Self::Save => "ron",
            Self::Export => "json",
            Self::Pictures(format) => format.extension(),
            Self::ExamPaper(format) => format.extension(),
        }
    }

    /// Returns whether the file that is chosen is read or written.
    pub const fn kind(self) -> FileDialogKind {
        match self {
            Self::Open => FileDialogKind::Open,
            Self::Save | Self::Export | Self::Pictures(_) | Self::ExamPaper(_) => FileDialogKind::Save,
        }
    }
}

/// What a dialog shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialogRequest {
    /// Its purpose.
    pub purpose: DialogPurpose,
    /// Its title.
    pub title: String,
    /// The name of the file type.
    pub kind: String,
    /// The folder that it opens at.
    pub folder: Option<PathBuf>,
    /// The proposed name of a file to be saved.
    pub name: String,
}

impl DialogRequest {
    /// Returns what a dialog of a purpose shows; `text` is what is exported.
    pub(super) fn new(context: &FileContext<'_>, purpose: DialogPurpose, text: Option<&ExportedText>) -> Self {
        let words = context.words;
        let extension = purpose.extension();
        let with_extension = |name: &str| Path::new(name).with_extension(extension).to_string_lossy().into_owned();
        let document_name = proposed_name(context.session, words);
        let (title, kind, name) = match purpose {
            DialogPurpose::Open => ("dialog-open", words.text("dialog-kind"), document_name),
            DialogPurpose::Save => ("dialog-save", words.text("dialog-kind"), document_name),
            DialogPurpose::Export => {
                let name = text.map(|text| text.name.clone()).unwrap_or_default();
                ("dialog-export", words.text("dialog-export-kind"), name)
            }
            DialogPurpose::Pictures(_) => ("pictures-dialog", extension.to_uppercase(), with_extension(&document_name)),
            DialogPurpose::ExamPaper(_) => {
                ("paper-dialog", extension.to_uppercase(), with_extension(&words.text("paper-file-name")))
            }
        };
        let neighbor = match context.session.origin() {
            Origin::File(path) if purpose != DialogPurpose::Export => Some(path),
            Origin::File(_) | Origin::Lesson(_) | Origin::Link | Origin::New => context.settings.recent.first(),
        };
        let folder = neighbor.and_then(|path| path.parent()).map(PathBuf::from);
        Self { purpose, title: words.text(title), kind, folder, name }
    }
}

/// A way to ask the user for a path.
pub trait FileDialogs: Debug {
    /// Opens a dialog. The outcome arrives once it is closed, and requests a frame of `ctx`.
    fn ask(&self, request: DialogRequest, ctx: &Context) -> Receiver<FileChoice>;
}

/// The system's own dialogs.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemDialogs;

impl FileDialogs for SystemDialogs {
    fn ask(&self, request: DialogRequest, ctx: &Context) -> Receiver<FileChoice> {
        let (sender, receiver) = channel();
        let ctx = ctx.clone();
        let DialogRequest { purpose, title, kind, folder, name } = request;
        let extension = purpose.extension();
        let dialog = FileDialog { kind: purpose.kind(), title, file_type: kind, extension, folder, name };
        dialogs::open(dialog, move |choice| {
            // The receiver is gone if the window was closed.
            let _ = sender.send(choice);
            ctx.request_repaint();
        });
        receiver
    }
}

/// Where the path of a file to be saved comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathSource {
    /// A dialog of the system, which has asked about an existing file.
    Dialog,
    /// The user's typing: nothing has asked about an existing file.
    Typed,
}
