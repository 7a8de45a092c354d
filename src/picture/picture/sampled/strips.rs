//! The overview: a strip per row. If nodes have enough space for a block each, a block has the color of its node's
//! mean. Otherwise, a column of two pixels has the color of the node under it that was added first.
//!
//! The mean of a node changes with every iteration through it, so sums over neighbors would be valid for only one step.
//! The node that was added first is the same at all steps: a column is empty until its first node is added, and shows
//! that node from then on.

use super::scene::SampledScene;
use crate::picture::fonts::Font;
use crate::picture::measure::VALUE_SIZE;
use crate::picture::overview::strip_painter::{Fill, block_bars, block_value};
use crate::picture::shape::{Shape, point};
use crate::picture::strips::NodeCategory;
use crate::picture::strips::hatching::Hatching;
use crate::picture::tree_scene::TreeScene;
use poda_core::game::GameView;
use poda_core::score::{Bound, Interval, Player, Score};
use poda_core::trace::NodeId;
use poda_core::trace::sampled::tree::SampledMoment;
use poda_words::i18n::mcts_numbers::written_mean;
use std::ops::Range;

/// The width of a column, in pixels. A single pixel is hardly visible from afar.
const COLUMN: f32 = 2.0;

/// Draws the strips of the rows in view, with frames around the path, the decided line and the selected node.
pub(super) fn draw_strips<G: GameView>(scene: &SampledScene<'_, G>, shapes: &mut Vec<Shape>) {
    for row in scene.rows() {
        RowStrip::new(scene, row).draw(shapes);
    }
    let marked = scene.path().into_iter().chain(scene.marked_line());
    scene.draw_frames(marked, scene.selected.filter(|&node| scene.is_drawn(node)), shapes);
}

/// Neighboring columns that look the same.
struct SameColumns {
    /// The category of their nodes, and the strength of its color.
    look: (NodeCategory, f32),
    left: f32,
    right: f32,
}

/// The largest difference between the color strengths of columns that look the same.
const SAME_STRENGTH: f32 = 0.05;

impl SameColumns {
    fn looks_like(&self, category: NodeCategory, strength: f32) -> bool {
        self.look.0 == category && (self.look.1 - strength).abs() <= SAME_STRENGTH
    }
}

struct RowStrip<'a, 'b, G: GameView> {
    scene: &'a SampledScene<'b, G>,
    moment: SampledMoment<'b, G>,
    row: usize,
    heights: Range<f32>,
    /// The indices of the row's nodes whose blocks are in view.
    visible: Range<usize>,
}

impl<'a, 'b, G: GameView> RowStrip<'a, 'b, G> {
    fn new(scene: &'a SampledScene<'b, G>, row: usize) -> Self {
        let (heights, visible) = (scene.strip(row), scene.blocks_in_view(row));
        Self { scene, moment: scene.moment(), row, heights, visible }
    }

    fn draw(&self, shapes: &mut Vec<Shape>) {
        if self.visible.is_empty() {
        } else if self.scene.has_blocks(self.visible.len()) {
            self.draw_blocks(shapes);
        } else {
            self.draw_columns(shapes);
        }
    }

    fn draw_blocks(&self, shapes: &mut Vec<Shape>) {
        let (scene, tree) = (self.scene, self.scene.layout.tree());
        let (mut texts, mut hatching) = (Vec::new(), Hatching::new(self.heights.end - self.heights.start));
        for index in self.visible.clone() {
            let node = scene.layout.recorded(NodeId::new(tree.positions.row(self.row)[index] as usize));
            let Some((category, strength)) = self.look(node) else { continue };
            let (left, right) = tree.strips.row(self.row).block(index);
            let ends = scene.view.x(left)..scene.view.x(right);
            let (color, opacity) = category.color();
            let fill = Fill { color, opacity: opacity * strength };
            block_bars(&ends, &scene.view, &self.heights, fill, shapes);
            // A mean is more informative than a pattern.
            if let Some(text) = self.mean(node, &ends, fill) {
                texts.push(text);
            } else {
                let (min, max) = (point(ends.start.max(-2.0), self.heights.start), point(ends.end, self.heights.end));
                hatching.add(category.pattern(), min, max);
            }
        }
        hatching.finish(shapes);
        shapes.append(&mut texts);
    }

    fn draw_columns(&self, shapes: &mut Vec<Shape>) {
        let (view, sums) = (&self.scene.view, self.scene.layout.tree().strips.row(self.row));
        let Range { start: first, end: last } = self.visible;
        let left = view.x(sums.block(first).0).max(0.0).floor();
        let right = view.x(sums.block(last - 1).1).min(view.size.x);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "pixels of the picture")]
        let count = ((right - left) / COLUMN).max(0.0).ceil() as usize;
        let edges = sums.positions(view.plane_x(left), f64::from(COLUMN) / view.x_scale, count + 1);
        let first_added = self.scene.layout.first_added(self.row);
        let mut hatching = Hatching::new(self.heights.end - self.heights.start);
        let mut run: Option<SameColumns> = None;
        for (index, ends) in edges.windows(2).enumerate() {
            let start = ends[0].index.max(first);
            let end = (ends[1].index + usize::from(0.0 < ends[1].fraction)).min(last);
            let look = first_added.among(start..end.max(start)).and_then(|node| self.look(node));
            let column = left + index as f32 * COLUMN;
            match (&mut run, look) {
                (Some(run), Some((category, strength))) if run.looks_like(category, strength) => {
                    run.right = column + COLUMN;
                }
                (before, look) => {
                    self.draw_run(before.as_ref(), shapes, &mut hatching);
                    *before = look.map(|look| SameColumns { look, left: column, right: column + COLUMN });
                }
            }
        }
        self.draw_run(run.as_ref(), shapes, &mut hatching);
        hatching.finish(shapes);
    }

    fn draw_run(&self, run: Option<&SameColumns>, shapes: &mut Vec<Shape>, hatching: &mut Hatching) {
        let Some(&SameColumns { look: (category, strength), left, right }) = run else { return };
        let (color, opacity) = category.color();
        let (min, max) = (point(left, self.heights.start), point(right, self.heights.end));
        shapes.push(Shape::Bar { min, max, color, opacity: opacity * strength });
        hatching.add(category.pattern(), min, max);
    }

    /// Returns the category of a node by the difference between its mean and ½, and the strength of its color; `None`
    /// if it is not in the tree. A node without results, or whose statistics are left out, is unfinished.
    fn look(&self, node: NodeId) -> Option<(NodeCategory, f32)> {
        let (scene, scale) = (self.scene, self.scene.recording.scale());
        if !scene.is_drawn(node) {
            return None;
        }
        let statistics = self.moment.statistics(node);
        if statistics.visits == 0 || scene.concealed.statistics == Some(node) {
            return Some((NodeCategory::Unfinished, 1.0));
        }
        let from_even = Score::new(scale.mean(Player::Max, statistics) - 0.5).unwrap_or_default();
        let category = NodeCategory::of(Interval::of(from_even, Bound::Exact));
        Some(match category {
            NodeCategory::MaxAhead | NodeCategory::MinAhead => {
                (category, scene.layout.tree().strips.strength(from_even))
            }
            NodeCategory::Even | NodeCategory::Undecided | NodeCategory::Pruned | NodeCategory::Unfinished => {
                (category, 1.0)
            }
        })
    }

    /// Returns the mean of a node in its block, if it fits.
    fn mean(&self, node: NodeId, ends: &Range<f32>, fill: Fill) -> Option<Shape> {
        let (scene, clear) = (self.scene, self.scene.view.content_range());
        let space = ends.start.max(clear.start)..ends.end.min(clear.end);
        let text = written_mean(scene.recording, node, scene.statistics(node)?)?;
        let size = VALUE_SIZE.max(scene.view.min_text_px);
        if space.end - space.start < Font::SemiBold.width(&text, size) + 8.0 {
            return None;
        }
        Some(block_value(&space, &self.heights, fill, size, text))
    }
}
