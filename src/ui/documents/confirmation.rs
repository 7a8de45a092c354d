//! The modals that confirm a loss: unsaved changes, or a file that would be overwritten.

use super::answer::DocumentAnswer;
use super::modal::{answers, modal_ui, paragraph};
use super::notification_text::file_name;
use crate::i18n::Words;
use crate::picture::palette::PaletteColor;
use crate::platform::disk::backup_path;
use crate::ui::request::UiRequest;
use crate::ui::widgets::{primary_button, text_button};
use egui::{Context, Response};
use std::path::PathBuf;

/// The width of a confirmation, in pixels.
const WIDTH: f32 = 480.0;

/// What overwriting a file would lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// Its comments.
    Comments,
    /// Changes made by another program since it was opened.
    Changes,
    /// The whole content: it is another file.
    Everything,
}

/// A confirmation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// Unsaved changes would be lost.
    Unsaved {
        /// The name of the document.
        title: String,
    },
    /// A file would be overwritten.
    Overwrite {
        /// The file.
        path: PathBuf,
        /// What would be lost.
        loss: Loss,
    },
    /// Files would be replaced by exported ones.
    ReplaceFiles {
        /// The path that was chosen.
        path: PathBuf,
        /// The files that exist: one or more.
        existing: Vec<PathBuf>,
    },
}

impl Confirmation {
    /// Draws the confirmation. `is_new` is whether it was not drawn in the last frame.
    pub fn show(&self, ctx: &Context, words: &Words, is_new: bool, requests: &mut Vec<UiRequest>) {
        match self {
            Self::Unsaved { title } => unsaved_ui(ctx, words, title, is_new, requests),
            Self::Overwrite { path, loss } => overwrite_ui(ctx, words, path, *loss, is_new, requests),
            Self::ReplaceFiles { existing, .. } => replace_files_ui(ctx, words, existing, is_new, requests),
        }
    }
}

fn unsaved_ui(ctx: &Context, words: &Words, title: &str, is_new: bool, requests: &mut Vec<UiRequest>) {
    let heading = words.fill("ask-unsaved", &[("title", title.into())]);
    let ((), is_closed) = modal_ui(ctx, "unsaved", &heading, WIDTH, |ui| {
        paragraph(ui, &words.text("ask-unsaved-why"), PaletteColor::Secondary);
        answers(ui, |ui| {
            let save = words.text("ask-save");
            let response = primary_button(ui, &save, &save, "");
            answer(&response, is_new, DocumentAnswer::Save, requests);
            let response = text_button(ui, &words.text("ask-do-not-save"), "", true);
            answer(&response, false, DocumentAnswer::DoNotSave, requests);
            let response = text_button(ui, &words.text("ask-cancel"), "Esc", true);
            answer(&response, false, DocumentAnswer::Cancel, requests);
        });
    });
    if is_closed {
        requests.push(DocumentAnswer::Cancel.into());
    }
}

fn overwrite_ui(
    ctx: &Context,
    words: &Words,
    path: &std::path::Path,
    loss: Loss,
    is_new: bool,
    requests: &mut Vec<UiRequest>,
) {
    let (heading, why) = match loss {
        Loss::Comments => ("ask-comments", "ask-comments-why"),
        Loss::Changes => ("ask-changed", "ask-changed-why"),
        Loss::Everything => ("ask-exists", "ask-exists-why"),
    };
    let fill =
        |key| words.fill(key, &[("name", file_name(path).into()), ("kept", file_name(&backup_path(path)).into())]);
    let ((), is_closed) =
        modal_ui(ctx, "overwrite", &words.fill(heading, &[("name", file_name(path).into())]), WIDTH, |ui| {
            paragraph(ui, &fill(why), PaletteColor::Secondary);
            answers(ui, |ui| {
                let save = words.text("ask-write-over");
                let response = primary_button(ui, &save, &save, "");
                answer(&response, is_new, DocumentAnswer::Overwrite, requests);
                let response = text_button(ui, &words.text("ask-elsewhere"), "", true);
                answer(&response, false, DocumentAnswer::SaveElsewhere, requests);
                let response = text_button(ui, &words.text("ask-cancel"), "Esc", true);
                answer(&response, false, DocumentAnswer::Cancel, requests);
            });
        });
    if is_closed {
        requests.push(DocumentAnswer::Cancel.into());
    }
}

fn replace_files_ui(ctx: &Context, words: &Words, existing: &[PathBuf], is_new: bool, requests: &mut Vec<UiRequest>) {
    let count = ("count", existing.len().into());
    let name = ("name", existing.first().map(|path| file_name(path)).unwrap_or_default().into());
    let files = ("files", words.number(existing.len() as u64).into());
    let heading = words.fill("ask-files-exist", &[count.clone(), name.clone(), files]);
    let ((), is_closed) = modal_ui(ctx, "replace-files", &heading, WIDTH, |ui| {
        paragraph(ui, &words.fill("ask-files-exist-why", &[count, name]), PaletteColor::Secondary);
        answers(ui, |ui| {
            let replace = words.text("ask-files-replace");
            let response = primary_button(ui, &replace, &replace, "");
            answer(&response, false, DocumentAnswer::Overwrite, requests);
            let response = text_button(ui, &words.text("ask-elsewhere"), "", true);
            answer(&response, false, DocumentAnswer::SaveElsewhere, requests);
            let response = text_button(ui, &words.text("ask-cancel"), "Esc", true);
            answer(&response, is_new, DocumentAnswer::Cancel, requests);
        });
    });
    if is_closed {
        requests.push(DocumentAnswer::Cancel.into());
    }
}

/// Pushes an answer once its button is clicked. The usual answer gets the focus at first, so that Enter gives it.
fn answer(response: &Response, gets_focus: bool, answer: DocumentAnswer, requests: &mut Vec<UiRequest>) {
    if gets_focus {
        response.request_focus();
    }
    if response.clicked() {
        requests.push(answer.into());
    }
}
