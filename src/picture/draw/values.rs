//! What is proved of a node, written in it or under its board; and where what stands under a board stands.

use super::labels::{LabelPriority, Labels};
use super::scene::Scene;
use crate::game::GameView;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Shape, point, text_shape};
use crate::picture::tree_layout::{BOUND_SIZE, GAPS, NodeStyle, VALUE_INSIDE, VALUE_SIZE};
use crate::picture::view::MIN_TEXT_PX;
use crate::score::Player;
use crate::trace::moment::NodeState;
use crate::trace::{NodeId, NodeKind};

/// The size of a value under a board.
pub(in crate::picture) const BOARD_VALUE_SIZE: f32 = 14.5;
/// How wide the mark of the current node is around a board.
pub(in crate::picture) const BOARD_HALO: f32 = 6.5;
/// Between the mark of the current node and what is written under a board, in pixels.
const CLEAR_OF_HALO: f32 = 2.0;
/// From line to line under a leaf's board, as a share of the size.
const LINE: f32 = 1.24;

/// How far below the middle of a node with a board so high the middle of its value is, in pixels.
pub(in crate::picture) fn below_board<G: GameView>(scene: &Scene<'_, G>, height: f32, size: f32) -> f32 {
    scene.px(height / 2.0 + BOARD_HALO) + CLEAR_OF_HALO + Font::SemiBold.cap_height(size) / 2.0
}

/// The same of a leaf's sum, and of what stands so many lines under it.
pub(in crate::picture) fn below_leaf_board<G: GameView>(scene: &Scene<'_, G>, lines: usize) -> f32 {
    let size = scene.text_px(BOUND_SIZE);
    let lines = lines + usize::from(0 < lines && !has_one_line(scene));
    // A leaf's board makes room for what stands under it.
    below_board(scene, scene.tree_layout.sizes.boards.leaf.y - 18.0, size) + lines as f32 * size * LINE
}

/// Whether the sums of leaves have room in one line: all of them or none, so that leaves look alike.
fn has_one_line<G: GameView>(scene: &Scene<'_, G>) -> bool {
    let room = scene.room_across(scene.tree_layout.sizes.leaf_board_width + GAPS.siblings);
    scene.tree_layout.sizes.longest_sum * scene.text_px(BOUND_SIZE) + 4.0 <= room
}

/// What is proved of a node: nothing is written of what is not visited, and a leaf's board has its sum.
pub(in crate::picture) fn add_labels<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    state: NodeState,
    labels: &mut Labels,
) {
    if matches!(state, NodeState::Unvisited | NodeState::Pruned) {
        if let Some(given) = given(scene, node, state) {
            add_value_inside(scene, node, (Font::Regular, PaletteColor::FaintText), given, labels);
        }
        return;
    }
    let (kind, proved) = (scene.recording.trace().kind(node), scene.moment().proved(node));
    let known = scene.moment().shown_value(node).to_string();
    let (center, sizes) = (scene.center(node), &scene.tree_layout.sizes);
    let write = |down: f32, size: f32, text: String| {
        text_shape(point(center.x, center.y + down), Anchor::Center, size, Font::SemiBold, PaletteColor::Text, text)
    };
    match (sizes.node_style, kind) {
        (NodeStyle::Abstract, _) => add_value_inside(scene, node, (Font::SemiBold, PaletteColor::Text), known, labels),
        (NodeStyle::Board, NodeKind::Inner) => {
            let size = scene.text_px(BOARD_VALUE_SIZE);
            labels.add(LabelPriority::Value, vec![write(below_board(scene, sizes.boards.inner.y, size), size, known)]);
        }
        (NodeStyle::Board, NodeKind::Leaf(_)) => {
            let size = scene.text_px(BOUND_SIZE);
            let line = |index: usize| below_leaf_board(scene, 0) + index as f32 * size * LINE;
            let only_value = vec![write(line(0), size, known)];
            let is_sum = kind.is_evaluated() && sizes.writes_addends && proved.is_exact();
            let sum = if is_sum { scene.recording.evaluation(node).to_string() } else { String::new() };
            let mut ways = Vec::new();
            match sum.rsplit_once('=') {
                Some((addends, value)) if !has_one_line(scene) => {
                    let value = format!("={}", value.trim_start());
                    ways.push(vec![write(line(0), size, addends.trim_end().to_owned()), write(line(1), size, value)]);
                }
                _ if is_sum => ways.push(vec![write(line(0), size, sum)]),
                _ => {}
            }
            ways.push(only_value);
            labels.add_candidates(LabelPriority::Value, ways);
        }
    }
}

/// The value that a tree gives a leaf to which the search has not come, where it is to be seen all the same.
fn given<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState) -> Option<String> {
    let (trace, given) = (scene.recording.trace(), scene.given_values);
    let is_seen = given.from_start || (given.pruned_at_end && state == NodeState::Pruned && scene.step == trace.len());
    if !is_seen || scene.tree_layout.sizes.node_style != NodeStyle::Abstract || trace.kind(node) == NodeKind::Inner {
        return None;
    }
    let position = scene.recording.position(node);
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.is_empty().then(|| position.evaluate().to_string())
}

/// Writes a value inside a triangle or a square: smaller where it is long, and on a plate where it is wider than that.
fn add_value_inside<G: GameView>(
    scene: &Scene<'_, G>,
    node: NodeId,
    (font, color): (Font, PaletteColor),
    text: String,
    labels: &mut Labels,
) {
    let kind = scene.recording.trace().kind(node);
    let sizes = &scene.tree_layout.sizes;
    let down = match (kind, scene.recording.trace().player(node)) {
        (NodeKind::Leaf(_), _) => 0.0,
        (NodeKind::Inner, Player::Max) => sizes.triangle_height / 2.0 - VALUE_INSIDE,
        (NodeKind::Inner, Player::Min) => VALUE_INSIDE - sizes.triangle_height / 2.0,
    };
    let room = |size: f32| match kind {
        NodeKind::Leaf(_) => scene.px(sizes.leaf_width) - 3.0,
        NodeKind::Inner => sizes.room_in_triangle(scene.view.scale, font.cap_height(size)),
    };
    let (largest, least) = (scene.text_px(VALUE_SIZE), scene.view.min_text_px);
    let wide = font.width(&text, 1.0);
    let mut size = largest;
    while least < size && room(size) < wide * size {
        size = (size - 0.5).max(least);
    }
    let center = scene.center(node);
    let place = point(center.x, center.y + scene.px(down));
    let mut shapes = Vec::new();
    if room(size) < wide * size {
        if scene.view.scale < sizes.smallest_scale * least / MIN_TEXT_PX - 1e-3 {
            // From so far the number is left out.
            return;
        }
        let (half, high) = (wide * size / 2.0 + 3.0, size * 0.58);
        let (min, max) = (point(place.x - half, place.y - high), point(place.x + half, place.y + high));
        shapes.push(Shape::Bar { min, max, color: PaletteColor::Background, opacity: 0.85 });
    }
    shapes.push(text_shape(place, Anchor::Center, size, font, color, text));
    labels.add_inside(node, shapes);
}
