//! Nodes: triangles, squares and boards, with the labels in and beside them.

use super::anchors::{BOARD_HALO, below_leaf_board};
use super::fold_badge::draw_fold_badge;
use super::given_value::given_value;
use super::labels::{LabelPriority, Labels};
use super::mover_view::{has_mover_value, mover_value};
use super::node_shape::NodeShape;
use super::scene::Scene;
use super::table_hit::draw_table_hit;
use super::true_value::true_value;
use super::values::add_value;
use super::windows::node_window;
use crate::picture::board::{self, BoardStyle, make_legible};
use crate::picture::fonts::Font;
use crate::picture::measure::dimensions::{BOUND_SIZE, LEAF_HEIGHT, NAME_SIZE};
use crate::picture::measure::{NodeStyle, node_label};
use crate::picture::palette::{PaletteColor, player_color};
use crate::picture::player_triangle::player_triangle;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use poda_core::game::GameView;
use poda_core::score::Player;
use poda_core::trace::moment::NodeState;
use poda_core::trace::{NodeId, NodeKind};

/// The width of the current node's mark around a triangle or a square, in units.
const HALO: f32 = 8.0;
/// How much lower a leaf's name is where the mover's value is above it, in units.
const NAME_BELOW_MOVER_VALUE: f32 = 16.0;

/// Draws a node and adds its labels.
pub(super) fn draw_node<G: GameView>(scene: &Scene<'_, G>, node: NodeId, shapes: &mut Vec<Shape>, labels: &mut Labels) {
    let state = scene.moment().state(node);
    let node_shape = NodeShape::of(scene, node);
    let halo_width = match scene.tree_layout.sizes.node_style {
        NodeStyle::Abstract => HALO,
        NodeStyle::Board => BOARD_HALO,
    };
    let halo = (scene.current() == Some(node)).then(|| node_shape.grown(scene.px(halo_width)));
    labels.add_obstacle(Some(node), halo.clone().unwrap_or_else(|| node_shape.corners()));
    if let Some(corners) = halo {
        shapes.push(Shape::Polygon { corners, fill: Some(PaletteColor::Current), stroke: None });
    }
    if scene.selected.map(|selected| scene.shown_ancestor(selected)) == Some(node) {
        let ring = Some(Stroke::solid(scene.line_px(1.5), PaletteColor::Text));
        shapes.push(Shape::Polygon { corners: node_shape.grown(scene.px(5.0)), fill: None, stroke: ring });
    }
    match node_shape {
        NodeShape::Triangle { .. } | NodeShape::Square { .. } => {
            shapes.push(node_shape.outline(scene, scene.recording.trace().player(node), state));
        }
        NodeShape::Board { min, max } => draw_board(scene, node, state, (min, max.x - min.x), shapes, labels),
    }
    add_value(scene, node, state, labels);
    draw_fold_badge(scene, node, shapes, labels);
    draw_table_hit(scene, node, state, shapes, labels);
    labels.add(LabelPriority::Window, node_window(scene, node, state));
    labels.add(LabelPriority::TrueValue, true_value(scene, node));
    labels.add(LabelPriority::Name, name(scene, node, state));
    labels.add(LabelPriority::MoverValue, mover_value(scene, node, state));
    labels.add(LabelPriority::MoveCount, move_count(scene, node, state));
    if node == NodeId::ROOT && scene.shows_principal_variation() && scene.is_confirmed {
        labels.add(LabelPriority::Confirmed, confirmation(scene));
    }
}

/// Draws a node's board and, beside an inner one, its player's triangle.
fn draw_board<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    state: NodeState,
    (min, width): (Point, f32),
    shapes: &mut Vec<Shape>,
    labels: &mut Labels,
) {
    let trace = scene.recording.trace();
    let faint = matches!(state, NodeState::Unvisited | NodeState::Pruned);
    let frame = match state {
        NodeState::Unvisited => Stroke::dashed(scene.line_px(1.2), PaletteColor::FaintLine),
        NodeState::Pruned => Stroke::solid(scene.line_px(1.2), PaletteColor::FaintLine),
        NodeState::Open => Stroke::solid(scene.line_px(3.0), PaletteColor::Secondary),
        NodeState::Finished => Stroke::solid(scene.line_px(1.4), PaletteColor::Secondary),
    };
    let start = shapes.len();
    board::draw(&scene.recording.position(node).board(), BoardStyle { min, width, frame, faint }, shapes);
    make_legible(shapes, start, scene.view.min_text_px, &scene.view.content_range());
    if trace.kind(node) == NodeKind::Inner {
        let player = trace.player(node);
        let color = if faint { PaletteColor::FaintLine } else { player_color(player) };
        let center = point(min.x - scene.px(14.0), min.y + scene.px(5.0));
        let badge = player_triangle(player, center, scene.px(6.0), scene.px(10.0), Some(color), None);
        if let Shape::Polygon { corners, .. } = &badge {
            labels.add_obstacle(Some(node), corners.clone());
        }
        shapes.push(badge);
    }
}

/// The name of a triangle or a square.
fn name<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState) -> Vec<Shape> {
    let (trace, sizes) = (scene.recording.trace(), &scene.tree_layout.sizes);
    if sizes.node_style == NodeStyle::Board {
        return Vec::new();
    }
    let text = node_label(scene.recording, node);
    if text.is_empty() {
        return Vec::new();
    }
    let half = sizes.triangle_height / 2.0;
    let size = scene.text_px(NAME_SIZE);
    let (dx, dy, anchor) = match (trace.kind(node), trace.player(node)) {
        (NodeKind::Leaf(_), _) => {
            let lower = if has_mover_value(scene, node, state) { NAME_BELOW_MOVER_VALUE } else { 0.0 };
            let gap = 0.7 * (size - scene.px(NAME_SIZE)) / 2.0;
            (0.0, scene.px(LEAF_HEIGHT / 2.0 + 15.2 + lower) + gap, Anchor::Center)
        }
        (NodeKind::Inner, Player::Max) => (scene.px(-22.0), scene.px(4.0 - half), Anchor::Right),
        (NodeKind::Inner, Player::Min) => (scene.px(-22.0), scene.px(half - 6.0), Anchor::Right),
    };
    let center = scene.center(node);
    let place = point(center.x + dx, center.y + dy);
    vec![text_shape(place, anchor, size, Font::Regular, text_color(state), text)]
}

/// The number of symmetric moves that a board is drawn for, where there are several.
fn move_count<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState) -> Vec<Shape> {
    let merged = scene.recording.merged_siblings(node);
    if scene.tree_layout.sizes.node_style == NodeStyle::Abstract || merged < 2 {
        return Vec::new();
    }
    let (inner, center) = (scene.tree_layout.sizes.boards.inner, scene.center(node));
    let (place, anchor) = match scene.recording.trace().kind(node) {
        NodeKind::Inner => {
            let (dx, dy) = (-scene.px(inner.x / 2.0 + 10.0), scene.px(inner.y / 2.0 - 6.0));
            (point(center.x + dx, center.y + dy), Anchor::Right)
        }
        NodeKind::Leaf(_) => {
            // Below the leaf's value, which it has once it is visited, or from the start.
            let lines = match state {
                NodeState::Unvisited | NodeState::Pruned => usize::from(given_value(scene, node, state).is_some()),
                NodeState::Open | NodeState::Finished => 1 + usize::from(has_mover_value(scene, node, state)),
            };
            (point(center.x, center.y + below_leaf_board(scene, lines)), Anchor::Center)
        }
    };
    let (size, text) = (scene.text_px(BOUND_SIZE), format!("×{merged}"));
    vec![text_shape(place, anchor, size, Font::Regular, text_color(state), text)]
}

/// The color of a node's name and move count.
const fn text_color(state: NodeState) -> PaletteColor {
    match state {
        NodeState::Unvisited | NodeState::Pruned => PaletteColor::FaintText,
        NodeState::Open | NodeState::Finished => PaletteColor::Secondary,
    }
}

/// The tick at the root: plain minimax returns the same value.
fn confirmation<G: GameView>(scene: &Scene<'_, G>) -> Vec<Shape> {
    let (center, sizes) = (scene.center(NodeId::ROOT), &scene.tree_layout.sizes);
    let dx = match sizes.node_style {
        NodeStyle::Abstract => sizes.triangle_width / 2.0 + 14.0,
        NodeStyle::Board => sizes.boards.inner.x / 2.0 + 18.0,
    };
    let start = point(center.x + scene.px(dx), center.y - scene.px(1.0));
    let corners = [
        start,
        point(start.x + scene.px(4.0), start.y + scene.px(5.0)),
        point(start.x + scene.px(11.0), start.y - scene.px(6.0)),
    ];
    let stroke = Stroke::solid(scene.px(2.0), PaletteColor::Text);
    let tick = corners.windows(2).map(|side| Shape::Line { from: side[0], to: side[1], stroke });
    let mut shapes: Vec<Shape> = tick.collect();
    let has_quiescence = scene.recording.config().quiescence.is_some();
    let text = scene.words.text(if has_quiescence { "picture-confirmed-quiet" } else { "picture-confirmed" });
    let (place, size) = (point(start.x + scene.px(16.0), center.y), scene.text_px(BOUND_SIZE));
    shapes.push(text_shape(place, Anchor::Left, size, Font::Regular, PaletteColor::Secondary, text));
    shapes
}
