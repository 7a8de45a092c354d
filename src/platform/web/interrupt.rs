//! Signals: a browser has none.

/// Whether the user has interrupted the program: never in a browser.
#[derive(Clone, Copy, Debug)]
pub struct Interrupt;

impl Interrupt {
    /// Returns an interrupt that does not happen.
    #[must_use]
    pub const fn listen() -> Self {
        Self
    }

    /// Returns whether it has happened.
    pub const fn has_happened(&self) -> bool {
        false
    }
}
