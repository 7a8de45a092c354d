//! What the marking says: the points, the first field to correct, and every field in the order of the trace with its reason.

use super::entries::entry_mark;
use super::mark_sentences::FieldSentences;
use super::state::{FillIn, FillInRequest};
use crate::i18n::practice::blank_field_name;
use crate::picture::draw::mark_shapes;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::point;
use crate::practice::blank::{BlankMarks, MarkedField};
use crate::ui::practice::PracticeRequest;
use crate::ui::request::UiRequest;
use crate::ui::side_panel::{paragraph, section};
use crate::ui::size_class::target;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{layout_line, paint_hover};
use crate::ui::{paint, theme};
use egui::{Color32, CursorIcon, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// The height of a line of the list, in pixels.
const LINE: f32 = 24.0;

/// Draws the points and the first field to correct, once there is a marking.
pub(super) fn summary_ui(ui: &mut Ui, context: &ViewContext<'_>, fill_in: &FillIn) {
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
        let said = fill_in.sentences().map_or(&[][..], |sentences| &sentences.fields);
        let said_of = |wrong: &MarkedField| {
            let place = marks.fields.iter().position(|marked| marked.field == wrong.field)?;
            said.get(place)
        };
        match marks.first_wrong() {
            Some(wrong) => {
                if let Some(said) = said_of(wrong) {
                    let name = ("field", said.name.as_str().into());
                    paragraph(ui, &words.styled("fill-in-first-wrong", &[name]), theme::TEXT);
                    paragraph(ui, &said.reason, theme::TEXT);
                }
            }
            None if marks.points() == marks.of() => paragraph(ui, &words.styled("fill-in-all-right", &[]), theme::TEXT),
            None => paragraph(ui, &words.styled("fill-in-none-wrong", &[]), theme::TEXT),
        }
    });
}

/// Draws the mark of every field in the order of the trace, once there is a marking. It is long, and so it stands below the
/// fields, which are corrected beside the summary.
pub(super) fn marks_ui(ui: &mut Ui, context: &ViewContext<'_>, fill_in: &FillIn, requests: &mut Vec<UiRequest>) {
    let (Some(marks), Some(sentences)) = (fill_in.marks(), fill_in.sentences()) else { return };
    section(ui, &context.words.text("fill-in-every-mark"), |ui| {
        for (marked, said) in marks.fields.iter().zip(&sentences.fields) {
            field_ui(ui, marked, said, requests);
        }
    });
}

fn points(marks: &BlankMarks) -> [(&'static str, crate::i18n::MessageArg); 2] {
    [("points", (marks.points() as usize).into()), ("of", (marks.of() as usize).into())]
}

/// Draws the line of a field: its mark, its name and the word for the mark. A click goes to the field; the tooltip says why.
fn field_ui(ui: &mut Ui, marked: &MarkedField, said: &FieldSentences, requests: &mut Vec<UiRequest>) {
    let height = target(ui, LINE);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    paint_hover(ui, &response, rect);
    let shapes = mark_shapes(entry_mark(marked.mark), point(9.0, height / 2.0), 5.5);
    paint::shapes(ui.painter(), rect.min, theme::of(ui), &shapes);
    let mut x = rect.left() + 24.0;
    for (text, color) in [(&said.name, PaletteColor::Text), (&said.mark, PaletteColor::Secondary)] {
        let galley = layout_line(ui, text, Font::Regular, theme::TEXT, color);
        let place = pos2(x, rect.center().y - galley.size().y / 2.0);
        x += galley.size().x.max(90.0) + 10.0;
        ui.painter().galley(place, galley, Color32::PLACEHOLDER);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said.spoken));
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    if response.on_hover_ui(|ui| drop(ui.label(said.reason.plain()))).clicked() {
        requests.push(PracticeRequest::FillIn(FillInRequest::GoTo(marked.field)).into());
    }
}
