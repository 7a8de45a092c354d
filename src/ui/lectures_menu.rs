//! The bundled lectures in the document menu.

use super::request::{DocumentRequest, UiRequest};
use super::view_context::ViewContext;
use super::widgets::{menu_item, set_menu_width, submenu};
use crate::lessons::lectures;
use crate::session::lecture::{LectureOrigin, OpenLecture};
use egui::Ui;

/// Draws the submenu with a line for each lecture and a tick at the open one.
pub fn lectures_menu_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let open = context.session.lecture().map(OpenLecture::origin);
    submenu(ui, &words.text("document-lectures"), "", |ui| {
        set_menu_width(ui, 380.0);
        for (number, lecture) in lectures::all().iter().enumerate() {
            let title =
                lecture.title.as_ref().map_or(lectures::name(number), |title| title.in_language(words.language()));
            let is_open = open == Some(&LectureOrigin::Bundled(lectures::name(number)));
            if menu_item(ui, title, "", is_open) {
                requests.push(DocumentRequest::OpenLecture(number).into());
            }
        }
    });
}
