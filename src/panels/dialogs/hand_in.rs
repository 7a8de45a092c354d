//! The modal for handing in a report: it asks for the name and the number of the student, and summarizes the report.

use super::modal::{answers, cancel_button, modal_ui, paragraph};
use egui::{Context, TextEdit, Ui};
use poda_picture::picture::palette::PaletteColor;
use poda_window::documents::file_export::ExportedText;
use poda_window::look::widgets::{MAX_TYPED_CHARS, keep_focus_after_enter, primary_button_if};
use poda_window::panel::request::DocumentRequest;
use poda_window::panel::view_context::ViewContext;
use poda_window::state::practice::Diary;
use poda_words::i18n::{Words, args};
use poda_words::practice::json::report::to_text;
use poda_words::practice::report::{ExerciseReport, Report, tidied_name};

/// The width of the modal, in pixels.
const WIDTH: f32 = 520.0;

/// The state of the modal: the name and the number of the student, as typed.
#[derive(Clone, Debug, Default)]
pub struct HandInModal {
    name: String,
    student: String,
}

impl HandInModal {
    pub(super) fn show(&mut self, ctx: &Context, context: &ViewContext<'_>, is_new: bool) {
        let (words, diary) = (context.words, context.diary);
        modal_ui(ctx, context, "hand-in", &words.text("hand-in-title"), WIDTH, |ui| {
            paragraph(ui, &words.text("hand-in-why"), PaletteColor::Secondary);
            paragraph(ui, &summary(words, diary), PaletteColor::Text);
            let is_entered = field_ui(ui, &words.text("hand-in-name"), &mut self.name, is_new)
                | field_ui(ui, &words.text("hand-in-student"), &mut self.student, false);
            let can = !diary.exercises.is_empty() && !tidied_name(&self.name).is_empty();
            answers(ui, |ui| {
                let save = words.text("hand-in-save");
                let is_pressed = primary_button_if(ui, &save, &save, "", can).clicked() || is_entered;
                if is_pressed && can {
                    let report = exported(words, &diary.report(&self.name, &self.student));
                    context.requests.push(DocumentRequest::Export(report));
                }
                cancel_button(ui, context, "ask-cancel");
            });
        });
    }
}

/// Draws a text field with its label. Returns whether Enter was pressed in it.
fn field_ui(ui: &mut Ui, label: &str, text: &mut String, is_focused: bool) -> bool {
    ui.horizontal(|ui| {
        let named = ui.label(label);
        let response = ui
            .add(TextEdit::singleline(text).char_limit(MAX_TYPED_CHARS).desired_width(f32::INFINITY))
            .labelled_by(named.id);
        if is_focused {
            response.request_focus();
        }
        keep_focus_after_enter(ui, &response, text)
    })
    .inner
}

/// Returns the text of a report, with the name of its file.
fn exported(words: &Words, report: &Report) -> ExportedText {
    let file_name: String = report.name.chars().filter(|letter| letter.is_alphanumeric() || *letter == ' ').collect();
    let file_name = match file_name.trim() {
        "" => words.text("export-report-name"),
        name => words.fill("export-report-name-of", &args![name = name.replace(' ', "-")]),
    };
    ExportedText { name: file_name, text: to_text(report), extension: "json" }
}

/// Returns the sentence about the number of exercises and their points.
fn summary(words: &Words, diary: &Diary) -> String {
    let exercises = &diary.exercises;
    if exercises.is_empty() {
        return words.text("hand-in-nothing");
    }
    let sums = exercises.iter().map(ExerciseReport::sums);
    let (points, of) = sums.fold((0, 0), |(points, of), sums| (points + sums.points, of + sums.of));
    let args = args![count = exercises.len(), points = words.number(points), of = words.number(of)];
    words.fill("hand-in-exercises", &args)
}
