//! Work in the background: a slice of it at a time, between the frames of the page.

use super::dom;
use crate::platform::clock::Instant;
use js_sys::Promise;
use std::cell::Cell;
use std::io;
use std::time::Duration;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// How long a slice lasts at least. The page answers between two slices.
const SLICE: Duration = Duration::from_millis(24);

/// How long a frame may wait for work in the background: the work would wait for the frame.
pub const FRAME_PATIENCE: Duration = Duration::ZERO;

thread_local! {
    /// When the running slice began.
    static SLICE_BEGAN: Cell<Option<Instant>> = const { Cell::new(None) };
}

/// Work that is running. Dropping it lets the work run on.
#[derive(Debug)]
pub struct BackgroundWork(());

impl BackgroundWork {
    /// Runs `work` as soon as the page has drawn. Wherever work takes long, it awaits [`pause`] between its parts.
    ///
    /// # Errors
    /// None in a browser.
    pub fn start(_name: &str, work: impl AsyncFnOnce() + Send + 'static) -> io::Result<Self> {
        spawn_local(async move {
            next_slice().await;
            work().await;
        });
        Ok(Self(()))
    }

    /// Returns at once: work that was canceled leaves nothing behind in a browser.
    pub fn wait(self) {}
}

/// Lets the page draw and answer once the running slice has lasted long enough.
pub async fn pause() {
    if SLICE_BEGAN.get().is_none_or(|began| SLICE <= began.elapsed()) {
        next_slice().await;
    }
}

/// Lets the page draw and answer.
pub(super) async fn next_slice() {
    let drawn = Promise::new(&mut |resolve, _| {
        dom::soon(move || {
            let _ = resolve.call0(&wasm_bindgen::JsValue::NULL);
        });
    });
    // A timer does not fail.
    let _ = JsFuture::from(drawn).await;
    SLICE_BEGAN.set(Some(Instant::now()));
}
