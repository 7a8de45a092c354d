//! The modal itself.

use super::kinds::{due_ui, kinds_ui};
use crate::file;
use crate::i18n::Words;
use crate::i18n::practice::mistake_kind_name;
use crate::lessons;
use crate::picture::palette::PaletteColor;
use crate::practice::json::progress::to_text;
use crate::practice::progress::{ExerciseSource, ListedMistake, PracticeProgress};
use crate::session::Origin;
use crate::text::visible;
use crate::trace::TimelineStep;
use crate::ui::documents::answer::DocumentAnswer;
use crate::ui::documents::exported_text::ExportedText;
use crate::ui::documents::loaded_document::LoadedDocument;
use crate::ui::documents::modal::{answers, modal_ui, paragraph, scrolled_part};
use crate::ui::practice::PracticeRequest;
use crate::ui::request::{DocumentRequest, UiRequest};
use crate::ui::widgets::{heading, text_button, text_button_named};
use egui::{Context, Ui};

/// The width of the modal, in pixels.
const WIDTH: f32 = 640.0;
/// The largest height of the lists, in pixels.
const MAX_HEIGHT: f32 = 620.0;

/// The state of the modal.
#[derive(Clone, Copy, Debug, Default)]
pub struct ProgressModal {
    /// Whether it asks for a confirmation before everything is erased.
    asks_to_erase: bool,
}

impl ProgressModal {
    /// Draws the modal.
    pub fn show(&mut self, ctx: &Context, words: &Words, progress: &PracticeProgress, requests: &mut Vec<UiRequest>) {
        let high = (ctx.content_rect().height() - 220.0).clamp(140.0, MAX_HEIGHT);
        let ((), is_closed) = modal_ui(ctx, "progress", &words.text("progress-title"), WIDTH, |ui| {
            paragraph(ui, &words.text("progress-private"), PaletteColor::Secondary);
            scrolled_part(ui, "progress", high, |ui| {
                if progress.is_empty() {
                    return paragraph(ui, &words.text("progress-none"), PaletteColor::Text);
                }
                due_ui(ui, words, progress, requests);
                ui.add_space(8.0);
                kinds_ui(ui, words, progress);
                ui.add_space(8.0);
                mistakes_ui(ui, words, progress, requests);
            });
            if self.asks_to_erase {
                self.erase_ui(ui, words, requests);
            } else {
                self.answers_ui(ui, words, progress, requests);
            }
        });
        if is_closed {
            requests.push(DocumentAnswer::Cancel.into());
        }
    }

    fn answers_ui(&mut self, ui: &mut Ui, words: &Words, progress: &PracticeProgress, requests: &mut Vec<UiRequest>) {
        answers(ui, |ui| {
            if text_button(ui, &words.text("progress-close"), "Esc", true).clicked() {
                requests.push(DocumentAnswer::Cancel.into());
            }
            let is_full = !progress.is_empty();
            if text_button(ui, &words.text("progress-export"), "", is_full).clicked() && is_full {
                let (name, text) = (words.text("export-progress-name"), to_text(progress));
                requests.push(DocumentRequest::Export(ExportedText { name, text }).into());
            }
            if text_button(ui, &words.text("progress-erase"), "", is_full).clicked() && is_full {
                self.asks_to_erase = true;
            }
        });
    }

    fn erase_ui(&mut self, ui: &mut Ui, words: &Words, requests: &mut Vec<UiRequest>) {
        paragraph(ui, &words.text("progress-erase-ask"), PaletteColor::Text);
        answers(ui, |ui| {
            if text_button(ui, &words.text("progress-erase-no"), "", true).clicked() {
                self.asks_to_erase = false;
            }
            if text_button(ui, &words.text("progress-erase-yes"), "", true).clicked() {
                self.asks_to_erase = false;
                requests.push(PracticeRequest::EraseProgress.into());
            }
        });
    }
}

/// Draws the mistakes, the latest first, each with a button that shows it.
fn mistakes_ui(ui: &mut Ui, words: &Words, progress: &PracticeProgress, requests: &mut Vec<UiRequest>) {
    heading(ui, &words.text("progress-mistakes"));
    if progress.mistakes().next().is_none() {
        paragraph(ui, &words.text("progress-no-mistakes"), PaletteColor::Text);
    }
    for mistake in progress.mistakes() {
        let text = mistake_text(words, mistake);
        ui.horizontal_top(|ui| {
            let named = words.fill("progress-show-named", &[("mistake", text.as_str().into())]);
            if text_button_named(ui, &words.text("progress-show"), &named, "", true).clicked() {
                requests.extend(show(mistake));
            }
            ui.add_space(4.0);
            ui.vertical(|ui| {
                ui.add_space(4.0);
                paragraph(ui, &text, PaletteColor::Text);
            });
        });
    }
}

/// Returns the requests that open the document of a mistake at the step that gives the answer; none if it cannot be read.
fn show(mistake: &ListedMistake) -> Vec<UiRequest> {
    let loaded = match &mistake.exercise.source {
        ExerciseSource::Lesson(name) => lessons::by_name_or_number(name)
            .map(|number| LoadedDocument::without_file(lessons::all()[number].clone(), Origin::Lesson(number))),
        ExerciseSource::PositionFile(text) => {
            file::load(text.as_bytes()).ok().map(|document| LoadedDocument::without_file(document, Origin::New))
        }
    };
    let Some(loaded) = loaded else { return Vec::new() };
    let step = TimelineStep::new(usize::try_from(mistake.question.step).unwrap_or(usize::MAX));
    vec![PracticeRequest::Leave.into(), DocumentRequest::OpenAt(Box::new(LoadedDocument { step, ..loaded })).into()]
}

fn mistake_text(words: &Words, mistake: &ListedMistake) -> String {
    let args = [
        ("title", visible(&mistake.exercise.title).into_owned().into()),
        ("step", words.number(mistake.question.step).into()),
        ("kind", mistake_kind_name(words, mistake.kind).into()),
        ("given", visible(&mistake.given).into_owned().into()),
    ];
    words.fill("progress-mistake", &args)
}
