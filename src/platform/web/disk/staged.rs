//! Files that are downloaded together: several as one archive, because browsers ask before a page downloads many files.

use super::{DiskError, write_derived};
use crate::export::archive::archive;
use std::path::{Path, PathBuf};

/// Files that wait until all of them are complete.
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

    /// Downloads all files: one as it is, several as an archive with the name of the first.
    ///
    /// # Errors
    /// Returns the file that the browser refuses, with its reason.
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
