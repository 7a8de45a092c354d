//! The blank screen.

use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::ui::command::UiCommand;
use crate::ui::request::UiRequest;
use crate::ui::theme;
use egui::{Align2, Color32, Role, Sense, Ui, WidgetInfo, vec2};

/// The size of the hint, in pixels.
const HINT_SIZE: f32 = 15.0;

/// Draws a black screen with a hint of the keys that end it. A click ends it too.
pub(super) fn blank_ui(ui: &mut Ui, words: &Words, requests: &mut Vec<UiRequest>) {
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::click());
    ui.painter().rect_filled(rect, 0.0, Color32::BLACK);
    let args = [("blank", UiCommand::ToggleBlank.key(words).into()), ("leave", UiCommand::Close.key(words).into())];
    let hint = words.fill("blank-hint", &args);
    let (place, font) = (rect.center_bottom() - vec2(0.0, 24.0), theme::font(Font::Regular, HINT_SIZE));
    ui.painter().text(place, Align2::CENTER_BOTTOM, &hint, font, Color32::from_gray(120));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &hint));
    if response.clicked() {
        requests.push(UiCommand::ToggleBlank.into());
    }
}
