//! Reading and writing files.
//!
//! A file is replaced as a whole: its new contents are written to a temporary file in the same folder, which is then
//! renamed. If writing fails, the old file is unchanged. A temporary file is locked while it is being written, so that
//! a file left behind by a killed program can be told from a file in use. This module depends neither on positions nor
//! on windows.

pub use crate::{Backup, DiskError, MAX_BYTES};
use crate::{DroppedContents, read_within};
use eframe::egui::DroppedFileHandle;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::{self, File, Metadata, Permissions, TryLockError};
use std::future::{Ready, ready};
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use tempfile::{Builder, NamedTempFile, TempPath};

/// The ending of the names of temporary files.
const TEMPORARY_ENDING: &str = ".poda-tmp";
/// The most bytes of its target's name that the name of a temporary file contains. File systems limit the length of
/// names.
const MAX_NAME_BYTES: usize = 200;

/// The temporary files of this process. Files that are renamed together are renamed while this is locked.
static TEMPORARIES: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// Whether writing waits until the file is on the disk, so that it survives a power failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Durability {
    Synced,
    Unsynced,
}

/// Returns the contents of a file.
///
/// # Errors
/// Returns the reason why the file could not be read.
pub fn read(path: &Path) -> Result<Vec<u8>, DiskError> {
    // Opening a pipe without a writer would block.
    let metadata = fs::metadata(path)?;
    if metadata.is_dir() {
        return Err(DiskError::IsFolder);
    }
    if !metadata.is_file() {
        return Err(DiskError::NotAFile);
    }
    read_within(File::open(path)?, MAX_BYTES, metadata.len())?.ok_or(DiskError::TooLarge)
}

/// Returns the path of the next backup of a file: `name.ron~` in the same folder, or `name.ron.poda~` if that file
/// exists, because it may be the backup of another program.
pub fn backup_path(path: &Path) -> PathBuf {
    let ending_in = |ending: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        PathBuf::from(name)
    };
    let usual = ending_in("~");
    if fs::symlink_metadata(&usual).is_ok() { ending_in(".poda~") } else { usual }
}

/// Checks whether a file could be written at a path, as far as that can be known without writing: its folder must
/// exist, and a file that already exists must be one that may be overwritten.
///
/// # Errors
/// Returns the reason why the file could not be written.
pub fn check_target(path: &Path) -> Result<(), DiskError> {
    let target = resolved(path);
    existing(&target)?;
    match fs::metadata(folder_of(&target)) {
        Ok(metadata) if metadata.is_dir() => Ok(()),
        Ok(_) => Err(DiskError::FolderNotFound),
        Err(error) if error.kind() == ErrorKind::NotFound => Err(DiskError::FolderNotFound),
        Err(error) => Err(error.into()),
    }
}

/// Returns the metadata of the file that would be overwritten, if there is one.
fn existing(target: &Path) -> Result<Option<Metadata>, DiskError> {
    match fs::metadata(target) {
        Ok(metadata) if metadata.is_dir() => Err(DiskError::IsFolder),
        Ok(metadata) if !metadata.is_file() => Err(DiskError::NotAFile),
        // Renaming would circumvent the write protection.
        Ok(metadata) if metadata.permissions().readonly() => Err(DiskError::ReadOnly),
        Ok(metadata) => Ok(Some(metadata)),
        // Links that lead in a circle, without a file at the end.
        Err(_) if target.is_symlink() => Err(DiskError::NotAFile),
        Err(_) => Ok(None),
    }
}

/// Writes a file. A symbolic link is followed and stays a link; an overwritten file keeps its permissions. Temporary
/// files of the same file that a killed program left behind are removed.
///
/// # Errors
/// Returns the reason why the file could not be written. An existing file is then unchanged.
pub fn write(path: &Path, contents: impl AsRef<[u8]>, backup: Backup) -> Result<(), DiskError> {
    let target = resolved(path);
    let permissions = existing(&target)?.map(|metadata| metadata.permissions());
    remove_abandoned(&target);
    if backup == Backup::Keep && permissions.is_some() {
        replace(&backup_path(&target), File::open(&target)?, permissions.clone(), Durability::Synced)?;
    }
    replace(&target, contents.as_ref(), permissions, Durability::Synced)
}

/// Writes a file that can be produced again, such as a picture. This is [`write()`] without a backup and without
/// waiting for the disk: with many files in a row, the wait for each would take as long as drawing a hundred pages.
///
/// # Errors
/// Returns the reason why the file could not be written. An existing file is then unchanged.
pub fn write_derived(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), DiskError> {
    let target = resolved(path);
    let permissions = existing(&target)?.map(|metadata| metadata.permissions());
    replace(&target, contents.as_ref(), permissions, Durability::Unsynced)
}

/// Creates a folder with those that contain it, unless it exists.
///
/// # Errors
/// Why it cannot be created.
pub fn create_folder(path: &Path) -> Result<(), DiskError> {
    Ok(fs::create_dir_all(path)?)
}

/// Removes a file that is no longer needed. One that cannot be removed stays.
pub fn remove(path: &Path) {
    let _ = fs::remove_file(path);
}

/// Writes a file that other users of the computer cannot read, where the system has such permissions. Nothing waits for
/// the disk.
///
/// # Errors
/// Returns the reason why the file could not be written. An existing file is then unchanged.
pub fn write_private(path: &Path, contents: impl AsRef<[u8]>) -> Result<(), DiskError> {
    #[cfg(unix)]
    let permissions = Some(std::os::unix::fs::PermissionsExt::from_mode(0o600));
    #[cfg(not(unix))]
    let permissions = None;
    replace(path, contents.as_ref(), permissions, Durability::Unsynced)
}

/// Removes the files that this process has not written completely, and then calls `end`, which ends the process.
/// Meanwhile no file is begun. Files that are renamed together are renamed before that.
pub fn end_without_rest(end: impl FnOnce()) {
    let temporaries = temporaries();
    for path in temporaries.iter() {
        // A file that has its final name is no longer there.
        let _ = fs::remove_file(path);
    }
    end();
}

fn temporaries() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    TEMPORARIES.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Standard input as a file, which grows as something comes, up to a byte more than is read of a file. Dropping it
/// removes the file.
#[derive(Debug)]
pub struct InputFile(TempPath);

impl InputFile {
    /// Starts to copy standard input to a file.
    ///
    /// # Errors
    /// Returns the reason why the file could not be created.
    pub fn begin() -> Result<Self, DiskError> {
        let (mut file, path) = Builder::new().prefix("poda").suffix(".jsonl").tempfile()?.into_parts();
        // It ends with the program that writes, or with this one.
        thread::spawn(move || io::copy(&mut io::stdin().lock().take(MAX_BYTES + 1), &mut file));
        Ok(Self(path))
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

/// Files that wait under temporary names in their folders until all of them are complete, so that either all of them
/// are written or none. Dropping this value removes them and changes nothing else. They can be produced again, so no
/// call waits for the disk.
#[derive(Debug, Default)]
pub struct StagedFiles {
    staged: Vec<(TempPath, PathBuf)>,
}

impl StagedFiles {
    /// Writes a file under a temporary name. A symbolic link is followed; the permissions of an existing file are kept.
    ///
    /// # Errors
    /// Returns the reason why the file could not be written.
    pub fn add(&mut self, path: &Path, contents: &[u8]) -> Result<(), DiskError> {
        let target = resolved(path);
        let permissions = existing(&target)?.map(|metadata| metadata.permissions());
        self.staged.push((temporary(&target, contents, permissions)?.into_temp_path(), target));
        Ok(())
    }

    /// Keeps a backup of a file at its [backup path](backup_path), unless the file already has the contents that will
    /// be written.
    ///
    /// # Errors
    /// Returns the reason why no backup could be kept.
    pub fn keep(&mut self, path: &Path, contents: &[u8]) -> Result<(), DiskError> {
        let target = resolved(path);
        let Some(metadata) = existing(&target)? else { return Ok(()) };
        let length = contents.len() as u64;
        if read_within(File::open(&target)?, length, length)?.as_deref() != Some(contents) {
            let backup = backup_path(&target);
            let kept = temporary(&backup, File::open(&target)?, Some(metadata.permissions()))?;
            self.staged.push((kept.into_temp_path(), backup));
        }
        Ok(())
    }

    /// Renames all files to their final names.
    ///
    /// # Errors
    /// Returns the first file that could not be renamed, with the reason. The files before it are then as they were,
    /// where the file system has hard links, and complete elsewhere; the files after it are unchanged.
    pub fn commit(self) -> Result<(), (PathBuf, DiskError)> {
        let mut temporaries = temporaries();
        let mut renamed: Vec<(PathBuf, bool, Option<TempPath>)> = Vec::with_capacity(self.staged.len());
        for (temporary, target) in self.staged {
            temporaries.remove(&*temporary);
            let existed = fs::symlink_metadata(&target).is_ok();
            let before = existed.then(|| second_name(&temporary, &target)).flatten();
            if let Err(failure) = temporary.persist(&target) {
                for (target, existed, before) in renamed.into_iter().rev() {
                    take_back(&target, existed, before);
                }
                return Err((target, failure.error.into()));
            }
            renamed.push((target, existed, before));
        }
        Ok(())
    }
}

/// Gives a file a second name, which is temporary. Returns `None` where the file system has no hard links.
fn second_name(temporary: &TempPath, target: &Path) -> Option<TempPath> {
    let mut name = temporary.as_os_str().to_owned();
    name.push(TEMPORARY_ENDING);
    fs::hard_link(target, &name).ok()?;
    TempPath::try_from_path(name).ok()
}

/// Brings back what was at a path before a file was renamed to it.
fn take_back(target: &Path, existed: bool, before: Option<TempPath>) {
    // If this fails, too, the new file stays.
    match before {
        Some(before) => drop(before.persist(target)),
        None if !existed => drop(fs::remove_file(target)),
        None => {}
    }
}

/// Removes the temporary files of this file, and of files whose names begin like its name, unless a program is writing
/// them. Killed programs left them behind.
pub fn remove_abandoned(path: &Path) {
    let target = resolved(path);
    let Some(stem) = target.file_stem() else { return };
    let begin = format!(".{}", shortened(stem));
    let Ok(entries) = fs::read_dir(folder_of(&target)) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let is_temporary = name.starts_with(&begin) && name.ends_with(TEMPORARY_ENDING);
        let unused = || File::open(entry.path()).ok().filter(|file| file.try_lock().is_ok());
        if let Some(_locked) = is_temporary.then(unused).flatten() {
            // If this fails, the next export tries again.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// New contents of a file, complete under a temporary name in its folder. Dropping this value removes them.
#[derive(Debug)]
pub(super) struct NewContents {
    /// The temporary file stays open, and therefore locked, until it has its final name.
    temporary: NamedTempFile,
    target: PathBuf,
}

impl NewContents {
    /// Writes the contents of a file under a temporary name, like [`write()`].
    pub fn of(path: &Path, contents: &str) -> Result<Self, DiskError> {
        let target = resolved(path);
        let permissions = existing(&target)?.map(|metadata| metadata.permissions());
        remove_abandoned(&target);
        Ok(Self { temporary: temporary(&target, contents.as_bytes(), permissions)?, target })
    }

    /// Waits until the contents are on the disk.
    pub fn sync(&self) -> Result<(), DiskError> {
        Ok(self.temporary.as_file().sync_all()?)
    }

    /// Replaces the file.
    pub fn put(self) -> Result<(), DiskError> {
        persist(self.temporary, &self.target)
    }
}

/// The longest chain of links that is followed. A longer one is taken to lead to no file.
const MAX_LINKS: usize = 40;

/// Returns the path of the file that a link refers to, whether the file exists or not. The link itself cannot be the
/// target, because renaming would replace it.
fn resolved(path: &Path) -> PathBuf {
    let mut target = path.to_owned();
    for _ in 0..MAX_LINKS {
        if let Ok(found) = fs::canonicalize(&target) {
            return found;
        }
        let Ok(next) = fs::read_link(&target) else { break };
        target = folder_of(&target).join(next);
    }
    target
}

fn folder_of(target: &Path) -> &Path {
    target.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Replaces the contents of a file atomically.
fn replace(
    target: &Path,
    contents: impl Read,
    permissions: Option<Permissions>,
    durability: Durability,
) -> Result<(), DiskError> {
    let temporary = temporary(target, contents, permissions)?;
    if durability == Durability::Synced {
        temporary.as_file().sync_all()?;
    }
    // The temporary file stays open, and therefore locked, until it has its final name.
    persist(temporary, target)?;
    if durability == Durability::Synced {
        sync_folder(target);
    }
    Ok(())
}

/// Gives a temporary file its final name.
fn persist(temporary: NamedTempFile, target: &Path) -> Result<(), DiskError> {
    let mut temporaries = temporaries();
    temporaries.remove(temporary.path());
    temporary.persist(target).map(drop).map_err(|failure| failure.error.into())
}

/// Writes a temporary file in the folder of `target`, which is locked while it is open and removed when it is dropped.
fn temporary(
    target: &Path,
    mut contents: impl Read,
    permissions: Option<Permissions>,
) -> Result<NamedTempFile, DiskError> {
    let prefix = format!(".{}.", shortened(target.file_name().ok_or(DiskError::IsFolder)?));
    let mut builder = Builder::new();
    builder.prefix(&prefix).suffix(TEMPORARY_ENDING);
    // The permissions of an ordinary new file, instead of those for the user alone.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let new = || {
        builder.tempfile_in(folder_of(target)).map_err(|error| match error.kind() {
            ErrorKind::NotFound => DiskError::FolderNotFound,
            _ => error.into(),
        })
    };
    let mut temporaries = temporaries();
    let mut file = new()?;
    // Until the file is locked, another program may have taken it for an abandoned one. Not every file system has
    // locks.
    while matches!(file.as_file().try_lock(), Err(TryLockError::WouldBlock)) || !file.path().exists() {
        file = new()?;
    }
    temporaries.insert(file.path().to_owned());
    drop(temporaries);
    // The permissions are set first, so that nobody else can read a private file while it is written.
    if let Some(permissions) = permissions {
        file.as_file().set_permissions(permissions)?;
    }
    io::copy(&mut contents, &mut file)?;
    Ok(file)
}

/// Returns the beginning of a name, short enough to leave room for a longer name made from it.
fn shortened(name: &OsStr) -> String {
    let name = name.to_string_lossy();
    let end = (0..=MAX_NAME_BYTES).rev().find(|&end| name.is_char_boundary(end)).unwrap_or_default();
    name.get(..end).unwrap_or(&name).to_owned()
}

/// Writes a folder's entry of a renamed file to the disk. Not every system supports this, and the file is complete
/// without it.
pub(super) fn sync_folder(target: &Path) {
    if let Ok(folder) = File::open(folder_of(target)) {
        let _ = folder.sync_all();
    }
}

/// Returns the contents of a dropped file.
///
/// # Errors
/// Returns the system's message.
pub fn read_dropped(file: &DroppedFileHandle) -> Ready<Result<DroppedContents, String>> {
    ready(file.bytes().map(|bytes| DroppedContents { bytes, path: None }))
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
    fn only_what_a_killed_program_has_left_behind_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        let used = temporary(&path("a-0002.svg"), b"half".as_slice(), None).unwrap();
        let abandoned = [".a-0001.svg.1-0.poda-tmp", ".a.svg.7-3.poda-tmp"];
        let others = [".b.svg.1-0.poda-tmp", "a-0001.svg", ".a.svg", "a.poda-tmp"];
        for name in abandoned.iter().chain(&others) {
            fs::write(path(name), "half").unwrap();
        }
        remove_abandoned(&path("a.svg"));
        let left = names(folder.path());
        assert!(abandoned.iter().all(|name| !left.iter().any(|left| left == name)), "{left:?}");
        assert!(others.iter().all(|name| left.iter().any(|left| left == name)), "{left:?}");
        assert_eq!(left.len(), others.len() + 1, "the one in use stays: {left:?}");
        drop(used);
        remove_abandoned(&path("a.svg"));
        assert_eq!(names(folder.path()).len(), others.len());
    }

    #[test]
    fn the_longest_name_has_room_for_its_temporary_file() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["a".repeat(250), "ñ".repeat(120)] {
            let path = folder.path().join(name);
            write_derived(&path, [1, 2, 3]).unwrap();
            assert_eq!(read(&path), Ok(vec![1, 2, 3]));
        }
        assert_eq!(names(folder.path()).len(), 2);
    }

    #[test]
    fn the_old_file_is_kept_beside_the_new_one_where_that_is_asked() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        for text in ["one", "two", "three"] {
            write(&path, text, Backup::Keep).unwrap();
        }
        assert_eq!(read(&path), Ok(b"three".to_vec()));
        assert_eq!(names(folder.path()), ["a.ron", "a.ron.poda~", "a.ron~"]);
        let kept = ["a.ron~", "a.ron.poda~"].map(|name| read(&folder.path().join(name)).unwrap());
        assert_eq!(kept, [b"one".to_vec(), b"two".to_vec()], "the first backup is never overwritten, whoever wrote it");
    }

    #[test]
    fn a_save_removes_what_one_that_was_killed_has_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        fs::write(folder.path().join(".a.ron.x7Kq.poda-tmp"), "half").unwrap();
        write(&path, "whole", Backup::Keep).unwrap();
        assert_eq!(names(folder.path()), ["a.ron"]);
    }

    #[test]
    fn two_saves_at_once_leave_one_of_them_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.ron");
        let texts = ["a", "b", "c", "d"].map(|letter| letter.repeat(100_000));
        std::thread::scope(|scope| {
            for text in &texts {
                let path = &path;
                scope.spawn(move || (0..20).for_each(|_| write(path, text, Backup::Discard).unwrap()));
            }
        });
        let left = String::from_utf8(read(&path).unwrap()).unwrap();
        assert!(texts.contains(&left), "{} bytes", left.len());
        assert_eq!(names(folder.path()), ["a.ron"]);
    }

    #[test]
    fn a_folder_that_was_removed_is_said() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lectures/a.ron");
        fs::create_dir(folder.path().join("lectures")).unwrap();
        write(&path, "one", Backup::Discard).unwrap();
        fs::remove_dir_all(folder.path().join("lectures")).unwrap();
        assert_eq!(write(&path, "two", Backup::Discard), Err(DiskError::FolderNotFound));
    }

    #[test]
    fn a_path_that_is_no_file_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(read(folder.path()), Err(DiskError::IsFolder));
        assert_eq!(read(&folder.path().join("none.ron")), Err(DiskError::NotFound));
        assert_eq!(write(folder.path(), "", Backup::Discard), Err(DiskError::IsFolder));
        assert_eq!(write(&folder.path().join("none/a.ron"), "", Backup::Discard), Err(DiskError::FolderNotFound));
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
        assert_eq!(read(Path::new("/dev/zero")), Err(DiskError::NotAFile));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_a_file_that_is_not_there_yet_stays_a_link() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().unwrap();
        let path = |name: &str| folder.path().join(name);
        fs::create_dir(path("real")).unwrap();
        symlink("second.ron", path("first.ron")).unwrap();
        symlink("real/a.ron", path("second.ron")).unwrap();
        write(&path("first.ron"), "one", Backup::Discard).unwrap();
        write_derived(&path("second.ron"), "two").unwrap();
        assert!(["first.ron", "second.ron"].iter().all(|name| path(name).is_symlink()));
        assert_eq!(read(&path("real/a.ron")), Ok(b"two".to_vec()));
        symlink("there.ron", path("here.ron")).unwrap();
        symlink("here.ron", path("there.ron")).unwrap();
        assert_eq!(write(&path("here.ron"), "one", Backup::Discard), Err(DiskError::NotAFile));
        assert!(path("here.ron").is_symlink());
        symlink("none/a.ron", path("lost.ron")).unwrap();
        assert_eq!(write(&path("lost.ron"), "one", Backup::Discard), Err(DiskError::FolderNotFound));
        assert!(path("lost.ron").is_symlink());
    }

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
