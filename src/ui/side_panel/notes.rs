//! The texts of the author: the fields of title and notes, the bookmarks to go to, and the note of the last bookmark reached.
//!
//! What is typed takes effect at once, and leaving a field ends the change that undoing takes back.

use super::lesson::linking;
use super::section::{linked_paragraph, pressable, section};
use crate::document::{AnnotatedText, Annotation, Bookmark, LocalizedText};
use crate::i18n::styled_text::StyledText;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::session::command::Command;
use crate::ui::command::UiCommand;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{text_button, text_button_named};
use egui::{Align, Id, RichText, TextEdit, Ui};

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
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
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
            annotation_field_ui(ui, context, &field, document.title.as_ref(), Annotation::Title);
            let field = (AnnotatedText::Notes, words.text("annotation-notes"));
            annotation_field_ui(ui, context, &field, document.notes.as_ref(), Annotation::Notes);
            ui.add_space(6.0);
            ui.horizontal_wrapped(|ui| {
                let done = UiCommand::EditNotes;
                if text_button(ui, &words.text("annotation-done"), "", true).clicked() {
                    context.requests.push(done);
                }
                let notes = document.bookmarks.iter().map(|bookmark| &bookmark.note);
                let mut texts = [&document.title, &document.notes].into_iter().chain(notes).flatten();
                let has_shared_text = texts.any(|text| matches!(text, LocalizedText::Same(_)));
                if has_shared_text && text_button(ui, &words.text("annotation-separate"), "", true).clicked() {
                    context.requests.push(Command::Annotate(Annotation::SeparateLanguages));
                }
            });
        });
    }
}

/// The lines of the fields for the notes and for the note of a bookmark.
const NOTES_ROWS: usize = 8;
const BOOKMARK_ROWS: usize = 3;

/// The id of the field of a text.
fn field_id(text: AnnotatedText) -> Id {
    match text {
        AnnotatedText::Title => Id::unique("annotated title"),
        AnnotatedText::Notes => Id::unique("annotated notes"),
        AnnotatedText::BookmarkNote(step) => Id::unique(("annotated bookmark", step)),
    }
}

/// Draws the field with its label. `annotation` returns the edit that sets the text.
fn annotation_field_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    (field, label): &(AnnotatedText, String),
    text: Option<&LocalizedText>,
    annotation: impl FnOnce(Option<LocalizedText>) -> Annotation,
) {
    let language = context.words.language();
    let mut typed = text.map_or("", |text| text.in_language(language)).to_owned();
    ui.add_space(4.0);
    let label = match text {
        Some(LocalizedText::PerLanguage { .. }) => {
            context.words.fill("annotation-in-this-language", &[("label", label.as_str().into())])
        }
        _ => label.clone(),
    };
    let color = theme::color(ui, PaletteColor::Secondary);
    let named = ui.label(RichText::new(label).font(theme::font(Font::Regular, 12.5)).color(color));
    let edit = match field {
        AnnotatedText::Title => TextEdit::singleline(&mut typed),
        AnnotatedText::Notes => TextEdit::multiline(&mut typed).desired_rows(NOTES_ROWS),
        AnnotatedText::BookmarkNote(_) => TextEdit::multiline(&mut typed).desired_rows(BOOKMARK_ROWS),
    };
    let edit = edit.id(field_id(*field)).desired_width(f32::INFINITY).font(theme::font(Font::Regular, theme::TEXT));
    let response = ui.add(edit).labelled_by(named.id);
    if response.changed() {
        context.requests.push(Command::Annotate(annotation(LocalizedText::edited(text, language, &typed))));
    }
    if response.lost_focus() {
        context.requests.push(Command::EndAnnotation);
    }
}

/// Draws the note of the last bookmark reached.
pub(super) fn note_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (search, words) = (context.search, context.words);
    let step = search.timeline_step();
    let Some((bookmark, note)) = context.session.history().last_note(step) else { return };
    let is_here = bookmark.step == step;
    let title = if is_here { "panel-note" } else { "panel-note-last" };
    section(ui, &words.fill(title, &[("step", bookmark.step.to_string().into())]), |ui| {
        let text = StyledText::plain_text(note.in_language(words.language()));
        let text = if is_here { text } else { text.faint() };
        linked_paragraph(ui, context, &text, theme::TEXT, linking(context));
    });
}

/// Draws the bookmarks, the one of the current step marked; with `is_editing` also the fields that change them.
pub(super) fn bookmarks_ui(ui: &mut Ui, context: &ViewContext<'_>, is_editing: bool) {
    let last = context.search.passes().end();
    let bookmarks = context.session.history().bookmarks().iter();
    let reachable: Vec<_> = bookmarks.filter(|bookmark| bookmark.step <= last).collect();
    if reachable.is_empty() && !is_editing {
        return;
    }
    section(ui, &context.words.text("panel-bookmarks"), |ui| {
        for bookmark in &reachable {
            bookmark_ui(ui, context, bookmark);
        }
        if context.session.can_bookmark() {
            toggle_ui(ui, context);
        }
        let here = reachable.iter().find(|bookmark| bookmark.step == context.search.timeline_step());
        if let Some(bookmark) = here.filter(|_| is_editing) {
            let step = bookmark.step;
            let label = context.words.fill("bookmark-note", &[("step", step.to_string().into())]);
            let field = (AnnotatedText::BookmarkNote(step), label);
            let annotation = |note| Annotation::BookmarkNote(step, note);
            annotation_field_ui(ui, context, &field, bookmark.note.as_ref(), annotation);
        }
    });
}

fn bookmark_ui(ui: &mut Ui, context: &ViewContext<'_>, bookmark: &Bookmark) {
    let (step, words) = (context.search.timeline_step(), context.words);
    let note = bookmark.note.as_ref().map_or("", |note| note.in_language(words.language()));
    // The note of a later bookmark is shown only as a tooltip.
    let is_to_come = step < bookmark.step;
    let shown_note = if is_to_come { "" } else { note };
    let args = [("step", bookmark.step.to_string().into()), ("note", shown_note.into())];
    let response = pressable(ui, &words.styled("panel-bookmark", &args), bookmark.step == step);
    let response = if is_to_come && !note.is_empty() { response.on_hover_text(note) } else { response };
    if response.clicked() {
        context.requests.push(Command::Seek(bookmark.step));
    }
}

/// Draws the button that marks the current step or removes its mark.
fn toggle_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (words, command) = (context.words, UiCommand::ToggleBookmark);
    let message = if context.session.is_bookmarked() { "bookmark-remove" } else { "bookmark-add" };
    let text = words.text(message);
    ui.add_space(4.0);
    if text_button_named(ui, &text, &text, &command.key(words), true).clicked() {
        context.requests.push(command);
    }
}
