//! Corrections: beside what a mistaken search has made of a node, what is right, with a tick, as a teacher writes it.

use super::ink::Ink;
use super::lettering::Font;
use super::nodes::BESIDE_SLOPE;
use super::plan::{Face, Measures, VALUE_INSIDE};
use super::scene::Scene;
use super::shape::{Anchor, Shape, at, text_shape};
use super::values::below_board;
use crate::game::Game;
use crate::layout::Extent;
use crate::score::Player;
use crate::trace::{NodeId, NodeKind};

/// The size of corrections.
const SIZE: f32 = 14.5;

/// How wide a correction is at most, in units, where scores are `longest` ems wide at most.
pub(super) fn width(longest: f32) -> f32 {
    Font::SemiBold.width("✓ ", SIZE) + longest * SIZE
}

/// Widens an inner node's extent to where its correction stands.
pub(super) fn make_room(width: f32, measures: &Measures, extent: &mut Extent) {
    match measures.face {
        Face::Abstract => {
            extent.right = extent.right.max(measures.half_width_at_value() + BESIDE_SLOPE + width);
        }
        Face::Board => extent.left = extent.left.max(width * 1.5 + 12.0),
    }
}

/// Writes what is right of a node that the search has gone wrong at: beside a triangle, and before the value under a board.
pub(super) fn draw<G: Game>(scene: &Scene<'_, G>, node: NodeId, shapes: &mut Vec<Shape>) {
    let (trace, measures) = (scene.recording.trace(), &scene.plan.measures);
    let Some(right) = scene.recording.correction(node, scene.step) else { return };
    if trace.kind(node) != NodeKind::Inner {
        return;
    }
    let (center, size) = (scene.center(node), scene.text_px(SIZE));
    let (place, anchor) = match (measures.face, trace.player(node)) {
        (Face::Abstract, player) => {
            let down = measures.triangle_height / 2.0 - VALUE_INSIDE;
            let dy = if player == Player::Max { down } else { -down };
            let dx = measures.half_width_at_value() + BESIDE_SLOPE;
            (at(center.x + scene.px(dx), center.y + scene.px(dy)), Anchor::Left)
        }
        (Face::Board, _) => {
            let own = Font::SemiBold.width(&scene.moment().shown_value(node).to_string(), size);
            (
                at(center.x - own / 2.0 - 0.6 * size, center.y + below_board(scene, measures.boards.inner.y, size)),
                Anchor::Right,
            )
        }
    };
    let text = format!("✓ {}", right.shown());
    shapes.push(text_shape(place, anchor, size, Font::SemiBold, Ink::Ink, text));
}
