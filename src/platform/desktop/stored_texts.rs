//! The texts of a store that are to be written, and the thread that writes them.
//!
//! A text is written whole or not at all. The thread has a timer of its own: a change that comes soon after another is
//! written without a frame. Its waits are relative and read no clock, so that a clock that jumps does not stop it. A
//! flush writes the same texts from another thread and does not wait for the disk: a text that the thread has made and
//! is still waiting for is written once more.

use super::background::STACK_BYTES;
use super::disk::{self, NewContents};
use crate::{DiskError, STORE_INTERVAL, TextChange};
use std::collections::HashMap;
use std::fmt::{self, Debug, Formatter};
use std::fs::{self, File, TryLockError};
use std::io::Write;
use std::mem::take;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, sleep};
use std::time::Duration;

/// The largest text that is read, in bytes. The program never writes a larger one.
const MAX_TEXT: u64 = 64 << 20;
/// The contents of the lock file of a program that is not ready.
const NOT_READY: &[u8] = b"not ready";
/// The file that is locked while a text is read and written again.
const EXCHANGE: &str = "poda.exchange";
/// How long to wait for another program that has locked this file.
const EXCHANGE_PATIENCE: Duration = Duration::from_millis(500);
/// How long a flush waits for the thread that writes.
const FLUSH_PATIENCE: Duration = Duration::from_secs(5);
/// The time between two looks at something that is waited for.
const LOOK: Duration = Duration::from_millis(2);
/// The time between two looks of the thread at whether it is to end.
const NAP: Duration = Duration::from_millis(50);
/// After how many naps a text that could not be written is written again.
const NAPS_BEFORE_RETRY: u32 = 40;

/// The texts of a store. It is shared by the store, the thread that writes, and what ends the program. A thread that
/// holds two of the locks has locked `writing` first.
pub(super) struct StoredTexts {
    pending: Mutex<Pending>,
    /// Signals a change, or that no more can come.
    changed: Condvar,
    writing: Mutex<Writing>,
    failure: Mutex<Option<(Option<PathBuf>, DiskError)>>,
    wake: Mutex<Option<Box<dyn Fn() + Send>>>,
    lock: Mutex<Lock>,
}

#[derive(Default)]
struct Pending {
    changes: Vec<(PathBuf, TextChange)>,
    /// Whether a text could not be written.
    has_failed: bool,
    is_closed: bool,
}

/// What has been made of the changes.
#[derive(Default)]
struct Writing {
    /// How many texts were made.
    made: u64,
    /// The texts that were made and are not at their paths yet, with their numbers.
    unwritten: HashMap<PathBuf, (u64, String)>,
    /// The texts among them that could not be written. While there is one, nothing is removed: it may have replaced
    /// what is to be removed.
    failed: Vec<PathBuf>,
    /// The paths whose texts are removed once all texts are written.
    removed: Vec<PathBuf>,
    /// The numbers of the texts that are at their paths.
    written: HashMap<PathBuf, u64>,
    /// Keeps other programs from exchanging a text while the thread waits for the disk.
    exchange: Option<File>,
}

/// The file that is locked while the program runs, so that its draft is not taken for one that was left behind.
#[derive(Debug)]
struct Lock {
    path: Option<PathBuf>,
    file: Option<File>,
}

impl Debug for StoredTexts {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("StoredTexts")
            .field("failure", &self.failure)
            .field("lock", &self.lock)
            .finish_non_exhaustive()
    }
}

impl StoredTexts {
    /// Starts the thread that writes. `lock` is the path of the file that tells other programs that this one is
    /// running.
    pub fn start(lock: Option<PathBuf>) -> Arc<Self> {
        let mut lock = Lock { path: lock, file: None };
        lock.take();
        let texts = Arc::new(Self {
            pending: Mutex::default(),
            changed: Condvar::new(),
            writing: Mutex::default(),
            failure: Mutex::default(),
            wake: Mutex::default(),
            lock: Mutex::new(lock),
        });
        let writer = Arc::clone(&texts);
        // Texts are made from trees, which may be deep.
        let thread = Builder::new().name("storing".to_owned()).stack_size(STACK_BYTES);
        // Without a thread, texts are written by flushes alone.
        drop(thread.spawn(move || writer.run()));
        texts
    }

    /// Adds a change of the text at a path.
    pub fn add(&self, path: PathBuf, change: TextChange) {
        change.add_to(&mut locked(&self.pending).changes, path);
        self.changed.notify_one();
    }

    /// Carries out changes until no more can come. The first is carried out at once, what follows within
    /// [`STORE_INTERVAL`] at the end of it; of several changes of one text only the last is carried out.
    fn run(&self) {
        while self.wait_for_work() {
            self.write_failed();
            while self.write_next() {}
            let mut left = STORE_INTERVAL;
            while !left.is_zero() && !locked(&self.pending).is_closed {
                sleep(NAP.min(left));
                left = left.saturating_sub(NAP);
            }
        }
    }

    /// Waits for a change, or for the time to write again what could not be written. Returns whether there can be more.
    fn wait_for_work(&self) -> bool {
        let mut naps = 0;
        let mut pending = locked(&self.pending);
        while pending.changes.is_empty() && !pending.is_closed && naps < NAPS_BEFORE_RETRY {
            if pending.has_failed {
                naps += 1;
                drop(pending);
                sleep(NAP);
                pending = locked(&self.pending);
            } else {
                pending = self.changed.wait(pending).unwrap_or_else(PoisonError::into_inner);
            }
        }
        !pending.is_closed
    }

    /// Carries out the next change, and waits until it is on the disk. Returns whether there was one.
    fn write_next(&self) -> bool {
        let mut writing = locked(&self.writing);
        let Some((path, change)) = self.take_change() else { return false };
        let Some((number, text)) = self.make(&mut writing, &path, change, EXCHANGE_PATIENCE) else { return true };
        let contents = self.contents(&path, &text);
        drop(writing);
        let contents = contents.and_then(|contents| contents.sync().map(|()| contents));
        let mut writing = locked(&self.writing);
        let result = writing.put(&path, number, contents);
        writing.exchange = None;
        drop(writing);
        self.report(&path, result);
        disk::sync_folder(&path);
        true
    }

    /// Writes the texts again that could not be written.
    fn write_failed(&self) {
        let mut writing = locked(&self.writing);
        locked(&self.pending).has_failed = false;
        let mut results = Vec::new();
        for path in writing.failed.clone() {
            let result = self.write_again(&mut writing, &path);
            results.push((path, result));
        }
        drop(writing);
        for (path, result) in results {
            self.report(&path, result);
        }
    }

    /// Writes everything that is still to be written, without waiting until it is on the disk: it survives the end of
    /// the program.
    pub fn flush(&self) {
        let mut looks = FLUSH_PATIENCE.as_millis() / LOOK.as_millis();
        let mut writing = loop {
            match self.writing.try_lock() {
                Ok(writing) => break writing,
                Err(std::sync::TryLockError::Poisoned(poisoned)) => break poisoned.into_inner(),
                Err(std::sync::TryLockError::WouldBlock) if looks == 0 => return,
                Err(std::sync::TryLockError::WouldBlock) => looks -= 1,
            }
            sleep(LOOK);
        };
        let mut results = Vec::new();
        let unwritten: Vec<PathBuf> = writing.unwritten.keys().cloned().collect();
        for path in unwritten {
            let result = self.write_again(&mut writing, &path);
            results.push((path, result));
        }
        while let Some((path, change)) = self.take_change() {
            let Some((number, text)) = self.make(&mut writing, &path, change, EXCHANGE_PATIENCE / 5) else { continue };
            let contents = self.contents(&path, &text);
            let result = writing.put(&path, number, contents);
            results.push((path, result));
        }
        writing.exchange = None;
        drop(writing);
        for (path, result) in results {
            self.report(&path, result);
        }
    }

    fn take_change(&self) -> Option<(PathBuf, TextChange)> {
        let mut pending = locked(&self.pending);
        if pending.changes.is_empty() { None } else { Some(pending.changes.remove(0)) }
    }

    /// Makes the text of a change, with its number. Returns `None` if there is nothing to write; a removal is carried
    /// out.
    fn make(
        &self,
        writing: &mut Writing,
        path: &Path,
        change: TextChange,
        patience: Duration,
    ) -> Option<(u64, String)> {
        match change {
            TextChange::Write(make) => {
                let Writing { unwritten, exchange, .. } = writing;
                let mut stored = || {
                    if exchange.is_none() {
                        *exchange = path.parent().and_then(|folder| lock_exchange(folder, patience));
                    }
                    unwritten.get(path).map(|(_, text)| text.clone()).or_else(|| read_text(path))
                };
                let text = make(&mut stored)?;
                writing.made += 1;
                writing.removed.retain(|removed| removed != path);
                let numbered = (writing.made, text);
                writing.unwritten.insert(path.to_owned(), numbered.clone());
                Some(numbered)
            }
            TextChange::Remove => {
                // What is still being written is not put at the path afterwards.
                writing.made += 1;
                writing.unwritten.remove(path);
                writing.failed.retain(|failed| failed != path);
                writing.written.insert(path.to_owned(), writing.made);
                writing.removed.push(path.to_owned());
                let result = writing.remove();
                self.report(path, result);
                None
            }
        }
    }

    /// Writes a text beside its path. The folder is created again if it was removed.
    fn contents(&self, path: &Path, text: &str) -> Result<NewContents, DiskError> {
        let contents = match (NewContents::of(path, text), path.parent()) {
            (Err(DiskError::FolderNotFound | DiskError::NotFound), Some(folder)) => {
                fs::create_dir_all(folder)?;
                NewContents::of(path, text)
            }
            (contents, _) => contents,
        };
        if contents.is_ok() {
            locked(&self.lock).take();
        }
        contents
    }

    /// Writes a text that was made and is not at its path.
    fn write_again(&self, writing: &mut Writing, path: &Path) -> Result<(), DiskError> {
        let Some((number, text)) = writing.unwritten.get(path).cloned() else { return Ok(()) };
        let contents = self.contents(path, &text);
        writing.put(path, number, contents)
    }

    /// Writes everything, and ends the thread that writes and the lock.
    pub fn close(&self) {
        locked(&self.pending).is_closed = true;
        self.changed.notify_all();
        self.flush();
        locked(&self.lock).end();
    }

    /// Records whether the program is ready. If it ends before that, the next program notices.
    pub fn set_ready(&self, is_ready: bool) {
        locked(&self.lock).set_ready(is_ready);
    }

    /// Calls `wake` when a text could not be written.
    pub fn on_failure(&self, wake: impl Fn() + Send + 'static) {
        *locked(&self.wake) = Some(Box::new(wake));
    }

    /// Returns the file of a text that could not be written, and why, once.
    pub fn take_failure(&self) -> Option<(Option<PathBuf>, DiskError)> {
        locked(&self.failure).take()
    }

    fn report(&self, path: &Path, result: Result<(), DiskError>) {
        if let Err(error) = result {
            locked(&self.pending).has_failed = true;
            self.changed.notify_one();
            *locked(&self.failure) = Some((Some(path.to_owned()), error));
            locked(&self.wake).iter().for_each(|wake| wake());
        }
    }
}

impl Writing {
    /// Puts a text at its path, unless a later one is there.
    fn put(&mut self, path: &Path, number: u64, contents: Result<NewContents, DiskError>) -> Result<(), DiskError> {
        if self.written.get(path).is_some_and(|written| number <= *written) {
            return Ok(());
        }
        let is_failed = |failed: &PathBuf| failed == path;
        match contents.and_then(NewContents::put) {
            Ok(()) => {
                self.written.insert(path.to_owned(), number);
                if self.unwritten.get(path).is_some_and(|(unwritten, _)| *unwritten <= number) {
                    self.unwritten.remove(path);
                    self.failed.retain(|failed| !is_failed(failed));
                }
                self.remove()
            }
            Err(error) => {
                if !self.failed.iter().any(is_failed) {
                    self.failed.push(path.to_owned());
                }
                Err(error)
            }
        }
    }

    /// Removes the texts that are to be removed, unless a text could not be written.
    fn remove(&mut self) -> Result<(), DiskError> {
        let removed = if self.failed.is_empty() { take(&mut self.removed) } else { Vec::new() };
        let results = removed.into_iter().map(|path| match fs::remove_file(path).map_err(DiskError::from) {
            Err(DiskError::NotFound) => Ok(()),
            result => result,
        });
        results.collect()
    }
}

impl Lock {
    /// Locks the file, unless it is locked. It is locked before it gets its name, so that no other program takes it for
    /// one that was left behind.
    fn take(&mut self) {
        let Some(path) = self.path.as_ref().filter(|_| self.file.is_none()) else { return };
        let nameless = path.with_extension("new");
        self.file =
            File::create(&nameless).ok().filter(|file| file.try_lock().is_ok() && fs::rename(&nameless, path).is_ok());
    }

    fn set_ready(&mut self, is_ready: bool) {
        if let Some(file) = &mut self.file {
            // If this cannot be recorded, the next program does not notice.
            let _ = if is_ready { file.set_len(0) } else { file.write_all(NOT_READY) };
        }
    }

    /// Removes the file of a program that was ready.
    fn end(&mut self) {
        if let (Some(file), Some(path)) = (self.file.take(), self.path.take()) {
            let is_ready = file.metadata().is_ok_and(|metadata| metadata.len() == 0);
            drop(file);
            if is_ready {
                let _ = fs::remove_file(path);
            }
        }
    }
}

/// Locks a mutex, even if it is poisoned: a thread that panicked has left it as it was before a change or after it.
pub(super) fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps other programs from exchanging a text until the file is dropped. Returns `None` if another program holds the
/// lock for too long, or no file can be created.
fn lock_exchange(folder: &Path, patience: Duration) -> Option<File> {
    let file = File::create(folder.join(EXCHANGE)).ok()?;
    let mut looks = patience.as_millis() / LOOK.as_millis();
    while let Err(TryLockError::WouldBlock) = file.try_lock() {
        looks = looks.checked_sub(1)?;
        sleep(LOOK);
    }
    Some(file)
}

/// Returns the text of a file; `None` if it is too large, is not a file, or does not hold text.
pub(super) fn read_text(path: &Path) -> Option<String> {
    let is_small = fs::metadata(path).is_ok_and(|metadata| metadata.len() <= MAX_TEXT);
    if is_small { String::from_utf8(disk::read(path).ok()?).ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(of: &'static str) -> TextChange {
        TextChange::to(Some(of.to_owned()))
    }

    fn texts(folder: &Path) -> (Arc<StoredTexts>, PathBuf) {
        (StoredTexts::start(Some(folder.join("a.lock"))), folder.join("a.json"))
    }

    #[test]
    fn a_flush_writes_at_once_and_the_thread_does_not_bring_back_what_was_there_before() {
        let folder = tempfile::tempdir().unwrap();
        let (texts, path) = texts(folder.path());
        for round in 0..200 {
            let last = format!("{round}");
            texts.add(path.clone(), text("earlier"));
            if round % 2 == 0 {
                // The thread is between making the text and putting it at its path, or not.
                std::thread::yield_now();
            }
            texts.add(path.clone(), TextChange::to(Some(last.clone())));
            texts.flush();
            assert_eq!(read_text(&path), Some(last));
        }
        texts.add(path.clone(), TextChange::Remove);
        texts.flush();
        sleep(NAP * 2);
        assert_eq!(read_text(&path), None);
    }

    /// A file in the place of the folder, until it is removed.
    #[test]
    fn what_could_not_be_written_is_written_as_soon_as_it_can_be_and_only_then_something_is_removed() {
        let folder = tempfile::tempdir().unwrap();
        let below = folder.path().join("below");
        let (other, _) = texts(folder.path());
        let old = folder.path().join("old.json");
        fs::write(&old, "old").unwrap();
        fs::write(&below, "").unwrap();
        let path = below.join("a.json");
        other.add(path.clone(), text("kept"));
        other.add(old.clone(), TextChange::Remove);
        other.flush();
        assert!(other.take_failure().is_some() && old.exists());
        fs::remove_file(&below).unwrap();
        other.flush();
        assert_eq!((read_text(&path).as_deref(), old.exists()), (Some("kept"), false));
    }

    #[test]
    fn a_thread_that_stores_tries_again_by_itself() {
        let folder = tempfile::tempdir().unwrap();
        let below = folder.path().join("below");
        fs::write(&below, "").unwrap();
        let (texts, _) = texts(folder.path());
        texts.add(below.join("a.json"), text("kept"));
        while texts.take_failure().is_none() {
            sleep(LOOK);
        }
        fs::remove_file(&below).unwrap();
        while read_text(&below.join("a.json")).is_none() {
            sleep(LOOK);
        }
    }
}
