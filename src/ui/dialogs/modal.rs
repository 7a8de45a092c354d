//! The frame of a modal: a heading, the content, and the answers at the bottom.

use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, Theme};
use crate::ui::request::DocumentAnswer;
use crate::ui::size_class::{SizeClass, target};
use crate::ui::theme;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{self, text_button};
use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Color32, Context, Frame, Id, Label, Layout, Margin, Modal, RichText, ScrollArea, Ui};

/// The margin around a modal on a phone, and within it, in pixels.
const PHONE_MARGIN: f32 = 16.0;
/// The height that a scrolled modal leaves of the window, in pixels.
const AROUND_SCROLLED: f32 = 64.0;
/// The height of the button that closes a modal, with the gap above it and the margins of a finger's fields, in pixels.
const CLOSE_BUTTON: f32 = 84.0;

/// Draws a modal over everything else. Esc and a click outside of it cancel it.
pub fn modal_ui(
    ctx: &Context,
    context: &ViewContext<'_>,
    name: &str,
    title: &str,
    width: f32,
    add_contents: impl FnOnce(&mut Ui),
) {
    let style = ctx.global_style();
    let is_dark = style.visuals.dark_mode;
    let id = Id::unique(("modal", name));
    let area = Modal::default_area(id).accessible_name(title.to_owned()).role(egui::accesskit::Role::Dialog);
    let is_phone = SizeClass::of(ctx).is_phone();
    let (around, within) = if is_phone { (PHONE_MARGIN, PHONE_MARGIN) } else { (32.0, 24.0) };
    let width = width.min(ctx.content_rect().width() - 2.0 * around);
    let frame = Frame::window(&style)
        .fill(theme::color_of(if is_dark { Theme::Dark } else { Theme::Light }, PaletteColor::Panel))
        .inner_margin(if is_phone { Margin::same(16) } else { Margin::symmetric(24, 20) });
    let modal = Modal::new(id).area(area).frame(frame);
    let modal = modal.backdrop_color(Color32::from_black_alpha(if is_dark { 150 } else { 84 }));
    let shown = modal.show(ctx, |ui| {
        ui.set_width(width - 2.0 * within);
        scrolled_if_touched(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            let heading = RichText::new(title).font(theme::font(Font::SemiBold, 18.0));
            let heading = heading.color(theme::color(ui, PaletteColor::Text));
            ui.add(Label::new(heading).wrap().selectable(false));
            add_contents(ui);
        });
    });
    if shown.should_close() {
        context.requests.push(DocumentAnswer::Cancel);
    }
}

/// Whether a modal is scrolled as a whole where it is higher than the window, so that no part of it has to be.
pub fn is_scrolled(ctx: &Context) -> bool {
    SizeClass::of(ctx).has_touch_targets()
}

/// Draws the content of a modal, scrolled where it is higher than a window whose controls are as high as a fingertip.
fn scrolled_if_touched<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    if !is_scrolled(ui.ctx()) {
        return content(ui);
    }
    let height = ui.ctx().content_rect().height() - AROUND_SCROLLED;
    let area = ScrollArea::vertical().id_salt("modal").max_height(height).min_scrolled_height(height);
    area.show(ui, content).inner
}

/// Draws a part of a modal that is scrolled by itself where it is higher than `max_height`, unless the modal is scrolled as a whole.
pub fn scrolled_part<R>(ui: &mut Ui, name: &str, max_height: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    if is_scrolled(ui.ctx()) {
        return content(ui);
    }
    ScrollArea::vertical().id_salt(name).max_height(max_height).auto_shrink([false, true]).show(ui, content).inner
}

/// Draws the button that closes a modal without answers, for fingers, which have no Esc.
pub fn close_button_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    if is_scrolled(ui.ctx()) {
        answers(ui, |ui| cancel_button(ui, context, "modal-close"));
    }
}

/// Draws the button that cancels or closes a modal, with the text of a message.
pub fn cancel_button(ui: &mut Ui, context: &ViewContext<'_>, message: &str) {
    if text_button(ui, &context.words.text(message), "Esc", true).clicked() {
        context.requests.push(DocumentAnswer::Cancel);
    }
}

/// Returns the height that the button and the margins of a modal take, whose content is scrolled by itself; `margins` without it.
pub fn height_around(ctx: &Context, margins: f32) -> f32 {
    if is_scrolled(ctx) { margins + CLOSE_BUTTON } else { margins }
}

/// Draws a paragraph of a modal.
pub fn paragraph(ui: &mut Ui, text: &str, color: PaletteColor) {
    let text = RichText::new(text).font(theme::font(Font::Regular, theme::TEXT)).line_height(Some(20.0));
    ui.add(Label::new(text.color(theme::color(ui, color))).wrap().selectable(false));
}

/// Returns a problem as a layout job: its position, and a sentence in which pieces of a file stand between backticks.
pub fn problem(ui: &Ui, position: &str, sentence: &str) -> LayoutJob {
    let mut job = LayoutJob::default();
    let format = |font, size, color| TextFormat {
        line_height: Some(20.0),
        ..TextFormat::simple(theme::font(font, size), theme::color(ui, color))
    };
    job.append(position, 0.0, format(Font::Mono, 12.5, PaletteColor::Secondary));
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
        egui::vec2(ui.available_width(), target(ui, widgets::HEIGHT + 1.0)),
        Layout::right_to_left(Align::Center).with_main_wrap(SizeClass::of(ui.ctx()).is_phone()),
        content,
    );
}
