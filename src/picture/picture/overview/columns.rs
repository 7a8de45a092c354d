//! Columns of pixels, each with the shares of what is under it. Equal neighbors are merged into one bar.
//!
//! Knows pixels and shares, neither rows nor nodes.

use super::category::NodeCategory;
use super::prefix_sums::CategoryShares;
use crate::picture::shape::{Shape, point};

/// The largest difference between the borders of equal columns, in pixels.
const SAME_BORDER: f32 = 0.25;
/// The largest difference between the color strengths of equal columns.
const SAME_STRENGTH: f32 = 0.02;

/// Draws the columns of one row, from left to right.
#[derive(Debug)]
pub(super) struct ColumnMerger {
    top: f32,
    bottom: f32,
    /// The columns since the last different one.
    run: Option<ColumnRun>,
}

/// A run of equal columns.
#[derive(Clone, Copy, Debug)]
struct ColumnRun {
    left: f32,
    right: f32,
    /// The bottoms of the shares that hang from the top, one below the other; last, the top of the MIN share, which is at
    /// the bottom.
    borders: [f32; 6],
    /// Of MAX's color and of MIN's.
    strength: [f32; 2],
}

impl ColumnMerger {
    /// No columns yet, between two heights in pixels.
    pub(super) const fn new(top: f32, bottom: f32) -> Self {
        Self { top, bottom, run: None }
    }

    /// Adds a column: the MAX share hangs from the top, then the others, and the MIN share is at the bottom.
    pub(super) fn add(&mut self, left: f32, right: f32, column: &CategoryShares, shapes: &mut Vec<Shape>) {
        let height = self.bottom - self.top;
        let mut y = self.top;
        let hanging = [column.max, column.even, column.undecided, column.pruned, column.unfinished, 0.0];
        let mut borders = hanging.map(|share| {
            y += share * height;
            y
        });
        borders[5] = self.bottom - column.min * height;
        let next = ColumnRun { left, right, borders, strength: column.strength };
        match &mut self.run {
            Some(run) if run.looks_like(&next) => run.right = right,
            _ => {
                self.draw(shapes);
                self.run = Some(next);
            }
        }
    }

    /// Draws the columns that are not drawn yet.
    pub(super) fn draw(&mut self, shapes: &mut Vec<Shape>) {
        let Some(ColumnRun { left, right, borders, strength }) = self.run.take() else { return };
        let mut bar = |category: NodeCategory, top: f32, bottom: f32, strength: f32| {
            if top < bottom {
                let (color, opacity) = category.color();
                let (min, max) = (point(left, top), point(right, bottom));
                shapes.push(Shape::Bar { min, max, color, opacity: opacity * strength });
            }
        };
        let [max, even, undecided, pruned, unfinished, min] = borders;
        bar(NodeCategory::MaxAhead, self.top, max, strength[0]);
        bar(NodeCategory::Even, max, even, 1.0);
        bar(NodeCategory::Undecided, even, undecided, 1.0);
        bar(NodeCategory::Pruned, undecided, pruned, 1.0);
        bar(NodeCategory::Unfinished, pruned, unfinished, 1.0);
        bar(NodeCategory::MinAhead, min, self.bottom, strength[1]);
    }
}

impl ColumnRun {
    fn looks_like(&self, other: &Self) -> bool {
        let farthest = |a: &[f32], b: &[f32]| a.iter().zip(b).map(|(a, b)| (a - b).abs()).fold(0.0, f32::max);
        farthest(&self.borders, &other.borders) <= SAME_BORDER
            && farthest(&self.strength, &other.strength) <= SAME_STRENGTH
    }
}
