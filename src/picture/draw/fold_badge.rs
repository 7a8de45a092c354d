//! The mark under a folded node: how many nodes are folded away below it.

use super::labels::{Labels, PixelRect};
use super::nodes::foot;
use super::scene::Scene;
use crate::game::GameView;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use crate::trace::NodeId;

/// The size of the number.
const SIZE: f32 = 12.0;
/// Half the height of the mark.
const HALF_HEIGHT: f32 = 8.5;
/// How far below a node and its value the mark begins.
const BELOW: f32 = 4.0;

/// Draws the mark, if the node is folded: nothing else is written over it.
pub(in crate::picture) fn draw<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    shapes: &mut Vec<Shape>,
    labels: &mut Labels,
) {
    let Some((min, max)) = place(scene, node) else { return };
    let outline = Stroke::solid(1.0, PaletteColor::Secondary);
    shapes.push(Shape::Rect {
        min,
        max,
        radius: (max.y - min.y) / 2.0,
        fill: Some(PaletteColor::Panel),
        stroke: Some(outline),
    });
    let middle = point(f32::midpoint(min.x, max.x), f32::midpoint(min.y, max.y));
    let text = text(scene, node);
    shapes.push(text_shape(middle, Anchor::Center, scene.text_px(SIZE), Font::Regular, PaletteColor::Secondary, text));
    labels.add_obstacle_rect(PixelRect { min, max });
}

/// Where the mark of a folded node is: its top left and its bottom right.
#[must_use]
pub fn place<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Option<(Point, Point)> {
    if scene.folded_below(node) == 0 {
        return None;
    }
    let size = scene.text_px(SIZE);
    let height = size / SIZE * HALF_HEIGHT;
    let foot = foot(scene, node);
    let middle = point(foot.x, foot.y + scene.px(BELOW) + height);
    let half = (Font::Regular.width(&text(scene, node), size) / 2.0 + 0.6 * size).max(1.2 * size);
    Some((point(middle.x - half, middle.y - height), point(middle.x + half, middle.y + height)))
}

/// Whether the mark of a node is at a place.
#[must_use]
pub fn is_at<G: GameView>(scene: &Scene<'_, G>, node: NodeId, at: Point) -> bool {
    let mark = place(scene, node).filter(|_| scene.overview_blend() < 1.0);
    mark.is_some_and(|(min, max)| (min.x..=max.x).contains(&at.x) && (min.y..=max.y).contains(&at.y))
}

fn text<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> String {
    format!("+{}", scene.words.number(scene.folded_below(node) as u64))
}
