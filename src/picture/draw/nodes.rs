//! Nodes: triangles, squares and boards, with what is proved of them and what is written beside them.

use super::fold_badge;
use super::labels::{LabelPriority, Labels, PixelRect};
use super::mover_view;
use super::node_shape::NodeShape;
use super::scene::Scene;
use super::table_hit;
use super::true_value;
use super::values::{self, BOARD_HALO, BOARD_VALUE_SIZE, below_board, below_leaf_board};
use crate::game::GameView;
use crate::picture::board::{self, BoardStyle};
use crate::picture::fonts::Font;
use crate::picture::measure::node_sizes::LARGER_ON_BOARD;
use crate::picture::options::Notation;
use crate::picture::palette::PaletteColor;
use crate::picture::palette::player_color;
use crate::picture::player_triangle::player_triangle;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use crate::picture::tree_layout::{BESIDE_BOARD, BESIDE_SIDE, BOUND_SIZE, LEAF_HEIGHT, NAME_SIZE, NodeStyle, label};
use crate::score::{Player, Window};
use crate::trace::moment::NodeState;
use crate::trace::{NodeId, NodeKind};
use std::ops::Range;

/// From a triangle's slope at its value to what is written beside it: clear of the mark of the current node.
pub(in crate::picture) const BESIDE_SLOPE: f32 = 19.0;
/// How wide the mark of the current node is around a triangle or a leaf.
const HALO: f32 = 8.0;

/// Draws a node, and wants all to be written that belongs to it.
pub(in crate::picture) fn draw<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    shapes: &mut Vec<Shape>,
    labels: &mut Labels,
) {
    let trace = scene.recording.trace();
    let state = scene.moment().state(node);
    let node_shape = NodeShape::of(scene, node);
    let wide = if scene.tree_layout.sizes.node_style == NodeStyle::Board { BOARD_HALO } else { HALO };
    let halo = (scene.current() == Some(node)).then(|| node_shape.grown(scene.px(wide)));
    labels.add_obstacle(Some(node), halo.clone().unwrap_or_else(|| node_shape.corners()));
    if let Some(corners) = halo {
        shapes.push(Shape::Polygon { corners, fill: Some(PaletteColor::Current), stroke: None });
    }
    if scene.selected.map(|chosen| scene.shown_ancestor(chosen)) == Some(node) {
        let ring = Some(Stroke::solid(scene.line_px(1.5), PaletteColor::Text));
        shapes.push(Shape::Polygon { corners: node_shape.grown(scene.px(5.0)), fill: None, stroke: ring });
    }
    match node_shape {
        NodeShape::Triangle { .. } | NodeShape::Square { .. } => {
            node_shape.draw_outline(scene, trace.player(node), state, shapes);
        }
        NodeShape::Board { min, max } => draw_board(scene, node, state, min, max.x - min.x, shapes, labels),
    }
    values::add_labels(scene, node, state, labels);
    fold_badge::draw(scene, node, shapes, labels);
    table_hit::draw(scene, node, state, shapes, labels);
    let mut add = |rank: LabelPriority, write: &dyn Fn(&mut Vec<Shape>)| {
        let mut written = Vec::new();
        write(&mut written);
        labels.add(rank, written);
    };
    add(LabelPriority::Window, &|shapes| draw_bounds(scene, node, state, shapes));
    add(LabelPriority::TrueValue, &|shapes| true_value::draw(scene, node, shapes));
    add(LabelPriority::Name, &|shapes| draw_name(scene, node, state, shapes));
    add(LabelPriority::MoverValue, &|shapes| mover_view::draw_value(scene, node, state, shapes));
    add(LabelPriority::MoveCount, &|shapes| draw_count(scene, node, state, shapes));
    if node == NodeId::ROOT && scene.shows_principal_variation() && scene.is_confirmed {
        add(LabelPriority::Confirmed, &|shapes| draw_confirmation(scene, shapes));
    }
}

/// Where the edge from above ends.
pub(in crate::picture) fn head<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Point {
    let center = scene.center(node);
    let sizes = &scene.tree_layout.sizes;
    let up = match (sizes.node_style, scene.recording.trace().kind(node)) {
        (NodeStyle::Abstract, NodeKind::Inner) => sizes.triangle_height / 2.0,
        (NodeStyle::Abstract, NodeKind::Leaf(_)) => LEAF_HEIGHT / 2.0,
        (NodeStyle::Board, NodeKind::Inner) => sizes.boards.inner.y / 2.0 + 4.0,
        (NodeStyle::Board, NodeKind::Leaf(_)) => sizes.boards.leaf.y / 2.0 + 9.0 + 5.0,
    };
    point(center.x, center.y - scene.px(up))
}

/// Where the edges downwards start: under a board's value.
pub(in crate::picture) fn foot<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Point {
    let (center, sizes) = (scene.center(node), &scene.tree_layout.sizes);
    let down = match (sizes.node_style, scene.recording.trace().kind(node)) {
        (NodeStyle::Abstract, NodeKind::Inner) => scene.px(sizes.triangle_height / 2.0),
        (NodeStyle::Abstract, NodeKind::Leaf(_)) => scene.px(LEAF_HEIGHT / 2.0),
        (NodeStyle::Board, _) => {
            let size = scene.text_px(BOARD_VALUE_SIZE);
            below_board(scene, sizes.boards.inner.y, size) + 0.55 * size
        }
    };
    point(center.x, center.y + down)
}

fn draw_board<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    state: NodeState,
    min: Point,
    width: f32,
    shapes: &mut Vec<Shape>,
    labels: &mut Labels,
) {
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
    if scene.recording.trace().kind(node) == NodeKind::Inner {
        let player = scene.recording.trace().player(node);
        let color = if faint { PaletteColor::FaintLine } else { player_color(player) };
        let place = point(min.x - scene.px(14.0), min.y + scene.px(5.0));
        let badge = player_triangle(player, place, scene.px(6.0), scene.px(10.0), Some(color), None);
        if let Shape::Polygon { corners, .. } = &badge {
            labels.add_obstacle(Some(node), corners.clone());
        }
        shapes.push(badge);
    }
}

/// Makes what is written on a board from `start` on large enough to be read, and leaves it out where it has no room for that
/// or is not between these columns of pixels.
pub(in crate::picture) fn make_legible(shapes: &mut Vec<Shape>, start: usize, least: f32, clear: &Range<f32>) {
    let board = shapes.split_off(start);
    shapes.extend(board.into_iter().filter_map(|mut shape| {
        if let Shape::Text { size, .. } = &mut shape {
            if *size * LARGER_ON_BOARD < least {
                return None;
            }
            *size = size.max(least);
        }
        let is_clear = |area: PixelRect| clear.start <= area.min.x && area.max.x <= clear.end;
        PixelRect::of_text(&shape).is_none_or(is_clear).then_some(shape)
    }));
}

/// The name of an abstract node.
fn draw_name<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState, shapes: &mut Vec<Shape>) {
    let sizes = &scene.tree_layout.sizes;
    if sizes.node_style == NodeStyle::Board {
        return;
    }
    let text = label(scene.recording, node);
    if text.is_empty() {
        return;
    }
    let half = sizes.triangle_height / 2.0;
    let size = scene.text_px(NAME_SIZE);
    let (dx, dy, anchor) = match (scene.recording.trace().kind(node), scene.recording.trace().player(node)) {
        (NodeKind::Leaf(_), _) => {
            // Only what the mover counts of a leaf comes between it and its name.
            let lower = if mover_view::is_written(scene, node, state) { mover_view::LEAF_NAME_SHIFT } else { 0.0 };
            let gap = 0.7 * (size - scene.px(NAME_SIZE)) / 2.0;
            (0.0, scene.px(LEAF_HEIGHT / 2.0 + 15.2 + lower) + gap, Anchor::Center)
        }
        (NodeKind::Inner, Player::Max) => (scene.px(-22.0), scene.px(4.0 - half), Anchor::Right),
        (NodeKind::Inner, Player::Min) => (scene.px(-22.0), scene.px(half - 6.0), Anchor::Right),
    };
    let center = scene.center(node);
    shapes.push(text_shape(point(center.x + dx, center.y + dy), anchor, size, Font::Regular, word_ink(state), text));
}

/// How many moves a board stands for.
fn draw_count<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState, shapes: &mut Vec<Shape>) {
    let merged = scene.recording.merged_siblings(node);
    if scene.tree_layout.sizes.node_style == NodeStyle::Abstract || merged < 2 {
        return;
    }
    let size = scene.text_px(BOUND_SIZE);
    let (inner, center) = (scene.tree_layout.sizes.boards.inner, scene.center(node));
    let (place, anchor) = match scene.recording.trace().kind(node) {
        NodeKind::Inner => {
            let (dx, dy) = (-scene.px(inner.x / 2.0 + 10.0), scene.px(inner.y / 2.0 - 6.0));
            (point(center.x + dx, center.y + dy), Anchor::Right)
        }
        NodeKind::Leaf(_) => {
            // Under what is written of the leaf, which is not there before the leaf is visited.
            let lines = match state {
                NodeState::Unvisited | NodeState::Pruned => 0,
                NodeState::Open | NodeState::Finished => 1 + usize::from(mover_view::is_written(scene, node, state)),
            };
            (point(center.x, center.y + below_leaf_board(scene, lines)), Anchor::Center)
        }
    };
    shapes.push(text_shape(place, anchor, size, Font::Regular, word_ink(state), format!("×{merged}")));
}

const fn word_ink(state: NodeState) -> PaletteColor {
    match state {
        NodeState::Unvisited | NodeState::Pruned => PaletteColor::FaintText,
        NodeState::Open | NodeState::Finished => PaletteColor::Secondary,
    }
}

/// α and β beside a node on the path, as they stand.
fn draw_bounds<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState, shapes: &mut Vec<Shape>) {
    let trace = scene.recording.trace();
    let on_edge = scene.tree_layout.sizes.notation == Notation::Edge && node != NodeId::ROOT;
    if state != NodeState::Open || trace.kind(node) != NodeKind::Inner || on_edge {
        return;
    }
    let Some(window) = scene.moment().window(node) else { return };
    let center = scene.center(node);
    let (dx, dy) = match (scene.tree_layout.sizes.node_style, trace.player(node)) {
        (NodeStyle::Board, _) => {
            let up = if scene.tree_layout.sizes.mover_view.is_some() { 22.0 } else { 9.0 };
            (scene.tree_layout.sizes.boards.inner.x / 2.0 + BESIDE_BOARD, -up)
        }
        (NodeStyle::Abstract, Player::Max) => {
            (scene.tree_layout.sizes.beside_tip(), 1.0 - scene.tree_layout.sizes.triangle_height / 2.0)
        }
        (NodeStyle::Abstract, Player::Min) => (
            scene.tree_layout.sizes.triangle_width / 2.0 + BESIDE_SIDE,
            2.0 - scene.tree_layout.sizes.triangle_height / 2.0,
        ),
    };
    let place = point(center.x + scene.px(dx), center.y + scene.px(dy));
    let size = scene.text_px(BOUND_SIZE);
    match scene.tree_layout.sizes.notation {
        Notation::Interval => {
            mover_view::write_interval(window, [PaletteColor::Max, PaletteColor::Min], place, size, shapes)
        }
        Notation::Node | Notation::Edge => write_bounds(window, place, Anchor::Left, size, shapes),
    }
    mover_view::draw_window(scene, trace.player(node), window, place, Anchor::Left, shapes);
}

/// α over β.
pub(in crate::picture) fn write_bounds(
    window: Window,
    place: Point,
    anchor: Anchor,
    size: f32,
    shapes: &mut Vec<Shape>,
) {
    let lines = [("α", window.alpha, PaletteColor::Max, 0.0), ("β", window.beta, PaletteColor::Min, size * 1.2)];
    for (letter, score, color, dy) in lines {
        let text = format!("{letter} {}", score.shown());
        shapes.push(text_shape(point(place.x, place.y + dy), anchor, size, Font::Regular, color, text));
    }
}

/// A tick at the root: plain minimax was asked, and says the same.
fn draw_confirmation<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let center = scene.center(NodeId::ROOT);
    let dx = match scene.tree_layout.sizes.node_style {
        NodeStyle::Abstract => scene.tree_layout.sizes.triangle_width / 2.0 + 14.0,
        NodeStyle::Board => scene.tree_layout.sizes.boards.inner.x / 2.0 + 18.0,
    };
    let start = point(center.x + scene.px(dx), center.y - scene.px(1.0));
    let corners = [
        start,
        point(start.x + scene.px(4.0), start.y + scene.px(5.0)),
        point(start.x + scene.px(11.0), start.y - scene.px(6.0)),
    ];
    for side in corners.windows(2) {
        shapes.push(Shape::Line {
            from: side[0],
            to: side[1],
            stroke: Stroke::solid(scene.px(2.0), PaletteColor::Text),
        });
    }
    let place = point(start.x + scene.px(16.0), center.y);
    let has_quiescence = scene.recording.config().quiescence.is_some();
    let text = scene.words.text(if has_quiescence { "picture-confirmed-quiet" } else { "picture-confirmed" });
    shapes.push(text_shape(
        place,
        Anchor::Left,
        scene.text_px(BOUND_SIZE),
        Font::Regular,
        PaletteColor::Secondary,
        text,
    ));
}
