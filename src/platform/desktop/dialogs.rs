//! The file dialogs of the system, awaited on a thread of their own.

use super::background::BackgroundWork;
use crate::platform::clock::Instant;
use crate::platform::{FileChoice, FileDialog, FileDialogKind};
use std::pin::Pin;
use std::time::Duration;

/// A dialog that ends sooner than this was never shown: no user closes one so fast.
const SOONEST: Duration = Duration::from_millis(300);

/// Opens a file dialog. `choose` is called once it is closed.
pub fn open(dialog: FileDialog, choose: impl FnOnce(FileChoice) + Send + 'static) {
    let opened_at = Instant::now();
    // Some systems require dialogs to be created on the main thread; awaiting is possible on any.
    let chosen = chosen(dialog);
    let started = BackgroundWork::start("file dialog", async move || {
        choose(match chosen.await {
            Some(file) => FileChoice::Path(file.path().to_owned()),
            None if opened_at.elapsed() < SOONEST => FileChoice::NoDialog,
            None => FileChoice::Nothing,
        });
    });
    // Without a thread `choose` is dropped, which its receiver notices.
    drop(started);
}

type Chosen = Pin<Box<dyn Future<Output = Option<rfd::FileHandle>> + Send>>;

fn chosen(request: FileDialog) -> Chosen {
    let FileDialog { kind, title, file_type, extension, folder, name } = request;
    let mut dialog = rfd::AsyncFileDialog::new().set_title(title).add_filter(file_type, &[extension]);
    if let Some(folder) = folder {
        dialog = dialog.set_directory(folder);
    }
    match kind {
        FileDialogKind::Open => Box::pin(dialog.pick_file()),
        FileDialogKind::Save => Box::pin(dialog.set_file_name(name).save_file()),
    }
}
