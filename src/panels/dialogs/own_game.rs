//! The modal that explains how to open a game whose rules are in a program of the user: the commands, and what to do
//! where no program can be started.

use super::modal::{answers, cancel_button, code_ui, modal_ui, paragraph};
use egui::{Context, ScrollArea};
use poda_picture::picture::palette::PaletteColor;
use poda_window::panel::view_context::ViewContext;

/// The width of the modal, in pixels.
const WIDTH: f32 = 720.0;

/// The commands that write a small game, and open it.
const COMMANDS: &str = "poda new game.py\npoda --game \"python3 game.py\"";
/// The lines of Python that make a link of a game.
const LINK: &str = "import podalab as poda\nprint(poda.explore(my_game, depth=4).link())";

pub(super) fn show(ctx: &Context, context: &ViewContext<'_>) {
    let words = context.words;
    modal_ui(ctx, context, "own-game", &words.text("own-game-title"), WIDTH, |ui| {
        let max_height = (ui.ctx().content_rect().height() - 190.0).max(60.0);
        ScrollArea::vertical().max_height(max_height).show(ui, |ui| {
            paragraph(ui, &words.text("own-game-why"), PaletteColor::Text);
            code_ui(ui, COMMANDS, &words.text("own-game-commands"), 2);
            paragraph(ui, &words.text("own-game-rules"), PaletteColor::Text);
            paragraph(ui, &words.text("own-game-page"), PaletteColor::Text);
            code_ui(ui, LINK, &words.text("own-game-link"), 2);
        });
        answers(ui, |ui| cancel_button(ui, context, "modal-close"));
    });
}
