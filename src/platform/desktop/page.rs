//! The page around the program. A desktop has no page.

use crate::{FirstPicture, PageEvent, PageState};

/// The address at which the program is served, if it was known when the program was built; otherwise empty.
const HOMEPAGE: &str = match option_env!("PODA_BASE") {
    Some(base) => base,
    None => env!("CARGO_PKG_HOMEPAGE"),
};
/// The environment variable that overrides this address, for links as well as notebooks.
const BASE: &str = "PODA_BASE";

/// Returns `true`: nothing is downloaded.
pub const fn is_whole() -> bool {
    true
}

/// Does nothing: all texts are bundled.
pub const fn supply_texts() {}

/// The page around the program, which is absent on a desktop.
#[derive(Clone, Copy, Debug, Default)]
pub struct Page;

impl Page {
    /// Returns the page. `wake` is called when the page requests something.
    pub fn attach(_wake: impl Fn() + 'static) -> Self {
        Self
    }

    /// Returns the fragment of the page's address: `None` on a desktop.
    pub const fn fragment(&self) -> Option<String> {
        None
    }

    /// Returns the picture that the page has shown before the program: `None` on a desktop.
    pub const fn first_picture(&self) -> Option<FirstPicture> {
        None
    }

    /// Removes and returns the requests of the page: none on a desktop.
    pub const fn take_events(&self) -> Vec<PageEvent> {
        Vec::new()
    }

    /// Shows a state in the page, which has no effect on a desktop.
    pub const fn show(&mut self, _state: &PageState) {}
}

/// Adds a mark to the browser's performance measurements, which has no effect on a desktop.
pub const fn mark(_name: &str) {}

/// Returns the address at which the program is served, without a fragment; empty if that is not known.
pub fn base() -> String {
    let base = std::env::var(BASE).ok().filter(|base| !base.is_empty()).unwrap_or_else(|| HOMEPAGE.to_owned());
    base.split('#').next().unwrap_or_default().trim().to_owned()
}

/// Returns whether the program is shown in a frame of another page: never on a desktop.
pub const fn is_framed() -> bool {
    false
}

/// Returns whether the program is shown in a page: never on a desktop.
pub const fn is_present() -> bool {
    false
}
