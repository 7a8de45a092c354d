//! The file dialogs of the system: what they are for, and what they show.

use super::file_export::DialogPurpose;
pub use poda_platform::FileChoice;
use poda_platform::{FileDialog, dialogs};

use egui::Context;
use std::fmt::Debug;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};

/// The content of a file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialogRequest {
    pub purpose: DialogPurpose,
    pub title: String,
    /// The name of the file type.
    pub kind: String,
    /// The folder that the dialog shows at first.
    pub folder: Option<PathBuf>,
    /// The proposed name, for a file to be saved.
    pub name: String,
}

/// An interface for asking the user for a path.
pub trait FileDialogs: Debug {
    /// Opens a dialog. When it is closed, its outcome is sent and a repaint of `ctx` is requested.
    fn ask(&self, request: DialogRequest, ctx: &Context) -> Receiver<FileChoice>;
}

/// The native dialogs of the operating system.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemDialogs;

impl Default for Box<dyn FileDialogs> {
    fn default() -> Self {
        Box::new(SystemDialogs)
    }
}

impl FileDialogs for SystemDialogs {
    fn ask(&self, request: DialogRequest, ctx: &Context) -> Receiver<FileChoice> {
        let (sender, receiver) = channel();
        let ctx = ctx.clone();
        let DialogRequest { purpose, title, kind, folder, name } = request;
        let extensions = purpose.extensions();
        let dialog = FileDialog { kind: purpose.kind(), title, file_type: kind, extensions, folder, name };
        dialogs::open(dialog, move |choice| {
            // Sending fails if the window was closed in the meantime.
            let _ = sender.send(choice);
            ctx.request_repaint();
        });
        receiver
    }
}
