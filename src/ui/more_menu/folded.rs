//! The controls of the top bar that a phone has in the menu: the search, practice, presenting, the language.

use super::topic::setting;
use crate::search::SearchConfig;
use crate::session::command::Command;
use crate::ui::command::UiCommand;
use crate::ui::command_widgets::command_item;
use crate::ui::language_switch::language_switch_ui;
use crate::ui::practice::practice_items_ui;
use crate::ui::request::UiRequest;
use crate::ui::search_controls::{algorithm_items, algorithm_message, depth_items, depth_text};
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{self, separator};
use egui::Ui;

/// Draws the controls as items of the menu.
pub(super) fn folded_controls_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let search = *context.search.config();
    setting(ui, &words.text("top-language"), |ui| language_switch_ui(ui, words, requests));
    command_item(ui, words, UiCommand::TogglePresenting, false, requests);
    widgets::submenu(ui, &words.text("practice-menu"), "", |ui| {
        ui.set_width(300.0);
        practice_items_ui(ui, context, requests);
    });
    separator(ui);
    let mut set = |search: SearchConfig| requests.push(Command::SetSearch(search).into());
    let algorithm = words.text(algorithm_message(search.algorithm));
    widgets::submenu_with_hint(ui, &words.text("search-algorithm"), &words.text("hint-algorithm"), &algorithm, |ui| {
        ui.set_width(230.0);
        algorithm_items(ui, words, &search, &mut set);
    });
    let depth = depth_text(words, &search);
    widgets::submenu_with_hint(ui, &words.text("search-depth"), &words.text("hint-depth"), &depth, |ui| {
        ui.set_width(260.0);
        depth_items(ui, context.session, words, &mut set);
    });
}
