//! The modals that ask before a loss: of unsaved changes, of drafts, or of a file that would be overwritten.

use super::modal::{answers, modal_ui, paragraph};
use egui::Context;
use poda_picture::picture::palette::PaletteColor;
use poda_platform::disk::backup_path;
use poda_window::documents::DialogPurpose;
use poda_window::documents::file_name::file_name;
use poda_window::look::widgets::{primary_button, text_button};
use poda_window::panel::request::{DocumentAnswer, DocumentRequest, UiRequest};
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::{Words, args};
use std::path::PathBuf;

/// The width of a confirmation, in pixels.
const WIDTH: f32 = 480.0;

/// What would be lost if a file were overwritten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loss {
    /// The comments in the file.
    Comments,
    /// Changes that another program made since the file was opened.
    Changes,
    /// The whole content, because the file belongs to another document.
    Everything,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// Unsaved changes would be lost.
    Unsaved {
        /// The name of the document.
        title: String,
    },
    Overwrite {
        path: PathBuf,
        loss: Loss,
        /// What is to be saved: the document or the lecture.
        purpose: DialogPurpose,
    },
    /// All drafts would be deleted.
    DeleteDrafts,
    /// Exported files would replace existing ones.
    ReplaceFiles {
        /// The path that the user chose.
        path: PathBuf,
        /// The files that exist already. Never empty.
        existing: Vec<PathBuf>,
    },
}

impl Confirmation {
    /// Draws the confirmation. `is_new` is whether this is its first frame.
    pub fn show(&self, ctx: &Context, context: &ViewContext<'_>, is_new: bool) {
        let words = context.words;
        let (name, heading, reason) = self.texts(words);
        modal_ui(ctx, context, name, &heading, WIDTH, |ui| {
            paragraph(ui, &reason, PaletteColor::Secondary);
            answers(ui, |ui| {
                for (index, (message, answer)) in self.answers().into_iter().enumerate() {
                    let text = words.text(message);
                    let is_cancel =
                        matches!(answer, UiRequest::Document(DocumentRequest::DocumentAnswer(DocumentAnswer::Cancel)));
                    let response = match index {
                        0 => primary_button(ui, &text, &text, ""),
                        _ => text_button(ui, &text, if is_cancel { "Esc" } else { "" }, true),
                    };
                    // The usual answer has the focus at first, so that Enter gives it.
                    let is_usual = if matches!(self, Self::DeleteDrafts | Self::ReplaceFiles { .. }) {
                        is_cancel
                    } else {
                        index == 0
                    };
                    if is_new && is_usual {
                        response.request_focus();
                    }
                    if response.clicked() {
                        context.requests.push(answer);
                    }
                }
            });
        });
    }

    /// Returns the id of the modal, its heading, and the reason for the question.
    fn texts(&self, words: &Words) -> (&'static str, String, String) {
        match self {
            Self::Unsaved { title } => {
                let heading = words.fill("ask-unsaved", &args![title = title.as_str()]);
                ("unsaved", heading, words.text("ask-unsaved-why"))
            }
            Self::Overwrite { path, loss, .. } => {
                let (heading, reason) = match loss {
                    Loss::Comments => ("ask-comments", "ask-comments-why"),
                    Loss::Changes => ("ask-changed", "ask-changed-why"),
                    Loss::Everything => ("ask-exists", "ask-exists-why"),
                };
                let name = ("name", file_name(path).into());
                let kept = ("kept", file_name(&backup_path(path)).into());
                let heading = words.fill(heading, std::slice::from_ref(&name));
                ("overwrite", heading, words.fill(reason, &[name, kept]))
            }
            Self::DeleteDrafts => {
                ("delete-drafts", words.text("ask-delete-drafts"), words.text("ask-delete-drafts-why"))
            }
            Self::ReplaceFiles { existing, .. } => {
                let count = ("count", existing.len().into());
                let name = ("name", existing.first().map(|path| file_name(path)).unwrap_or_default().into());
                let files = ("files", words.number(existing.len() as u64).into());
                let heading = words.fill("ask-files-exist", &[count.clone(), name.clone(), files]);
                ("replace-files", heading, words.fill("ask-files-exist-why", &[count, name]))
            }
        }
    }

    /// Returns the answers with the message ids of their texts.
    fn answers(&self) -> Vec<(&'static str, UiRequest)> {
        let of_file = |message, answer: DocumentAnswer| (message, UiRequest::from(answer));
        let elsewhere = of_file("ask-elsewhere", DocumentAnswer::SaveElsewhere);
        let cancel = of_file("ask-cancel", DocumentAnswer::Cancel);
        match self {
            Self::Unsaved { .. } => vec![
                of_file("ask-save", DocumentAnswer::Save),
                of_file("ask-do-not-save", DocumentAnswer::DoNotSave),
                cancel,
            ],
            Self::Overwrite { .. } => vec![of_file("ask-write-over", DocumentAnswer::Overwrite), elsewhere, cancel],
            Self::DeleteDrafts => vec![of_file("ask-delete", DocumentAnswer::DeleteDrafts), cancel],
            Self::ReplaceFiles { .. } => {
                vec![of_file("ask-files-replace", DocumentAnswer::Overwrite), elsewhere, cancel]
            }
        }
    }
}
