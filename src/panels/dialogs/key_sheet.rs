//! The key sheet: all keys at once, drawn as key caps, and a field that filters them.
//!
//! Groups, texts and keys come from the command table.

use super::modal::{close_button_ui, height_around, modal_ui};
use egui::{Align2, Context, Id, Key, ScrollArea, Ui, Vec2, vec2};
use poda_core::text::without_accents;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::Session;
use poda_window::input::command::{KeyGroup, UiCommand};
use poda_window::input::shortcut::Shortcut;
use poda_window::look::widgets::text_field;
use poda_window::look::{theme, widgets};
use poda_window::panel::command_state;
use poda_window::panel::command_widgets::key_caps_ui;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::Words;

/// The width of the sheet, and the minimum width of a column, in pixels.
const WIDTH: f32 = 1180.0;
const MIN_COLUMN: f32 = 320.0;
/// The smallest window in which all keys are visible at once, in pixels.
pub(super) const WHOLE: Vec2 = vec2(1280.0, 720.0);
/// The distance between columns, in pixels.
const GUTTER: f32 = 36.0;
/// The space for the scroll bar beside the last column, in pixels.
const SCROLL_BAR: f32 = 12.0;
/// The height of a line, in a low window and otherwise, in pixels.
const LOW_LINE: f32 = 20.5;
const LINE: f32 = 25.0;
/// The window height below which the lines are lower, in pixels.
const LOW_WINDOW: f32 = 850.0;
/// The height of the sheet without its lines, in pixels.
const MARGINS: f32 = 150.0;

/// The paste key, which is not handled by a command.
const PASTE: Shortcut = Shortcut { command: true, shift: false, alt: false, key: Key::V };

/// The groups of each column, chosen so that the columns have similar heights.
const COLUMNS: [&[KeyGroup]; 3] =
    [&[KeyGroup::Steps, KeyGroup::Lectern], &[KeyGroup::Document, KeyGroup::Node], &[KeyGroup::Window, KeyGroup::View]];

#[derive(Debug, Default)]
pub struct KeySheet {
    typed: String,
}

impl KeySheet {
    /// Draws the sheet with as many columns as fit, and only the lines that match the typed text.
    pub(super) fn show(&mut self, ctx: &Context, context: &ViewContext<'_>) {
        let words = context.words;
        modal_ui(ctx, context, "keys", &words.text("keys-title"), WIDTH, |ui| {
            let width = ui.available_width();
            text_field(ui, Id::unique("keys sought"), &mut self.typed, &words.text("keys-find"), width.min(420.0));
            let typed = without_accents(self.typed.trim());
            let max_height = ui.ctx().content_rect().height() - height_around(ui.ctx(), MARGINS);
            ScrollArea::vertical().max_height(max_height).min_scrolled_height(max_height).show(ui, |ui| {
                #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most three")]
                let count = ((width + GUTTER) / (MIN_COLUMN + GUTTER)).floor().clamp(1.0, 3.0) as usize;
                let column = (ui.available_width() - SCROLL_BAR - GUTTER * (count - 1) as f32) / count as f32;
                ui.horizontal_top(|ui| {
                    ui.spacing_mut().item_spacing.x = GUTTER;
                    for first in 0..count {
                        ui.vertical(|ui| {
                            ui.set_width(column);
                            ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
                            for &group in COLUMNS.iter().skip(first).step_by(count).copied().flatten() {
                                group_ui(ui, context.session, words, group, &typed);
                            }
                            if first == count / 2 {
                                paste_ui(ui, words, &typed);
                            }
                        });
                    }
                });
            });
            close_button_ui(ui, context);
        });
    }
}

fn group_ui(ui: &mut Ui, session: &Session, words: &Words, group: KeyGroup, typed: &str) {
    let Some(heading) = group.heading() else { return };
    // The commands that select a neighbor share a line.
    let is_neighbor = |command: &UiCommand| matches!(command, UiCommand::SelectNeighbor(_));
    let (neighbors, others): (Vec<UiCommand>, Vec<UiCommand>) = group.commands().partition(is_neighbor);
    let mut lines = Vec::new();
    if !neighbors.is_empty() {
        lines.push((words.text("key-walk"), neighbors.iter().map(|command| command.key(words)).collect()));
    }
    let line = |command: UiCommand| (command_state::name(command, session, words), command.key_names(words));
    lines.extend(others.into_iter().map(line));
    lines_ui(ui, &words.text(heading), lines, typed);
}

/// Draws the heading of a group and its lines that match the typed text.
fn lines_ui(ui: &mut Ui, heading: &str, mut lines: Vec<(String, Vec<String>)>, typed: &str) {
    lines.retain(|(name, keys)| without_accents(&format!("{heading} {name} {}", keys.join(" "))).contains(typed));
    if lines.is_empty() {
        return;
    }
    ui.add_space(8.0);
    widgets::heading(ui, heading);
    ui.add_space(2.0);
    for (name, keys) in &lines {
        line_ui(ui, name, keys);
    }
}

/// Draws the line of the paste key. Pasting reaches the window as a separate event.
fn paste_ui(ui: &mut Ui, words: &Words, typed: &str) {
    let line = (words.text("key-paste"), vec![PASTE.name(words)]);
    lines_ui(ui, &words.text("keys-clipboard"), vec![line], typed);
}

/// Draws a line: the text at the left, the keys as key caps at the right.
fn line_ui(ui: &mut Ui, name: &str, shortcuts: &[String]) {
    let height = if ui.ctx().content_rect().height() < LOW_WINDOW { LOW_LINE } else { LINE };
    let label = format!("{name}: {}", shortcuts.join(", "));
    let rect = widgets::labeled_space(ui, vec2(ui.available_width(), height), &label);
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, theme::hairline(ui));
    let left = key_caps_ui(ui, shortcuts, rect.right(), rect.center().y);
    let name = Font::Regular.elided(name, 13.5, left - rect.left());
    widgets::text_at(ui, Align2::LEFT_CENTER, rect.left_center(), &name, Font::Regular, 13.5, PaletteColor::Text);
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_window::input::command::table;

    #[test]
    fn every_key_of_the_table_is_on_the_sheet_once() {
        let mut shown: Vec<UiCommand> = COLUMNS.iter().copied().flatten().flat_map(|group| group.commands()).collect();
        let bound: Vec<UiCommand> = table().filter(|row| !row.keys.is_empty()).map(|row| row.command).collect();
        shown.sort_by_key(|command| bound.iter().position(|other| other == command));
        assert_eq!(shown, bound);
    }
}
