//! What text fields do when Enter is pressed or when they are opened.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Key, Response, Ui};

/// Keeps the focus of a single-line field after Enter and selects its text, so that the next input replaces it and does not
/// trigger shortcuts. Returns whether Enter was pressed.
pub fn keep_focus_after_enter(ui: &Ui, field: &Response, text: &str) -> bool {
    let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    if is_entered {
        field.request_focus();
        select_all_text(ui, field, text);
    }
    is_entered
}

/// Selects all text of a field.
pub fn select_all_text(ui: &Ui, field: &Response, text: &str) {
    let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), field.id);
}
