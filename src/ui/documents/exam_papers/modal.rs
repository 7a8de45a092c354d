//! The modal that makes an exam paper: its form, its first exercise, and what will be written.

use super::choices::{PaperChoices, another_seed};
use super::format::PaperFormat;
use super::plan::PaperPlan;
use super::preview::{FirstExercise, PaperPreview};
use crate::exam::{AskedParts, PaperSize};
use crate::i18n::{Language, Words};
use crate::picture::palette::{PaletteColor, Theme};
use crate::ui::documents::answer::DocumentAnswer;
use crate::ui::documents::exercise::{guarantees_ui, search_ui};
use crate::ui::documents::file_export::FileExport;
use crate::ui::documents::form::{bare_text_field, choice, drop_down, line, text_field};
use crate::ui::documents::modal::{answers, modal_ui, paragraph, scrolled_part};
use crate::ui::documents::picture_frame::picture_ui;
use crate::ui::request::{DocumentRequest, UiRequest};
use crate::ui::size_class::SizeClass;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{check_box, heading, primary_button_if, separator, text_button};
use egui::{Context, Ui, Vec2, vec2};

/// The largest size of the modal, in pixels.
const MAX_WIDTH: f32 = 1240.0;
const MAX_HEIGHT: f32 = 860.0;
/// The largest width of the form, in pixels.
const FORM_WIDTH: f32 = 560.0;
/// The share of the width that the form has at most.
const FORM_SHARE: f32 = 0.6;
/// The height of what stands around the form and the preview, in pixels.
const AROUND: f32 = 210.0;
/// The height of the preview under the form, in pixels.
const STACKED_HEIGHT: f32 = 340.0;
/// The height of the sentences under the preview, in pixels.
const CONTENTS: f32 = 150.0;

/// The modal.
#[derive(Debug, Default)]
pub struct PaperModal {
    preview: PaperPreview,
}

impl PaperModal {
    /// Draws the modal.
    pub fn show(
        &mut self,
        ctx: &Context,
        context: &ViewContext<'_>,
        choices: &mut PaperChoices,
        (is_new, is_exporting): (bool, bool),
        requests: &mut Vec<UiRequest>,
    ) {
        let words = context.words;
        self.preview.update(ctx, words, choices, context.session.document());
        let window = ctx.content_rect().size();
        let width = MAX_WIDTH.min(window.x - 32.0);
        let height = (window.y.min(MAX_HEIGHT) - AROUND).max(200.0);
        let ((), is_closed) = modal_ui(ctx, "paper", &words.text("paper-title"), width, |ui| {
            let room = vec2(ui.available_width(), height);
            if SizeClass::of(ui.ctx()).is_compact_wide() {
                form_ui(ui, words, choices, is_new);
                self.preview_ui(ui, words, choices, STACKED_HEIGHT);
            } else {
                ui.horizontal_top(|ui| self.columns_ui(ui, words, choices, (room, is_new)));
            }
            let refusal = self.refusal(words, choices, is_exporting);
            let sentences = refusal.clone().unwrap_or_else(|| {
                let files = words.text(choices.format.files_message());
                let key = choices.has_key_json.then(|| words.text("paper-files-key-json"));
                vec![key.map_or(files.clone(), |key| format!("{files} {key}"))]
            });
            // More sentences stand under the preview.
            for sentence in sentences.iter().take(1) {
                paragraph(ui, sentence, PaletteColor::Text);
            }
            answers(ui, |ui| {
                let export = words.text("pictures-export");
                let can = refusal.is_none();
                if primary_button_if(ui, &export, &export, "", can).clicked()
                    && can
                    && let Ok(settings) = choices.settings()
                {
                    let document = choices.is_own_position.then(|| context.session.document().clone());
                    let language = choices.language.unwrap_or(words.language());
                    let plan = PaperPlan {
                        settings,
                        document,
                        language,
                        format: choices.format,
                        has_key_json: choices.has_key_json,
                    };
                    requests.push(DocumentRequest::ExportFiles(FileExport::Paper(Box::new(plan))).into());
                }
                if text_button(ui, &words.text("ask-cancel"), "Esc", true).clicked() {
                    requests.push(DocumentAnswer::Cancel.into());
                }
            });
        });
        if is_closed {
            requests.push(DocumentAnswer::Cancel.into());
        }
    }

    /// Returns why no paper can be written now.
    fn refusal(&self, words: &Words, choices: &PaperChoices, is_exporting: bool) -> Option<Vec<String>> {
        if is_exporting {
            return Some(vec![words.text("export-still-writing")]);
        }
        if let Err(error) = choices.settings() {
            return Some(error.sentences(words));
        }
        match self.preview.outcome() {
            Some(Err(error)) => Some(error.sentences(words)),
            Some(Ok(_)) | None => None,
        }
    }

    fn columns_ui(&self, ui: &mut Ui, words: &Words, choices: &mut PaperChoices, (room, is_new): (Vec2, bool)) {
        ui.spacing_mut().item_spacing.x = 20.0;
        let form_width = FORM_WIDTH.min(room.x * FORM_SHARE);
        ui.vertical(|ui| {
            ui.set_width(form_width);
            scrolled_part(ui, "form", room.y, |ui| {
                ui.set_width(form_width - 12.0);
                form_ui(ui, words, choices, is_new);
            });
        });
        ui.vertical(|ui| {
            ui.set_width(room.x - form_width - 20.0);
            self.preview_ui(ui, words, choices, room.y);
        });
    }

    /// Draws the first exercise, or says why there is none.
    fn preview_ui(&self, ui: &mut Ui, words: &Words, choices: &PaperChoices, height: f32) {
        let outcome = self.preview.outcome();
        let drawn = outcome.and_then(|outcome| outcome.as_ref().ok());
        let message = match (choices.settings(), outcome) {
            (Ok(_), None) => Some(words.text("paper-generating")),
            _ => None,
        };
        let room = vec2(ui.available_width(), (height - CONTENTS).max(80.0));
        let picture = drawn.map(|FirstExercise { shapes, size, .. }| (&shapes[..], *size));
        picture_ui(ui, &words.text("paper-preview"), Theme::Light, picture, (room, message.as_deref()));
        scrolled_part(ui, "contents", CONTENTS - 12.0, |ui| {
            if let (Ok(code), false) = (choices.code(), choices.is_own_position) {
                let code = words.fill("paper-code", &[("code", code.to_string().into())]);
                paragraph(ui, &code, PaletteColor::Secondary);
            }
            match outcome {
                Some(Ok(first)) => {
                    for sentence in &first.contents {
                        paragraph(ui, sentence, PaletteColor::Text);
                    }
                }
                Some(Err(error)) => {
                    for sentence in error.sentences(words).iter().skip(1) {
                        paragraph(ui, sentence, PaletteColor::Text);
                    }
                }
                None => {}
            }
        });
    }
}

/// Draws all fields.
fn form_ui(ui: &mut Ui, words: &Words, choices: &mut PaperChoices, is_new: bool) {
    ui.spacing_mut().item_spacing.y = 6.0;
    paper_ui(ui, words, choices, is_new);
    if !choices.is_own_position {
        separator(ui);
        heading(ui, &words.text("paper-exercises"));
        search_ui(ui, words, &mut choices.wishes);
        separator(ui);
        heading(ui, &words.text("exercise-guarantees"));
        guarantees_ui(ui, words, &mut choices.wishes);
    }
}

/// Draws the fields about the paper as a whole.
fn paper_ui(ui: &mut Ui, words: &Words, choices: &mut PaperChoices, is_new: bool) {
    let sources = [(false, "paper-generated"), (true, "paper-own-position")];
    choice(ui, words, "paper-about", &mut choices.is_own_position, &sources);
    if !choices.is_own_position {
        let seed = words.text("exercise-seed");
        line(ui, &seed, |ui| {
            let field = bare_text_field(ui, &seed, &mut choices.seed, 120.0);
            if is_new {
                field.response.request_focus();
            }
            if text_button(ui, &words.text("exercise-another-seed"), "", true).clicked() {
                choices.seed = another_seed().to_string();
            }
        });
        text_field(ui, &words.text("paper-count"), &mut choices.count, 60.0);
        text_field(ui, &words.text("paper-variants"), &mut choices.variants, 60.0);
    }
    asked_ui(ui, words, &mut choices.asked);
    let formats = PaperFormat::ALL.map(|(format, message)| (format, words.text(message)));
    drop_down(ui, &words.text("pictures-format"), &mut choices.format, &formats);
    let key_json = words.text("paper-key-json");
    if check_box(ui, &key_json, &key_json, choices.has_key_json).clicked() {
        choices.has_key_json = !choices.has_key_json;
    }
    if choices.format.has_sheets() {
        let sizes = [(PaperSize::A4, "paper-size-a4"), (PaperSize::Letter, "paper-size-letter")];
        choice(ui, words, "paper-size", &mut choices.paper_size, &sizes);
    }
    let mut language = choices.language.unwrap_or(words.language());
    let languages = [(Language::English, "language-english"), (Language::Spanish, "language-spanish")];
    choice(ui, words, "pictures-language", &mut language, &languages);
    if language != choices.language.unwrap_or(words.language()) {
        choices.language = Some(language);
    }
    text_field(ui, &words.text("paper-heading"), &mut choices.title, 220.0);
}

/// Draws what is asked for.
fn asked_ui(ui: &mut Ui, words: &Words, asked: &mut AskedParts) {
    line(ui, &words.text("paper-asked"), |ui| {
        let parts = [
            ("paper-ask-values", &mut asked.values),
            ("paper-ask-windows", &mut asked.windows),
            ("paper-ask-cuts", &mut asked.cuts),
            ("paper-ask-best", &mut asked.best),
        ];
        for (message, is_asked) in parts {
            let name = words.text(message);
            if check_box(ui, &name, &name, *is_asked).clicked() {
                *is_asked = !*is_asked;
            }
        }
    });
}
