//! Printing: writes a PDF file, which the system's viewer opens and prints.

use super::disk;
use super::store::data_folder;
use crate::{DiskError, PageText};
use std::path::PathBuf;

/// The name of the file. Every print reuses it, so that no folder fills up with printed files.
const NAME: &str = "printed.pdf";

/// Prints a page with a browser. Returns `false`, because a desktop does not use one.
pub const fn print(_page: &PageText, _is_wide: bool) -> bool {
    false
}

/// Writes a PDF file, asks the desktop to open it, and returns its path. If the desktop opens no files for other
/// programs, the user opens it.
///
/// # Errors
/// Returns the file that could not be written, and the reason.
pub fn open(pdf: &[u8]) -> Result<PathBuf, (PathBuf, DiskError)> {
    let folder = data_folder().ok_or_else(|| (NAME.into(), DiskError::FolderNotFound))?;
    let path = folder.join(NAME);
    disk::write_derived(&path, pdf).map_err(|error| (path.clone(), error))?;
    viewer::ask(path.clone());
    Ok(path)
}

/// The viewer of a free desktop, through the same portal that shows its file dialogs.
#[cfg(all(unix, not(target_vendor = "apple")))]
mod viewer {
    use crate::background::BackgroundWork;
    use ashpd::desktop::open_uri::OpenFileRequest;
    use std::fs::File;
    use std::path::PathBuf;

    /// Asks the desktop to open a file with the program for its type.
    pub fn ask(path: PathBuf) {
        let asked = BackgroundWork::start("viewer", async move || {
            if let Ok(file) = File::open(path) {
                // Without a portal, the user opens the file.
                let _ = OpenFileRequest::default().send_file(&file).await;
            }
        });
        // The same if no thread could be started.
        drop(asked);
    }
}

/// Does nothing. Windows and macOS open a file only by starting another program, which this program does not do.
#[cfg(any(windows, target_vendor = "apple"))]
mod viewer {
    use std::path::PathBuf;

    pub fn ask(_path: PathBuf) {}
}
