//! The page around the program: its title, language and address, the sentence for screen readers, and the messages of a frame.

use super::dom;
use crate::clock::Instant;
use crate::{PageEvent, PageState};
use js_sys::{Object, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use wasm_bindgen::JsValue;
use web_sys::{Event, HashChangeEvent, MessageEvent, Window};

/// The id of the canvas that is the program's window.
pub(super) const CANVAS: &str = "poda";
/// The shortest time between two changes of the address: browsers refuse more than about 100 in 30 seconds.
const ADDRESS_INTERVAL: Duration = Duration::from_millis(500);

/// The page around the program.
#[derive(Debug)]
pub struct Page {
    events: Rc<RefCell<Vec<PageEvent>>>,
    /// What the page shows now; nothing before the first frame.
    shown: Option<PageState>,
    address: Rc<RefCell<Address>>,
}

/// The fragment of the page's address, which may lag behind what is shown.
#[derive(Debug, Default)]
struct Address {
    /// The fragment that is to be written.
    fragment: String,
    /// The fragment that the address has as far as the program knows; another one was put there by the user or by the page.
    known: Option<String>,
    written_at: Option<Instant>,
    is_waiting: bool,
}

impl Page {
    /// Returns the page. `wake` is called when it asks for something.
    pub fn attach(wake: impl Fn() + 'static) -> Self {
        let events = Rc::new(RefCell::new(Vec::new()));
        let address = Rc::new(RefCell::new(Address { known: current_fragment(), ..Address::default() }));
        let wake = Rc::new(wake);
        if let Some(window) = dom::window() {
            let (sender, wakes, changed) = (Rc::clone(&events), Rc::clone(&wake), Rc::clone(&address));
            dom::listen(&window, "hashchange", move |event: HashChangeEvent| {
                // By now the address may have changed again.
                let url = event.new_url();
                let fragment = url.split_once('#').map_or("", |(_, fragment)| fragment).to_owned();
                changed.borrow_mut().known = Some(fragment.clone());
                sender.borrow_mut().push(PageEvent::Fragment(fragment));
                wakes();
            });
            if let Some(document) = dom::document() {
                let (sender, wakes) = (Rc::clone(&events), Rc::clone(&wake));
                dom::listen(&document, "fullscreenchange", move |_: Event| {
                    if dom::document().is_some_and(|document| document.fullscreen_element().is_none()) {
                        sender.borrow_mut().push(PageEvent::FullscreenEnded);
                        wakes();
                    }
                });
            }
            let sender = Rc::clone(&events);
            dom::listen(&window, "message", move |message: MessageEvent| {
                // Only a number is taken from other pages.
                let step = Reflect::get(&message.data(), &"step".into()).ok().and_then(|step| step.as_f64());
                if let Some(step) = step.filter(|step| step.is_finite() && 0.0 <= *step) {
                    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the cast saturates")]
                    sender.borrow_mut().push(PageEvent::Step(step as usize));
                    wake();
                }
            });
        }
        Self { events, shown: None, address }
    }

    /// Returns the fragment of the page's address; `None` if it is empty.
    pub fn fragment(&self) -> Option<String> {
        current_fragment().filter(|fragment| !fragment.is_empty())
    }

    /// Takes what the page has asked for.
    pub fn take_events(&self) -> Vec<PageEvent> {
        self.events.take()
    }

    /// Shows this in the page.
    pub fn show(&mut self, state: &PageState) {
        if self.shown.as_ref() == Some(state) {
            return;
        }
        let is_first = self.shown.is_none();
        let before = self.shown.take().unwrap_or_default();
        if let Some(document) = dom::document() {
            if before.title != state.title {
                document.set_title(&state.title);
            }
            if before.language != state.language
                && let Some(root) = document.document_element()
            {
                let _ = root.set_attribute("lang", state.language);
            }
            if before.caption != state.caption
                && let Some(caption) = dom::element("caption")
            {
                caption.set_text_content(Some(&state.caption));
            }
            if before.notice != state.notice
                && let Some(notice) = dom::element("notice")
            {
                notice.set_text_content(Some(&state.notice));
            }
            if let Some(canvas) = dom::element(CANVAS) {
                for (name, value) in [
                    ("data-step", state.step.to_string()),
                    ("data-steps", state.steps.to_string()),
                    ("data-busy", if state.is_busy { "search".to_owned() } else { String::new() }),
                    ("data-answers", if state.has_answers { "some".to_owned() } else { String::new() }),
                ] {
                    let _ = canvas.set_attribute(name, &value);
                }
            }
            // What a link did not open is not left in the address: a page that is loaded again would open it.
            let is_put_back = self.address.borrow().known.as_ref() != Some(&state.fragment);
            if !state.is_asking && (before.fragment != state.fragment || is_put_back) {
                write_address(&self.address, &state.fragment);
            }
            if is_first {
                mark("poda-first-frame");
            }
            if is_first && let Ok(ready) = Event::new("poda-ready") {
                let _ = document.dispatch_event(&ready);
            }
        }
        if (before.step, before.steps, &before.caption) != (state.step, state.steps, &state.caption) {
            tell_parent(state);
        }
        self.shown = Some(state.clone());
    }
}

/// Marks a moment in the browser's own measurements.
pub fn mark(name: &str) {
    if let Some(performance) = dom::window().and_then(|window| window.performance()) {
        let _ = performance.mark(name);
    }
}

/// Returns the address of the page without its fragment.
pub fn base() -> String {
    let address = dom::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    address.split('#').next().unwrap_or_default().to_owned()
}

/// Returns whether the program is shown in a page.
pub const fn is_present() -> bool {
    true
}

/// Whether the program has failed.
pub(super) static HAS_FAILED: AtomicBool = AtomicBool::new(false);

pub(super) fn fail(message: &str) {
    HAS_FAILED.store(true, Ordering::Relaxed);
    dom::tell("poda-failed", &message.into());
}

pub(super) fn current_fragment() -> Option<String> {
    let fragment = dom::window()?.location().hash().ok()?;
    Some(fragment.strip_prefix('#').map(str::to_owned).unwrap_or(fragment))
}

/// Puts a fragment into the address of the page without a new entry in its history, later if the last was just now.
fn write_address(address: &Rc<RefCell<Address>>, fragment: &str) {
    let mut state = address.borrow_mut();
    fragment.clone_into(&mut state.fragment);
    let since = state.written_at.map_or(ADDRESS_INTERVAL, |written| written.elapsed());
    if state.is_waiting {
        return;
    }
    let wait = ADDRESS_INTERVAL.saturating_sub(since);
    state.is_waiting = true;
    let address = Rc::clone(address);
    dom::later(i32::try_from(wait.as_millis()).unwrap_or_default(), move || {
        let mut state = address.borrow_mut();
        state.is_waiting = false;
        state.written_at = Some(Instant::now());
        if state.known != current_fragment() {
            // The address has just been changed: the event that says so is on its way.
            return;
        }
        state.known = Some(state.fragment.clone());
        if let Some(history) = dom::window().and_then(|window| window.history().ok()) {
            // A page that is shown from a file may not change its address.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{}", state.fragment)));
        }
    });
}

/// Returns the window of the page around the frame that this page is in.
fn parent() -> Option<Window> {
    let window = dom::window()?;
    window.parent().ok().flatten().filter(|parent| *parent != window)
}

/// Returns whether the program is shown in a frame of another page.
pub fn is_framed() -> bool {
    parent().is_some()
}

/// Tells the page around a frame which step is shown.
fn tell_parent(state: &PageState) {
    let Some(parent) = parent() else { return };
    let message = Object::new();
    for (name, value) in [
        ("poda", JsValue::from(1)),
        ("step", JsValue::from(state.step as f64)),
        ("steps", JsValue::from(state.steps as f64)),
        ("caption", JsValue::from(&state.caption)),
    ] {
        let _ = Reflect::set(&message, &name.into(), &value);
    }
    // What is told is what any reader of the frame sees.
    let _ = parent.post_message(&message, "*");
}
