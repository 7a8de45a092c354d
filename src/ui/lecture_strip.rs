//! The strip of a lecture in front of an audience: the place in it, and at the end of an entry where the next step leads.

use super::lecture_names::{entry_name, entry_place};
use super::lecture_steps::entry_beyond;
use super::view_context::ViewContext;
use super::{theme, widgets};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::session::navigation::Direction;
use egui::{Color32, Frame, Panel, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// The size of the text as a share of the window's height: 24 pixels of 1080.
const TEXT_SHARE: f32 = 24.0 / 1080.0;
/// The smallest size of the text, in pixels.
const MIN_TEXT: f32 = 13.0;
/// The height of the strip and its margins at both ends, as multiples of the size of the text.
const HEIGHT: f32 = 1.7;
const MARGIN: f32 = 1.2;

/// Draws the strip, if an entry of a lecture is shown. Its height does not depend on what it says, so that nothing moves.
pub fn lecture_strip_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (session, words) = (context.session, context.words);
    let Some(lecture) = session.shown_lecture() else { return };
    let size = (ui.ctx().content_rect().height() * TEXT_SHARE).max(MIN_TEXT);
    let fill = theme::color(ui, PaletteColor::Background);
    let panel = Panel::bottom("lecture").exact_size(size * HEIGHT).show_separator_line(false);
    panel.frame(Frame::NONE.fill(fill)).show(ui, |ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), size * HEIGHT), Sense::hover());
        let here = entry_place(lecture, lecture.index(), words);
        let onward = entry_beyond(session, Direction::Forward).map(|next| {
            let next = entry_name(lecture, next, words);
            words.fill("lecture-next-entry", &[("entry", next.into())])
        });
        let galley = widgets::layout_line(ui, &here, Font::Regular, size, PaletteColor::Secondary);
        let left = rect.left() + size * MARGIN;
        let y = rect.center().y - galley.size().y / 2.0;
        let room = rect.width() - galley.size().x - 3.0 * size * MARGIN;
        ui.painter().galley(pos2(left, y), galley, Color32::PLACEHOLDER);
        let mut spoken = here;
        if let Some(onward) = onward {
            let text = Font::Regular.elided(&onward, size, room);
            let galley = widgets::layout_line(ui, &text, Font::Regular, size, PaletteColor::Text);
            let place = pos2(rect.right() - size * MARGIN - galley.size().x, y);
            ui.painter().galley(place, galley, Color32::PLACEHOLDER);
            spoken = format!("{spoken}. {onward}");
        }
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    });
}
