//! Prefix sums over the blocks of one row: the shares in any column, at any step, are a difference of two of them.
//!
//! Knows categories and widths, neither nodes nor pixels.

use super::category::NodeCategory;

/// How much of a column is in which category, from 0 to 1. What is missing to 1 is free of nodes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CategoryShares {
    /// Good for MAX.
    pub max: f32,
    /// Exactly 0.
    pub even: f32,
    /// Good for MIN.
    pub min: f32,
    /// Undecided.
    pub undecided: f32,
    /// Pruned.
    pub pruned: f32,
    /// Unfinished.
    pub unfinished: f32,
    /// The mean strength of the colors for MAX and for MIN, from 0 to 1.
    pub strength: [f32; 2],
}

/// Sums over everything left of a position in a row.
#[derive(Clone, Copy, Debug, Default)]
pub struct PrefixSums {
    /// The covered width, in units.
    covered: f64,
    nodes: f64,
    /// The number of nodes that are finished or pruned, and of those how many are good for MAX, 0, good for MIN, pruned.
    settled: f64,
    counts: [f64; 4],
    /// The total strength of the colors of those that are good for MAX and for MIN.
    strengths: [f64; 2],
}

impl PrefixSums {
    /// The shares between two positions, in a column `width` units wide.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, reason = "the differences are shares of 0 to 1")]
    pub fn shares_until(&self, end: &Self, width: f64) -> CategoryShares {
        let nodes = end.nodes - self.nodes;
        if nodes <= 0.0 {
            return CategoryShares::default();
        }
        let filled = ((end.covered - self.covered) / width).clamp(0.0, 1.0);
        let one = (filled / nodes) as f32;
        let share = |count: f64| (count as f32).max(0.0) * one;
        let [max, even, min, pruned] = std::array::from_fn(|category| end.counts[category] - self.counts[category]);
        let settled = end.settled - self.settled;
        // What rounding leaves of a difference counts as 0.
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

    /// Adds a fraction of the way to the next sums.
    pub(super) fn grow(&mut self, next: &Self, fraction: f64) {
        let grow = |sum: &mut f64, next: f64| *sum += (next - *sum) * fraction;
        grow(&mut self.covered, next.covered);
        grow(&mut self.nodes, next.nodes);
        grow(&mut self.settled, next.settled);
        self.counts.iter_mut().zip(next.counts).for_each(|(sum, next)| grow(sum, next));
        self.strengths.iter_mut().zip(next.strengths).for_each(|(sum, next)| grow(sum, next));
    }

    /// These sums with the categories of `known`: right of it, every node is unfinished.
    pub(super) fn with_known(self, known: Self) -> Self {
        Self { covered: self.covered, nodes: self.nodes, ..known }
    }
}

/// The left end of a block, with the sums over all blocks before it.
#[derive(Clone, Copy, Debug, Default)]
pub struct BlockBoundary {
    pub(super) left: f64,
    /// The width that those cover, in units. What it grows by to the next boundary is the width of this block.
    pub(super) covered: f64,
    /// How many are good for MAX, 0, good for MIN, pruned, at the end of the search.
    counts: [u32; 4],
    /// The total strength of the colors of those that are good for MAX and for MIN, in steps of 1 / [`STRENGTHS`].
    strengths: [u32; 2],
}

/// The number of steps of a color's strength.
const STRENGTHS: f32 = 255.0;
const STEP: f64 = 1.0 / 255.0;
impl BlockBoundary {
    /// The boundary at the left end of the first block.
    pub fn first(left: f64) -> Self {
        Self { left, ..Self::default() }
    }

    /// The next boundary, after a block that ends at `right`. The next block starts at `next_left`.
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
