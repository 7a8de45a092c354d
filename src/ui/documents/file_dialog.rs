//! The system's file dialogs. They are waited for on a thread of their own, so that the window goes on living.
//!
//! Knows no document: it asks for a path and hands it on.

use egui::Context;
use std::fmt::Debug;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

/// Nobody closes a dialog sooner than this: what ends sooner never came up.
const SOONEST: Duration = Duration::from_millis(300);

/// What a path is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DialogPurpose {
    /// To open what is there.
    Open,
    /// To save there.
    Save,
}

/// What a dialog shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DialogRequest {
    /// What the path is for.
    pub purpose: DialogPurpose,
    /// The words over the dialog.
    pub title: String,
    /// What position files are called.
    pub kind: String,
    /// The folder that it begins in.
    pub folder: Option<PathBuf>,
    /// The name that is proposed for saving.
    pub name: String,
}

/// What came of a dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DialogOutcome {
    /// This path.
    Path(PathBuf),
    /// None: it was closed.
    Nothing,
    /// The system has no dialog to show.
    NoDialog,
}

/// Whoever asks for a path.
pub trait FileDialogs: Debug {
    /// Asks. The choice arrives when it has been made, and `ctx` is woken for it.
    fn ask(&self, request: DialogRequest, ctx: &Context) -> Receiver<DialogOutcome>;
}

/// The system's own dialogs.
#[derive(Clone, Copy, Debug, Default)]
pub struct SystemDialogs;

impl FileDialogs for SystemDialogs {
    fn ask(&self, request: DialogRequest, ctx: &Context) -> Receiver<DialogOutcome> {
        let (sender, receiver) = channel();
        let ctx = ctx.clone();
        let asked = Instant::now();
        // Some systems want dialogs to be made where the window is; waiting can be done anywhere.
        let chosen = dialog(request);
        std::thread::spawn(move || {
            let choice = match pollster::block_on(chosen) {
                Some(file) => DialogOutcome::Path(file.path().to_owned()),
                None if asked.elapsed() < SOONEST => DialogOutcome::NoDialog,
                None => DialogOutcome::Nothing,
            };
            // Nobody listens any more where the window has been closed.
            let _ = sender.send(choice);
            ctx.request_repaint();
        });
        receiver
    }
}

type Chosen = Pin<Box<dyn Future<Output = Option<rfd::FileHandle>> + Send>>;

fn dialog(request: DialogRequest) -> Chosen {
    let mut dialog = rfd::AsyncFileDialog::new().set_title(request.title).add_filter(request.kind, &["ron"]);
    if let Some(folder) = request.folder {
        dialog = dialog.set_directory(folder);
    }
    match request.purpose {
        DialogPurpose::Open => Box::pin(dialog.pick_file()),
        DialogPurpose::Save => Box::pin(dialog.set_file_name(request.name).save_file()),
    }
}
