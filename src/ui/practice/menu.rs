//! The menu of practice in the top bar: which exercise to do.

use super::mode::PracticeMode;
use super::request::PredictRequest;
use super::sentences::kind_name;
use crate::document::QuestionKind;
use crate::document::practice::Attempts;
use crate::ui::command::UiCommand;
use crate::ui::command_widgets::command_item;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{self, heading, menu_item, separator};
use egui::{ScrollArea, Ui};

/// The width of the menu, in pixels.
const WIDTH: f32 = 300.0;
/// The height of all items, in pixels: in a lower window they are scrolled.
const HEIGHT: f32 = 680.0;
/// The height that a menu leaves of the window, in pixels.
const MARGINS: f32 = 72.0;

/// Draws the button of the menu.
pub fn practice_menu_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let words = context.words;
    widgets::menu_until_chosen(ui, &words.text("practice-menu"), &words.text("practice-menu-button"), 13.5, |ui| {
        ui.set_width(WIDTH);
        let requests_before = context.requests.count();
        let max_height = ui.ctx().content_rect().height() - MARGINS;
        if max_height < HEIGHT {
            let area = ScrollArea::vertical().max_height(max_height).min_scrolled_height(max_height);
            area.show(ui, |ui| practice_items_ui(ui, context));
        } else {
            practice_items_ui(ui, context);
        }
        if requests_before < context.requests.count() {
            ui.close();
        }
    });
}

/// Draws the items of the menu.
pub fn practice_items_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let words = context.words;
    let is_predicting = matches!(context.practice, Some(PracticeMode::Predict(_)));
    command_item(ui, context, UiCommand::TogglePredicting, is_predicting);
    let is_filling_in = matches!(context.practice, Some(PracticeMode::FillIn(_)));
    command_item(ui, context, UiCommand::ToggleFillingIn, is_filling_in);
    let is_improving = matches!(context.practice, Some(PracticeMode::ImproveOrder(_)));
    command_item(ui, context, UiCommand::ToggleImprovingOrder, is_improving);
    separator(ui);
    heading(ui, &words.text("practice-kinds"));
    for kind in QuestionKind::ALL {
        let is_chosen = context.settings.question_kinds.contains(kind);
        if menu_item(ui, &kind_name(words, kind), "", is_chosen) {
            context.requests.push(PredictRequest::ToggleKind(kind));
        }
    }
    let asks_addends = context.settings.asks_addends;
    if menu_item(ui, &words.text("practice-ask-addends"), "", asks_addends) {
        context.requests.push(PredictRequest::ToggleAddends);
    }
    separator(ui);
    heading(ui, &words.text("practice-attempts"));
    for (attempts, message) in [(Attempts::One, "practice-attempts-one"), (Attempts::Two, "practice-attempts-two")] {
        if menu_item(ui, &words.text(message), "", context.settings.attempts == attempts) {
            context.requests.push(PredictRequest::SetAttempts(attempts));
        }
    }
    separator(ui);
    for command in [
        UiCommand::NewExercise,
        UiCommand::MakePaper,
        UiCommand::OpenPrintedExercise,
        UiCommand::ShowProgress,
        UiCommand::HandIn,
    ] {
        command_item(ui, context, command, false);
    }
}
