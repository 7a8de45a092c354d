//! A form with a preview: the form at the left and a picture at the right, or below it in a window as narrow as a phone.

use super::modal::scrolled_part;
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Point, Shape, point};
use crate::ui::size_class::SizeClass;
use crate::ui::widgets::layout_line;
use crate::ui::{paint, theme};
use egui::emath::TSTransform;
use egui::{Color32, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

/// The largest width of a modal with a form and a preview, in pixels.
pub(super) const MAX_WIDTH: f32 = 1240.0;
/// Its largest height, in pixels.
const MAX_HEIGHT: f32 = 860.0;
/// The distance between the form and the preview, in pixels.
const GAP: f32 = 20.0;

/// The sizes of a form with a preview, in pixels.
pub(super) struct FormSizes {
    /// The width of the form.
    pub form_width: f32,
    /// The height of what stands above and below both.
    pub around: f32,
    /// The height of the preview under the form.
    pub stacked_height: f32,
}

/// Draws the form, which changes `choices`, and the preview of a height. Returns the result of the form.
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

/// The size of a picture that is not drawn yet, in pixels.
const DEFAULT_SIZE: Point = point(980.0, 632.0);

/// Draws a picture in the middle of a space, reduced where it is larger, or an empty one with a message. `name` is what screen
/// readers say of it.
pub(super) fn picture_ui(
    ui: &mut Ui,
    name: &str,
    theme: Theme,
    picture: Option<(&[Shape], Point)>,
    (space, message): (Vec2, Option<&str>),
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
        let galley = layout_line(ui, message, Font::Regular, theme::TEXT, PaletteColor::Secondary);
        ui.painter().galley(shown.center() - galley.size() / 2.0, galley, Color32::PLACEHOLDER);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
}
