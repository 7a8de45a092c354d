//! The user's browser: its language, and how its keyboard labels keys.

use super::dom;
use crate::platform::ByHand;
use eframe::egui::Context;
use js_sys::{Object, Reflect};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Window;

/// Returns the language that the user prefers, such as `es-ES`.
pub fn locale() -> Option<String> {
    dom::window()?.navigator().language()
}

/// Returns the hour and the minute by the clock on the wall, if the browser tells.
pub fn time_of_day() -> Option<(u32, u32)> {
    let now = js_sys::Date::new_0();
    Some((now.get_hours(), now.get_minutes()))
}

/// Returns how the keyboard labels the command key.
pub fn command_key_name() -> &'static str {
    let platform = dom::window().and_then(|window| window.navigator().platform().ok()).unwrap_or_default();
    if platform.starts_with("Mac") || platform.starts_with("iP") { "Cmd" } else { "Ctrl" }
}

/// Copies a text, and calls `copied` when it is on the clipboard. Where the browser refuses, or has no clipboard for a page that has come
/// without encryption, the text stands selected in a field of the page.
pub fn copy_text(ctx: &Context, text: String, by_hand: ByHand, copied: impl FnOnce() + 'static) {
    let ctx = ctx.clone();
    spawn_local(async move {
        if write_to_clipboard(&text).await {
            copied();
            ctx.request_repaint();
            return;
        }
        let detail = Object::new();
        for (name, value) in [("text", &text), ("heading", &by_hand.heading), ("close", &by_hand.close)] {
            let _ = Reflect::set(&detail, &name.into(), &value.into());
        }
        dom::tell("poda-copy", &detail);
    });
}

/// Puts a text on the clipboard, and returns whether it is there.
async fn write_to_clipboard(text: &str) -> bool {
    let Some(window) = dom::window().filter(Window::is_secure_context) else { return false };
    JsFuture::from(window.navigator().clipboard().write_text(text)).await.is_ok()
}

/// Returns whether a window needs one of the variables that name a display.
pub const fn names_display() -> bool {
    false
}

/// Returns whether the user's system prefers dark colors.
pub fn prefers_dark() -> bool {
    let query = dom::window().and_then(|window| window.match_media("(prefers-color-scheme: dark)").ok().flatten());
    query.is_some_and(|query| query.matches())
}

/// The limits offered for the nodes of a search; the middle one is the default.
pub const NODES: [usize; 5] = [100_000, 500_000, 1_000_000, 2_000_000, 5_000_000];
/// The limits offered for the memory of a search and its tree, in bytes; the middle one is the default.
pub const BYTES: [usize; 5] = [64 << 20, 128 << 20, 256 << 20, 512 << 20, 1 << 30];
/// The deepest recursion that the stack bears, in levels. A browser keeps the calls of a page on a stack of its own, of about a
/// megabyte, beside the one that the program was linked with.
pub const MAX_LEVELS: usize = 200;

/// Whether the user has interrupted the program: never in a browser.
#[derive(Clone, Copy, Debug)]
pub struct Interrupt;

impl Interrupt {
    /// Returns an interrupt that does not happen.
    pub const fn listen() -> Self {
        Self
    }

    /// Returns whether it has happened.
    pub const fn has_happened(&self) -> bool {
        false
    }
}
