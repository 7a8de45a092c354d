//! The menu of the lectern: its commands, and the color of the pen.

use crate::input::command::UiCommand;
use crate::look::menus::{self, MenuItem};
use crate::look::widgets::separator;
use crate::panel::command_widgets::{command_item, command_switch};
use crate::panel::request_widgets::request_item;
use crate::panel::view_context::ViewContext;
use crate::state::lectern::{Aside, LecternRequest, PenColor};
use egui::Ui;
use poda_platform::class::CAN_SERVE;
use poda_words::messages::Message;

/// The width of the menu and of the submenu of colors, in pixels.
const WIDTH: f32 = 400.0;
const COLORS_WIDTH: f32 = 220.0;

pub fn lectern_menu_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (words, lectern) = (context.words, context.lectern);
    menus::set_menu_width(ui, WIDTH);
    if context.is_presenting() {
        command_switch(ui, context, UiCommand::TogglePresenting, true);
        separator(ui);
    }
    if CAN_SERVE {
        command_item(ui, context, UiCommand::LetClassJoin);
        separator(ui);
    }
    let is_given = context.given_values().from_start;
    command_switch(ui, context, UiCommand::ToggleGivenLeaves, is_given);
    separator(ui);
    for (command, aside) in [
        (UiCommand::ToggleReasonAside, Aside::Reason),
        (UiCommand::ToggleAlgorithmAside, Aside::Algorithm),
        (UiCommand::ToggleStackAside, Aside::Stack),
    ] {
        command_switch(ui, context, command, lectern.asides.has(aside));
    }
    command_switch(ui, context, UiCommand::ToggleBoardAside, !lectern.hides_board);
    command_switch(ui, context, UiCommand::ToggleCountingLines, context.counts_lines_one_by_one());
    separator(ui);
    command_switch(ui, context, UiCommand::ToggleSpotlight, lectern.spotlight.is_on);
    command_item(ui, context, UiCommand::EnlargeSpotlight);
    command_item(ui, context, UiCommand::ReduceSpotlight);
    command_switch(ui, context, UiCommand::ToggleLaser, lectern.has_laser);
    separator(ui);
    command_switch(ui, context, UiCommand::TogglePen, lectern.pen.is_drawing);
    menus::submenu(ui, &words.text("pen-color"), &lectern.pen.color.sentence(words), |ui| {
        ui.set_width(COLORS_WIDTH);
        for color in PenColor::ALL {
            let (name, is_chosen) = (color.sentence(words), color == lectern.pen.color);
            request_item(ui, context, &name, MenuItem::Choice(is_chosen), LecternRequest::DrawWith(color));
        }
    });
    command_item(ui, context, UiCommand::UndoStroke);
    command_item(ui, context, UiCommand::WipeStrokes);
}
