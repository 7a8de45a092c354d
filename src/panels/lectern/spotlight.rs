//! The spotlight: a bright circle around the pointer, with the rest of the window dimmed.

use egui::epaint::Vertex;
use egui::{Color32, CursorIcon, Id, LayerId, Mesh, Order, Pos2, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo};
use poda_window::state::lectern::Spotlight;
use poda_words::i18n::Words;
use std::f32::consts::TAU;

/// The opacity of the dimmed area, from 0 to 255.
const DIMNESS: u8 = 184;
/// The width of the soft edge, as a share of the radius.
const SOFT_EDGE: f32 = 0.08;
/// The number of corners of the polygon that approximates a circle.
const CORNERS: u16 = 96;

/// Draws the spotlight over the window, if it is on. It does not react to clicks. The area `lit` is not dimmed.
pub fn spotlight_ui(ui: &Ui, words: &Words, spotlight: Spotlight, lit: Rect) {
    if !spotlight.is_on {
        return;
    }
    let screen = ui.ctx().content_rect();
    let center = ui.ctx().pointer_latest_pos().unwrap_or_else(|| screen.center());
    let layer = LayerId::new(Order::Debug, Id::unique("spotlight"));
    let mesh = dimmed(screen, center, spotlight.radius * screen.height());
    let (above, below) = (screen.with_max_y(lit.top()), screen.with_min_y(lit.bottom()));
    let beside = screen.with_min_y(lit.top()).with_max_y(lit.bottom());
    let (left, right) = (beside.with_max_x(lit.left()), beside.with_min_x(lit.right()));
    for around in [above, below, left, right].into_iter().filter(Rect::is_positive) {
        ui.ctx().layer_painter(layer).with_clip_rect(around).add(mesh.clone());
    }
    let mark =
        ui.interact(Rect::from_center_size(center, Vec2::splat(1.0)), Id::unique("spotlight-mark"), Sense::hover());
    mark.widget_info(|| WidgetInfo::labeled(Role::Label, true, words.text("spotlight-on")));
}

/// The radius of the laser's dot, as a share of the height of the window, and its color, which has no other meaning in
/// a tree.
const DOT: f32 = 0.011;
const GREEN: Color32 = Color32::from_rgb(0x00, 0xB8, 0x4A);

/// Replaces the pointer by the laser's dot, if the laser is on.
pub fn laser_ui(ui: &Ui, words: &Words, is_on: bool) {
    let Some(center) = ui.ctx().pointer_latest_pos().filter(|_| is_on) else { return };
    let radius = (ui.ctx().content_rect().height() * DOT).max(7.0);
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Debug, Id::unique("laser")));
    painter.circle_filled(center, radius * 2.0, GREEN.gamma_multiply(0.25));
    painter.circle(center, radius, GREEN, Stroke::new(radius / 4.0, Color32::WHITE));
    ui.ctx().set_cursor_icon(CursorIcon::None);
    let mark = ui.interact(Rect::from_center_size(center, Vec2::splat(1.0)), Id::unique("laser-mark"), Sense::hover());
    mark.widget_info(|| WidgetInfo::labeled(Role::Label, true, words.text("laser-on")));
}

/// Returns a mesh over the window: dark, with a transparent circle that has a soft edge.
fn dimmed(screen: Rect, center: Pos2, radius: f32) -> Mesh {
    let dark = Color32::from_black_alpha(DIMNESS);
    // The outer circle contains the whole window wherever the pointer is.
    let beyond = radius + screen.width() + screen.height() + (center - screen.center()).length();
    let rings = [(radius, Color32::TRANSPARENT), (radius * (1.0 + SOFT_EDGE), dark), (beyond, dark)];
    let mut mesh = Mesh::default();
    for (ring, (radius, color)) in (0_u32..).zip(rings) {
        for corner in 0..CORNERS {
            let direction = Vec2::angled(f32::from(corner) / f32::from(CORNERS) * TAU);
            mesh.vertices.push(Vertex { pos: center + radius * direction, uv: egui::epaint::WHITE_UV, color });
        }
        if ring == 0 {
            continue;
        }
        let corners = u32::from(CORNERS);
        for corner in 0..corners {
            let next = (corner + 1) % corners;
            let (inner, outer) = ((ring - 1) * corners, ring * corners);
            mesh.add_triangle(inner + corner, inner + next, outer + corner);
            mesh.add_triangle(outer + corner, inner + next, outer + next);
        }
    }
    mesh
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_but_the_circle_is_dark_wherever_the_pointer_is() {
        let screen = Rect::from_min_size(Pos2::ZERO, Vec2::new(1920.0, 1080.0));
        for center in [screen.center(), screen.min, screen.max, Pos2::new(-4_000.0, 9_000.0)] {
            let mesh = dimmed(screen, center, 100.0);
            assert!(mesh.is_valid());
            let nearest = |color| {
                let of_color = mesh.vertices.iter().filter(move |vertex| vertex.color == color);
                of_color.map(|vertex| (vertex.pos - center).length()).fold(f32::INFINITY, f32::min)
            };
            assert!((nearest(Color32::TRANSPARENT) - 100.0).abs() < 0.1);
            let farthest = mesh.vertices.iter().map(|vertex| (vertex.pos - center).length()).fold(0.0, f32::max);
            let corners = [screen.min, screen.max, screen.left_bottom(), screen.right_top()];
            assert!(corners.iter().all(|corner| (*corner - center).length() < farthest * 0.99));
        }
    }
}
