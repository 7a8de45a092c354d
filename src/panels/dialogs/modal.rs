//! The parts of modals: the frame with a heading, the content and the answers, the lines of a form, and a form with a
//! preview.

use egui::emath::{Numeric, TSTransform};
use egui::{
    Align, Align2, Color32, Context, DragValue, Frame, Id, Label, Layout, Margin, Modal, Rect, Response, RichText,
    Role, ScrollArea, Sense, TextEdit, Ui, Vec2, WidgetInfo, vec2,
};
use poda_core::document::wishes::NumberRange;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::{PaletteColor, Theme};
use poda_picture::picture::shape::{Point, Shape, point};
use poda_window::look::menus::{MenuItem, menu, menu_item, set_menu_width};
use poda_window::look::size_class::{SizeClass, target};
use poda_window::look::widgets::{
    self, MAX_TYPED_CHARS, check_box, keep_focus_after_enter, layout_line, put, segmented_control, text_at,
};
use poda_window::look::{paint, theme};
use poda_window::panel::request::DocumentAnswer;
use poda_window::panel::request_widgets::request_button;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::{Language, Words, args, language_name, languages};
use std::ops::RangeInclusive;

/// The margin around a modal on a phone, and inside of it, in pixels.
const PHONE_MARGIN: f32 = 16.0;
/// The height of the window that a scrolled modal leaves free, in pixels.
const AROUND_SCROLLED: f32 = 64.0;
/// The height of the button that closes a modal, with the gap above it and the additional margins of touch targets, in
/// pixels.
const CLOSE_BUTTON: f32 = 84.0;

/// Draws a modal over everything else. Esc or a click outside of it cancels it.
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

/// Returns whether a modal scrolls as a whole if it is higher than the window. If so, its parts do not scroll.
pub fn is_scrolled(ctx: &Context) -> bool {
    SizeClass::of(ctx).has_touch_targets()
}

/// Draws the content of a modal. On touch screens it scrolls if it is higher than the window.
fn scrolled_if_touched<R>(ui: &mut Ui, content: impl FnOnce(&mut Ui) -> R) -> R {
    if !is_scrolled(ui.ctx()) {
        return content(ui);
    }
    let height = ui.ctx().content_rect().height() - AROUND_SCROLLED;
    let area = ScrollArea::vertical().id_salt("modal").max_height(height).min_scrolled_height(height);
    area.show(ui, content).inner
}

/// Draws a part of a modal. It scrolls if it is higher than `max_height`, unless the modal scrolls as a whole.
pub fn scrolled_part<R>(ui: &mut Ui, name: &str, max_height: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    if is_scrolled(ui.ctx()) {
        return content(ui);
    }
    // In the first frame of a modal, little space is available below it. The minimum height makes the area ignore that.
    let area = ScrollArea::vertical().id_salt(name).max_height(max_height).min_scrolled_height(max_height);
    area.auto_shrink([false, true]).show(ui, content).inner
}

/// Draws the button that closes a modal without answers, on touch screens, which have no Esc key.
pub fn close_button_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    if is_scrolled(ui.ctx()) {
        answers(ui, |ui| cancel_button(ui, context, "modal-close"));
    }
}

/// Draws the button that cancels or closes a modal. `message` is the id of its text.
pub fn cancel_button(ui: &mut Ui, context: &ViewContext<'_>, message: &str) {
    request_button(ui, context, message, "Esc", true, DocumentAnswer::Cancel);
}

/// Returns `margins`, plus the height of the close button on touch screens: the height around a part that scrolls.
pub fn height_around(ctx: &Context, margins: f32) -> f32 {
    if is_scrolled(ctx) { margins + CLOSE_BUTTON } else { margins }
}

pub fn paragraph(ui: &mut Ui, text: &str, color: PaletteColor) {
    let text = RichText::new(text).font(theme::font(Font::Regular, theme::TEXT)).line_height(Some(20.0));
    ui.add(Label::new(text.color(theme::color(ui, color))).wrap().selectable(false));
}

/// The maximum number of characters of code that are displayed.
const MAX_SHOWN: usize = 2_000;

/// Draws code in a field in which it can be selected and copied but not edited. `name` is its accessible name.
pub fn code_ui(ui: &mut Ui, code: &str, name: &str, rows: usize) {
    let mut shown: String = code.chars().take(MAX_SHOWN).collect();
    if shown.len() < code.len() {
        shown.push('…');
    }
    let mut text = shown.trim_end();
    let field = TextEdit::multiline(&mut text).char_limit(MAX_SHOWN).desired_rows(rows).desired_width(f32::INFINITY);
    ScrollArea::vertical().id_salt(name).max_height(27.5 * rows as f32).show(ui, |ui| {
        let response = ui.add(field.font(theme::font(Font::Mono, 12.5)));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name.to_owned()));
    });
}

/// Draws the row of answers at the bottom, from the right, starting with the usual answer.
pub fn answers(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    ui.add_space(8.0);
    let size = vec2(ui.available_width(), target(ui, widgets::HEIGHT + 1.0));
    let layout = Layout::right_to_left(Align::Center).with_main_wrap(SizeClass::of(ui.ctx()).is_phone());
    ui.allocate_ui_with_layout(size, layout, content);
}

/// What a modal that exports needs to know of the frame.
#[derive(Clone, Copy)]
pub(super) struct ModalState {
    /// Whether it was not drawn in the last frame.
    pub is_new: bool,
    /// Whether files are being written.
    pub is_exporting: bool,
}

/// The width of the labels, in pixels.
pub(super) const LABEL_WIDTH: f32 = 176.0;
/// The height of a line, in pixels.
const LINE: f32 = 28.0;

pub(super) fn line<R>(ui: &mut Ui, label: &str, controls: impl FnOnce(&mut Ui) -> R) -> R {
    line_with(ui, label, LABEL_WIDTH, controls)
}

/// Draws a line of a form with the given label width, in pixels.
pub(super) fn line_with<R>(ui: &mut Ui, label: &str, width: f32, controls: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        let galley = layout_line(ui, label, Font::Regular, theme::TEXT, PaletteColor::Secondary);
        // On a phone the controls are placed below a label that leaves them no space.
        let is_narrow = SizeClass::of(ui.ctx()).is_compact_wide();
        let width = if is_narrow { width.max(galley.size().x) } else { width };
        let (rect, _) = ui.allocate_exact_size(vec2(width, target(ui, LINE)), Sense::hover());
        put(ui, Align2::LEFT_CENTER, rect.left_center(), galley);
        controls(ui)
    })
    .inner
}

/// Draws a line with a choice between a few values, each with the message id of its text.
pub(super) fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    words: &Words,
    label: &str,
    chosen: &mut T,
    offers: &[(T, &str)],
) {
    choice_with(ui, words, label, LABEL_WIDTH, chosen, offers);
}

/// Draws a line with a choice and the given label width, in pixels.
pub(super) fn choice_with<T: Copy + PartialEq>(
    ui: &mut Ui,
    words: &Words,
    label: &str,
    width: f32,
    chosen: &mut T,
    offers: &[(T, &str)],
) {
    let label = words.text(label);
    line_with(ui, &label, width, |ui| {
        let texts: Vec<String> = offers.iter().map(|(_, message)| words.text(message)).collect();
        let index = offers.iter().position(|(offer, _)| offer == chosen).unwrap_or_default();
        if let Some(pressed) = segmented_control(ui, &label, &texts, index, true) {
            *chosen = offers[pressed].0;
        }
    });
}

/// Draws a line with the choice of a language. The language of the window is selected until the user chooses another.
pub(super) fn language_choice(ui: &mut Ui, words: &Words, width: f32, chosen: &mut Option<Language>) {
    let shown = chosen.unwrap_or(words.language());
    let label = words.text("pictures-language");
    line_with(ui, &label, width, |ui| {
        let names: Vec<String> = languages().map(|language| language_name(language).to_owned()).collect();
        let index = languages().position(|language| language == shown).unwrap_or_default();
        if let Some(pressed) = segmented_control(ui, &label, &names, index, true) {
            *chosen = languages().nth(pressed).or(*chosen);
        }
    });
}

pub(super) fn switch(ui: &mut Ui, text: &str, is_on: &mut bool) {
    if check_box(ui, text, text, *is_on).clicked() {
        *is_on = !*is_on;
    }
}

pub(super) struct TextFieldOutcome {
    pub response: Response,
    /// Whether Enter was pressed in the field.
    pub is_entered: bool,
}

/// Draws a line with a text field of the given width, in pixels.
pub(super) fn text_field(ui: &mut Ui, label: &str, text: &mut String, width: f32) -> TextFieldOutcome {
    line(ui, label, |ui| bare_text_field(ui, label, text, width))
}

/// Draws a text field with an accessible name.
pub(super) fn bare_text_field(ui: &mut Ui, name: &str, text: &mut String, width: f32) -> TextFieldOutcome {
    let response = ui.add(TextEdit::singleline(text).char_limit(MAX_TYPED_CHARS).desired_width(width));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name.to_owned()));
    let is_entered = keep_focus_after_enter(ui, &response, text);
    TextFieldOutcome { response, is_entered }
}

pub(super) fn drop_down<T: Copy + PartialEq>(ui: &mut Ui, label: &str, chosen: &mut T, offers: &[(T, String)]) {
    drop_down_with(ui, label, LABEL_WIDTH, chosen, offers);
}

/// Draws a line with a drop-down menu and the given label width, in pixels.
pub(super) fn drop_down_with<T: Copy + PartialEq>(
    ui: &mut Ui,
    label: &str,
    width: f32,
    chosen: &mut T,
    offers: &[(T, String)],
) {
    line_with(ui, label, width, |ui| {
        let value = offers.iter().find(|(offer, _)| offer == chosen).map_or("", |(_, name)| name);
        menu(ui, label, "", value, 14.0, |ui| {
            set_menu_width(ui, 300.0);
            for (offer, name) in offers {
                if menu_item(ui, name, MenuItem::Choice(offer == chosen)) {
                    *chosen = *offer;
                }
            }
        });
    });
}

/// Draws a number field with an accessible name.
pub(super) fn number<N: Numeric>(ui: &mut Ui, name: &str, number: &mut N, range: RangeInclusive<N>) {
    let response = ui.add(DragValue::new(number).range(range).speed(0.05));
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name.to_owned()));
}

/// Draws a line with the two ends of a range. The upper end is raised if the lower one exceeds it.
pub(super) fn span<N: Numeric + Ord>(
    ui: &mut Ui,
    words: &Words,
    label: &str,
    span: &mut NumberRange<N>,
    range: RangeInclusive<N>,
) {
    let NumberRange { min, max } = span;
    let label = words.text(label);
    line(ui, &label, |ui| {
        number(ui, &words.fill("exercise-least-of", &args![name = label.as_str()]), min, range.clone());
        ui.label("–");
        number(ui, &words.fill("exercise-most-of", &args![name = label.as_str()]), max, range);
        *max = (*max).max(*min);
    });
}

/// The maximum width of a modal with a form and a preview, in pixels.
pub(super) const MAX_WIDTH: f32 = 1240.0;
/// The maximum height of such a modal, in pixels.
const MAX_HEIGHT: f32 = 860.0;
/// The distance between the form and the preview, in pixels.
const GAP: f32 = 20.0;

/// The sizes of a form with a preview, in pixels.
pub(super) struct FormSizes {
    pub form_width: f32,
    /// The height of the modal above and below the form.
    pub around: f32,
    /// The height of the preview when it is placed below the form.
    pub stacked_height: f32,
}

/// Draws the form, which edits `choices`, and the preview at the height that it is passed. Returns the result of the
/// form.
pub(super) fn form_with_preview_ui<C, R>(
    ui: &mut Ui,
    sizes: &FormSizes,
    choices: &mut C,
    form: impl FnOnce(&mut Ui, &mut C) -> R,
    preview: impl FnOnce(&mut Ui, &C, f32),
) -> R {
    if SizeClass::of(ui.ctx()).is_compact_wide() {
        ui.spacing_mut().item_spacing.y = 6.0;
        let result = form(ui, choices);
        preview(ui, choices, sizes.stacked_height);
        return result;
    }
    let height = (ui.ctx().content_rect().height().min(MAX_HEIGHT) - sizes.around).max(200.0);
    let width = ui.available_width();
    let columns = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        let left = ui.vertical(|ui| {
            ui.set_width(sizes.form_width);
            scrolled_part(ui, "form", height, |ui| {
                ui.set_width(sizes.form_width - 12.0);
                ui.spacing_mut().item_spacing.y = 6.0;
                form(ui, choices)
            })
        });
        ui.vertical(|ui| {
            ui.set_width(width - sizes.form_width - GAP);
            preview(ui, choices, height);
        });
        left.inner
    });
    columns.inner
}

/// The assumed size of a picture that is not available yet, in pixels.
const DEFAULT_SIZE: Point = point(980.0, 578.0);

/// Draws a picture in the middle of a space, scaled down if necessary, or an empty picture with a message. `name` is
/// the accessible name.
pub(super) fn picture_ui(
    ui: &mut Ui,
    name: &str,
    theme: Theme,
    picture: Option<(&[Shape], Point)>,
    space: Vec2,
    message: Option<&str>,
) {
    let (rect, response) = ui.allocate_exact_size(space, Sense::hover());
    let size = picture.map_or(DEFAULT_SIZE, |(_, size)| size);
    let factor = (space.x / size.x).min(space.y / size.y).min(1.0);
    let shown = Rect::from_center_size(rect.center(), vec2(size.x, size.y) * factor);
    let painter = ui.painter().with_clip_rect(shown.intersect(ui.clip_rect()));
    painter.rect_filled(shown, 0.0, theme::color_of(theme, PaletteColor::Background));
    if let Some((shapes, _)) = picture {
        paint::scaled_shapes(&painter, &TSTransform::new(shown.min.to_vec2(), factor), theme, shapes);
    }
    let frame = egui::Stroke::new(1.0, theme::color(ui, PaletteColor::Secondary));
    ui.painter().rect_stroke(shown, 0.0, frame, egui::StrokeKind::Outside);
    if let Some(message) = message {
        let color = PaletteColor::Secondary;
        text_at(ui, Align2::CENTER_CENTER, shown.center(), message, Font::Regular, theme::TEXT, color);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
}
