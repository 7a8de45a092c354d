//! The file dialogs of the system: what they are for and what they show.

use crate::exam::PaperFormat;
use crate::export::Format;
use crate::platform::dialogs;
pub use crate::platform::file_access::FileChoice;
use crate::platform::file_access::{FileDialog, FileDialogKind};

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
