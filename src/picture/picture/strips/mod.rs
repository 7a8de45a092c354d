//! The data of the overview: a strip per row, in which every column of pixels shows what is proved of the nodes under
//! it.
//!
//! The nodes of a row are in order of appearance, so the finished nodes at a step are a prefix. The shares in any
//! column at any step are differences of prefix sums, which are computed once per trace. A grid finds the blocks of a
//! row by position.

mod columns;
pub(super) mod hatching;

pub(super) use columns::ColumnMerger;
pub use columns::NodeCategory;

use columns::CategoryShares;
use poda_core::batches;
use poda_core::layout::Layout;
use poda_core::score::Score;
use poda_core::trace::moment::{Moment, NodeState};
use poda_core::trace::{NodeId, Trace};

/// The minimum strength of a color, for a score near 0.
const MIN_STRENGTH: f32 = 0.4;

/// The prefix sums of all rows.
#[derive(Clone, Debug)]
pub struct Strips {
    rows: Vec<RowSums>,
    max_abs_score: f64,
}

impl Strips {
    /// Returns the blocks of a layout without categories, for trees whose colors are not derived from sums.
    /// `max_abs_score` is the score with the strongest color.
    pub fn of_blocks(layout: &Layout, widths: &SubtreeWidths, max_abs_score: f64) -> Self {
        let row = |ply: usize| {
            let mut row = RowBuilder::of(layout.row(ply).len());
            for &node in layout.row(ply) {
                let (x, [left, right]) = (layout.x(node), widths.0[node as usize]);
                let (category, right) = (NodeCategory::Unfinished, x + f64::from(right));
                row.add(x - f64::from(left), PendingBlock { x, right, category, strength: 0.0 });
            }
            row.finished()
        };
        Self { rows: (0..layout.rows()).map(row).collect(), max_abs_score }
    }

    /// Returns the strips of a layout whose rows need not be in the order of appearance. `max_abs_score` is the score
    /// with the strongest color.
    pub fn of_rows(trace: &Trace, layout: &Layout, widths: &SubtreeWidths, max_abs_score: f64) -> Self {
        let end = trace.end();
        let row = |ply: usize| {
            let mut row = RowBuilder::of(layout.row(ply).len());
            for &node in layout.row(ply) {
                let (left, block) = pending_block(&end, layout, widths, NodeId::new(node as usize), max_abs_score);
                row.add(left, block);
            }
            row.finished()
        };
        Self { rows: batches::collect((0..layout.rows()).map(row)), max_abs_score }
    }

    pub fn row(&self, ply: usize) -> &RowSums {
        &self.rows[ply]
    }

    /// Returns the strength of the color for a score. It grows with the absolute value of the score; it is 1 if the
    /// score is infinite.
    pub fn strength(&self, score: Score) -> f32 {
        strength(score, self.max_abs_score)
    }
}

/// Returns the left end and the block of a node at the end of a search.
fn pending_block(
    end: &Moment<'_>,
    layout: &Layout,
    widths: &SubtreeWidths,
    node: NodeId,
    max_abs_score: f64,
) -> (f64, PendingBlock) {
    let (x, [left, right]) = (layout.x(node.number()), widths.0[node.index()]);
    let score = end.trace().result(node).map_or(Score::ZERO, |(score, _)| score);
    let (category, strength) = (NodeCategory::at(end, node), strength(score, max_abs_score));
    (x - f64::from(left), PendingBlock { x, right: x + f64::from(right), category, strength })
}

fn strength(score: Score, max_abs_score: f64) -> f32 {
    let size = score.get().abs();
    if size.is_infinite() || max_abs_score <= 0.0 {
        return 1.0;
    }
    #[expect(clippy::cast_possible_truncation, reason = "a share of 0 to 1")]
    let share = (size / max_abs_score) as f32;
    MIN_STRENGTH + (1.0 - MIN_STRENGTH) * share
}

/// The prefix sums of all rows while nodes are being added.
#[derive(Clone, Debug)]
pub struct StripsInParts {
    rows: Vec<RowBuilder>,
    max_abs_score: f64,
    /// The number of nodes that have been added.
    added: usize,
}

impl StripsInParts {
    /// Starts the sums of a tree with this layout. `max_abs_score` is the maximum absolute value of its scores.
    pub fn begin(layout: &Layout, max_abs_score: f64) -> Self {
        let rows = (0..layout.rows()).map(|ply| RowBuilder::of(layout.row(ply).len())).collect();
        Self { rows, max_abs_score, added: 0 }
    }

    /// Adds at most `max` more nodes of a trace with the same layout. Returns whether all nodes have been added.
    pub fn add(&mut self, trace: &Trace, layout: &Layout, widths: &SubtreeWidths, max: usize) -> bool {
        let nodes = self.added..trace.node_count().min(self.added.saturating_add(max));
        self.added = nodes.end;
        let end = trace.end();
        // Nodes are visited in memory order, which is the order of appearance, so every row grows from the left.
        let shown = nodes.map(NodeId::new).filter(|node| layout.is_shown(node.number()));
        batches::for_each(shown, |node| {
            let (left, block) = pending_block(&end, layout, widths, node, self.max_abs_score);
            self.rows[layout.ply(node.number())].add(left, block);
        });
        self.added == trace.node_count()
    }

    /// Returns the sums. All nodes must have been added.
    pub fn finish(self) -> Strips {
        let rows = self.rows.into_iter().map(RowBuilder::finished).collect();
        Strips { rows, max_abs_score: self.max_abs_score }
    }
}

/// Builds a row from left to right.
#[derive(Clone, Debug)]
struct RowBuilder {
    boundaries: Vec<BlockBoundary>,
    /// The last block. Its right end is known only when the next block is added.
    last: Option<PendingBlock>,
}

/// A block without its left end.
#[derive(Clone, Debug)]
struct PendingBlock {
    x: f64,
    right: f64,
    category: NodeCategory,
    strength: f32,
}

impl RowBuilder {
    fn of(length: usize) -> Self {
        Self { boundaries: Vec::with_capacity(length + 1), last: None }
    }

    /// Adds a block that starts at `left`, or further right if the previous block extends beyond `left`.
    fn add(&mut self, left: f64, block: PendingBlock) {
        let boundary = match (self.last.take(), self.boundaries.last()) {
            (Some(last), Some(boundary)) => {
                let (mut right, mut next_left) = (last.right, left);
                if next_left < right {
                    // A small subtree can lie entirely over a part of a large one. Each block keeps the center of its
                    // own node.
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

/// For each node, how far the drawings of its subtree extend to both sides of it.
#[derive(Clone, Debug)]
pub struct SubtreeWidths(Vec<[f32; 2]>);

impl SubtreeWidths {
    /// Returns the widths of the nodes alone, for a drawing in which nodes have no subtrees of their own.
    pub fn of_nodes(layout: &Layout) -> Self {
        let own = |node: usize| {
            let extent = layout.extent(NodeId::new(node).number());
            [extent.left, extent.right]
        };
        Self(batches::collect((0..layout.len()).map(own)))
    }

    /// Measures the subtrees of a layout. `parent` returns the parent of a node, or `None` for the root.
    pub fn new(layout: &Layout, parent: impl Fn(u32) -> Option<u32>) -> Self {
        let count = u32::try_from(layout.len()).expect("a tree has fewer than 2³² nodes");
        let own = |node: u32| [layout.extent(node).left, layout.extent(node).right];
        let mut widths: Vec<[f32; 2]> = batches::collect((0..layout.len()).map(|node| own(NodeId::new(node).number())));
        // A child comes after its parent, so in reverse order every child is visited before its parent.
        batches::for_each((1..count).rev().filter(|&node| layout.is_shown(node)), |node| {
            let [left, right] = widths[node as usize];
            if let Some(parent) = parent(node) {
                let parent_x = layout.x(parent);
                #[expect(clippy::cast_possible_truncation, reason = "a distance to one's parent")]
                let right_of_parent = (layout.x(node) - parent_x) as f32;
                let widest = &mut widths[parent as usize];
                *widest = [widest[0].max(left - right_of_parent), widest[1].max(right + right_of_parent)];
            }
        });
        Self(widths)
    }
}

/// Returns the number of nodes at the start of a row that are finished or pruned at a moment. Only the last node that
/// the search has reached can be open.
pub fn settled_count(row: &[u32], moment: &Moment<'_>) -> usize {
    let frontier = moment.frontier();
    let reached = row.partition_point(|&node| (node as usize) < frontier);
    let last_is_open = reached > 0 && moment.state(NodeId::new(row[reached - 1] as usize)) == NodeState::Open;
    reached - usize::from(last_is_open)
}

/// The mean number of nodes in a cell of a row's grid.
const NODES_PER_CELL: usize = 4;
/// The maximum number of nodes that are searched linearly.
const MAX_LINEAR: usize = 16;

/// A position in a row: after a number of whole blocks and a fraction of the next one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RowPosition {
    /// The number of whole blocks to its left.
    pub index: usize,
    /// The fraction of the next block to its left, from 0 to 1.
    pub fraction: f32,
    /// Its x, in units.
    pub x: f64,
}

impl RowPosition {
    /// Returns the nearest position between two blocks.
    #[must_use]
    pub const fn within(self, first: usize, last: usize) -> Self {
        if self.index < first {
            Self { index: first, fraction: 0.0, ..self }
        } else if self.index < last {
            self
        } else {
            Self { index: last, fraction: 0.0, ..self }
        }
    }
}

/// The boundaries of a row from left to right, with an additional one at the end, and a grid over them. Finding a
/// position takes one or two memory accesses, regardless of the number of nodes in the row.
#[derive(Clone, Debug)]
pub struct RowSums {
    boundaries: Vec<BlockBoundary>,
    /// For each cell, the first block that starts in it or to its right, with an additional entry at the end.
    cells: Vec<u32>,
    cells_per_unit: f64,
}

impl RowSums {
    /// Returns the row with these boundaries. The last one is after the last block.
    pub fn new(boundaries: Vec<BlockBoundary>) -> Self {
        let count = boundaries.len() - 1;
        let cells = count / NODES_PER_CELL + 1;
        let width = boundaries[count.saturating_sub(1)].left - boundaries[0].left;
        let cells_per_unit = if width > 0.0 { cells as f64 / width } else { 0.0 };
        let mut row = Self { boundaries, cells: Vec::with_capacity(cells + 1), cells_per_unit };
        for index in 0..count {
            let cell = row.cell(row.boundaries[index].left, cells);
            while row.cells.len() <= cell {
                row.cells.push(number(index));
            }
        }
        row.cells.resize(cells + 1, number(count));
        row
    }

    /// Returns the positions at `count` pixel edges, starting at `left`. `pixel` is the width of a pixel, in units. If
    /// nodes are wider than a pixel, a position is moved to the nearest end of a block, so that columns of pixels form
    /// blocks.
    pub fn positions(&self, left: f64, pixel: f64, count: usize) -> Vec<RowPosition> {
        let mut started = self.started(left);
        let end = self.started(left + pixel * count as f64);
        // If there are few nodes per pixel, a search from the last block is faster than the grid.
        let is_sparse = end - started <= count * NODES_PER_CELL / 2;
        let positions = (0..count).map(|index| {
            let x = left + pixel * index as f64;
            started = if is_sparse { self.started_from(started, x) } else { self.started(x) };
            self.position(started, x, pixel)
        });
        positions.collect()
    }

    /// Returns the sums to the left of a position, at a step at which the first `settled` nodes are finished or pruned.
    pub fn sums(&self, position: RowPosition, settled: usize) -> PrefixSums {
        let boundaries = &self.boundaries;
        let mut sums = boundaries[position.index].sums(position.index);
        if position.fraction > 0.0 {
            sums.grow(&boundaries[position.index + 1].sums(position.index + 1), f64::from(position.fraction));
        }
        if position.index >= settled {
            let known = boundaries[settled].sums(settled);
            sums = sums.with_known(known);
        }
        sums
    }

    /// Returns the cell of an x. It is monotonic in x, so a block in an earlier cell starts further left.
    fn cell(&self, x: f64, cells: usize) -> usize {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "what is outside is clamped")]
        let cell = ((x - self.boundaries[0].left) * self.cells_per_unit) as usize;
        cell.min(cells - 1)
    }

    /// Returns the number of blocks that start at or to the left of an x.
    pub fn started(&self, x: f64) -> usize {
        let cell = self.cell(x, self.cells.len() - 1);
        let (first, last) = (self.cells[cell] as usize, self.cells[cell + 1] as usize);
        if last - first <= MAX_LINEAR {
            // The processor can predict a linear search, so that the memory accesses overlap.
            return first + self.boundaries[first..last].iter().take_while(|boundary| boundary.left <= x).count();
        }
        first + self.boundaries[first..last].partition_point(|boundary| boundary.left <= x)
    }

    /// Returns the number of blocks that start at or to the left of an x, if at least `known` do.
    fn started_from(&self, known: usize, x: f64) -> usize {
        let rest = &self.boundaries[known..self.boundaries.len() - 1];
        known + rest.iter().take_while(|boundary| boundary.left <= x).count()
    }

    /// Returns the position at an x, given that `started` blocks start at or to the left of it.
    fn position(&self, started: usize, x: f64, pixel: f64) -> RowPosition {
        let Some(index) = started.checked_sub(1) else { return RowPosition { x, ..RowPosition::default() } };
        let (left, right) = self.block(index);
        let width = right - left;
        let x = if width > pixel { self.sharpened(index, x, pixel) } else { x };
        if width <= 0.0 || right <= x {
            return RowPosition { index: started, fraction: 0.0, x };
        }
        #[expect(clippy::cast_possible_truncation, reason = "a share of 0 to 1")]
        let fraction = ((x - left) / width).max(0.0) as f32;
        RowPosition { index, fraction, x }
    }

    /// Returns the left and the right end of a block, in units. It is as wide as its subtree, but ends halfway if two
    /// subtrees overlap.
    pub fn block(&self, index: usize) -> (f64, f64) {
        let (boundary, next) = (&self.boundaries[index], &self.boundaries[index + 1]);
        (boundary.left, boundary.left + (next.covered - boundary.covered))
    }

    /// Returns an x that is in a block or to its right, moved towards an end of a block if that is less than half a
    /// pixel away. If blocks are one pixel wide, it is not moved; if they are two or more pixels wide, it is moved all
    /// the way.
    fn sharpened(&self, index: usize, x: f64, pixel: f64) -> f64 {
        let (left, right) = self.block(index);
        let width_of = |index: Option<usize>| {
            index.filter(|&index| index + 1 < self.boundaries.len()).map_or(f64::INFINITY, |index| {
                let (left, right) = self.block(index);
                right - left
            })
        };
        let next = self.boundaries[index + 1].left;
        let (edge, neighbor) = if x - left < (right - x).abs().min((next - x).abs()) {
            (left, index.checked_sub(1))
        } else if (next - x).abs() < (right - x).abs() {
            (next, Some(index + 1))
        } else {
            (right, Some(index + 1))
        };
        if (edge - x).abs() > pixel / 2.0 {
            return x;
        }
        let narrow = (right - left).min(width_of(neighbor));
        x + (edge - x) * (narrow / pixel - 1.0).clamp(0.0, 1.0)
    }
}

fn number(index: usize) -> u32 {
    u32::try_from(index).expect("a trace has fewer than 2³² nodes")
}

/// Sums over everything to the left of a position in a row.
#[derive(Clone, Copy, Debug, Default)]
pub struct PrefixSums {
    /// The covered width, in units.
    covered: f64,
    nodes: f64,
    /// The number of nodes that are finished or pruned, and how many of them are good for MAX, exactly 0, good for MIN,
    /// and pruned.
    settled: f64,
    counts: [f64; 4],
    /// The total color strengths of the nodes that are good for MAX and for MIN.
    strengths: [f64; 2],
}

impl PrefixSums {
    /// Returns the shares between two positions, in a column `width` units wide. They are zero if there is no space
    /// between the positions, for example for a subtree whose larger neighbors meet above it.
    #[expect(clippy::cast_possible_truncation, reason = "the differences are shares of 0 to 1")]
    pub fn shares_until(&self, end: &Self, width: f64) -> CategoryShares {
        let nodes = end.nodes - self.nodes;
        if nodes <= 0.0 || width <= 0.0 {
            return CategoryShares::default();
        }
        let filled = ((end.covered - self.covered) / width).clamp(0.0, 1.0);
        let one = (filled / nodes) as f32;
        let share = |count: f64| (count as f32).max(0.0) * one;
        let [max, even, min, pruned] = std::array::from_fn(|category| end.counts[category] - self.counts[category]);
        let settled = end.settled - self.settled;
        // Rounding errors of a difference are treated as 0.
        let whole = |count: f64| if count < 1e-6 { 0.0 } else { count };
        let mean = |index: usize, count: f64| {
            let sum = (end.strengths[index] - self.strengths[index]) as f32;
            if count > 1e-6 { (sum / count as f32).clamp(0.0, 1.0) } else { 1.0 }
        };
        CategoryShares {
            max: share(max),
            even: share(even),
            min: share(min),
            undecided: share(whole(settled - max - even - min - pruned)),
            pruned: share(pruned),
            unfinished: share(whole(nodes - settled)),
            strength: [mean(0, max), mean(1, min)],
        }
    }

    /// Moves the sums a fraction of the way to the next sums.
    pub(super) fn grow(&mut self, next: &Self, fraction: f64) {
        let grow = |sum: &mut f64, next: f64| *sum += (next - *sum) * fraction;
        grow(&mut self.covered, next.covered);
        grow(&mut self.nodes, next.nodes);
        grow(&mut self.settled, next.settled);
        self.counts.iter_mut().zip(next.counts).for_each(|(sum, next)| grow(sum, next));
        self.strengths.iter_mut().zip(next.strengths).for_each(|(sum, next)| grow(sum, next));
    }

    /// Returns these sums with the categories of `known`: to the right of it, every node is unfinished.
    pub(super) fn with_known(self, known: Self) -> Self {
        Self { covered: self.covered, nodes: self.nodes, ..known }
    }
}

/// The left end of a block, with the sums over all blocks before it.
#[derive(Clone, Copy, Debug, Default)]
pub struct BlockBoundary {
    pub(super) left: f64,
    /// The width that these blocks cover, in units. The difference to the next boundary is the width of this block.
    pub(super) covered: f64,
    /// The number of nodes that are good for MAX, exactly 0, good for MIN, and pruned, at the end of the search.
    counts: [u32; 4],
    /// The total color strengths of the nodes that are good for MAX and for MIN, in steps of 1 / [`STRENGTHS`].
    strengths: [u32; 2],
}

/// The number of steps of a color's strength.
const STRENGTHS: f32 = 255.0;
const STEP: f64 = 1.0 / 255.0;
impl BlockBoundary {
    pub fn first(left: f64) -> Self {
        Self { left, ..Self::default() }
    }

    /// Returns the next boundary, after a block that ends at `right`. The next block starts at `next_left`.
    pub fn after(&self, category: NodeCategory, strength: f32, right: f64, next_left: f64) -> Self {
        let mut next = Self { left: next_left, covered: self.covered + (right - self.left), ..*self };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most 255")]
        let strength = (strength * STRENGTHS).round() as u32;
        match category {
            NodeCategory::MaxAhead => {
                next.counts[0] += 1;
                next.strengths[0] = self.strengths[0].saturating_add(strength);
            }
            NodeCategory::Even => next.counts[1] += 1,
            NodeCategory::MinAhead => {
                next.counts[2] += 1;
                next.strengths[1] = self.strengths[1].saturating_add(strength);
            }
            NodeCategory::Pruned => next.counts[3] += 1,
            NodeCategory::Undecided | NodeCategory::Unfinished => {}
        }
        next
    }

    pub fn sums(&self, index: usize) -> PrefixSums {
        PrefixSums {
            covered: self.covered,
            nodes: index as f64,
            settled: index as f64,
            counts: self.counts.map(f64::from),
            strengths: self.strengths.map(|sum| f64::from(sum) * STEP),
        }
    }
}
