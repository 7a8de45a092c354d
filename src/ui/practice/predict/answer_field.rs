//! The fields in which a value is typed: one for a number or a bound, or one for each addend of a sum and one for the sum.

use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, player_color};
use crate::practice::{Answer, Question, read_number};
use crate::score::Player;
use crate::ui::command::UiCommand;
use crate::ui::number_pad::{self, NumberField};
use crate::ui::theme;
use crate::ui::widgets::{keep_focus_after_enter, layout_line, primary_button};
use egui::{Color32, Response, Sense, TextEdit, Ui, WidgetInfo, vec2};

/// The width of the field for a value, in pixels.
const VALUE_WIDTH: f32 = 130.0;
/// The width of the field for an addend or a sum, in pixels.
const ADDEND_WIDTH: f32 = 56.0;

/// A count that is asked for.
pub(super) struct AskedAddend {
    /// Its name.
    pub name: String,
    /// The player for whom it is counted, where it is counted for one of them.
    pub player: Option<Player>,
    /// Whether it is subtracted from the counts before it.
    pub is_subtracted: bool,
}

/// The fields for a value, with what is typed into them.
#[derive(Debug, Default)]
pub(super) struct AnswerField {
    text: String,
    /// The addends, where they are asked for.
    addends: Vec<String>,
    /// The question for which it was typed.
    question: Option<Question>,
    /// Whether what was entered last is no value.
    pub is_malformed: bool,
}

impl AnswerField {
    /// Empties the fields for another question. Returns whether it is another one.
    pub fn reset_for(&mut self, question: &Question) -> bool {
        let is_new = self.question.replace(*question) != Some(*question);
        if is_new {
            self.text.clear();
            self.addends.clear();
            self.is_malformed = false;
        }
        is_new
    }

    /// Draws the field for a value, which has the focus when the question is new. Returns what is answered.
    pub fn value_ui(&mut self, ui: &mut Ui, words: &Words, is_new: bool) -> Option<Answer> {
        let response = field_ui(ui, &mut self.text, &words.text("practice-answer-field"), VALUE_WIDTH);
        if is_new {
            response.request_focus();
        }
        self.is_malformed &= !response.changed();
        let is_entered = keep_focus_after_enter(ui, &response, &self.text);
        self.answered(ui, words, is_entered, |field| Answer::read_value(&field.text))
    }

    /// Draws a field for each addend and one for the sum. Enter leads from field to field, and in the last one answers. Returns what
    /// is answered.
    pub fn sum_ui(&mut self, ui: &mut Ui, words: &Words, asked: &[AskedAddend], is_new: bool) -> Option<Answer> {
        let is_begun = self.addends.len() != asked.len();
        self.addends.resize(asked.len(), String::new());
        let mut is_next_focused = is_new || is_begun;
        let mut is_changed = false;
        for (index, (addend, text)) in asked.iter().zip(&mut self.addends).enumerate() {
            let sign = if addend.is_subtracted { "−" } else { "+" };
            if 0 < index {
                label(ui, sign, PaletteColor::Text);
            }
            label(ui, &addend.name, addend.player.map_or(PaletteColor::Text, player_color));
            let response = field_ui(ui, text, &addend.name, ADDEND_WIDTH);
            is_changed |= response.changed();
            if is_next_focused {
                response.request_focus();
            }
            is_next_focused = keep_focus_after_enter(ui, &response, text);
        }
        label(ui, "=", PaletteColor::Text);
        let response = field_ui(ui, &mut self.text, &words.text("practice-answer-field"), ADDEND_WIDTH);
        if is_next_focused {
            response.request_focus();
        }
        is_changed |= response.changed();
        self.is_malformed &= !is_changed;
        let is_entered = keep_focus_after_enter(ui, &response, &self.text);
        self.answered(ui, words, is_entered, Self::read_sum)
    }

    /// Reads the addends and the sum; `None` if one of them is no number.
    fn read_sum(&self) -> Option<Answer> {
        let Some(Answer::Proved(sum)) = Answer::read_value(&self.text) else { return None };
        let counts = self.addends.iter().map(|text| read_number(text)).collect::<Option<_>>()?;
        Some(Answer::Sum { counts, sum })
    }

    /// Draws the button of the answer. Returns the answer if the button was pressed, or Enter was, and it can be read.
    fn answered(
        &mut self,
        ui: &mut Ui,
        words: &Words,
        is_entered: bool,
        read: impl FnOnce(&Self) -> Option<Answer>,
    ) -> Option<Answer> {
        let text = words.text("practice-answer");
        let is_pressed = primary_button(ui, &text, &text, &UiCommand::ShowNodeSection.key(words)).clicked();
        if !is_entered && !is_pressed {
            return None;
        }
        let answer = read(self);
        self.is_malformed = answer.is_none();
        answer
    }
}

/// Draws a field for a number.
fn field_ui(ui: &mut Ui, text: &mut String, name: &str, width: f32) -> Response {
    let response = ui.add(
        TextEdit::singleline(text)
            .desired_width(width * theme::enlargement(ui))
            .font(theme::font(Font::SemiBold, 16.0 * theme::enlargement(ui))),
    );
    number_pad::serve(&response, NumberField::Bound);
    response.widget_info(|| WidgetInfo { label: Some(name.to_owned()), ..WidgetInfo::text_edit(true, "", &*text, "") });
    response
}

/// Draws a name or a sign beside the fields. The field has the name for screen readers.
fn label(ui: &mut Ui, text: &str, color: PaletteColor) {
    let galley = layout_line(ui, text, Font::SemiBold, theme::TEXT, color);
    let size = vec2(galley.size().x, ui.spacing().interact_size.y.max(galley.size().y));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, Color32::PLACEHOLDER);
}
