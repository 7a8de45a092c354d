//! The sheet of all keys, in two columns, each key drawn as a cap.
//!
//! What the keys do stands in the table of [`shortcuts`](crate::ui::command); here it is only put in order.

use super::modal::modal_ui;
use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::ui::command::{Shortcut, UiCommand};
use crate::ui::neighbor::Neighbor;
use crate::ui::{theme, widgets};
use egui::epaint::StrokeKind;
use egui::{Color32, Context, CornerRadius, Key, Rect, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

/// How wide the sheet is.
const WIDTH: f32 = 760.0;
/// Between its two columns.
const GUTTER: f32 = 40.0;
/// How high a line is, and how high in a low window.
const LINE: f32 = 29.0;
const LOW_LINE: f32 = 23.0;
/// Below this height a window is low.
const LOW: f32 = 760.0;
/// What the sheet needs besides its lines.
const MARGINS: f32 = 130.0;

/// What everybody pastes with.
const PASTE: Shortcut = Shortcut { command: true, shift: false, alt: false, key: Key::V };

/// The keys that walk through the tree, which share a line.
const WALKS: [UiCommand; 4] = [
    UiCommand::Neighbor(Neighbor::Parent),
    UiCommand::Neighbor(Neighbor::Child),
    UiCommand::Neighbor(Neighbor::Previous),
    UiCommand::Neighbor(Neighbor::Next),
];

/// A group of keys under a heading.
type Group = (&'static str, &'static [UiCommand]);

const LEFT: [Group; 3] = [
    (
        "keys-steps",
        &[
            UiCommand::Play,
            UiCommand::Forward,
            UiCommand::Back,
            UiCommand::NextCutoff,
            UiCommand::PreviousCutoff,
            UiCommand::NextLeaf,
            UiCommand::NextChange,
            UiCommand::Over,
            UiCommand::Out,
            UiCommand::First,
            UiCommand::Last,
            UiCommand::Restart,
        ],
    ),
    (
        "keys-order",
        &[
            UiCommand::Neighbor(Neighbor::Parent),
            UiCommand::Tell,
            UiCommand::Earlier,
            UiCommand::Later,
            UiCommand::Delete,
        ],
    ),
    ("keys-window", &[UiCommand::Leave, UiCommand::Keys, UiCommand::Glossary]),
];

const RIGHT: [Group; 2] = [
    (
        "keys-view",
        &[
            UiCommand::Find,
            UiCommand::Beside,
            UiCommand::Compare,
            UiCommand::Fit,
            UiCommand::ZoomIn,
            UiCommand::ZoomOut,
            UiCommand::NaturalSize,
            UiCommand::Minimap,
            UiCommand::OnlySubtree,
            UiCommand::Up,
            UiCommand::Fold,
            UiCommand::Present,
            UiCommand::Blank,
        ],
    ),
    (
        "keys-document",
        &[
            UiCommand::Open,
            UiCommand::Save,
            UiCommand::SaveAs,
            UiCommand::Undo,
            UiCommand::Redo,
            UiCommand::Game,
            UiCommand::PreviousLesson,
            UiCommand::NextLesson,
        ],
    ),
];

/// Draws the sheet. Gives whether it was left.
pub fn keys_ui(ctx: &Context, words: &Words) -> bool {
    let ((), is_left) = modal_ui(ctx, "keys", &words.text("keys-title"), WIDTH, |ui| {
        let most = ui.ctx().content_rect().height() - MARGINS;
        ScrollArea::vertical().max_height(most).min_scrolled_height(most).show(ui, |ui| {
            let column = (ui.available_width() - GUTTER) / 2.0;
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = GUTTER;
                for groups in [&LEFT[..], &RIGHT[..]] {
                    ui.vertical(|ui| {
                        ui.set_width(column);
                        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
                        for &group in groups {
                            group_ui(ui, words, group);
                        }
                        if groups.len() == LEFT.len() {
                            paste_ui(ui, words);
                        }
                    });
                }
            });
        });
    });
    is_left
}

fn group_ui(ui: &mut Ui, words: &Words, (heading, commands): Group) {
    ui.add_space(10.0);
    widgets::heading(ui, &words.text(heading));
    ui.add_space(3.0);
    for command in commands {
        if *command == WALKS[0] {
            let shortcuts: Vec<_> = WALKS.iter().map(|walk| walk.key(words)).collect();
            line_ui(ui, &words.text("key-walk"), &shortcuts);
        } else {
            line_ui(ui, &command.name(words), &command.shortcut_names(words));
        }
    }
}

/// Pasting reaches the window as an event of its own, not as a key.
fn paste_ui(ui: &mut Ui, words: &Words) {
    ui.add_space(10.0);
    widgets::heading(ui, &words.text("keys-clipboard"));
    ui.add_space(3.0);
    line_ui(ui, &words.text("key-paste"), &[PASTE.name(words)]);
}

/// A line: what is done at the left, the keys as caps at the right, a hairline under both.
fn line_ui(ui: &mut Ui, name: &str, shortcuts: &[String]) {
    let height = if ui.ctx().content_rect().height() < LOW { LOW_LINE } else { LINE };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let label = format!("{name}: {}", shortcuts.join(", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
    let hairline = Stroke::new(1.0, theme::color(ui, PaletteColor::Hairline));
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, hairline);
    let galley = widgets::layout_line(ui, name, Font::Regular, 13.5, PaletteColor::Text);
    ui.painter().galley(pos2(rect.left(), rect.center().y - galley.size().y / 2.0), galley, Color32::PLACEHOLDER);
    let mut right = rect.right();
    for keys in caps(shortcuts).into_iter().rev() {
        for key in keys.into_iter().rev() {
            right = cap(ui, key, right, rect.center().y) - 4.0;
        }
        right -= 6.0;
    }
}

/// The keys of each chord as they are drawn: those that a chord shares with the one before it are drawn once, as in
/// Alt ↑ ↓ ← →.
fn caps(shortcuts: &[String]) -> Vec<Vec<&str>> {
    let mut held = "";
    let keys = shortcuts.iter().map(|shortcut| match shortcut.rsplit_once('+') {
        // The plus sign is a key too.
        Some((before, key)) if !key.is_empty() => {
            let is_held = std::mem::replace(&mut held, before) == before;
            if is_held { vec![key] } else { shortcut.split('+').collect() }
        }
        _ => {
            held = "";
            vec![shortcut.as_str()]
        }
    });
    keys.collect()
}

/// A key whose right end is at `right`. Gives where its left end is.
fn cap(ui: &Ui, key: &str, right: f32, middle: f32) -> f32 {
    let galley = widgets::layout_line(ui, key, Font::Regular, 12.5, PaletteColor::Text);
    let width = (galley.size().x + 12.0).max(24.0);
    let rect = Rect::from_min_max(pos2(right - width, middle - 10.5), pos2(right, middle + 9.5));
    let hairline = Stroke::new(1.0, theme::color(ui, PaletteColor::Hairline));
    ui.painter().rect(
        rect,
        CornerRadius::same(theme::RADIUS),
        theme::color(ui, PaletteColor::Background),
        hairline,
        StrokeKind::Inside,
    );
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, Color32::PLACEHOLDER);
    rect.left()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::command::COMMANDS;

    #[test]
    fn keys_that_chords_share_are_drawn_once() {
        let drawn = |shortcuts: &[&str]| {
            let shortcuts: Vec<String> = shortcuts.iter().map(ToString::to_string).collect();
            caps(&shortcuts).iter().map(|keys| keys.join(" ")).collect::<Vec<_>>()
        };
        assert_eq!(drawn(&["Alt+↑", "Alt+↓", "Alt+←"]), ["Alt ↑", "↓", "←"]);
        assert_eq!(drawn(&["Ctrl+Shift+Z", "Ctrl+Y"]), ["Ctrl Shift Z", "Ctrl Y"]);
        assert_eq!(drawn(&["+", "="]), ["+", "="]);
        assert_eq!(drawn(&["→", "PageDown"]), ["→", "PageDown"]);
    }

    #[test]
    fn every_key_of_the_table_is_on_the_sheet_once() {
        let mut shown: Vec<UiCommand> =
            LEFT.iter().chain(&RIGHT).flat_map(|(_, commands)| commands.iter().copied()).collect();
        shown.extend(&WALKS[1..]);
        let mut all: Vec<UiCommand> = COMMANDS.iter().map(|shortcut| shortcut.command).collect();
        shown.sort_by_key(|command| format!("{command:?}"));
        all.sort_by_key(|command| format!("{command:?}"));
        assert_eq!(shown, all);
    }
}
