//! The bundled lectures in the document menu, above the lessons.

use super::request::{DocumentRequest, UiRequest};
use super::view_context::ViewContext;
use super::widgets::{heading, menu_item};
use crate::lessons::lectures;
use crate::session::lecture::{LectureOrigin, OpenLecture};
use egui::Ui;

/// Draws a line for each lecture, with a tick at the open one.
pub fn lectures_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let open = context.session.lecture().map(OpenLecture::origin);
    ui.add_space(6.0);
    heading(ui, &words.text("document-lectures"));
    for (number, lecture) in lectures::all().iter().enumerate() {
        let title = lecture.title.as_ref().map_or(lectures::name(number), |title| title.in_language(words.language()));
        let is_open = open == Some(&LectureOrigin::Bundled(lectures::name(number)));
        if menu_item(ui, title, "", is_open) {
            requests.push(DocumentRequest::OpenLecture(number).into());
        }
    }
}
