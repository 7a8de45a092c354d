//! The badge under a folded node: how many nodes are folded below it.

use super::anchors::bottom;
use super::labels::Labels;
use super::scene::Scene;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::pixel_rect::PixelRect;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use poda_core::game::GameView;
use poda_core::trace::NodeId;

/// Text size of the number, in units.
const SIZE: f32 = 12.0;
/// Half the height of the badge, in units.
const HALF_HEIGHT: f32 = 8.5;
/// Between the badge and the node or its value above it, in units.
const GAP: f32 = 4.0;

/// Draws the badge of a node, if it is folded, and keeps labels off it.
pub(super) fn draw_fold_badge<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    shapes: &mut Vec<Shape>,
    labels: &mut Labels,
) {
    let Some(rect) = fold_badge(scene, node) else { return };
    let PixelRect { min, max } = rect;
    let stroke = Some(Stroke::solid(1.0, PaletteColor::Secondary));
    let radius = (max.y - min.y) / 2.0;
    shapes.push(Shape::Rect { min, max, radius, fill: Some(PaletteColor::Panel), stroke });
    let middle = point(f32::midpoint(min.x, max.x), f32::midpoint(min.y, max.y));
    let (size, text) = (scene.text_px(SIZE), text(scene, node));
    shapes.push(text_shape(middle, Anchor::Center, size, Font::Regular, PaletteColor::Secondary, text));
    labels.add_obstacle_rect(rect);
}

/// The rectangle of a node's badge; `None` if the node is not folded.
#[must_use]
pub fn fold_badge<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Option<PixelRect> {
    if scene.folded_below(node) == 0 {
        return None;
    }
    let size = scene.text_px(SIZE);
    let height = size / SIZE * HALF_HEIGHT;
    let bottom = bottom(scene, node);
    let middle = point(bottom.x, bottom.y + scene.px(GAP) + height);
    let half = (Font::Regular.width(&text(scene, node), size) / 2.0 + 0.6 * size).max(1.2 * size);
    let (min, max) = (point(middle.x - half, middle.y - height), point(middle.x + half, middle.y + height));
    Some(PixelRect { min, max })
}

/// Returns whether a point is on a node's badge.
#[must_use]
pub fn is_on_fold_badge<G: GameView>(scene: &Scene<'_, G>, node: NodeId, place: Point) -> bool {
    let badge = fold_badge(scene, node).filter(|_| scene.overview_blend() < 1.0);
    badge.is_some_and(|badge| badge.contains(place))
}

fn text<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> String {
    format!("+{}", scene.words.number(scene.folded_below(node) as u64))
}
