//! Files in a browser: what the user has opened is kept in memory under its name, and what is written becomes a download.

pub mod staged;

use super::dom;
pub use crate::platform::file_access::{Backup, DiskError, MAX_BYTES};
use js_sys::{Array, Uint8Array};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, Url};

thread_local! {
    /// The files that the user has opened or saved, by their names.
    static FILES: RefCell<BTreeMap<PathBuf, Vec<u8>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Reads a file that the user has chosen, and keeps it under its name. `None` if the browser cannot read it.
pub(super) async fn keep(file: &File) -> Option<PathBuf> {
    let path = PathBuf::from(file.name());
    // A file that is too large is kept as one byte too many, so that reading it says so.
    let bytes = if file.size() > MAX_BYTES as f64 {
        vec![0; usize::try_from(MAX_BYTES).unwrap_or_default() + 1]
    } else {
        let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
        Uint8Array::new(&buffer).to_vec()
    };
    keep_bytes(&path, bytes);
    Some(path)
}

/// Keeps a file under its name.
pub(super) fn keep_bytes(path: &Path, bytes: Vec<u8>) {
    FILES.with_borrow_mut(|files| files.insert(path.to_owned(), bytes));
}

/// Returns the contents of a file that was opened or saved since the page was loaded.
///
/// # Errors
/// If there is none with this name, or it is too large.
pub fn read(path: &Path) -> Result<Vec<u8>, DiskError> {
    let bytes = FILES.with_borrow(|files| files.get(path).cloned()).ok_or(DiskError::NotFound)?;
    if bytes.len() as u64 > MAX_BYTES { Err(DiskError::TooLarge) } else { Ok(bytes) }
}

/// Returns the path of the backup of a file. A browser keeps the file that was opened, so that there is none.
#[must_use]
pub fn backup_path(path: &Path) -> PathBuf {
    path.to_owned()
}

/// Returns whether a file could be written, which the browser alone knows.
///
/// # Errors
/// None in a browser.
pub fn check_target(_path: &Path) -> Result<(), DiskError> {
    Ok(())
}

/// Downloads a file under its name.
///
/// # Errors
/// If the browser refuses.
pub fn write(path: &Path, contents: impl AsRef<[u8]>, _backup: Backup) -> Result<(), DiskError> {
    download(path, contents.as_ref())?;
    keep_bytes(path, contents.as_ref().to_owned());
    Ok(())
}

/// Downloads a file that can be made again, as a picture can.
///
/// # Errors
/// If the browser refuses.
pub fn write_derived(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), DiskError> {
    download(path, contents.as_ref())
}

/// Removes what killed programs have left behind, which is nothing in a browser.
pub const fn remove_abandoned(_path: &Path) {}

/// Hands a file to the browser as a download.
fn download(path: &Path, contents: &[u8]) -> Result<(), DiskError> {
    let refused = |error| DiskError::Other(format!("{error:?}"));
    let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
    let bag = BlobPropertyBag::new();
    bag.set_type(media_type(path));
    let parts = Array::of1(&Uint8Array::from(contents));
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &bag).map_err(refused)?;
    let address = Url::create_object_url_with_blob(&blob).map_err(refused)?;
    let link = dom::document().and_then(|document| document.create_element("a").ok());
    let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) else {
        return Err(DiskError::Other(String::new()));
    };
    link.set_href(&address);
    link.set_download(&name);
    link.click();
    // The download has its own hold on the contents once it has begun.
    dom::later(60_000, move || {
        let _ = Url::revoke_object_url(&address);
    });
    Ok(())
}

/// The media type by the extension of a name.
fn media_type(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()).unwrap_or_default() {
        "svg" => "image/svg+xml",
        "png" | "apng" => "image/png",
        "gif" => "image/gif",
        "pdf" => "application/pdf",
        "html" => "text/html",
        "xml" => "application/xml",
        "json" => "application/json",
        "zip" => "application/zip",
        "csv" => "text/csv",
        "tex" => "text/x-tex",
        _ => "application/octet-stream",
    }
}
