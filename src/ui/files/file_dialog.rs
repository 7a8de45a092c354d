//! The file dialogs of the system: what they are for and what they show.

use super::file_export::DialogPurpose;
pub use poda_platform::FileChoice;
use poda_platform::{FileDialog, dialogs};

use egui::Context;
use std::fmt::Debug;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};

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
        let extensions = purpose.extensions();
        let dialog = FileDialog { kind: purpose.kind(), title, file_type: kind, extensions, folder, name };
        dialogs::open(dialog, move |choice| {
            // The receiver is gone if the window was closed.
            let _ = sender.send(choice);
            ctx.request_repaint();
        });
        receiver
    }
}
