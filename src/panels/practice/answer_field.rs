//! The fields into which the answer to a question is typed.

use egui::{Align2, Response, RichText, Sense, TextEdit, Ui, WidgetInfo, vec2};
use poda_core::document::practice::AnswerForm;
use poda_core::score::Player;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::{PaletteColor, player_color};
use poda_window::input::command::UiCommand;
use poda_window::look::key_targets::KeyTargets;
use poda_window::look::number_pad::{self, NumberField};
use poda_window::look::theme;
use poda_window::look::widgets::{MAX_TYPED_CHARS, keep_focus_after_enter, layout_line, primary_button, put};
use poda_words::i18n::Words;
use poda_words::practice::answer::Addend;
use poda_words::practice::{Answer, Question, read_number};

/// The width of the field for a value, in pixels.
const VALUE_WIDTH: f32 = 130.0;
/// The width of the field for an addend or a sum, in pixels.
const ADDEND_WIDTH: f32 = 56.0;

/// The fields for a value, with their typed texts.
#[derive(Debug, Default)]
pub(super) struct AnswerField {
    text: String,
    /// The texts of the addends, if the question asks for them.
    addends: Vec<String>,
    question: Option<Question>,
    /// Whether the texts are those that were entered last.
    pub is_entered: bool,
    /// Whether the text entered last is not a value.
    pub is_malformed: bool,
}

impl AnswerField {
    pub const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Forgets the current question, so that the fields are reset even if the same question follows. Returns whether
    /// there was one.
    pub const fn forget(&mut self) -> bool {
        self.question.take().is_some()
    }

    /// Resets the fields if `question` differs from the current question. Returns whether it does.
    pub fn reset_for(&mut self, question: &Question) -> bool {
        let is_new = self.question.replace(*question) != Some(*question);
        if is_new {
            self.text.clear();
            self.addends.clear();
            self.is_entered = false;
            self.is_malformed = false;
        }
        is_new
    }

    /// Draws the button of the answer and the field for a value or, if addends are asked for, a field for each addend
    /// and one for their sum. A vector has an entry for each of the `players`. The first field has the focus when the
    /// question is new. Enter moves to the next field, and in the last field submits the answer. Returns the submitted
    /// answer, if it can be parsed.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        form: AnswerForm,
        asked: &[(Addend, String)],
        players: usize,
        is_new: bool,
    ) -> Option<Answer> {
        let is_begun = self.addends.len() < asked.len();
        self.addends.resize(self.addends.len().max(asked.len()), String::new());
        let mut is_next_focused = is_new || is_begun;
        let mut is_changed = false;
        for (index, ((addend, name), text)) in asked.iter().zip(&mut self.addends).enumerate() {
            if 0 < index {
                label(ui, if *addend == Addend::Side(Player::Min) { "−" } else { "+" }, PaletteColor::Text);
            }
            let color = if let Addend::Side(player) = *addend { player_color(player) } else { PaletteColor::Text };
            label(ui, name, color);
            let response = field_ui(ui, text, name, "", ADDEND_WIDTH, true);
            is_changed |= response.changed();
            if is_next_focused {
                response.request_focus();
            }
            is_next_focused = keep_focus_after_enter(ui, &response, text);
        }
        if !asked.is_empty() {
            label(ui, "=", PaletteColor::Text);
        }
        let width = if asked.is_empty() { VALUE_WIDTH } else { ADDEND_WIDTH };
        // `<=` and `>=` can be typed for ≤ and ≥, which have no keys.
        let example = match form {
            AnswerForm::Value => words.text("practice-answer-example"),
            AnswerForm::Vector => "(1, 2, 3)".to_owned(),
            AnswerForm::Node
            | AnswerForm::Children
            | AnswerForm::Leaves
            | AnswerForm::Number
            | AnswerForm::Sum
            | AnswerForm::Changes
            | AnswerForm::Counts => String::new(),
        };
        // The pad has no key between two numbers.
        let has_pad = form != AnswerForm::Vector;
        let name = words.text("practice-answer-field");
        let response = field_ui(ui, &mut self.text, &name, &example, width, has_pad);
        if response.changed() {
            self.text = self.text.replace("<=", "≤").replace(">=", "≥");
        }
        if is_next_focused {
            response.request_focus();
        }
        ui.ctx().plugin::<KeyTargets>().lock().number_field = Some(response.id);
        is_changed |= response.changed();
        self.is_malformed &= !is_changed;
        self.is_entered &= !is_changed;
        let is_entered = keep_focus_after_enter(ui, &response, &self.text);
        let text = words.text("practice-answer");
        let is_pressed = primary_button(ui, &text, &text, &UiCommand::ShowNodeSection.key(words)).clicked();
        if !is_entered && !is_pressed {
            return None;
        }
        self.is_entered = true;
        let answer = if form == AnswerForm::Vector {
            let is_complete = |answer: &Answer| matches!(answer, Answer::Vector(it) if it.entries().len() == players);
            Answer::read_vector(&self.text).filter(is_complete)
        } else if asked.is_empty() {
            Answer::read_value(&self.text)
        } else {
            self.read_sum()
        };
        self.is_malformed = answer.is_none();
        answer
    }

    /// Parses the addends and the sum. Returns `None` if one of them is not a number.
    fn read_sum(&self) -> Option<Answer> {
        let Some(Answer::Proved(sum)) = Answer::read_value(&self.text) else { return None };
        let counts = self.addends.iter().map(|text| read_number(text)).collect::<Option<_>>()?;
        Some(Answer::Sum { counts, sum })
    }
}

fn field_ui(ui: &mut Ui, text: &mut String, name: &str, example: &str, width: f32, has_pad: bool) -> Response {
    let response = ui.add(
        TextEdit::singleline(text)
            .char_limit(MAX_TYPED_CHARS)
            .desired_width(width * theme::enlargement(ui))
            .hint_text(RichText::new(example).color(theme::color(ui, PaletteColor::FaintText)))
            .font(theme::font(Font::SemiBold, 16.0 * theme::enlargement(ui))),
    );
    if has_pad {
        number_pad::serve(&response, NumberField::Bound);
    }
    KeyTargets::offer_first_stop(ui.ctx(), response.id);
    response.widget_info(|| WidgetInfo { label: Some(name.to_owned()), ..WidgetInfo::text_edit(true, "", &*text, "") });
    response
}

/// Draws a name or a sign between the fields. The field has its own accessible name.
fn label(ui: &mut Ui, text: &str, color: PaletteColor) {
    let galley = layout_line(ui, text, Font::SemiBold, theme::TEXT, color);
    let size = vec2(galley.size().x, ui.spacing().interact_size.y.max(galley.size().y));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    put(ui, Align2::CENTER_CENTER, rect.center(), galley);
}
