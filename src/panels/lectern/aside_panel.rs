//! The panel beside the presented tree, in large type. It contains the author's note and, if they are open, the reason,
//! the call stack and the algorithm.

use super::notes::presented_note;
use crate::side_panel::lane_sections::{reasons_ui, stack_ui};
use crate::side_panel::progress::{algorithm_ui, algorithm_width};
use egui::{Frame, Label, Margin, Panel, RichText, ScrollArea, Ui};
use poda_core::document::NotesPlace;
use poda_picture::picture::palette::PaletteColor;
use poda_window::look::theme;
use poda_window::panel::section::{MARGIN, paragraph};
use poda_window::panel::view_context::ViewContext;
use poda_window::state::lectern::Aside;
use poda_words::i18n::Words;

/// The width of the panel as a share of the width of the window, and the maximum share, for a wide algorithm.
const WIDTH: f32 = 0.31;
const MAX_WIDTH: f32 = 0.48;
/// The margins at both sides of the algorithm together, in pixels before text is enlarged.
const MARGINS: f32 = 24.0;

/// Draws the panel at the right, if it has any content. While a question is open, everything that could answer it is
/// hidden.
pub fn aside_panel_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let asides = context.lectern.asides;
    let note = presented_note(context, NotesPlace::Panel);
    if asides.is_empty() && note.is_none() {
        return;
    }
    let window = ui.available_width();
    let mut width = window * WIDTH;
    if asides.has(Aside::Algorithm) {
        let wanted = (algorithm_width(context) + MARGINS) * theme::enlargement(ui);
        width = width.max(wanted.min(window * MAX_WIDTH));
    }
    let frame = Frame::NONE.fill(theme::color(ui, PaletteColor::Panel));
    Panel::right("asides").exact_size(width).resizable(false).frame(frame).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        if context.is_asking() {
            return faint(ui, context.words, "aside-concealed");
        }
        if let Some(note) = note {
            Frame::NONE.inner_margin(Margin::symmetric(MARGIN, 18)).show(ui, |ui| paragraph(ui, &note, theme::TEXT));
        }
        for aside in Aside::ALL.into_iter().filter(|&aside| asides.has(aside)) {
            match aside {
                Aside::Reason => {
                    if !reasons_ui(ui, context) {
                        faint(ui, context.words, "aside-no-reason");
                    }
                }
                Aside::Stack => {
                    if !stack_ui(ui, context) {
                        faint(ui, context.words, "aside-no-stack");
                    }
                }
                // Only the algorithm scrolls if the space is too small. It scrolls to its current line.
                Aside::Algorithm => {
                    let area = ScrollArea::vertical().auto_shrink(false);
                    area.show(ui, |ui| algorithm_ui(ui, context));
                }
            }
        }
    });
}

/// Draws a faint sentence in place of hidden or missing content.
fn faint(ui: &mut Ui, words: &Words, message: &str) {
    let text = RichText::new(words.text(message)).color(theme::color(ui, PaletteColor::Secondary));
    // Aligned with the left edge of the sections below it.
    Frame::NONE.inner_margin(Margin::symmetric(MARGIN, 18)).show(ui, |ui| ui.add(Label::new(text).selectable(false)));
}
