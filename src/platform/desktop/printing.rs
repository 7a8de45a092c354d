//! Printing: a PDF file that the system's viewer opens, and prints.

use super::disk;
use super::store::data_folder;
use crate::platform::{DiskError, PageText, PrintFile};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;

/// The file. It is the same for every page, so that no folder of them grows.
const NAME: &str = "printed.pdf";

/// Has a browser print a page. Returns that there is none.
pub const fn print(_page: &PageText, _is_wide: bool) -> bool {
    false
}

/// Writes a PDF file, and tells the system to open it.
///
/// # Errors
/// Returns the file that could not be written, and the reason.
pub fn open(pdf: &[u8]) -> Result<PrintFile, (PathBuf, DiskError)> {
    let folder = data_folder().ok_or_else(|| (NAME.into(), DiskError::FolderNotFound))?;
    let path = folder.join(NAME);
    disk::write_derived(&path, pdf).map_err(|error| (path.clone(), error))?;
    let is_opened = start_viewer(&path);
    Ok(PrintFile { path, is_opened })
}

/// Tells the system to open a file with the program that it has for its kind. Returns whether it could be told.
fn start_viewer(path: &Path) -> bool {
    let opener = if cfg!(windows) {
        "explorer"
    } else if cfg!(target_os = "macos") {
        "open"
    } else {
        "xdg-open"
    };
    let null = Stdio::null;
    let started = Command::new(opener).arg(path).stdin(null()).stdout(null()).stderr(null()).spawn();
    // A process that has ended is kept by the system until it is waited for.
    started.is_ok_and(|mut opener| thread::Builder::new().spawn(move || opener.wait()).is_ok())
}
