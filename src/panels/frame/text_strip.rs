//! The text of the lesson above the tree, in a window that is too narrow for a side panel beside the tree.

use crate::side_panel::lesson::{has_text, text_ui};
use egui::style::ScrollStyle;
use egui::{Align, Layout, ScrollArea, Ui, vec2};
use poda_window::input::command::UiCommand;
use poda_window::look::icons::Icon;
use poda_window::look::size_class::SizeClass;
use poda_window::look::theme;
use poda_window::look::widgets::icon_button;
use poda_window::panel::view_context::ViewContext;
use poda_window::state::practice::PracticeMode;

/// The margin around the text, in pixels.
const MARGIN: f32 = 12.0;

/// Returns the largest height of the text. Where the text is higher, it is cut between two lines. Above two trees it
/// has a line less, for their headers.
pub fn max_height(size_class: SizeClass, has_two_trees: bool) -> f32 {
    let lines = ((size_class.text_strip_height() - MARGIN / 2.0) / theme::TEXT_LINE).floor();
    let lines = if has_two_trees { lines - 1.0 } else { lines }.max(1.0);
    MARGIN / 2.0 + lines * theme::TEXT_LINE
}

/// Returns whether a text is shown. It is not while it is folded, in an exercise or in a match.
pub fn is_shown(context: &ViewContext<'_>) -> bool {
    let is_reading = context.practice.is_none_or(PracticeMode::is_reading) && context.session.current_match().is_none();
    is_reading && context.settings.notes && has_text(context)
}

/// Draws the text, which is scrolled if it is higher than `height`, and the button that folds it.
pub fn text_strip_ui(ui: &mut Ui, context: &ViewContext<'_>, height: f32) {
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        if icon_button(ui, Icon::Cross, &context.words.text("panel-notes-fold"), "", true).clicked() {
            context.requests.push(UiCommand::ToggleLessonText);
        }
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.set_width(ui.available_width());
            // The bar is seen wherever the text scrolls.
            ui.spacing_mut().scroll = ScrollStyle { floating_allocated_width: 6.0, ..theme::bar_in_margin() };
            let area = ScrollArea::vertical().id_salt("text strip").auto_shrink([false, true]);
            area.max_height(height).min_scrolled_height(height).show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(0.0, 4.0);
                ui.horizontal_top(|ui| {
                    ui.add_space(MARGIN);
                    ui.vertical(|ui| {
                        ui.add_space(MARGIN / 2.0);
                        text_ui(ui, context);
                        ui.add_space(MARGIN / 2.0);
                    });
                });
            });
        });
    });
}
