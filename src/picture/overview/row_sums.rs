//! One row of the strips: the boundaries between its blocks, and a grid to find them by position.

use super::prefix_sums::{BlockBoundary, PrefixSums};

/// So many nodes share a cell of a row's grid, on average.
const NODES_A_CELL: usize = 4;
/// So many nodes are gone through one by one.
const FEW: usize = 16;

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

/// One row: the borders from left to right, with one more at the end, and a grid over them.
#[derive(Clone, Debug)]
pub struct RowSums {
    borders: Vec<BlockBoundary>,
    /// By cell, with one more at the end: the first node that starts there or further on.
    cells: Vec<u32>,
    /// How many cells a unit is.
    cells_a_unit: f64,
}

impl RowSums {
    /// The row with these borders, the last of which is behind the last node.
    pub fn new(borders: Vec<BlockBoundary>) -> Self {
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
    pub fn positions(&self, left: f64, pixel: f64, count: usize) -> Vec<RowPosition> {
        let mut started = self.started(left);
        let end = self.started(left + pixel * count as f64);
        // Where there are few nodes a pixel, the next is nearer than the grid.
        let is_sparse = end - started <= count * NODES_A_CELL / 2;
        let positions = (0..count).map(|index| {
            let x = left + pixel * index as f64;
            started = if is_sparse { self.started_from(started, x) } else { self.started(x) };
            self.position(started, x, pixel)
        });
        positions.collect()
    }

    /// What stands left of a place, where `settled` nodes are finished or pruned and the others are not.
    pub fn sums(&self, place: RowPosition, settled: usize) -> PrefixSums {
        let borders = &self.borders;
        let mut sums = borders[place.index].sums(place.index);
        if place.fraction > 0.0 {
            sums.grow(&borders[place.index + 1].sums(place.index + 1), f64::from(place.fraction));
        }
        if place.index >= settled {
            let known = borders[settled].sums(settled);
            sums = sums.with_known(known);
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
    pub fn started(&self, x: f64) -> usize {
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

    /// The left and the right end of a node's block, in units.
    pub fn block(&self, index: usize) -> (f64, f64) {
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
