//! The blank screen, which says how to leave it.

use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::ui::command::UiCommand;
use crate::ui::request::UiRequest;
use crate::ui::theme;
use egui::{Align2, Color32, Role, Sense, Ui, WidgetInfo, vec2};

/// How large the words on a blank screen are, which say how to leave it.
const HINT: f32 = 15.0;

/// A blank screen, so that everybody looks at the lecturer. A click ends it.
pub(super) fn blank_ui(ui: &mut Ui, words: &Words, requests: &mut Vec<UiRequest>) {
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::click());
    ui.painter().rect_filled(rect, 0.0, Color32::BLACK);
    let args = [("blank", UiCommand::Blank.key(words).into()), ("leave", UiCommand::Leave.key(words).into())];
    let hint = words.fill("blank-hint", &args);
    let (place, font) = (rect.center_bottom() - vec2(0.0, 24.0), theme::font(Font::Regular, HINT));
    ui.painter().text(place, Align2::CENTER_BOTTOM, &hint, font, Color32::from_gray(120));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &hint));
    if response.clicked() {
        requests.push(UiRequest::ToggleBlank);
    }
}
