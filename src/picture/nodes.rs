//! Nodes: triangles, squares and boards, with what is proved of them and what is written beside them.

use super::Notation;
use super::board::{self, Look, ink_of};
use super::body::Body;
pub use super::body::triangle;
use super::correction;
use super::fold_mark;
use super::ink::Ink;
use super::labels::{Area, Labels, Rank};
use super::lettering::Font;
use super::measures::LARGER_ON_BOARD;
use super::plan::{BESIDE_BOARD, BESIDE_SIDE, BOUND_SIZE, Face, LEAF_HEIGHT, NAME_SIZE, label};
use super::recalled;
use super::scene::Scene;
use super::shape::{Anchor, Point, Shape, Stroke, at, text_shape};
use super::twin;
use super::values::{self, BOARD_HALO, BOARD_VALUE_SIZE, below_board, below_leaf_board};
use crate::game::Game;
use crate::score::{Player, Window};
use crate::trace::moment::NodeState;
use crate::trace::{NodeId, NodeKind};
use std::ops::Range;

/// From a triangle's slope at its value to what is written beside it: clear of the mark of the current node.
pub(super) const BESIDE_SLOPE: f32 = 19.0;
/// How wide the mark of the current node is around a triangle or a leaf.
const HALO: f32 = 8.0;

/// Draws a node, and wants all to be written that belongs to it.
pub(super) fn draw<G: Game>(scene: &Scene<'_, G>, node: NodeId, shapes: &mut Vec<Shape>, labels: &mut Labels) {
    let trace = scene.recording.trace();
    let state = scene.moment().state(node);
    let body = Body::of(scene, node);
    let wide = if scene.plan.measures.face == Face::Board { BOARD_HALO } else { HALO };
    let halo = (scene.current() == Some(node)).then(|| body.grown(scene.px(wide)));
    labels.keep_off(Some(node), halo.clone().unwrap_or_else(|| body.corners()));
    if let Some(corners) = halo {
        shapes.push(Shape::Polygon { corners, fill: Some(Ink::Here), stroke: None });
    }
    if scene.selected.map(|chosen| scene.stand_in(chosen)) == Some(node) {
        let ring = Some(Stroke::solid(scene.line_px(1.5), Ink::Ink));
        shapes.push(Shape::Polygon { corners: body.grown(scene.px(5.0)), fill: None, stroke: ring });
    }
    match body {
        Body::Triangle { .. } | Body::Square { .. } => {
            body.draw_outline(scene, trace.player(node), state, shapes);
        }
        Body::Board { min, max } => draw_board(scene, node, state, min, max.x - min.x, shapes, labels),
    }
    values::want(scene, node, state, labels);
    fold_mark::draw(scene, node, shapes, labels);
    recalled::draw(scene, node, state, shapes, labels);
    let mut want = |rank: Rank, write: &dyn Fn(&mut Vec<Shape>)| {
        let mut written = Vec::new();
        write(&mut written);
        labels.want(rank, written);
    };
    want(Rank::Window, &|shapes| draw_bounds(scene, node, state, shapes));
    want(Rank::Correction, &|shapes| correction::draw(scene, node, shapes));
    want(Rank::Name, &|shapes| draw_name(scene, node, state, shapes));
    want(Rank::Mover, &|shapes| twin::draw_value(scene, node, state, shapes));
    want(Rank::Count, &|shapes| draw_count(scene, node, state, shapes));
    if node == NodeId::ROOT && scene.shows_best_play() && scene.is_confirmed {
        want(Rank::Confirmed, &|shapes| draw_confirmation(scene, shapes));
    }
}

/// Where the edge from above ends.
pub(super) fn head<G: Game>(scene: &Scene<'_, G>, node: NodeId) -> Point {
    let center = scene.center(node);
    let measures = &scene.plan.measures;
    let up = match (measures.face, scene.recording.trace().kind(node)) {
        (Face::Abstract, NodeKind::Inner) => measures.triangle_height / 2.0,
        (Face::Abstract, NodeKind::Leaf(_)) => LEAF_HEIGHT / 2.0,
        (Face::Board, NodeKind::Inner) => measures.boards.inner.y / 2.0 + 4.0,
        (Face::Board, NodeKind::Leaf(_)) => measures.boards.leaf.y / 2.0 + 9.0 + 5.0,
    };
    at(center.x, center.y - scene.px(up))
}

/// Where the edges downwards start: under a board's value.
pub(super) fn foot<G: Game>(scene: &Scene<'_, G>, node: NodeId) -> Point {
    let (center, measures) = (scene.center(node), &scene.plan.measures);
    let down = match (measures.face, scene.recording.trace().kind(node)) {
        (Face::Abstract, NodeKind::Inner) => scene.px(measures.triangle_height / 2.0),
        (Face::Abstract, NodeKind::Leaf(_)) => scene.px(LEAF_HEIGHT / 2.0),
        (Face::Board, _) => {
            let size = scene.text_px(BOARD_VALUE_SIZE);
            below_board(scene, measures.boards.inner.y, size) + 0.55 * size
        }
    };
    at(center.x, center.y + down)
}

fn draw_board<G: Game>(
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
        NodeState::Unvisited => Stroke::dashed(scene.line_px(1.2), Ink::FaintLine),
        NodeState::Pruned => Stroke::solid(scene.line_px(1.2), Ink::FaintLine),
        NodeState::Open => Stroke::solid(scene.line_px(3.0), Ink::Second),
        NodeState::Finished => Stroke::solid(scene.line_px(1.4), Ink::Second),
    };
    let start = shapes.len();
    board::draw(&scene.recording.position(node).board(), Look { min, width, frame, faint }, shapes);
    make_legible(shapes, start, scene.view.least_text, &scene.view.clear_of_names());
    if scene.recording.trace().kind(node) == NodeKind::Inner {
        let player = scene.recording.trace().player(node);
        let ink = if faint { Ink::FaintLine } else { ink_of(player) };
        let place = at(min.x - scene.px(14.0), min.y + scene.px(5.0));
        let badge = triangle(player, place, scene.px(6.0), scene.px(10.0), Some(ink), None);
        if let Shape::Polygon { corners, .. } = &badge {
            labels.keep_off(Some(node), corners.clone());
        }
        shapes.push(badge);
    }
}

/// Makes what is written on a board from `start` on large enough to be read, and leaves it out where it has no room for that
/// or is not between these columns of pixels.
pub(super) fn make_legible(shapes: &mut Vec<Shape>, start: usize, least: f32, clear: &Range<f32>) {
    let board = shapes.split_off(start);
    shapes.extend(board.into_iter().filter_map(|mut shape| {
        if let Shape::Text { size, .. } = &mut shape {
            if *size * LARGER_ON_BOARD < least {
                return None;
            }
            *size = size.max(least);
        }
        let is_clear = |area: Area| clear.start <= area.min.x && area.max.x <= clear.end;
        Area::of_text(&shape).is_none_or(is_clear).then_some(shape)
    }));
}

/// The name of an abstract node.
fn draw_name<G: Game>(scene: &Scene<'_, G>, node: NodeId, state: NodeState, shapes: &mut Vec<Shape>) {
    let measures = &scene.plan.measures;
    if measures.face == Face::Board {
        return;
    }
    let text = label(scene.recording, node);
    if text.is_empty() {
        return;
    }
    let half = measures.triangle_height / 2.0;
    let size = scene.text_px(NAME_SIZE);
    let (dx, dy, anchor) = match (scene.recording.trace().kind(node), scene.recording.trace().player(node)) {
        (NodeKind::Leaf(_), _) => {
            // Only what the mover counts of a leaf comes between it and its name.
            let lower = if twin::is_written(scene, node, state) { twin::LOWER } else { 0.0 };
            let gap = 0.7 * (size - scene.px(NAME_SIZE)) / 2.0;
            (0.0, scene.px(LEAF_HEIGHT / 2.0 + 15.2 + lower) + gap, Anchor::Center)
        }
        (NodeKind::Inner, Player::Max) => (scene.px(-22.0), scene.px(4.0 - half), Anchor::Right),
        (NodeKind::Inner, Player::Min) => (scene.px(-22.0), scene.px(half - 6.0), Anchor::Right),
    };
    let center = scene.center(node);
    shapes.push(text_shape(at(center.x + dx, center.y + dy), anchor, size, Font::Regular, word_ink(state), text));
}

/// How many moves a board stands for.
fn draw_count<G: Game>(scene: &Scene<'_, G>, node: NodeId, state: NodeState, shapes: &mut Vec<Shape>) {
    let merged = scene.recording.merged_siblings(node);
    if scene.plan.measures.face == Face::Abstract || merged < 2 {
        return;
    }
    let size = scene.text_px(BOUND_SIZE);
    let (inner, center) = (scene.plan.measures.boards.inner, scene.center(node));
    let (place, anchor) = match scene.recording.trace().kind(node) {
        NodeKind::Inner => {
            let (dx, dy) = (-scene.px(inner.x / 2.0 + 10.0), scene.px(inner.y / 2.0 - 6.0));
            (at(center.x + dx, center.y + dy), Anchor::Right)
        }
        NodeKind::Leaf(_) => {
            // Under what is written of the leaf, which is not there before the leaf is visited.
            let lines = match state {
                NodeState::Unvisited | NodeState::Pruned => 0,
                NodeState::Open | NodeState::Finished => 1 + usize::from(twin::is_written(scene, node, state)),
            };
            (at(center.x, center.y + below_leaf_board(scene, lines)), Anchor::Center)
        }
    };
    shapes.push(text_shape(place, anchor, size, Font::Regular, word_ink(state), format!("×{merged}")));
}

const fn word_ink(state: NodeState) -> Ink {
    match state {
        NodeState::Unvisited | NodeState::Pruned => Ink::FaintWord,
        NodeState::Open | NodeState::Finished => Ink::Second,
    }
}

/// α and β beside a node on the path, as they stand.
fn draw_bounds<G: Game>(scene: &Scene<'_, G>, node: NodeId, state: NodeState, shapes: &mut Vec<Shape>) {
    let trace = scene.recording.trace();
    let on_edge = scene.plan.measures.notation == Notation::Edge && node != NodeId::ROOT;
    if state != NodeState::Open || trace.kind(node) != NodeKind::Inner || on_edge {
        return;
    }
    let Some(window) = scene.moment().window(node) else { return };
    let center = scene.center(node);
    let (dx, dy) = match (scene.plan.measures.face, trace.player(node)) {
        (Face::Board, _) => {
            let up = if scene.plan.measures.twin.is_some() { 22.0 } else { 9.0 };
            (scene.plan.measures.boards.inner.x / 2.0 + BESIDE_BOARD, -up)
        }
        (Face::Abstract, Player::Max) => {
            (scene.plan.measures.beside_tip(), 1.0 - scene.plan.measures.triangle_height / 2.0)
        }
        (Face::Abstract, Player::Min) => {
            (scene.plan.measures.triangle_width / 2.0 + BESIDE_SIDE, 2.0 - scene.plan.measures.triangle_height / 2.0)
        }
    };
    let place = at(center.x + scene.px(dx), center.y + scene.px(dy));
    let size = scene.text_px(BOUND_SIZE);
    match scene.plan.measures.notation {
        Notation::Interval => twin::write_interval(window, [Ink::Max, Ink::Min], place, size, shapes),
        Notation::Node | Notation::Edge => write_bounds(window, place, Anchor::Left, size, shapes),
    }
    twin::draw_window(scene, trace.player(node), window, place, Anchor::Left, shapes);
}

/// α over β.
pub(super) fn write_bounds(window: Window, place: Point, anchor: Anchor, size: f32, shapes: &mut Vec<Shape>) {
    let lines = [("α", window.alpha, Ink::Max, 0.0), ("β", window.beta, Ink::Min, size * 1.2)];
    for (letter, score, ink, dy) in lines {
        let text = format!("{letter} {}", score.shown());
        shapes.push(text_shape(at(place.x, place.y + dy), anchor, size, Font::Regular, ink, text));
    }
}

/// A tick at the root: plain minimax was asked, and says the same.
fn draw_confirmation<G: Game>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let center = scene.center(NodeId::ROOT);
    let dx = match scene.plan.measures.face {
        Face::Abstract => scene.plan.measures.triangle_width / 2.0 + 14.0,
        Face::Board => scene.plan.measures.boards.inner.x / 2.0 + 18.0,
    };
    let start = at(center.x + scene.px(dx), center.y - scene.px(1.0));
    let corners = [
        start,
        at(start.x + scene.px(4.0), start.y + scene.px(5.0)),
        at(start.x + scene.px(11.0), start.y - scene.px(6.0)),
    ];
    for side in corners.windows(2) {
        shapes.push(Shape::Line { from: side[0], to: side[1], stroke: Stroke::solid(scene.px(2.0), Ink::Ink) });
    }
    let place = at(start.x + scene.px(16.0), center.y);
    let has_quiescence = scene.recording.config().quiet.is_some();
    let text = scene.words.text(if has_quiescence { "picture-confirmed-quiet" } else { "picture-confirmed" });
    shapes.push(text_shape(place, Anchor::Left, scene.text_px(BOUND_SIZE), Font::Regular, Ink::Second, text));
}
