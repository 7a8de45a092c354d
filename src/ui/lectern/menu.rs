//! The menu of the lectern: its commands, with the color of the pen.

use super::{Aside, LecternRequest, PenColor, counts_one_by_one};
use crate::ui::command::UiCommand;
use crate::ui::command_widgets::command_item;
use crate::ui::request_widgets::request_item;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{self, separator};
use egui::Ui;

/// The width of the menu and of that of the colors, in pixels.
const WIDTH: f32 = 400.0;
const COLORS_WIDTH: f32 = 220.0;

pub fn lectern_menu_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (words, lectern) = (context.words, context.lectern);
    widgets::set_menu_width(ui, WIDTH);
    if context.is_presenting() {
        command_item(ui, context, UiCommand::TogglePresenting, true);
        separator(ui);
    }
    let is_given = context.given_values().from_start;
    command_item(ui, context, UiCommand::ToggleGivenLeaves, is_given);
    separator(ui);
    for (command, aside) in [
        (UiCommand::ToggleReasonAside, Aside::Reason),
        (UiCommand::ToggleAlgorithmAside, Aside::Algorithm),
        (UiCommand::ToggleStackAside, Aside::Stack),
    ] {
        command_item(ui, context, command, lectern.asides.has(aside));
    }
    command_item(ui, context, UiCommand::ToggleBoardAside, !lectern.hides_board);
    command_item(ui, context, UiCommand::ToggleCountingLines, counts_one_by_one(context));
    separator(ui);
    for (command, is_chosen) in [
        (UiCommand::ToggleSpotlight, lectern.spotlight.is_on),
        (UiCommand::EnlargeSpotlight, false),
        (UiCommand::ReduceSpotlight, false),
        (UiCommand::ToggleLaser, lectern.has_laser),
    ] {
        command_item(ui, context, command, is_chosen);
    }
    separator(ui);
    command_item(ui, context, UiCommand::TogglePen, lectern.pen.is_drawing);
    widgets::submenu(ui, &words.text("pen-color"), &words.text(lectern.pen.color.message()), |ui| {
        ui.set_width(COLORS_WIDTH);
        for color in PenColor::ALL {
            let (name, is_chosen) = (words.text(color.message()), color == lectern.pen.color);
            request_item(ui, context, &name, is_chosen, LecternRequest::DrawWith(color));
        }
    });
    command_item(ui, context, UiCommand::UndoStroke, false);
    command_item(ui, context, UiCommand::WipeStrokes, false);
}
