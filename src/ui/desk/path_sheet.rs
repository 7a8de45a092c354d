//! Asks for a path in words, where the system has no file dialog to show.
//!
//! Knows no file: what the path leads to is found out by the desk.

use super::dialogs::{Purpose, Request};
use super::news::News;
use super::sheet::{answers, paragraph, problem, sheet_ui};
use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::ui::action::{Action, Answer};
use crate::ui::shortcuts::Chord;
use crate::ui::{theme, widgets};
use egui::{Context, Key, TextEdit};
use std::path::{Path, PathBuf};

/// The key that gives the path.
const DONE: Chord = Chord { command: false, shift: false, alt: false, key: Key::Enter };

/// A path that is being typed.
#[derive(Debug)]
pub struct PathSheet {
    purpose: Purpose,
    text: String,
    /// Why the place that was given could not be used.
    refused: Option<News>,
}

impl PathSheet {
    /// A sheet for what a dialog should have asked.
    #[must_use]
    pub fn new(request: &Request) -> Self {
        let folder = request.folder.clone().or_else(|| std::env::current_dir().ok()).unwrap_or_default();
        let text = match request.purpose {
            Purpose::Open => folder.join(""),
            Purpose::Save => folder.join(&request.name),
        };
        Self { purpose: request.purpose, text: text.to_string_lossy().into_owned(), refused: None }
    }

    /// A sheet for another place, where this one could not be used.
    #[must_use]
    pub fn refused(purpose: Purpose, path: &Path, why: News) -> Self {
        Self { purpose, text: path.to_string_lossy().into_owned(), refused: Some(why) }
    }

    /// Draws the sheet.
    pub fn show(&mut self, ctx: &Context, words: &Words, is_new: bool, actions: &mut Vec<Action>) {
        let (title, done) = match self.purpose {
            Purpose::Open => ("path-open-title", "path-open"),
            Purpose::Save => ("path-save-title", "path-save"),
        };
        let ((), is_left) = sheet_ui(ctx, "path", &words.text(title), 560.0, |ui| {
            paragraph(ui, &words.text("path-why"), PaletteColor::Secondary);
            let field = TextEdit::singleline(&mut self.text)
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
            let is_done = widgets::keeps_focus(ui, &response, &self.text);
            answers(ui, |ui| {
                let path = path_in(&self.text);
                let done = words.text(done);
                let button = widgets::strong_button_if(ui, &done, &done, &DONE.name(words), path.is_some());
                if let Some(path) = path.filter(|_| is_done || button.clicked()) {
                    actions.push(Action::Answer(Answer::Path(self.purpose, path)));
                }
                if widgets::text_button(ui, &words.text("ask-cancel"), "Esc", true).clicked() {
                    actions.push(Action::Answer(Answer::Cancel));
                }
            });
        });
        if is_left {
            actions.push(Action::Answer(Answer::Cancel));
        }
    }
}

/// The path that was typed, if it can be one; `~` stands for the user's own folder.
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
