//! The marker at the picture's edge: yellow, it points to the current node while that is outside of the picture; grey, it
//! points to the nearest node while there is no current node and no node is in the picture.

use super::scene::Scene;
use crate::picture::overview::{MINIMAP_MAX_HEIGHT, MINIMAP_WIDTH};
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Point, Shape, Stroke, point};
use poda_core::game::GameView;
use poda_core::trace::NodeId;

/// The length of the marker from its middle to its tip, in pixels.
const SIZE: f32 = 13.0;
/// From the middle of the marker to the picture's edge, in pixels.
const FROM_EDGE: f32 = 22.0;
/// A node counts as visible up to this many pixels outside of the picture.
const TOLERANCE: f32 = 4.0;
/// How many neighbors are examined for one that is drawn.
const MAX_EXAMINED: usize = 200;

/// The node to which the marker points: the current one while it is outside of the picture; without a current node, the
/// nearest one while none is visible.
pub fn marked_node<G: GameView>(scene: &Scene<'_, G>) -> Option<NodeId> {
    match scene.current() {
        Some(current) => (!is_visible(scene, current)).then_some(current),
        None => nearest(scene),
    }
}

/// Returns whether the middle of a node is in the picture.
fn is_visible<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> bool {
    let (center, size) = (scene.center(node), scene.view.size);
    let is_in = |place: f32, size: f32| (-TOLERANCE..=size + TOLERANCE).contains(&place);
    is_in(center.x, size.x) && is_in(center.y, size.y)
}

/// The nearest node of the rows in view, if none of their nodes is in the picture.
fn nearest<G: GameView>(scene: &Scene<'_, G>) -> Option<NodeId> {
    let (view, layout) = (&scene.view, &scene.tree_layout.positions);
    let middle = view.plane_x(view.size.x / 2.0);
    let mut nearest: Option<(f32, NodeId)> = None;
    for row in scene.rows() {
        let nodes = scene.within(layout.row(row));
        let right = nodes.partition_point(|&node| layout.x(node) < middle);
        let left = nodes[..right].iter().rev().map(|&node| NodeId::new(node as usize));
        let right = nodes[right..].iter().map(|&node| NodeId::new(node as usize));
        let on_each_side = [
            left.take(MAX_EXAMINED).find(|&n| scene.is_drawn(n)),
            right.take(MAX_EXAMINED).find(|&n| scene.is_drawn(n)),
        ];
        for node in on_each_side.into_iter().flatten() {
            if is_visible(scene, node) {
                return None;
            }
            let center = scene.center(node);
            let away = (center.x - view.size.x / 2.0).hypot(center.y - view.size.y / 2.0);
            if nearest.is_none_or(|(nearest, _)| away < nearest) {
                nearest = Some((away, node));
            }
        }
    }
    nearest.map(|(_, node)| node)
}

/// The place of the marker and the point that it points to; `None` where there is no marker.
pub fn offscreen_marker<G: GameView>(scene: &Scene<'_, G>) -> Option<(Point, Point)> {
    let target = scene.center(marked_node(scene)?);
    let Point { x: width, y: height } = scene.view.size;
    let clear = scene.view.content_range();
    if width.min(height) < 6.0 * FROM_EDGE || clear.end - clear.start < 6.0 * FROM_EDGE {
        return None;
    }
    let inside = |place: f32, size: f32| place.clamp(FROM_EDGE, size - FROM_EDGE);
    // The row labels are at the left and the right edge.
    let mut mark = point(target.x.clamp(clear.start + 20.0, clear.end - 20.0), inside(target.y, height));
    // The minimap may be in the bottom right corner.
    let above_map = (height - MINIMAP_MAX_HEIGHT - 2.0 * FROM_EDGE).max(FROM_EDGE);
    if width - MINIMAP_WIDTH - 2.0 * FROM_EDGE < mark.x && above_map < mark.y {
        mark.y = above_map;
    }
    Some((mark, target))
}

/// Returns whether a point is on the marker.
pub fn is_on_offscreen_marker<G: GameView>(scene: &Scene<'_, G>, pointer: Point) -> bool {
    offscreen_marker(scene).is_some_and(|(mark, _)| (mark.x - pointer.x).hypot(mark.y - pointer.y) <= SIZE + 4.0)
}

/// Draws the marker, if there is one.
pub(super) fn draw_offscreen_marker<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let Some((mark, target)) = offscreen_marker(scene) else { return };
    let (dx, dy) = (target.x - mark.x, target.y - mark.y);
    let length = dx.hypot(dy).max(1e-3);
    let (dx, dy) = (dx / length * SIZE, dy / length * SIZE);
    let corners = vec![
        point(mark.x + dx, mark.y + dy),
        point(mark.x - 0.7 * dx - 0.9 * dy, mark.y - 0.7 * dy + 0.9 * dx),
        point(mark.x - 0.7 * dx + 0.9 * dy, mark.y - 0.7 * dy - 0.9 * dx),
    ];
    // Yellow is for the current node only.
    let fill = if scene.current().is_some() { PaletteColor::Current } else { PaletteColor::Secondary };
    shapes.push(Shape::Polygon { corners, fill: Some(fill), stroke: Some(Stroke::solid(1.6, PaletteColor::Text)) });
}
