//! The outlines of shapes as paths, in pixels of the page.

use crate::picture::shape::Point;
use tiny_skia::{Path, PathBuilder};

/// How far from the middle of a quarter circle's tangent the control point of its cubic curve is, as a share of the radius.
const QUARTER_CIRCLE: f32 = 0.552_284_8;

/// Returns a straight line.
pub fn line(from: Point, to: Point) -> Option<Path> {
    let mut path = PathBuilder::new();
    path.move_to(from.x, from.y);
    path.line_to(to.x, to.y);
    path.finish()
}

/// Returns a closed polygon.
pub fn polygon(corners: &[Point]) -> Option<Path> {
    let (first, rest) = corners.split_first()?;
    let mut path = PathBuilder::new();
    path.move_to(first.x, first.y);
    for corner in rest {
        path.line_to(corner.x, corner.y);
    }
    path.close();
    path.finish()
}

/// Returns a rectangle whose corners are rounded, clockwise from its top left as SVG draws it. A radius is at most half a side.
pub fn rounded_rect(min: Point, max: Point, radius: f32) -> Option<Path> {
    let radius = radius.min((max.x - min.x) / 2.0).min((max.y - min.y) / 2.0).max(0.0);
    let mut path = PathBuilder::new();
    if radius <= 0.0 {
        path.push_rect(tiny_skia::Rect::from_ltrb(min.x, min.y, max.x, max.y)?);
        return path.finish();
    }
    let inset = radius * (1.0 - QUARTER_CIRCLE);
    path.move_to(min.x + radius, min.y);
    path.line_to(max.x - radius, min.y);
    path.cubic_to(max.x - inset, min.y, max.x, min.y + inset, max.x, min.y + radius);
    path.line_to(max.x, max.y - radius);
    path.cubic_to(max.x, max.y - inset, max.x - inset, max.y, max.x - radius, max.y);
    path.line_to(min.x + radius, max.y);
    path.cubic_to(min.x + inset, max.y, min.x, max.y - inset, min.x, max.y - radius);
    path.line_to(min.x, min.y + radius);
    path.cubic_to(min.x, min.y + inset, min.x + inset, min.y, min.x + radius, min.y);
    path.close();
    path.finish()
}

/// Returns a circle.
pub fn circle(center: Point, radius: f32) -> Option<Path> {
    PathBuilder::from_circle(center.x, center.y, radius)
}
