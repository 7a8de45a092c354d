//! Columns of pixels, each of which shows the shares of what is under it. Neighbours that look the same are one bar.
//!
//! Knows places in pixels and shares alone, neither rows nor nodes.

use super::category::NodeCategory;
use super::prefix_sums::CategoryShares;
use crate::picture::shape::{Shape, point};

/// Columns look the same as long as none of their borders differs by more than this, in pixels.
const SAME: f32 = 0.25;
/// And as long as the strength of their colours does not differ more than this.
const SAME_STRENGTH: f32 = 0.02;

/// The columns of one row, from left to right.
#[derive(Debug)]
pub(super) struct ColumnMerger {
    top: f32,
    bottom: f32,
    /// The columns since the last that looked different.
    same: Option<ColumnRun>,
}

/// A stretch of columns that look the same.
#[derive(Clone, Copy, Debug)]
struct ColumnRun {
    left: f32,
    right: f32,
    /// Where the shares end that hang from the top, one below the other, and where MIN's starts that stands on the
    /// bottom.
    borders: [f32; 6],
    /// Of MAX's colour and of MIN's.
    strength: [f32; 2],
}

impl ColumnMerger {
    /// No columns yet, between two heights.
    pub(super) const fn new(top: f32, bottom: f32) -> Self {
        Self { top, bottom, same: None }
    }

    /// Adds a column. MAX's share hangs from the top, MIN's stands on the bottom, the others hang between.
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
        match &mut self.same {
            Some(same) if same.looks_like(&next) => same.right = right,
            _ => {
                self.draw(shapes);
                self.same = Some(next);
            }
        }
    }

    /// Draws what is not drawn yet.
    pub(super) fn draw(&mut self, shapes: &mut Vec<Shape>) {
        let Some(ColumnRun { left, right, borders, strength }) = self.same.take() else { return };
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
        farthest(&self.borders, &other.borders) <= SAME && farthest(&self.strength, &other.strength) <= SAME_STRENGTH
    }
}
