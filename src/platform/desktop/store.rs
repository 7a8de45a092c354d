//! Texts that outlast the program. Each has a name and is a file in the folder of the user's data.
//!
//! A text is written whole or not at all, on a thread of its own, so that no frame waits for a disk. The thread has a timer of its
//! own: a change that comes soon after another is written without a frame. Dropping the store waits for what is still to be written,
//! also while a panic unwinds.

use super::background::STACK_BYTES;
use super::disk;
use crate::{Backup, DRAFT, DiskError, MakeText, STORE_INTERVAL, StoredDraft, TextChange, another_seed};
use std::collections::HashMap;
use std::fmt::{self, Debug, Formatter};
use std::fs::{self, File, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::{Builder, JoinHandle, sleep};
use std::time::{Duration, Instant};

/// The largest text that is read, in bytes. The program never writes a larger one.
const MAX_TEXT: u64 = 64 << 20;
/// The suffix of the name of a file that could not be read.
const SET_ASIDE: &str = "set-aside";
/// The contents of the lock file of a program that is not ready.
const NOT_READY: &[u8] = b"not ready";
/// The file in which earlier versions stored all texts.
const EARLIER: &str = "app.ron";
/// The file that is locked while a text is read and written again.
const EXCHANGE: &str = "poda.exchange";
/// How long to wait for another program that has locked this file.
const EXCHANGE_PATIENCE: Duration = Duration::from_millis(500);

/// The texts of one running program, which has its own draft.
#[derive(Debug)]
pub struct Store {
    folder: Option<PathBuf>,
    draft: String,
    /// Locked while the program runs, so that its draft is not taken for one that was left behind.
    lock: Option<(File, PathBuf)>,
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    failure: Arc<Failure>,
    set_aside: Vec<PathBuf>,
    /// Whether an earlier program ended before it was ready.
    pub has_ended_early: bool,
}

/// Why a text could not be written, and what is called then.
#[derive(Default)]
struct Failure {
    error: Mutex<Option<DiskError>>,
    wake: Mutex<Option<Box<dyn Fn() + Send>>>,
}

impl Debug for Failure {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Failure").field("error", &self.error).finish_non_exhaustive()
    }
}

/// A change of the text at a path.
type Job = (PathBuf, TextChange);

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
        let is_free = |name: &String| {
            let is_taken = |folder: &PathBuf| text_path(folder, name).exists() || is_locked(&lock_path(folder, name));
            !folder.as_ref().is_some_and(is_taken)
        };
        let draft = names.find(is_free).unwrap_or_default();
        let lock = folder.as_ref().and_then(|folder| lock(lock_path(folder, &draft)));
        let failure = Arc::default();
        let (jobs, queue) = channel();
        let writer = Writer { failure: Arc::clone(&failure), unwritten: HashMap::new() };
        // Texts are made from trees, which may be deep.
        let thread = Builder::new().name("storing".to_owned()).stack_size(STACK_BYTES);
        let writer = thread.spawn(move || writer.run(&queue)).ok();
        Self { folder, draft, lock, jobs: Some(jobs), writer, failure, set_aside: Vec::new(), has_ended_early }
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

    /// Returns the text that an earlier version kept under a name.
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
        self.change(name, TextChange::to(text));
    }

    /// Writes the text that a function returns under a name. The function is called on the thread that writes, unless another text is to
    /// be written under the same name by then.
    pub fn write_with(&mut self, name: &str, make: MakeText) {
        self.change(name, TextChange::Write(make));
    }

    fn change(&self, name: &str, change: TextChange) {
        if let (Some(folder), Some(jobs)) = (&self.folder, &self.jobs) {
            // A thread that could not be started writes nothing.
            let _ = jobs.send((text_path(folder, name), change));
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

    /// Calls `wake` when a text could not be written.
    pub fn on_failure(&self, wake: impl Fn() + Send + 'static) {
        if let Ok(mut slot) = self.failure.wake.lock() {
            *slot = Some(Box::new(wake));
        }
    }

    /// Returns why a text could not be written, once.
    pub fn take_failure(&self) -> Option<DiskError> {
        self.failure.error.lock().ok()?.take()
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

/// What the thread that writes knows.
struct Writer {
    failure: Arc<Failure>,
    /// The texts that could not be written.
    unwritten: HashMap<PathBuf, String>,
}

impl Writer {
    /// Carries out changes until no more can come. The first is carried out at once, what follows within [`STORE_INTERVAL`] at the end of
    /// it; of several changes of one text only the last is carried out.
    fn run(mut self, queue: &Receiver<Job>) {
        let mut next = Instant::now();
        while let Ok((path, change)) = queue.recv() {
            let mut pending = vec![(path, change)];
            while let Ok((path, change)) = queue.recv_timeout(next.saturating_duration_since(Instant::now())) {
                change.add_to(&mut pending, path);
            }
            // Counted from the beginning: a slow disk is not waited for twice.
            next = Instant::now() + STORE_INTERVAL;
            for (path, change) in pending {
                self.carry_out(path, change);
            }
        }
    }

    /// While a text could not be written, nothing is removed: the text may have replaced what is to be removed.
    fn carry_out(&mut self, path: PathBuf, change: TextChange) {
        let mut exchange = None;
        let (text, result) = match change {
            TextChange::Write(make) => {
                let mut stored = || {
                    exchange = path.parent().and_then(lock_exchange);
                    self.unwritten.get(&path).cloned().or_else(|| read_text(&path))
                };
                let Some(text) = make(&mut stored) else { return };
                let result = disk::write(&path, &text, Backup::Discard);
                (Some(text), result)
            }
            TextChange::Remove if !self.unwritten.is_empty() => return,
            TextChange::Remove => (None, fs::remove_file(&path).map_err(DiskError::from)),
        };
        drop(exchange);
        match (result, text) {
            (Ok(()), _) | (Err(DiskError::NotFound), None) => drop(self.unwritten.remove(&path)),
            (Err(error), text) => {
                self.unwritten.extend(text.map(|text| (path, text)));
                self.failure.report(error);
            }
        }
    }
}

impl Failure {
    fn report(&self, error: DiskError) {
        if let Ok(mut slot) = self.error.lock() {
            *slot = Some(error);
        }
        if let Ok(wake) = self.wake.lock() {
            wake.iter().for_each(|wake| wake());
        }
    }
}

/// Keeps other programs from exchanging a text until the file is dropped. Returns `None` if another program holds the lock for too long, or
/// no file can be created.
fn lock_exchange(folder: &Path) -> Option<File> {
    let file = File::create(folder.join(EXCHANGE)).ok()?;
    let until = Instant::now() + EXCHANGE_PATIENCE;
    while let Err(TryLockError::WouldBlock) = file.try_lock() {
        if until < Instant::now() {
            return None;
        }
        sleep(Duration::from_millis(5));
    }
    Some(file)
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
