//! The open lecture: its entries to go to, the place in it, and where the next step leads.

use super::pressable::pressable;
use super::section::{paragraph, section};
use crate::i18n::styled_text::StyledText;
use crate::session::lecture::OpenLecture;
use crate::session::navigation::Direction;
use crate::ui::command::UiCommand;
use crate::ui::lecture::{entry_beyond, entry_name, entry_place, entry_title, lecture_title};
use crate::ui::request::{DocumentRequest, UiRequest};
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::text_button;
use egui::{ScrollArea, Ui};

/// The largest height of the list of entries, in pixels.
const LIST_HEIGHT: f32 = 190.0;

/// Draws the lecture, if one is open.
pub(super) fn lecture_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (session, words) = (context.session, context.words);
    let Some(lecture) = session.lecture() else { return };
    section(ui, &lecture_title(lecture, words), |ui| {
        let is_shown = session.shown_lecture().is_some();
        let here = if is_shown {
            entry_place(lecture, lecture.index(), words)
        } else {
            let left = entry_name(lecture, lecture.index(), words);
            words.fill("lecture-aside", &[("entry", left.into())])
        };
        paragraph(ui, &StyledText::plain_text(&here), theme::TEXT);
        ScrollArea::vertical().id_salt("lecture entries").max_height(LIST_HEIGHT).show(ui, |ui| {
            entries_ui(ui, context, lecture, requests);
        });
        let note = lecture.entry().and_then(|entry| entry.note.as_ref()).filter(|_| is_shown);
        let notes = note.or(lecture.lecture().notes.as_ref().filter(|_| lecture.index() == 0));
        if let Some(note) = notes {
            ui.add_space(4.0);
            paragraph(ui, &StyledText::plain_text(note.in_language(words.language())), theme::TEXT);
        }
        if is_shown && session.task().is_none() && session.timeline_len() < lecture.first_step() {
            let (step, last) = (lecture.first_step().to_string(), session.timeline_len().to_string());
            ui.add_space(4.0);
            let said = words.styled("lecture-step-beyond", &[("step", step.into()), ("last", last.into())]);
            paragraph(ui, &said, theme::TEXT);
        }
        if let Some(next) = entry_beyond(session, Direction::Forward) {
            let next = entry_name(lecture, next, words);
            paragraph(ui, &words.styled("lecture-goes-on", &[("entry", next.into())]).faint(), theme::TEXT);
        }
        ui.add_space(6.0);
        if text_button(ui, &words.text("lecture-close"), "", true).clicked() {
            requests.push(UiCommand::CloseLecture.into());
        }
    });
}

/// Draws the entries, the one shown last marked and in view once another is shown.
fn entries_ui(ui: &mut Ui, context: &ViewContext<'_>, lecture: &OpenLecture, requests: &mut Vec<UiRequest>) {
    let id = ui.scope_id().with("entry shown");
    let seen = ui.data_mut(|data| data.get_temp::<usize>(id));
    for (index, entry) in lecture.lecture().entries.iter().enumerate() {
        let is_here = index == lecture.index();
        let text = format!("{}   {}", index + 1, entry_title(entry, context.words));
        let response =
            pressable(ui, &StyledText::plain_text(&text), is_here && lecture.shows(context.session.origin()));
        if is_here && seen != Some(index) {
            response.scroll_to_me(None);
            ui.data_mut(|data| data.insert_temp(id, index));
        }
        if response.clicked() {
            requests.push(DocumentRequest::OpenEntry(index).into());
        }
    }
}
