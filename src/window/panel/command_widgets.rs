//! Buttons, menu items and key caps of commands, with the text, icon and keys of the table.

use super::command_state;
use super::view_context::ViewContext;
use crate::input::command::UiCommand;
use crate::look::menus::{MenuItem, menu_item_if};
use crate::look::widgets::{icon_button, layout_line, paint_box};
use egui::{Color32, Rect, Ui, pos2};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;

/// Draws the icon button of a command, with the command's current name; faint where the command is not available.
pub fn command_button(ui: &mut Ui, context: &ViewContext<'_>, command: UiCommand) {
    let Some(icon) = command.info().icon else { return };
    let is_available = command_state::is_available(command, context);
    let name = command_state::name(command, context.session, context.words);
    if icon_button(ui, icon, &name, &command.key(context.words), is_available).clicked() && is_available {
        context.requests.push(command);
    }
}

pub fn command_item(ui: &mut Ui, context: &ViewContext<'_>, command: UiCommand) {
    command_item_if(ui, context, command, true);
}

/// Draws the menu item of a command that switches an option, with a tick if the option is on.
pub fn command_switch(ui: &mut Ui, context: &ViewContext<'_>, command: UiCommand, is_on: bool) {
    let item = MenuItem::Switch(is_on);
    if menu_item_if(ui, &command.name(context.words), &command.key(context.words), item, true) {
        context.requests.push(command);
    }
}

/// Draws the menu item of a command that may be disabled.
pub fn command_item_if(ui: &mut Ui, context: &ViewContext<'_>, command: UiCommand, is_enabled: bool) {
    if menu_item_if(ui, &command.name(context.words), &command.key(context.words), MenuItem::Command, is_enabled) {
        context.requests.push(command);
    }
}

/// Draws the key caps of the shortcuts in a line that ends at a right edge. Returns their left edge.
pub fn key_caps_ui(ui: &Ui, shortcuts: &[String], right: f32, middle: f32) -> f32 {
    let mut right = right;
    for keys in caps(shortcuts).into_iter().rev() {
        for key in keys.into_iter().rev() {
            right = cap(ui, key, right, middle) - 4.0;
        }
        right -= 6.0;
    }
    right
}

/// Returns the key caps of each shortcut; modifiers that a shortcut shares with the previous one are drawn once, as in
/// Alt ↑ ↓ ← →.
fn caps(shortcuts: &[String]) -> Vec<Vec<&str>> {
    let mut held = "";
    let keys = shortcuts.iter().map(|shortcut| match shortcut.rsplit_once('+') {
        // The plus sign is a key, too.
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

/// Draws a key cap whose right edge is at `right`. Returns its left edge.
fn cap(ui: &Ui, key: &str, right: f32, middle: f32) -> f32 {
    let galley = layout_line(ui, key, Font::Regular, 12.5, PaletteColor::Text);
    let width = (galley.size().x + 12.0).max(24.0);
    let rect = Rect::from_min_max(pos2(right - width, middle - 10.5), pos2(right, middle + 9.5));
    paint_box(ui, rect, PaletteColor::Background);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, Color32::PLACEHOLDER);
    rect.left()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modifiers_that_shortcuts_share_are_drawn_once() {
        let drawn = |shortcuts: &[&str]| {
            let shortcuts: Vec<String> = shortcuts.iter().map(ToString::to_string).collect();
            caps(&shortcuts).iter().map(|keys| keys.join(" ")).collect::<Vec<_>>()
        };
        assert_eq!(drawn(&["Alt+↑", "Alt+↓", "Alt+←"]), ["Alt ↑", "↓", "←"]);
        assert_eq!(drawn(&["Ctrl+Shift+Z", "Ctrl+Y"]), ["Ctrl Shift Z", "Ctrl Y"]);
        assert_eq!(drawn(&["+", "="]), ["+", "="]);
        assert_eq!(drawn(&["→", "PageDown"]), ["→", "PageDown"]);
    }
}
