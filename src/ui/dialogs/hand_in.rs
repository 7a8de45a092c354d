//! The modal that hands in: it asks for a name, and says what is written.

use super::modal::{answers, cancel_button, modal_ui, paragraph};
use crate::i18n::Words;
use crate::picture::palette::PaletteColor;
use crate::practice::json::report::to_text;
use crate::practice::report::{ExerciseReport, tidied_name};
use crate::ui::files::file_export::ExportedText;
use crate::ui::practice::Diary;
use crate::ui::request::DocumentRequest;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{keep_focus_after_enter, primary_button_if};
use egui::{Context, TextEdit, Ui};

/// The width of the modal, in pixels.
const WIDTH: f32 = 520.0;

/// The state of the modal: the name as it is typed.
#[derive(Clone, Debug, Default)]
pub struct HandInModal {
    name: String,
}

impl HandInModal {
    pub(super) fn show(&mut self, ctx: &Context, context: &ViewContext<'_>, is_new: bool) {
        let (words, diary) = (context.words, context.diary);
        modal_ui(ctx, context, "hand-in", &words.text("hand-in-title"), WIDTH, |ui| {
            paragraph(ui, &words.text("hand-in-why"), PaletteColor::Secondary);
            paragraph(ui, &summary(words, diary), PaletteColor::Text);
            let is_entered = self.name_ui(ui, words, is_new);
            let can = !diary.exercises.is_empty() && !tidied_name(&self.name).is_empty();
            answers(ui, |ui| {
                let save = words.text("hand-in-save");
                let is_pressed = primary_button_if(ui, &save, &save, "", can).clicked() || is_entered;
                if is_pressed && can {
                    context.requests.push(DocumentRequest::Export(exported(words, diary, &self.name)));
                }
                cancel_button(ui, context, "ask-cancel");
            });
        });
    }

    /// Draws the field for the name. Returns whether Enter was pressed in it.
    fn name_ui(&mut self, ui: &mut Ui, words: &Words, is_new: bool) -> bool {
        let label = words.text("hand-in-name");
        ui.horizontal(|ui| {
            let named = ui.label(&label);
            let field = TextEdit::singleline(&mut self.name).desired_width(f32::INFINITY);
            let response = ui.add(field).labelled_by(named.id);
            if is_new {
                response.request_focus();
            }
            keep_focus_after_enter(ui, &response, &self.name)
        })
        .inner
    }
}

/// Returns the report under a name, with the name of its file.
fn exported(words: &Words, diary: &Diary, name: &str) -> ExportedText {
    let report = diary.report(name);
    let file_name: String = report.name.chars().filter(|letter| letter.is_alphanumeric() || *letter == ' ').collect();
    let file_name = match file_name.trim() {
        "" => words.text("export-report-name"),
        name => words.fill("export-report-name-of", &[("name", name.replace(' ', "-").into())]),
    };
    ExportedText { name: file_name, text: to_text(&report) }
}

/// Returns how many exercises are handed in, and their points.
fn summary(words: &Words, diary: &Diary) -> String {
    let exercises = &diary.exercises;
    if exercises.is_empty() {
        return words.text("hand-in-nothing");
    }
    let sums = exercises.iter().map(ExerciseReport::sums);
    let (points, of) = sums.fold((0, 0), |(points, of), sums| (points + sums.points, of + sums.of));
    let args =
        [("count", exercises.len().into()), ("points", words.number(points).into()), ("of", words.number(of).into())];
    words.fill("hand-in-exercises", &args)
}
