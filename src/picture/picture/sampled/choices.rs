//! The choices of a question that is put to a class, on the edges to choose from.

use super::scene::SampledScene;
use crate::picture::draw::ChoiceBadge;
use crate::picture::draw::choices::{RADIUS, on_edge, placed_shapes};
use crate::picture::draw::labels::Drawing;
use crate::picture::draw::tree_scene::TreeScene;
use crate::picture::measure::BOUND_SIZE;
use crate::picture::shape::Shape;
use poda_core::game::GameView;
use poda_core::trace::Story;
use std::ops::Range;

/// The range for the position of a badge along an edge: above the moves and the sums, unless edges are close together.
const ALONG: Range<f32> = 0.3..0.9;

/// Draws the badges of the choices on the edges that are drawn.
pub fn draw_sampled_choices<G: GameView>(scene: &SampledScene<'_, G>, badges: &[ChoiceBadge]) -> Vec<Shape> {
    if scene.view.overview_blend() >= 1.0 {
        return Vec::new();
    }
    let (recording, size) = (scene.recording, scene.view.text_px(BOUND_SIZE));
    let drawn = badges.iter().filter(|badge| badge.is_on_edge && scene.is_drawn(badge.node));
    let place = |badge: &ChoiceBadge| {
        let siblings = recording.parent(badge.node).into_iter().flat_map(|parent| recording.children(parent));
        let others = siblings.filter(|&sibling| sibling != badge.node && scene.is_drawn(sibling));
        on_edge(scene.edge_ends(badge.node), ALONG, others.map(|other| scene.center(other)), size * RADIUS)
    };
    placed_shapes(&drawn.map(|badge| (badge, place(badge))).collect::<Vec<_>>(), size, Drawing::default())
}
