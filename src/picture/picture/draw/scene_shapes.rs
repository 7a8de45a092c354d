//! A whole scene as shapes: the rows as bands, and the rows beyond the depth limit; then edges and nodes or, in the
//! overview, strips; and the marker at the edge, which points to a node outside the picture.

use super::choices::{ChoiceSpace, WithChoices, placed_choices, with_choices};
use super::edges::draw_edges;
use super::labels::Drawing;
use super::nodes::draw_node;
use super::rows::{Bands, draw_marker, is_on_marker, marker_place};
use crate::picture::fonts::Font;
use crate::picture::measure::BOUND_SIZE;
use crate::picture::overview::strip_painter::draw_strips;
use crate::picture::palette::PaletteColor;
use crate::picture::scene::Scene;
use crate::picture::shape::{Anchor, PixelRect, Point, Shape, fade, point, text_shape};
use crate::picture::tree_scene::TreeScene;
use crate::picture::view::ROW_LABEL_SIZE;
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use std::ops::Range;

/// Returns the shapes of a scene, from the back to the front.
pub fn draw_scene<G: GameView>(scene: &Scene<'_, G>) -> Vec<Shape> {
    let mut shapes = layered(&bands(scene), |shapes| draw_tree(scene, shapes).0, |shapes| draw_strips(scene, shapes));
    shapes.extend(limit_label(scene));
    draw_offscreen_marker(scene, &mut shapes);
    shapes
}

/// Returns the rows as bands with their labels and, between the two, the tree, or its strips in the overview.
pub(in crate::picture) fn layered(
    bands: &Bands<'_>,
    draw_tree: impl FnOnce(Vec<Shape>) -> Vec<Shape>,
    draw_strips: impl FnOnce(&mut Vec<Shape>),
) -> Vec<Shape> {
    let mut shapes = Vec::new();
    bands.draw(&mut shapes);
    bands.draw_beyond_depth(&mut shapes);
    let blend = bands.view.overview_blend();
    if blend < 1.0 {
        let start = shapes.len();
        shapes = draw_tree(shapes);
        // Nodes and edges fade out only after the strips have faded in, so that the picture never becomes pale.
        fade(&mut shapes, start, 1.0 - (blend - 0.4) / 0.6);
    }
    if blend > 0.0 {
        let start = shapes.len();
        draw_strips(&mut shapes);
        fade(&mut shapes, start, blend / 0.6);
    }
    bands.draw_labels(&mut shapes);
    shapes
}

/// Returns the texts of the nodes and edges in view that do not fit.
pub fn unplaced_texts<G: GameView>(scene: &Scene<'_, G>) -> Vec<String> {
    draw_tree(scene, Vec::new()).1
}

/// Draws the edges and the nodes over some shapes. Returns all shapes, and the texts of the labels that do not fit.
fn draw_tree<G: GameView>(scene: &Scene<'_, G>, shapes: Vec<Shape>) -> (Vec<Shape>, Vec<String>) {
    if scene.choices.is_empty() {
        return tree_drawing(scene, shapes).finish(&scene.view.content_range(), scene.view.size.y);
    }
    let WithChoices { tree, choices, unplaced } = tree_with_choices(scene, &shapes);
    ([tree, choices].concat(), unplaced)
}

fn tree_with_choices<G: GameView>(scene: &Scene<'_, G>, shapes: &[Shape]) -> WithChoices {
    let (size, across, height) = (scene.text_px(BOUND_SIZE), scene.view.content_range(), scene.view.size.y);
    let space = ChoiceSpace { size, across, height, words: scene.words };
    with_choices(|| tree_drawing(scene, shapes.to_vec()), &placed_choices(scene, size), &space)
}

/// Returns the shapes of the choices of a scene, which [`draw_scene`] draws among the others.
pub fn draw_choices<G: GameView>(scene: &Scene<'_, G>) -> Vec<Shape> {
    if scene.overview_blend() < 1.0 { tree_with_choices(scene, &[]).choices } else { Vec::new() }
}

/// Returns the drawing of the edges and the nodes over some shapes, before its labels are placed.
fn tree_drawing<G: GameView>(scene: &Scene<'_, G>, shapes: Vec<Shape>) -> Drawing {
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
    drawing
}

fn bands<'a, G: GameView>(scene: &'a Scene<'_, G>) -> Bands<'a> {
    let Range { start, end } = scene.rows();
    Bands {
        view: &scene.view,
        rows: (start, end),
        turns: &scene.tree_layout.row_turns,
        names: scene.recording.root().players().map_or(&[], |players| &players.names),
        movers: &scene.tree_layout.row_movers,
        first_beyond: first_row(scene),
        words: scene.words,
    }
}

/// Returns the first row beyond the depth limit; `None` if no node is beyond it.
fn first_row<G: GameView>(scene: &Scene<'_, G>) -> Option<usize> {
    let config = scene.recording.config();
    let first = config.quiescence.and(config.depth)? + 1;
    (first < scene.tree_layout.rows()).then_some(first)
}

/// Returns the label of the line above that row, at the right edge; `None` if the line is not in view or the label does
/// not fit.
fn limit_label<G: GameView>(scene: &Scene<'_, G>) -> Option<Shape> {
    let top = scene.view.row_top(first_row(scene)?);
    let scale = scene.view.row_label_scale();
    let has_space = 34.0 * scale <= scene.view.row_height() && (0.0..scene.view.size.y).contains(&top);
    let (at, size) = (point(scene.view.size.x - 14.0, top - 9.0 * scale), ROW_LABEL_SIZE * scale);
    let text = scene.words.text("picture-limit");
    has_space.then(|| text_shape(at, Anchor::Right, size, Font::Regular, PaletteColor::Secondary, text))
}

/// The maximum number of neighbors that are examined to find one that is drawn.
const MAX_EXAMINED: usize = 200;

/// Returns the node to which the marker points: the current node if it is outside the picture. If there is no current
/// node and no node is visible, it is the nearest one.
pub fn marked_node<G: GameView>(scene: &Scene<'_, G>) -> Option<NodeId> {
    match scene.current() {
        Some(current) => (!scene.is_visible(current)).then_some(current),
        None => nearest(scene),
    }
}

/// Returns the nearest node of the rows in view, if none of their nodes is in the picture.
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
            if scene.is_visible(node) {
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

/// Returns the position of the marker and the point that it points to; `None` if there is no marker.
pub fn offscreen_marker<G: GameView>(scene: &Scene<'_, G>) -> Option<(Point, Point)> {
    let target = scene.center(marked_node(scene)?);
    Some((marker_place(&scene.view, target)?, target))
}

pub fn is_on_offscreen_marker<G: GameView>(scene: &Scene<'_, G>, pointer: Point) -> bool {
    offscreen_marker(scene).is_some_and(|(mark, _)| is_on_marker(mark, pointer))
}

fn draw_offscreen_marker<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    // Yellow is reserved for the current node.
    let fill = if scene.current().is_some() { PaletteColor::Current } else { PaletteColor::Secondary };
    if let Some((mark, target)) = offscreen_marker(scene) {
        draw_marker(mark, target, fill, shapes);
    }
}
