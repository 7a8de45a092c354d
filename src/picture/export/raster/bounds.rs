//! The area that shapes are painted in.

use crate::picture::PixelRect;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point};
use poda_core::text::visible_lines;
use tiny_skia::Rect;

/// The sharpest corner of a line reaches this many widths beyond its path.
const MITER: f32 = 2.0;

/// Returns an area, in pixels of the page, outside of which the shapes paint nothing; `None` if they paint nothing at all.
pub fn bounds(shapes: &[Shape]) -> Option<Rect> {
    let areas = shapes.iter().filter_map(|shape| match shape {
        Shape::Line { from, to, stroke } => around(&[*from, *to], Some(*stroke)),
        Shape::Polygon { corners, stroke, .. } => around(corners, *stroke),
        Shape::Rect { min, max, stroke, .. } => around(&[*min, *max], *stroke),
        Shape::Bar { min, max, .. } => around(&[*min, *max], None),
        Shape::Circle { center, radius, stroke, .. } => outset(&[*center], radius + reach(*stroke)),
        // Accents and descenders reach beyond the capitals.
        Shape::Text { place, anchor, size, font, text, .. } => {
            let width: f32 = visible_lines(text).chars().map(|letter| font.glyph(letter).advance * size).sum();
            let left = match anchor {
                Anchor::Left => place.x,
                Anchor::Center => place.x - width / 2.0,
                Anchor::Right => place.x - width,
            };
            outset(&[point(left, place.y), point(left + width, place.y)], 1.5 * size)
        }
        Shape::Faded { shapes, .. } => bounds(shapes),
    });
    areas.reduce(|one, other| {
        let (left, top) = (one.left().min(other.left()), one.top().min(other.top()));
        let (right, bottom) = (one.right().max(other.right()), one.bottom().max(other.bottom()));
        Rect::from_ltrb(left, top, right, bottom).unwrap_or(one)
    })
}

fn around(corners: &[Point], stroke: Option<Stroke>) -> Option<Rect> {
    outset(corners, reach(stroke))
}

fn reach(stroke: Option<Stroke>) -> f32 {
    stroke.map_or(0.0, |stroke| stroke.width * MITER)
}

fn outset(corners: &[Point], by: f32) -> Option<Rect> {
    let PixelRect { min, max } = PixelRect::around(corners);
    Rect::from_ltrb(min.x - by, min.y - by, max.x + by, max.y + by)
}
