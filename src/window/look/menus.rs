//! Menus: the buttons that open them, their items and their submenus. On touch screens they leave space for a finger
//! that closes them.

use super::icons::{self, Icon};
use super::key_targets::{KeyTargets, MenuLine};
use super::size_class::{SizeClass, TOUCH_TARGET, target};
use super::theme;
use super::widgets::{HEIGHT, icon_button, layout_line, line_or_two, paint_hover, put, say_language, text_at};
use egui::containers::menu::SubMenu;
use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, CursorIcon, Popup, PopupCloseBehavior, Rect, Response, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_words::i18n::{Language, Words};

/// The space between a menu and the edges of the window, in width and height, in pixels.
const MENU_MARGINS: f32 = 28.0;
/// The space beside a menu on a touch screen, in pixels: a touch target, and the menu's own distance from the edge.
const BESIDE_MENU: f32 = TOUCH_TARGET + 16.0;

/// The size of the picture of a menu item, in pixels.
const ITEM_PICTURE: Vec2 = vec2(84.0, 46.0);

/// Draws a drop-down with a faint caption and its value, which opens a menu.
pub fn menu<R>(
    ui: &mut Ui,
    name: &str,
    caption: &str,
    value: &str,
    size: f32,
    content: impl FnOnce(&mut Ui) -> R,
) -> Option<R> {
    let value = MenuValue { text: value, size, max_width: f32::INFINITY };
    menu_closing(PopupCloseBehavior::CloseOnClick, ui, name, caption, value, content)
}

/// The value that a drop-down shows.
#[derive(Clone, Copy, Debug)]
pub struct MenuValue<'a> {
    pub text: &'a str,
    /// The size of the text, in pixels.
    pub size: f32,
    /// The width beyond which the text is cut, in pixels.
    pub max_width: f32,
}

/// Draws the drop-down of [`menu`] with another close behavior and a maximum width of the value.
pub fn menu_closing<R>(
    close: PopupCloseBehavior,
    ui: &mut Ui,
    name: &str,
    caption: &str,
    value: MenuValue<'_>,
    content: impl FnOnce(&mut Ui) -> R,
) -> Option<R> {
    let caption = layout_line(ui, caption, Font::Regular, 13.0, PaletteColor::Secondary);
    let value_galley = line_or_two(ui, value.text, value.size, value.max_width);
    let gap = if caption.size().x > 0.0 { 6.0 } else { 0.0 };
    let shown_gap = if value.text.is_empty() { 0.0 } else { gap };
    let width = caption.size().x + shown_gap + value_galley.size().x + 16.0;
    let size = vec2(target(ui, width), target(ui, HEIGHT));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    paint_hover(ui, &response, rect.expand2(vec2(6.0, 0.0)));
    let middle = rect.center().y;
    let mut x = rect.left();
    for (galley, after) in [(caption, shown_gap), (value_galley, 6.0)] {
        x = put(ui, Align2::LEFT_CENTER, pos2(x, middle), galley).right() + after;
    }
    let chevron = Rect::from_center_size(pos2(x + 5.0, middle + 0.5), Vec2::splat(10.0));
    let color = theme::color(ui, PaletteColor::Secondary);
    icons::paint(ui.painter(), Icon::Chevron, chevron, 1.0, color, color);
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let label = format!("{name}: {}", value.text);
    response.widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, &label));
    popup(&response, close, name, content)
}

/// Draws a button with an icon that opens a menu. The accessible name includes the current value.
pub fn icon_menu<R>(ui: &mut Ui, icon: Icon, name: &str, value: &str, content: impl FnOnce(&mut Ui) -> R) -> Option<R> {
    let response = icon_button(ui, icon, &format!("{name}: {value}"), "", true);
    popup(&response, PopupCloseBehavior::CloseOnClick, name, content)
}

/// Draws the menu of a button, if it is open.
fn popup<R>(button: &Response, close: PopupCloseBehavior, name: &str, content: impl FnOnce(&mut Ui) -> R) -> Option<R> {
    let menu = Popup::menu(button).close_behavior(close).accessible_name(name);
    menu.show(|ui| scrolled_menu(ui, content)).map(|shown| shown.inner)
}

/// Draws the items of a menu. On touch screens, where the items are higher, a menu that is higher than the window
/// scrolls as a whole.
fn scrolled_menu<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    if !SizeClass::of(ui.ctx()).has_touch_targets() {
        return content(ui);
    }
    let max_height = max_menu_height(ui);
    ScrollArea::vertical().max_height(max_height).min_scrolled_height(max_height).show(ui, content).inner
}

/// Sets the width of a menu, limited by that of the window.
pub fn set_menu_width(ui: &mut Ui, width: f32) {
    ui.set_width(width.min(max_menu_width(ui)));
}

/// Returns the maximum width of a menu. On touch screens, space for a finger that closes the menu is left beside it.
fn max_menu_width(ui: &Ui) -> f32 {
    let beside = if SizeClass::of(ui.ctx()).has_touch_targets() { BESIDE_MENU } else { 0.0 };
    ui.ctx().content_rect().width() - MENU_MARGINS - beside
}

/// Returns the maximum height of a menu.
pub fn max_menu_height(ui: &Ui) -> f32 {
    ui.ctx().content_rect().height() - MENU_MARGINS
}

/// The effect of a menu item.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuItem {
    /// Executes a command.
    Command,
    /// Switches an option; `true` if the option is on.
    Switch(bool),
    /// Chooses one of several values; `true` if it is the current one.
    Choice(bool),
}

impl MenuItem {
    const fn role(self) -> Role {
        match self {
            Self::Command => Role::MenuItem,
            Self::Switch(_) => Role::MenuItemCheckBox,
            Self::Choice(_) => Role::MenuItemRadio,
        }
    }

    const fn is_ticked(self) -> bool {
        matches!(self, Self::Switch(true) | Self::Choice(true))
    }

    fn info(self, enabled: bool, text: &str) -> WidgetInfo {
        match self {
            Self::Command => WidgetInfo::labeled(self.role(), enabled, text),
            Self::Switch(is_on) | Self::Choice(is_on) => WidgetInfo::selected(self.role(), enabled, is_on, text),
        }
    }
}

/// Draws a menu item. Returns whether it was clicked.
pub fn menu_item(ui: &mut Ui, text: &str, item: MenuItem) -> bool {
    menu_item_if(ui, text, "", item, true)
}

/// Draws a menu item that may be disabled, with a tooltip that explains the item, or the reason why it is disabled.
/// Returns whether it was clicked.
pub fn menu_item_with_hint(ui: &mut Ui, text: &str, hint: &str, item: MenuItem, enabled: bool) -> bool {
    let response = menu_item_line(ui, text, "", item, enabled);
    let response = if hint.is_empty() { response } else { response.on_hover_text(hint) };
    enabled && is_pressed(ui, &response)
}

/// Draws a menu item that may be disabled. Returns whether it was clicked.
pub fn menu_item_if(ui: &mut Ui, text: &str, key: &str, item: MenuItem, enabled: bool) -> bool {
    let response = menu_item_line(ui, text, key, item, enabled);
    enabled && is_pressed(ui, &response)
}

/// Draws a menu item whose text is a title, which may be in another language than that of the program. Returns whether
/// it was clicked.
pub fn title_menu_item(ui: &mut Ui, title: &str, shown: Option<Language>, item: MenuItem, words: &Words) -> bool {
    let response = menu_item_line(ui, title, "", item, true);
    say_language(&response, shown, words);
    is_pressed(ui, &response)
}

/// Draws the line of a menu item and returns its response.
fn menu_item_line(ui: &mut Ui, text: &str, key: &str, item: MenuItem, enabled: bool) -> Response {
    // On touch screens no shortcuts are shown.
    let key = if SizeClass::of(ui.ctx()).is_touched { "" } else { key };
    let color = if enabled { PaletteColor::Text } else { PaletteColor::FaintText };
    let key_galley = layout_line(ui, key, Font::Regular, 12.5, PaletteColor::Secondary);
    let key_width = if key.is_empty() { 0.0 } else { key_galley.size().x + 24.0 };
    // A line that is wider than the window wraps.
    let width = max_menu_width(ui) - 26.0 - 12.0 - key_width;
    let (font, color) = (theme::font(Font::Regular, theme::TEXT), theme::color(ui, color));
    let galley = ui.painter().layout(text.to_owned(), font, color, width.max(100.0));
    let width = (galley.size().x + 26.0 + 12.0 + key_width).max(ui.available_width().min(420.0));
    let height = target(ui, 28.0).max(galley.size().y + 10.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    if enabled {
        paint_hover(ui, &response, rect);
    }
    if item.is_ticked() {
        let tick = Rect::from_center_size(pos2(rect.left() + 13.0, rect.center().y), Vec2::splat(12.0));
        let color = theme::color(ui, PaletteColor::Text);
        icons::paint(ui.painter(), Icon::Tick, tick, 0.85, color, color);
    }
    let y = rect.center().y;
    put(ui, Align2::LEFT_CENTER, pos2(rect.left() + 26.0, y), galley);
    put(ui, Align2::RIGHT_CENTER, pos2(rect.right() - 8.0, y), key_galley);
    response.widget_info(|| item.info(enabled, text));
    if enabled {
        register_menu_line(ui, &response, false);
    }
    response
}

/// Returns whether a menu item was clicked, or pressed by a key, which closes the menu.
fn is_pressed(ui: &Ui, response: &Response) -> bool {
    let is_pressed = response.clicked();
    if is_pressed && !ui.input(|input| input.pointer.any_click()) {
        // A click closes the menu automatically; a key does not.
        ui.close();
    }
    is_pressed
}

/// Draws a menu item with a picture before its title and its description. Returns whether it was clicked.
pub fn picture_menu_item(ui: &mut Ui, title: &str, about: &str, picture: impl FnOnce(&mut Ui, Rect)) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ITEM_PICTURE.y + 10.0), Sense::click());
    response.widget_info(|| MenuItem::Command.info(true, &format!("{title}, {about}")));
    register_menu_line(ui, &response, false);
    if ui.is_rect_visible(rect) {
        paint_hover(ui, &response, rect);
        let space = Rect::from_min_size(rect.min + vec2(8.0, 5.0), ITEM_PICTURE);
        picture(ui, space);
        let left = space.right() + 10.0;
        let (font, color) = (theme::font(Font::Regular, theme::TEXT), theme::color(ui, PaletteColor::Text));
        let mut job = LayoutJob::simple_singleline(title.to_owned(), font, color);
        job.wrap = TextWrapping::truncate_at_width(rect.right() - 8.0 - left);
        put(ui, Align2::LEFT_BOTTOM, pos2(left, rect.center().y), ui.painter().layout_job(job));
        let at = pos2(left, rect.center().y + 2.0);
        text_at(ui, Align2::LEFT_TOP, at, about, Font::Regular, 12.5, PaletteColor::Secondary);
    }
    let is_pressed = response.clicked();
    if is_pressed && !ui.input(|input| input.pointer.any_click()) {
        ui.close();
    }
    is_pressed
}

/// Registers a menu item for navigation with the arrow keys.
pub fn register_menu_line(ui: &Ui, response: &Response, opens: bool) {
    if let Some(targets) = ui.ctx().plugin_opt::<KeyTargets>() {
        targets.lock().add_menu_line(MenuLine { menu: ui.layer_id(), id: response.id, opens });
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
}

/// Draws a menu item with a value that opens a submenu.
pub fn submenu(ui: &mut Ui, name: &str, value: &str, content: impl FnOnce(&mut Ui)) {
    submenu_with_hint(ui, name, "", value, content);
}

/// Draws a menu item with a value and a tooltip that opens a submenu.
pub fn submenu_with_hint(ui: &mut Ui, name: &str, hint: &str, value: &str, content: impl FnOnce(&mut Ui)) {
    let width = ui.available_width();
    let (rect, response) = ui.allocate_exact_size(vec2(width, target(ui, 28.0)), Sense::click());
    paint_hover(ui, &response, rect);
    let y = rect.center().y;
    let galley = layout_line(ui, name, Font::Regular, theme::TEXT, PaletteColor::Text);
    let value_width = width - galley.size().x - 66.0;
    put(ui, Align2::LEFT_CENTER, pos2(rect.left() + 26.0, y), galley);
    let shown_value = Font::Regular.elided(value, 13.0, value_width);
    let galley = layout_line(ui, &shown_value, Font::Regular, 13.0, PaletteColor::Secondary);
    put(ui, Align2::RIGHT_CENTER, pos2(rect.right() - 24.0, y), galley);
    let arrow = Rect::from_center_size(pos2(rect.right() - 11.0, y), Vec2::splat(12.0));
    let color = theme::color(ui, PaletteColor::Secondary);
    icons::paint(ui.painter(), Icon::Forward, arrow, 0.6, color, color);
    let label = if value.is_empty() { name.to_owned() } else { format!("{name}: {value}") };
    response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, true, &label));
    register_menu_line(ui, &response, true);
    let response = if hint.is_empty() { response } else { response.on_hover_text(hint) };
    SubMenu::new().show(ui, &response, |ui| scrolled_menu(ui, content));
}
