//! Edits the title and the notes of the document. The notes of bookmarks are edited beside the bookmarks.

use super::annotation_field::{annotation_field_ui, field_id};
use super::section::section;
use crate::document::{AnnotatedText, Annotation, LocalizedText};
use crate::session::command::Command;
use crate::ui::command::UiCommand;
use crate::ui::request::UiRequest;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::text_button;
use egui::{Align, Ui};

/// The state of the editor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum NotesEditor {
    /// The notes are only shown.
    #[default]
    Closed,
    /// The fields are shown in the next frame for the first time.
    Opening,
    /// The fields are shown.
    Open,
}

impl NotesEditor {
    /// Opens or closes the editor. Returns whether it is open.
    pub fn toggle(&mut self) -> bool {
        *self = if self.is_open() { Self::Closed } else { Self::Opening };
        self.is_open()
    }

    /// Whether the fields are shown.
    pub fn is_open(self) -> bool {
        self != Self::Closed
    }

    /// Draws the fields, if the editor is open. When they appear, they are scrolled into view and the title gets the focus.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
        if !self.is_open() {
            return;
        }
        let (words, document) = (context.words, context.session.document());
        let is_new = std::mem::replace(self, Self::Open) == Self::Opening;
        section(ui, &words.text("annotation-heading"), |ui| {
            if is_new {
                ui.scroll_to_cursor(Some(Align::Min));
                ui.memory_mut(|memory| memory.request_focus(field_id(AnnotatedText::Title)));
            }
            let field = (AnnotatedText::Title, words.text("annotation-title"));
            annotation_field_ui(ui, context, &field, document.title.as_ref(), Annotation::Title, requests);
            let field = (AnnotatedText::Notes, words.text("annotation-notes"));
            annotation_field_ui(ui, context, &field, document.notes.as_ref(), Annotation::Notes, requests);
            ui.add_space(6.0);
            ui.horizontal_wrapped(|ui| {
                let done = UiCommand::EditNotes;
                if text_button(ui, &words.text("annotation-done"), "", true).clicked() {
                    requests.push(done.into());
                }
                let notes = document.bookmarks.iter().map(|bookmark| &bookmark.note);
                let mut texts = [&document.title, &document.notes].into_iter().chain(notes).flatten();
                let has_shared_text = texts.any(|text| matches!(text, LocalizedText::Same(_)));
                if has_shared_text && text_button(ui, &words.text("annotation-separate"), "", true).clicked() {
                    requests.push(Command::Annotate(Annotation::SeparateLanguages).into());
                }
            });
        });
    }
}
