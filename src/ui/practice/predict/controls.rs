//! The controls in which the open question is answered: a field for a value, a button for each node to choose from, chips for
//! the branches that are pruned.

use super::answer_field::{AnswerField, AskedAddend};
use super::request::PredictRequest;
use super::state::Predict;
use crate::document::QuestionKind;
use crate::game::any::AnyMove;
use crate::i18n::node_names::NodeNames;
use crate::i18n::practice::addend_name;
use crate::practice::answer::{Addend, addends};
use crate::practice::reason::HintStrength;
use crate::practice::run::Current;
use crate::practice::{Answer, Question};
use crate::score::Player;
use crate::trace::NodeId;
use crate::ui::command::UiCommand;
use crate::ui::practice::PracticeRequest;
use crate::ui::request::UiRequest;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{primary_button, text_button, text_button_named, toggle_chip};
use egui::{Key, Modifiers, Ui, vec2};

/// The keys that choose the first nodes.
const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// Draws the controls of the open question.
pub(super) fn controls_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    predict: &Predict,
    current: &Current<AnyMove>,
    field: &mut AnswerField,
    requests: &mut Vec<UiRequest>,
) {
    let question = &current.question;
    let is_new = field.reset_for(question);
    if is_new {
        // The keys of the exercise are not for the button that was pressed last.
        ui.memory_mut(|memory| memory.focused().inspect(|&focused| memory.surrender_focus(focused)));
    }
    let choices = question.choices(context.search.recording());
    if let Some(chosen) = digit_pressed(ui).and_then(|index| choices.get(index)) {
        requests.push(predict_request(PredictRequest::Choose(context.node_ref(*chosen))));
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(7.0, 6.0);
        match question.kind {
            QuestionKind::Next | QuestionKind::Best => choices_ui(ui, context, question, &choices, requests),
            QuestionKind::Cut => cut_ui(ui, context, predict, &choices, requests),
            QuestionKind::Leaf | QuestionKind::Value | QuestionKind::Bound | QuestionKind::Root => {
                let addends = asked_addends(context, question);
                let answer = if addends.is_empty() {
                    field.value_ui(ui, context.words, is_new)
                } else {
                    field.sum_ui(ui, context.words, &addends, is_new)
                };
                requests.extend(answer.map(|answer| predict_request(PredictRequest::Answer(answer))));
            }
        }
        ui.add_space(10.0);
        help_ui(ui, context, current, requests);
    });
}

/// Returns the counts for which the question asks beside their sum; none where only the sum is asked.
fn asked_addends(context: &ViewContext<'_>, question: &Question) -> Vec<AskedAddend> {
    if question.kind != QuestionKind::Leaf || !context.settings.asks_addends {
        return Vec::new();
    }
    let recording = context.search.recording();
    let asked = addends(recording, question.node).into_iter().map(|(addend, _)| AskedAddend {
        name: addend_name(context.words, recording, question.node, addend),
        is_subtracted: addend == Addend::Side(Player::Min),
        player: if let Addend::Side(player) = addend { Some(player) } else { None },
    });
    asked.collect()
}

/// Draws a button for each node to choose from.
fn choices_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    question: &Question,
    choices: &[NodeId],
    requests: &mut Vec<UiRequest>,
) {
    let names = NodeNames::new(context.words, context.search.recording());
    for (index, &node) in choices.iter().enumerate() {
        let is_left = question.kind == QuestionKind::Next && node == question.node;
        let (text, name) = if is_left {
            let text = context.words.fill("practice-choose-leave", &[("node", names.inline(node).into())]);
            (text.clone(), text)
        } else {
            let text = names.short(node);
            let name = context.words.fill("practice-choose", &[("node", names.heading(node).into())]);
            (text, name)
        };
        if text_button_named(ui, &text, &name, &digit(index), true).clicked() {
            requests.push(predict_request(PredictRequest::Choose(context.node_ref(node))));
        }
    }
}

/// Draws a chip for each branch that may be pruned, and the button of the answer.
fn cut_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    predict: &Predict,
    choices: &[NodeId],
    requests: &mut Vec<UiRequest>,
) {
    let names = NodeNames::new(context.words, context.search.recording());
    for &node in choices {
        let is_marked = predict.marked().contains(&node);
        let name = context.words.fill("practice-prune", &[("node", names.heading(node).into())]);
        if toggle_chip(ui, &names.short(node), &name, is_marked).clicked() {
            requests.push(predict_request(PredictRequest::Choose(context.node_ref(node))));
        }
    }
    let message = if predict.marked().is_empty() { "practice-nothing-pruned" } else { "practice-these-pruned" };
    let text = context.words.text(message);
    if primary_button(ui, &text, &text, &UiCommand::ShowNodeSection.key(context.words)).clicked() {
        requests.push(predict_request(PredictRequest::Answer(Answer::Children(predict.marked().to_vec()))));
    }
}

/// Draws the buttons of the hint and of the answer.
fn help_ui(ui: &mut Ui, context: &ViewContext<'_>, current: &Current<AnyMove>, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let (message, is_stronger_left) = match current.hint {
        None => ("practice-hint-button", true),
        Some(shown) => ("practice-stronger-hint-button", shown < HintStrength::Numbers),
    };
    if text_button(ui, &words.text(message), &UiCommand::Hint.key(words), is_stronger_left).clicked()
        && is_stronger_left
    {
        requests.push(UiCommand::Hint.into());
    }
    if text_button(ui, &words.text("practice-show-answer"), "", true).clicked() {
        requests.push(predict_request(PredictRequest::ShowAnswer));
    }
}

/// Returns the index of the node that a digit chooses, where nothing is typed.
fn digit_pressed(ui: &Ui) -> Option<usize> {
    if ui.ctx().text_edit_focused() {
        return None;
    }
    ui.input_mut(|input| DIGITS.iter().position(|&digit| input.consume_key(Modifiers::NONE, digit)))
}

/// Returns the digit that chooses the node of an index, for its tooltip.
fn digit(index: usize) -> String {
    DIGITS.get(index).map_or_else(String::new, |_| (index + 1).to_string())
}

/// Returns a request of the exercise as one of the window.
pub fn predict_request(request: PredictRequest) -> UiRequest {
    PracticeRequest::Predict(request).into()
}
