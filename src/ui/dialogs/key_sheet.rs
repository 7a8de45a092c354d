//! The key sheet: all keys in two columns, each drawn as a key cap.
//!
//! The groups, texts and keys come from the table of commands.

use super::modal::{close_button_ui, height_around, modal_ui};
use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::session::Session;
use crate::ui::command::{KeyGroup, UiCommand};
use crate::ui::command_widgets::key_caps_ui;
use crate::ui::shortcut::Shortcut;
use crate::ui::size_class::SizeClass;
use crate::ui::view_context::ViewContext;
use crate::ui::{command_state, theme, widgets};
use egui::{Align2, Context, Key, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2};

const WIDTH: f32 = 760.0;
/// The distance between its columns.
const GUTTER: f32 = 40.0;
/// The height of a line, and its height in a low window.
const LINE: f32 = 29.0;
const LOW_LINE: f32 = 23.0;
/// A window lower than this is low.
const LOW_WINDOW: f32 = 760.0;
/// The height of the sheet besides its lines.
const MARGINS: f32 = 130.0;

/// The key that pastes, which no command handles.
const PASTE: Shortcut = Shortcut { command: true, shift: false, alt: false, key: Key::V };

const LEFT: [KeyGroup; 3] = [KeyGroup::Steps, KeyGroup::Node, KeyGroup::Window];
const RIGHT: [KeyGroup; 3] = [KeyGroup::View, KeyGroup::Document, KeyGroup::Lectern];

/// Draws the sheet.
pub fn key_sheet_ui(ctx: &Context, context: &ViewContext<'_>) {
    let words = context.words;
    modal_ui(ctx, context, "keys", &words.text("keys-title"), WIDTH, |ui| {
        let max_height = ui.ctx().content_rect().height() - height_around(ui.ctx(), MARGINS);
        ScrollArea::vertical().max_height(max_height).min_scrolled_height(max_height).show(ui, |ui| {
            if SizeClass::of(ui.ctx()).is_compact_wide() {
                ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
                for &group in LEFT.iter().chain(&RIGHT) {
                    group_ui(ui, context.session, words, group);
                }
                return paste_ui(ui, words);
            }
            let column = (ui.available_width() - GUTTER) / 2.0;
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = GUTTER;
                for groups in [&LEFT[..], &RIGHT[..]] {
                    ui.vertical(|ui| {
                        ui.set_width(column);
                        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
                        for &group in groups {
                            group_ui(ui, context.session, words, group);
                        }
                        if groups == LEFT {
                            paste_ui(ui, words);
                        }
                    });
                }
            });
        });
        close_button_ui(ui, context);
    });
}

fn group_ui(ui: &mut Ui, session: &Session, words: &Words, group: KeyGroup) {
    let Some(heading) = group.heading() else { return };
    ui.add_space(10.0);
    widgets::heading(ui, &words.text(heading));
    ui.add_space(3.0);
    // The commands that select a neighbor share a line.
    let is_neighbor = |command: &UiCommand| matches!(command, UiCommand::SelectNeighbor(_));
    let (neighbors, others): (Vec<UiCommand>, Vec<UiCommand>) = group.commands().partition(is_neighbor);
    if !neighbors.is_empty() {
        let keys: Vec<String> = neighbors.iter().map(|command| command.key(words)).collect();
        line_ui(ui, &words.text("key-walk"), &keys);
    }
    for command in others {
        line_ui(ui, &command_state::name(command, session, words), &command.key_names(words));
    }
}

/// Draws the line of pasting, which reaches the window as an event of its own.
fn paste_ui(ui: &mut Ui, words: &Words) {
    ui.add_space(10.0);
    widgets::heading(ui, &words.text("keys-clipboard"));
    ui.add_space(3.0);
    line_ui(ui, &words.text("key-paste"), &[PASTE.name(words)]);
}

/// Draws a line: the text at the left, the keys as caps at the right.
fn line_ui(ui: &mut Ui, name: &str, shortcuts: &[String]) {
    let height = if ui.ctx().content_rect().height() < LOW_WINDOW { LOW_LINE } else { LINE };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let label = format!("{name}: {}", shortcuts.join(", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, theme::hairline(ui));
    widgets::text_at(ui, Align2::LEFT_CENTER, rect.left_center(), name, Font::Regular, 13.5, PaletteColor::Text);
    key_caps_ui(ui, shortcuts, rect.right(), rect.center().y);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::command::table;

    #[test]
    fn every_key_of_the_table_is_on_the_sheet_once() {
        let shown: Vec<UiCommand> = LEFT.iter().chain(&RIGHT).flat_map(|group| group.commands()).collect();
        let bound: Vec<UiCommand> = table().filter(|row| !row.keys.is_empty()).map(|row| row.command).collect();
        assert_eq!(shown, bound);
    }
}
