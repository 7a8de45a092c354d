//! A paragraph that can be clicked, such as a bookmark or an entry of a lecture.

use crate::i18n::styled_text::StyledText;
use crate::picture::palette::PaletteColor;
use crate::ui::size_class::target;
use crate::ui::widgets::paint_hover;
use crate::ui::{paint, theme};
use egui::{Color32, CursorIcon, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// The width of the bar beside the paragraph that is current, in pixels.
const BAR: f32 = 3.0;

/// Draws the paragraph, marked if it is current.
pub(super) fn pressable(ui: &mut Ui, text: &StyledText, is_here: bool) -> Response {
    let galley = ui.painter().layout_job(paint::styled_text(text, theme::TEXT, theme::of(ui), ui.available_width()));
    let size = vec2(ui.available_width(), target(ui, galley.size().y + 4.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    if is_here {
        let bar = Rect::from_min_size(rect.left_top(), vec2(BAR, rect.height()));
        ui.painter().rect_filled(bar.translate(vec2(-8.0, 0.0)), 0.0, theme::color(ui, PaletteColor::Current));
    }
    paint_hover(ui, &response, rect.expand2(vec2(6.0, 0.0)));
    let top = rect.center().y - galley.size().y / 2.0;
    ui.painter().galley(pos2(rect.left(), top), galley, Color32::PLACEHOLDER);
    let name = text.plain().trim_end().to_owned();
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, &name));
    response.on_hover_cursor(CursorIcon::PointingHand)
}
