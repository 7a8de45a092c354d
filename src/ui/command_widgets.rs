//! Buttons and menu items of commands, with the text, icon and key of the table.

use super::command::UiCommand;
use super::command_state;
use super::request::UiRequest;
use super::view_context::ViewContext;
use super::widgets::{icon_button, menu_item_if};
use crate::i18n::Words;
use egui::Ui;

/// Draws the icon button of a command, with its name for what is open; faint where it is not available.
pub fn command_button(ui: &mut Ui, context: &ViewContext<'_>, command: UiCommand, requests: &mut Vec<UiRequest>) {
    let Some(icon) = command.info().icon else { return };
    let is_available = command_state::is_available(command, context);
    let name = command_state::name(command, context.session, context.words);
    if icon_button(ui, icon, &name, &command.key(context.words), is_available).clicked() && is_available {
        requests.push(command.into());
    }
}

/// Draws the menu item of a command, with a tick if `is_chosen`.
pub fn command_item(ui: &mut Ui, words: &Words, command: UiCommand, is_chosen: bool, requests: &mut Vec<UiRequest>) {
    if menu_item_if(ui, &command.name(words), &command.key(words), is_chosen, true) {
        requests.push(command.into());
    }
}

/// Draws the menu item of a command that may be disabled.
pub fn command_item_if(
    ui: &mut Ui,
    words: &Words,
    command: UiCommand,
    is_enabled: bool,
    requests: &mut Vec<UiRequest>,
) {
    if menu_item_if(ui, &command.name(words), &command.key(words), false, is_enabled) {
        requests.push(command.into());
    }
}
