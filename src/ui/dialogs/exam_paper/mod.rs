//! The modal that makes an exam paper: its form, its first exercise, and what will be written.

pub mod choices;
pub mod plan;
mod preview;

pub use choices::PaperChoices;
pub use plan::PaperPlan;

use self::preview::{FirstExercise, PaperPreview};
use super::exercise::{guarantees_ui, search_ui};
use super::form::{
    LABEL_WIDTH, another_seed, bare_text_field, choice, drop_down, language_choice, line, switch, text_field,
};
use super::form_with_preview::{FormSizes, MAX_WIDTH, form_with_preview_ui, picture_ui};
use super::modal::{answers, cancel_button, modal_ui, paragraph, scrolled_part};
use crate::exam::{AskedParts, PaperFormat, PaperSize};
use crate::i18n::Words;
use crate::picture::palette::{PaletteColor, Theme};
use crate::session::Session;
use crate::ui::files::file_export::FileExport;
use crate::ui::request::DocumentRequest;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{heading, primary_button_if, separator, text_button};
use egui::{Context, Ui, vec2};

/// The sizes of the modal.
const SIZES: FormSizes = FormSizes { form_width: 560.0, around: 210.0, stacked_height: 340.0 };
/// The largest share of the width that the form has.
const MAX_FORM_SHARE: f32 = 0.6;
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
    ) {
        let words = context.words;
        self.preview.update(ctx, words, choices, context.session.document());
        modal_ui(ctx, context, "paper", &words.text("paper-title"), MAX_WIDTH, |ui| {
            let form_width = SIZES.form_width.min(ui.available_width() * MAX_FORM_SHARE);
            form_with_preview_ui(
                ui,
                &FormSizes { form_width, ..SIZES },
                choices,
                |ui, choices| form_ui(ui, words, choices, is_new),
                |ui, choices, height| self.preview_ui(ui, words, choices, height),
            );
            let plan = self.plan(context.session, words, choices, is_exporting);
            let sentence = plan.as_ref().map_or_else(Clone::clone, |plan| plan.sentence(words));
            paragraph(ui, &sentence, PaletteColor::Text);
            answers(ui, |ui| {
                let export = words.text("pictures-export");
                let is_pressed = primary_button_if(ui, &export, &export, "", plan.is_ok()).clicked();
                if let Ok(plan) = plan
                    && is_pressed
                {
                    context.requests.push(DocumentRequest::ExportFiles(FileExport::Paper(Box::new(plan))));
                }
                cancel_button(ui, context, "ask-cancel");
            });
        });
    }

    /// Returns the paper that is chosen, or why none can be written now; more sentences stand under the preview.
    fn plan(
        &self,
        session: &Session,
        words: &Words,
        choices: &PaperChoices,
        is_exporting: bool,
    ) -> Result<PaperPlan, String> {
        let first = |sentences: Vec<String>| sentences.into_iter().next().unwrap_or_default();
        if is_exporting {
            return Err(words.text("export-still-writing"));
        }
        let settings = choices.settings().map_err(|error| first(error.sentences(words)))?;
        if let Some(Err(error)) = self.preview.outcome() {
            return Err(first(error.sentences(words)));
        }
        Ok(PaperPlan {
            settings,
            document: choices.is_own_position.then(|| session.document().clone()),
            language: choices.language.unwrap_or(words.language()),
            format: choices.format,
            has_key_json: choices.has_key_json,
        })
    }

    /// Draws the first exercise, or says why there is none.
    fn preview_ui(&self, ui: &mut Ui, words: &Words, choices: &PaperChoices, height: f32) {
        let outcome = self.preview.outcome();
        let drawn = outcome.and_then(|outcome| outcome.as_ref().ok());
        let message = match (choices.settings(), outcome) {
            (Ok(_), None) => Some(words.text("paper-generating")),
            _ => None,
        };
        let space = vec2(ui.available_width(), (height - CONTENTS).max(80.0));
        let picture = drawn.map(|FirstExercise { shapes, size, .. }| (&shapes[..], *size));
        picture_ui(ui, &words.text("paper-preview"), Theme::Light, picture, (space, message.as_deref()));
        scrolled_part(ui, "contents", CONTENTS - 12.0, |ui| {
            if let (Ok(code), false) = (choices.code(), choices.is_own_position) {
                let code = words.fill("paper-code", &[("code", code.to_string().into())]);
                paragraph(ui, &code, PaletteColor::Secondary);
            }
            let sentences = match outcome {
                Some(Ok(first)) => first.contents.clone(),
                // The first stands above the answers.
                Some(Err(error)) => error.sentences(words).into_iter().skip(1).collect(),
                None => Vec::new(),
            };
            for sentence in sentences {
                paragraph(ui, &sentence, PaletteColor::Text);
            }
        });
    }
}

/// Draws all fields.
fn form_ui(ui: &mut Ui, words: &Words, choices: &mut PaperChoices, is_new: bool) {
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
    let formats = PaperFormat::ALL.map(|format| (format, words.text(format.message())));
    drop_down(ui, &words.text("pictures-format"), &mut choices.format, &formats);
    switch(ui, &words.text("paper-key-json"), &mut choices.has_key_json);
    if choices.format.has_sheets() {
        let sizes = [(PaperSize::A4, "paper-size-a4"), (PaperSize::Letter, "paper-size-letter")];
        choice(ui, words, "paper-size", &mut choices.paper_size, &sizes);
    }
    language_choice(ui, words, LABEL_WIDTH, &mut choices.language);
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
            switch(ui, &words.text(message), is_asked);
        }
    });
}
