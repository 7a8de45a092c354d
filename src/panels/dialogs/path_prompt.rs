//! The modal that asks for a typed path, if the system has no file dialog.

use super::modal::{answers, cancel_button, modal_ui, paragraph};
use egui::{Context, Key, TextEdit};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_platform::FileDialogKind;
use poda_window::documents::file_dialog::DialogRequest;
use poda_window::documents::file_export::{DialogPurpose, PathSource};
use poda_window::documents::notification::Notification;
use poda_window::input::shortcut::Shortcut;
use poda_window::look::widgets::problem;
use poda_window::look::{theme, widgets};
use poda_window::panel::request::DocumentAnswer;
use poda_window::panel::view_context::ViewContext;
use poda_words::file::TextKind;
use std::path::{Path, PathBuf};

const DONE: Shortcut = Shortcut { command: false, shift: false, alt: false, key: Key::Enter };

#[derive(Debug)]
pub struct PathPrompt {
    purpose: DialogPurpose,
    text: String,
    /// Why the previous path could not be used.
    refused: Option<Notification>,
}

impl PathPrompt {
    /// Returns the modal that replaces a file dialog.
    pub fn new(request: &DialogRequest) -> Self {
        let folder = request.folder.clone().or_else(|| std::env::current_dir().ok()).unwrap_or_default();
        let text = match request.purpose.kind() {
            FileDialogKind::Open => folder.join(""),
            FileDialogKind::Save => folder.join(&request.name),
        };
        Self { purpose: request.purpose, text: text.to_string_lossy().into_owned(), refused: None }
    }

    /// Returns the modal that asks again after `path` has failed for the reason `why`.
    pub fn refused(purpose: DialogPurpose, path: &Path, why: Notification) -> Self {
        Self { purpose, text: path.to_string_lossy().into_owned(), refused: Some(why) }
    }

    pub(super) fn show(&mut self, ctx: &Context, context: &ViewContext<'_>, is_new: bool) {
        let words = context.words;
        let (title, done) = match self.purpose.kind() {
            FileDialogKind::Open => ("path-open-title", "path-open"),
            FileDialogKind::Save => ("path-save-title", "path-save"),
        };
        modal_ui(ctx, context, "path", &words.text(title), 560.0, |ui| {
            paragraph(ui, &words.text("path-why"), PaletteColor::Secondary);
            let field = TextEdit::singleline(&mut self.text)
                .char_limit(TextKind::Path.max_chars())
                .font(theme::font(Font::Mono, 13.5))
                .desired_width(f32::INFINITY)
                .margin(egui::Margin::same(8));
            let response = ui.add(field);
            let name = words.text("path-field");
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
            if is_new {
                response.request_focus();
            }
            if response.changed() {
                self.refused = None;
            }
            for line in self.refused.iter().flat_map(|why| why.sentences(words)) {
                ui.add(egui::Label::new(problem(ui, "", &line)).wrap().selectable(false));
            }
            let is_done = widgets::keep_focus_after_enter(ui, &response, &self.text);
            answers(ui, |ui| {
                let path = path_in(&self.text);
                let done = words.text(done);
                let button = widgets::primary_button_if(ui, &done, &done, &DONE.name(words), path.is_some());
                if let Some(path) = path.filter(|_| is_done || button.clicked()) {
                    context.requests.push(DocumentAnswer::Path(self.purpose, path, PathSource::Typed));
                }
                cancel_button(ui, context, "ask-cancel");
            });
        });
    }
}

/// Returns the typed path, or `None` if it cannot be a path. A leading `~` is replaced by the user's home folder.
fn path_in(text: &str) -> Option<PathBuf> {
    let text = text.trim();
    if text.is_empty() || text.ends_with(std::path::is_separator) {
        return None;
    }
    match text.strip_prefix("~/") {
        Some(rest) => Some(std::env::home_dir()?.join(rest)),
        None => Some(Path::new(text).to_owned()),
    }
}
