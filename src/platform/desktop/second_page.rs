//! A second page, which the program writes. A desktop uses a second window of the window toolkit instead.

use crate::{PageText, PopupBlocked};

/// The second page. This type has no values on a desktop.
#[derive(Debug)]
pub enum SecondPage {}

impl SecondPage {
    /// Returns `None`, because the window toolkit opens a second window.
    ///
    /// # Errors
    /// None on a desktop.
    pub const fn open() -> Result<Option<Self>, PopupBlocked> {
        Ok(None)
    }

    /// Returns whether the screen may go dark while the page is shown.
    pub fn lets_sleep(&self) -> bool {
        match *self {}
    }

    /// Shows a text. Returns whether the page is still open.
    pub fn show(&mut self, _text: PageText) -> bool {
        match *self {}
    }
}
