//! What a picture consists of: a few plain shapes, in pixels, colored by meaning.
//!
//! Screens and files draw these without knowing what they show.

use super::fonts::Font;
use super::palette::PaletteColor;

/// A point on the picture, in pixels from its top left; also a width and a height.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// Short for [`Point`].
#[must_use]
pub const fn point(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl Point {
    /// The point at a share `t` of the way to another.
    #[must_use]
    pub fn toward(self, other: Self, t: f32) -> Self {
        point(self.x + (other.x - self.x) * t, self.y + (other.y - self.y) * t)
    }
}

/// The length of a dashed line's dashes and of the gaps between them, in pixels.
pub const DASH: (f32, f32) = (4.0, 3.5);

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// The width, in pixels.
    pub width: f32,
    /// The color.
    pub color: PaletteColor,
    /// Whether it is dashed.
    pub dashed: bool,
    /// From 0, invisible, to 1.
    pub opacity: f32,
}

impl Stroke {
    /// A solid line.
    #[must_use]
    pub const fn solid(width: f32, color: PaletteColor) -> Self {
        Self { width, color, dashed: false, opacity: 1.0 }
    }

    /// A dashed line.
    #[must_use]
    pub const fn dashed(width: f32, color: PaletteColor) -> Self {
        Self { width, color, dashed: true, opacity: 1.0 }
    }
}

/// Which point of a text is at its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The left end, at half the height of capitals.
    Left,
    /// The middle.
    Center,
    /// The right end.
    Right,
}

/// Something to draw.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A straight line.
    Line {
        /// One end.
        from: Point,
        /// The other end.
        to: Point,
        /// How it is drawn.
        stroke: Stroke,
    },
    /// A convex polygon.
    Polygon {
        /// The corners, in order.
        corners: Vec<Point>,
        /// The color inside.
        fill: Option<PaletteColor>,
        /// The line around it.
        stroke: Option<Stroke>,
    },
    /// A rectangle.
    Rect {
        /// Its top left.
        min: Point,
        /// Its bottom right.
        max: Point,
        /// The radius of its corners.
        radius: f32,
        /// The color inside.
        fill: Option<PaletteColor>,
        /// The line around it.
        stroke: Option<Stroke>,
    },
    /// A filled rectangle without an outline.
    Bar {
        /// Its top left.
        min: Point,
        /// Its bottom right.
        max: Point,
        /// The color.
        color: PaletteColor,
        /// From 0, invisible, to 1.
        opacity: f32,
    },
    /// A circle.
    Circle {
        /// Its middle.
        center: Point,
        /// Its radius.
        radius: f32,
        /// The color inside.
        fill: Option<PaletteColor>,
        /// The line around it.
        stroke: Option<Stroke>,
    },
    /// A line of text.
    Text {
        /// Where it is.
        place: Point,
        /// Which point of the text that is.
        anchor: Anchor,
        /// The size, in pixels.
        size: f32,
        /// The font.
        font: Font,
        /// The color.
        color: PaletteColor,
        /// The text.
        text: String,
    },
    /// Shapes that are partly transparent together.
    Faded {
        /// From 0, invisible, to 1.
        opacity: f32,
        /// The shapes.
        shapes: Vec<Shape>,
    },
}

impl Shape {
    /// Returns the shape further right and down.
    #[must_use]
    pub fn moved(self, by: Point) -> Self {
        let to = |place: Point| point(place.x + by.x, place.y + by.y);
        match self {
            Self::Line { from, to: end, stroke } => Self::Line { from: to(from), to: to(end), stroke },
            Self::Polygon { corners, fill, stroke } => {
                Self::Polygon { corners: corners.into_iter().map(to).collect(), fill, stroke }
            }
            Self::Rect { min, max, radius, fill, stroke } => {
                Self::Rect { min: to(min), max: to(max), radius, fill, stroke }
            }
            Self::Bar { min, max, color, opacity } => Self::Bar { min: to(min), max: to(max), color, opacity },
            Self::Circle { center, radius, fill, stroke } => Self::Circle { center: to(center), radius, fill, stroke },
            Self::Text { place, anchor, size, font, color, text } => {
                Self::Text { place: to(place), anchor, size, font, color, text }
            }
            Self::Faded { opacity, shapes } => {
                Self::Faded { opacity, shapes: shapes.into_iter().map(|shape| shape.moved(by)).collect() }
            }
        }
    }
}

/// Sets the opacity of the shapes from `start` on. Leaves them as they are from 1 on, and removes them at 0 and below.
pub fn fade(shapes: &mut Vec<Shape>, start: usize, opacity: f32) {
    if opacity <= 0.0 {
        shapes.truncate(start);
    } else if opacity < 1.0 && start < shapes.len() {
        let faded = shapes.split_off(start);
        shapes.push(Shape::Faded { opacity, shapes: faded });
    }
}

/// A line of text.
#[must_use]
pub const fn text_shape(
    place: Point,
    anchor: Anchor,
    size: f32,
    font: Font,
    color: PaletteColor,
    text: String,
) -> Shape {
    Shape::Text { place, anchor, size, font, color, text }
}
