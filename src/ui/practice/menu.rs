//! The menu of practice in the top bar: which exercise to do.

use crate::ui::command::UiCommand;
use crate::ui::command_widgets::command_item;
use crate::ui::request::UiRequest;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets;
use egui::Ui;

use super::PracticeMode;

/// The width of the menu, in pixels.
const WIDTH: f32 = 300.0;

/// Draws the button of the menu.
pub fn practice_menu_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    widgets::menu_until_chosen(ui, &words.text("practice-menu"), &words.text("practice-menu-button"), 13.5, |ui| {
        ui.set_width(WIDTH);
        let requests_before = requests.len();
        let is_predicting = matches!(context.practice, Some(PracticeMode::Predict(_)));
        command_item(ui, words, UiCommand::TogglePredicting, is_predicting, requests);
        let is_filling_in = matches!(context.practice, Some(PracticeMode::FillIn(_)));
        command_item(ui, words, UiCommand::ToggleFillingIn, is_filling_in, requests);
        if requests_before < requests.len() {
            ui.close();
        }
    });
}
