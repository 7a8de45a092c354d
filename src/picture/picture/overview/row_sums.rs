//! One row of the strips: the boundaries between its blocks, and a grid to find them by position.

use super::prefix_sums::{BlockBoundary, PrefixSums};

/// The mean number of nodes per cell of a row's grid.
const NODES_PER_CELL: usize = 4;
/// The largest number of nodes that are searched linearly.
const MAX_LINEAR: usize = 16;

/// A position in a row: after some whole blocks and a fraction of the next one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct RowPosition {
    /// The number of whole blocks left of it.
    pub index: usize,
    /// The fraction of the next block left of it, from 0 to 1.
    pub fraction: f32,
    /// Its x, in units.
    pub x: f64,
}

impl RowPosition {
    /// The nearest position between two blocks.
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

/// The boundaries of a row from left to right, with one more at the end, and a grid over them: finding a position takes
/// one or two memory accesses, however many nodes the row has.
#[derive(Clone, Debug)]
pub struct RowSums {
    boundaries: Vec<BlockBoundary>,
    /// By cell, with one more at the end: the first block that starts in it or right of it.
    cells: Vec<u32>,
    /// Cells per unit.
    cells_per_unit: f64,
}

impl RowSums {
    /// The row with these boundaries, of which the last is after the last block.
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

    /// The positions at `count` edges of pixels, the first of them at `left`. `pixel` is the width of a pixel, in units.
    pub fn positions(&self, left: f64, pixel: f64, count: usize) -> Vec<RowPosition> {
        let mut started = self.started(left);
        let end = self.started(left + pixel * count as f64);
        // Where there are few nodes per pixel, the next block is nearer than the grid.
        let is_sparse = end - started <= count * NODES_PER_CELL / 2;
        let positions = (0..count).map(|index| {
            let x = left + pixel * index as f64;
            started = if is_sparse { self.started_from(started, x) } else { self.started(x) };
            self.position(started, x, pixel)
        });
        positions.collect()
    }

    /// The sums left of a position, at a step at which the first `settled` nodes are finished or pruned.
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

    /// The cell of an x. Cells grow with x, so that a block in an earlier cell starts further left.
    fn cell(&self, x: f64, cells: usize) -> usize {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "what is outside is clamped")]
        let cell = ((x - self.boundaries[0].left) * self.cells_per_unit) as usize;
        cell.min(cells - 1)
    }

    /// The number of blocks that start at an x or left of it.
    pub fn started(&self, x: f64) -> usize {
        let cell = self.cell(x, self.cells.len() - 1);
        let (first, last) = (self.cells[cell] as usize, self.cells[cell + 1] as usize);
        if last - first <= MAX_LINEAR {
            // A linear search is predicted by the processor, so that one access need not wait for the other.
            return first + self.boundaries[first..last].iter().take_while(|boundary| boundary.left <= x).count();
        }
        first + self.boundaries[first..last].partition_point(|boundary| boundary.left <= x)
    }

    /// The same, if at least `known` blocks have started.
    fn started_from(&self, known: usize, x: f64) -> usize {
        let rest = &self.boundaries[known..self.boundaries.len() - 1];
        known + rest.iter().take_while(|boundary| boundary.left <= x).count()
    }

    /// The position at an x that `started` blocks start left of.
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

    /// The left and the right end of a block, in units.
    pub fn block(&self, index: usize) -> (f64, f64) {
        let (boundary, next) = (&self.boundaries[index], &self.boundaries[index + 1]);
        (boundary.left, boundary.left + (next.covered - boundary.covered))
    }

    /// An x in a block or right of it, moved towards an end of a block less than half a pixel away: not at all where blocks
    /// are a pixel wide, and all the way where they are two.
    fn sharpened(&self, index: usize, x: f64, pixel: f64) -> f64 {
        let (left, right) = self.block(index);
        let width_of = |index: Option<usize>| {
            index.filter(|&index| index + 1 < self.boundaries.len()).map_or(f64::INFINITY, |index| {
                let (left, right) = self.block(index);
                right - left
            })
        };
        let next = self.boundaries[index + 1].left;
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
