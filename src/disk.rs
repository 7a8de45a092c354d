//! Reading and writing files: the only room that touches the disk.
//!
//! A file is never half written: its new text is written aside, in the same folder, and takes the old one's place when
//! all of it has arrived. Knows neither positions nor windows.

use crate::i18n::Words;
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// The longest file that is read: far longer than any position, and short enough for memory.
pub const MAX_BYTES: u64 = 64 << 20;

/// How many names are tried for the file that is written aside.
const MAX_ATTEMPTS: u32 = 100;

/// Why a file was not read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiskError {
    /// There is no such file.
    NotFound,
    /// There is no such folder to write into.
    NoFolder,
    /// It may not be done here.
    Denied,
    /// The file is marked as not to be written.
    ReadOnly,
    /// It is a folder.
    Folder,
    /// It is a device, a pipe or the like.
    NoFile,
    /// It is longer than [`MAX_BYTES`].
    TooLong,
    /// The disk is full.
    Full,
    /// Something else, as the system says it.
    Other(String),
}

/// What becomes of a file that is written over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backup {
    /// It is gone.
    Discard,
    /// It stays beside the new one, as [`backup_path`] names it.
    Keep,
}

impl DiskError {
    /// Why, as a sentence.
    #[must_use]
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Self::NotFound => words.text("disk-missing"),
            Self::NoFolder => words.text("disk-no-folder"),
            Self::Denied => words.text("disk-denied"),
            Self::ReadOnly => words.text("disk-read-only"),
            Self::Folder => words.text("disk-folder"),
            Self::NoFile => words.text("disk-no-file"),
            Self::TooLong => words.fill("disk-too-long", &[("megabytes", (MAX_BYTES >> 20).into())]),
            Self::Full => words.text("disk-full"),
            Self::Other(said) => words.fill("disk-other", &[("said", said.as_str().into())]),
        }
    }
}

impl From<io::Error> for DiskError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            // A name may also go through a file as if that were a folder.
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::NotFound,
            ErrorKind::PermissionDenied => Self::Denied,
            ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::IsADirectory => Self::Folder,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full,
            _ => Self::Other(error.to_string()),
        }
    }
}

/// The bytes of a file.
///
/// # Errors
/// Why it was not read.
pub fn read(path: &Path) -> Result<Vec<u8>, DiskError> {
    // Asked before opening, which would wait for ever at a pipe that nobody writes into.
    let about = fs::metadata(path)?;
    if about.is_dir() {
        return Err(DiskError::Folder);
    }
    if !about.is_file() {
        return Err(DiskError::NoFile);
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES { Err(DiskError::TooLong) } else { Ok(bytes) }
}

/// Where a file that is written over stays: `name.ron~` beside it.
#[must_use]
pub fn backup_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("~");
    name.into()
}

/// Writes a file. A link stays a link to what is written, and a file that was there passes on its permissions.
///
/// # Errors
/// Why it was not written. Then the old file is as it was.
pub fn write(path: &Path, text: &str, backup: Backup) -> Result<(), DiskError> {
    // The file itself is written, wherever links to it stand.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let about = match fs::metadata(&target) {
        Ok(about) if about.is_dir() => return Err(DiskError::Folder),
        Ok(about) if !about.is_file() => return Err(DiskError::NoFile),
        // Renaming would get around that.
        Ok(about) if about.permissions().readonly() => return Err(DiskError::ReadOnly),
        Ok(about) => Some(about),
        Err(_) => None,
    };
    let permissions = about.map(|about| about.permissions());
    if backup == Backup::Keep && permissions.is_some() {
        let before = fs::read(&target)?;
        replace(&backup_path(&target), &before, permissions.clone())?;
    }
    replace(&target, text.as_bytes(), permissions)
}

/// Puts bytes into the place of a file at one stroke.
fn replace(target: &Path, bytes: &[u8], permissions: Option<Permissions>) -> Result<(), DiskError> {
    let (aside, mut file) = create_aside(target)?;
    let written = file
        .write_all(bytes)
        .and_then(|()| permissions.map_or(Ok(()), |permissions| file.set_permissions(permissions)))
        .and_then(|()| file.sync_all())
        .and_then(|()| {
            // Some systems rename no file that is open.
            drop(file);
            fs::rename(&aside, target)
        });
    if let Err(error) = written {
        // Nothing is lost if this fails too: the old file still stands.
        let _ = fs::remove_file(&aside);
        return Err(error.into());
    }
    sync_folder(target);
    Ok(())
}

/// Creates a file beside `target` that nobody else has.
fn create_aside(target: &Path) -> Result<(PathBuf, File), DiskError> {
    let name = target.file_name().ok_or(DiskError::Folder)?;
    for attempt in 0..MAX_ATTEMPTS {
        let mut aside = OsString::from(".");
        aside.push(name);
        aside.push(format!(".{}-{attempt}", std::process::id()));
        let aside = target.with_file_name(aside);
        match OpenOptions::new().write(true).create_new(true).open(&aside) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) if error.kind() == ErrorKind::NotFound => return Err(DiskError::NoFolder),
            opened => return Ok((aside, opened?)),
        }
    }
    Err(DiskError::Denied)
}

/// Makes the new name last. Not every system can, and the file is complete without.
fn sync_folder(target: &Path) {
    if cfg!(unix)
        && let Some(folder) = target.parent()
        && let Ok(folder) = File::open(if folder.as_os_str().is_empty() { Path::new(".") } else { folder })
    {
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<_> =
            fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_written_and_read_and_nothing_else_is_left_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        write(&path, "one", Backup::Discard).unwrap();
        write(&path, "two", Backup::Discard).unwrap();
        assert_eq!(read(&path), Ok(b"two".to_vec()));
        assert_eq!(names(folder.path()), ["a.ron"]);
    }

    #[test]
    fn the_old_file_is_kept_beside_the_new_one_where_that_is_asked() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        for text in ["one", "two", "three"] {
            write(&path, text, Backup::Keep).unwrap();
        }
        assert_eq!(read(&path), Ok(b"three".to_vec()));
        assert_eq!(read(&backup_path(&path)), Ok(b"two".to_vec()));
        assert_eq!(names(folder.path()), ["a.ron", "a.ron~"]);
    }

    #[test]
    fn what_is_no_file_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(read(folder.path()), Err(DiskError::Folder));
        assert_eq!(read(&folder.path().join("none.ron")), Err(DiskError::NotFound));
        assert_eq!(write(folder.path(), "", Backup::Discard), Err(DiskError::Folder));
        assert_eq!(write(&folder.path().join("none/a.ron"), "", Backup::Discard), Err(DiskError::NoFolder));
    }

    #[test]
    fn a_file_marked_as_not_to_be_written_stays_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        fs::write(&path, "one").unwrap();
        let mut permissions = fs::metadata(&path).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).unwrap();
        assert_eq!(write(&path, "two", Backup::Discard), Err(DiskError::ReadOnly));
        assert_eq!(read(&path), Ok(b"one".to_vec()));
    }

    #[cfg(unix)]
    #[test]
    fn links_and_permissions_stay() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (path, link) = (folder.path().join("a.ron"), folder.path().join("link.ron"));
        fs::write(&path, "one").unwrap();
        fs::set_permissions(&path, Permissions::from_mode(0o640)).unwrap();
        symlink(&path, &link).unwrap();
        write(&link, "two", Backup::Keep).unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(read(&path), Ok(b"two".to_vec()));
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o640);
        assert_eq!(read(Path::new("/dev/zero")), Err(DiskError::NoFile));
    }
}
