//! What a picture is made of: a few plain shapes, in pixels, coloured by meaning.
//!
//! Screens and files draw these; neither needs to know what they are of.

use super::fonts::Font;
use super::palette::PaletteColor;

/// A place on the picture, in pixels from its top left.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// Short for a point.
#[must_use]
pub const fn point(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl Point {
    /// The point a share `t` of the way to another.
    #[must_use]
    pub fn toward(self, other: Self, t: f32) -> Self {
        point(self.x + (other.x - self.x) * t, self.y + (other.y - self.y) * t)
    }
}

/// How long the dashes of a dashed line are and the gaps between them, in pixels.
pub const DASH: (f32, f32) = (4.0, 3.5);

/// A line's look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// How thick, in pixels.
    pub width: f32,
    /// Its colour.
    pub color: PaletteColor,
    /// Whether it is dashed.
    pub dashed: bool,
    /// From 0, invisible, to 1.
    pub opacity: f32,
}

impl Stroke {
    /// A full line.
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

/// Which point of a text its place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// Its left end, at half the height of its capitals.
    Left,
    /// Its middle.
    Center,
    /// Its right end.
    Right,
}

/// Something to draw.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A straight line.
    Line {
        /// From here.
        from: Point,
        /// To here.
        to: Point,
        /// Looking like this.
        stroke: Stroke,
    },
    /// A convex polygon.
    Polygon {
        /// Its corners in order.
        corners: Vec<Point>,
        /// What fills it.
        fill: Option<PaletteColor>,
        /// What surrounds it.
        stroke: Option<Stroke>,
    },
    /// A rectangle.
    Rect {
        /// Its top left.
        min: Point,
        /// Its bottom right.
        max: Point,
        /// How round its corners are.
        radius: f32,
        /// What fills it.
        fill: Option<PaletteColor>,
        /// What surrounds it.
        stroke: Option<Stroke>,
    },
    /// A plain bar without an outline.
    Bar {
        /// Its top left.
        min: Point,
        /// Its bottom right.
        max: Point,
        /// Its colour.
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
        /// What fills it.
        fill: Option<PaletteColor>,
        /// What surrounds it.
        stroke: Option<Stroke>,
    },
    /// A line of text.
    Text {
        /// Its place.
        place: Point,
        /// Which point of it that is.
        anchor: Anchor,
        /// How large, in pixels.
        size: f32,
        /// In which font.
        font: Font,
        /// In which colour.
        color: PaletteColor,
        /// The words.
        text: String,
    },
    /// Shapes of which something shines through.
    Faded {
        /// From 0, invisible, to 1.
        opacity: f32,
        /// They.
        shapes: Vec<Shape>,
    },
}

/// Makes the shapes from `start` on as opaque as this: not at all from 1 on, and away with them at 0.
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
