//! The mark under a folded node: how many nodes are folded away below it.

use super::ink::Ink;
use super::lettering::Font;
use super::plan::Face;
use super::scene::{Detail, Scene};
use super::shape::{Anchor, Point, Shape, Stroke, at, text_shape};
use crate::game::Game;
use crate::trace::NodeId;

/// The size of the number.
const SIZE: f32 = 12.0;
/// Half the height of the mark.
const HALF_HEIGHT: f32 = 8.5;
/// How far below a triangle's middle the mark's middle is, and how far below a board.
const BELOW_TRIANGLE: f32 = 35.0;
const BELOW_BOARD: f32 = 24.0;

/// Draws the mark, if the node is folded and there is room for a mark.
pub(super) fn draw<G: Game>(scene: &Scene<'_, G>, node: NodeId, shapes: &mut Vec<Shape>) {
    let Some((min, max)) = place(scene, node) else { return };
    let outline = Stroke::solid(1.0, Ink::Second);
    shapes.push(Shape::Rect { min, max, radius: (max.y - min.y) / 2.0, fill: Some(Ink::Panel), stroke: Some(outline) });
    if scene.detail() >= Detail::Words {
        let middle = at(f32::midpoint(min.x, max.x), f32::midpoint(min.y, max.y));
        let text = text(scene, node);
        shapes.push(text_shape(middle, Anchor::Center, scene.px(SIZE), Font::Regular, Ink::Second, text));
    }
}

/// Where the mark of a folded node is: its top left and its bottom right.
#[must_use]
pub fn place<G: Game>(scene: &Scene<'_, G>, node: NodeId) -> Option<(Point, Point)> {
    if scene.folded_below(node) == 0 {
        return None;
    }
    let below = match scene.plan.measures.face {
        Face::Abstract => BELOW_TRIANGLE,
        Face::Board => scene.plan.measures.boards.inner.y / 2.0 + BELOW_BOARD,
    };
    let center = scene.center(node);
    let middle = at(center.x, center.y + scene.px(below));
    let half = scene.px((Font::Regular.width(&text(scene, node), SIZE) / 2.0 + 7.0).max(14.0));
    let height = scene.px(HALF_HEIGHT);
    Some((at(middle.x - half, middle.y - height), at(middle.x + half, middle.y + height)))
}

/// Whether the mark of a node is at a place.
#[must_use]
pub fn is_at<G: Game>(scene: &Scene<'_, G>, node: NodeId, at: Point) -> bool {
    let mark = place(scene, node).filter(|_| scene.farness() < 1.0);
    mark.is_some_and(|(min, max)| (min.x..=max.x).contains(&at.x) && (min.y..=max.y).contains(&at.y))
}

fn text<G: Game>(scene: &Scene<'_, G>, node: NodeId) -> String {
    format!("+{}", scene.words.number(scene.folded_below(node) as u64))
}
