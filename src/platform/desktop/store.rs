//! Texts that outlast the program. Each has a name and is a file in the folder of the user's data.
//!
//! The texts are written by `StoredTexts` on a thread of its own, so that no frame waits for a disk. Dropping the store
//! writes what is still to be written, also while a panic unwinds. If the program is asked to end by a signal, the
//! module `ending` writes it.

use super::stored_texts::{StoredTexts, locked, read_text};
use super::{disk, ending};
use crate::{Backup, DRAFT, DiskError, MakeText, StoredDraft, TextChange, another_seed};
use std::collections::HashMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// The suffix of the name of a file that could not be read.
const SET_ASIDE: &str = "set-aside";
/// The file in which earlier versions stored all texts.
const EARLIER: &str = "app.ron";
/// The texts of one running program, which has its own draft.
#[derive(Debug)]
pub struct Store {
    folder: Option<PathBuf>,
    draft: String,
    texts: Arc<StoredTexts>,
    set_aside: Arc<Mutex<Vec<PathBuf>>>,
    /// Whether an earlier program ended before it was ready.
    pub has_ended_early: bool,
}

/// Returns the folder of the user's data; `None` if there is none.
pub fn data_folder() -> Option<PathBuf> {
    dirs::data_dir().map(|folder| folder.join(if cfg!(windows) { "poda/data" } else { "poda" }))
}

/// Writes everything that is still to be written by the store that [ends politely](Store::end_politely).
pub fn flush_at_failure() {
    ending::flush();
}

/// Ends this process if it is what is left of a program that a signal has ended. See [`Store::end_politely`].
pub fn end_as_rest() {
    ending::end_as_rest();
}

impl Store {
    /// Opens the folder of the user's data. Without such a folder, nothing is stored.
    pub fn open() -> Self {
        Self::within(data_folder())
    }

    /// Opens a given folder.
    pub fn within(folder: Option<PathBuf>) -> Self {
        if let Some(folder) = &folder {
            // Where it cannot be created, the first text that is written reports why.
            let _ = fs::create_dir_all(folder);
        }
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
        let texts = StoredTexts::start(folder.as_ref().map(|folder| lock_path(folder, &draft)));
        Self { folder, draft, texts, set_aside: Arc::default(), has_ended_early }
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
        if let Some(aside) = free_aside(&path).filter(|aside| fs::rename(&path, aside).is_ok()) {
            locked(&self.set_aside).push(aside);
        }
    }

    /// Returns a function that keeps a text aside that was found in place of a text with this name and cannot be used.
    pub fn keeping_aside(&self, name: &str) -> impl Fn(&str) + Send + 'static + use<> {
        let (path, set_aside) =
            (self.folder.as_ref().map(|folder| text_path(folder, name)), Arc::clone(&self.set_aside));
        move |text| {
            let aside = path.as_deref().and_then(free_aside);
            let kept = aside.filter(|aside| disk::write(aside, text, Backup::Discard).is_ok());
            locked(&set_aside).extend(kept);
        }
    }

    /// Returns the files that were set aside since the last call.
    pub fn take_set_aside(&mut self) -> Vec<PathBuf> {
        std::mem::take(&mut *locked(&self.set_aside))
    }

    /// Writes a text with a name, or removes it.
    pub fn write(&mut self, name: &str, text: Option<String>) {
        self.change(name, TextChange::to(text));
    }

    /// Writes the text that a function returns under a name. The function is called on the thread that writes, unless
    /// another text is to be written under the same name by then.
    pub fn write_with(&mut self, name: &str, make: MakeText) {
        self.change(name, TextChange::Write(make));
    }

    fn change(&self, name: &str, change: TextChange) {
        if let Some(folder) = &self.folder {
            self.texts.add(text_path(folder, name), change);
        }
    }

    /// Writes everything that is still to be written, without waiting for the timer.
    pub fn flush(&self) {
        self.texts.flush();
    }

    /// Lets a signal that asks the program to end store first: what was changed until then is written at once, and
    /// `wake` is called, so that the window handles what has reached it and calls [`Store::end_if_asked`]. If it does
    /// not in time, the program ends without it. Writes everything as well if a library ends the program, as that of
    /// X11 does without its server.
    pub fn end_politely(&self, wake: impl Fn() + Send + 'static) {
        ending::listen(&self.texts, wake);
    }

    /// Ends the program if a signal has asked for that.
    pub fn end_if_asked(&self) {
        ending::end_if_asked(&self.texts);
    }

    /// Records whether the program is ready. If it ends before that, the next program notices.
    pub fn set_ready(&mut self, is_ready: bool) {
        self.texts.set_ready(is_ready);
    }

    /// Returns whether there is a place where texts outlast the program.
    pub const fn is_present(&self) -> bool {
        self.folder.is_some()
    }

    /// Returns the name of this program's own draft.
    pub fn draft(&self) -> &str {
        &self.draft
    }

    /// Starts another draft in place of the previous one. Does nothing on a desktop, where a program's draft ends with
    /// the program.
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
        self.texts.on_failure(wake);
    }

    /// Returns the file of a text that could not be written, and why, once.
    pub fn take_failure(&self) -> Option<(Option<PathBuf>, DiskError)> {
        self.texts.take_failure()
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        self.texts.close();
    }
}

/// Returns a path beside that of a text, for one that cannot be used.
fn free_aside(path: &Path) -> Option<PathBuf> {
    let mut aside = (1..100).map(|number| path.with_extension(format!("{SET_ASIDE}-{number}")));
    aside.find(|aside| fs::symlink_metadata(aside).is_err())
}

fn text_path(folder: &Path, name: &str) -> PathBuf {
    folder.join(name).with_extension("json")
}

fn lock_path(folder: &Path, name: &str) -> PathBuf {
    folder.join(name).with_extension("lock")
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
        assert_eq!(failure, (Some(text_path(folder.path(), "a")), DiskError::IsFolder));
    }
}
