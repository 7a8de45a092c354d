//! The outlines of shapes as paths, and which shapes can be one path.

use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Point, Shape, Stroke, point};
use krilla::geom::{Path, PathBuilder};

/// The largest length on a page, in points or pixels. A PDF page is at most 14,400 points wide.
const MOST: f32 = 30_000.0;

/// How far the control points of a quarter of a circle are along its tangents, in radii.
const ARC: f32 = 0.552_284_8;

/// How the outline of a shape is painted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Style {
    /// The color inside, and how opaque it is, from 0 to 1.
    pub fill: Option<(PaletteColor, f32)>,
    /// The line around it.
    pub stroke: Option<Stroke>,
}

impl Style {
    /// Returns how the outline of a shape is painted; `None` of a shape without one.
    pub fn of(shape: &Shape) -> Option<Self> {
        let opaque = |fill: &Option<PaletteColor>| fill.map(|color| (color, 1.0));
        match shape {
            Shape::Line { stroke, .. } => Some(Self { fill: None, stroke: Some(*stroke) }),
            Shape::Polygon { fill, stroke, .. }
            | Shape::Rect { fill, stroke, .. }
            | Shape::Circle { fill, stroke, .. } => Some(Self { fill: opaque(fill), stroke: *stroke }),
            Shape::Bar { color, opacity, .. } => Some(Self { fill: Some((*color, *opacity)), stroke: None }),
            Shape::Text { .. } | Shape::Faded { .. } => None,
        }
    }

    /// Returns the style at another opacity.
    pub fn faded(self, opacity: f32) -> Self {
        let fill = self.fill.map(|(color, own)| (color, own * opacity));
        Self { fill, stroke: self.stroke.map(|stroke| Stroke { opacity: stroke.opacity * opacity, ..stroke }) }
    }

    /// Returns whether two shapes of this style look the same in whatever order and however often they are painted.
    const fn is_flat(&self) -> bool {
        match (self.fill, self.stroke) {
            (Some((_, opacity)), None) => 1.0 <= opacity,
            (None, Some(stroke)) => 1.0 <= stroke.opacity,
            _ => false,
        }
    }
}

/// Returns whether a shape and the one after it are painted by one path as they are by two.
pub(super) fn are_one_path(one: &Shape, next: &Shape) -> bool {
    let Some(style) = Style::of(one) else { return false };
    // The corners of polygons turn in any direction, and the insides of two that turn in different ones cancel out.
    let can_be_filled = |shape: &Shape| style.fill.is_none() || !matches!(shape, Shape::Polygon { .. });
    style.is_flat() && Style::of(next) == Some(style) && can_be_filled(one) && can_be_filled(next)
}

/// Returns the outlines of shapes as one path. Those with a length that no page has are left out.
pub(super) fn outline(shapes: &[Shape]) -> Option<Path> {
    let mut outline = Outline(PathBuilder::new());
    for shape in shapes {
        match shape {
            Shape::Line { from, to, .. } => outline.polygon(&[*from, *to], false),
            Shape::Polygon { corners, .. } => outline.polygon(corners, true),
            Shape::Rect { min, max, radius, .. } => outline.rectangle(*min, *max, *radius),
            Shape::Bar { min, max, .. } => outline.rectangle(*min, *max, 0.0),
            Shape::Circle { center, radius, .. } => outline.circle(*center, *radius),
            Shape::Text { .. } | Shape::Faded { .. } => {}
        }
    }
    outline.0.finish()
}

/// Returns a rectangle.
pub(super) fn rectangle(min: Point, max: Point) -> Option<Path> {
    let mut outline = Outline(PathBuilder::new());
    outline.rectangle(min, max, 0.0);
    outline.0.finish()
}

/// Returns a length to a hundredth, so that it is short in the file.
pub(super) fn rounded(length: f32) -> f32 {
    (length * 100.0).round() / 100.0
}

/// Returns whether all numbers are lengths that a page can have.
pub(super) fn are_lengths(numbers: &[f32]) -> bool {
    numbers.iter().all(|number| number.abs() <= MOST)
}

struct Outline(PathBuilder);

impl Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(rounded(x), rounded(y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(rounded(x), rounded(y));
    }

    /// A quarter of a circle to a point. `from`: where it begins; `corner`: where the tangents at both ends meet.
    fn arc_to(&mut self, from: Point, corner: Point, to: Point) {
        let (first, second) = (from.toward(corner, ARC), to.toward(corner, ARC));
        self.0.cubic_to(
            rounded(first.x),
            rounded(first.y),
            rounded(second.x),
            rounded(second.y),
            rounded(to.x),
            rounded(to.y),
        );
    }

    fn polygon(&mut self, corners: &[Point], is_closed: bool) {
        if corners.len() < 2 || !corners.iter().all(|corner| are_lengths(&[corner.x, corner.y])) {
            return;
        }
        for (index, corner) in corners.iter().enumerate() {
            if index == 0 { self.move_to(corner.x, corner.y) } else { self.line_to(corner.x, corner.y) }
        }
        if is_closed {
            self.0.close();
        }
    }

    fn circle(&mut self, center: Point, radius: f32) {
        if !are_lengths(&[center.x, center.y, radius]) || radius <= 0.0 {
            return;
        }
        let at = |x: f32, y: f32| point(center.x + x * radius, center.y + y * radius);
        let (top, right, bottom, left) = (at(0.0, -1.0), at(1.0, 0.0), at(0.0, 1.0), at(-1.0, 0.0));
        self.move_to(top.x, top.y);
        self.arc_to(top, at(1.0, -1.0), right);
        self.arc_to(right, at(1.0, 1.0), bottom);
        self.arc_to(bottom, at(-1.0, 1.0), left);
        self.arc_to(left, at(-1.0, -1.0), top);
        self.0.close();
    }

    fn rectangle(&mut self, min: Point, max: Point, radius: f32) {
        if !are_lengths(&[min.x, min.y, max.x, max.y, radius]) {
            return;
        }
        let r = radius.min((max.x - min.x).abs() / 2.0).min((max.y - min.y).abs() / 2.0);
        if r <= 0.0 {
            return self.polygon(&[min, point(max.x, min.y), max, point(min.x, max.y)], true);
        }
        let (top_right, bottom_left) = (point(max.x, min.y), point(min.x, max.y));
        self.move_to(min.x + r, min.y);
        self.line_to(max.x - r, min.y);
        self.arc_to(point(max.x - r, min.y), top_right, point(max.x, min.y + r));
        self.line_to(max.x, max.y - r);
        self.arc_to(point(max.x, max.y - r), max, point(max.x - r, max.y));
        self.line_to(min.x + r, max.y);
        self.arc_to(point(min.x + r, max.y), bottom_left, point(min.x, max.y - r));
        self.line_to(min.x, min.y + r);
        self.arc_to(point(min.x, min.y + r), min, point(min.x + r, min.y));
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(width: f32) -> Shape {
        let stroke = Stroke::solid(width, PaletteColor::Text);
        Shape::Line { from: point(0.0, 0.0), to: point(1.0, 1.0), stroke }
    }

    fn triangle(fill: Option<PaletteColor>, stroke: Option<Stroke>) -> Shape {
        Shape::Polygon { corners: vec![point(0.0, 0.0), point(4.0, 0.0), point(2.0, 3.0)], fill, stroke }
    }

    #[test]
    fn shapes_are_one_path_only_where_that_looks_the_same() {
        let stroke = Stroke::solid(1.0, PaletteColor::Text);
        let bar =
            |opacity| Shape::Bar { min: point(0.0, 0.0), max: point(2.0, 2.0), color: PaletteColor::Max, opacity };
        assert!(are_one_path(&line(1.0), &line(1.0)));
        assert!(are_one_path(&line(1.0), &triangle(None, Some(stroke))));
        assert!(are_one_path(&bar(1.0), &bar(1.0)));
        assert!(!are_one_path(&line(1.0), &line(2.0)));
        assert!(!are_one_path(&bar(0.5), &bar(0.5)));
        let filled = triangle(Some(PaletteColor::Max), None);
        assert!(!are_one_path(&filled, &filled) && !are_one_path(&bar(1.0), &filled));
        let both = triangle(Some(PaletteColor::Max), Some(stroke));
        assert!(!are_one_path(&both, &both));
    }

    #[test]
    fn a_shape_that_is_nowhere_has_no_outline() {
        for bad in [f32::NAN, f32::INFINITY, f32::MIN, 1e9] {
            let circle = Shape::Circle { center: point(0.0, bad), radius: 1.0, fill: None, stroke: None };
            assert!(outline(&[circle]).is_none() && rectangle(point(0.0, 0.0), point(bad, 1.0)).is_none());
        }
        assert!(outline(&[line(1.0)]).is_some());
    }
}
