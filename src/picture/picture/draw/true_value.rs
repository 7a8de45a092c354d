//! The true value beside what a mistaken search has made of a node, with a tick, as a teacher corrects it.

use super::anchors::below_board;
use super::scene::Scene;
use crate::picture::fonts::Font;
use crate::picture::measure::NodeStyle;
use crate::picture::measure::dimensions::{BESIDE_SLOPE, TRUE_VALUE_SIZE, VALUE_INSIDE};
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Shape, point, text_shape};
use poda_core::game::GameView;
use poda_core::score::Player;
use poda_core::trace::{NodeId, NodeKind};

/// The true value of an inner node whose shown value is wrong, as a label: beside a triangle, and before the value under
/// a board.
pub(super) fn true_value<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Vec<Shape> {
    let (trace, sizes) = (scene.recording.trace(), &scene.tree_layout.sizes);
    let Some(true_value) = scene.recording.correction(node, scene.step) else { return Vec::new() };
    if trace.kind(node) != NodeKind::Inner {
        return Vec::new();
    }
    let (center, size) = (scene.center(node), scene.text_px(TRUE_VALUE_SIZE));
    let (place, anchor) = match sizes.node_style {
        NodeStyle::Abstract => {
            let down = sizes.triangle_height / 2.0 - VALUE_INSIDE;
            let dy = match trace.player(node) {
                Player::Max => down,
                Player::Min => -down,
            };
            let dx = sizes.half_width_at_value() + BESIDE_SLOPE;
            (point(center.x + scene.px(dx), center.y + scene.px(dy)), Anchor::Left)
        }
        NodeStyle::Board => {
            let shown_width = Font::SemiBold.width(&scene.moment().shown_value(node).to_string(), size);
            let x = center.x - shown_width / 2.0 - 0.6 * size;
            (point(x, center.y + below_board(scene, sizes.boards.inner.y, size)), Anchor::Right)
        }
    };
    let text = format!("✓ {}", true_value.shown());
    vec![text_shape(place, anchor, size, Font::SemiBold, PaletteColor::Text, text)]
}
