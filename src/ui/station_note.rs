//! The note of the last bookmark reached, in front of an audience: shown only where the lecturer wants it.

use super::theme;
use super::view_context::ViewContext;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::trace::TimelineStep;
use egui::{Align, Frame, Label, Margin, Panel, RichText, Role, Ui, WidgetInfo};

/// The size of the text as a share of the window's height: 28 pixels of 1080.
const TEXT_SHARE: f32 = 28.0 / 1080.0;
/// The smallest size of the text, in pixels.
const MIN_TEXT: f32 = 14.0;

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
    let size = (ui.ctx().content_rect().height() * TEXT_SHARE).max(MIN_TEXT);
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
