//! The marks on the path to the current node: frames around the blocks of the strips, and on the minimap.

use crate::picture::draw::Scene;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Shape, Stroke, point};
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use std::ops::Range;

/// The least width of a frame, in pixels.
const MIN_FRAME_WIDTH: f32 = 8.0;
/// The least width of a mark on the minimap, in pixels.
const MIN_MARK_WIDTH: f32 = 5.0;
/// The width of the line around a wide mark on the minimap, in pixels.
const MARK_LINE: f32 = 2.0;

/// The nodes to mark: the path to the current node and, at the end of the search, the principal variation.
pub fn marked_nodes<G: GameView>(scene: &Scene<'_, G>) -> Vec<NodeId> {
    let mut nodes: Vec<NodeId> = scene.moment().path().collect();
    if scene.shows_principal_variation() {
        nodes.extend(scene.recording.trace().principal_variation());
    }
    nodes.retain(|&node| scene.is_laid_out(node));
    nodes
}

/// A frame around a node's block in a strip between two heights, in pixels; `None` where the node is folded away.
pub fn frame<G: GameView>(scene: &Scene<'_, G>, node: NodeId, strip: Range<f32>, stroke: Stroke) -> Option<Shape> {
    let (left, right) = scene.view.block(scene.tree_layout, node)?;
    let (left, right) = (left.max(-4.0), right.min(scene.view.size.x + 4.0));
    let middle = f32::midpoint(left, right);
    let half = ((right - left) / 2.0 + 1.0).max(MIN_FRAME_WIDTH / 2.0);
    let (min, max) = (point(middle - half, strip.start - 3.5), point(middle + half, strip.end + 3.5));
    Some(Shape::Rect { min, max, radius: 3.0, fill: None, stroke: Some(stroke) })
}

/// The mark of a node on the minimap, in a strip between two heights, in pixels: its block in yellow or, where that is
/// wide, framed in yellow. `None` where the node is folded away.
pub fn minimap_mark<G: GameView>(scene: &Scene<'_, G>, node: NodeId, strip: Range<f32>) -> Option<Shape> {
    let (left, right) = scene.view.block(scene.tree_layout, node)?;
    let width = scene.view.size.x;
    let middle = f32::midpoint(left, right).clamp(MIN_MARK_WIDTH / 2.0, width - MIN_MARK_WIDTH / 2.0);
    let half = ((right - left) / 2.0).max(MIN_MARK_WIDTH / 2.0);
    let (left, right) = ((middle - half).max(0.0), (middle + half).min(width));
    let is_narrow = right - left <= 2.0 * MIN_MARK_WIDTH;
    let fill = is_narrow.then_some(PaletteColor::Current);
    let stroke = (!is_narrow).then_some(Stroke::solid(MARK_LINE, PaletteColor::Current));
    Some(Shape::Rect { min: point(left, strip.start), max: point(right, strip.end), radius: 1.0, fill, stroke })
}
