//! The caption: the sentence for the current step.

use super::{paint, theme};
use crate::i18n::styled_text::StyledText;
use crate::picture::palette::PaletteColor;
use egui::text::LayoutJob;
use egui::{Align, Color32, Response, Role, Sense, Stroke, Ui, WidgetInfo, pos2};

/// Draws the sentence into the available space: at `size` on one line, or smaller on two.
pub fn caption_ui(ui: &mut Ui, sentence: &StyledText, spoken: &str, size: f32, centered: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    ui.painter().rect_filled(rect, 0.0, theme::color(ui, PaletteColor::Background));
    ui.painter().hline(rect.x_range(), rect.top(), Stroke::new(1.0, theme::color(ui, PaletteColor::Hairline)));
    let room = rect.shrink2(egui::vec2(size * 1.05, 2.0));
    let galley = [1.0, 0.84, 0.74, 0.64]
        .into_iter()
        .map(|share| ui.painter().layout_job(job(ui, sentence, (size * share).max(12.0), room.width(), centered)))
        .reduce(|larger, smaller| if larger.size().y <= room.height() { larger } else { smaller });
    if let Some(galley) = galley {
        // The lines of a centred text are centred around its place.
        let left = if centered { rect.center().x } else { room.left() };
        let place = pos2(left, rect.center().y - galley.size().y / 2.0);
        ui.painter().with_clip_rect(rect).galley(place, galley, Color32::PLACEHOLDER);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken));
    response
}

fn job(ui: &Ui, sentence: &StyledText, size: f32, width: f32, centered: bool) -> LayoutJob {
    let mut job = paint::styled_text(sentence, size, theme::of(ui), width);
    job.wrap.max_rows = 2;
    job.halign = if centered { Align::Center } else { Align::Min };
    for section in &mut job.sections {
        section.format.line_height = Some(size * 1.25);
    }
    job
}
