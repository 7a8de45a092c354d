//! The page around the program: on a desktop there is none.

use crate::{PageEvent, PageState};

/// The address at which the program is served, as it was known when it was built; empty if it was not.
const HOMEPAGE: &str = match option_env!("PODA_BASE") {
    Some(base) => base,
    None => env!("CARGO_PKG_HOMEPAGE"),
};
/// The environment variable that says otherwise, for links and notebooks alike.
const BASE: &str = "PODA_BASE";

/// The page around the program, of which a desktop has none.
#[derive(Clone, Copy, Debug, Default)]
pub struct Page;

impl Page {
    /// Returns the page. `wake` is called when it asks for something.
    pub fn attach(_wake: impl Fn() + 'static) -> Self {
        Self
    }

    /// Returns the fragment of the page's address.
    pub const fn fragment(&self) -> Option<String> {
        None
    }

    /// Takes what the page has asked for.
    pub const fn take_events(&self) -> Vec<PageEvent> {
        Vec::new()
    }

    /// Shows this in the page.
    pub const fn show(&mut self, _state: &PageState) {}
}

/// Marks a moment in the browser's own measurements, of which a desktop has none.
pub const fn mark(_name: &str) {}

/// Returns the address at which the program is served, without a fragment; empty if that is not known.
pub fn base() -> String {
    let base = std::env::var(BASE).ok().filter(|base| !base.is_empty()).unwrap_or_else(|| HOMEPAGE.to_owned());
    base.split('#').next().unwrap_or_default().trim().to_owned()
}

/// Returns whether the program is shown in a frame of another page.
pub const fn is_framed() -> bool {
    false
}

/// Returns whether the program is shown in a page.
pub const fn is_present() -> bool {
    false
}
