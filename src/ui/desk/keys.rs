//! The sheet of all keys, in two columns, each key drawn as a cap.
//!
//! What the keys do stands in the table of [`shortcuts`](crate::ui::shortcuts); here it is only put in order.

use super::sheet::sheet_ui;
use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::ui::shortcuts::{Chord, Deed};
use crate::ui::walking::Walk;
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
const PASTE: Chord = Chord { command: true, shift: false, alt: false, key: Key::V };

/// The keys that walk through the tree, which share a line.
const WALKS: [Deed; 4] =
    [Deed::Walk(Walk::Parent), Deed::Walk(Walk::Child), Deed::Walk(Walk::Previous), Deed::Walk(Walk::Next)];

/// A group of keys under a heading.
type Group = (&'static str, &'static [Deed]);

const LEFT: [Group; 3] = [
    (
        "keys-steps",
        &[
            Deed::Play,
            Deed::Forward,
            Deed::Back,
            Deed::NextCutoff,
            Deed::PreviousCutoff,
            Deed::NextLeaf,
            Deed::NextChange,
            Deed::Over,
            Deed::Out,
            Deed::First,
            Deed::Last,
            Deed::Restart,
        ],
    ),
    ("keys-order", &[Deed::Walk(Walk::Parent), Deed::Tell, Deed::Earlier, Deed::Later, Deed::Delete]),
    ("keys-window", &[Deed::Leave, Deed::Keys, Deed::Glossary]),
];

const RIGHT: [Group; 2] = [
    (
        "keys-view",
        &[
            Deed::Find,
            Deed::Beside,
            Deed::Compare,
            Deed::Fit,
            Deed::ZoomIn,
            Deed::ZoomOut,
            Deed::NaturalSize,
            Deed::Minimap,
            Deed::OnlySubtree,
            Deed::Up,
            Deed::Fold,
            Deed::Present,
            Deed::Blank,
        ],
    ),
    (
        "keys-document",
        &[
            Deed::Open,
            Deed::Save,
            Deed::SaveAs,
            Deed::Undo,
            Deed::Redo,
            Deed::Game,
            Deed::PreviousLesson,
            Deed::NextLesson,
        ],
    ),
];

/// Draws the sheet. Gives whether it was left.
pub fn keys_ui(ctx: &Context, words: &Words) -> bool {
    let ((), is_left) = sheet_ui(ctx, "keys", &words.text("keys-title"), WIDTH, |ui| {
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

fn group_ui(ui: &mut Ui, words: &Words, (heading, deeds): Group) {
    ui.add_space(10.0);
    widgets::heading(ui, &words.text(heading));
    ui.add_space(3.0);
    for deed in deeds {
        if *deed == WALKS[0] {
            let chords: Vec<_> = WALKS.iter().map(|walk| walk.key(words)).collect();
            line_ui(ui, &words.text("key-walk"), &chords);
        } else {
            line_ui(ui, &deed.name(words), &deed.chord_names(words));
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
fn line_ui(ui: &mut Ui, name: &str, chords: &[String]) {
    let height = if ui.ctx().content_rect().height() < LOW { LOW_LINE } else { LINE };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let label = format!("{name}: {}", chords.join(", "));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &label));
    let hairline = Stroke::new(1.0, theme::color(ui, PaletteColor::Hairline));
    ui.painter().hline(rect.x_range(), rect.bottom() - 0.5, hairline);
    let galley = widgets::line(ui, name, Font::Regular, 13.5, PaletteColor::Text);
    ui.painter().galley(pos2(rect.left(), rect.center().y - galley.size().y / 2.0), galley, Color32::PLACEHOLDER);
    let mut right = rect.right();
    for keys in caps(chords).into_iter().rev() {
        for key in keys.into_iter().rev() {
            right = cap(ui, key, right, rect.center().y) - 4.0;
        }
        right -= 6.0;
    }
}

/// The keys of each chord as they are drawn: those that a chord shares with the one before it are drawn once, as in
/// Alt ↑ ↓ ← →.
fn caps(chords: &[String]) -> Vec<Vec<&str>> {
    let mut held = "";
    let keys = chords.iter().map(|chord| match chord.rsplit_once('+') {
        // The plus sign is a key too.
        Some((before, key)) if !key.is_empty() => {
            let is_held = std::mem::replace(&mut held, before) == before;
            if is_held { vec![key] } else { chord.split('+').collect() }
        }
        _ => {
            held = "";
            vec![chord.as_str()]
        }
    });
    keys.collect()
}

/// A key whose right end is at `right`. Gives where its left end is.
fn cap(ui: &Ui, key: &str, right: f32, middle: f32) -> f32 {
    let galley = widgets::line(ui, key, Font::Regular, 12.5, PaletteColor::Text);
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
    use crate::ui::shortcuts::TABLE;

    #[test]
    fn keys_that_chords_share_are_drawn_once() {
        let drawn = |chords: &[&str]| {
            let chords: Vec<String> = chords.iter().map(ToString::to_string).collect();
            caps(&chords).iter().map(|keys| keys.join(" ")).collect::<Vec<_>>()
        };
        assert_eq!(drawn(&["Alt+↑", "Alt+↓", "Alt+←"]), ["Alt ↑", "↓", "←"]);
        assert_eq!(drawn(&["Ctrl+Shift+Z", "Ctrl+Y"]), ["Ctrl Shift Z", "Ctrl Y"]);
        assert_eq!(drawn(&["+", "="]), ["+", "="]);
        assert_eq!(drawn(&["→", "PageDown"]), ["→", "PageDown"]);
    }

    #[test]
    fn every_key_of_the_table_is_on_the_sheet_once() {
        let mut shown: Vec<Deed> = LEFT.iter().chain(&RIGHT).flat_map(|(_, deeds)| deeds.iter().copied()).collect();
        shown.extend(&WALKS[1..]);
        let mut all: Vec<Deed> = TABLE.iter().map(|shortcut| shortcut.deed).collect();
        shown.sort_by_key(|deed| format!("{deed:?}"));
        all.sort_by_key(|deed| format!("{deed:?}"));
        assert_eq!(shown, all);
    }
}
