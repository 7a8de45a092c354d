//! The bookmarks to go to, the button that marks the current step, and the note of the last bookmark reached.

use super::annotation_field::annotation_field_ui;
use super::lesson::linking;
use super::pressable::pressable;
use super::section::{linked_paragraph, section};
use crate::document::{AnnotatedText, Annotation, Bookmark};
use crate::i18n::styled_text::StyledText;
use crate::session::command::Command;
use crate::ui::command::UiCommand;
use crate::ui::request::UiRequest;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::text_button_named;
use egui::Ui;

/// Draws the note of the last bookmark reached.
pub(super) fn note_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (search, words) = (context.search, context.words);
    let step = search.timeline_step();
    let Some((bookmark, note)) = context.session.history().last_note(step) else { return };
    let is_here = bookmark.step == step;
    let title = if is_here { "panel-note" } else { "panel-note-last" };
    section(ui, &words.fill(title, &[("step", bookmark.step.to_string().into())]), |ui| {
        let text = StyledText::plain_text(note.in_language(words.language()));
        let text = if is_here { text } else { text.faint() };
        linked_paragraph(ui, context, &text, theme::TEXT, linking(context), requests);
    });
}

/// Draws the bookmarks, the one of the current step marked; with `is_editing` also the fields that change them.
pub(super) fn bookmarks_ui(ui: &mut Ui, context: &ViewContext<'_>, is_editing: bool, requests: &mut Vec<UiRequest>) {
    let last = context.search.passes().end();
    let bookmarks = context.session.history().bookmarks().iter();
    let reachable: Vec<_> = bookmarks.filter(|bookmark| bookmark.step <= last).collect();
    if reachable.is_empty() && !is_editing {
        return;
    }
    section(ui, &context.words.text("panel-bookmarks"), |ui| {
        for bookmark in &reachable {
            bookmark_ui(ui, context, bookmark, requests);
        }
        if context.session.can_bookmark() {
            toggle_ui(ui, context, requests);
        }
        let here = reachable.iter().find(|bookmark| bookmark.step == context.search.timeline_step());
        if let Some(bookmark) = here.filter(|_| is_editing) {
            let step = bookmark.step;
            let label = context.words.fill("bookmark-note", &[("step", step.to_string().into())]);
            let field = (AnnotatedText::BookmarkNote(step), label);
            let annotation = |note| Annotation::BookmarkNote(step, note);
            annotation_field_ui(ui, context, &field, bookmark.note.as_ref(), annotation, requests);
        }
    });
}

fn bookmark_ui(ui: &mut Ui, context: &ViewContext<'_>, bookmark: &Bookmark, requests: &mut Vec<UiRequest>) {
    let (step, words) = (context.search.timeline_step(), context.words);
    let note = bookmark.note.as_ref().map_or("", |note| note.in_language(words.language()));
    // The note of a later bookmark is shown only as a tooltip.
    let is_to_come = step < bookmark.step;
    let shown_note = if is_to_come { "" } else { note };
    let args = [("step", bookmark.step.to_string().into()), ("note", shown_note.into())];
    let response = pressable(ui, &words.styled("panel-bookmark", &args), bookmark.step == step);
    let response = if is_to_come && !note.is_empty() { response.on_hover_text(note) } else { response };
    if response.clicked() {
        requests.push(UiRequest::Session(Command::Seek(bookmark.step)));
    }
}

/// Draws the button that marks the current step or removes its mark.
fn toggle_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (words, command) = (context.words, UiCommand::ToggleBookmark);
    let message = if context.session.is_bookmarked() { "bookmark-remove" } else { "bookmark-add" };
    let text = words.text(message);
    ui.add_space(4.0);
    if text_button_named(ui, &text, &text, &command.key(words), true).clicked() {
        requests.push(command.into());
    }
}
