//! Axis-parallel rectangles on the picture.

use super::fonts::Font;
use super::shape::{Anchor, Point, Shape, point};

/// How far letters reach below the baseline, as a share of their size.
const DESCENT: f32 = 0.12;

/// A rectangle, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PixelRect {
    /// Its top left.
    pub min: Point,
    /// Its bottom right.
    pub max: Point,
}

impl PixelRect {
    /// The rectangle that the letters of a text fill; `None` for any other shape.
    #[must_use]
    pub fn of_text(shape: &Shape) -> Option<Self> {
        let Shape::Text { place, anchor, size, font, text, .. } = shape else { return None };
        let (width, half) = (font.width(text, *size), Font::cap_height(*font, *size) / 2.0);
        let left = match anchor {
            Anchor::Left => place.x,
            Anchor::Center => place.x - width / 2.0,
            Anchor::Right => place.x - width,
        };
        Some(Self { min: point(left, place.y - half), max: point(left + width, place.y + half + size * DESCENT) })
    }

    /// Returns whether a point is inside, or on the border.
    #[must_use]
    pub fn contains(&self, place: Point) -> bool {
        (self.min.x..=self.max.x).contains(&place.x) && (self.min.y..=self.max.y).contains(&place.y)
    }

    /// The corners, clockwise from the top left.
    #[must_use]
    pub const fn corners(&self) -> [Point; 4] {
        [self.min, point(self.max.x, self.min.y), self.max, point(self.min.x, self.max.y)]
    }

    /// The smallest rectangle around some points.
    #[must_use]
    pub fn around(corners: &[Point]) -> Self {
        let start = Self { min: point(f32::MAX, f32::MAX), max: point(f32::MIN, f32::MIN) };
        corners.iter().fold(start, |area, corner| Self {
            min: point(area.min.x.min(corner.x), area.min.y.min(corner.y)),
            max: point(area.max.x.max(corner.x), area.max.y.max(corner.y)),
        })
    }
}
