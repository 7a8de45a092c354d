//! The frame of a modal: a heading, the content, and the answers at the bottom.

use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, Theme};
use crate::ui::theme;
use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Color32, Context, Frame, Id, Label, Layout, Margin, Modal, RichText, Ui};

/// Draws a modal over everything else. Returns the result of `content`, and whether the modal was closed by Esc or a click
/// beside it.
pub fn modal_ui<R>(
    ctx: &Context,
    name: &str,
    title: &str,
    width: f32,
    content: impl FnOnce(&mut Ui) -> R,
) -> (R, bool) {
    let style = ctx.global_style();
    let is_dark = style.visuals.dark_mode;
    let id = Id::unique(("modal", name));
    let area = Modal::default_area(id).accessible_name(title.to_owned()).role(egui::accesskit::Role::Dialog);
    let width = width.min(ctx.content_rect().width() - 64.0);
    let frame = Frame::window(&style)
        .fill(theme::color_of(if is_dark { Theme::Dark } else { Theme::Light }, PaletteColor::Panel))
        .inner_margin(Margin { left: 24, right: 24, top: 20, bottom: 20 });
    let modal = Modal::new(id).area(area).frame(frame);
    let modal = modal.backdrop_color(Color32::from_black_alpha(if is_dark { 150 } else { 84 }));
    let shown = modal.show(ctx, |ui| {
        ui.set_width(width - 48.0);
        ui.spacing_mut().item_spacing.y = 8.0;
        let heading =
            RichText::new(title).font(theme::font(Font::SemiBold, 18.0)).color(theme::color(ui, PaletteColor::Text));
        ui.add(Label::new(heading).wrap().selectable(false));
        content(ui)
    });
    let is_closed = shown.should_close();
    (shown.inner, is_closed)
}

/// Draws a paragraph of a modal.
pub fn paragraph(ui: &mut Ui, text: &str, color: PaletteColor) {
    let text = RichText::new(text).font(theme::font(Font::Regular, theme::TEXT)).line_height(Some(20.0));
    ui.add(Label::new(text.color(theme::color(ui, color))).wrap().selectable(false));
}

/// Returns a problem as a layout job: its position, and a sentence in which pieces of a file stand between backticks.
pub fn problem(ui: &Ui, place: &str, sentence: &str) -> LayoutJob {
    let mut job = LayoutJob::default();
    let format = |font, size, color| TextFormat {
        line_height: Some(20.0),
        ..TextFormat::simple(theme::font(font, size), theme::color(ui, color))
    };
    job.append(place, 0.0, format(Font::Mono, 12.5, PaletteColor::Secondary));
    for (index, words) in sentence.split('`').enumerate() {
        let is_code = index % 2 == 1;
        let (font, size) = if is_code { (Font::Mono, 12.5) } else { (Font::Regular, theme::TEXT) };
        job.append(words, 0.0, format(font, size, PaletteColor::Text));
    }
    job
}

/// Draws the row of answers at the bottom, from the right: the usual answer first.
pub fn answers(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    ui.add_space(8.0);
    ui.allocate_ui_with_layout(
        egui::vec2(ui.available_width(), crate::ui::widgets::HEIGHT + 1.0),
        Layout::right_to_left(Align::Center),
        content,
    );
}
