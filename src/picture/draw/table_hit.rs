//! Nodes that the table settled: beside them a small table, and how deep they had been searched when it was filled in.
//!
//! Such a node was not evaluated: what is written in it or under it is what the table knew, bound and all.

use super::labels::{LabelPriority, Labels};
use super::scene::Scene;
use crate::game::GameView;
use crate::layout::Extent;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use crate::picture::tree_layout::{NodeSizes, NodeStyle};
use crate::trace::moment::NodeState;
use crate::trace::{NodeId, NodeKind};

/// The size of the words about the depth.
const SIZE: f32 = 12.5;
/// From the side of the node to them.
const GAP: f32 = 9.0;
/// The widest of them, in any language: a plan knows none.
const WIDEST: &str = "p 00";
/// The width and the height of the small table.
const TABLE: (f32, f32) = (15.0, 12.0);

/// Widens a leaf's extent to where the table and the depth stand.
pub(in crate::picture) fn make_room(kind: NodeKind, half_width: f32, extent: &mut Extent) {
    if kind.is_table_hit() {
        extent.left = extent.left.max(half_width + GAP + Font::Regular.width(WIDEST, SIZE));
    }
}

/// Draws the mark of a node that the table settled, as soon as it is known that it did.
pub(in crate::picture) fn draw<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    state: NodeState,
    shapes: &mut Vec<Shape>,
    labels: &mut Labels,
) {
    let trace = scene.recording.trace();
    let Some(depth) = trace.table_hit_depth(node).filter(|_| is_told(scene, node, state)) else { return };
    let (half, middle) = half_size(&scene.tree_layout.sizes);
    let center = scene.center(node);
    let right = center.x - scene.px(half + GAP);
    draw_table(point(right, center.y + scene.px(middle - 8.0)), scene.px(1.0), shapes);
    let text = match depth {
        Some(depth) => scene.words.fill("picture-table-depth", &[("depth", depth.to_string().into())]),
        None => scene.words.text("picture-table-end"),
    };
    let place = point(right, center.y + scene.px(middle + 9.0));
    labels.add(
        LabelPriority::TableDepth,
        vec![text_shape(place, Anchor::Right, scene.text_px(SIZE), Font::Regular, PaletteColor::Secondary, text)],
    );
}

/// Whether the table has been asked about a node: in the step after the node was entered.
fn is_told<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState) -> bool {
    let asked = scene.recording.trace().entered_at(node).is_some_and(|entered| entered < scene.step);
    asked && matches!(state, NodeState::Open | NodeState::Finished)
}

/// Half the width of a leaf, and how far its middle is below that of its row, in units.
fn half_size(sizes: &NodeSizes) -> (f32, f32) {
    match sizes.node_style {
        NodeStyle::Abstract => (sizes.leaf_width / 2.0, 0.0),
        NodeStyle::Board => (sizes.boards.leaf.x / 2.0, -9.0),
    }
}

/// A table of two rows and two columns under a thick head, `right` being the middle of its right side.
fn draw_table(right: Point, scale: f32, shapes: &mut Vec<Shape>) {
    let (width, height) = (TABLE.0 * scale, TABLE.1 * scale);
    let (min, max) = (point(right.x - width, right.y - height / 2.0), point(right.x, right.y + height / 2.0));
    let thin = Stroke::solid(scale.max(0.7), PaletteColor::Text);
    let head = height * 0.3;
    shapes.push(Shape::Rect {
        min,
        max,
        radius: 1.5 * scale,
        fill: Some(PaletteColor::Background),
        stroke: Some(thin),
    });
    shapes.push(Shape::Bar { min, max: point(max.x, min.y + head), color: PaletteColor::Text, opacity: 1.0 });
    let middle = f32::midpoint(min.y + head, max.y);
    let column = f32::midpoint(min.x, max.x);
    let mut line = |from: Point, to: Point| shapes.push(Shape::Line { from, to, stroke: thin });
    line(point(min.x, middle), point(max.x, middle));
    line(point(column, min.y + head), point(column, max.y));
}
