//! The paper that questions stand on: a heading, what it is about, and the answers at the bottom.
//!
//! Knows no question.

use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, Theme};
use crate::ui::theme;
use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Color32, Context, Frame, Id, Label, Layout, Margin, Modal, RichText, Ui};

/// Draws a sheet over everything else. Gives what `content` gives, and whether the sheet was left: with Esc or by a
/// click beside it.
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
    let is_left = shown.should_close();
    (shown.inner, is_left)
}

/// A paragraph of a sheet.
pub fn paragraph(ui: &mut Ui, text: &str, color: PaletteColor) {
    let text = RichText::new(text).font(theme::font(Font::Regular, theme::TEXT)).line_height(Some(20.0));
    ui.add(Label::new(text.color(theme::color(ui, color))).wrap().selectable(false));
}

/// What is wrong: where, and a sentence in which pieces of a file stand between backticks.
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

/// The row of answers at the bottom, from the right: the first is what most people want.
pub fn answers(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    ui.add_space(8.0);
    ui.allocate_ui_with_layout(
        egui::vec2(ui.available_width(), crate::ui::widgets::HEIGHT + 1.0),
        Layout::right_to_left(Align::Center),
        content,
    );
}
