//! Texts that outlast the program. Each has a name and is a file in the folder of the user's data.
//!
//! A text is written as a whole or not at all, on a separate thread, so that no frame waits for a disk. Dropping the store waits until
//! all pending texts are written, also while a panic unwinds.

use super::disk;
use crate::{Backup, DRAFT, DiskError, StoredDraft, another_seed};
use std::collections::HashMap;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{Builder, JoinHandle};

/// The largest text that is read, in bytes. The program never writes a larger one.
const MAX_TEXT: u64 = 64 << 20;
/// The suffix of the name of a file that could not be read.
const SET_ASIDE: &str = "set-aside";
/// The contents of the lock file of a program that is not ready.
const NOT_READY: &[u8] = b"not ready";
/// The file in which earlier versions stored all texts.
const EARLIER: &str = "app.ron";

/// The texts of one running program, which has its own draft.
#[derive(Debug)]
pub struct Store {
    folder: Option<PathBuf>,
    draft: String,
    /// Locked while the program runs, so that its draft is not taken for one that was left behind.
    lock: Option<(File, PathBuf)>,
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    told: Arc<Told>,
    /// The number of texts that were sent to the writer thread.
    given: u64,
    set_aside: Vec<PathBuf>,
    /// Whether an earlier program ended before it was ready.
    pub has_ended_early: bool,
}

/// State that the writer thread reports.
#[derive(Debug, Default)]
struct Told {
    /// Why a text could not be written.
    failure: Mutex<Option<DiskError>>,
    /// The number of texts that the thread had received when it last wrote a batch without an error.
    settled: AtomicU64,
}

/// A path and the text to be written there, or `None` to remove the file.
type Job = (PathBuf, Option<String>);

/// Returns the folder of the user's data; `None` if there is none.
pub(super) fn data_folder() -> Option<PathBuf> {
    dirs::data_dir().map(|folder| folder.join(if cfg!(windows) { "poda/data" } else { "poda" }))
}

impl Store {
    /// Opens the folder of the user's data. Without such a folder, nothing is stored.
    pub fn open() -> Self {
        Self::within(data_folder())
    }

    /// Opens a given folder.
    pub fn within(folder: Option<PathBuf>) -> Self {
        let folder = folder.filter(|folder| fs::create_dir_all(folder).is_ok());
        let has_ended_early = folder.as_deref().is_some_and(remove_locks);
        if let Some(folder) = &folder {
            // A killed program leaves half a draft behind, under a name that is never used again.
            disk::remove_abandoned(&folder.join(DRAFT));
        }
        let seed = another_seed();
        let mut names = (0..100).map(|number| format!("{DRAFT}{seed:x}-{number}"));
        let is_free = |name: &String| folder.as_ref().is_none_or(|folder| !text_path(folder, name).exists());
        let draft = names.find(is_free).unwrap_or_default();
        let lock = folder.as_ref().and_then(|folder| lock(lock_path(folder, &draft)));
        let told = Arc::default();
        let (jobs, queue) = channel();
        let tells = Arc::clone(&told);
        let writer = Builder::new().name("storing".to_owned()).spawn(move || write_all(&queue, &tells)).ok();
        Self { folder, draft, lock, jobs: Some(jobs), writer, told, given: 0, set_aside: Vec::new(), has_ended_early }
    }

    /// Returns the text with a name; `None` if there is none. A file that is not text is set aside.
    pub fn read(&mut self, name: &str) -> Option<String> {
        let path = text_path(self.folder.as_ref()?, name);
        let found = fs::symlink_metadata(&path).ok().map(|_| read_text(&path));
        match found {
            Some(Some(text)) => Some(text),
            Some(None) => {
                self.set_aside(name);
                None
            }
            None => self.read_earlier(name),
        }
    }

    /// Returns the text with a name; `None` while texts of this program are still to be written, or could not be written.
    pub fn read_settled(&mut self, name: &str) -> Option<String> {
        let is_settled = self.told.settled.load(Ordering::Acquire) == self.given;
        if is_settled { self.read(name) } else { None }
    }

    /// Returns the text that an earlier version stored with a name.
    fn read_earlier(&self, name: &str) -> Option<String> {
        let texts = read_text(&self.folder.as_ref()?.join(EARLIER))?;
        ron::from_str::<HashMap<String, String>>(&texts).ok()?.remove(name)
    }

    /// Renames the file of a text that cannot be used, so that it is not overwritten.
    pub fn set_aside(&mut self, name: &str) {
        let Some(path) = self.folder.as_ref().map(|folder| text_path(folder, name)) else { return };
        let aside = (1..100).map(|number| path.with_extension(format!("{SET_ASIDE}-{number}")));
        let free = aside.into_iter().find(|aside| fs::symlink_metadata(aside).is_err());
        if let Some(aside) = free.filter(|aside| fs::rename(&path, aside).is_ok()) {
            self.set_aside.push(aside);
        }
    }

    /// Returns the files that were set aside since the last call.
    pub fn take_set_aside(&mut self) -> Vec<PathBuf> {
        std::mem::take(&mut self.set_aside)
    }

    /// Writes a text with a name, or removes it.
    pub fn write(&mut self, name: &str, text: Option<String>) {
        let Some(folder) = &self.folder else { return };
        if let Some(jobs) = &self.jobs {
            self.given += 1;
            // If the thread could not be started, nothing is written.
            let _ = jobs.send((text_path(folder, name), text));
        }
    }

    /// Records whether the program is ready. If it ends before that, the next program notices.
    pub fn set_ready(&mut self, is_ready: bool) {
        if let Some((file, _)) = &mut self.lock {
            // If this cannot be recorded, the next program does not notice.
            let _ = if is_ready { file.set_len(0) } else { file.write_all(NOT_READY) };
        }
    }

    /// Returns the name of this program's own draft.
    pub fn draft(&self) -> &str {
        &self.draft
    }

    /// Starts another draft in place of the previous one. Does nothing on a desktop, where a program's draft ends with the program.
    pub const fn leave_draft(&mut self) {}

    /// Returns the drafts of other programs, whether they are still running or not.
    pub fn other_drafts(&self) -> Vec<StoredDraft> {
        let Some(folder) = &self.folder else { return Vec::new() };
        let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let drafts = files.filter(|path| path.extension().is_some_and(|extension| extension == "json"));
        let drafts = drafts.filter_map(|path| {
            let name = path.file_stem()?.to_str().filter(|name| name.starts_with(DRAFT) && *name != self.draft)?;
            let is_left_behind = !is_locked(&lock_path(folder, name));
            Some(StoredDraft { name: name.to_owned(), text: read_text(&path)?, is_left_behind })
        });
        drafts.collect()
    }

    /// Returns why a text could not be written. Each failure is returned once.
    pub fn take_failure(&self) -> Option<DiskError> {
        self.told.failure.lock().ok()?.take()
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(writer) = self.writer.take() {
            // A thread that has panicked has ended too.
            let _ = writer.join();
        }
        if let Some((file, path)) = self.lock.take() {
            let is_ready = file.metadata().is_ok_and(|metadata| metadata.len() == 0);
            drop(file);
            if is_ready {
                let _ = fs::remove_file(path);
            }
        }
    }
}

/// Writes texts as they arrive. If several texts with one name are waiting, only the last is written. While a failure has not been
/// taken, no file is removed, because the text that failed may have been meant to replace it.
fn write_all(queue: &Receiver<Job>, told: &Told) {
    let mut taken = 0;
    while let Ok(first) = queue.recv() {
        let jobs: Vec<Job> = std::iter::once(first).chain(queue.try_iter()).collect();
        taken += jobs.len() as u64;
        let mut is_settled = true;
        for (index, (path, text)) in jobs.iter().enumerate() {
            if jobs[index + 1..].iter().any(|(later, _)| later == path) {
                continue;
            }
            let written = match text {
                Some(text) => disk::write(path, text, Backup::Discard),
                None if told.failure.lock().is_ok_and(|failure| failure.is_some()) => continue,
                None => fs::remove_file(path).map_err(DiskError::from),
            };
            if let Some(error) = written.err().filter(|error| text.is_some() || *error != DiskError::NotFound)
                && let Ok(mut failure) = told.failure.lock()
            {
                *failure = Some(error);
                is_settled = false;
            }
        }
        if is_settled {
            told.settled.store(taken, Ordering::Release);
        }
    }
}

/// Returns the text of a file; `None` if it is too large, is not a file, or does not hold text.
fn read_text(path: &Path) -> Option<String> {
    let is_small = fs::metadata(path).is_ok_and(|metadata| metadata.len() <= MAX_TEXT);
    if is_small { String::from_utf8(disk::read(path).ok()?).ok() } else { None }
}

fn text_path(folder: &Path, name: &str) -> PathBuf {
    folder.join(name).with_extension("json")
}

fn lock_path(folder: &Path, name: &str) -> PathBuf {
    folder.join(name).with_extension("lock")
}

/// Returns a locked file at a path. It is locked before it gets its name, so that no other program takes it for one that was left
/// behind.
fn lock(path: PathBuf) -> Option<(File, PathBuf)> {
    let nameless = path.with_extension("new");
    let file = File::create(&nameless).ok()?;
    file.try_lock().ok()?;
    fs::rename(nameless, &path).ok()?;
    Some((file, path))
}

/// Removes the locks of programs that were killed, and returns whether one of them was not ready.
fn remove_locks(folder: &Path) -> bool {
    let files = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut has_ended_early = false;
    for path in files.filter(|path| path.extension().is_some_and(|extension| extension == "lock")) {
        if !is_locked(&path) {
            has_ended_early |= fs::metadata(&path).is_ok_and(|metadata| metadata.len() != 0);
            // If this fails, the next program tries again.
            let _ = fs::remove_file(path);
        }
    }
    has_ended_early
}

/// Returns whether a running program has locked a file.
fn is_locked(path: &Path) -> bool {
    File::open(path).is_ok_and(|file| file.try_lock().is_err())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn store(folder: &Path) -> Store {
        Store::within(Some(folder.to_owned()))
    }

    #[test]
    fn what_is_written_is_read_by_the_next_program() {
        let folder = tempfile::tempdir().unwrap();
        let mut first = store(folder.path());
        first.write("a", Some("one".to_owned()));
        first.write("a", Some("two".to_owned()));
        first.write("b", Some("three".to_owned()));
        first.write("b", None);
        drop(first);
        let mut second = store(folder.path());
        assert_eq!((second.read("a").as_deref(), second.read("b")), (Some("two"), None));
        assert!(second.take_failure().is_none() && second.take_set_aside().is_empty());
    }

    #[test]
    fn a_draft_belongs_to_its_program_until_that_has_ended() {
        let folder = tempfile::tempdir().unwrap();
        let mut first = store(folder.path());
        let name = first.draft().to_owned();
        first.write(&name, Some("draft".to_owned()));
        let path = text_path(folder.path(), &name);
        while !path.exists() {
            std::thread::yield_now();
        }
        let second = store(folder.path());
        let draft = |is_left_behind| StoredDraft { name: name.clone(), text: "draft".to_owned(), is_left_behind };
        assert_eq!(second.other_drafts(), [draft(false)]);
        assert!(first.other_drafts().is_empty());
        drop(first);
        assert_eq!(second.other_drafts(), [draft(true)]);
        fs::write(lock_path(folder.path(), &name), "").unwrap();
        drop(store(folder.path()));
        let names = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name());
        let locks = names.filter(|name| name.to_string_lossy().ends_with(".lock")).count();
        assert_eq!(locks, 1, "that of the second program");
    }

    #[test]
    fn a_program_that_ended_before_it_was_ready_is_found_once() {
        let folder = tempfile::tempdir().unwrap();
        let mut first = store(folder.path());
        first.set_ready(false);
        assert!(!store(folder.path()).has_ended_early, "it is still running");
        first.set_ready(true);
        drop(first);
        let mut second = store(folder.path());
        assert!(!second.has_ended_early);
        second.set_ready(false);
        drop(second);
        assert!(store(folder.path()).has_ended_early);
        assert!(!store(folder.path()).has_ended_early);
    }

    #[test]
    fn what_cannot_be_read_is_set_aside_and_not_overwritten() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(text_path(folder.path(), "a"), [0xFF, 0xFE, 0]).unwrap();
        fs::create_dir(text_path(folder.path(), "b")).unwrap();
        let mut store = store(folder.path());
        assert_eq!((store.read("a"), store.read("b"), store.read("c")), (None, None, None));
        let aside = store.take_set_aside();
        assert_eq!(aside.len(), 2);
        assert_eq!(fs::read(&aside[0]).unwrap(), [0xFF, 0xFE, 0]);
        assert!(aside[1].is_dir());
    }

    #[cfg(unix)]
    #[test]
    fn an_endless_file_is_set_aside_at_once() {
        let folder = tempfile::tempdir().unwrap();
        std::os::unix::fs::symlink("/dev/zero", text_path(folder.path(), "a")).unwrap();
        let mut store = store(folder.path());
        assert_eq!(store.read("a"), None);
        assert_eq!(store.take_set_aside().len(), 1);
    }

    #[test]
    fn what_an_earlier_version_kept_is_found_until_it_is_written_anew() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(EARLIER), "{\"a\": \"old\"}").unwrap();
        let mut first = store(folder.path());
        assert_eq!((first.read("a").as_deref(), first.read("b")), (Some("old"), None));
        first.write("a", Some("new".to_owned()));
        drop(first);
        assert_eq!(store(folder.path()).read("a").as_deref(), Some("new"));
    }

    #[cfg(unix)]
    #[test]
    fn what_could_not_be_written_is_said_once() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(text_path(folder.path(), "a")).unwrap();
        let mut store = store(folder.path());
        store.write("a", Some("one".to_owned()));
        let failure = loop {
            if let Some(failure) = store.take_failure() {
                break failure;
            }
            std::thread::yield_now();
        };
        assert_eq!((failure, store.take_failure()), (DiskError::IsFolder, None));
    }
}
