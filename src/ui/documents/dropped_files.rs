//! Files dropped on the window and text pasted into it, and the hint while files are dragged over it.

use crate::i18n::Words;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::ui::{theme, widgets};
use egui::{Color32, Context, CornerRadius, DroppedFileHandle, Event, Id, LayerId, Order, Shape, Stroke, Ui};

/// What was dropped or pasted.
#[derive(Clone, Debug)]
pub enum DroppedOrPasted {
    /// Dropped files.
    Dropped(Vec<DroppedFileHandle>),
    /// Pasted text.
    Pasted(String),
}

/// Takes what was dropped or pasted in this frame. Text pasted into a focused text field stays there.
#[must_use]
pub fn take(ctx: &Context) -> Option<DroppedOrPasted> {
    let dropped = ctx.input(|input| input.raw.dropped_files.clone());
    if !dropped.is_empty() {
        return Some(DroppedOrPasted::Dropped(dropped));
    }
    if ctx.text_edit_focused() {
        return None;
    }
    ctx.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Paste(text) => Some(DroppedOrPasted::Pasted(text.clone())),
            _ => None,
        })
    })
}

/// Draws the hint while files are dragged over the window.
pub fn hint_ui(ui: &Ui, words: &Words) {
    let ctx = ui.ctx();
    if ctx.input(|input| input.raw.hovered_files.is_empty()) {
        return;
    }
    let painter = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::unique("drop hint")));
    let screen = ctx.content_rect();
    painter.rect_filled(screen, 0.0, theme::color(ui, PaletteColor::Background).gamma_multiply(0.86));
    let frame = screen.shrink(24.0);
    let corners = [frame.left_top(), frame.right_top(), frame.right_bottom(), frame.left_bottom(), frame.left_top()];
    let stroke = Stroke::new(2.0, theme::color(ui, PaletteColor::Secondary));
    painter.extend(Shape::dashed_line(&corners, stroke, 8.0, 6.0));
    let galley = widgets::layout_line(ui, &words.text("drop-hint"), Font::SemiBold, 22.0, PaletteColor::Text);
    let rect = egui::Rect::from_center_size(screen.center(), galley.size() + egui::vec2(56.0, 36.0));
    painter.rect_filled(rect, CornerRadius::same(theme::RADIUS), theme::color(ui, PaletteColor::Panel));
    painter.galley(rect.center() - galley.size() / 2.0, galley, Color32::PLACEHOLDER);
}
