//! Files in a browser: opened files are kept in memory by name, and written files become downloads.

use super::dom;
use crate::DroppedContents;
pub use crate::{Backup, DiskError, MAX_BYTES};
use eframe::egui::DroppedFileHandle;
use js_sys::{Array, Uint8Array};
use poda_paper::exam::PaperFormat;
use poda_picture::export::Format;
use poda_picture::export::archive::archive;
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

/// Reads a file that the user has chosen, and keeps it by its name. Returns `None` if the browser cannot read it.
pub(super) async fn keep(file: &File) -> Option<PathBuf> {
    let path = PathBuf::from(file.name());
    // A file that is too large is kept as one byte more than the limit, so that reading it returns the right error.
    let bytes = if file.size() > MAX_BYTES as f64 {
        vec![0; usize::try_from(MAX_BYTES).unwrap_or_default() + 1]
    } else {
        let buffer = JsFuture::from(file.array_buffer()).await.ok()?;
        Uint8Array::new(&buffer).to_vec()
    };
    keep_bytes(&path, bytes);
    Some(path)
}

/// Keeps a file by its name.
pub(super) fn keep_bytes(path: &Path, bytes: Vec<u8>) {
    FILES.with_borrow_mut(|files| files.insert(path.to_owned(), bytes));
}

/// Returns the contents of a file that was opened or saved since the page was loaded.
///
/// # Errors
/// Returns an error if there is no file with this name, or if it is too large.
pub fn read(path: &Path) -> Result<Vec<u8>, DiskError> {
    let bytes = FILES.with_borrow(|files| files.get(path).cloned()).ok_or(DiskError::NotFound)?;
    if bytes.len() as u64 > MAX_BYTES { Err(DiskError::TooLarge) } else { Ok(bytes) }
}

/// Calls `end`. A browser gets only complete files.
pub fn end_without_rest(end: impl FnOnce()) {
    end();
}

/// Returns the path of the file itself. A browser never changes the file that was opened, so there is no backup.
pub fn backup_path(path: &Path) -> PathBuf {
    path.to_owned()
}

/// Returns `Ok`, because only the browser knows whether a file can be written.
///
/// # Errors
/// None in a browser.
pub fn check_target(_path: &Path) -> Result<(), DiskError> {
    Ok(())
}

/// Downloads a file under its name.
///
/// # Errors
/// Returns an error if the browser refuses.
pub fn write(path: &Path, contents: impl AsRef<[u8]>, _backup: Backup) -> Result<(), DiskError> {
    download(path, contents.as_ref())?;
    keep_bytes(path, contents.as_ref().to_owned());
    Ok(())
}

/// Downloads a file that can be produced again, such as a picture.
///
/// # Errors
/// Returns an error if the browser refuses.
pub fn write_derived(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), DiskError> {
    download(path, contents.as_ref())
}

/// Returns the error that a page has no folders.
///
/// # Errors
/// Always.
pub fn create_folder(_path: &Path) -> Result<(), DiskError> {
    Err(DiskError::FolderNotFound)
}

/// Does nothing: a page has no files.
pub const fn remove(_path: &Path) {}

/// Returns an error, because a page has no place for a file of its own.
///
/// # Errors
/// Always.
pub fn write_private(_path: &Path, _contents: impl AsRef<[u8]>) -> Result<(), DiskError> {
    Err(DiskError::FolderNotFound)
}

/// Standard input as a file. This type has no values in a page.
#[derive(Debug)]
pub enum InputFile {}

impl InputFile {
    /// Returns an error, because a page has no standard input.
    ///
    /// # Errors
    /// Always.
    pub const fn begin() -> Result<Self, DiskError> {
        Err(DiskError::NotAFile)
    }

    /// Returns the path of the file.
    pub const fn path(&self) -> &Path {
        match *self {}
    }
}

/// Files that are downloaded together once all of them are complete. Several files become one archive, because browsers
/// ask the user before a page downloads many files.
#[derive(Debug, Default)]
pub struct StagedFiles {
    staged: Vec<(PathBuf, Vec<u8>)>,
}

impl StagedFiles {
    /// Adds a file.
    ///
    /// # Errors
    /// None in a browser.
    pub fn add(&mut self, path: &Path, contents: &[u8]) -> Result<(), DiskError> {
        self.staged.push((path.to_owned(), contents.to_owned()));
        Ok(())
    }

    /// Does nothing, because a browser overwrites no file.
    ///
    /// # Errors
    /// None in a browser.
    #[expect(clippy::unused_self, clippy::unnecessary_wraps, reason = "the same as on a desktop")]
    pub const fn keep(&mut self, _path: &Path, _contents: &[u8]) -> Result<(), DiskError> {
        Ok(())
    }

    /// Downloads all files: a single file as it is, several as an archive named after the first.
    ///
    /// # Errors
    /// Returns the file that the browser refused, with the reason.
    pub fn commit(self) -> Result<(), (PathBuf, DiskError)> {
        let Some((first, contents)) = self.staged.first() else { return Ok(()) };
        if self.staged.len() == 1 {
            return write_derived(first, contents).map_err(|error| (first.clone(), error));
        }
        let names: Vec<_> = self.staged.iter().map(|(path, _)| path.to_string_lossy()).collect();
        let files = names.iter().map(AsRef::as_ref).zip(self.staged.iter().map(|(_, contents)| &**contents));
        let path = first.with_extension("zip");
        write_derived(&path, archive(files)).map_err(|error| (path, error))
    }
}

/// Removes files that killed programs left behind: there are none in a browser.
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
    // By then the download has started and keeps its own reference to the contents.
    dom::later(60_000, move || {
        let _ = Url::revoke_object_url(&address);
    });
    Ok(())
}

/// Returns the media type for the extension of a picture, a paper, a table or a report.
fn media_type(path: &Path) -> &'static str {
    let extension = path.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
    let pictures = Format::ALL.map(Format::properties).map(|it| (it.extension, it.media_type));
    let papers = PaperFormat::ALL.map(PaperFormat::properties).map(|it| (it.extension, it.media_type));
    let others = [("json", "application/json"), ("csv", "text/csv")];
    let known = pictures.into_iter().chain(papers).chain(others).find(|&(ending, _)| ending == extension);
    known.map_or("application/octet-stream", |(_, media_type)| media_type)
}

/// Returns the contents of a dropped file.
///
/// # Errors
/// Returns the browser's message.
pub async fn read_dropped(file: &DroppedFileHandle) -> Result<DroppedContents, String> {
    let bytes = file.bytes_async().await?;
    keep_bytes(file.path(), bytes.clone());
    Ok(DroppedContents { bytes, path: Some(file.path().to_owned()) })
}
