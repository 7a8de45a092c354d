//! A sign over the presented tree that shows the new step size briefly after the lecturer has changed it.

use egui::{Align2, Area, Frame, Id, Margin, Order, Ui, vec2};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_window::look::{theme, widgets};
use poda_window::panel::command_state::unit;
use poda_window::panel::view_context::ViewContext;
use std::time::Duration;

/// How long the sign is shown, in seconds.
const SECONDS: f64 = 2.0;
/// The text size, as a share of the height of the window: 26 pixels of 1080.
const SHARE: f32 = 26.0 / 1080.0;

/// Draws the sign, if the step size was changed just now.
pub fn step_size_ui(ui: &Ui, context: &ViewContext<'_>) {
    let Some(changed) = context.lectern.step_size_changed else { return };
    let left = changed + SECONDS - ui.input(|input| input.time);
    if left <= 0.0 {
        return;
    }
    ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
    let text = context.words.text(unit(context.session));
    let size = (ui.ctx().content_rect().height() * SHARE).max(14.0);
    let area = Area::new(Id::unique("step size")).order(Order::Foreground).interactable(false);
    area.anchor(Align2::CENTER_TOP, vec2(0.0, size)).show(ui.ctx(), |ui| {
        Frame::window(ui.style()).inner_margin(Margin::symmetric(18, 10)).show(ui, |ui| {
            let galley = widgets::layout_line(ui, &text, Font::SemiBold, size, PaletteColor::Text);
            let rect = widgets::labeled_space(ui, galley.size(), &text);
            ui.painter().galley(rect.min, galley, theme::color(ui, PaletteColor::Text));
        });
    });
}
