//! A lecture on the screen: the steps that lead from one entry to another, and the menu of the bundled lectures.

use super::request::DocumentRequest;
use super::request_widgets::request_item;
use super::view_context::ViewContext;
use crate::look::widgets::{MenuItem, set_menu_width, submenu};
use egui::Ui;
pub use poda_lecture::titles::{entry_name, entry_title, lecture_title};
use poda_session::Session;
use poda_session::lecture::LectureOrigin;
use poda_session::playback::Direction;
use poda_words::lessons::lectures;

/// Returns the index of the entry to which a step in a direction leads; `None` if the step stays within the shown entry.
pub fn entry_beyond(session: &Session, direction: Direction) -> Option<usize> {
    let lecture = session.shown_lecture().filter(|_| session.current_match().is_none())?;
    match direction {
        Direction::Forward if lecture.slide().is_some() => lecture.next(),
        // The end of a search that is still running is not its last step.
        Direction::Forward if session.task().is_none() && session.destination(direction).is_none() => lecture.next(),
        Direction::Back if lecture.slide().is_some() => lecture.previous(session.origin()),
        Direction::Back => {
            let is_at_beginning =
                session.timeline_step() == lecture.first_step() || session.destination(direction).is_none();
            lecture.previous(session.origin()).filter(|_| is_at_beginning)
        }
        Direction::Forward
        | Direction::First
        | Direction::Last
        | Direction::NextCutoff
        | Direction::PreviousCutoff
        | Direction::NextLeaf
        | Direction::Over
        | Direction::Out
        | Direction::FirstDifference
        | Direction::NextChange(_) => None,
    }
}

/// Draws the submenu with an item for each lecture and a tick at the open one.
pub fn lectures_menu_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let words = context.words;
    let open = context.session.lecture().map(|lecture| &lecture.origin);
    submenu(ui, &words.text("document-lectures"), "", |ui| {
        set_menu_width(ui, 380.0);
        for (number, lecture) in lectures::all().iter().enumerate() {
            let title =
                lecture.title.as_ref().map_or(lectures::name(number), |title| title.in_language(words.language()));
            let is_open = open == Some(&LectureOrigin::Bundled(lectures::name(number)));
            request_item(ui, context, title, MenuItem::Choice(is_open), DocumentRequest::OpenLecture(number));
        }
    });
}
