//! The section of the side panel in which the sheets of a class are marked.

use egui::{Id, Ui};
use poda_core::text::visible;
use poda_core::trace::NodeId;
use poda_window::look::theme;
use poda_window::look::widgets::{is_entered, text_button, text_field, wrapped};
use poda_window::panel::request_widgets::request_button;
use poda_window::panel::section::{paragraph, section};
use poda_window::panel::view_context::SearchContext;
use poda_window::state::practice::{FillIn, FillInRequest, MarkedSheet};
use poda_words::i18n::args;
use poda_words::practice::blank::{BlankField, BlankPart};
use poda_words::practice::class::Student;

/// Draws the fields for the current student, and the buttons that add the sheet and copy the table. Enter moves from
/// the name to the number, and then to the fields of the tree.
pub(super) fn sheets_ui(ui: &mut Ui, context: &SearchContext<'_>, fill_in: &FillIn) {
    let words = context.words;
    section(ui, &words.text("sheets-title"), |ui| {
        let Some(sheets) = &fill_in.sheets else {
            paragraph(ui, &words.styled("sheets-why", &[]), theme::TEXT);
            ui.add_space(4.0);
            return request_button(ui, context, "sheets-begin", "", true, FillInRequest::BeginSheets);
        };
        paragraph(ui, &words.styled("sheets-how", &[]), theme::TEXT);
        ui.add_space(4.0);
        let mut student = sheets.student.clone();
        let line = |ui: &mut Ui, id: &str, text: &mut String, message: &str| {
            let width = ui.available_width();
            text_field(ui, Id::unique(id), text, &words.text(message), width)
        };
        let name = line(ui, "sheet-name", &mut student.name, "sheets-name");
        let number = line(ui, "sheet-student", &mut student.id, "sheets-student");
        if student != sheets.student {
            context.requests.push(FillInRequest::NameSheet(student));
        }
        if is_entered(ui, &name) {
            number.request_focus();
        }
        if is_entered(ui, &number) {
            context.requests.push(FillInRequest::GoTo(BlankField::new(NodeId::ROOT, BlankPart::Value)));
        }
        ui.add_space(4.0);
        wrapped(ui, [8.0, 6.0], |ui| {
            let can_add = sheets.student != Student::default() && fill_in.first_unreadable().is_none();
            if text_button(ui, &words.text("sheets-add"), "", can_add).clicked() && can_add {
                context.requests.push(FillInRequest::AddSheet);
                name.request_focus();
            }
            if sheets.marked.is_empty() {
                return;
            }
            let copy = words.text(if sheets.is_copied { "sheets-copied" } else { "sheets-copy" });
            if text_button(ui, &copy, "", true).clicked() {
                ui.ctx().copy_text(sheets.table(context.search.recording()));
                context.requests.push(FillInRequest::CopySheets);
            }
        });
        if let Some(MarkedSheet { student, marks, .. }) = sheets.marked.last() {
            let name = if student.name.is_empty() { &student.id } else { &student.name };
            let args = args![
                count = sheets.marked.len(),
                name = visible(name).as_ref(),
                points = marks.points() as usize,
                of = marks.of() as usize,
            ];
            paragraph(ui, &words.styled("sheets-added", &args), theme::TEXT);
        }
    });
}
