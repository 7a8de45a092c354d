//! The card of the exercise, in the place of the caption: the question with the controls in which it is answered, what is said of
//! the answer, and the way to the next question.

use super::answer_field::AnswerField;
use super::controls::{controls_ui, predict_request};
use super::request::PredictRequest;
use super::sentences::{feedback, refutation, shown_hint, spoken_question};
use super::state::{Predict, QuestionScope};
use crate::i18n::narration;
use crate::i18n::practice::{expected_form, prompt};
use crate::i18n::styled_text::StyledText;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::practice::run::RightCount;
use crate::ui::command::UiCommand;
use crate::ui::practice::PracticeRequest;
use crate::ui::request::UiRequest;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{layout_line, primary_button, text_button};
use crate::ui::{paint, theme};
use egui::{Align, Color32, Frame, Label, Layout, Margin, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, vec2};

/// The height of the card, in pixels.
pub const HEIGHT: f32 = 140.0;
/// The same in a low window.
pub const SLIM_HEIGHT: f32 = 118.0;
/// The same in a window as narrow as a phone, whose sentences have more lines.
pub const NARROW_HEIGHT: f32 = 230.0;
/// The text size of the question, in pixels.
const QUESTION_SIZE: f32 = 18.0;
/// The text size of what is said of an answer, in pixels.
const FEEDBACK_SIZE: f32 = 15.0;

/// The card of the exercise, with what is typed into it.
#[derive(Debug, Default)]
pub struct QuestionCard {
    field: AnswerField,
}

impl QuestionCard {
    /// Draws the card into the available space.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, predict: &Predict, requests: &mut Vec<UiRequest>) {
        let rect = ui.max_rect();
        ui.painter().rect_filled(rect, 0.0, theme::color(ui, PaletteColor::Background));
        let hairline = Stroke::new(1.0, theme::color(ui, PaletteColor::Hairline));
        for y in [rect.top(), rect.bottom()] {
            ui.painter().hline(rect.x_range(), y, hairline);
        }
        Frame::NONE.inner_margin(Margin { left: 20, right: 16, top: 10, bottom: 4 }).show(ui, |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 8.0;
                self.rows(ui, context, predict, requests);
            });
        });
    }

    fn rows(&mut self, ui: &mut Ui, context: &ViewContext<'_>, predict: &Predict, requests: &mut Vec<UiRequest>) {
        let (words, step) = (context.words, context.search.step());
        let run = predict.run();
        let (sentence, spoken) = sentence(context, predict);
        first_row(ui, context, predict, &sentence, spoken);
        if predict.played_out().is_some() {
            return back_row(ui, context, requests);
        }
        let Some(current) = run.current() else { return over_row(ui, context, predict, requests) };
        if run.open_at(step).is_some() {
            controls_ui(ui, context, predict, current, &mut self.field, requests);
            if self.field.is_malformed {
                let expected = expected_form(words, &current.question, &[]);
                paragraph(ui, &StyledText::plain_text(&expected));
            } else {
                paragraph(ui, &feedback(context, current));
                play_out_ui(ui, context, predict, requests);
            }
            paragraph(ui, &shown_hint(context, current).unwrap_or_default());
        } else if current.is_closed && step == run.limit() {
            next_row(ui, context, "practice-next-question", predict, requests);
        } else {
            next_row(ui, context, "practice-to-question", predict, requests);
        }
    }
}

/// Returns the first sentence of the card: the question, what is said of its answer, or the caption. With it, where there is one,
/// its name for screen readers, which says more.
fn sentence(context: &ViewContext<'_>, predict: &Predict) -> (StyledText, Option<String>) {
    let (words, recording, step) = (context.words, context.search.recording(), context.search.step());
    let run = predict.run();
    let caption = || narration::caption(words, recording, step);
    if let Some(session) = predict.played_out() {
        let search = session.search();
        let said = run.current().map_or_else(StyledText::default, |current| refutation(context, current));
        return (said.then(narration::caption(words, search.recording(), search.step())), None);
    }
    match run.current() {
        None => {
            let marks = RightCount::of(run.outcomes(), None);
            let args = [("right", marks.right.into()), ("asked", marks.asked.into())];
            (words.styled("practice-over", &args).then(caption()), None)
        }
        Some(current) if run.open_at(step).is_some() => {
            (prompt(words, recording, &current.question), Some(spoken_question(context, &current.question)))
        }
        Some(current) if current.is_closed && step == run.limit() => (feedback(context, current), None),
        Some(_) => (caption(), None),
    }
}

/// Returns what the card says, as it is read aloud: its first sentence, and what is said of a wrong answer to the open question.
#[must_use]
pub fn spoken_card(context: &ViewContext<'_>, predict: &Predict) -> String {
    let (sentence, spoken) = sentence(context, predict);
    let mut said = spoken.unwrap_or_else(|| sentence.plain());
    let run = predict.run();
    if let Some(current) = run.current().filter(|_| run.open_at(context.search.step()).is_some()) {
        for more in [feedback(context, current), shown_hint(context, current).unwrap_or_default()] {
            if !more.spans.is_empty() {
                said.push(' ');
                said.push_str(&more.plain());
            }
        }
    }
    said
}

/// Draws a sentence, and the marks so far beside it. `spoken` is its name for screen readers, if that says more.
fn first_row(ui: &mut Ui, context: &ViewContext<'_>, predict: &Predict, text: &StyledText, spoken: Option<String>) {
    let marks = RightCount::of(predict.run().outcomes(), None);
    let args = [("right", marks.right.into()), ("asked", marks.asked.into())];
    let marks = context.words.fill("practice-marks", &args);
    let galley = layout_line(ui, &marks, Font::Regular, 13.0 * theme::enlargement(ui), PaletteColor::Secondary);
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        if predict.run().outcomes().is_empty() {
            return sentence_ui(ui, text, spoken);
        }
        let (rect, response) = ui.allocate_exact_size(galley.size() + vec2(0.0, 6.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &marks));
        ui.painter().galley(rect.min + vec2(0.0, 4.0), galley, Color32::PLACEHOLDER);
        ui.add_space(16.0);
        sentence_ui(ui, text, spoken);
    });
}

/// Draws a sentence in the rest of a row.
fn sentence_ui(ui: &mut Ui, text: &StyledText, spoken: Option<String>) {
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        let job = paint::styled_text(text, QUESTION_SIZE * theme::enlargement(ui), theme::of(ui), ui.available_width());
        let label = ui.add(Label::new(job).selectable(false));
        let name = spoken.unwrap_or_else(|| text.plain());
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    });
}

/// Draws the button that leads to the next question.
fn next_row(ui: &mut Ui, context: &ViewContext<'_>, message: &str, predict: &Predict, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    ui.horizontal(|ui| {
        let text = words.text(message);
        if primary_button(ui, &text, &text, &UiCommand::ShowNodeSection.key(words)).clicked() {
            requests.push(predict_request(PredictRequest::GoOn));
        }
        play_out_ui(ui, context, predict, requests);
    });
}

/// Draws the button that plays out why a cut is wrong, where the tree can be shown with such a value.
fn play_out_ui(ui: &mut Ui, context: &ViewContext<'_>, predict: &Predict, requests: &mut Vec<UiRequest>) {
    if predict.refutation().is_some() && text_button(ui, &context.words.text("practice-play-out"), "", true).clicked() {
        requests.push(predict_request(PredictRequest::PlayOut));
    }
}

/// Draws the button that ends playing out.
fn back_row(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    ui.horizontal(|ui| {
        let text = context.words.text("practice-end-play-out");
        if primary_button(ui, &text, &text, "").clicked() {
            requests.push(predict_request(PredictRequest::EndPlayOut));
        }
    });
}

/// Draws the buttons after the last question.
fn over_row(ui: &mut Ui, context: &ViewContext<'_>, predict: &Predict, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    ui.horizontal(|ui| {
        let again = words.text("practice-again");
        if primary_button(ui, &again, &again, "").clicked() {
            requests.push(predict_request(PredictRequest::StartAgain));
        }
        let is_chosen = context.session.document().practice.is_some() && predict.scope() == QuestionScope::Author;
        if is_chosen && text_button(ui, &words.text("practice-ask-everything"), "", true).clicked() {
            requests.push(predict_request(PredictRequest::AskEverything));
        }
        if text_button(ui, &words.text("practice-leave"), &UiCommand::Close.key(words), true).clicked() {
            requests.push(PracticeRequest::Leave.into());
        }
    });
}

fn paragraph(ui: &mut Ui, text: &StyledText) {
    if !text.spans.is_empty() {
        let job = paint::styled_text(text, FEEDBACK_SIZE * theme::enlargement(ui), theme::of(ui), ui.available_width());
        ui.add(Label::new(job).selectable(false));
    }
}
