//! The digits that choose an answer by its number.

use egui::{Event, Key, Modifiers, Ui};

/// The keys that choose the first nodes.
const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// Returns the index of the node whose digit was pressed. Digits typed into a text field are ignored.
pub fn digit_pressed(ui: &Ui) -> Option<usize> {
    if ui.ctx().text_edit_focused() {
        return None;
    }
    ui.input_mut(|input| DIGITS.iter().position(|&digit| input.consume_key(Modifiers::NONE, digit)))
}

/// Takes all presses of the digits up to `count` since the last frame, and returns the index of each, in order. A slow
/// frame may hold several. A key that is held counts once. Digits typed into a text field are ignored.
pub fn digits_pressed(ui: &Ui, count: usize) -> Vec<usize> {
    if ui.ctx().text_edit_focused() {
        return Vec::new();
    }
    let mut pressed = Vec::new();
    ui.input_mut(|input| {
        input.events.retain(|event| {
            let Event::Key { key, pressed: true, repeat, modifiers, .. } = event else { return true };
            let index = DIGITS.iter().take(count).position(|digit| digit == key).filter(|_| modifiers.is_none());
            pressed.extend(index.filter(|_| !repeat));
            index.is_none()
        });
    });
    pressed
}

/// Returns the digit that chooses the node with this index, for its tooltip.
pub(super) fn digit(index: usize) -> String {
    DIGITS.get(index).map_or_else(String::new, |_| (index + 1).to_string())
}
