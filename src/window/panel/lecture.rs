//! A lecture on the screen: the steps that lead from one entry to another, and the menu of the bundled lectures.

use super::request::{DocumentRequest, UiRequest};
use super::view_context::ViewContext;
use crate::look::menus::{MenuItem, set_menu_width, submenu, title_menu_item};
use egui::Ui;
pub use poda_lecture::titles::{entry_name, entry_title, lecture_title};
use poda_session::lecture::{LectureOrigin, OpenLecture};
use poda_session::playback::Direction;
use poda_session::{Command, Session};
use poda_words::lessons::lectures;

/// Returns the lecture whose entry is shown together with the fields that edit it, if they are shown.
pub fn edited_lecture<'a>(context: &ViewContext<'a>) -> Option<&'a OpenLecture> {
    context.session.shown_lecture().filter(|_| context.lectern.edits_lecture && !context.is_presenting())
}

/// Returns the requests that show a lecture after an edit. They open the shown entry if its lesson or file is a
/// different one. A slide opens no document.
pub fn shown_after_edit(before: &OpenLecture, after: OpenLecture) -> Vec<UiRequest> {
    let source = |open: &OpenLecture| open.entry().map(|entry| entry.source.clone());
    let is_other = source(before) != source(&after) && after.slide().is_none();
    let opened = is_other.then_some(DocumentRequest::OpenEntry(after.index));
    let shown = Command::SetLecture(Some(Box::new(after)));
    [shown.into()].into_iter().chain(opened.map(UiRequest::from)).collect()
}

/// Returns the index of the entry to which a step in a direction leads; `None` if the step stays within the shown
/// entry.
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
            let (title, shown) = lecture.title.as_ref().map_or((lectures::name(number), None), |title| {
                (title.in_language(words.language()), title.shown_language(words.language()))
            });
            let is_open = open == Some(&LectureOrigin::Bundled(lectures::name(number)));
            if title_menu_item(ui, title, shown, MenuItem::Choice(is_open), words) {
                context.requests.push(DocumentRequest::OpenLecture(number));
            }
        }
    });
}
