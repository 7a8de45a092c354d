//! A picture as pixels.
//!
//! The shapes are painted in order, antialiased, on an opaque background in the colors of a theme. Text is painted as
//! the outlines of its glyphs, at the positions that [`svg`](super::svg) uses and with the widths that the layout
//! measured. The same shapes always produce the same pixels, on every machine.

use super::exporter::ExportError;
use crate::picture::PixelRect;
use crate::picture::fonts::{Face, Font, Glyph, PlacedGlyph};
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Anchor, DASH, FillAndStroke, Point, Shape, Stroke, point};
use poda_core::text::visible_lines;
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};
use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;
use tiny_skia::{
    Color, FillRule, IntRect, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Rect, Shader, StrokeDash, Transform,
};

/// The miter limit: how far the sharpest corner of a line extends beyond its path, in line widths.
const MITER: f32 = 2.0;
/// The distance of a quarter circle's control points from its ends, along the tangents, as a share of the radius.
const QUARTER_CIRCLE: f32 = 0.552_284_8;

/// The maximum number of pixels in a picture. Each pixel takes four bytes.
pub const MAX_PIXELS: u64 = 100_000_000;

/// Paints pictures in the colors of one theme at one scale.
#[derive(Debug)]
pub struct Rasterizer {
    pub(super) theme: Theme,
    /// The number of pixels per pixel of a page.
    pub scale: f32,
    /// The maximum number of pixels in a picture, at most [`MAX_PIXELS`].
    pub(super) max_pixels: u64,
    pub(super) glyphs: Glyphs,
}

impl Rasterizer {
    /// Returns a rasterizer. `scale` is the number of pixels per pixel of a page; 1 is used instead of a scale that is
    /// not above 0.
    pub fn new(theme: Theme, scale: f32) -> Self {
        let scale = if 0.0 < scale { scale } else { 1.0 };
        Self { theme, scale, max_pixels: MAX_PIXELS, glyphs: Glyphs::default() }
    }

    /// Returns the pixels of a picture of a given size.
    ///
    /// # Errors
    /// Returns [`ExportError::TooManyPixels`] if the picture is too large.
    pub fn paint(&mut self, shapes: &[Shape], size: Point) -> Result<Pixels, ExportError> {
        let (width, height) = (self.pixel_count(size.x), self.pixel_count(size.y));
        let too_many = ExportError::TooManyPixels { width, height, max: self.max_pixels };
        if self.max_pixels < width.saturating_mul(height) {
            return Err(too_many);
        }
        let (Ok(width), Ok(height)) = (u32::try_from(width), u32::try_from(height)) else { return Err(too_many) };
        let mut pixmap = Pixmap::new(width, height).ok_or(too_many)?;
        pixmap.fill(color(self.theme, PaletteColor::Background, 1.0));
        let mut canvas = Canvas { pixmap, offset: (0.0, 0.0), scale: self.scale, theme: self.theme };
        canvas.paint_all(&mut self.glyphs, shapes);
        Ok(Pixels::new(width, height, canvas.pixmap.take()))
    }

    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast saturates")]
    fn pixel_count(&self, length: f32) -> u64 {
        (f64::from(length) * f64::from(self.scale)).round().max(1.0) as u64
    }
}

/// A surface to paint on: the whole picture, or a layer of it.
struct Canvas {
    pixmap: Pixmap,
    /// The top left corner of the layer, in pixels of the file.
    offset: (f32, f32),
    scale: f32,
    theme: Theme,
}

impl Canvas {
    fn paint_all(&mut self, glyphs: &mut Glyphs, shapes: &[Shape]) {
        for shape in shapes {
            self.paint(glyphs, shape);
        }
    }

    fn paint(&mut self, glyphs: &mut Glyphs, shape: &Shape) {
        match shape {
            // There can be tens of thousands of rectangles, as wide as whole rows. They are filled without a path,
            // which is faster.
            Shape::Bar { min, max, color, opacity } => self.fill_rect(*min, *max, *color, *opacity),
            Shape::Rect { min, max, radius, fill: Some(fill), stroke: None } if *radius <= 0.0 => {
                self.fill_rect(*min, *max, *fill, 1.0);
            }
            Shape::Line { .. } | Shape::Polygon { .. } | Shape::Rect { .. } | Shape::Circle { .. } => {
                if let (Some(path), Some(FillAndStroke { fill, stroke })) = (outline(shape), shape.fill_and_stroke()) {
                    self.fill(&path, fill.map(|(color, _)| color));
                    self.stroke(&path, stroke);
                }
            }
            Shape::Text { at, anchor, size, font, color, text } => {
                if let Some(path) = glyphs.line_of_text(&visible_lines(text), *font, *size, *anchor, *at) {
                    self.fill(&path, Some(*color));
                }
            }
            Shape::Faded { opacity, shapes } => self.paint_layer(glyphs, shapes, *opacity),
        }
    }

    /// Paints shapes on a separate layer, which is then drawn partly transparent as a whole.
    fn paint_layer(&mut self, glyphs: &mut Glyphs, shapes: &[Shape], opacity: f32) {
        let Some(area) = bounds(shapes).and_then(|area| self.pixels_around(area)) else { return };
        let Some(pixmap) = Pixmap::new(area.width(), area.height()) else { return };
        let (left, top) = (area.x(), area.y());
        let offset = (self.offset.0 + left as f32, self.offset.1 + top as f32);
        let mut layer = Self { pixmap, offset, scale: self.scale, theme: self.theme };
        layer.paint_all(glyphs, shapes);
        let paint = PixmapPaint { opacity: opacity.clamp(0.0, 1.0), ..PixmapPaint::default() };
        self.pixmap.draw_pixmap(left, top, layer.pixmap.as_ref(), &paint, Transform::identity(), None);
    }

    /// Returns the range of pixels on this canvas that an area in pixels of the page covers.
    fn pixels_around(&self, area: Rect) -> Option<IntRect> {
        let area = area.transform(self.transform())?;
        let (width, height) = (self.pixmap.width() as f32, self.pixmap.height() as f32);
        let (left, right) = (area.left().floor().max(0.0), area.right().ceil().min(width));
        let (top, bottom) = (area.top().floor().max(0.0), area.bottom().ceil().min(height));
        Rect::from_ltrb(left, top, right, bottom)?.round()
    }

    fn transform(&self) -> Transform {
        Transform::from_row(self.scale, 0.0, 0.0, self.scale, -self.offset.0, -self.offset.1)
    }

    fn fill(&mut self, path: &Path, fill: Option<PaletteColor>) {
        if let Some(fill) = fill {
            let paint = paint(self.theme, fill, 1.0);
            self.pixmap.fill_path(path, &paint, FillRule::Winding, self.transform(), None);
        }
    }

    fn fill_rect(&mut self, min: Point, max: Point, fill: PaletteColor, opacity: f32) {
        let rect = Rect::from_ltrb(min.x, min.y, max.x, max.y).and_then(|rect| rect.transform(self.transform()));
        if let Some(rect) = rect {
            self.pixmap.fill_rect(rect, &paint(self.theme, fill, opacity), Transform::identity(), None);
        }
    }

    fn stroke(&mut self, path: &Path, stroke: Option<Stroke>) {
        let Some(stroke) = stroke else { return };
        let dash = if stroke.dashed { StrokeDash::new(vec![DASH.0, DASH.1], 0.0) } else { None };
        let line = tiny_skia::Stroke { width: stroke.width, dash, ..tiny_skia::Stroke::default() };
        let paint = paint(self.theme, stroke.color, stroke.opacity);
        self.pixmap.stroke_path(path, &paint, &line, self.transform(), None);
    }
}

fn paint(theme: Theme, meaning: PaletteColor, opacity: f32) -> Paint<'static> {
    Paint { shader: Shader::SolidColor(color(theme, meaning, opacity)), ..Paint::default() }
}

fn color(theme: Theme, meaning: PaletteColor, opacity: f32) -> Color {
    let [red, green, blue] = theme.color(meaning);
    let mut color = Color::from_rgba8(red, green, blue, u8::MAX);
    color.set_alpha(opacity);
    color
}

/// Returns an area, in pixels of the page, that contains everything the shapes paint; `None` if they paint nothing.
fn bounds(shapes: &[Shape]) -> Option<Rect> {
    let areas = shapes.iter().filter_map(|shape| {
        let stroke = shape.fill_and_stroke().and_then(|style| style.stroke);
        let reach = stroke.map_or(0.0, |stroke| stroke.width * MITER);
        match shape {
            Shape::Line { from, to, .. } => outset(&[*from, *to], reach),
            Shape::Polygon { corners, .. } => outset(corners, reach),
            Shape::Rect { min, max, .. } | Shape::Bar { min, max, .. } => outset(&[*min, *max], reach),
            Shape::Circle { center, radius, .. } => outset(&[*center], radius + reach),
            // Accents and descenders extend beyond the capital letters.
            Shape::Text { at, anchor, size, font, text, .. } => {
                let width = font.advance(&visible_lines(text)) * size;
                let left = anchor.left_end(at.x, width);
                outset(&[point(left, at.y), point(left + width, at.y)], 1.5 * size)
            }
            Shape::Faded { shapes, .. } => bounds(shapes),
        }
    });
    areas.reduce(|one, other| {
        let (left, top) = (one.left().min(other.left()), one.top().min(other.top()));
        let (right, bottom) = (one.right().max(other.right()), one.bottom().max(other.bottom()));
        Rect::from_ltrb(left, top, right, bottom).unwrap_or(one)
    })
}

fn outset(corners: &[Point], by: f32) -> Option<Rect> {
    let PixelRect { min, max } = PixelRect::around(corners);
    Rect::from_ltrb(min.x - by, min.y - by, max.x + by, max.y + by)
}

/// Returns the outline of a shape as a path, in pixels of the page; `None` if the shape has no outline.
fn outline(shape: &Shape) -> Option<Path> {
    let mut path = PathBuilder::new();
    match shape {
        Shape::Line { from, to, .. } => {
            path.move_to(from.x, from.y);
            path.line_to(to.x, to.y);
        }
        Shape::Polygon { corners, .. } => {
            let (first, rest) = corners.split_first()?;
            path.move_to(first.x, first.y);
            for corner in rest {
                path.line_to(corner.x, corner.y);
            }
            path.close();
        }
        Shape::Rect { min, max, radius, .. } => push_rect(&mut path, *min, *max, *radius)?,
        Shape::Circle { center, radius, .. } => return PathBuilder::from_circle(center.x, center.y, *radius),
        Shape::Bar { .. } | Shape::Text { .. } | Shape::Faded { .. } => return None,
    }
    path.finish()
}

/// Adds a rectangle with rounded corners, clockwise from its top left corner as SVG draws it. A radius is at most half
/// a side.
fn push_rect(path: &mut PathBuilder, min: Point, max: Point, radius: f32) -> Option<()> {
    let radius = radius.min((max.x - min.x) / 2.0).min((max.y - min.y) / 2.0).max(0.0);
    if radius <= 0.0 {
        path.push_rect(Rect::from_ltrb(min.x, min.y, max.x, max.y)?);
        return Some(());
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
    Some(())
}

/// The glyph outlines that were needed so far.
#[derive(Debug, Default)]
pub(super) struct Glyphs {
    /// The outline for a font and glyph, in ems from the baseline, with y pointing down; `None` if the glyph has no
    /// outline.
    outlines: HashMap<(Face, u32), Option<Path>>,
}

impl Glyphs {
    /// Returns the outlines of a line of text in pixels of the page; `None` if nothing is visible. A line end in the
    /// text is drawn as a space.
    fn line_of_text(&mut self, text: &str, font: Font, size: f32, anchor: Anchor, at: Point) -> Option<Path> {
        let glyphs = font.line(&text.replace('\n', " "));
        let width: f32 = glyphs.iter().map(|placed| placed.glyph.advance * size).sum();
        let mut left = anchor.left_end(at.x, width);
        let baseline = at.y + font.cap_height(size) / 2.0;
        let mut line = PathBuilder::new();
        for PlacedGlyph { glyph, offset: (right, up), .. } in glyphs {
            let key = (glyph.face, glyph.id);
            let outline = self.outlines.entry(key).or_insert_with(|| glyph_outline(glyph)).clone();
            let there = Transform::from_row(size, 0.0, 0.0, size, left + right * size, baseline - up * size);
            if let Some(placed) = outline.and_then(|outline| outline.transform(there)) {
                line.push_path(&placed);
            }
            left += glyph.advance * size;
        }
        line.finish()
    }
}

fn glyph_outline(glyph: Glyph) -> Option<Path> {
    let (bytes, index) = glyph.face.file();
    let font = FontRef::from_index(bytes, index).ok()?;
    let units_per_em = f32::from(font.metrics(Size::unscaled(), LocationRef::default()).units_per_em);
    let mut sink = OutlineSink { path: PathBuilder::new(), scale: 1.0 / units_per_em };
    let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
    font.outline_glyphs().get(GlyphId::new(glyph.id))?.draw(settings, &mut sink).ok()?;
    sink.path.finish()
}

/// Converts an outline in the units of a font, with y pointing up, to a path in ems, with y pointing down.
struct OutlineSink {
    path: PathBuilder,
    scale: f32,
}

impl OutlinePen for OutlineSink {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(x * self.scale, -y * self.scale);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(x * self.scale, -y * self.scale);
    }

    fn quad_to(&mut self, control_x: f32, control_y: f32, x: f32, y: f32) {
        let scale = self.scale;
        self.path.quad_to(control_x * scale, -control_y * scale, x * scale, -y * scale);
    }

    fn curve_to(&mut self, first_x: f32, first_y: f32, second_x: f32, second_y: f32, x: f32, y: f32) {
        let [first_x, second_x, x] = [first_x, second_x, x].map(|x| x * self.scale);
        let [first_y, second_y, y] = [first_y, second_y, y].map(|y| -y * self.scale);
        self.path.cubic_to(first_x, first_y, second_x, second_y, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}

/// A rectangular part of a picture, in pixels of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PixelRange {
    pub left: u32,
    /// The upper edge.
    pub top: u32,
    pub width: u32,
    pub height: u32,
}

/// The pixels of an opaque picture, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    width: u32,
    height: u32,
    rgba: Vec<u8>,
}

impl Pixels {
    /// Returns a picture of opaque pixels: red, green, blue and 255 for each.
    pub(crate) fn new(width: u32, height: u32, rgba: Vec<u8>) -> Self {
        debug_assert_eq!(rgba.len(), 4 * width as usize * height as usize);
        Self { width, height, rgba }
    }

    /// Returns the width, in pixels.
    pub const fn width(&self) -> u32 {
        self.width
    }

    /// Returns the height, in pixels.
    pub const fn height(&self) -> u32 {
        self.height
    }

    /// Returns red, green, blue and opacity of every pixel; the opacity is always 255.
    pub fn rgba(&self) -> &[u8] {
        &self.rgba
    }

    /// Returns red, green and blue of every pixel.
    pub(crate) fn rgb_bytes(&self) -> Vec<u8> {
        self.rgba.chunks_exact(4).flat_map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
    }

    /// Returns red, green and blue of a pixel.
    ///
    /// # Panics
    /// Panics if the pixel is outside the picture.
    pub fn rgb(&self, x: u32, y: u32) -> [u8; 3] {
        assert!(x < self.width && y < self.height, "({x}, {y}) is outside of {} × {}", self.width, self.height);
        let start = 4 * (y as usize * self.width as usize + x as usize);
        [self.rgba[start], self.rgba[start + 1], self.rgba[start + 2]]
    }

    /// Returns the rows from the top, with four bytes per pixel.
    pub fn rows(&self) -> impl Iterator<Item = &[u8]> {
        self.rgba.chunks_exact(4 * self.width as usize)
    }

    /// Copies some columns of another picture, whose top left corner is placed at the given position. Pixels outside
    /// this picture are left out.
    pub fn put(&mut self, other: &Self, [left, top]: [u32; 2], columns: Range<u32>) {
        let end = columns.end.min(other.width).min(self.width.saturating_sub(left));
        let columns = columns.start.min(end)..end;
        let from = 4 * columns.start as usize..4 * columns.end as usize;
        let to = 4 * left as usize + from.start..4 * left as usize + from.end;
        let rows = self.rgba.chunks_exact_mut(4 * self.width as usize).skip(top as usize);
        for (row, other) in rows.zip(other.rows()).filter(|_| !from.is_empty()) {
            row[to.clone()].copy_from_slice(&other[from.clone()]);
        }
    }

    /// Returns the pixels of a part, row by row from the top, with four bytes each.
    pub(crate) fn part(&self, part: PixelRange) -> impl Iterator<Item = &[u8]> {
        let columns = 4 * part.left as usize..4 * (part.left + part.width) as usize;
        let rows = self.rows().skip(part.top as usize).take(part.height as usize);
        rows.flat_map(move |row| row[columns.clone()].chunks_exact(4))
    }

    /// Returns the picture extended to at least the given size, with the background color to its right and below it.
    pub(crate) fn extended(&self, width: u32, height: u32, theme: Theme) -> Cow<'_, Self> {
        let (width, height) = (width.max(self.width), height.max(self.height));
        if (width, height) == (self.width, self.height) {
            return Cow::Borrowed(self);
        }
        let [red, green, blue] = theme.color(PaletteColor::Background);
        let mut rgba = [red, green, blue, u8::MAX].repeat(width as usize * height as usize);
        for (row, own) in rgba.chunks_exact_mut(4 * width as usize).zip(self.rows()) {
            row[..own.len()].copy_from_slice(own);
        }
        Cow::Owned(Self { width, height, rgba })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_put_at_their_place_and_no_further() {
        let plain = |width: u32, height: u32, part: u8| {
            Pixels::new(width, height, vec![part; 4 * width as usize * height as usize])
        };
        let seen = |pixels: &Pixels| -> Vec<Vec<u8>> {
            pixels.rows().map(|row| row.chunks_exact(4).map(|pixel| pixel[0]).collect()).collect()
        };
        let mut pixels = plain(4, 2, 0);
        pixels.put(&plain(3, 5, 7), [1, 1], 1..9);
        assert_eq!(seen(&pixels), [[0, 0, 0, 0], [0, 0, 7, 7]]);
        pixels.put(&plain(3, 1, 9), [3, 0], 0..3);
        assert_eq!(seen(&pixels), [[0, 0, 0, 9], [0, 0, 7, 7]]);
        for (at, columns) in [([5, 0], 0..3), ([0, 5], 0..3), ([0, 0], 2..2), ([0, 0], 3..8)] {
            pixels.put(&plain(3, 3, 1), at, columns);
        }
        assert_eq!(seen(&pixels), [[0, 0, 0, 9], [0, 0, 7, 7]]);
    }
}
