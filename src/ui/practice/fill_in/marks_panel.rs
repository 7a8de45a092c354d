//! What the marking says: the points, the first field to correct, and every field in the order of the trace with its reason.

use super::entries::entry_mark;
use super::state::{FillIn, FillInRequest};
use crate::i18n::Words;
use crate::i18n::practice::{blank_field_name, blank_sentence};
use crate::picture::draw::mark_shapes;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::point;
use crate::practice::blank::{BlankMarks, Mark, MarkedField};
use crate::ui::practice::PracticeRequest;
use crate::ui::request::UiRequest;
use crate::ui::side_panel::{paragraph, section};
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{layout_line, paint_hover};
use crate::ui::{paint, theme};
use egui::{Color32, CursorIcon, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// The height of a line of the list, in pixels.
const LINE: f32 = 24.0;

/// Draws what the marking says, once there is one.
pub(super) fn marks_ui(ui: &mut Ui, context: &ViewContext<'_>, fill_in: &FillIn, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    if let Some(field) = fill_in.first_unreadable() {
        section(ui, &words.text("fill-in-unreadable-title"), |ui| {
            let name = blank_field_name(words, context.search.recording(), field);
            let args = [("field", name.into()), ("text", fill_in.text(field).trim().into())];
            paragraph(ui, &words.styled("fill-in-unreadable", &args), theme::TEXT);
        });
    }
    let Some(first) = fill_in.first_marks() else { return };
    section(ui, &words.text("fill-in-marks"), |ui| {
        paragraph(ui, &words.styled("fill-in-points-first", &points(first)), theme::TEXT);
        let Some(marks) = fill_in.marks() else {
            return paragraph(ui, &words.styled("fill-in-changed", &[]), theme::TEXT);
        };
        if marks != first {
            paragraph(ui, &words.styled("fill-in-points-now", &points(marks)), theme::TEXT);
        }
        match marks.first_wrong() {
            Some(wrong) => {
                let name = blank_field_name(words, context.search.recording(), wrong.field);
                paragraph(ui, &words.styled("fill-in-first-wrong", &[("field", name.into())]), theme::TEXT);
                let reason = blank_sentence(words, context.search.recording(), wrong);
                paragraph(ui, &reason, theme::TEXT);
            }
            None if marks.points() == marks.of() => paragraph(ui, &words.styled("fill-in-all-right", &[]), theme::TEXT),
            None => paragraph(ui, &words.styled("fill-in-none-wrong", &[]), theme::TEXT),
        }
        ui.add_space(6.0);
        for marked in &marks.fields {
            field_ui(ui, context, marked, requests);
        }
    });
}

fn points(marks: &BlankMarks) -> [(&'static str, crate::i18n::MessageArg); 2] {
    [("points", (marks.points() as usize).into()), ("of", (marks.of() as usize).into())]
}

/// Returns the word for a mark.
fn mark_name(words: &Words, mark: Mark) -> String {
    words.text(match mark {
        Mark::Right => "fill-in-mark-right",
        Mark::Consequent => "fill-in-mark-consequent",
        Mark::Wrong => "fill-in-mark-wrong",
        Mark::Empty => "fill-in-mark-empty",
    })
}

/// Draws the line of a field: its mark, its name and the word for the mark. A click goes to the field; the tooltip says why.
fn field_ui(ui: &mut Ui, context: &ViewContext<'_>, marked: &MarkedField, requests: &mut Vec<UiRequest>) {
    let (words, recording) = (context.words, context.search.recording());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::click());
    paint_hover(ui, &response, rect);
    let shapes = mark_shapes(entry_mark(marked.mark), point(9.0, LINE / 2.0), 5.5);
    paint::shapes(ui.painter(), rect.min, theme::of(ui), &shapes);
    let name = blank_field_name(words, recording, marked.field);
    let mark = mark_name(words, marked.mark);
    let mut x = rect.left() + 24.0;
    for (text, font, color) in
        [(&name, Font::Regular, PaletteColor::Text), (&mark, Font::Regular, PaletteColor::Secondary)]
    {
        let galley = layout_line(ui, text, font, theme::TEXT, color);
        let place = pos2(x, rect.center().y - galley.size().y / 2.0);
        x += galley.size().x.max(90.0) + 10.0;
        ui.painter().galley(place, galley, Color32::PLACEHOLDER);
    }
    let reason = blank_sentence(words, recording, marked).plain();
    let said = words.fill(
        "fill-in-field-said",
        &[("field", name.into()), ("mark", mark.into()), ("reason", reason.as_str().into())],
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
    if response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(reason).clicked() {
        requests.push(PracticeRequest::FillIn(FillInRequest::GoTo(marked.field)).into());
    }
}
