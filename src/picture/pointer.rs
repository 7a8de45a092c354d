//! A yellow mark at the picture's edge that points to where the search is, while that is outside of the picture.

use super::ink::Ink;
use super::overview::{HIGHEST, WIDTH};
use super::scene::Scene;
use super::shape::{Point, Shape, Stroke, at};
use super::view::{LEFT_MARGIN, RIGHT_MARGIN};
use crate::game::Game;

/// How large the mark is, in pixels.
const SIZE: f32 = 13.0;
/// How far its middle is from the picture's edge.
const FROM_EDGE: f32 = 22.0;
/// A node whose middle is less than this outside is still seen.
const TOLERANCE: f32 = 4.0;

/// Where the mark is, and where it points to; none, where there is no current node or it is seen.
#[must_use]
pub fn place<G: Game>(scene: &Scene<'_, G>) -> Option<(Point, Point)> {
    let goal = scene.center(scene.current()?);
    let Point { x: width, y: height } = scene.view.size;
    let is_seen = |place: f32, size: f32| (-TOLERANCE..=size + TOLERANCE).contains(&place);
    if (is_seen(goal.x, width) && is_seen(goal.y, height))
        || width.min(height) < 6.0 * FROM_EDGE
        || width < 2.0 * (LEFT_MARGIN + RIGHT_MARGIN)
    {
        return None;
    }
    let inside = |place: f32, size: f32| place.clamp(FROM_EDGE, size - FROM_EDGE);
    // At the right edge stand the plies, at the left the layers' names.
    let mut mark = at(goal.x.clamp(LEFT_MARGIN + 20.0, width - RIGHT_MARGIN - 20.0), inside(goal.y, height));
    // In that corner the map may lie.
    let above_map = (height - HIGHEST - 2.0 * FROM_EDGE).max(FROM_EDGE);
    if width - WIDTH - 2.0 * FROM_EDGE < mark.x && above_map < mark.y {
        mark.y = above_map;
    }
    Some((mark, goal))
}

/// Whether the mark is at a place.
#[must_use]
pub fn is_at<G: Game>(scene: &Scene<'_, G>, pointer: Point) -> bool {
    place(scene).is_some_and(|(mark, _)| (mark.x - pointer.x).hypot(mark.y - pointer.y) <= SIZE + 4.0)
}

/// Draws the mark, if there is one.
pub(super) fn draw<G: Game>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let Some((mark, goal)) = place(scene) else { return };
    let (dx, dy) = (goal.x - mark.x, goal.y - mark.y);
    let length = dx.hypot(dy).max(1e-3);
    let (dx, dy) = (dx / length * SIZE, dy / length * SIZE);
    let corners = vec![
        at(mark.x + dx, mark.y + dy),
        at(mark.x - 0.7 * dx - 0.9 * dy, mark.y - 0.7 * dy + 0.9 * dx),
        at(mark.x - 0.7 * dx + 0.9 * dy, mark.y - 0.7 * dy - 0.9 * dx),
    ];
    shapes.push(Shape::Polygon { corners, fill: Some(Ink::Here), stroke: Some(Stroke::solid(1.6, Ink::Ink)) });
}
