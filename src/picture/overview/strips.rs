//! The tree from afar: a strip a ply, in which every column of pixels shows what the nodes under it are worth.
//!
//! Nodes of a row stand in order of appearance, so what is finished at a step is a stretch from the left: the shares of
//! any column at any step are differences of running sums, made once a trace.

use super::category::NodeCategory;
use super::prefix_sums::{BlockBoundary, PrefixSums};
use super::row_sums::{RowPosition, RowSums};
use crate::layout::Layout;
use crate::score::Score;
use crate::trace::moment::{Moment, NodeState};
use crate::trace::{NodeId, Trace};

/// The least strength, of a value next to 0.
const WEAKEST: f32 = 0.4;

/// The running sums of all rows.
#[derive(Clone, Debug)]
pub struct Strips {
    rows: Vec<RowSums>,
    largest: f64,
}

impl Strips {
    /// The sums of a trace that is laid out so, and whose largest finite score is this, either way.
    #[must_use]
    pub fn new(trace: &Trace, layout: &Layout, largest: f64) -> Self {
        let mut strips = Self { rows: Vec::with_capacity(layout.rows()), largest };
        let reach = reach(trace, layout);
        let end = trace.end();
        let lengths = (0..layout.rows()).map(|ply| layout.row(ply).len());
        let mut rows: Vec<RowBuilder> = lengths.map(RowBuilder::of).collect();
        // In the order of appearance, which is that in which everything lies in memory, every row grows from the left.
        for node in trace.nodes().filter(|node| layout.is_shown(node.number())) {
            let (x, [left, right]) = (layout.x(node.number()), reach[node.index()]);
            let score = trace.result(node).map_or(Score::ZERO, |(score, _)| score);
            let (category, strength) = (NodeCategory::at(&end, node), strips.strength(score));
            let block = PendingBlock { x, right: x + f64::from(right), category, strength };
            rows[trace.ply(node)].add(x - f64::from(left), block);
        }
        strips.rows.extend(rows.into_iter().map(RowBuilder::finished));
        strips
    }

    /// The left and the right end of a node's block, in units: as wide as its subtree, up to halfway where two overlap.
    #[must_use]
    pub fn block(&self, ply: usize, index: usize) -> (f64, f64) {
        self.rows[ply].block(index)
    }

    /// How many blocks of a row start at an x or left of it.
    #[must_use]
    pub fn started(&self, ply: usize, x: f64) -> usize {
        self.rows[ply].started(x)
    }

    /// The places in a row at `count` edges of pixels, the first of them at `left`, a pixel being so many units. Where the
    /// nodes are wider than a pixel, a place is drawn to the nearest end of a block, so that columns of pixels become
    /// blocks.
    #[must_use]
    pub fn positions(&self, ply: usize, left: f64, pixel: f64, count: usize) -> Vec<RowPosition> {
        self.rows[ply].positions(left, pixel, count)
    }

    /// What stands left of a place, where `settled` nodes of the row are finished or pruned and the others are not.
    #[must_use]
    pub fn sums(&self, ply: usize, place: RowPosition, settled: usize) -> PrefixSums {
        self.rows[ply].sums(place, settled)
    }

    /// Values other than won, lost and level are the stronger in colour the larger they are.
    #[must_use]
    pub fn strength(&self, score: Score) -> f32 {
        let size = score.get().abs();
        if size.is_infinite() || self.largest <= 0.0 {
            return 1.0;
        }
        #[expect(clippy::cast_possible_truncation, reason = "a share of 0 to 1")]
        let share = (size / self.largest) as f32;
        WEAKEST + (1.0 - WEAKEST) * share
    }
}

/// A row that grows from the left.
struct RowBuilder {
    borders: Vec<BlockBoundary>,
    /// The last block: where it ends is known when the next one is.
    last: Option<PendingBlock>,
}

/// The block of a node, but for its left end.
struct PendingBlock {
    /// The middle of the node.
    x: f64,
    right: f64,
    category: NodeCategory,
    strength: f32,
}

impl RowBuilder {
    fn of(length: usize) -> Self {
        Self { borders: Vec::with_capacity(length + 1), last: None }
    }

    /// Adds the block that starts at `left`, unless the one before reaches further.
    fn add(&mut self, left: f64, block: PendingBlock) {
        let border = match (self.last.take(), self.borders.last()) {
            (Some(last), Some(border)) => {
                let (mut right, mut next_left) = (last.right, left);
                if next_left < right {
                    // A small subtree may stand wholly over a part of a large one: each keeps its own middle.
                    right = f64::midpoint(right, next_left).max(last.x).min(block.x);
                    next_left = right;
                }
                border.after(last.category, last.strength, right, next_left)
            }
            _ => BlockBoundary::first(left),
        };
        self.borders.push(border);
        self.last = Some(block);
    }

    fn finished(mut self) -> RowSums {
        let border = match (self.last.take(), self.borders.last()) {
            (Some(last), Some(border)) => border.after(last.category, last.strength, last.right, f64::INFINITY),
            _ => BlockBoundary::first(0.0),
        };
        self.borders.push(border);
        RowSums::new(self.borders)
    }
}

/// How far each node's own drawing and those of all below it reach.
fn reach(trace: &Trace, layout: &Layout) -> Vec<[f32; 2]> {
    let count = u32::try_from(trace.node_count()).expect("a trace has fewer than 2³² nodes");
    let own = |node: u32| [layout.extent(node).left, layout.extent(node).right];
    let mut reach: Vec<[f32; 2]> = (0..count).map(own).collect();
    // Children stand behind their parents, so going backwards meets every child before its parent.
    for node in (1..count).rev() {
        if !layout.is_shown(node) {
            continue;
        }
        let [left, right] = reach[node as usize];
        if let Some(parent) = trace.parent(NodeId::new(node as usize)) {
            let parent_x = layout.x(parent.number());
            #[expect(clippy::cast_possible_truncation, reason = "a distance to one's parent")]
            let right_of_parent = (layout.x(node) - parent_x) as f32;
            let widest = &mut reach[parent.index()];
            *widest = [widest[0].max(left - right_of_parent), widest[1].max(right + right_of_parent)];
        }
    }
    reach
}

/// How many nodes of a row, from the left, are finished or pruned at a moment. Only the open one may be among what the
/// search has reached, and it is the last of that.
#[must_use]
pub fn settled_count(row: &[u32], moment: &Moment<'_>) -> usize {
    let frontier = moment.frontier();
    let reached = row.partition_point(|&node| (node as usize) < frontier);
    let last_is_open = reached > 0 && moment.state(NodeId::new(row[reached - 1] as usize)) == NodeState::Open;
    reached - usize::from(last_is_open)
}
