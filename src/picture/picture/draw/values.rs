//! The values in and beside nodes: what is proved of a node, the value that a leaf has before the search evaluates it,
//! the mover's value if a search counts from the mover's side, and the true value where a faulty search is wrong.

use super::labels::{Drawing, LabelPriority};
use super::node_shape::NodeShape;
use super::windows::draw_player_badge;
use crate::picture::fit::SMALL_TREE_NODES;
use crate::picture::fonts::Font;
use crate::picture::measure::{
    AIR_PX, BESIDE_SLOPE, BOUND_SIZE, HALO, LEAF_HEIGHT, MIN_TEXT_PX, NodeSizes, NodeStyle, OPEN_LINE,
    PLAYER_BADGE_WIDTH, TRUE_VALUE_SIZE, in_two_lines,
};
use crate::picture::palette::{PaletteColor, color_of_several, player_color};
use crate::picture::scene::{LINE_HEIGHT, Scene, SumLines, below_board, below_leaf_board, sum_lines};
use crate::picture::shape::{Anchor, Point, Shape, point, text_shape};
use crate::picture::view::View;
use poda_core::game::GameView;
use poda_core::game::evaluation::Evaluation;
use poda_core::score::Turn;
use poda_core::trace::moment::{NodeState, ShownValue};
use poda_core::trace::{NodeId, NodeKind};
use poda_words::i18n::args;
use poda_words::i18n::message_args::player_name;

/// Adds the label of a node's value. A node that is not visited has a value only if it is given. A leaf's board has a
/// sum below it.
pub(super) fn add_value<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState, drawing: &mut Drawing) {
    if let Some(parts) = vector_parts(scene, node, state) {
        return match scene.node_style(node) {
            NodeStyle::Abstract => add_parts_inside(scene, node, &parts, drawing),
            NodeStyle::Board => add_parts_below(scene, node, &parts, drawing),
        };
    }
    if let Some(value) = scene.given_value(node) {
        let is_pruned = matches!(state, NodeState::Pruned | NodeState::PassedOver);
        let (font, color) = (Font::Regular, if is_pruned { PaletteColor::FaintText } else { PaletteColor::Text });
        return match scene.node_style(node) {
            NodeStyle::Abstract => {
                add_value_inside(scene, node, TextPart { font, color, text: value.to_string() }, drawing);
            }
            NodeStyle::Board => add_sum(scene, node, font, color, Some(value), value.score().shown(), drawing),
        };
    }
    if matches!(state, NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver) {
        return;
    }
    let (kind, sizes) = (scene.recording.trace().kind(node), &scene.tree_layout.sizes);
    let (font, color, text) = (Font::SemiBold, PaletteColor::Text, scene.shown_value(node));
    match (scene.node_style(node), kind) {
        (NodeStyle::Abstract, _) => add_value_inside(scene, node, TextPart { font, color, text }, drawing),
        (NodeStyle::Board, NodeKind::Inner) => {
            let candidate = |size: f32| {
                let down = below_board(scene, sizes.boards.inner.y, size);
                vec![text_below(scene.center(node), down, size, font, color, text.clone())]
            };
            let candidates = [scene.value_px(), scene.view.min_text_px].map(candidate);
            drawing.add_candidates(LabelPriority::Value, candidates.into());
        }
        // A leaf has its sum once it is evaluated, and its value before.
        (NodeStyle::Board, NodeKind::Leaf(_)) => {
            let is_exact = scene.moment().proved(node).is_exact() && !scene.concealed.hides_value(node);
            let evaluation = (kind.is_evaluated() && is_exact).then(|| scene.recording.evaluation(node));
            add_sum(scene, node, font, color, evaluation, text, drawing);
        }
    }
}

/// A text in a node, or a part of it.
pub(in crate::picture) struct TextPart {
    pub font: Font,
    pub color: PaletteColor,
    pub text: String,
}

/// Returns the vector in a node of several players in parts: the entry of the player to move is strong and has the
/// player's color, and at a leaf of a search of one entry that of the player at the root; if one player is viewed, it
/// is that player's everywhere. `None` if the node has no vector.
fn vector_parts<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState) -> Option<Vec<TextPart>> {
    let view = scene.recording.multi_player()?;
    let is_leaf = scene.recording.trace().kind(node) != NodeKind::Inner;
    let (entries, usual) = match scene.given_value(node) {
        Some(_) => {
            let payoffs = scene.recording.position(node).payoffs();
            let is_pruned = matches!(state, NodeState::Pruned | NodeState::PassedOver);
            let usual = if is_pruned { PaletteColor::FaintText } else { PaletteColor::Text };
            (payoffs.entries().iter().map(|entry| entry.shown()).collect::<Vec<_>>(), usual)
        }
        None => (scene.shown_payoffs(node)?.iter().map(ToString::to_string).collect(), PaletteColor::Text),
    };
    let strong = match (is_leaf, view.backs_up_vectors()) {
        (true, true) => None,
        (true, false) => Some(view.viewer()),
        (false, _) => Some(view.mover(node)).filter(|_| scene.recording.trace().turn(node) != Turn::Chance),
    };
    let strong = scene.viewed_player.or(strong);
    let are_others_faint = is_leaf || scene.viewed_player.is_some();
    let part = |font: Font, color: PaletteColor, text: &str| TextPart { font, color, text: text.to_owned() };
    let mut parts = vec![part(Font::Regular, usual, "(")];
    let last = entries.len() - 1;
    for (player, entry) in entries.into_iter().enumerate() {
        let (font, color) = match strong {
            Some(strong) if strong == player => (Font::SemiBold, color_of_several(player)),
            Some(_) if are_others_faint => (Font::Regular, PaletteColor::FaintText),
            Some(_) | None => (Font::Regular, usual),
        };
        parts.push(TextPart { font, color, text: entry });
        parts.push(part(Font::Regular, usual, if player == last { ")" } else { ", " }));
    }
    Some(parts)
}

/// Adds the label of a text in parts in a node. It is smaller if it is too wide, and left out if the node is too small
/// for it.
fn add_parts_inside<G: GameView>(scene: &Scene<'_, G>, node: NodeId, parts: &[TextPart], drawing: &mut Drawing) {
    let (shape, center, scale) = (NodeShape::of(scene, node), scene.center(node), scene.view.scale);
    let space = |size: f32| shape.text_space(&scene.tree_layout.sizes, scale, Font::SemiBold.cap_height(size));
    let ems = ems(parts);
    let mut size = scene.view.value_px();
    while scene.view.min_text_px < size && space(size) < ems * size {
        size = (size - 0.25).max(scene.view.min_text_px);
    }
    if space(size) + 2.0 < ems * size {
        return;
    }
    drawing.add_inside(node, write_parts(center, size, parts));
}

/// Adds the label of a text in parts below a board.
fn add_parts_below<G: GameView>(scene: &Scene<'_, G>, node: NodeId, parts: &[TextPart], drawing: &mut Drawing) {
    let center = scene.center(node);
    let candidate = |size: f32| {
        let down = match scene.recording.trace().kind(node) {
            NodeKind::Inner => below_board(scene, scene.tree_layout.sizes.boards.inner.y, size),
            NodeKind::Leaf(_) => below_leaf_board(scene, 0),
        };
        write_parts(point(center.x, center.y + down), size, parts)
    };
    let candidates = [scene.value_px(), scene.view.min_text_px].map(candidate);
    drawing.add_candidates(LabelPriority::Value, candidates.into());
}

/// Returns the width of a text in parts, as a multiple of its size.
fn ems(parts: &[TextPart]) -> f32 {
    parts.iter().map(|part| part.font.width(&part.text, 1.0)).sum()
}

/// Writes a text in parts around a center.
fn write_parts(center: Point, size: f32, parts: &[TextPart]) -> Vec<Shape> {
    let ems = ems(parts);
    let mut x = center.x - ems * size / 2.0;
    let mut shapes = Vec::with_capacity(parts.len());
    for TextPart { font, color, text } in parts {
        shapes.push(text_shape(point(x, center.y), Anchor::Left, size, *font, *color, text.clone()));
        x += font.width(text, size);
    }
    shapes
}

/// Adds an evaluation as a sum under a leaf's board, in one line or in two. If there is no evaluation or the sum does
/// not fit, only the value is added.
fn add_sum<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    font: Font,
    color: PaletteColor,
    evaluation: Option<Evaluation>,
    value: String,
    drawing: &mut Drawing,
) {
    let size = scene.text_px(BOUND_SIZE);
    let line = |index: usize, text: String| {
        let down = below_leaf_board(scene, 0) + index as f32 * size * LINE_HEIGHT;
        text_below(scene.center(node), down, size, font, color, text)
    };
    let mut candidates = Vec::new();
    if let Some(evaluation) = evaluation.filter(|_| scene.tree_layout.sizes.writes_addends) {
        let sum = evaluation.to_string();
        // What is subtracted from a win that counts more the sooner it comes is said where there is space for it.
        if let (Evaluation::Sooner { winner, win, plies }, Some((_, total))) = (evaluation, in_two_lines(&sum)) {
            let args = args![
                winner = player_name(winner),
                win = win.to_string(),
                plies = plies.to_string(),
                count = u64::from(plies),
            ];
            candidates.push(vec![line(0, scene.words.fill("picture-sooner", &args)), line(1, total)]);
        }
        match (sum_lines(scene), in_two_lines(&sum)) {
            (SumLines::Two, Some((addends, total))) => {
                candidates.push(vec![line(0, addends.to_owned()), line(1, total)]);
            }
            (SumLines::One | SumLines::Two, _) => candidates.push(vec![line(0, sum)]),
            (SumLines::Total, _) => {}
        }
    }
    // If a board is only partly in view, a total under it could be read as a part of a sum, so it is left out.
    let (x, half) = (scene.center(node).x, scene.px(scene.tree_layout.sizes.boards.leaf.x / 2.0));
    let clear = scene.view.content_range();
    if candidates.is_empty() || (clear.start <= x - half && x + half <= clear.end) {
        candidates.push(vec![line(0, value)]);
    }
    drawing.add_candidates(LabelPriority::Value, candidates);
}

/// Returns a text `down` pixels below the center of a node.
fn text_below(center: Point, down: f32, size: f32, font: Font, color: PaletteColor, text: String) -> Shape {
    text_shape(point(center.x, center.y + down), Anchor::Center, size, font, color, text)
}

/// Returns the distance from the center of a node down to the middle of a value in it, in pixels. `size` is the value's
/// text size, in pixels.
pub(super) fn value_down<G: GameView>(scene: &Scene<'_, G>, node: NodeId, size: f32) -> f32 {
    NodeShape::of(scene, node).text_down(scene.view.scale, size)
}

/// Adds the label of a value in a triangle or a square.
pub(super) fn add_value_inside<G: GameView>(scene: &Scene<'_, G>, node: NodeId, part: TextPart, drawing: &mut Drawing) {
    let (shape, center) = (NodeShape::of(scene, node), scene.center(node));
    add_text_inside(node, &shape, center, &scene.view, &scene.tree_layout.sizes, part, drawing);
}

/// The space beside a number in a square, as a multiple of its size. The number is smaller if there is less.
const SQUARE_AIR: f32 = 0.35;

/// Adds the label of a text in a node around a point. A long text is smaller, so that it stays clear of the outline. A
/// text that is still too wide is written on a rectangle in the background color, which covers the sides.
pub(in crate::picture) fn add_text_inside(
    node: NodeId,
    shape: &NodeShape,
    center: Point,
    view: &View,
    sizes: &NodeSizes,
    TextPart { font, color, text }: TextPart,
    drawing: &mut Drawing,
) {
    let space = |size: f32| shape.text_space(sizes, view.scale, font.cap_height(size));
    let min_size = view.min_text_px;
    let ems = font.width(&text, 1.0);
    let mut size = view.value_px();
    // A number as wide as its square is hard to read from afar. In a tight tree there is no more space.
    let is_airy = view.is_presented() && !sizes.is_tight() && matches!(shape, NodeShape::Square { .. });
    let air = if is_airy { SQUARE_AIR } else { 0.0 };
    while min_size < size && space(size) < (ems + air) * size {
        size = (size - 0.25).max(min_size);
    }
    let at = point(center.x, center.y + shape.text_down(view.scale, size));
    let mut shapes = Vec::new();
    let mut candidates = Vec::new();
    if space(size) < ems * size {
        if view.scale < sizes.min_scale * min_size / MIN_TEXT_PX - 1e-3 {
            // Below this scale, the value is left out.
            return;
        }
        // A triangle or a circle that is small for its value has the value beside it, if there is space.
        if sizes.is_compact()
            && let NodeShape::Triangle { half_width, .. } | NodeShape::Circle { half_width, .. } = shape
        {
            let aside = half_width + view.px(HALO) + 0.2 * size;
            candidates.extend([(aside, Anchor::Left), (-aside, Anchor::Right)].map(|(aside, anchor)| {
                vec![text_shape(point(at.x + aside, at.y), anchor, size, font, color, text.clone())]
            }));
        }
        let line = view.line_px(OPEN_LINE) / 2.0;
        let (half, high) = (ems * size / 2.0 + AIR_PX + line, font.cap_height(size) / 2.0 + AIR_PX);
        let (min, max) = (point(at.x - half, at.y - high), point(at.x + half, at.y + high));
        shapes.push(Shape::Bar { min, max, color: PaletteColor::Background, opacity: 1.0 });
    }
    shapes.push(text_shape(at, Anchor::Center, size, font, color, text));
    candidates.push(shapes);
    drawing.add_at(node, LabelPriority::Value, candidates);
}

impl<G: GameView> Scene<'_, G> {
    /// Returns the value of a leaf that is pruned or not evaluated yet, if it is to be shown. In a game, only small
    /// trees show it.
    pub fn given_value(&self, node: NodeId) -> Option<Evaluation> {
        let (trace, shown, state) = (self.recording.trace(), self.given_values, self.moment().state(node));
        let is_known = match state {
            NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver => false,
            NodeState::Open => self.moment().shown_value(node) != ShownValue::NOTHING,
            NodeState::Finished => true,
        };
        if is_known || self.concealed.given_values || self.concealed.hides_value(node) {
            return None;
        }
        let is_left_out = matches!(state, NodeState::Pruned | NodeState::PassedOver);
        let is_shown = shown.from_start || (shown.pruned_at_end && is_left_out && self.step == trace.len());
        if !is_shown || trace.kind(node) == NodeKind::Inner {
            return None;
        }
        let position = self.recording.position(node);
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let is_leaf = match self.tree_layout.sizes.node_style {
            NodeStyle::Abstract => moves.is_empty(),
            NodeStyle::Board if position.is_explicit_tree() => moves.is_empty(),
            NodeStyle::Board if SMALL_TREE_NODES < trace.nodes().len() => return None,
            NodeStyle::Board => moves.is_empty() || is_at_horizon(self, node),
        };
        is_leaf.then(|| position.evaluate())
    }
}

/// Returns whether the search would evaluate every position at the ply of a node.
fn is_at_horizon<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> bool {
    let config = scene.recording.config();
    let is_limit = config.depth == Some(scene.recording.trace().ply(node));
    is_limit && config.quiescence.is_none() && !scene.recording.exceeds_its_depth()
}

/// The distance from the bottom of a square leaf to the mover's value, in units.
const BELOW_LEAF: f32 = 14.0;

/// Returns whether the mover's value of a node is drawn.
pub(super) fn has_mover_value<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState) -> bool {
    let is_visited = matches!(state, NodeState::Open | NodeState::Finished);
    scene.tree_layout.sizes.mover_view.is_some()
        && is_visited
        && !scene.concealed.hides_value(node)
        && scene.moment().shown_value(node) != ShownValue::NOTHING
}

/// Returns the label with the mover's value of a node: beside a triangle, under a leaf, and beside MAX's value under a
/// board.
pub(super) fn mover_value<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState) -> Vec<Shape> {
    let sizes = &scene.tree_layout.sizes;
    let Some(widths) = sizes.mover_view.filter(|_| has_mover_value(scene, node, state)) else { return Vec::new() };
    let (kind, player) = (scene.recording.trace().kind(node), scene.recording.trace().player(node));
    let max_value = scene.moment().shown_value(node);
    let text = max_value.view(player).to_string();
    // An interval with two ends can be wider than measured. It is then written smaller.
    let width = Font::SemiBold.width(&text, 1.0);
    let factor = ((widths.value - PLAYER_BADGE_WIDTH) / (width * BOUND_SIZE)).clamp(0.75, 1.0);
    let size = scene.text_px(BOUND_SIZE * factor);
    let center = scene.center(node);
    let (dx, dy, anchor) = match (scene.node_style(node), kind) {
        (NodeStyle::Abstract, NodeKind::Inner) => {
            let dx = -(sizes.half_width_at_value() + BESIDE_SLOPE);
            (scene.px(dx), value_down(scene, node, size), Anchor::Right)
        }
        (NodeStyle::Abstract, NodeKind::Leaf(_)) => {
            (0.0, scene.px(LEAF_HEIGHT / 2.0 + BELOW_LEAF - 0.35 * BOUND_SIZE) + 0.35 * size, Anchor::Center)
        }
        (NodeStyle::Board, NodeKind::Inner) => {
            let max_size = scene.value_px();
            let half = Font::SemiBold.width(&max_value.to_string(), max_size) / 2.0;
            (half + 0.65 * size, below_board(scene, sizes.boards.inner.y, max_size), Anchor::Left)
        }
        (NodeStyle::Board, NodeKind::Leaf(_)) => (0.0, below_leaf_board(scene, 1), Anchor::Center),
    };
    let (at, badge_width) = (point(center.x + dx, center.y + dy), PLAYER_BADGE_WIDTH * size / BOUND_SIZE);
    let left = anchor.left_end(at.x, badge_width + width * size);
    let mut shapes = Vec::new();
    let x = draw_player_badge(player, point(left, at.y), size, &mut shapes);
    shapes.push(text_shape(point(x, at.y), Anchor::Left, size, Font::SemiBold, player_color(player), text));
    shapes
}

/// Returns the label with the true value of an inner node whose shown value is wrong: beside a triangle, or in front of
/// the value under a board.
pub(super) fn true_value<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Vec<Shape> {
    let (trace, sizes) = (scene.recording.trace(), &scene.tree_layout.sizes);
    let Some(true_value) = scene.recording.correction(node, scene.step) else { return Vec::new() };
    if trace.kind(node) != NodeKind::Inner {
        return Vec::new();
    }
    let (center, size) = (scene.center(node), scene.text_px(TRUE_VALUE_SIZE));
    let (at, anchor) = match scene.node_style(node) {
        NodeStyle::Abstract => {
            let dx = sizes.half_width_at_value() + BESIDE_SLOPE;
            (point(center.x + scene.px(dx), center.y + value_down(scene, node, size)), Anchor::Left)
        }
        NodeStyle::Board => {
            let max_size = scene.value_px();
            let shown_width = Font::SemiBold.width(&scene.moment().shown_value(node).to_string(), max_size);
            let x = center.x - shown_width / 2.0 - 0.6 * size;
            (point(x, center.y + below_board(scene, sizes.boards.inner.y, max_size)), Anchor::Right)
        }
    };
    let text = format!("✓ {}", true_value.shown());
    vec![text_shape(at, anchor, size, Font::SemiBold, PaletteColor::Text, text)]
}
