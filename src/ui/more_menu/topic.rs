//! The two kinds of items of the menu "More" besides commands.

use crate::i18n::Words;
use crate::ui::widgets::{self, menu_item};
use egui::{Align, Layout, Ui};

/// Draws an item with its chosen value, which opens a submenu of all values. `name` and `hint` are message ids. Returns the value
/// that was clicked.
pub(super) fn topic<T: Copy + PartialEq>(
    ui: &mut Ui,
    words: &Words,
    (name, hint): (&str, &str),
    chosen: T,
    offers: &[(T, String)],
) -> Option<T> {
    let value = offers.iter().find(|(offer, _)| *offer == chosen).map_or("", |(_, text)| text);
    let mut pressed = None;
    widgets::submenu_with_hint(ui, &words.text(name), &words.text(hint), value, |ui| {
        ui.set_width(260.0);
        for (offer, text) in offers {
            if menu_item(ui, text, "", *offer == chosen) {
                pressed = Some(*offer);
            }
        }
    });
    pressed
}

/// Draws an item with a control at its right end.
pub(super) fn setting(ui: &mut Ui, word: &str, control: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.add_space(8.0);
        ui.label(word);
        ui.with_layout(Layout::right_to_left(Align::Center), control);
    });
}
