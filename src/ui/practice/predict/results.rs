//! The results of the exercise in the side panel: the marks by kind, and the questions that were missed, each with a way back.

use super::controls::predict_request;
use super::request::PredictRequest;
use super::sentences::{first_attempt, kind_name};
use super::state::Predict;
use crate::document::QuestionKind;
use crate::i18n::node_names::NodeNames;
use crate::i18n::practice::answer_text;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::practice::run::{ClosedQuestion, FirstAttempt, RightCount};
use crate::ui::request::UiRequest;
use crate::ui::side_panel::{paragraph, section};
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{layout_line, text_button_named};
use egui::{Color32, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// The height of a line of the marks, in pixels.
const LINE: f32 = 23.0;

/// Draws the results so far.
pub fn results_ui(ui: &mut Ui, context: &ViewContext<'_>, predict: &Predict, requests: &mut Vec<UiRequest>) {
    let (words, outcomes) = (context.words, predict.run().outcomes());
    section(ui, &words.text("practice-results"), |ui| {
        if outcomes.is_empty() {
            return paragraph(ui, &words.styled("practice-how", &[]), theme::TEXT);
        }
        for kind in QuestionKind::ALL {
            let marks = RightCount::of(outcomes, Some(kind));
            if marks.asked > 0 {
                marks_ui(ui, context, &kind_name(words, kind), marks);
            }
        }
        marks_ui(ui, context, &words.text("practice-total"), RightCount::of(outcomes, None));
    });
    let mistakes = || outcomes.iter().enumerate().filter(|(_, outcome)| outcome.first != FirstAttempt::Right);
    if mistakes().next().is_some() {
        section(ui, &words.text("practice-mistakes"), |ui| {
            for (index, outcome) in mistakes() {
                mistake_ui(ui, context, index, outcome, requests);
            }
        });
    }
}

/// Draws a line with a name at its left end and marks at its right end.
fn marks_ui(ui: &mut Ui, context: &ViewContext<'_>, name: &str, marks: RightCount) {
    let args = [("right", marks.right.to_string().into()), ("asked", marks.asked.to_string().into())];
    let text = context.words.fill("practice-marks-short", &args);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
    let left = layout_line(ui, name, Font::Regular, theme::TEXT, PaletteColor::Text);
    let right = layout_line(ui, &text, Font::SemiBold, theme::TEXT, PaletteColor::Text);
    let y = rect.center().y;
    let place = pos2(rect.right() - right.size().x, y - right.size().y / 2.0);
    ui.painter().galley(pos2(rect.left(), y - left.size().y / 2.0), left, Color32::PLACEHOLDER);
    ui.painter().galley(place, right, Color32::PLACEHOLDER);
    let spoken = format!("{name}: {text}");
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}

/// Draws a question that was missed: what was asked, what was answered, and what is right.
fn mistake_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    index: usize,
    outcome: &ClosedQuestion,
    requests: &mut Vec<UiRequest>,
) {
    let (words, recording) = (context.words, context.search.recording());
    let question = &outcome.question;
    let text = |answer| answer_text(words, recording, question, answer);
    let given = outcome.given.first().map_or_else(|| first_attempt(words, outcome.first), text);
    let right = question.accepted(recording).first().map_or_else(String::new, text);
    let node = NodeNames::new(words, recording).heading(question.node);
    let args = [
        ("kind", kind_name(words, question.kind).into()),
        ("node", node.into()),
        ("given", given.into()),
        ("right", right.into()),
    ];
    let line = words.styled("practice-mistake", &args);
    ui.add_space(3.0);
    paragraph(ui, &line, theme::TEXT);
    let show = words.text("practice-show-me");
    let name = format!("{show}: {}", line.plain());
    if text_button_named(ui, &show, &name, "", true).clicked() {
        requests.push(predict_request(PredictRequest::ShowOutcome(index)));
    }
    ui.add_space(5.0);
}
