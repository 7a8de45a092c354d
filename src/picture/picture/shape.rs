//! The elements of a picture: a few plain shapes, in pixels, colored by meaning.
//!
//! Screens and files draw them without depending on what they represent.

use super::fonts::Font;
use super::palette::PaletteColor;
use poda_core::score::{Player, Turn};

/// A point on the picture, in pixels from its top left corner; also a width and a height.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Point {
    /// The distance to the right.
    pub x: f32,
    /// The distance down.
    pub y: f32,
}

/// Returns a [`Point`].
pub const fn point(x: f32, y: f32) -> Point {
    Point { x, y }
}

impl Point {
    /// Returns the point at a share `t` of the way to another point.
    #[must_use]
    pub fn toward(self, other: Self, t: f32) -> Self {
        point(self.x + (other.x - self.x) * t, self.y + (other.y - self.y) * t)
    }
}

/// The length of a dashed line's dashes and of the gaps between them, in pixels.
pub const DASH: (f32, f32) = (4.0, 3.5);

/// The style of a line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// The width, in pixels.
    pub width: f32,
    pub color: PaletteColor,
    pub dashed: bool,
    /// The opacity, from 0 (invisible) to 1.
    pub opacity: f32,
}

impl Stroke {
    /// Returns the style of a solid line.
    pub const fn solid(width: f32, color: PaletteColor) -> Self {
        Self { width, color, dashed: false, opacity: 1.0 }
    }

    /// Returns the style of a dashed line.
    pub const fn dashed(width: f32, color: PaletteColor) -> Self {
        Self { width, color, dashed: true, opacity: 1.0 }
    }
}

/// Which point of a text is placed at its position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The left end, at half the height of capital letters.
    Left,
    /// The middle, at half the height of capital letters.
    Center,
    /// The right end, at half the height of capital letters.
    Right,
}

impl Anchor {
    /// Returns the left end of a text of a given width whose anchor is at an x.
    pub fn left_end(self, x: f32, width: f32) -> f32 {
        match self {
            Self::Left => x,
            Self::Center => x - width / 2.0,
            Self::Right => x - width,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    Line {
        from: Point,
        to: Point,
        /// The style of the line.
        stroke: Stroke,
    },
    Polygon {
        /// The corners, in order.
        corners: Vec<Point>,
        fill: Option<PaletteColor>,
        stroke: Option<Stroke>,
    },
    Rect {
        /// Its top left corner.
        min: Point,
        /// Its bottom right corner.
        max: Point,
        radius: f32,
        fill: Option<PaletteColor>,
        stroke: Option<Stroke>,
    },
    /// A filled rectangle without an outline.
    Bar {
        /// Its top left corner.
        min: Point,
        /// Its bottom right corner.
        max: Point,
        color: PaletteColor,
        /// The opacity, from 0 (invisible) to 1.
        opacity: f32,
    },
    Circle {
        center: Point,
        radius: f32,
        fill: Option<PaletteColor>,
        stroke: Option<Stroke>,
    },
    Text {
        at: Point,
        /// The point of the text that is at this position.
        anchor: Anchor,
        /// The size, in pixels.
        size: f32,
        font: Font,
        color: PaletteColor,
        text: String,
    },
    /// Shapes that are partly transparent as a whole.
    Faded {
        /// The opacity, from 0 (invisible) to 1.
        opacity: f32,
        shapes: Vec<Shape>,
    },
}

/// The fill and outline of a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FillAndStroke {
    /// The fill color and its opacity, from 0 to 1.
    pub fill: Option<(PaletteColor, f32)>,
    pub stroke: Option<Stroke>,
}

impl Shape {
    /// Returns the fill and outline of the shape; `None` if the shape has no outline.
    pub fn fill_and_stroke(&self) -> Option<FillAndStroke> {
        let opaque = |fill: &Option<PaletteColor>| fill.map(|color| (color, 1.0));
        match self {
            Self::Line { stroke, .. } => Some(FillAndStroke { fill: None, stroke: Some(*stroke) }),
            Self::Polygon { fill, stroke, .. }
            | Self::Rect { fill, stroke, .. }
            | Self::Circle { fill, stroke, .. } => Some(FillAndStroke { fill: opaque(fill), stroke: *stroke }),
            Self::Bar { color, opacity, .. } => Some(FillAndStroke { fill: Some((*color, *opacity)), stroke: None }),
            Self::Text { .. } | Self::Faded { .. } => None,
        }
    }

    /// Returns the shape, moved to the right and down.
    #[must_use]
    pub fn moved(self, by: Point) -> Self {
        self.mapped(&|at| point(at.x + by.x, at.y + by.y), &|stroke| stroke, &|color| color)
    }

    /// Returns the shape, enlarged by a factor with the origin as the fixed point.
    #[must_use]
    pub fn enlarged(self, by: f32) -> Self {
        if let Self::Faded { opacity, shapes } = self {
            return Self::Faded { opacity, shapes: shapes.into_iter().map(|shape| shape.enlarged(by)).collect() };
        }
        let at = |at: Point| point(at.x * by, at.y * by);
        let line = |stroke: Stroke| Stroke { width: stroke.width * by, ..stroke };
        match self.mapped(&at, &line, &|color| color) {
            Self::Rect { min, max, radius, fill, stroke } => Self::Rect { min, max, radius: radius * by, fill, stroke },
            Self::Circle { center, radius, fill, stroke } => Self::Circle { center, radius: radius * by, fill, stroke },
            Self::Text { at, anchor, size, font, color, text } => {
                Self::Text { at, anchor, size: size * by, font, color, text }
            }
            same @ (Self::Line { .. } | Self::Polygon { .. } | Self::Bar { .. } | Self::Faded { .. }) => same,
        }
    }

    /// Returns the shape with its points, lines and colors mapped by functions. `color` maps the colors of areas and
    /// texts, but not those of lines.
    #[must_use]
    pub fn mapped(
        self,
        to: &impl Fn(Point) -> Point,
        line: &impl Fn(Stroke) -> Stroke,
        color: &impl Fn(PaletteColor) -> PaletteColor,
    ) -> Self {
        match self {
            Self::Line { from, to: end, stroke } => Self::Line { from: to(from), to: to(end), stroke: line(stroke) },
            Self::Polygon { corners, fill, stroke } => {
                let corners = corners.into_iter().map(to).collect();
                Self::Polygon { corners, fill: fill.map(color), stroke: stroke.map(line) }
            }
            Self::Rect { min, max, radius, fill, stroke } => {
                Self::Rect { min: to(min), max: to(max), radius, fill: fill.map(color), stroke: stroke.map(line) }
            }
            Self::Bar { min, max, color: fill, opacity } => {
                Self::Bar { min: to(min), max: to(max), color: color(fill), opacity }
            }
            Self::Circle { center, radius, fill, stroke } => {
                Self::Circle { center: to(center), radius, fill: fill.map(color), stroke: stroke.map(line) }
            }
            Self::Text { at, anchor, size, font, color: of_text, text } => {
                Self::Text { at: to(at), anchor, size, font, color: color(of_text), text }
            }
            Self::Faded { opacity, shapes } => {
                let shapes = shapes.into_iter().map(|shape| shape.mapped(to, line, color));
                Self::Faded { opacity, shapes: shapes.collect() }
            }
        }
    }
}

/// Sets the opacity of the shapes from index `start` on. They are unchanged if it is at least 1, and removed if it is
/// at most 0.
pub fn fade(shapes: &mut Vec<Shape>, start: usize, opacity: f32) {
    if opacity <= 0.0 {
        shapes.truncate(start);
    } else if opacity < 1.0 && start < shapes.len() {
        let faded = shapes.split_off(start);
        shapes.push(Shape::Faded { opacity, shapes: faded });
    }
}

pub const fn text_shape(at: Point, anchor: Anchor, size: f32, font: Font, color: PaletteColor, text: String) -> Shape {
    Shape::Text { at, anchor, size, font, color, text }
}

/// The descent of letters below the baseline, as a share of their size.
const DESCENT: f32 = 0.12;

/// Returns the center of the shape in the color of the current node. No other shape has this color.
pub fn current_node(shapes: &[Shape]) -> Option<Point> {
    let is_current = |shape: &&Shape| {
        let style = shape.fill_and_stroke();
        let colors = style.map(|style| [style.fill.map(|fill| fill.0), style.stroke.map(|stroke| stroke.color)]);
        colors.is_some_and(|colors| colors.contains(&Some(PaletteColor::Current)))
    };
    shapes.iter().filter(is_current).find_map(|shape| match shape {
        Shape::Circle { center, .. } => Some(*center),
        Shape::Rect { min, max, .. } => Some(min.toward(*max, 0.5)),
        Shape::Polygon { corners, .. } => {
            let mean = |part: fn(&Point) -> f32| corners.iter().map(part).sum::<f32>() / corners.len().max(1) as f32;
            Some(point(mean(|corner| corner.x), mean(|corner| corner.y)))
        }
        Shape::Line { .. } | Shape::Bar { .. } | Shape::Text { .. } | Shape::Faded { .. } => None,
    })
}

/// A rectangle, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PixelRect {
    /// Its top left corner.
    pub min: Point,
    /// Its bottom right corner.
    pub max: Point,
}

impl PixelRect {
    /// Returns the rectangle around the letters of a text; `None` for any other shape.
    pub fn of_text(shape: &Shape) -> Option<Self> {
        let Shape::Text { at, anchor, size, font, text, .. } = shape else { return None };
        let (width, half) = (font.width(text, *size), Font::cap_height(*font, *size) / 2.0);
        let left = anchor.left_end(at.x, width);
        Some(Self { min: point(left, at.y - half), max: point(left + width, at.y + half + size * DESCENT) })
    }

    /// Returns whether a point is inside, or on the border.
    pub fn contains(&self, at: Point) -> bool {
        (self.min.x..=self.max.x).contains(&at.x) && (self.min.y..=self.max.y).contains(&at.y)
    }

    /// Returns the rectangle extended to the left and to the right by a number of pixels each.
    #[must_use]
    pub const fn wider(&self, pixels: f32) -> Self {
        Self { min: point(self.min.x - pixels, self.min.y), max: point(self.max.x + pixels, self.max.y) }
    }

    /// Returns the rectangle extended on all sides by a number of pixels.
    #[must_use]
    pub const fn grown(&self, pixels: f32) -> Self {
        let Self { min, max } = self.wider(pixels);
        Self { min: point(min.x, min.y - pixels), max: point(max.x, max.y + pixels) }
    }

    /// Returns the corners, clockwise from the top left.
    pub const fn corners(&self) -> [Point; 4] {
        [self.min, point(self.max.x, self.min.y), self.max, point(self.min.x, self.max.y)]
    }

    /// Returns the smallest rectangle that contains some points.
    pub fn around(corners: &[Point]) -> Self {
        let start = Self { min: point(f32::MAX, f32::MAX), max: point(f32::MIN, f32::MIN) };
        corners.iter().fold(start, |area, corner| Self {
            min: point(area.min.x.min(corner.x), area.min.y.min(corner.y)),
            max: point(area.max.x.max(corner.x), area.max.y.max(corner.y)),
        })
    }
}

/// Returns the filled symbol for whose turn it is, around a center in pixels: a player's triangle, or the circle of
/// chance.
pub fn turn_mark(turn: Turn, center: Point, half_width: f32, height: f32, fill: PaletteColor) -> Shape {
    match turn {
        Turn::Player(player) => player_triangle(player, center, half_width, height, Some(fill), None),
        Turn::Chance => Shape::Circle { center, radius: height / 2.0, fill: Some(fill), stroke: None },
    }
}

/// Returns a player's triangle around a center, in pixels.
pub fn player_triangle(
    player: Player,
    center: Point,
    half_width: f32,
    height: f32,
    fill: Option<PaletteColor>,
    stroke: Option<Stroke>,
) -> Shape {
    Shape::Polygon { corners: triangle_corners(player, center, half_width, height).to_vec(), fill, stroke }
}

pub(super) fn triangle_corners(player: Player, center: Point, half_width: f32, height: f32) -> [Point; 3] {
    let tip = match player {
        Player::Max => -height / 2.0,
        Player::Min => height / 2.0,
    };
    let (left, right) = (center.x - half_width, center.x + half_width);
    // The corners are clockwise on the screen, whichever way the triangle points.
    match player {
        Player::Max => [point(center.x, center.y + tip), point(right, center.y - tip), point(left, center.y - tip)],
        Player::Min => [point(center.x, center.y + tip), point(left, center.y - tip), point(right, center.y - tip)],
    }
}

/// The width of the slanted part at each side of a sign, and the height of its roof, as a share of half its height.
pub const SIGN_SLANT: f32 = 0.55;

/// Returns the corners of the sign of one of several players, clockwise: a house, a house upside down, a hexagon, a
/// parallelogram, and a trapezoid that is wide at its bottom or at its top. The signs differ without their colors.
pub fn sign_corners(player: usize, center: Point, half_width: f32, half_height: f32) -> Vec<Point> {
    let (w, h, cut) = (half_width, half_height, half_height * SIGN_SLANT);
    let corners: &[(f32, f32)] = match player {
        0 => &[(0.0, -h), (w, cut - h), (w, h), (-w, h), (-w, cut - h)],
        1 => &[(-w, -h), (w, -h), (w, h - cut), (0.0, h), (-w, h - cut)],
        2 => &[(cut - w, -h), (w - cut, -h), (w, 0.0), (w - cut, h), (cut - w, h), (-w, 0.0)],
        3 => &[(cut - w, -h), (w, -h), (w - cut, h), (-w, h)],
        4 => &[(cut - w, -h), (w - cut, -h), (w, h), (-w, h)],
        5.. => &[(-w, -h), (w, -h), (w - cut, h), (cut - w, h)],
    };
    corners.iter().map(|&(x, y)| point(center.x + x, center.y + y)).collect()
}

/// Returns the filled sign of one of several players around a center, in pixels.
pub fn sign_mark(player: usize, center: Point, half_width: f32, half_height: f32, fill: PaletteColor) -> Shape {
    let corners = sign_corners(player, center, half_width, half_height);
    Shape::Polygon { corners, fill: Some(fill), stroke: None }
}
