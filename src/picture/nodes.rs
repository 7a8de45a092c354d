//! Nodes: triangles, squares and boards, with what is proved of them and what is written beside them.

use super::Notation;
use super::board::{self, Look, Sizes, ink_of};
use super::correction;
use super::fold_mark;
use super::ink::Ink;
use super::lettering::Font;
use super::plan::{
    BESIDE_BOARD, BESIDE_SIDE, BOUND_SIZE, Face, LEAF_HEIGHT, NAME_SIZE, TRIANGLE_HEIGHT, VALUE_SIZE, label,
};
use super::recalled;
use super::scene::{Detail, Scene};
use super::shape::{Anchor, Point, Shape, Stroke, at, fade, text_shape};
use super::twin;
use crate::game::Game;
use crate::score::{Player, Window};
use crate::trace::moment::State;
use crate::trace::{Kind, NodeId};

/// Sums and the values of boards are not written smaller than this many pixels while there is room.
pub(super) const SMALLEST_SUM: f32 = 10.5;

/// How wide a triangle is where its value stands, as a share of its widest.
pub(super) const AT_VALUE: f32 = 0.71;
/// From there to what is written beside it: clear of the mark of the current node.
pub(super) const BESIDE_SLOPE: f32 = 19.0;

/// Draws a node with everything that belongs to it.
pub(super) fn draw<G: Game>(scene: &Scene<'_, G>, node: NodeId, shapes: &mut Vec<Shape>) {
    let trace = scene.recording.trace();
    let state = scene.moment().state(node);
    let body = Body::of(scene, node);
    if scene.current() == Some(node) {
        let wide = if scene.plan.measures.face == Face::Board { 6.5 } else { 8.0 };
        shapes.push(body.halo(scene.px(wide), Ink::Here));
    }
    if scene.selected.map(|chosen| scene.stand_in(chosen)) == Some(node) {
        shapes.push(body.ring(scene.px(5.0)));
    }
    match body {
        Body::Triangle { .. } | Body::Square { .. } => {
            body.draw_outline(trace.player(node), state, shapes);
        }
        Body::Board { min, max } => draw_board(scene, node, state, min, max.x - min.x, shapes),
    }
    if scene.detail() >= Detail::Values {
        let start = shapes.len();
        draw_value(scene, node, state, shapes);
        fade(shapes, start, scene.clearness(Detail::Values));
    }
    fold_mark::draw(scene, node, shapes);
    recalled::draw(scene, node, state, shapes);
    if scene.detail() == Detail::Words {
        let start = shapes.len();
        draw_name(scene, node, state, shapes);
        draw_bounds(scene, node, state, shapes);
        twin::draw_value(scene, node, state, shapes);
        correction::draw(scene, node, shapes);
        if node == NodeId::ROOT && scene.shows_best_play() && scene.is_confirmed {
            draw_confirmation(scene, shapes);
        }
        fade(shapes, start, scene.clearness(Detail::Words));
    }
}

/// The outline of a node, in pixels.
enum Body {
    Triangle { player: Player, center: Point, half_width: f32, height: f32 },
    Square { min: Point, max: Point },
    Board { min: Point, max: Point },
}

impl Body {
    fn of<G: Game>(scene: &Scene<'_, G>, node: NodeId) -> Self {
        let center = scene.center(node);
        let measures = &scene.plan.measures;
        let around = |half_width: f32, half_height: f32, shift: f32| {
            let (w, h, y) = (scene.px(half_width), scene.px(half_height), center.y + scene.px(shift));
            (at(center.x - w, y - h), at(center.x + w, y + h))
        };
        match (measures.face, scene.recording.trace().kind(node)) {
            (Face::Abstract, Kind::Inner) => Self::Triangle {
                player: scene.recording.trace().player(node),
                center,
                half_width: scene.px(measures.triangle_width / 2.0),
                height: scene.px(TRIANGLE_HEIGHT),
            },
            (Face::Abstract, Kind::Leaf(_)) => {
                let (min, max) = around(measures.leaf_width / 2.0, LEAF_HEIGHT / 2.0, 0.0);
                Self::Square { min, max }
            }
            (Face::Board, Kind::Inner) => {
                let (min, max) = around(measures.boards.inner.x / 2.0, measures.boards.inner.y / 2.0, 0.0);
                Self::Board { min, max }
            }
            // A leaf's sum stands under it: the board makes room.
            (Face::Board, Kind::Leaf(_)) => {
                let (min, max) = around(measures.boards.leaf.x / 2.0, measures.boards.leaf.y / 2.0, -9.0);
                Self::Board { min, max }
            }
        }
    }

    fn corners(&self) -> Vec<Point> {
        match *self {
            Self::Triangle { player, center, half_width, height } => {
                triangle_corners(player, center, half_width, height).to_vec()
            }
            Self::Square { min, max } | Self::Board { min, max } => {
                vec![min, at(max.x, min.y), max, at(min.x, max.y)]
            }
        }
    }

    /// The same outline in a colour, so much larger.
    fn halo(&self, by: f32, ink: Ink) -> Shape {
        match *self {
            Self::Triangle { .. } => {
                Shape::Polygon { corners: grown(&self.corners(), by), fill: Some(ink), stroke: None }
            }
            Self::Square { min, max } | Self::Board { min, max } => Shape::Rect {
                min: at(min.x - by, min.y - by),
                max: at(max.x + by, max.y + by),
                radius: by * 0.7,
                fill: Some(ink),
                stroke: None,
            },
        }
    }

    /// A thin line around it.
    fn ring(&self, by: f32) -> Shape {
        Shape::Polygon { corners: grown(&self.corners(), by), fill: None, stroke: Some(Stroke::solid(1.5, Ink::Ink)) }
    }

    fn draw_outline(&self, player: Player, state: State, shapes: &mut Vec<Shape>) {
        let (fill, line) = match (self, player) {
            (Self::Triangle { .. }, Player::Max) => (Ink::MaxFill, Ink::Max),
            (Self::Triangle { .. }, Player::Min) => (Ink::MinFill, Ink::Min),
            _ => (Ink::Paper, Ink::Second),
        };
        let (fill, stroke) = match state {
            State::Unvisited => (None, Stroke::dashed(1.2, Ink::FaintLine)),
            State::Pruned => (None, Stroke::solid(1.2, Ink::FaintLine)),
            State::Open => (Some(fill), Stroke::solid(3.0, line)),
            State::Finished => (Some(fill), Stroke::solid(1.8, line)),
        };
        shapes.push(match *self {
            Self::Square { min, max } if !stroke.dashed => {
                Shape::Rect { min, max, radius: 3.5, fill, stroke: Some(stroke) }
            }
            _ => Shape::Polygon { corners: self.corners(), fill, stroke: Some(stroke) },
        });
    }
}

/// A triangle for a player: pointing up for MAX, down for MIN.
#[must_use]
pub fn triangle(
    player: Player,
    center: Point,
    half_width: f32,
    height: f32,
    fill: Option<Ink>,
    stroke: Option<Stroke>,
) -> Shape {
    Shape::Polygon { corners: triangle_corners(player, center, half_width, height).to_vec(), fill, stroke }
}

fn triangle_corners(player: Player, center: Point, half_width: f32, height: f32) -> [Point; 3] {
    let tip = match player {
        Player::Max => -height / 2.0,
        Player::Min => height / 2.0,
    };
    let (left, right) = (center.x - half_width, center.x + half_width);
    // Clockwise on the screen, whichever way it points.
    match player {
        Player::Max => [at(center.x, center.y + tip), at(right, center.y - tip), at(left, center.y - tip)],
        Player::Min => [at(center.x, center.y + tip), at(left, center.y - tip), at(right, center.y - tip)],
    }
}

/// A convex polygon, given clockwise, with every side moved outwards by `by` and its corners cut off straight.
fn grown(corners: &[Point], by: f32) -> Vec<Point> {
    let sides = corners.iter().zip(corners.iter().cycle().skip(1));
    sides
        .flat_map(|(a, b)| {
            let (dx, dy) = (b.x - a.x, b.y - a.y);
            let length = dx.hypot(dy).max(1e-6);
            let (nx, ny) = (dy / length * by, -dx / length * by);
            // A little beyond its ends, so that less of the corners is lost.
            let (ex, ey) = (dx / length * by * 0.35, dy / length * by * 0.35);
            [at(a.x + nx - ex, a.y + ny - ey), at(b.x + nx + ex, b.y + ny + ey)]
        })
        .collect()
}

/// Where the edge from above ends.
pub(super) fn head<G: Game>(scene: &Scene<'_, G>, node: NodeId) -> Point {
    let center = scene.center(node);
    let boards = scene.plan.measures.boards;
    let up = match (scene.plan.measures.face, scene.recording.trace().kind(node)) {
        (Face::Abstract, Kind::Inner) => TRIANGLE_HEIGHT / 2.0,
        (Face::Abstract, Kind::Leaf(_)) => LEAF_HEIGHT / 2.0,
        (Face::Board, Kind::Inner) => boards.inner.y / 2.0 + 4.0,
        (Face::Board, Kind::Leaf(_)) => boards.leaf.y / 2.0 + 9.0 + 5.0,
    };
    at(center.x, center.y - scene.px(up))
}

/// Where the edges downwards start.
pub(super) fn foot<G: Game>(scene: &Scene<'_, G>, node: NodeId) -> Point {
    let center = scene.center(node);
    let down = match scene.plan.measures.face {
        Face::Abstract => TRIANGLE_HEIGHT / 2.0,
        Face::Board => scene.plan.measures.boards.inner.y / 2.0,
    };
    // A board's value stands under it, and from afar it is not written smaller than can be read.
    let has_value = scene.plan.measures.face == Face::Board;
    let value = if has_value { scene.px(24.0).max(scene.px(12.5) + SMALLEST_SUM * 0.9) } else { 0.0 };
    let value = value * scene.clearness(Detail::Values);
    at(center.x, center.y + scene.px(down) + value)
}

fn draw_board<G: Game>(
    scene: &Scene<'_, G>,
    node: NodeId,
    state: State,
    min: Point,
    width: f32,
    shapes: &mut Vec<Shape>,
) {
    let faint = matches!(state, State::Unvisited | State::Pruned);
    let frame = match state {
        State::Unvisited => Stroke::dashed(1.2, Ink::FaintLine),
        State::Pruned => Stroke::solid(1.2, Ink::FaintLine),
        State::Open => Stroke::solid(scene.px(3.0).max(1.2), Ink::Second),
        State::Finished => Stroke::solid(1.4, Ink::Second),
    };
    board::draw(&scene.recording.position(node).board(), Look { min, width, frame, faint }, shapes);
    if scene.recording.trace().kind(node) == Kind::Inner {
        let player = scene.recording.trace().player(node);
        let ink = if faint { Ink::FaintLine } else { ink_of(player) };
        let place = at(min.x - scene.px(14.0), min.y + scene.px(5.0));
        shapes.push(triangle(player, place, scene.px(6.0), scene.px(10.0), Some(ink), None));
    }
}

/// How large a board's value is written, in pixels: from afar it stays readable as long as there is room between the
/// neighbours.
pub(super) fn board_value_size<G: Game>(scene: &Scene<'_, G>, kind: Kind, text: &str, size: f32) -> f32 {
    let (planned, measures) = (scene.px(size), &scene.plan.measures);
    if SMALLEST_SUM <= planned {
        return planned;
    }
    let room = if kind == Kind::Inner { measures.boards.inner.x + 30.0 } else { measures.leaf_board_width + 4.0 };
    (scene.room_across(room) / Font::SemiBold.width(text, 1.0)).clamp(planned, SMALLEST_SUM)
}

/// What is proved of a node: nothing is written of what is not visited, and a leaf's board has its sum.
fn draw_value<G: Game>(scene: &Scene<'_, G>, node: NodeId, state: State, shapes: &mut Vec<Shape>) {
    if matches!(state, State::Unvisited | State::Pruned) {
        return draw_given(scene, node, state, shapes);
    }
    let kind = scene.recording.trace().kind(node);
    let proved = scene.moment().proved(node);
    let center = scene.center(node);
    let measures = &scene.plan.measures;
    let boards = measures.boards;
    let (dy, size, room) = match (measures.face, kind) {
        (Face::Abstract, Kind::Inner) => match scene.recording.trace().player(node) {
            Player::Max => (TRIANGLE_HEIGHT / 2.0 - 12.5, VALUE_SIZE, measures.triangle_width * 0.66),
            Player::Min => (12.5 - TRIANGLE_HEIGHT / 2.0, VALUE_SIZE, measures.triangle_width * 0.66),
        },
        (Face::Abstract, Kind::Leaf(_)) => (0.0, VALUE_SIZE, measures.leaf_width - 6.0),
        (Face::Board, Kind::Inner) => (boards.inner.y / 2.0 + 12.5, 14.5, boards.inner.x + 40.0),
        (Face::Board, Kind::Leaf(_)) => {
            (boards.leaf.y / 2.0 - 9.0 + 15.0, BOUND_SIZE, measures.leaf_board_width + 12.0)
        }
    };
    let is_leaf_board = measures.face == Face::Board && kind.is_evaluated();
    let is_sum = is_leaf_board && measures.writes_addends && proved.is_exact();
    let known = || scene.moment().known(node).to_string();
    let text = if is_sum { scene.recording.evaluation(node).to_string() } else { known() };
    // What is wider than planned, as two known ends can be, is written smaller, though never too small to read.
    let shrunk = (room / Font::SemiBold.width(&text, size)).clamp(0.75, 1.0);
    let mut pixels = scene.px(size * shrunk);
    let mut place = at(center.x, center.y + scene.px(dy));
    if measures.face == Face::Board {
        pixels = board_value_size(scene, kind, &text, size * shrunk);
        // What is written larger than planned needs room downwards.
        place.y += (pixels - scene.px(size)).max(0.0) * 0.5;
    }
    shapes.push(text_shape(place, Anchor::Center, pixels, Font::SemiBold, Ink::Ink, text));
}

/// The value that a tree gives a leaf to which the search has not come, where it is to be seen all the same.
fn draw_given<G: Game>(scene: &Scene<'_, G>, node: NodeId, state: State, shapes: &mut Vec<Shape>) {
    let (trace, given) = (scene.recording.trace(), scene.given);
    let is_seen = given.from_start || (given.pruned_at_end && state == State::Pruned && scene.step == trace.len());
    if !is_seen || scene.plan.measures.face != Face::Abstract || trace.kind(node) == Kind::Inner {
        return;
    }
    let position = scene.recording.position(node);
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    if !moves.is_empty() {
        return;
    }
    let text = position.evaluate().to_string();
    let shrunk = ((scene.plan.measures.leaf_width - 6.0) / Font::Regular.width(&text, VALUE_SIZE)).clamp(0.75, 1.0);
    let pixels = scene.px(VALUE_SIZE * shrunk);
    shapes.push(text_shape(scene.center(node), Anchor::Center, pixels, Font::Regular, Ink::FaintWord, text));
}

/// The name of an abstract node, and how many moves a board stands for.
fn draw_name<G: Game>(scene: &Scene<'_, G>, node: NodeId, state: State, shapes: &mut Vec<Shape>) {
    let faint = matches!(state, State::Unvisited | State::Pruned);
    let ink = if faint { Ink::FaintWord } else { Ink::Second };
    let center = scene.center(node);
    let mut write = |dx: f32, dy: f32, anchor: Anchor, size: f32, text: String| {
        let place = at(center.x + scene.px(dx), center.y + scene.px(dy));
        shapes.push(text_shape(place, anchor, scene.px(size), Font::Regular, ink, text));
    };
    let kind = scene.recording.trace().kind(node);
    let lower = if scene.plan.measures.twin.is_some() { twin::LOWER } else { 0.0 };
    if scene.plan.measures.face == Face::Board {
        let merged = scene.recording.merged_count(node);
        if merged > 1 {
            let text = format!("×{merged}");
            let Sizes { inner, leaf } = scene.plan.measures.boards;
            match kind {
                Kind::Inner => write(-inner.x / 2.0 - 10.0, inner.y / 2.0 - 6.0, Anchor::Right, BOUND_SIZE, text),
                Kind::Leaf(_) => write(0.0, leaf.y / 2.0 - 9.0 + 32.0 + lower, Anchor::Center, 12.5, text),
            }
        }
        return;
    }
    let name = label(scene.recording, node);
    match (kind, scene.recording.trace().player(node)) {
        (Kind::Leaf(_), _) => write(0.0, LEAF_HEIGHT / 2.0 + 15.2 + lower, Anchor::Center, NAME_SIZE, name),
        (Kind::Inner, Player::Max) => write(-22.0, 4.0 - TRIANGLE_HEIGHT / 2.0, Anchor::Right, NAME_SIZE, name),
        (Kind::Inner, Player::Min) => write(-22.0, TRIANGLE_HEIGHT / 2.0 - 6.0, Anchor::Right, NAME_SIZE, name),
    }
}

/// α and β beside a node on the path, as they stand.
fn draw_bounds<G: Game>(scene: &Scene<'_, G>, node: NodeId, state: State, shapes: &mut Vec<Shape>) {
    let trace = scene.recording.trace();
    let on_edge = scene.plan.measures.notation == Notation::Edge && node != NodeId::ROOT;
    if state != State::Open || trace.kind(node) != Kind::Inner || on_edge {
        return;
    }
    let Some(window) = scene.moment().window(node) else { return };
    let center = scene.center(node);
    let (dx, dy) = match (scene.plan.measures.face, trace.player(node)) {
        (Face::Board, _) => {
            let up = if scene.plan.measures.twin.is_some() { 22.0 } else { 9.0 };
            (scene.plan.measures.boards.inner.x / 2.0 + BESIDE_BOARD, -up)
        }
        (Face::Abstract, Player::Max) => (scene.plan.measures.beside_tip(), 1.0 - TRIANGLE_HEIGHT / 2.0),
        (Face::Abstract, Player::Min) => {
            (scene.plan.measures.triangle_width / 2.0 + BESIDE_SIDE, 2.0 - TRIANGLE_HEIGHT / 2.0)
        }
    };
    let place = at(center.x + scene.px(dx), center.y + scene.px(dy));
    let size = scene.px(BOUND_SIZE);
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
    shapes.push(text_shape(place, Anchor::Left, scene.px(BOUND_SIZE), Font::Regular, Ink::Second, text));
}
