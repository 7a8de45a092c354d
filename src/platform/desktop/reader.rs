//! The document beside the window, for screen readers: on a desktop the system has it from eframe.

use eframe::egui::Event;
use eframe::egui::accesskit::TreeUpdate;

/// Listens to the document, of which a desktop has none.
pub fn attach(_wake: impl Fn() + 'static) {}

/// Returns whether somebody reads the document.
pub const fn is_wanted() -> bool {
    false
}

/// Returns whether the document has the focus.
pub const fn has_focus() -> bool {
    false
}

/// Takes what was done in the document, as input of the window.
pub const fn take_events() -> Vec<Event> {
    Vec::new()
}

/// Tells the document what differs from what it was told last.
pub fn show(_update: TreeUpdate) {}
