//! What an audience reads besides the caption: the note of the last bookmark, where the lecturer wants it, and the strip of a lecture,
//! which says where in it one is and, at the end of an entry, where the next step leads.

use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::session::playback::Direction;
use crate::trace::TimelineStep;
use crate::ui::lecture::{entry_beyond, entry_name, entry_place};
use crate::ui::view_context::ViewContext;
use crate::ui::{theme, widgets};
use egui::{Align, Color32, Frame, Label, Margin, Panel, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// The size of a note as a share of the window's height: 28 pixels of 1080.
const NOTE_SHARE: f32 = 28.0 / 1080.0;
/// The smallest size of a note, in pixels.
const MIN_NOTE: f32 = 14.0;

/// The size of the strip's text as a share of the window's height: 24 pixels of 1080.
const STRIP_SHARE: f32 = 24.0 / 1080.0;
/// The smallest size of that text, in pixels.
const MIN_STRIP: f32 = 13.0;
/// Its height and its margins at both ends, as multiples of the size of the text.
const HEIGHT: f32 = 1.7;
const MARGIN: f32 = 1.2;

/// Draws the note above the caption, if there is one and it is to be shown. A note of an earlier step is faint.
pub fn station_note_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    if !context.settings.presented_notes {
        return;
    }
    let step = context.search.timeline_step();
    let lecture = context.session.shown_lecture();
    // The note of a lecture's entry applies from its beginning until the first bookmark with a note.
    let entry_note = lecture.and_then(|lecture| Some((lecture.first_step(), lecture.entry()?.note.as_ref()?)));
    let bookmark_note = context.session.history().last_note(step).map(|(bookmark, note)| (bookmark.step, note));
    let is_later = |&(begin, _): &(TimelineStep, _)| lecture.is_none_or(|lecture| lecture.first_step() < begin);
    let Some((begin, note)) = bookmark_note.filter(is_later).or(entry_note).or(bookmark_note) else { return };
    let text = note.in_language(context.words.language()).to_owned();
    let color = if begin == step { PaletteColor::Text } else { PaletteColor::Secondary };
    let size = (ui.ctx().content_rect().height() * NOTE_SHARE).max(MIN_NOTE);
    #[expect(clippy::cast_possible_truncation, reason = "a margin of a few dozen pixels")]
    let margin = Margin::symmetric((size * 1.6) as i8, (size * 0.4) as i8);
    let frame = Frame::NONE.fill(theme::color(ui, PaletteColor::Panel)).inner_margin(margin);
    Panel::bottom("station note").resizable(false).show_separator_line(false).frame(frame).show(ui, |ui| {
        ui.vertical_centered(|ui| {
            let text = RichText::new(&text).font(theme::font(Font::Regular, size)).color(theme::color(ui, color));
            let label = Label::new(text).wrap().selectable(false).halign(Align::Center);
            let response = ui.add(label);
            let name = note.in_language(context.words.language());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
        });
    });
}

/// Draws the strip, if an entry of a lecture is shown. Its height does not depend on what it says, so that nothing moves.
pub fn lecture_strip_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (session, words) = (context.session, context.words);
    let Some(lecture) = session.shown_lecture() else { return };
    let size = (ui.ctx().content_rect().height() * STRIP_SHARE).max(MIN_STRIP);
    let fill = theme::color(ui, PaletteColor::Background);
    let panel = Panel::bottom("lecture").exact_size(size * HEIGHT).show_separator_line(false);
    panel.frame(Frame::NONE.fill(fill)).show(ui, |ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), size * HEIGHT), Sense::hover());
        let here = entry_place(lecture, lecture.index, words);
        let onward = entry_beyond(session, Direction::Forward).map(|next| {
            let next = entry_name(lecture, next, words);
            words.fill("lecture-next-entry", &[("entry", next.into())])
        });
        let galley = widgets::layout_line(ui, &here, Font::Regular, size, PaletteColor::Secondary);
        let left = rect.left() + size * MARGIN;
        let y = rect.center().y - galley.size().y / 2.0;
        let space = rect.width() - galley.size().x - 3.0 * size * MARGIN;
        ui.painter().galley(pos2(left, y), galley, Color32::PLACEHOLDER);
        let mut spoken = here;
        if let Some(onward) = onward {
            let text = Font::Regular.elided(&onward, size, space);
            let galley = widgets::layout_line(ui, &text, Font::Regular, size, PaletteColor::Text);
            let at = pos2(rect.right() - size * MARGIN - galley.size().x, y);
            ui.painter().galley(at, galley, Color32::PLACEHOLDER);
            spoken = format!("{spoken}. {onward}");
        }
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    });
}
