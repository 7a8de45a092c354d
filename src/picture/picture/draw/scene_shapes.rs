//! A whole scene as shapes: the rows as bands tinted for their players, with their labels at the edges of the picture, and the rows beyond
//! the depth limit; then edges and nodes or, in the overview, strips; and the marker at the edge, which points to what is outside.

use super::edges::draw_edges;
use super::labels::Drawing;
use super::nodes::draw_node;
use super::scene::Scene;
use crate::picture::fonts::Font;
use crate::picture::overview::strip_painter::draw_strips;
use crate::picture::overview::{MINIMAP_MAX_HEIGHT, MINIMAP_WIDTH};
use crate::picture::palette::{PaletteColor, band_color, turn_color};
use crate::picture::shape::{Anchor, PixelRect, Point, Shape, Stroke, fade, point, text_shape, turn_mark};
use crate::picture::view::ROW_LABEL_SIZE;
use poda_core::game::GameView;
use poda_core::score::{Player, Turn};
use poda_core::trace::NodeId;
use std::ops::Range;

/// The shapes of a scene, from the back to the front.
pub fn draw_scene<G: GameView>(scene: &Scene<'_, G>) -> Vec<Shape> {
    let mut shapes = Vec::new();
    draw_rows(scene, &mut shapes);
    draw_beyond_depth(scene, &mut shapes);
    let blend = scene.overview_blend();
    if blend < 1.0 {
        let start = shapes.len();
        (shapes, _) = draw_tree(scene, shapes);
        // Nodes and edges fade out after the strips have faded in, so that the picture never gets pale.
        fade(&mut shapes, start, 1.0 - (blend - 0.4) / 0.6);
    }
    if blend > 0.0 {
        let start = shapes.len();
        draw_strips(scene, &mut shapes);
        fade(&mut shapes, start, blend / 0.6);
    }
    draw_row_labels(scene, &mut shapes);
    shapes.extend(limit_label(scene));
    draw_offscreen_marker(scene, &mut shapes);
    shapes
}

/// The texts of the nodes and edges in view for which there is no room.
pub fn unplaced_texts<G: GameView>(scene: &Scene<'_, G>) -> Vec<String> {
    draw_tree(scene, Vec::new()).1
}

/// Draws the edges and the nodes over some shapes. Returns all shapes, and the texts of the labels for which there is no room.
fn draw_tree<G: GameView>(scene: &Scene<'_, G>, shapes: Vec<Shape>) -> (Vec<Shape>, Vec<String>) {
    let visible = scene.visible_nodes();
    let mut drawing = Drawing::default();
    drawing.shapes = shapes;
    draw_edges(scene, &visible, &mut drawing);
    for &node in &visible {
        draw_node(scene, node, &mut drawing);
    }
    if let Some(rect) = limit_label(scene).as_ref().and_then(PixelRect::of_text) {
        drawing.add_obstacle_rect(rect);
    }
    drawing.finish(&scene.view.content_range(), scene.view.size.y)
}

/// Draws the background and the bands of the rows in view.
pub(super) fn draw_rows<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let band = |min: Point, max: Point, color| {
        let fill = Some(color);
        Shape::Rect { min, max, radius: 0.0, fill, stroke: None }
    };
    shapes.push(band(point(0.0, 0.0), scene.view.size, PaletteColor::Background));
    for row in scene.rows() {
        let heights = visible_heights(scene, row);
        let (min, max) = (point(0.0, heights.start), point(scene.view.size.x, heights.end));
        shapes.push(band(min, max, band_color(scene.tree_layout.row_turns[row])));
    }
}

/// Draws MAX or MIN at the left edge of each row and the ply at the right edge; only at every second row, or fewer,
/// where rows are low. The labels have a background of their own: the tree passes behind them.
pub(super) fn draw_row_labels<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let scale = scene.view.row_label_scale();
    let every = (20.0 * scale / scene.view.row_height()).ceil().max(1.0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
    let every = every as usize;
    let (size, content) = (scene.view.size, scene.view.content_range());
    for row in scene.rows() {
        let heights = visible_heights(scene, row);
        let color = band_color(scene.tree_layout.row_turns[row]);
        for (left, right) in [(0.0, content.start), (content.end, size.x)] {
            let (min, max) = (point(left, heights.start), point(right, heights.end));
            shapes.push(Shape::Bar { min, max, color, opacity: 1.0 });
            tint_beyond_depth(scene, row, [min, max], shapes);
        }
        if row.is_multiple_of(every) {
            draw_row_label(scene, row, heights, shapes);
        }
    }
}

fn draw_row_label<G: GameView>(scene: &Scene<'_, G>, row: usize, heights: Range<f32>, shapes: &mut Vec<Shape>) {
    let scale = scene.view.row_label_scale();
    let middle = f32::midpoint(scene.view.row_top(row), scene.view.row_top(row + 1));
    let half = 9.0 * scale;
    let (highest, lowest) = (heights.start + half, heights.end - half);
    let y = if highest <= lowest { middle.clamp(highest, lowest) } else { middle };
    // Of a row at the edge of the picture there may be less in view than a label is high.
    if y < half || scene.view.size.y - half < y {
        return;
    }
    if let Some(turn) = scene.tree_layout.row_turns[row] {
        let (color, x) = (turn_color(turn), 14.0 + 6.5 * scale);
        let mut label = |mark_y: f32, at: Point, name: String| {
            shapes.push(turn_mark(turn, point(x, mark_y), 6.5 * scale, 11.0 * scale, color));
            shapes.push(text_shape(at, Anchor::Left, ROW_LABEL_SIZE * scale, Font::SemiBold, color, name));
        };
        let beside = point(14.0 + 18.0 * scale, y);
        match turn {
            Turn::Player(Player::Max) => label(y, beside, "MAX".to_owned()),
            Turn::Player(Player::Min) => label(y, beside, "MIN".to_owned()),
            // The word is too long to stand beside the mark, and stands below it.
            Turn::Chance if 40.0 * scale <= heights.end - heights.start => {
                label(y - half, point(8.0, y + half), scene.words.text("picture-chance"));
            }
            Turn::Chance => shapes.push(turn_mark(turn, point(x, y), 6.5 * scale, 11.0 * scale, color)),
        }
    }
    if !scene.view.has_plies {
        return;
    }
    let ply = scene.words.fill("picture-ply", &[("ply", row.to_string().into())]);
    let (at, size) = (point(scene.view.size.x - 14.0, y), ROW_LABEL_SIZE * scale);
    shapes.push(text_shape(at, Anchor::Right, size, Font::Regular, PaletteColor::Secondary, ply));
}

/// The top and the bottom of the visible part of a row, in pixels.
fn visible_heights<G: GameView>(scene: &Scene<'_, G>, row: usize) -> Range<f32> {
    scene.view.row_top(row).max(0.0)..scene.view.row_top(row + 1).min(scene.view.size.y)
}

const TINT: f32 = 0.55;

/// The first row beyond the depth limit; `None` where no node is beyond it.
fn first_row<G: GameView>(scene: &Scene<'_, G>) -> Option<usize> {
    let config = scene.recording.config();
    let first = config.quiescence.and(config.depth)? + 1;
    (first < scene.tree_layout.rows()).then_some(first)
}

/// Tints the rows beyond the depth limit and draws the line above them.
pub(super) fn draw_beyond_depth<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let Some(first) = first_row(scene) else { return };
    let (width, height) = (scene.view.size.x, scene.view.size.y);
    let (top, bottom) = (scene.view.row_top(first), scene.view.row_top(scene.tree_layout.rows()).min(height));
    if 0.0 < bottom && top < height {
        let (min, max) = (point(0.0, top.max(0.0)), point(width, bottom));
        shapes.push(Shape::Bar { min, max, color: PaletteColor::Hairline, opacity: TINT });
    }
    if (0.0..height).contains(&top) {
        let stroke = Stroke::dashed(1.5, PaletteColor::Secondary);
        shapes.push(Shape::Line { from: point(0.0, top), to: point(width, top), stroke });
    }
}

/// Tints a rectangle over a row, if the row is beyond the depth limit.
pub(super) fn tint_beyond_depth<G: GameView>(
    scene: &Scene<'_, G>,
    row: usize,
    [min, max]: [Point; 2],
    shapes: &mut Vec<Shape>,
) {
    if first_row(scene).is_some_and(|first| first <= row) {
        shapes.push(Shape::Bar { min, max, color: PaletteColor::Hairline, opacity: TINT });
    }
}

/// The label of the line, at the right edge; `None` where there is no line in view or no room.
pub(super) fn limit_label<G: GameView>(scene: &Scene<'_, G>) -> Option<Shape> {
    let top = scene.view.row_top(first_row(scene)?);
    let scale = scene.view.row_label_scale();
    let has_space = 34.0 * scale <= scene.view.row_height() && (0.0..scene.view.size.y).contains(&top);
    let (at, size) = (point(scene.view.size.x - 14.0, top - 9.0 * scale), ROW_LABEL_SIZE * scale);
    let text = scene.words.text("picture-limit");
    has_space.then(|| text_shape(at, Anchor::Right, size, Font::Regular, PaletteColor::Secondary, text))
}

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

fn is_visible<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> bool {
    let (center, size) = (scene.center(node), scene.view.size);
    let is_in = |at: f32, size: f32| (-TOLERANCE..=size + TOLERANCE).contains(&at);
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
    let inside = |at: f32, size: f32| at.clamp(FROM_EDGE, size - FROM_EDGE);
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
