//! The running sums of one row of strips: what every column of it shows at every step is a difference of two of them.
//!
//! The sums stand beside the block that they end at, in the order of the row, and a coarse grid says where to look: an edge
//! of a column costs one or two looks into memory, however many nodes the row has. Knows verdicts and widths alone.

use super::strips::NodeCategory;

/// How much of a column has which verdict; what is missing to 1 has no node at that ply.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CategoryShares {
    /// Good for MAX.
    pub max: f32,
    /// Level.
    pub level: f32,
    /// Good for MIN.
    pub min: f32,
    /// Undecided.
    pub undecided: f32,
    /// Pruned.
    pub pruned: f32,
    /// Not finished.
    pub unvisited: f32,
    /// How strong the colours of what is good for MAX and for MIN are, on average.
    pub strength: [f32; 2],
}

/// A place in a row: so many whole nodes, and of the next one such a part of its block.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RowPosition {
    /// The nodes left of it.
    pub index: usize,
    /// From 0 to 1.
    pub fraction: f32,
    /// Where it is, in units.
    pub x: f64,
}

impl RowPosition {
    /// The nearest place in a stretch of the row.
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

/// What stands left of a place in a row.
#[derive(Clone, Copy, Debug, Default)]
pub struct PrefixSums {
    /// How much of the plane it covers, in units.
    covered: f64,
    nodes: f64,
    /// Of the nodes that are finished or pruned: how many there are, and how many are good for MAX, level, good for MIN
    /// and pruned.
    settled: f64,
    counts: [f64; 4],
    /// And how strong the colours of those that are good for MAX and for MIN are, all together.
    strengths: [f64; 2],
}

impl PrefixSums {
    /// The shares of what stands between two places, in a column `width` units wide.
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
        let [max, level, min, pruned] = std::array::from_fn(|category| end.counts[category] - self.counts[category]);
        let settled = end.settled - self.settled;
        // What is left of a difference by rounding is nothing.
        let whole = |count: f64| if count < 1e-6 { 0.0 } else { count };
        let mean = |index: usize, count: f64| {
            let sum = (end.strengths[index] - self.strengths[index]) as f32;
            if count > 1e-6 { (sum / count as f32).clamp(0.0, 1.0) } else { 1.0 }
        };
        CategoryShares {
            max: share(max),
            level: share(level),
            min: share(min),
            undecided: share(whole(settled - max - level - min - pruned)),
            pruned: share(pruned),
            unvisited: share(whole(nodes - settled)),
            strength: [mean(0, max), mean(1, min)],
        }
    }
}

/// What is kept of a node of a row: where its block starts, and sums over all nodes before it.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::picture) struct BlockBoundary {
    left: f64,
    /// How much of the plane they cover, in units: a block ends as far from its start as this grows.
    covered: f64,
    /// How many are good for MAX, level, good for MIN, and pruned, in the end.
    counts: [u32; 4],
    /// How strong the colours are of those that are good for MAX and for MIN, in steps of [`STRENGTHS`].
    strengths: [u32; 2],
}

/// So many steps has the strength of a colour.
const STRENGTHS: f32 = 255.0;
const STEP: f64 = 1.0 / 255.0;
/// So many nodes share a cell of a row's grid, on average.
const NODES_A_CELL: usize = 4;
/// So many nodes are gone through one by one.
const FEW: usize = 16;

/// One row: the borders from left to right, with one more at the end, and a grid over them.
#[derive(Clone, Debug)]
pub(in crate::picture) struct RowSums {
    borders: Vec<BlockBoundary>,
    /// By cell, with one more at the end: the first node that starts there or further on.
    cells: Vec<u32>,
    /// How many cells a unit is.
    cells_a_unit: f64,
}

impl BlockBoundary {
    /// The border where the first block starts.
    pub(in crate::picture) fn first(left: f64) -> Self {
        Self { left, ..Self::default() }
    }

    /// The next border, behind a block that ends at `right`, where the next block starts at `next_left`.
    pub(in crate::picture) fn after(&self, category: NodeCategory, strength: f32, right: f64, next_left: f64) -> Self {
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

    fn sums(&self, index: usize) -> PrefixSums {
        PrefixSums {
            covered: self.covered,
            nodes: index as f64,
            settled: index as f64,
            counts: self.counts.map(f64::from),
            strengths: self.strengths.map(|sum| f64::from(sum) * STEP),
        }
    }
}

impl PrefixSums {
    /// Adds a part of the way to the next sums.
    fn grow(&mut self, next: &Self, fraction: f64) {
        let grow = |sum: &mut f64, next: f64| *sum += (next - *sum) * fraction;
        grow(&mut self.covered, next.covered);
        grow(&mut self.nodes, next.nodes);
        grow(&mut self.settled, next.settled);
        self.counts.iter_mut().zip(next.counts).for_each(|(sum, next)| grow(sum, next));
        self.strengths.iter_mut().zip(next.strengths).for_each(|(sum, next)| grow(sum, next));
    }
}

impl RowSums {
    /// The row with these borders, the last of which is behind the last node.
    pub(in crate::picture) fn new(borders: Vec<BlockBoundary>) -> Self {
        let count = borders.len() - 1;
        let cells = count / NODES_A_CELL + 1;
        let width = borders[count.saturating_sub(1)].left - borders[0].left;
        let cells_a_unit = if width > 0.0 { cells as f64 / width } else { 0.0 };
        let mut row = Self { borders, cells: Vec::with_capacity(cells + 1), cells_a_unit };
        for index in 0..count {
            let cell = row.cell(row.borders[index].left, cells);
            while row.cells.len() <= cell {
                row.cells.push(number(index));
            }
        }
        row.cells.resize(cells + 1, number(count));
        row
    }

    /// The places at `count` edges of pixels, the first of them at `left`, a pixel being so many units.
    pub(in crate::picture) fn places(&self, left: f64, pixel: f64, count: usize) -> Vec<RowPosition> {
        let mut started = self.started(left);
        let end = self.started(left + pixel * count as f64);
        // Where there are few nodes a pixel, the next is nearer than the grid.
        let is_sparse = end - started <= count * NODES_A_CELL / 2;
        let places = (0..count).map(|index| {
            let x = left + pixel * index as f64;
            started = if is_sparse { self.started_from(started, x) } else { self.started(x) };
            self.place(started, x, pixel)
        });
        places.collect()
    }

    /// What stands left of a place, where `settled` nodes are finished or pruned and the others are not.
    pub(in crate::picture) fn sums(&self, place: RowPosition, settled: usize) -> PrefixSums {
        let borders = &self.borders;
        let mut sums = borders[place.index].sums(place.index);
        if place.fraction > 0.0 {
            sums.grow(&borders[place.index + 1].sums(place.index + 1), f64::from(place.fraction));
        }
        if place.index >= settled {
            let known = borders[settled].sums(settled);
            sums = PrefixSums { covered: sums.covered, nodes: sums.nodes, ..known };
        }
        sums
    }

    /// The cell of an x. It never falls where x grows, so that whoever is in an earlier cell starts further left.
    fn cell(&self, x: f64, cells: usize) -> usize {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "what is outside is clamped")]
        let cell = ((x - self.borders[0].left) * self.cells_a_unit) as usize;
        cell.min(cells - 1)
    }

    /// How many blocks start at an x or left of it.
    pub(in crate::picture) fn started(&self, x: f64) -> usize {
        let cell = self.cell(x, self.cells.len() - 1);
        let (first, last) = (self.cells[cell] as usize, self.cells[cell + 1] as usize);
        if last - first <= FEW {
            // Going on step by step can be guessed ahead, so that one look need not wait for the other.
            return first + self.borders[first..last].iter().take_while(|border| border.left <= x).count();
        }
        first + self.borders[first..last].partition_point(|border| border.left <= x)
    }

    /// The same where it is known that so many have started.
    fn started_from(&self, known: usize, x: f64) -> usize {
        let rest = &self.borders[known..self.borders.len() - 1];
        known + rest.iter().take_while(|border| border.left <= x).count()
    }

    /// The place at an x up to which so many blocks have started.
    fn place(&self, started: usize, x: f64, pixel: f64) -> RowPosition {
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

    /// The left and the right end of a node's block, in units.
    pub(in crate::picture) fn block(&self, index: usize) -> (f64, f64) {
        let (border, next) = (&self.borders[index], &self.borders[index + 1]);
        (border.left, border.left + (next.covered - border.covered))
    }

    /// An x in a block or right of it, moved towards an end of a block that is less than half a pixel away: not at all
    /// where the nodes there are a pixel wide, and onto it where they are two.
    fn sharpened(&self, index: usize, x: f64, pixel: f64) -> f64 {
        let (left, right) = self.block(index);
        let width_of = |index: Option<usize>| {
            index.filter(|&index| index + 1 < self.borders.len()).map_or(f64::INFINITY, |index| {
                let (left, right) = self.block(index);
                right - left
            })
        };
        let next = self.borders[index + 1].left;
        let (edge, neighbour) = if x - left < (right - x).abs().min((next - x).abs()) {
            (left, index.checked_sub(1))
        } else if (next - x).abs() < (right - x).abs() {
            (next, Some(index + 1))
        } else {
            (right, Some(index + 1))
        };
        if (edge - x).abs() > pixel / 2.0 {
            return x;
        }
        let narrow = (right - left).min(width_of(neighbour));
        x + (edge - x) * (narrow / pixel - 1.0).clamp(0.0, 1.0)
    }
}

fn number(index: usize) -> u32 {
    u32::try_from(index).expect("a trace has fewer than 2³² nodes")
}
