//! What outlasts the program: texts under names in the browser's storage for the page.
//!
//! Changes are written by a timer, without a frame, and at once when the page is hidden or left.

use super::dom;
use super::page::{HAS_FAILED, current_fragment, is_framed};
use crate::{DRAFT, DiskError, MakeText, STORE_INTERVAL, StoredDraft, TextChange, another_seed};
use js_sys::Reflect;
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::{self, Debug, Formatter};
use std::mem::take;
use std::path::PathBuf;
use std::rc::Rc;
use std::sync::atomic::Ordering;
use wasm_bindgen::JsCast;
use web_sys::{Event, Storage};

/// The key under which a tab stores the name of its draft.
const TAB: &str = "poda-tab";

/// The key under which a tab stores the address that it is opening, until the program is ready to use it.
const OPENING: &str = "poda-opening";

/// The texts of one tab, which has its own draft and keeps it when the page is reloaded.
#[derive(Debug)]
pub struct Store {
    texts: Rc<RefCell<Texts>>,
    draft: String,
    /// Whether an earlier program in this tab ended before the document at this address was ready for use.
    pub has_ended_early: bool,
}

/// The stored texts, and their changes that are still to be written.
#[derive(Default)]
struct Texts {
    /// Some browsers and frames have no storage, or refuse it.
    storage: Option<Storage>,
    pending: Vec<(String, TextChange)>,
    /// The texts that could not be written.
    unwritten: HashMap<String, String>,
    failure: Option<DiskError>,
    wake: Option<Box<dyn Fn()>>,
}

impl Debug for Texts {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Texts").field("failure", &self.failure).finish_non_exhaustive()
    }
}

/// Returns `None`, because a page has no folder of the user's data.
pub const fn data_folder() -> Option<PathBuf> {
    None
}

/// Does nothing: after a failure nothing is known to be whole. What is pending is written by the timer.
pub const fn flush_at_failure() {}

/// Does nothing in a browser, which sends no signals.
pub const fn end_as_rest() {}

impl Store {
    /// Opens the storage of the page. Without storage, nothing is stored.
    pub fn open() -> Self {
        let storage = local_storage();
        let texts = Rc::new(RefCell::new(Texts { storage, ..Texts::default() }));
        let known = tab().and_then(|tab| tab.get_item(TAB).ok().flatten());
        let opening = tab().and_then(|tab| tab.get_item(OPENING).ok().flatten());
        if let Some(window) = dom::window() {
            // Running out of memory or stack ends the program without a panic.
            for kind in ["error", "unhandledrejection"] {
                dom::listen(&window, kind, |_: Event| HAS_FAILED.store(true, Ordering::Relaxed));
            }
            let hidden = Rc::clone(&texts);
            // Leaving a page that works, or loading it again, is no failure. A program that does not answer does not
            // get here.
            dom::listen(&window, "pagehide", move |_: Event| {
                if !HAS_FAILED.load(Ordering::Relaxed) {
                    note_opening(false);
                }
                write_pending(&hidden);
            });
        }
        if let Some(document) = dom::document() {
            let hidden = Rc::clone(&texts);
            // A page that is hidden may be ended without another event.
            dom::listen(&document, "visibilitychange", move |_: Event| write_pending(&hidden));
        }
        Self {
            texts,
            draft: known.unwrap_or_else(new_draft),
            has_ended_early: opening.is_some() && opening == current_fragment() && !is_framed(),
        }
    }

    /// Starts another draft in place of the previous one, which stays stored.
    pub fn leave_draft(&mut self) {
        self.draft = new_draft();
    }

    /// Returns the text with a name; `None` if there is none.
    pub fn read(&mut self, name: &str) -> Option<String> {
        self.texts.borrow().read(name)
    }

    /// Stores a text that cannot be used under another name, so that it is not overwritten.
    pub fn set_aside(&mut self, name: &str) {
        if let Some(text) = self.read(name) {
            self.write(&format!("{name}-set-aside"), Some(text));
        }
    }

    /// Returns a function that does nothing: in a browser nothing but the program writes its texts.
    pub fn keeping_aside(&self, _name: &str) -> impl Fn(&str) + Send + 'static + use<> {
        |_| ()
    }

    /// Returns an empty list, because texts are not set aside as files in a browser.
    pub const fn take_set_aside(&mut self) -> Vec<PathBuf> {
        Vec::new()
    }

    /// Writes a text with a name, or removes it.
    pub fn write(&mut self, name: &str, text: Option<String>) {
        self.change(name, TextChange::to(text));
    }

    /// Writes the text that a function returns under a name. The function is called when it is written, unless another
    /// text is to be written under the same name by then.
    pub fn write_with(&mut self, name: &str, make: MakeText) {
        self.change(name, TextChange::Write(make));
    }

    fn change(&self, name: &str, change: TextChange) {
        let pending = &mut self.texts.borrow_mut().pending;
        if pending.is_empty() {
            let texts = Rc::clone(&self.texts);
            let interval = STORE_INTERVAL.as_millis().try_into().unwrap_or_default();
            dom::later(interval, move || write_pending(&texts));
        }
        change.add_to(pending, name.to_owned());
    }

    /// Writes everything that is still to be written, without waiting for the timer.
    pub fn flush(&self) {
        write_pending(&self.texts);
    }

    /// Does nothing: a browser hides a page before it ends it, and what is to be written is written then.
    pub fn end_politely(&self, _wake: impl Fn() + Send + 'static) {}

    /// Does nothing in a browser, which sends no signals.
    pub const fn end_if_asked(&self) {}

    /// Records whether the program is ready to use the address.
    pub fn set_ready(&mut self, is_ready: bool) {
        note_opening(!is_ready);
    }

    /// Returns whether there is a place where texts outlast the program.
    pub fn is_present(&self) -> bool {
        self.texts.borrow().storage.is_some()
    }

    /// Returns the name of this tab's own draft.
    pub fn draft(&self) -> &str {
        &self.draft
    }

    /// Returns the drafts of the page. Only this tab's own draft is known to be left behind, because the other tabs may
    /// still be open.
    pub fn other_drafts(&self) -> Vec<StoredDraft> {
        let texts = self.texts.borrow();
        let Some(storage) = &texts.storage else { return Vec::new() };
        let names = (0..storage.length().unwrap_or_default()).filter_map(|index| storage.key(index).ok().flatten());
        let drafts = names.filter(|name| name.starts_with(DRAFT)).filter_map(|name| {
            let text = storage.get_item(&name).ok().flatten()?;
            Some(StoredDraft { is_left_behind: name == self.draft, name, text })
        });
        drafts.collect()
    }

    /// Calls `wake` when a text could not be written.
    pub fn on_failure(&self, wake: impl Fn() + Send + 'static) {
        self.texts.borrow_mut().wake = Some(Box::new(wake));
    }

    /// Returns `None` for the file of a text that could not be written, and why it could not, once.
    pub fn take_failure(&self) -> Option<(Option<PathBuf>, DiskError)> {
        Some((None, self.texts.borrow_mut().failure.take()?))
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        write_pending(&self.texts);
    }
}

/// Writes what is pending.
fn write_pending(texts: &RefCell<Texts>) {
    // A program that has failed while it wrote holds them still.
    if let Ok(mut texts) = texts.try_borrow_mut() {
        for (name, change) in take(&mut texts.pending) {
            texts.carry_out(name, change);
        }
    }
}

impl Texts {
    fn read(&self, name: &str) -> Option<String> {
        self.storage.as_ref()?.get_item(name).ok().flatten()
    }

    /// Where a text cannot be written, nothing is removed that it may have come in the place of.
    fn carry_out(&mut self, name: String, change: TextChange) {
        let Some(storage) = &self.storage else { return };
        match change {
            TextChange::Write(make) => {
                let mut stored = || self.unwritten.get(&name).cloned().or_else(|| self.read(&name));
                let Some(text) = make(&mut stored) else { return };
                if storage.set_item(&name, &text).is_ok() {
                    self.unwritten.remove(&name);
                } else {
                    self.unwritten.insert(name, text);
                    self.failure = Some(DiskError::DiskFull);
                    self.wake.iter().for_each(|wake| wake());
                }
            }
            TextChange::Remove if !self.unwritten.is_empty() => {}
            TextChange::Remove => {
                // Where the storage is refused, nothing was stored.
                let _ = storage.remove_item(&name);
            }
        }
    }
}

/// Returns the storage that all tabs share, also where there is no window: the build of the page has one, too.
fn local_storage() -> Option<Storage> {
    // Frames that may store nothing refuse the question.
    let storage = Reflect::get(&js_sys::global(), &"localStorage".into()).ok()?;
    storage.is_object().then(|| storage.unchecked_into())
}

/// Returns the storage of this tab alone.
fn tab() -> Option<Storage> {
    dom::window()?.session_storage().ok().flatten()
}

/// Stores the current address while it is being opened, or removes it. Does nothing in frames: the frames of a page
/// share this storage, and a user does not reload them one by one.
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
