//! Printing: a PDF file, for the viewer of the system to open and print.

use super::disk;
use super::store::data_folder;
use crate::{DiskError, PageText};
use std::path::PathBuf;

/// The file. It is the same for every page, so that no folder of them grows.
const NAME: &str = "printed.pdf";

/// Has a browser print a page. Returns that there is none.
pub const fn print(_page: &PageText, _is_wide: bool) -> bool {
    false
}

/// Writes a PDF file, and asks the desktop to open it. Returns its path: on a desktop that opens nothing for others, the user does.
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

/// The viewer of a free desktop, by the portal that shows its file dialogs as well.
#[cfg(all(unix, not(target_vendor = "apple")))]
mod viewer {
    use crate::background::BackgroundWork;
    use ashpd::desktop::open_uri::OpenFileRequest;
    use std::fs::File;
    use std::path::PathBuf;

    /// Asks for a file to be opened by the program that the desktop has for its kind.
    pub fn ask(path: PathBuf) {
        let asked = BackgroundWork::start("viewer", async move || {
            if let Ok(file) = File::open(path) {
                // Without a portal the user opens it.
                let _ = OpenFileRequest::default().send_file(&file).await;
            }
        });
        // Without a thread, too.
        drop(asked);
    }
}

/// No other program is started, and Windows and macOS open files for programs in no other way.
#[cfg(any(windows, target_vendor = "apple"))]
mod viewer {
    use std::path::PathBuf;

    pub fn ask(_path: PathBuf) {}
}
