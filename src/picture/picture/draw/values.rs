//! What is proved of a node, in a triangle or a square or under a board.

use super::anchors::{LINE_HEIGHT, below_board, below_leaf_board, sums_fit_one_line};
use super::given_value::given_value;
use super::labels::{LabelPriority, Labels};
use super::scene::Scene;
use crate::picture::fonts::Font;
use crate::picture::measure::NodeStyle;
use crate::picture::measure::dimensions::{BOARD_VALUE_SIZE, BOUND_SIZE, MIN_TEXT_PX, VALUE_INSIDE, VALUE_SIZE};
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Shape, point, text_shape};
use poda_core::game::GameView;
use poda_core::game::evaluation::Evaluation;
use poda_core::score::Player;
use poda_core::trace::moment::NodeState;
use poda_core::trace::{NodeId, NodeKind};

/// Adds the label of a node's value: none before the node is visited unless it is given, and under a leaf's board its sum.
pub(super) fn add_value<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState, labels: &mut Labels) {
    if let Some(value) = given_value(scene, node, state) {
        let look = (Font::Regular, PaletteColor::FaintText);
        return match scene.tree_layout.sizes.node_style {
            NodeStyle::Abstract => add_value_inside(scene, node, look, value.to_string(), labels),
            NodeStyle::Board => add_sum(scene, node, look, Some(value), value.score().shown(), labels),
        };
    }
    if matches!(state, NodeState::Unvisited | NodeState::Pruned) {
        return;
    }
    let (kind, sizes) = (scene.recording.trace().kind(node), &scene.tree_layout.sizes);
    let value = scene.shown_value(node);
    match (sizes.node_style, kind) {
        (NodeStyle::Abstract, _) => add_value_inside(scene, node, (Font::SemiBold, PaletteColor::Text), value, labels),
        (NodeStyle::Board, NodeKind::Inner) => {
            let size = scene.text_px(BOARD_VALUE_SIZE);
            let down = below_board(scene, sizes.boards.inner.y, size);
            let look = (Font::SemiBold, PaletteColor::Text);
            labels.add(LabelPriority::Value, vec![text_below(scene, node, down, size, look, value)]);
        }
        (NodeStyle::Board, NodeKind::Leaf(_)) => add_value_or_sum(scene, node, kind, value, labels),
    }
}

/// Adds the label under a leaf's board: its sum once it is evaluated, else its value.
fn add_value_or_sum<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    kind: NodeKind,
    value: String,
    labels: &mut Labels,
) {
    let is_exact = scene.moment().proved(node).is_exact() && !scene.concealed.hides_value(node);
    let evaluation = (kind.is_evaluated() && is_exact).then(|| scene.recording.evaluation(node));
    add_sum(scene, node, (Font::SemiBold, PaletteColor::Text), evaluation, value, labels);
}

/// Adds an evaluation as a sum under a leaf's board, in one line or in two, or, where there is no evaluation or no room, the value
/// alone.
fn add_sum<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    look: (Font, PaletteColor),
    evaluation: Option<Evaluation>,
    value: String,
    labels: &mut Labels,
) {
    let size = scene.text_px(BOUND_SIZE);
    let line = |index: usize, text: String| {
        let down = below_leaf_board(scene, 0) + index as f32 * size * LINE_HEIGHT;
        text_below(scene, node, down, size, look, text)
    };
    let mut candidates = Vec::new();
    if let Some(evaluation) = evaluation.filter(|_| scene.tree_layout.sizes.writes_addends) {
        let sum = evaluation.to_string();
        candidates.push(match sum.rsplit_once('=') {
            Some((addends, total)) if !sums_fit_one_line(scene) => {
                vec![line(0, addends.trim_end().to_owned()), line(1, format!("={}", total.trim_start()))]
            }
            _ => vec![line(0, sum)],
        });
    }
    candidates.push(vec![line(0, value)]);
    labels.add_candidates(LabelPriority::Value, candidates);
}

/// A text `down` pixels below the middle of a node.
fn text_below<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    down: f32,
    size: f32,
    (font, color): (Font, PaletteColor),
    text: String,
) -> Shape {
    let center = scene.center(node);
    text_shape(point(center.x, center.y + down), Anchor::Center, size, font, color, text)
}

/// Adds the label of a value in a triangle or a square: in smaller text where it is long, and on a plate over the sides
/// where it is still too wide.
pub(super) fn add_value_inside<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    (font, color): (Font, PaletteColor),
    text: String,
    labels: &mut Labels,
) {
    let (kind, player) = (scene.recording.trace().kind(node), scene.recording.trace().player(node));
    let sizes = &scene.tree_layout.sizes;
    let down = match (kind, player) {
        (NodeKind::Leaf(_), _) => 0.0,
        (NodeKind::Inner, Player::Max) => sizes.triangle_height / 2.0 - VALUE_INSIDE,
        (NodeKind::Inner, Player::Min) => VALUE_INSIDE - sizes.triangle_height / 2.0,
    };
    let room = |size: f32| match kind {
        NodeKind::Leaf(_) => scene.px(sizes.leaf_width) - 3.0,
        NodeKind::Inner => sizes.room_in_triangle(scene.view.scale, font.cap_height(size)),
    };
    let min_size = scene.view.min_text_px;
    let ems = font.width(&text, 1.0);
    let mut size = scene.text_px(VALUE_SIZE);
    while min_size < size && room(size) < ems * size {
        size = (size - 0.5).max(min_size);
    }
    let center = scene.center(node);
    let place = point(center.x, center.y + scene.px(down));
    let mut shapes = Vec::new();
    if room(size) < ems * size {
        if scene.view.scale < sizes.min_scale * min_size / MIN_TEXT_PX - 1e-3 {
            // Below this scale the value is left out.
            return;
        }
        let (half, high) = (ems * size / 2.0 + 3.0, size * 0.58);
        let (min, max) = (point(place.x - half, place.y - high), point(place.x + half, place.y + high));
        shapes.push(Shape::Bar { min, max, color: PaletteColor::Background, opacity: 0.85 });
    }
    shapes.push(text_shape(place, Anchor::Center, size, font, color, text));
    labels.add_inside(node, shapes);
}
