//! Files that are written together: all of them, or none.

use super::{DiskError, create_temporary, existing, resolved};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Files that wait under temporary names in their folders until all of them are complete. Dropping it removes them, and nothing
/// else has changed. They can be made again, so nothing waits for the disk.
#[derive(Debug, Default)]
pub struct StagedFiles {
    staged: Vec<StagedFile>,
}

#[derive(Debug)]
struct StagedFile {
    temporary: PathBuf,
    target: PathBuf,
}

impl StagedFiles {
    /// Writes a file under a temporary name. A symbolic link is followed; the permissions of an existing file are kept.
    ///
    /// # Errors
    /// Returns the reason why it could not be written.
    pub fn add(&mut self, path: &Path, contents: &[u8]) -> Result<(), DiskError> {
        let target = resolved(path);
        let permissions = existing(&target)?.map(|metadata| metadata.permissions());
        let (temporary, mut file) = create_temporary(&target)?;
        // From here on the temporary file is removed with the others.
        self.staged.push(StagedFile { temporary, target });
        file.write_all(contents)?;
        if let Some(permissions) = permissions {
            file.set_permissions(permissions)?;
        }
        Ok(())
    }

    /// Gives all files their names.
    ///
    /// # Errors
    /// Returns the first file that could not be renamed, with the reason. Those before it are complete, those after it are
    /// unchanged.
    pub fn commit(mut self) -> Result<(), (PathBuf, DiskError)> {
        let mut renamed = 0;
        let outcome = self.staged.iter().try_for_each(|StagedFile { temporary, target }| {
            fs::rename(temporary, target).map_err(|error| (target.clone(), error.into()))?;
            renamed += 1;
            Ok(())
        });
        self.staged.drain(..renamed);
        outcome
    }
}

impl Drop for StagedFiles {
    fn drop(&mut self) {
        for file in &self.staged {
            // If this fails, the temporary file remains, but no other file has changed.
            let _ = fs::remove_file(&file.temporary);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::names;
    use super::*;

    #[test]
    fn files_appear_together_and_those_that_were_there_are_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let [a, b] = ["a.svg", "b.svg"].map(|name| folder.path().join(name));
        fs::write(&a, "old").unwrap();
        let mut files = StagedFiles::default();
        files.add(&a, b"one").unwrap();
        files.add(&b, b"two").unwrap();
        assert_eq!(fs::read(&a).unwrap(), b"old");
        assert!(!b.exists());
        files.commit().unwrap();
        assert_eq!([&a, &b].map(|path| fs::read(path).unwrap()), [b"one".to_vec(), b"two".to_vec()]);
        assert_eq!(names(folder.path()), ["a.svg", "b.svg"]);
    }

    #[test]
    fn files_that_are_dropped_leave_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let [a, b] = ["a.svg", "b.svg"].map(|name| folder.path().join(name));
        fs::write(&a, "old").unwrap();
        let mut files = StagedFiles::default();
        files.add(&a, b"one").unwrap();
        files.add(&b, b"two").unwrap();
        drop(files);
        assert_eq!(fs::read(&a).unwrap(), b"old");
        assert_eq!(names(folder.path()), ["a.svg"]);
    }

    #[test]
    fn a_file_that_cannot_be_written_is_an_error_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let mut files = StagedFiles::default();
        files.add(&folder.path().join("a.svg"), b"one").unwrap();
        assert_eq!(files.add(folder.path(), b"two"), Err(DiskError::IsFolder));
        assert_eq!(files.add(&folder.path().join("none/a.svg"), b"two"), Err(DiskError::FolderNotFound));
        drop(files);
        assert!(names(folder.path()).is_empty());
    }
}
