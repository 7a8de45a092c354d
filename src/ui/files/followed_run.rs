//! A run in a file that a program may still be writing: it is read again as the file grows.

use super::loaded_document::{LoadedDocument, read_file};
use poda_core::document::Document;
use poda_platform::disk::InputFile;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// How long after a look at the file the next one comes.
pub const BETWEEN_LOOKS: Duration = Duration::from_millis(500);

/// The file of a run that is shown, or that is awaited.
#[derive(Debug)]
pub struct FollowedRun {
    path: PathBuf,
    /// How long the file was when it was read.
    bytes: u64,
    /// The run that is shown; `None` before the first.
    shown: Option<Arc<str>>,
    /// Keeps what comes from standard input as long as it is followed.
    _input: Option<InputFile>,
}

impl FollowedRun {
    /// Follows the file of a document that was read from it.
    pub fn new(path: &Path, document: &Document) -> Option<Self> {
        let shown = Some(document.run.clone()?);
        Some(Self { path: path.to_owned(), bytes: length(path)?, shown, _input: None })
    }

    /// Awaits what comes from standard input.
    pub fn of_input(input: InputFile) -> Self {
        Self { path: input.path().to_owned(), bytes: 0, shown: None, _input: Some(input) }
    }

    /// Whether it is the run that is shown, or the first one that is awaited.
    pub fn is_shown(&self, document: &Document) -> bool {
        match (&self.shown, &document.run) {
            (Some(shown), Some(run)) => Arc::ptr_eq(shown, run),
            (Some(_), None) => false,
            (None, _) => true,
        }
    }

    /// Returns the run as it is now, if the file has changed since the last look and can be read.
    pub fn look(&mut self) -> Option<LoadedDocument> {
        let bytes = length(&self.path).filter(|&bytes| bytes != self.bytes)?;
        self.bytes = bytes;
        let loaded = read_file(&self.path).ok()?;
        self.shown = Some(loaded.document.run.clone()?);
        Some(loaded)
    }
}

fn length(path: &Path) -> Option<u64> {
    std::fs::metadata(path).ok().map(|metadata| metadata.len())
}
