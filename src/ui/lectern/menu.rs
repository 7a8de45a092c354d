//! The menu of the lectern: its commands, with the color of the pen.

use super::{Aside, LecternRequest, PenColor, counts_one_by_one};
use crate::ui::command::UiCommand;
use crate::ui::command_widgets::command_item;
use crate::ui::request::UiRequest;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{self, menu_item, separator};
use egui::Ui;

/// The width of the menu and of that of the colors, in pixels.
const WIDTH: f32 = 400.0;
const COLORS_WIDTH: f32 = 220.0;

/// Draws the items of the menu.
pub fn lectern_menu_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (words, lectern) = (context.words, context.lectern);
    widgets::set_menu_width(ui, WIDTH);
    if context.is_presenting() {
        command_item(ui, words, UiCommand::TogglePresenting, true, requests);
        separator(ui);
    }
    let is_given = context.given_values().from_start;
    command_item(ui, words, UiCommand::ToggleGivenLeaves, is_given, requests);
    separator(ui);
    for (command, aside) in [
        (UiCommand::ToggleReasonAside, Aside::Reason),
        (UiCommand::ToggleAlgorithmAside, Aside::Algorithm),
        (UiCommand::ToggleStackAside, Aside::Stack),
    ] {
        command_item(ui, words, command, lectern.asides.has(aside), requests);
    }
    command_item(ui, words, UiCommand::ToggleBoardAside, !lectern.hides_board, requests);
    command_item(ui, words, UiCommand::ToggleCountingLines, counts_one_by_one(context), requests);
    separator(ui);
    for (command, is_chosen) in [
        (UiCommand::ToggleSpotlight, lectern.spotlight.is_on),
        (UiCommand::EnlargeSpotlight, false),
        (UiCommand::ReduceSpotlight, false),
    ] {
        command_item(ui, words, command, is_chosen, requests);
    }
    separator(ui);
    command_item(ui, words, UiCommand::TogglePen, lectern.pen.is_drawing, requests);
    widgets::submenu(ui, &words.text("pen-color"), &words.text(lectern.pen.color.message()), |ui| {
        ui.set_width(COLORS_WIDTH);
        for color in PenColor::ALL {
            if menu_item(ui, &words.text(color.message()), "", color == lectern.pen.color) {
                requests.push(LecternRequest::DrawWith(color).into());
            }
        }
    });
    command_item(ui, words, UiCommand::UndoStroke, false, requests);
    command_item(ui, words, UiCommand::WipeStrokes, false, requests);
}
