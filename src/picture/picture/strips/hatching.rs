//! The patterns of strips: parallel lines, which distinguish categories without colors. Lines continue from rectangle
//! to rectangle, because columns of one pixel would otherwise contain only dashes.

use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Point, Shape, Stroke, point};

/// The number of lines in the height of a strip, and the minimum and maximum distance between them, in pixels.
const LINES: f32 = 6.0;
const DISTANCE: (f32, f32) = (3.0, 8.0);
/// The maximum gap over which a line continues, in pixels.
const NEAR: f32 = 1.1;
/// The minimum horizontal length of a line, in pixels.
const MIN_LENGTH: f32 = 2.5;

/// The lines of one strip.
#[derive(Debug)]
pub(in crate::picture) struct Hatching {
    distance: f32,
    /// The pieces of lines that may still be continued.
    pieces: Vec<HatchPiece>,
    lines: Vec<Shape>,
}

#[derive(Clone, Copy, Debug)]
struct HatchPiece {
    slope: i8,
    number: i32,
    stroke: Stroke,
    left: f32,
    right: f32,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::picture) struct Pattern {
    /// The slope of each kind of line: how much it falls from column to column.
    pub slopes: &'static [i8],
    /// The color of the lines, and its opacity.
    pub color: PaletteColor,
    pub opacity: f32,
}

impl Hatching {
    /// Returns a hatching without lines, for a strip of a height in pixels.
    pub(in crate::picture) fn new(height: f32) -> Self {
        Self { distance: (height / LINES).clamp(DISTANCE.0, DISTANCE.1), pieces: Vec::new(), lines: Vec::new() }
    }

    /// Adds the lines of a pattern in a rectangle. Rectangles must be added from left to right.
    pub(in crate::picture) fn add(&mut self, pattern: Option<Pattern>, min: Point, max: Point) {
        let Some(Pattern { slopes, color, opacity }) = pattern else { return };
        let stroke = Stroke { width: (self.distance / 5.0).max(0.8), color, dashed: false, opacity };
        for &slope in slopes {
            // A line is y = slope · x + number · distance.
            let steepness = f32::from(slope);
            let ends = [min.x, max.x].map(|x| steepness * x);
            let first = ((min.y - ends[0].max(ends[1])) / self.distance).ceil();
            let last = ((max.y - ends[0].min(ends[1])) / self.distance).floor();
            #[expect(clippy::cast_possible_truncation, reason = "a small whole number")]
            for number in first as i32..=last as i32 {
                let at = number as f32 * self.distance;
                let [a, b] = if slope == 0 { [min.x, max.x] } else { [min.y, max.y].map(|y| (y - at) / steepness) };
                let (left, right) = (a.min(b).max(min.x), a.max(b).min(max.x));
                if left < right {
                    self.extend(HatchPiece { slope, number, stroke, left, right });
                }
            }
        }
    }

    fn extend(&mut self, piece: HatchPiece) {
        let goes_on = |kept: &&mut HatchPiece| {
            kept.slope == piece.slope
                && kept.number == piece.number
                && kept.stroke == piece.stroke
                && piece.left - kept.right <= NEAR
        };
        if let Some(kept) = self.pieces.iter_mut().find(goes_on) {
            kept.right = piece.right;
            return;
        }
        // A piece that ends further to the left cannot be continued.
        let ended = self.pieces.extract_if(.., |kept| NEAR < piece.left - kept.right);
        self.lines.extend(ended.filter_map(|kept| kept.line(self.distance)));
        self.pieces.push(piece);
    }

    pub(in crate::picture) fn finish(mut self, shapes: &mut Vec<Shape>) {
        shapes.append(&mut self.lines);
        shapes.extend(self.pieces.iter().filter_map(|piece| piece.line(self.distance)));
    }
}

impl HatchPiece {
    /// Returns the line, unless it is too short to have a direction.
    fn line(&self, distance: f32) -> Option<Shape> {
        let at = |x: f32| point(x, f32::from(self.slope) * x + self.number as f32 * distance);
        let line = Shape::Line { from: at(self.left), to: at(self.right), stroke: self.stroke };
        (MIN_LENGTH <= self.right - self.left).then_some(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATTERN: Option<Pattern> = Some(Pattern { slopes: &[1], color: PaletteColor::Cut, opacity: 0.6 });

    #[test]
    fn a_line_goes_on_from_column_to_column_and_stays_inside() {
        let (mut columns, mut whole) = (Hatching::new(48.0), Hatching::new(48.0));
        for left in 0..60_u8 {
            let left = f32::from(left);
            columns.add(PATTERN, point(left, 100.0), point(left + 1.0, 148.0));
        }
        whole.add(PATTERN, point(0.0, 100.0), point(60.0, 148.0));
        let drawn = [columns, whole].map(|hatching| {
            let mut shapes = Vec::new();
            hatching.finish(&mut shapes);
            let ends = shapes.into_iter().map(|shape| match shape {
                Shape::Line { from, to, .. } => [from.x, from.y, to.x, to.y].map(f32::round),
                other => panic!("{other:?} is no line"),
            });
            let mut ends: Vec<_> = ends.collect();
            ends.sort_by(|a, b| a.partial_cmp(b).unwrap());
            ends
        });
        assert_eq!(drawn[0], drawn[1]);
        assert!(8 < drawn[0].len());
        assert!(drawn[0].iter().all(|&[a, b, c, d]| 0.0 <= a && c <= 60.0 && 100.0 <= b && d <= 148.0), "{drawn:?}");
    }
}
