//! The document for screen readers beside the window. On a desktop, eframe gives it to the system instead.

use eframe::egui::Event;
use eframe::egui::accesskit::TreeUpdate;

/// Listens to events of the document, which is absent on a desktop.
pub fn attach(_wake: impl Fn() + 'static) {}

/// Returns whether a screen reader uses the document: never on a desktop.
pub const fn is_wanted() -> bool {
    false
}

/// Returns whether the document has the focus: never on a desktop.
pub const fn has_focus() -> bool {
    false
}

/// Removes and returns the user's actions in the document, as input events of the window: none on a desktop.
pub const fn take_events() -> Vec<Event> {
    Vec::new()
}

/// Updates the document, which has no effect on a desktop.
pub fn show(_update: TreeUpdate) {}
