//! A picture in a frame, drawn small.

use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Point, Shape, Stroke, point};
use crate::ui::widgets::layout_line;
use crate::ui::{paint, theme};
use egui::{Color32, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

/// The size of a picture that is not drawn yet, in pixels.
const DEFAULT_SIZE: Point = point(980.0, 632.0);

/// Draws a picture in the middle of a room, reduced where it is larger, or an empty one with a message. `name` is what screen
/// readers say of it.
pub(super) fn picture_ui(
    ui: &mut Ui,
    name: &str,
    theme: Theme,
    picture: Option<(&[Shape], Point)>,
    (room, message): (Vec2, Option<&str>),
) {
    let (rect, response) = ui.allocate_exact_size(room, Sense::hover());
    let size = picture.map_or(DEFAULT_SIZE, |(_, size)| size);
    let factor = (room.x / size.x).min(room.y / size.y).min(1.0);
    let shown = Rect::from_center_size(rect.center(), vec2(size.x, size.y) * factor);
    let painter = ui.painter().with_clip_rect(shown.intersect(ui.clip_rect()));
    painter.rect_filled(shown, 0.0, theme::color_of(theme, PaletteColor::Background));
    if let Some((shapes, _)) = picture {
        paint::shapes(&painter, shown.min, theme, &scaled(shapes, factor));
    }
    let frame = egui::Stroke::new(1.0, theme::color(ui, PaletteColor::Secondary));
    ui.painter().rect_stroke(shown, 0.0, frame, egui::StrokeKind::Outside);
    if let Some(message) = message {
        let galley = layout_line(ui, message, Font::Regular, theme::TEXT, PaletteColor::Secondary);
        ui.painter().galley(shown.center() - galley.size() / 2.0, galley, Color32::PLACEHOLDER);
    }
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
}

/// Returns shapes in another size.
fn scaled(shapes: &[Shape], factor: f32) -> Vec<Shape> {
    let at = |place: &Point| point(place.x * factor, place.y * factor);
    let line = |stroke: &Stroke| Stroke { width: stroke.width * factor, ..*stroke };
    let resize = |shape: &Shape| match shape {
        Shape::Line { from, to, stroke } => Shape::Line { from: at(from), to: at(to), stroke: line(stroke) },
        Shape::Polygon { corners, fill, stroke } => {
            Shape::Polygon { corners: corners.iter().map(at).collect(), fill: *fill, stroke: stroke.as_ref().map(line) }
        }
        Shape::Rect { min, max, radius, fill, stroke } => Shape::Rect {
            min: at(min),
            max: at(max),
            radius: radius * factor,
            fill: *fill,
            stroke: stroke.as_ref().map(line),
        },
        Shape::Bar { min, max, color, opacity } => {
            Shape::Bar { min: at(min), max: at(max), color: *color, opacity: *opacity }
        }
        Shape::Circle { center, radius, fill, stroke } => Shape::Circle {
            center: at(center),
            radius: radius * factor,
            fill: *fill,
            stroke: stroke.as_ref().map(line),
        },
        Shape::Text { place, anchor, size, font, color, text } => Shape::Text {
            place: at(place),
            anchor: *anchor,
            size: size * factor,
            font: *font,
            color: *color,
            text: text.clone(),
        },
        Shape::Faded { opacity, shapes } => Shape::Faded { opacity: *opacity, shapes: scaled(shapes, factor) },
    };
    shapes.iter().map(resize).collect()
}
