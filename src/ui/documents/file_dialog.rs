//! The file dialogs of the system, awaited on a thread of their own so that the window stays responsive.

use super::exam_papers::PaperFormat;
use crate::export::Format;
use egui::Context;
use std::fmt::Debug;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// A dialog that ends sooner than this was never shown: no user closes one so fast.
const SOONEST: Duration = Duration::from_millis(300);

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
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Open | Self::Save => "ron",
            Self::Export => "json",
            Self::Pictures(format) => format.extension(),
            Self::ExamPaper(format) => format.extension(),
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

/// The outcome of a dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DialogOutcome {
    /// A path was chosen.
    Path(PathBuf),
    /// The dialog was closed without a choice.
    Nothing,
    /// The system has no file dialog.
    NoDialog,
}

/// A way to ask the user for a path.
pub trait FileDialogs: Debug {
    /// Opens a dialog. The outcome arrives once it is closed, and requests a frame of `ctx`.
    fn ask(&self, request: DialogRequest, ctx: &Context) -> Receiver<DialogOutcome>;
}

/// The system's own dialogs.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemDialogs;

impl FileDialogs for SystemDialogs {
    fn ask(&self, request: DialogRequest, ctx: &Context) -> Receiver<DialogOutcome> {
        let (sender, receiver) = channel();
        let ctx = ctx.clone();
        let opened_at = Instant::now();
        // Some systems require dialogs to be created on the main thread; awaiting is possible on any.
        let chosen = dialog(request);
        std::thread::spawn(move || {
            let choice = match pollster::block_on(chosen) {
                Some(file) => DialogOutcome::Path(file.path().to_owned()),
                None if opened_at.elapsed() < SOONEST => DialogOutcome::NoDialog,
                None => DialogOutcome::Nothing,
            };
            // The receiver is gone if the window was closed.
            let _ = sender.send(choice);
            ctx.request_repaint();
        });
        receiver
    }
}

type Chosen = Pin<Box<dyn Future<Output = Option<rfd::FileHandle>> + Send>>;

fn dialog(request: DialogRequest) -> Chosen {
    let mut dialog =
        rfd::AsyncFileDialog::new().set_title(request.title).add_filter(request.kind, &[request.purpose.extension()]);
    if let Some(folder) = request.folder {
        dialog = dialog.set_directory(folder);
    }
    match request.purpose {
        DialogPurpose::Open => Box::pin(dialog.pick_file()),
        DialogPurpose::Save | DialogPurpose::Export | DialogPurpose::Pictures(_) | DialogPurpose::ExamPaper(_) => {
            Box::pin(dialog.set_file_name(request.name).save_file())
        }
    }
}
