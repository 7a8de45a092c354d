//! The mover's values beside MAX's, for a search that counts from the mover's side, as negamax does.
//!
//! A small triangle before each says whose side it is. At MAX nodes both values are the same; at MIN nodes the value is
//! negated. Blue stays MAX's and orange MIN's, from either side.

use super::anchors::{below_board, below_leaf_board};
use super::player_badge::draw_player_badge;
use super::scene::Scene;
use crate::picture::fonts::Font;
use crate::picture::measure::NodeStyle;
use crate::picture::measure::dimensions::{
    BESIDE_SLOPE, BOARD_VALUE_SIZE, BOUND_SIZE, LEAF_HEIGHT, PLAYER_BADGE_WIDTH, VALUE_INSIDE,
};
use crate::picture::palette::player_color;
use crate::picture::shape::{Anchor, Shape, point, text_shape};
use poda_core::game::GameView;
use poda_core::score::Player;
use poda_core::trace::moment::NodeState;
use poda_core::trace::moment::ShownValue;
use poda_core::trace::{NodeId, NodeKind};

/// From the bottom of a square leaf to the mover's value, in units.
const BELOW_LEAF: f32 = 14.0;

/// Returns whether the mover's value of a node is drawn.
pub(super) fn has_mover_value<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState) -> bool {
    let is_visited = matches!(state, NodeState::Open | NodeState::Finished);
    scene.tree_layout.sizes.mover_view.is_some()
        && is_visited
        && !scene.concealed.hides_value(node)
        && scene.moment().shown_value(node) != ShownValue::NOTHING
}

/// The mover's value of a node as a label: beside a triangle, under a leaf, and beside MAX's value under a board.
pub(super) fn mover_value<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState) -> Vec<Shape> {
    let sizes = &scene.tree_layout.sizes;
    let Some(widths) = sizes.mover_view.filter(|_| has_mover_value(scene, node, state)) else { return Vec::new() };
    let (kind, player) = (scene.recording.trace().kind(node), scene.recording.trace().player(node));
    let max_value = scene.moment().shown_value(node);
    let text = max_value.view(player).to_string();
    // An interval with two ends can be wider than measured: it is written smaller.
    let width = Font::SemiBold.width(&text, 1.0);
    let factor = ((widths.value - PLAYER_BADGE_WIDTH) / (width * BOUND_SIZE)).clamp(0.75, 1.0);
    let size = scene.text_px(BOUND_SIZE * factor);
    let center = scene.center(node);
    let (dx, dy, anchor) = match (sizes.node_style, kind) {
        (NodeStyle::Abstract, NodeKind::Inner) => {
            let down = sizes.triangle_height / 2.0 - VALUE_INSIDE;
            let down = match player {
                Player::Max => down,
                Player::Min => -down,
            };
            (scene.px(-(sizes.half_width_at_value() + BESIDE_SLOPE)), scene.px(down), Anchor::Right)
        }
        (NodeStyle::Abstract, NodeKind::Leaf(_)) => {
            (0.0, scene.px(LEAF_HEIGHT / 2.0 + BELOW_LEAF - 0.35 * BOUND_SIZE) + 0.35 * size, Anchor::Center)
        }
        (NodeStyle::Board, NodeKind::Inner) => {
            let max_size = scene.text_px(BOARD_VALUE_SIZE);
            let half = Font::SemiBold.width(&max_value.to_string(), max_size) / 2.0;
            (half + 0.65 * size, below_board(scene, sizes.boards.inner.y, max_size), Anchor::Left)
        }
        (NodeStyle::Board, NodeKind::Leaf(_)) => (0.0, below_leaf_board(scene, 1), Anchor::Center),
    };
    let (place, badge_width) = (point(center.x + dx, center.y + dy), PLAYER_BADGE_WIDTH * size / BOUND_SIZE);
    let left = match anchor {
        Anchor::Left => place.x,
        Anchor::Center => place.x - f32::midpoint(badge_width, width * size),
        Anchor::Right => place.x - badge_width - width * size,
    };
    let mut shapes = Vec::new();
    let x = draw_player_badge(player, point(left, place.y), size, &mut shapes);
    shapes.push(text_shape(point(x, place.y), Anchor::Left, size, Font::SemiBold, player_color(player), text));
    shapes
}
