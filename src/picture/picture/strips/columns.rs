//! Columns of pixels. Each shows the shares of the nodes under it in the six categories that a strip can show. Equal
//! neighbors are merged into one bar.

use super::hatching::{Hatching, Pattern};
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Shape, point};
use poda_core::score::{Interval, Score};
use poda_core::trace::NodeId;
use poda_core::trace::moment::{Moment, NodeState};

/// The maximum difference between the borders of equal columns, in pixels.
const SAME_BORDER: f32 = 0.25;
/// The maximum difference between the color strengths of equal columns.
const SAME_STRENGTH: f32 = 0.02;

/// The shares of a column's height in each category, from 0 to 1. The remainder of the sum to 1 is free of nodes.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CategoryShares {
    pub max: f32,
    /// Exactly 0.
    pub even: f32,
    pub min: f32,
    pub undecided: f32,
    pub pruned: f32,
    pub unfinished: f32,
    /// The mean strength of the colors for MAX and for MIN, from 0 to 1.
    pub strength: [f32; 2],
}

/// Draws the columns of one row, from left to right.
#[derive(Debug)]
pub(in crate::picture) struct ColumnMerger {
    top: f32,
    bottom: f32,
    run: Option<ColumnRun>,
    hatching: Hatching,
}

#[derive(Clone, Copy, Debug)]
struct ColumnRun {
    left: f32,
    right: f32,
    /// The borders between categories: the bottoms of the shares that start at the top, in order, and last the top of
    /// the MIN share, which is at the bottom.
    borders: [f32; 6],
    /// The strengths of MAX's and of MIN's color.
    strength: [f32; 2],
}

impl ColumnMerger {
    /// Returns a merger without columns, for a strip between two heights in pixels.
    pub(in crate::picture) fn new(top: f32, bottom: f32) -> Self {
        Self { top, bottom, run: None, hatching: Hatching::new(bottom - top) }
    }

    /// Adds a column. The MAX share is at the top, followed by the others, and the MIN share is at the bottom.
    pub(in crate::picture) fn add(&mut self, left: f32, right: f32, column: &CategoryShares, shapes: &mut Vec<Shape>) {
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

    /// Draws the remaining columns, and the patterns of all columns.
    pub(in crate::picture) fn finish(mut self, shapes: &mut Vec<Shape>) {
        self.draw(shapes);
        self.hatching.finish(shapes);
    }

    fn draw(&mut self, shapes: &mut Vec<Shape>) {
        let Some(ColumnRun { left, right, borders, strength }) = self.run.take() else { return };
        let mut bar = |category: NodeCategory, top: f32, bottom: f32, strength: f32| {
            if top < bottom {
                let (color, opacity) = category.color();
                let (min, max) = (point(left, top), point(right, bottom));
                shapes.push(Shape::Bar { min, max, color, opacity: opacity * strength });
                self.hatching.add(category.pattern(), min, max);
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

/// The category in which a strip shows what is proved of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeCategory {
    /// The value is more than 0: good for MAX.
    MaxAhead,
    /// The value is exactly 0.
    Even,
    /// The value is less than 0: good for MIN.
    MinAhead,
    /// The node is finished, but the sign of its value is not proved.
    Undecided,
    Pruned,
    /// The node is not visited or not finished.
    Unfinished,
}

impl NodeCategory {
    pub fn of(proved: Interval) -> Self {
        if proved.low > Score::ZERO {
            Self::MaxAhead
        } else if proved.high < Score::ZERO {
            Self::MinAhead
        } else if proved.is_exact() {
            Self::Even
        } else {
            Self::Undecided
        }
    }

    pub fn at(moment: &Moment<'_>, node: NodeId) -> Self {
        match moment.state(node) {
            NodeState::Finished => Self::of(moment.proved(node)),
            NodeState::Pruned => Self::Pruned,
            NodeState::Open | NodeState::Unvisited | NodeState::PassedOver => Self::Unfinished,
        }
    }

    /// Returns the pattern of the category. Nodes that are good for MAX are solid, and unvisited nodes are empty.
    pub(in crate::picture) const fn pattern(self) -> Option<Pattern> {
        let (slopes, color, opacity): (&[i8], _, _) = match self {
            Self::MaxAhead | Self::Unfinished => return None,
            Self::Even => (&[0], PaletteColor::Background, 0.7),
            Self::MinAhead => (&[-1], PaletteColor::Background, 0.55),
            Self::Undecided => (&[1, -1], PaletteColor::FaintLine, 1.0),
            Self::Pruned => (&[1], PaletteColor::Cut, 0.6),
        };
        Some(Pattern { slopes, color, opacity })
    }

    /// Returns the color of the category, and its opacity from 0 to 1. All categories differ in lightness, for users
    /// who see colors differently.
    pub const fn color(self) -> (PaletteColor, f32) {
        match self {
            Self::MaxAhead => (PaletteColor::Max, 1.0),
            Self::Even => (PaletteColor::Secondary, 0.5),
            Self::MinAhead => (PaletteColor::Min, 0.8),
            Self::Undecided => (PaletteColor::FaintLine, 0.6),
            Self::Pruned => (PaletteColor::Cut, 0.17),
            Self::Unfinished => (PaletteColor::Hairline, 0.35),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::palette::Theme;

    /// Returns the lightness of a category in print, from 0 to 255.
    fn lightness(category: NodeCategory) -> f32 {
        let (color, opacity) = category.color();
        let [grey, ..] = Theme::Print.color(color);
        f32::from(grey) * opacity + 255.0 * (1.0 - opacity)
    }

    const FROM_STRONG_TO_FAINT: [NodeCategory; 6] = [
        NodeCategory::MaxAhead,
        NodeCategory::MinAhead,
        NodeCategory::Even,
        NodeCategory::Undecided,
        NodeCategory::Pruned,
        NodeCategory::Unfinished,
    ];

    /// Returns the WCAG 2 luminance of a category on the background, with the offset that is used for contrast.
    fn luminance(category: NodeCategory, theme: Theme) -> f64 {
        let (color, opacity) = category.color();
        let [color, ground] = [color, PaletteColor::Background].map(|color| theme.color(color).map(f64::from));
        let parts = [0, 1, 2].map(|part| {
            let part = (color[part] * f64::from(opacity) + ground[part] * (1.0 - f64::from(opacity))) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05
    }

    #[test]
    fn categories_differ_without_their_colors() {
        for theme in [Theme::Light, Theme::Dark] {
            for pair in FROM_STRONG_TO_FAINT.windows(2) {
                let [one, other] = [pair[0], pair[1]].map(|category| luminance(category, theme));
                let ratio = if theme == Theme::Light { other / one } else { one / other };
                assert!(1.1 < ratio, "{pair:?}, {theme:?}: {ratio:.2}");
            }
        }
    }

    #[test]
    fn categories_differ_by_their_lightness_in_print() {
        for pair in FROM_STRONG_TO_FAINT.windows(2) {
            let [darker, lighter] = [pair[0], pair[1]].map(lightness);
            assert!(darker + 10.0 < lighter, "{pair:?}: {darker:.0} and {lighter:.0}");
        }
    }

    #[test]
    fn categories_differ_by_their_patterns() {
        for (index, &one) in FROM_STRONG_TO_FAINT.iter().enumerate() {
            for &other in &FROM_STRONG_TO_FAINT[..index] {
                let [slopes, others] = [one, other].map(|category| category.pattern().map(|pattern| pattern.slopes));
                // Solid and empty are the strongest and the faintest fill.
                let is_told = slopes != others || [one, other].contains(&NodeCategory::Unfinished) && slopes.is_none();
                assert!(is_told, "{one:?} and {other:?}");
            }
        }
    }
}
