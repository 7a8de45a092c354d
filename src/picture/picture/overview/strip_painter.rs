//! The strip of one row as shapes: a block for every node while there is room, else columns of pixels that show the
//! shares of the nodes under them.

use super::block_contents::BlockContents;
use super::category::NodeCategory;
use super::columns::ColumnMerger;
use super::prefix_sums::PrefixSums;
use super::strips::settled_count;
use crate::picture::draw::Scene;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Shape, point};
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use poda_core::trace::moment::NodeState;
use std::ops::Range;

/// A row has blocks while its nodes are at least this many pixels apart, on average. Columns look the same by then.
const MIN_BLOCK_DISTANCE: f32 = 4.0;
/// Between these widths of a block, in pixels, a gap opens between neighbouring blocks.
const GAP: (f32, f32) = (4.0, 8.0);

/// The strip of one row.
pub struct StripPainter<'a, 'b, G: GameView> {
    scene: &'a Scene<'b, G>,
    ply: usize,
    /// Its top and its bottom, in pixels.
    heights: Range<f32>,
    /// The indices of the row's nodes whose blocks are in view.
    visible: Range<usize>,
}

impl<'a, 'b, G: GameView> StripPainter<'a, 'b, G> {
    /// The strip of a row between two heights, in pixels.
    pub fn new(scene: &'a Scene<'b, G>, ply: usize, heights: Range<f32>) -> Self {
        let (view, strips) = (&scene.view, &scene.tree_layout.strips);
        // The row has nodes outside the drawn subtree, too.
        let row = scene.tree_layout.positions.row(ply);
        let inside = scene.recording.trace().subtree_range(scene.root);
        let (low, high) = (row.partition_point(|&n| n < inside.start), row.partition_point(|&n| n < inside.end));
        let first = strips.started(ply, view.plane_x(0.0)).saturating_sub(1).clamp(low, high);
        let last = strips.started(ply, view.plane_x(view.size.x)).clamp(first, high);
        Self { scene, ply, heights, visible: first..last }
    }

    /// Draws the strip with values and boards in the blocks that have room for them.
    pub fn draw(&self, shapes: &mut Vec<Shape>) {
        if self.has_blocks() {
            let scene = self.scene;
            let contents = BlockContents { scene, top: self.heights.start, bottom: self.heights.end };
            let mut texts = Vec::new();
            for (node, ends) in self.drawn_blocks() {
                let fill = self.draw_block(node, ends, shapes);
                self.mark_folded(node, ends, shapes);
                contents.draw(node, ends, fill, &mut texts);
            }
            shapes.append(&mut texts);
        } else {
            self.draw_columns(shapes);
        }
    }

    /// Draws the strip without any text.
    pub fn draw_plain(&self, shapes: &mut Vec<Shape>) {
        if self.has_blocks() {
            for (node, ends) in self.drawn_blocks() {
                self.draw_block(node, ends, shapes);
            }
        } else {
            self.draw_columns(shapes);
        }
    }

    fn row(&self) -> &'b [u32] {
        self.scene.tree_layout.positions.row(self.ply)
    }

    fn has_blocks(&self) -> bool {
        self.visible.len() as f32 * MIN_BLOCK_DISTANCE <= self.scene.view.size.x
    }

    /// The nodes that have a block, and its left and right end in pixels.
    fn drawn_blocks(&self) -> impl Iterator<Item = (NodeId, (f32, f32))> {
        self.visible.clone().filter_map(|index| {
            let node = NodeId::new(self.row()[index] as usize);
            self.scene.is_drawn(node).then(|| (node, self.block(index)))
        })
    }

    /// The left and the right end of a node's block, in pixels.
    fn block(&self, index: usize) -> (f32, f32) {
        let (left, right) = self.scene.tree_layout.strips.block(self.ply, index);
        (self.scene.view.x(left), self.scene.view.x(right))
    }

    /// Draws a block from pixel to pixel; where there is room, its last pixel is a gap. Returns its color and opacity.
    fn draw_block(&self, node: NodeId, (left, right): (f32, f32), shapes: &mut Vec<Shape>) -> (PaletteColor, f32) {
        let (color, opacity) = self.fill(node);
        let gap = ((right - left - GAP.0) / (GAP.1 - GAP.0)).clamp(0.0, 1.0);
        let (left, right) = (left.max(-2.0).round(), right.min(self.scene.view.size.x + 2.0).round());
        let mut bar = |left: f32, right: f32, opacity: f32| {
            if left < right && opacity > 0.0 {
                let (min, max) = (point(left, self.heights.start), point(right, self.heights.end));
                shapes.push(Shape::Bar { min, max, color, opacity });
            }
        };
        if gap > 0.0 {
            bar(left, right - 1.0, opacity);
            bar(right - 1.0, right, opacity * (1.0 - gap));
        } else {
            bar(left, right, opacity);
        }
        (color, opacity)
    }

    /// The color and opacity of a node's block: the larger the score, the stronger.
    fn fill(&self, node: NodeId) -> (PaletteColor, f32) {
        let moment = self.scene.moment();
        if moment.state(node) == NodeState::Open {
            return (PaletteColor::Secondary, 0.22);
        }
        let category = NodeCategory::at(&moment, node);
        let (color, opacity) = category.color();
        let score = self.scene.recording.trace().result(node).map(|(score, _)| score);
        match (category, score) {
            (NodeCategory::MaxAhead | NodeCategory::MinAhead, Some(score)) => {
                (color, opacity * self.scene.tree_layout.strips.strength(score))
            }
            _ => (color, opacity),
        }
    }

    /// A bar under the block of a folded node, wide enough to be visible.
    fn mark_folded(&self, node: NodeId, (left, right): (f32, f32), shapes: &mut Vec<Shape>) {
        if self.scene.folded_below(node) > 0 {
            let (middle, half) = (f32::midpoint(left, right), ((right - left) / 2.0 - 1.0).max(5.0));
            let bottom = self.heights.end;
            let (min, max) = (point(middle - half, bottom + 2.0), point(middle + half, bottom + 6.0));
            shapes.push(Shape::Bar { min, max, color: PaletteColor::Secondary, opacity: 1.0 });
        }
    }

    fn draw_columns(&self, shapes: &mut Vec<Shape>) {
        let (view, strips) = (&self.scene.view, &self.scene.tree_layout.strips);
        let settled = settled_count(self.row(), &self.scene.moment());
        let hides_unvisited = !self.scene.shows_unvisited();
        let pixel = 1.0 / view.x_scale;
        let Range { start: first, end: last } = self.visible;
        let (left, right) = (self.block(first).0, self.block(last - 1).1);
        let left = left.max(0.0).floor();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "pixels of the picture")]
        let count = (right.min(view.size.x) - left).max(0.0).ceil() as usize;
        shapes.reserve(2 * count);
        let mut columns = ColumnMerger::new(self.heights.start, self.heights.end);
        let mut before: Option<(f64, PrefixSums)> = None;
        let positions = strips.positions(self.ply, view.plane_x(left), pixel, count + 1);
        for (index, position) in positions.into_iter().enumerate() {
            let after = strips.sums(self.ply, position.within(first, last), settled);
            if let Some((x, before)) = before.replace((position.x, after)) {
                let mut column = before.shares_until(&after, position.x - x);
                if hides_unvisited {
                    column.unfinished = 0.0;
                }
                let right = left + index as f32;
                columns.add(right - 1.0, right, &column, shapes);
            }
        }
        columns.draw(shapes);
    }
}
