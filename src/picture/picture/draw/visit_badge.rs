//! The badge of a null-window scout and of a re-search: on the edge, or behind the α beside it.

use super::scene::Scene;
use crate::picture::fonts::Font;
use crate::picture::measure::dimensions::BOUND_SIZE;
use crate::picture::measure::visit_badge::{BADGE_HEIGHT, BADGE_SIZE, BESIDE_ALPHA, VisitBadge};
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use poda_core::game::GameView;
use poda_core::score::Window;

/// Where the badge is on its edge, as a share of the way down.
const ALONG_EDGE: f32 = 0.62;

/// The badge as a label on the edge between two points.
pub(super) fn badge_label<G: GameView>(
    scene: &Scene<'_, G>,
    badge: VisitBadge,
    (from, to): (Point, Point),
) -> Vec<Shape> {
    let middle = from.toward(to, ALONG_EDGE);
    let size = scene.text_px(BADGE_SIZE);
    let (half, high) = (badge.half_width() * size / BADGE_SIZE, BADGE_HEIGHT / 2.0 * size / BADGE_SIZE);
    let frame = Shape::Rect {
        min: point(middle.x - half, middle.y - high),
        max: point(middle.x + half, middle.y + high),
        radius: high,
        fill: Some(PaletteColor::Background),
        stroke: Some(Stroke::solid(scene.line_px(1.2), PaletteColor::Secondary)),
    };
    let text = badge.text().to_owned();
    vec![frame, text_shape(middle, Anchor::Center, size, Font::SemiBold, PaletteColor::Secondary, text)]
}

/// Writes the badge's text behind the α of a window, which is written at `place`.
pub(super) fn write_beside_alpha<G: GameView>(
    scene: &Scene<'_, G>,
    badge: VisitBadge,
    window: Window,
    (anchor, place): (Anchor, Point),
    shapes: &mut Vec<Shape>,
) {
    let bound_size = scene.text_px(BOUND_SIZE);
    let alpha = Font::Regular.width(&format!("α {}", window.alpha.shown()), bound_size)
        + bound_size * BESIDE_ALPHA / BOUND_SIZE;
    let place = point(if anchor == Anchor::Right { place.x - alpha } else { place.x + alpha }, place.y);
    let (size, text) = (scene.text_px(BADGE_SIZE), badge.text().to_owned());
    shapes.push(text_shape(place, anchor, size, Font::SemiBold, PaletteColor::Secondary, text));
}
