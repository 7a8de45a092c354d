//! The page around the program: its title, language and address, the sentence for screen readers, and the messages of a
//! frame.

use super::dom;
use crate::clock::Instant;
use crate::{FirstPicture, PageEvent, PageState};
use js_sys::{Function, Object, Reflect};
use poda_words::lessons;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, HashChangeEvent, MessageEvent, Window};

/// The id of the canvas that is the program's window.
pub(super) const CANVAS: &str = "poda";
/// The shortest time between two changes of the address: browsers refuse more than about 100 in 30 seconds.
const ADDRESS_INTERVAL: Duration = Duration::from_millis(500);

/// Lets the program ask for the messages of languages and for the texts of lessons where it runs: in the page, in a
/// worker, or where the page is built. There, the function `podaText` returns a text, given the name of its file.
pub fn supply_texts() {
    poda_assets::set_message_source(|code| text(&format!("messages.{code}.txt")));
    lessons::set_text_source(|name| text(&format!("lessons/{name}.ron")));
}

fn text(file: &str) -> Option<String> {
    let text = Reflect::get(&js_sys::global(), &"podaText".into()).ok()?;
    text.dyn_into::<Function>().ok()?.call1(&JsValue::NULL, &file.into()).ok()?.as_string()
}

/// Returns whether the page has downloaded the whole program, and not only what is needed for the first step. The event
/// `poda-whole` wakes the program when it has.
pub fn is_whole() -> bool {
    Reflect::get(&js_sys::global(), &"podaIsWhole".into()).is_ok_and(|is_whole| is_whole.is_truthy())
}

/// The page around the program.
#[derive(Debug)]
pub struct Page {
    events: Rc<RefCell<Vec<PageEvent>>>,
    /// The state that the page shows now; `None` before the first frame.
    shown: Option<PageState>,
    address: Rc<RefCell<Address>>,
}

/// The fragment of the page's address, which may lag behind the state of the program.
#[derive(Debug, Default)]
struct Address {
    /// The fragment to be written next.
    fragment: String,
    /// The fragment that the address had when the program last read or wrote it. If it differs now, the user or the
    /// page changed it.
    known: Option<String>,
    written_at: Option<Instant>,
    is_waiting: bool,
}

impl Page {
    /// Returns the page. `wake` is called when the page requests something.
    pub fn attach(wake: impl Fn() + 'static) -> Self {
        let events = Rc::new(RefCell::new(Vec::new()));
        let address = Rc::new(RefCell::new(Address { known: current_fragment(), ..Address::default() }));
        let wake = Rc::new(wake);
        if let Some(window) = dom::window() {
            let (sender, wakes, changed) = (Rc::clone(&events), Rc::clone(&wake), Rc::clone(&address));
            dom::listen(&window, "hashchange", move |event: HashChangeEvent| {
                // The address may have changed again since the event.
                let url = event.new_url();
                let fragment = url.split_once('#').map_or("", |(_, fragment)| fragment).to_owned();
                changed.borrow_mut().known = Some(fragment.clone());
                sender.borrow_mut().push(PageEvent::Fragment(fragment));
                wakes();
            });
            if let Some(document) = dom::document() {
                let wakes = Rc::clone(&wake);
                dom::listen(&document, "poda-whole", move |_: Event| wakes());
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
                // Only a number is accepted from other pages.
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

    /// Returns the picture that the page has shown before the program, if it has shown one.
    pub fn first_picture(&self) -> Option<FirstPicture> {
        let noted = dom::element(CANVAS)?.get_attribute("data-first-picture")?;
        let mut numbers = noted.split(' ').map_while(|number| number.parse().ok());
        let (corner, scale) = ([numbers.next()?, numbers.next()?], numbers.next()?);
        Some(FirstPicture { corner, scale })
    }

    /// Removes and returns the requests of the page.
    pub fn take_events(&self) -> Vec<PageEvent> {
        self.events.take()
    }

    /// Shows a state in the page.
    pub fn show(&mut self, state: &PageState) {
        if self.shown.as_ref() == Some(state) {
            return;
        }
        let is_first = self.shown.is_none();
        let before = self.shown.take().unwrap_or_default();
        if let Some(document) = dom::document() {
            if before.title != state.title {
                document.set_title(&state.title);
                if let Some(heading) = dom::element("entrance-title") {
                    heading.set_text_content(Some(&state.title));
                }
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
            // The address of a link that was not opened is replaced. Otherwise, loading the page again would open it.
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

/// Adds a mark to the browser's performance measurements.
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

/// Replaces the fragment of the page's address without a new history entry. If the last change was very recent, the
/// replacement is delayed.
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
            // The address has just been changed, and the event that reports the change is still to come.
            return;
        }
        state.known = Some(state.fragment.clone());
        if let Some(history) = dom::window().and_then(|window| window.history().ok()) {
            // A page loaded from a local file must not change its address.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{}", state.fragment)));
        }
    });
}

/// Returns the window of the page that contains this page in a frame.
fn parent() -> Option<Window> {
    let window = dom::window()?;
    window.parent().ok().flatten().filter(|parent| *parent != window)
}

/// Returns whether the program is shown in a frame of another page.
pub fn is_framed() -> bool {
    parent().is_some()
}

/// Sends the current step to the page around a frame.
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
    // Any origin may receive this message: it contains only what the frame shows to every reader.
    let _ = parent.post_message(&message, "*");
}
