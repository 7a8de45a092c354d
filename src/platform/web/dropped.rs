//! The contents of files that are dropped on the page.

use super::disk;
use crate::platform::file_access::DroppedContents;
use eframe::egui::DroppedFileHandle;

/// Returns the contents of a dropped file.
///
/// # Errors
/// Returns the browser's message.
pub async fn read(file: &DroppedFileHandle) -> Result<DroppedContents, String> {
    let bytes = file.bytes_async().await?;
    disk::keep_bytes(file.path(), bytes.clone());
    Ok(DroppedContents { bytes, path: Some(file.path().to_owned()) })
}
