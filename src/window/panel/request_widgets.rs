//! Buttons and menu items that push a request when they are pressed.

use super::request::UiRequest;
use super::view_context::ViewContext;
use crate::look::key_targets::KeyTargets;
use crate::look::menus::{MenuItem, menu_item, menu_item_with_hint};
use crate::look::widgets::{primary_button, text_button};
use egui::Ui;

/// Draws a menu item that pushes a request.
pub fn request_item(ui: &mut Ui, context: &ViewContext<'_>, text: &str, item: MenuItem, request: impl Into<UiRequest>) {
    if menu_item(ui, text, item) {
        context.requests.push(request);
    }
}

/// Draws a menu item that pushes a request, with a tooltip. `hint` is the message id of the tooltip.
pub fn request_item_with_hint(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    text: &str,
    hint: &str,
    item: MenuItem,
    request: impl Into<UiRequest>,
) {
    if menu_item_with_hint(ui, text, &context.words.text(hint), item, true) {
        context.requests.push(request);
    }
}

/// Draws a plain button that pushes a request. `message` is the message id of its text.
pub fn request_button(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    message: &str,
    key: &str,
    is_enabled: bool,
    request: impl Into<UiRequest>,
) {
    if text_button(ui, &context.words.text(message), key, is_enabled).clicked() && is_enabled {
        context.requests.push(request);
    }
}

/// Draws the filled button of the main action, which pushes a request. `message` is the message id of its text.
pub fn main_request_button(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    message: &str,
    key: &str,
    request: impl Into<UiRequest>,
) {
    let text = context.words.text(message);
    let button = primary_button(ui, &text, &text, key);
    KeyTargets::offer_first_stop(ui.ctx(), button.id);
    if button.clicked() {
        context.requests.push(request);
    }
}
