//! A second page, which the program writes: a desktop has windows, which the window toolkit opens.

use crate::{PageText, PopupBlocked};

/// The second page, of which a desktop has none.
#[derive(Debug)]
pub enum SecondPage {}

impl SecondPage {
    /// Returns nothing: a second window is the window toolkit's.
    ///
    /// # Errors
    /// None on a desktop.
    pub const fn open() -> Result<Option<Self>, PopupBlocked> {
        Ok(None)
    }

    /// Shows a text. Returns whether the page is still open.
    pub fn show(&mut self, _text: PageText) -> bool {
        match *self {}
    }
}
