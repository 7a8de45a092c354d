//! The kinds of mistakes: those due, and how often each was right at the first attempt.

use crate::i18n::Words;
use crate::i18n::practice::mistake_kind_name;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::practice::progress::{KindProgress, PracticeProgress};
use crate::practice::schedule::LeitnerBox;
use crate::ui::documents::modal::paragraph;
use crate::ui::practice::today;
use crate::ui::request::{DocumentRequest, UiRequest};
use crate::ui::theme;
use crate::ui::widgets::{heading, layout_line, text_button_named};
use egui::{Align, Color32, Layout, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// The height of a line, in pixels.
const LINE: f32 = 26.0;

/// Draws the kinds of mistakes that are to be asked today, each with a button for an exercise.
pub(super) fn due_ui(ui: &mut Ui, words: &Words, progress: &PracticeProgress, requests: &mut Vec<UiRequest>) {
    heading(ui, &words.text("progress-due"));
    let due = progress.due(today());
    if due.is_empty() {
        paragraph(ui, &words.text("progress-none-due"), PaletteColor::Text);
    }
    for kind in due {
        let name = mistake_kind_name(words, kind);
        ui.allocate_ui_with_layout(
            vec2(ui.available_width(), LINE + 4.0),
            Layout::right_to_left(Align::Center),
            |ui| {
                let named = words.fill("progress-exercise-named", &[("kind", name.as_str().into())]);
                if text_button_named(ui, &words.text("progress-exercise"), &named, "", true).clicked() {
                    requests.push(DocumentRequest::OpenExercise(kind).into());
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    paragraph(ui, &name, PaletteColor::Text);
                });
            },
        );
    }
}

/// Draws how often each kind was right at the first attempt.
pub(super) fn kinds_ui(ui: &mut Ui, words: &Words, progress: &PracticeProgress) {
    heading(ui, &words.text("progress-kinds"));
    for (kind, of_kind) in progress.kinds() {
        let name = mistake_kind_name(words, kind);
        let count = count_text(words, of_kind);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
        let galleys = [(&name, PaletteColor::Text), (&count, PaletteColor::Secondary)]
            .map(|(text, color)| layout_line(ui, text, Font::Regular, theme::TEXT, color));
        let y = rect.center().y;
        let [name_galley, count_galley] = galleys;
        let right = pos2(rect.right() - count_galley.size().x, y - count_galley.size().y / 2.0);
        ui.painter().galley(pos2(rect.left(), y - name_galley.size().y / 2.0), name_galley, Color32::PLACEHOLDER);
        ui.painter().galley(right, count_galley, Color32::PLACEHOLDER);
        let said = words.fill("progress-kind-said", &[("kind", name.into()), ("count", count.into())]);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    }
}

/// Returns how often a kind was right, and the box of its card where it has one.
fn count_text(words: &Words, of_kind: KindProgress) -> String {
    let args = [("right", words.number(of_kind.right_first).into()), ("asked", words.number(of_kind.asked).into())];
    let count = words.fill("progress-count", &args);
    let Some(review) = of_kind.review else { return count };
    let number = usize::from(review.leitner_box.number());
    let args = [("box", number.to_string().into()), ("boxes", LeitnerBox::COUNT.to_string().into())];
    format!("{count} · {}", words.fill("progress-box", &args))
}
