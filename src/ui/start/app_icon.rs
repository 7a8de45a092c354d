//! The program's icon, drawn at the start: a MAX node, its best child and a pruned child.
//!
//! The shapes are signed distance functions, so that no image file is needed.

use egui::{Color32, IconData, Pos2, Vec2, pos2, vec2};
use poda_picture::picture::palette::{PaletteColor, Theme};
use poda_window::look::theme::color_of;

/// The width and height of the icon, in pixels.
const SIZE: u16 = 128;

/// A shape in a unit square.
enum IconShape {
    /// A rectangle with round corners: center, half its size, radius.
    Block(Pos2, Vec2, f32),
    /// A line: both ends and half its width.
    Line(Pos2, Pos2, f32),
    /// A triangle pointing up: the center of its base, half the base, its height.
    Triangle(Pos2, f32, f32),
}

impl IconShape {
    /// Returns the signed distance of a point from the shape, negative inside.
    fn distance(&self, at: Pos2) -> f32 {
        match *self {
            Self::Block(middle, half, radius) => {
                let outside = (at - middle).abs() - (half - Vec2::splat(radius));
                outside.max(Vec2::ZERO).length() + outside.max_elem().min(0.0) - radius
            }
            Self::Line(from, to, half) => {
                let (direction, here) = (to - from, at - from);
                let share = (here.dot(direction) / direction.length_sq()).clamp(0.0, 1.0);
                (here - direction * share).length() - half
            }
            Self::Triangle(base, half, height) => {
                let side = vec2(height, half).normalized();
                let above = vec2((at.x - base.x).abs() - half, base.y - at.y);
                (above.x * side.x + above.y * side.y).max(-above.y)
            }
        }
    }
}

pub fn icon() -> IconData {
    let parts = parts();
    let mut rgba = Vec::new();
    for row in 0..SIZE {
        for column in 0..SIZE {
            let at = pos2((f32::from(column) + 0.5) / f32::from(SIZE), (f32::from(row) + 0.5) / f32::from(SIZE));
            rgba.extend(color_at(&parts, at).to_srgba_unmultiplied());
        }
    }
    IconData { rgba, width: SIZE.into(), height: SIZE.into() }
}

/// Returns the color of a point: all shapes blended, with edges one pixel soft.
fn color_at(parts: &[(Color32, IconShape)], at: Pos2) -> Color32 {
    parts.iter().fold(Color32::TRANSPARENT, |under, (color, shape)| {
        let covered = (0.5 - shape.distance(at) * f32::from(SIZE)).clamp(0.0, 1.0);
        under.blend(color.gamma_multiply(covered))
    })
}

fn parts() -> Vec<(Color32, IconShape)> {
    let color = |color| color_of(Theme::Light, color);
    let paper = color(PaletteColor::Background);
    let (root, best, cut) = (pos2(0.5, 0.40), pos2(0.29, 0.72), pos2(0.71, 0.72));
    let stroke = |shift: f32| {
        let middle = root + (cut - root) * (0.52 + shift);
        IconShape::Line(middle + vec2(-0.085, 0.055), middle + vec2(0.085, -0.055), 0.021)
    };
    vec![
        (color(PaletteColor::Text), IconShape::Block(pos2(0.5, 0.5), vec2(0.48, 0.48), 0.17)),
        (paper, IconShape::Line(root, best, 0.026)),
        (paper.gamma_multiply(0.45), IconShape::Line(root, cut, 0.018)),
        (color_of(Theme::Dark, PaletteColor::Cut), stroke(-0.05)),
        (color_of(Theme::Dark, PaletteColor::Cut), stroke(0.13)),
        (color_of(Theme::Dark, PaletteColor::Max), IconShape::Triangle(pos2(0.5, 0.42), 0.17, 0.27)),
        (paper, IconShape::Block(best, vec2(0.095, 0.085), 0.025)),
        (paper.gamma_multiply(0.45), IconShape::Block(cut, vec2(0.095, 0.085), 0.025)),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_are_clear_and_the_node_is_blue() {
        let icon = icon();
        let pixel = |column: u16, row: u16| &icon.rgba[usize::from(row * SIZE + column) * 4..][..4];
        assert_eq!(pixel(0, 0)[3], 0);
        assert_eq!(pixel(SIZE / 2, SIZE * 2 / 5), color_of(Theme::Dark, PaletteColor::Max).to_array());
    }
}
