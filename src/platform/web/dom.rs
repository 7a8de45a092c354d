//! Access to the objects of the page, where they exist.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::convert::FromWasmAbi;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, Document, Element, EventTarget, MessageChannel, Window};

/// Returns the window of the page; a worker has none.
pub fn window() -> Option<Window> {
    web_sys::window()
}

/// Returns the document of the page.
pub fn document() -> Option<Document> {
    window()?.document()
}

/// Returns the element with an id.
pub fn element(id: &str) -> Option<Element> {
    document()?.get_element_by_id(id)
}

/// Calls `listen` for each event of a type, for the lifetime of the page.
pub fn listen<E: FromWasmAbi + 'static>(target: &EventTarget, kind: &str, listen: impl FnMut(E) + 'static) {
    let closure = Closure::<dyn FnMut(E)>::new(listen);
    // A target that no longer exists sends no events.
    let _ = target.add_event_listener_with_callback(kind, closure.as_ref().unchecked_ref());
    closure.forget();
}

/// Sends the page an event of a type, with a detail.
pub fn tell(kind: &str, detail: &JsValue) {
    let Some(document) = document() else { return };
    if let Ok(event) = CustomEvent::new(kind) {
        event.init_custom_event_with_can_bubble_and_cancelable_and_detail(kind, false, false, detail);
        let _ = document.dispatch_event(&event);
    }
}

/// Calls `run` after the browser has had time to draw and respond.
pub fn soon(run: impl FnOnce() + 'static) {
    // A timer would fire four milliseconds later.
    let Ok(channel) = MessageChannel::new() else { return run() };
    let (port, closed) = (channel.port1(), channel.port1());
    let closure = Closure::once_into_js(move || {
        // A browser keeps an open port alive.
        closed.close();
        run();
    });
    port.set_onmessage(Some(closure.unchecked_ref()));
    let _ = channel.port2().post_message(&JsValue::NULL);
}

/// Calls `run` after a delay in milliseconds.
pub fn later(milliseconds: i32, run: impl FnOnce() + 'static) {
    let Some(window) = window() else { return };
    let closure = Closure::once_into_js(run);
    let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(closure.unchecked_ref(), milliseconds);
}
