//! Corrections: beside what a mistaken search has made of a node, what is right, with a tick, as a teacher writes it.

use super::ink::Ink;
use super::lettering::Font;
use super::nodes::{AT_VALUE, BESIDE_SLOPE};
use super::plan::{Face, Measures, TRIANGLE_HEIGHT};
use super::scene::Scene;
use super::shape::{Anchor, Shape, at, text_shape};
use crate::game::Game;
use crate::layout::Extent;
use crate::score::Player;
use crate::trace::{Kind, NodeId};

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
            extent.right = extent.right.max(measures.triangle_width / 2.0 * AT_VALUE + BESIDE_SLOPE + width);
        }
        Face::Board => extent.left = extent.left.max(width * 1.5 + 12.0),
    }
}

/// Writes what is right of a node that the search has gone wrong at: beside a triangle, and before the value under a board.
pub(super) fn draw<G: Game>(scene: &Scene<'_, G>, node: NodeId, shapes: &mut Vec<Shape>) {
    let (trace, measures) = (scene.recording.trace(), &scene.plan.measures);
    let Some(right) = scene.recording.correction(node, scene.step) else { return };
    if trace.kind(node) != Kind::Inner {
        return;
    }
    let (dx, dy, anchor) = match (measures.face, trace.player(node)) {
        (Face::Abstract, player) => {
            let down = TRIANGLE_HEIGHT / 2.0 - 12.5;
            let dy = if player == Player::Max { down } else { -down };
            (measures.triangle_width / 2.0 * AT_VALUE + BESIDE_SLOPE, dy, Anchor::Left)
        }
        (Face::Board, _) => {
            let own = Font::SemiBold.width(&scene.moment().known(node).to_string(), SIZE);
            (-own / 2.0 - 9.0, measures.boards.inner.y / 2.0 + 12.5, Anchor::Right)
        }
    };
    let center = scene.center(node);
    let place = at(center.x + scene.px(dx), center.y + scene.px(dy));
    let text = format!("✓ {}", right.shown());
    shapes.push(text_shape(place, anchor, scene.px(SIZE), Font::SemiBold, Ink::Ink, text));
}
