//! The contents of files that are dropped on the window without a path on the disk.

use crate::platform::file_access::DroppedContents;
use eframe::egui::DroppedFileHandle;
use std::future::{Ready, ready};

/// Returns the contents of a dropped file.
///
/// # Errors
/// Returns the system's message.
pub fn read(file: &DroppedFileHandle) -> Ready<Result<DroppedContents, String>> {
    ready(file.bytes().map(|bytes| DroppedContents { bytes, path: None }))
}
