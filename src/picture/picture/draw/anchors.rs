//! Where edges and text attach to a node, in pixels.

use super::scene::Scene;
use crate::picture::fonts::Font;
use crate::picture::measure::NodeStyle;
use crate::picture::measure::dimensions::{BOARD_VALUE_SIZE, BOUND_SIZE, LEAF_HEIGHT, SEPARATION};
use crate::picture::shape::{Anchor, Point, point};
use poda_core::game::GameView;
use poda_core::trace::{NodeId, NodeKind};

/// The width of the current node's mark around a board, in units.
pub(super) const BOARD_HALO: f32 = 6.5;
/// Between the mark of the current node and the text under a board, in pixels.
const BELOW_HALO: f32 = 2.0;
/// From line to line under a leaf's board, as a multiple of the text size.
pub(super) const LINE_HEIGHT: f32 = 1.24;

/// The two ends of the edge to a node: under its parent, and on top of it.
pub(super) fn edge_ends<G: GameView>(scene: &Scene<'_, G>, child: NodeId) -> (Point, Point) {
    let parent = scene.recording.trace().parent(child).unwrap_or(child);
    (bottom(scene, parent), top(scene, child))
}

/// The top of a node, where the edge from its parent ends.
fn top<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Point {
    let (center, sizes) = (scene.center(node), &scene.tree_layout.sizes);
    let up = match (sizes.node_style, scene.recording.trace().kind(node)) {
        (NodeStyle::Abstract, NodeKind::Inner) => sizes.triangle_height / 2.0,
        (NodeStyle::Abstract, NodeKind::Leaf(_)) => LEAF_HEIGHT / 2.0,
        (NodeStyle::Board, NodeKind::Inner) => sizes.boards.inner.y / 2.0 + 4.0,
        (NodeStyle::Board, NodeKind::Leaf(_)) => sizes.boards.leaf.y / 2.0 + 9.0 + 5.0,
    };
    point(center.x, center.y - scene.px(up))
}

/// The bottom of a node, where the edges to its children start: below a board that is below its value.
pub(super) fn bottom<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> Point {
    let (center, sizes) = (scene.center(node), &scene.tree_layout.sizes);
    let down = match (sizes.node_style, scene.recording.trace().kind(node)) {
        (NodeStyle::Abstract, NodeKind::Inner) => scene.px(sizes.triangle_height / 2.0),
        (NodeStyle::Abstract, NodeKind::Leaf(_)) => scene.px(LEAF_HEIGHT / 2.0),
        (NodeStyle::Board, _) => {
            let size = scene.text_px(BOARD_VALUE_SIZE);
            below_board(scene, sizes.boards.inner.y, size) + 0.55 * size
        }
    };
    point(center.x, center.y + down)
}

/// From the middle of a node down to the middle of the value under its board, in pixels. `height` is the board's, in
/// units; `size` is the value's text size, in pixels.
pub(super) fn below_board<G: GameView>(scene: &Scene<'_, G>, height: f32, size: f32) -> f32 {
    scene.px(height / 2.0 + BOARD_HALO) + BELOW_HALO + Font::SemiBold.cap_height(size) / 2.0
}

/// From the middle of a leaf down to the text `lines` lines below the sum under its board, in pixels.
pub(super) fn below_leaf_board<G: GameView>(scene: &Scene<'_, G>, lines: usize) -> f32 {
    let size = scene.text_px(BOUND_SIZE);
    let lines = lines + usize::from(0 < lines && !sums_fit_one_line(scene));
    // A leaf's board is drawn higher, to make room for the text under it.
    below_board(scene, scene.tree_layout.sizes.boards.leaf.y - 18.0, size) + lines as f32 * size * LINE_HEIGHT
}

/// Returns whether the sums under leaf boards fit into one line: all of them or none, so that leaves look alike.
pub(super) fn sums_fit_one_line<G: GameView>(scene: &Scene<'_, G>) -> bool {
    let sizes = &scene.tree_layout.sizes;
    let room = scene.x_px(sizes.leaf_board_width + SEPARATION.siblings);
    sizes.longest_sum * scene.text_px(BOUND_SIZE) + 4.0 <= room
}

/// Where a text `height` pixels high goes beside an edge, a share `t` of the way down: on the side to which the edge
/// leads, at least `gap` pixels from it, however the edge leans.
pub(super) fn beside_edge((from, to): (Point, Point), t: f32, height: f32, gap: f32) -> (Anchor, Point) {
    let on = from.toward(to, t);
    let slope = (to.x - from.x) / (to.y - from.y).max(1.0);
    if to.x < from.x {
        (Anchor::Right, point(on.x + slope * height - gap, on.y))
    } else {
        (Anchor::Left, point(on.x + slope * height + gap, on.y))
    }
}
