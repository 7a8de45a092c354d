//! The modal about the user's progress: the misconceptions due today, how often each was answered correctly, and past
//! mistakes.

use super::modal::{answers, cancel_button, modal_ui, paragraph, scrolled_part};
use egui::{Align, Align2, Context, Layout, Ui, vec2};
use poda_core::text::visible;
use poda_core::trace::TimelineStep;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::Origin;
use poda_window::documents::file_export::ExportedText;
use poda_window::documents::loaded_document::LoadedDocument;
use poda_window::look::theme;
use poda_window::look::widgets::{heading, labeled_space, text_at, text_button, text_button_named};
use poda_window::panel::request::{DocumentRequest, UiRequest};
use poda_window::panel::view_context::ViewContext;
use poda_window::state::practice::{PracticeRequest, today};
use poda_words::i18n::{Words, args};
use poda_words::practice::json::progress::to_text;
use poda_words::practice::progress::{ExerciseOrigin, KindProgress, ListedMistake, PracticeProgress};
use poda_words::practice::schedule::LeitnerBox;
use poda_words::practice::sentences::misconception_name;
use poda_words::{file, lessons};

/// The width of the modal, in pixels.
const WIDTH: f32 = 640.0;
/// The maximum height of the lists, in pixels.
const MAX_HEIGHT: f32 = 620.0;

#[derive(Clone, Copy, Debug, Default)]
pub struct ProgressModal {
    /// Whether it asks for confirmation before the progress is erased.
    asks_to_erase: bool,
}

impl ProgressModal {
    pub(super) fn show(&mut self, ctx: &Context, context: &ViewContext<'_>) {
        let (words, progress) = (context.words, &context.diary.progress);
        let high = (ctx.content_rect().height() - 220.0).clamp(140.0, MAX_HEIGHT);
        modal_ui(ctx, context, "progress", &words.text("progress-title"), WIDTH, |ui| {
            paragraph(ui, &words.text("progress-private"), PaletteColor::Secondary);
            scrolled_part(ui, "progress", high, |ui| {
                if progress.is_empty() {
                    return paragraph(ui, &words.text("progress-none"), PaletteColor::Text);
                }
                due_ui(ui, context, progress);
                ui.add_space(8.0);
                kinds_ui(ui, words, progress);
                ui.add_space(8.0);
                mistakes_ui(ui, context, progress);
            });
            if self.asks_to_erase {
                self.erase_ui(ui, context);
            } else {
                self.answers_ui(ui, context, progress);
            }
        });
    }

    fn answers_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>, progress: &PracticeProgress) {
        let words = context.words;
        answers(ui, |ui| {
            cancel_button(ui, context, "progress-close");
            let is_full = !progress.is_empty();
            if text_button(ui, &words.text("progress-export"), "", is_full).clicked() && is_full {
                let (name, text) = (words.text("export-progress-name"), to_text(progress));
                context.requests.push(DocumentRequest::Export(ExportedText { name, text, extension: "json" }));
            }
            if text_button(ui, &words.text("progress-erase"), "", is_full).clicked() && is_full {
                self.asks_to_erase = true;
            }
        });
    }

    fn erase_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let words = context.words;
        paragraph(ui, &words.text("progress-erase-ask"), PaletteColor::Text);
        answers(ui, |ui| {
            if text_button(ui, &words.text("progress-erase-no"), "", true).clicked() {
                self.asks_to_erase = false;
            }
            if text_button(ui, &words.text("progress-erase-yes"), "", true).clicked() {
                self.asks_to_erase = false;
                context.requests.push(PracticeRequest::EraseProgress);
            }
        });
    }
}

/// Draws the mistakes, latest first, each with a button that shows it.
fn mistakes_ui(ui: &mut Ui, context: &ViewContext<'_>, progress: &PracticeProgress) {
    let words = context.words;
    heading(ui, &words.text("progress-mistakes"));
    if progress.mistakes().next().is_none() {
        paragraph(ui, &words.text("progress-no-mistakes"), PaletteColor::Text);
    }
    for mistake in progress.mistakes() {
        let text = mistake_text(words, mistake);
        ui.horizontal_top(|ui| {
            let named = words.fill("progress-show-named", &args![mistake = text.as_str()]);
            if text_button_named(ui, &words.text("progress-show"), &named, "", true).clicked() {
                context.requests.extend(show(mistake));
            }
            ui.add_space(4.0);
            ui.vertical(|ui| {
                ui.add_space(4.0);
                paragraph(ui, &text, PaletteColor::Text);
            });
        });
    }
}

/// Returns the requests that open the document of a mistake at the step that gives the answer. Empty if the document
/// cannot be read.
fn show(mistake: &ListedMistake) -> Vec<UiRequest> {
    let loaded = match &mistake.exercise.source {
        ExerciseOrigin::Lesson(name) => lessons::by_name_or_number(name).map(LoadedDocument::lesson),
        ExerciseOrigin::PositionFile(text) => {
            file::load(text.as_bytes()).ok().map(|document| LoadedDocument::without_file(document, Origin::New))
        }
    };
    let Some(loaded) = loaded else { return Vec::new() };
    let step = TimelineStep::new(usize::try_from(mistake.question.step).unwrap_or(usize::MAX));
    // What was written in a blank tree does not stay there, whatever else is opened.
    let open = DocumentRequest::OpenAt(Box::new(LoadedDocument { step, ..loaded }));
    vec![PracticeRequest::LeaveAnyway.into(), open.into()]
}

fn mistake_text(words: &Words, mistake: &ListedMistake) -> String {
    let args = args![
        title = visible(&mistake.exercise.title).into_owned(),
        step = words.number(mistake.question.step),
        kind = misconception_name(words, mistake.kind),
        given = visible(&mistake.given).into_owned(),
    ];
    words.fill("progress-mistake", &args)
}

/// The height of a line, in pixels.
const LINE: f32 = 26.0;

/// Draws the misconceptions that are due today, each with a button for an exercise.
pub(super) fn due_ui(ui: &mut Ui, context: &ViewContext<'_>, progress: &PracticeProgress) {
    let words = context.words;
    heading(ui, &words.text("progress-due"));
    let due = progress.due(today());
    if due.is_empty() {
        paragraph(ui, &words.text("progress-none-due"), PaletteColor::Text);
    }
    for kind in due {
        let name = misconception_name(words, kind);
        let size = vec2(ui.available_width(), LINE + 4.0);
        ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            let named = words.fill("progress-exercise-named", &args![kind = name.as_str()]);
            if text_button_named(ui, &words.text("progress-exercise"), &named, "", true).clicked() {
                context.requests.push(UiRequest::OpenExercise(kind));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| paragraph(ui, &name, PaletteColor::Text));
        });
    }
}

/// Draws how often questions about each misconception were answered correctly at the first attempt.
pub(super) fn kinds_ui(ui: &mut Ui, words: &Words, progress: &PracticeProgress) {
    heading(ui, &words.text("progress-kinds"));
    for (kind, of_kind) in progress.kinds() {
        let name = misconception_name(words, kind);
        let count = count_text(words, of_kind);
        let args = args![kind = name.as_str(), count = count.as_str()];
        let said = words.fill("progress-kind-said", &args);
        let rect = labeled_space(ui, vec2(ui.available_width(), LINE), &said);
        let (font, size) = (Font::Regular, theme::TEXT);
        text_at(ui, Align2::LEFT_CENTER, rect.left_center(), &name, font, size, PaletteColor::Text);
        text_at(ui, Align2::RIGHT_CENTER, rect.right_center(), &count, font, size, PaletteColor::Secondary);
    }
}

/// Returns how often questions about a misconception were answered correctly, with the number of its Leitner box, if
/// any.
fn count_text(words: &Words, of_kind: KindProgress) -> String {
    let args = args![right = words.number(of_kind.right_first), asked = words.number(of_kind.asked)];
    let count = words.fill("progress-count", &args);
    let Some(review) = of_kind.review else { return count };
    let number = usize::from(review.leitner_box.number());
    let args = args![box = number.to_string(), boxes = LeitnerBox::COUNT.to_string()];
    format!("{count} · {}", words.fill("progress-box", &args))
}
