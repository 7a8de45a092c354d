//! Texts that outlast the program. Each has a name in the browser's storage for the page.

use super::dom;
use super::page::{HAS_FAILED, current_fragment, is_framed};
use crate::{DRAFT, DiskError, StoredDraft, another_seed};
use std::cell::RefCell;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use web_sys::{Event, Storage};

/// The key under which a tab stores the name of its draft.
const TAB: &str = "poda-tab";

/// The key under which a tab stores the address that it is opening, until the program is ready to use it.
const OPENING: &str = "poda-opening";

/// The texts of one tab, which has its own draft and keeps it when the page is reloaded.
#[derive(Debug)]
pub struct Store {
    /// `None` in browsers and frames that have no storage or refuse access to it.
    storage: Option<Storage>,
    draft: String,
    failure: RefCell<Option<DiskError>>,
    /// Whether the last text could be written.
    is_settled: bool,
    /// Whether an earlier run of the program in this tab ended before it was ready to use the current address.
    pub has_ended_early: bool,
}

impl Store {
    /// Opens the storage of the page. Without storage, nothing is stored.
    pub fn open() -> Self {
        let storage = dom::window().and_then(|window| window.local_storage().ok().flatten());
        let known = tab().and_then(|tab| tab.get_item(TAB).ok().flatten());
        let opening = tab().and_then(|tab| tab.get_item(OPENING).ok().flatten());
        if let Some(window) = dom::window() {
            // Running out of memory or stack ends the program without a panic.
            for kind in ["error", "unhandledrejection"] {
                dom::listen(&window, kind, |_: Event| HAS_FAILED.store(true, Ordering::Relaxed));
            }
            // Leaving or reloading a page that works is not a failure. A program that hangs does not get here.
            dom::listen(&window, "pagehide", |_: Event| {
                if !HAS_FAILED.load(Ordering::Relaxed) {
                    note_opening(false);
                }
            });
        }
        Self {
            storage,
            draft: known.unwrap_or_else(new_draft),
            failure: RefCell::default(),
            is_settled: true,
            has_ended_early: opening.is_some() && opening == current_fragment() && !is_framed(),
        }
    }

    /// Starts another draft in place of the previous one, which stays stored.
    pub fn leave_draft(&mut self) {
        self.draft = new_draft();
    }

    /// Returns the text with a name; `None` if there is none.
    pub fn read(&mut self, name: &str) -> Option<String> {
        self.storage.as_ref()?.get_item(name).ok().flatten()
    }

    /// Returns the text with a name; `None` if this tab's last text could not be written.
    pub fn read_settled(&mut self, name: &str) -> Option<String> {
        if self.is_settled { self.read(name) } else { None }
    }

    /// Stores a text that cannot be used under another name, so that it is not overwritten.
    pub fn set_aside(&mut self, name: &str) {
        if let Some(text) = self.read(name) {
            self.write(&format!("{name}-set-aside"), Some(text));
        }
    }

    /// Returns an empty list, because texts are not set aside as files in a browser.
    pub const fn take_set_aside(&mut self) -> Vec<PathBuf> {
        Vec::new()
    }

    /// Writes a text with a name, or removes it.
    pub fn write(&mut self, name: &str, text: Option<String>) {
        let Some(storage) = &self.storage else { return };
        let written = match text {
            Some(text) => storage.set_item(name, &text),
            // The text that could not be written may have been meant to replace this one.
            None if self.failure.borrow().is_some() => return,
            None => storage.remove_item(name),
        };
        self.is_settled = written.is_ok();
        if written.is_err() {
            self.failure.replace(Some(DiskError::DiskFull));
        }
    }

    /// Records whether the program is ready to use the address.
    pub fn set_ready(&mut self, is_ready: bool) {
        note_opening(!is_ready);
    }

    /// Returns the name of this tab's own draft.
    pub fn draft(&self) -> &str {
        &self.draft
    }

    /// Returns the drafts of the page. Only this tab's own draft is known to be left behind, because the other tabs may still be open.
    pub fn other_drafts(&self) -> Vec<StoredDraft> {
        let Some(storage) = &self.storage else { return Vec::new() };
        let names = (0..storage.length().unwrap_or_default()).filter_map(|index| storage.key(index).ok().flatten());
        let drafts = names.filter(|name| name.starts_with(DRAFT)).filter_map(|name| {
            let text = storage.get_item(&name).ok().flatten()?;
            Some(StoredDraft { is_left_behind: name == self.draft, name, text })
        });
        drafts.collect()
    }

    /// Returns why a text could not be written. Each failure is returned once.
    pub fn take_failure(&self) -> Option<DiskError> {
        self.failure.take()
    }
}

/// Returns the storage of this tab alone.
fn tab() -> Option<Storage> {
    dom::window()?.session_storage().ok().flatten()
}

/// Stores the current address while it is being opened, or removes it. Does nothing in frames: the frames of a page share this
/// storage, and a user does not reload them one by one.
fn note_opening(is_opening: bool) {
    let Some(tab) = tab().filter(|_| !is_framed()) else { return };
    // If the address cannot be stored, it is opened again.
    let _ = match current_fragment().filter(|_| is_opening) {
        Some(fragment) => tab.set_item(OPENING, &fragment),
        None => tab.remove_item(OPENING),
    };
}

/// Returns the name of a new draft, which the tab keeps.
fn new_draft() -> String {
    let draft = format!("{DRAFT}{:x}", another_seed());
    if let Some(tab) = tab() {
        // If the name cannot be stored, the draft can still be found in the list of all drafts.
        let _ = tab.set_item(TAB, &draft);
    }
    draft
}
