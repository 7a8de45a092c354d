//! The mark of a node whose value was found in the transposition table: a small table, and the depth of its entry.
//!
//! Such a node was not evaluated: the value in it or under it is the entry's, bound and all.

use super::labels::{LabelPriority, Labels};
use super::scene::Scene;
use crate::picture::fonts::Font;
use crate::picture::measure::NodeStyle;
use crate::picture::measure::dimensions::{BESIDE_TABLE_HIT, TABLE_DEPTH_SIZE};
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use poda_core::trace::moment::NodeState;

/// The width and the height of the small table, in units.
const TABLE: (f32, f32) = (15.0, 12.0);

/// Draws the mark of a table hit, from the step after the node was entered: then the table has been probed.
pub(super) fn draw_table_hit<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    state: NodeState,
    shapes: &mut Vec<Shape>,
    labels: &mut Labels,
) {
    let (trace, sizes) = (scene.recording.trace(), &scene.tree_layout.sizes);
    let was_probed = trace.entered_at(node).is_some_and(|entered| entered < scene.step)
        && matches!(state, NodeState::Open | NodeState::Finished);
    let Some(depth) = trace.table_hit_depth(node).filter(|_| was_probed) else { return };
    // A leaf's board is drawn higher than the middle of its row.
    let (half, dy) = match sizes.node_style {
        NodeStyle::Abstract => (sizes.leaf_width / 2.0, 0.0),
        NodeStyle::Board => (sizes.boards.leaf.x / 2.0, -9.0),
    };
    let center = scene.center(node);
    let right = center.x - scene.px(half + BESIDE_TABLE_HIT);
    draw_table(point(right, center.y + scene.px(dy - 8.0)), scene.px(1.0), shapes);
    let text = match depth {
        Some(depth) => scene.words.fill("picture-table-depth", &[("depth", depth.to_string().into())]),
        None => scene.words.text("picture-table-end"),
    };
    let (place, size) = (point(right, center.y + scene.px(dy + 9.0)), scene.text_px(TABLE_DEPTH_SIZE));
    let text = text_shape(place, Anchor::Right, size, Font::Regular, PaletteColor::Secondary, text);
    labels.add(LabelPriority::TableDepth, vec![text]);
}

/// Draws a table of two rows and two columns under a thick head. `right` is the middle of its right side.
fn draw_table(right: Point, scale: f32, shapes: &mut Vec<Shape>) {
    let (width, height) = (TABLE.0 * scale, TABLE.1 * scale);
    let (min, max) = (point(right.x - width, right.y - height / 2.0), point(right.x, right.y + height / 2.0));
    let thin = Stroke::solid(scale.max(0.7), PaletteColor::Text);
    let (radius, fill) = (1.5 * scale, Some(PaletteColor::Background));
    shapes.push(Shape::Rect { min, max, radius, fill, stroke: Some(thin) });
    let head_bottom = min.y + height * 0.3;
    shapes.push(Shape::Bar { min, max: point(max.x, head_bottom), color: PaletteColor::Text, opacity: 1.0 });
    let (middle, column) = (f32::midpoint(head_bottom, max.y), f32::midpoint(min.x, max.x));
    let mut line = |from: Point, to: Point| shapes.push(Shape::Line { from, to, stroke: thin });
    line(point(min.x, middle), point(max.x, middle));
    line(point(column, head_bottom), point(column, max.y));
}
