//! Buttons and menu items of commands, with the text, icon and key of the table.

use super::command::UiCommand;
use super::request::UiRequest;
use super::widgets::{icon_button, menu_item_if};
use crate::i18n::Words;
use egui::Ui;

/// Draws the icon button of a command.
pub fn command_button(ui: &mut Ui, words: &Words, command: UiCommand, is_enabled: bool, requests: &mut Vec<UiRequest>) {
    named_button(ui, words, (command, &command.name(words)), is_enabled, requests);
}

/// Draws the icon button of a command under another name than that of the table.
pub fn named_button(
    ui: &mut Ui,
    words: &Words,
    (command, name): (UiCommand, &str),
    is_enabled: bool,
    requests: &mut Vec<UiRequest>,
) {
    let Some(icon) = command.info().icon else { return };
    if icon_button(ui, icon, name, &command.key(words), is_enabled).clicked() && is_enabled {
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
