//! What the overview draws of a tree: a strip per row, in which every column of pixels shows what is proved of the nodes
//! under it.
//!
//! The nodes of a row are in order of appearance, so the finished ones at a step are a prefix: the shares in any column at
//! any step are differences of prefix sums, which are computed once per trace.

use super::category::NodeCategory;
use super::prefix_sums::{BlockBoundary, PrefixSums};
use super::row_sums::{RowPosition, RowSums};
use poda_core::batches;
use poda_core::layout::Layout;
use poda_core::score::Score;
use poda_core::trace::moment::{Moment, NodeState};
use poda_core::trace::{NodeId, Trace};

/// The least strength of a color, for a score near 0.
const MIN_STRENGTH: f32 = 0.4;

/// The prefix sums of all rows.
#[derive(Clone, Debug)]
pub struct Strips {
    rows: Vec<RowSums>,
    max_abs_score: f64,
}

impl Strips {
    /// The sums of a trace with this layout. `max_abs_score` is the largest absolute value of its scores.
    #[must_use]
    pub fn new(trace: &Trace, layout: &Layout, widths: &SubtreeWidths, max_abs_score: f64) -> Self {
        let mut strips = Self { rows: Vec::with_capacity(layout.rows()), max_abs_score };
        let end = trace.end();
        let lengths = (0..layout.rows()).map(|ply| layout.row(ply).len());
        let mut rows: Vec<RowBuilder> = lengths.map(RowBuilder::of).collect();
        // Nodes are visited in memory order, which is the order of appearance: every row grows from the left.
        batches::for_each(trace.nodes().filter(|node| layout.is_shown(node.number())), |node| {
            let (x, [left, right]) = (layout.x(node.number()), widths.0[node.index()]);
            let score = trace.result(node).map_or(Score::ZERO, |(score, _)| score);
            let (category, strength) = (NodeCategory::at(&end, node), strips.strength(score));
            let block = PendingBlock { x, right: x + f64::from(right), category, strength };
            rows[trace.ply(node)].add(x - f64::from(left), block);
        });
        strips.rows.extend(rows.into_iter().map(RowBuilder::finished));
        strips
    }

    /// The left and the right end of a block, in units: as wide as its subtree, and up to halfway where two overlap.
    #[must_use]
    pub fn block(&self, ply: usize, index: usize) -> (f64, f64) {
        self.rows[ply].block(index)
    }

    /// The number of blocks of a row that start at an x or left of it.
    #[must_use]
    pub fn started(&self, ply: usize, x: f64) -> usize {
        self.rows[ply].started(x)
    }

    /// The positions in a row at `count` edges of pixels, the first of them at `left`. `pixel` is the width of a pixel, in
    /// units. Where nodes are wider than a pixel, a position is moved to the nearest end of a block, so that columns of
    /// pixels become blocks.
    #[must_use]
    pub fn positions(&self, ply: usize, left: f64, pixel: f64, count: usize) -> Vec<RowPosition> {
        self.rows[ply].positions(left, pixel, count)
    }

    /// The sums left of a position, at a step at which the first `settled` nodes of the row are finished or pruned.
    #[must_use]
    pub fn sums(&self, ply: usize, position: RowPosition, settled: usize) -> PrefixSums {
        self.rows[ply].sums(position, settled)
    }

    /// The strength of the color for a score: the larger its absolute value, the stronger; 1 if it is infinite.
    #[must_use]
    pub fn strength(&self, score: Score) -> f32 {
        let size = score.get().abs();
        if size.is_infinite() || self.max_abs_score <= 0.0 {
            return 1.0;
        }
        #[expect(clippy::cast_possible_truncation, reason = "a share of 0 to 1")]
        let share = (size / self.max_abs_score) as f32;
        MIN_STRENGTH + (1.0 - MIN_STRENGTH) * share
    }
}

/// Builds a row from left to right.
struct RowBuilder {
    boundaries: Vec<BlockBoundary>,
    /// The last block, whose right end is known once the next one is added.
    last: Option<PendingBlock>,
}

/// A block without its left end.
struct PendingBlock {
    /// The middle of its node.
    x: f64,
    right: f64,
    category: NodeCategory,
    strength: f32,
}

impl RowBuilder {
    fn of(length: usize) -> Self {
        Self { boundaries: Vec::with_capacity(length + 1), last: None }
    }

    /// Adds the block that starts at `left`, or further right if the one before reaches into it.
    fn add(&mut self, left: f64, block: PendingBlock) {
        let boundary = match (self.last.take(), self.boundaries.last()) {
            (Some(last), Some(boundary)) => {
                let (mut right, mut next_left) = (last.right, left);
                if next_left < right {
                    // A small subtree can be entirely over a part of a large one: each keeps the middle of its own node.
                    right = f64::midpoint(right, next_left).max(last.x).min(block.x);
                    next_left = right;
                }
                boundary.after(last.category, last.strength, right, next_left)
            }
            _ => BlockBoundary::first(left),
        };
        self.boundaries.push(boundary);
        self.last = Some(block);
    }

    fn finished(mut self) -> RowSums {
        let boundary = match (self.last.take(), self.boundaries.last()) {
            (Some(last), Some(boundary)) => boundary.after(last.category, last.strength, last.right, f64::INFINITY),
            _ => BlockBoundary::first(0.0),
        };
        self.boundaries.push(boundary);
        RowSums::new(self.boundaries)
    }
}

/// By node, how far the drawings of its subtree extend to both sides of it.
#[derive(Clone, Debug)]
pub struct SubtreeWidths(Vec<[f32; 2]>);

impl SubtreeWidths {
    /// Measures the subtrees of a layout.
    #[must_use]
    pub fn new(trace: &Trace, layout: &Layout) -> Self {
        let count = u32::try_from(trace.node_count()).expect("a trace has fewer than 2³² nodes");
        let own = |node: u32| [layout.extent(node).left, layout.extent(node).right];
        let mut widths: Vec<[f32; 2]> = batches::collect(trace.nodes().map(|node| own(node.number())));
        // A child comes after its parent, so backwards every child is visited before its parent.
        batches::for_each((1..count).rev().filter(|&node| layout.is_shown(node)), |node| {
            let [left, right] = widths[node as usize];
            if let Some(parent) = trace.parent(NodeId::new(node as usize)) {
                let parent_x = layout.x(parent.number());
                #[expect(clippy::cast_possible_truncation, reason = "a distance to one's parent")]
                let right_of_parent = (layout.x(node) - parent_x) as f32;
                let widest = &mut widths[parent.index()];
                *widest = [widest[0].max(left - right_of_parent), widest[1].max(right + right_of_parent)];
            }
        });
        Self(widths)
    }
}

/// The number of nodes at the start of a row that are finished or pruned at a moment. Of the nodes that the search has
/// reached only the last can be open.
#[must_use]
pub fn settled_count(row: &[u32], moment: &Moment<'_>) -> usize {
    let frontier = moment.frontier();
    let reached = row.partition_point(|&node| (node as usize) < frontier);
    let last_is_open = reached > 0 && moment.state(NodeId::new(row[reached - 1] as usize)) == NodeState::Open;
    reached - usize::from(last_is_open)
}
