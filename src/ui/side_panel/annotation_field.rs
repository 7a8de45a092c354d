//! A field for a text by the author, in the language of the window. What is typed takes effect at once, and leaving the field
//! ends the change that undoing takes back.

use crate::document::{AnnotatedText, Annotation, LocalizedText};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::session::command::Command;
use crate::ui::request::UiRequest;
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use egui::{Id, RichText, TextEdit, Ui};

/// The lines of the fields for the notes and for the note of a bookmark.
const NOTES_ROWS: usize = 8;
const BOOKMARK_ROWS: usize = 3;

/// The id of the field of a text.
pub(super) fn field_id(text: AnnotatedText) -> Id {
    match text {
        AnnotatedText::Title => Id::unique("annotated title"),
        AnnotatedText::Notes => Id::unique("annotated notes"),
        AnnotatedText::BookmarkNote(step) => Id::unique(("annotated bookmark", step)),
    }
}

/// Draws the field with its label. `annotation` returns the edit that sets the text.
pub(super) fn annotation_field_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    (field, label): &(AnnotatedText, String),
    text: Option<&LocalizedText>,
    annotation: impl FnOnce(Option<LocalizedText>) -> Annotation,
    requests: &mut Vec<UiRequest>,
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
        requests.push(Command::Annotate(annotation(LocalizedText::edited(text, language, &typed))).into());
    }
    if response.lost_focus() {
        requests.push(Command::EndAnnotation.into());
    }
}
