//! Corrections: beside what a mistaken search has made of a node, what is right, with a tick, as a teacher writes it.

use super::nodes::BESIDE_SLOPE;
use super::scene::Scene;
use super::values::below_board;
use crate::game::GameView;
use crate::layout::Extent;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Shape, point, text_shape};
use crate::picture::tree_layout::{NodeSizes, NodeStyle, VALUE_INSIDE};
use crate::score::Player;
use crate::trace::{NodeId, NodeKind};

/// The size of corrections.
const SIZE: f32 = 14.5;

/// How wide a correction is at most, in units, where scores are `longest` ems wide at most.
pub(in crate::picture) fn width(longest: f32) -> f32 {
    Font::SemiBold.width("✓ ", SIZE) + longest * SIZE
}

/// Widens an inner node's extent to where its correction stands.
pub(in crate::picture) fn make_room(width: f32, sizes: &NodeSizes, extent: &mut Extent) {
    match sizes.node_style {
        NodeStyle::Abstract => {
            extent.right = extent.right.max(sizes.half_width_at_value() + BESIDE_SLOPE + width);
        }
        NodeStyle::Board => extent.left = extent.left.max(width * 1.5 + 12.0),
    }
}

/// Writes what is right of a node that the search has gone wrong at: beside a triangle, and before the value under a board.
pub(in crate::picture) fn draw<G: GameView>(scene: &Scene<'_, G>, node: NodeId, shapes: &mut Vec<Shape>) {
    let (trace, sizes) = (scene.recording.trace(), &scene.tree_layout.sizes);
    let Some(right) = scene.recording.correction(node, scene.step) else { return };
    if trace.kind(node) != NodeKind::Inner {
        return;
    }
    let (center, size) = (scene.center(node), scene.text_px(SIZE));
    let (place, anchor) = match (sizes.node_style, trace.player(node)) {
        (NodeStyle::Abstract, player) => {
            let down = sizes.triangle_height / 2.0 - VALUE_INSIDE;
            let dy = if player == Player::Max { down } else { -down };
            let dx = sizes.half_width_at_value() + BESIDE_SLOPE;
            (point(center.x + scene.px(dx), center.y + scene.px(dy)), Anchor::Left)
        }
        (NodeStyle::Board, _) => {
            let own = Font::SemiBold.width(&scene.moment().shown_value(node).to_string(), size);
            (
                point(center.x - own / 2.0 - 0.6 * size, center.y + below_board(scene, sizes.boards.inner.y, size)),
                Anchor::Right,
            )
        }
    };
    let text = format!("✓ {}", right.shown());
    shapes.push(text_shape(place, anchor, size, Font::SemiBold, PaletteColor::Text, text));
}
