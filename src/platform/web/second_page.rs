//! A second page, which the program writes: a separate browser window for the lecturer. Keys pressed in it take effect
//! in the program.

use super::{dom, page, window};
use crate::{PagePart, PageText, PopupBlocked, TextRow};
use js_sys::{Function, Promise, Reflect, encode_uri_component};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Document, Element, Event, HtmlElement, KeyboardEvent, KeyboardEventInit, Window};

/// The features of the window: a separate window instead of a tab, if the browser supports windows.
const FEATURES: &str = "popup,width=1000,height=700";
/// The id of the element that holds the text, and the class of the body around it.
const ID: &str = "second-page";

/// The second page. It closes when this value is dropped, or with the page of the program.
#[derive(Debug)]
pub struct SecondPage {
    window: Window,
    shown: PageText,
    /// Whether the browser lets the screen sleep.
    lets_sleep: Rc<Cell<bool>>,
}

impl SecondPage {
    /// Opens an empty page in a window without a name, so that each tab of the program has its own.
    ///
    /// # Errors
    /// Returns an error if the browser does not open the window, for example because the user blocks pop-ups.
    pub fn open() -> Result<Option<Self>, PopupBlocked> {
        let opened = |own: Window| own.open_with_url_and_target_and_features("", "_blank", FEATURES).ok().flatten();
        let window = dom::window().and_then(opened).ok_or(PopupBlocked)?;
        if let (Some(own), Some(document)) = (dom::window(), dom::document()) {
            let closing = window.clone();
            dom::listen(&own, "pagehide", move |_: Event| {
                let _ = closing.close();
            });
            // Opening a window ends full screen, and a browser starts full screen only in response to an action of the
            // user.
            let open = window.clone();
            dom::listen(&document, "click", move |_: Event| {
                if !is_closed(&open) && !page::is_framed() {
                    window::fill_screen(true);
                }
            });
        }
        Ok(Some(Self { window, shown: PageText::default(), lets_sleep: Rc::default() }))
    }

    /// Returns whether the screen may go dark while the page is shown, because the browser does not keep it on.
    pub fn lets_sleep(&self) -> bool {
        self.lets_sleep.get()
    }

    /// Shows a text. Returns whether the page is still open.
    pub fn show(&mut self, text: PageText) -> bool {
        let document = Reflect::get(&self.window, &"document".into()).ok().filter(JsValue::is_object);
        // An object of another window is an instance of that window's classes, so a checked cast would fail.
        let Some(document) = document.filter(|_| !is_closed(&self.window)).map(JsCast::unchecked_into::<Document>)
        else {
            return false;
        };
        // The document may be empty again: some browsers replace the document of a newly opened window, and the user
        // may reload it.
        let is_empty = document.get_element_by_id(ID).is_none();
        if is_empty {
            if prepare(&document).is_none() {
                return false;
            }
            keep_awake(&self.window, &self.lets_sleep);
            let (window, lets_sleep) = (self.window.clone(), Rc::clone(&self.lets_sleep));
            // A browser ends this whenever the page is hidden.
            dom::listen(&document, "visibilitychange", move |_: Event| keep_awake(&window, &lets_sleep));
        }
        if is_empty || self.shown != text {
            write(&document, &text);
            self.shown = text;
        }
        true
    }
}

impl Drop for SecondPage {
    fn drop(&mut self) {
        let _ = self.window.close();
    }
}

/// Asks the browser to keep the screen on while a window is visible (the Screen Wake Lock API), and records whether it
/// refuses.
fn keep_awake(window: &Window, lets_sleep: &Rc<Cell<bool>>) {
    let member = |object: &JsValue, name: &str| Reflect::get(object, &name.into()).ok();
    let is_hidden =
        member(window, "document").and_then(|document| member(&document, "hidden")).is_some_and(|it| it.is_truthy());
    if is_hidden || is_closed(window) {
        return;
    }
    let lock = member(window, "navigator").and_then(|navigator| member(&navigator, "wakeLock"));
    let lock = lock.filter(JsValue::is_object);
    let request = lock.as_ref().and_then(|lock| member(lock, "request")).filter(JsValue::is_function);
    // An object of another window is an instance of that window's classes, so a checked cast would fail.
    let asked = lock
        .zip(request)
        .and_then(|(lock, request)| request.unchecked_into::<Function>().call1(&lock, &"screen".into()).ok());
    let Some(asked) = asked else { return lets_sleep.set(true) };
    let lets_sleep = Rc::clone(lets_sleep);
    spawn_local(async move {
        lets_sleep.set(JsFuture::from(asked.unchecked_into::<Promise>()).await.is_err());
    });
}

fn is_closed(window: &Window) -> bool {
    window.closed().unwrap_or(true)
}

/// Gives a document the program's style sheet and an element for the text, and forwards its key events.
fn prepare(document: &Document) -> Option<()> {
    let own = dom::document()?.query_selector("link[rel=stylesheet]").ok()??;
    let style = document.create_element("link").ok()?;
    let href = Reflect::get(&own, &"href".into()).ok()?.as_string()?;
    for (name, value) in [("rel", "stylesheet"), ("href", &href)] {
        style.set_attribute(name, value).ok()?;
    }
    document.head()?.append_child(&style).ok()?;
    let main = document.create_element("main").ok()?;
    main.set_id(ID);
    let body = document.body()?;
    body.set_class_name(ID);
    body.append_child(&main).ok()?;
    for kind in ["keydown", "keyup"] {
        dom::listen(document, kind, |event: KeyboardEvent| {
            pass_on(&event);
        });
    }
    Some(())
}

fn write(document: &Document, text: &PageText) {
    document.set_title(&text.title);
    if let Some(root) = document.document_element() {
        let _ = root.set_attribute("lang", text.language);
    }
    if let Some(body) = document.body() {
        let _ = body.style().set_property("background", &text.background);
    }
    let Some(main) = document.get_element_by_id(ID) else { return };
    main.set_text_content(None);
    write_parts(document, &main, &text.parts);
}

/// Writes rows and pictures into an element.
pub(super) fn write_parts(document: &Document, into: &Element, parts: &[PagePart]) {
    for part in parts {
        let _ = match part {
            PagePart::Row(row) => write_row(document, into, row),
            PagePart::Picture(svg) => write_picture(document, into, svg).map(drop),
            PagePart::Corner { svg, size } => write_picture(document, into, svg).and_then(|picture| {
                picture.set_class_name("corner");
                picture.style().set_property("width", &format!("{size}mm"))
            }),
        };
    }
}

fn write_picture(document: &Document, into: &Element, svg: &str) -> Result<HtmlElement, JsValue> {
    let picture: HtmlElement = document.create_element("img")?.unchecked_into();
    picture.set_attribute("alt", "")?;
    picture.set_attribute("src", &format!("data:image/svg+xml,{}", encode_uri_component(svg)))?;
    into.append_child(&picture)?;
    Ok(picture)
}

fn write_row(document: &Document, into: &Element, row: &TextRow) -> Result<(), JsValue> {
    let paragraph: HtmlElement = document.create_element("p")?.unchecked_into();
    paragraph.style().set_property("font-size", &format!("{}px", row.size))?;
    for run in &row.runs {
        let element: HtmlElement = document.create_element(if run.is_strong { "b" } else { "span" })?.unchecked_into();
        element.style().set_property("color", &run.color)?;
        element.set_text_content(Some(&run.text));
        paragraph.append_child(&element)?;
    }
    into.append_child(&paragraph)?;
    Ok(())
}

/// Sends a key event to the program, unless the browser itself uses the key.
fn pass_on(event: &KeyboardEvent) -> Option<()> {
    let key = event.key();
    // Clickers send F5.
    let is_function = key.len() > 1 && key.starts_with('F') && key != "F5";
    if is_function || event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    let document = dom::document()?;
    let canvas: HtmlElement = dom::element(page::CANVAS)?.unchecked_into();
    if document.active_element().is_none_or(|active| active.tag_name() == "BODY") {
        canvas.focus().ok()?;
    }
    let init = KeyboardEventInit::new();
    init.set_key(&key);
    init.set_code(&event.code());
    init.set_shift_key(event.shift_key());
    init.set_bubbles(true);
    init.set_cancelable(true);
    let sent = KeyboardEvent::new_with_keyboard_event_init_dict(&event.type_(), &init).ok()?;
    document.active_element()?.dispatch_event(&sent).ok()?;
    event.prevent_default();
    Some(())
}
