//! The digits that choose an answer by its number.

use egui::{Key, Modifiers, Ui};

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

/// Returns the digit that chooses the node with this index, for its tooltip.
pub(super) fn digit(index: usize) -> String {
    DIGITS.get(index).map_or_else(String::new, |_| (index + 1).to_string())
}
