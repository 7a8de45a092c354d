//! The lines of a form in a modal: a label, and controls for numbers, texts and choices behind it.

use crate::i18n::{Language, Words};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::platform::clock::{SystemTime, UNIX_EPOCH};
use crate::practice::generator::chosen_seed;
use crate::ui::size_class::{SizeClass, target};
use crate::ui::theme;
use crate::ui::widgets::{
    check_box, keep_focus_after_enter, layout_line, menu, menu_item, segmented_control, set_menu_width,
};
use egui::emath::Numeric;
use egui::{Color32, DragValue, Response, Sense, TextEdit, Ui, pos2, vec2};
use std::ops::RangeInclusive;

/// The width of the labels, in pixels.
pub(super) const LABEL_WIDTH: f32 = 176.0;
/// The height of a line, in pixels.
const LINE: f32 = 28.0;

/// Draws a line: a label, and controls behind it.
pub(super) fn line<R>(ui: &mut Ui, label: &str, controls: impl FnOnce(&mut Ui) -> R) -> R {
    line_with(ui, (label, LABEL_WIDTH), controls)
}

/// Draws a line whose label has a width, in pixels.
pub(super) fn line_with<R>(ui: &mut Ui, (label, width): (&str, f32), controls: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        let galley = layout_line(ui, label, Font::Regular, theme::TEXT, PaletteColor::Secondary);
        // On a phone the controls stand below a label that leaves them no space.
        let is_narrow = SizeClass::of(ui.ctx()).is_compact_wide();
        let width = if is_narrow { width.max(galley.size().x) } else { width };
        let (rect, _) = ui.allocate_exact_size(vec2(width, target(ui, LINE)), Sense::hover());
        let min = pos2(rect.left(), rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(min, galley, Color32::PLACEHOLDER);
        controls(ui)
    })
    .inner
}

/// Draws a line with a choice between a few values, each with the message id of its word.
pub(super) fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    words: &Words,
    label: &str,
    chosen: &mut T,
    offers: &[(T, &'static str)],
) {
    choice_with(ui, words, (label, LABEL_WIDTH), chosen, offers);
}

/// Draws a line with a choice, whose label has a width, in pixels.
pub(super) fn choice_with<T: Copy + PartialEq>(
    ui: &mut Ui,
    words: &Words,
    (label, width): (&str, f32),
    chosen: &mut T,
    offers: &[(T, &'static str)],
) {
    let label = words.text(label);
    line_with(ui, (&label, width), |ui| {
        let texts: Vec<String> = offers.iter().map(|(_, message)| words.text(message)).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let index = offers.iter().position(|(offer, _)| offer == chosen).unwrap_or_default();
        if let Some(pressed) = segmented_control(ui, &label, &texts, index, true) {
            *chosen = offers[pressed].0;
        }
    });
}

/// Draws a line with the choice of a language, that of the window while none is chosen.
pub(super) fn language_choice(ui: &mut Ui, words: &Words, width: f32, chosen: &mut Option<Language>) {
    let shown = chosen.unwrap_or(words.language());
    let mut language = shown;
    let languages = [(Language::English, "language-english"), (Language::Spanish, "language-spanish")];
    choice_with(ui, words, ("pictures-language", width), &mut language, &languages);
    if language != shown {
        *chosen = Some(language);
    }
}

/// Draws a check box that switches something on and off.
pub(super) fn switch(ui: &mut Ui, text: &str, is_on: &mut bool) {
    if check_box(ui, text, text, *is_on).clicked() {
        *is_on = !*is_on;
    }
}

/// A field that was drawn.
pub(super) struct TextFieldOutcome {
    /// The field.
    pub response: Response,
    /// Whether Enter was pressed in it.
    pub is_entered: bool,
}

/// Draws a line with a text field of a width, in pixels.
pub(super) fn text_field(ui: &mut Ui, label: &str, text: &mut String, width: f32) -> TextFieldOutcome {
    line(ui, label, |ui| bare_text_field(ui, label, text, width))
}

/// Draws a text field with an accessible name.
pub(super) fn bare_text_field(ui: &mut Ui, name: &str, text: &mut String, width: f32) -> TextFieldOutcome {
    let response = ui.add(TextEdit::singleline(text).desired_width(width));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name.to_owned()));
    let is_entered = keep_focus_after_enter(ui, &response, text);
    TextFieldOutcome { response, is_entered }
}

/// Draws a line with a drop-down.
pub(super) fn drop_down<T: Copy + PartialEq>(ui: &mut Ui, label: &str, chosen: &mut T, offers: &[(T, String)]) {
    drop_down_with(ui, (label, LABEL_WIDTH), chosen, offers);
}

/// Draws a line with a drop-down, whose label has a width, in pixels.
pub(super) fn drop_down_with<T: Copy + PartialEq>(
    ui: &mut Ui,
    (label, width): (&str, f32),
    chosen: &mut T,
    offers: &[(T, String)],
) {
    line_with(ui, (label, width), |ui| {
        let value = offers.iter().find(|(offer, _)| offer == chosen).map_or("", |(_, name)| name);
        menu(ui, label, "", value, 14.0, |ui| {
            set_menu_width(ui, 300.0);
            for (offer, name) in offers {
                if menu_item(ui, name, "", offer == chosen) {
                    *chosen = *offer;
                }
            }
        });
    });
}

/// Draws a field for a number, with an accessible name.
pub(super) fn number<N: Numeric>(ui: &mut Ui, name: &str, number: &mut N, range: RangeInclusive<N>) {
    let response = ui.add(DragValue::new(number).range(range).speed(0.05));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name.to_owned()));
}

/// Draws a line with the two ends of a range, which never change places.
pub(super) fn span<N: Numeric + Ord>(
    ui: &mut Ui,
    words: &Words,
    label: &str,
    (min, max): (&mut N, &mut N),
    range: RangeInclusive<N>,
) {
    let label = words.text(label);
    line(ui, &label, |ui| {
        number(ui, &words.fill("exercise-least-of", &[("name", label.as_str().into())]), min, range.clone());
        ui.label("–");
        number(ui, &words.fill("exercise-most-of", &[("name", label.as_str().into())]), max, range);
        *max = (*max).max(*min);
    });
}

/// Returns a seed by the clock of this machine.
pub(super) fn another_seed() -> u64 {
    chosen_seed(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}
