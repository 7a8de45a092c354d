//! A picture as pixels.
//!
//! The shapes are painted in order on an opaque ground in the colors of a theme, antialiased. Text is painted as the
//! outlines of its glyphs, placed as [`svg`](super::svg) places it and as wide as the layout has measured it. The same shapes
//! always give the same pixels, on every machine.

mod bounds;
mod glyphs;
mod paths;
mod pixels;

pub use pixels::{PixelRange, Pixels};

use self::bounds::bounds;
use self::glyphs::Glyphs;
use super::exporter::ExportError;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{DASH, Point, Shape};
use poda_core::text::visible_lines;
use tiny_skia::{Color, FillRule, IntRect, Paint, Path, Pixmap, PixmapPaint, Rect, Shader, StrokeDash, Transform};

/// The greatest number of pixels of a picture. The pixels take four bytes each.
pub const MOST_PIXELS: u64 = 100_000_000;

/// Paints pictures in the colors of one theme at one scale.
#[derive(Debug)]
pub struct Rasterizer {
    theme: Theme,
    scale: f32,
    most_pixels: u64,
    glyphs: Glyphs,
}

impl Rasterizer {
    /// Returns a rasterizer; `scale` is the number of pixels per pixel of a page. A scale that is not above 0 counts as 1.
    #[must_use]
    pub fn new(theme: Theme, scale: f32) -> Self {
        let scale = if 0.0 < scale { scale } else { 1.0 };
        Self { theme, scale, most_pixels: MOST_PIXELS, glyphs: Glyphs::default() }
    }

    /// Sets the greatest number of pixels of a picture, at most [`MOST_PIXELS`].
    #[must_use]
    pub fn with_most_pixels(self, most_pixels: u64) -> Self {
        Self { most_pixels: most_pixels.min(MOST_PIXELS), ..self }
    }

    /// The number of pixels per pixel of a page.
    #[must_use]
    pub const fn scale(&self) -> f32 {
        self.scale
    }

    /// The theme.
    #[must_use]
    pub const fn theme(&self) -> Theme {
        self.theme
    }

    /// Returns the pixels of a picture of a size.
    ///
    /// # Errors
    /// [`ExportError::TooManyPixels`].
    pub fn paint(&mut self, shapes: &[Shape], size: Point) -> Result<Pixels, ExportError> {
        let (width, height) = (self.pixel_count(size.x), self.pixel_count(size.y));
        let too_many = ExportError::TooManyPixels { width, height, most: self.most_pixels };
        if self.most_pixels < width.saturating_mul(height) {
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

/// What is painted on: the whole picture, or a layer of it.
struct Canvas {
    pixmap: Pixmap,
    /// The top left of the layer, in pixels of the file.
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
            Shape::Line { from, to, stroke } => self.stroke(paths::line(*from, *to).as_ref(), Some(*stroke)),
            Shape::Polygon { corners, fill, stroke } => {
                let path = paths::polygon(corners);
                self.fill(path.as_ref(), *fill);
                self.stroke(path.as_ref(), *stroke);
            }
            Shape::Rect { min, max, radius, fill, stroke } => {
                let path = paths::rounded_rect(*min, *max, *radius);
                if 0.0 < *radius {
                    self.fill(path.as_ref(), *fill);
                } else if let Some(fill) = fill {
                    self.fill_rect(*min, *max, *fill, 1.0);
                }
                self.stroke(path.as_ref(), *stroke);
            }
            Shape::Bar { min, max, color, opacity } => self.fill_rect(*min, *max, *color, *opacity),
            Shape::Circle { center, radius, fill, stroke } => {
                let path = paths::circle(*center, *radius);
                self.fill(path.as_ref(), *fill);
                self.stroke(path.as_ref(), *stroke);
            }
            Shape::Text { place, anchor, size, font, color, text } => {
                let text = visible_lines(text);
                let path = glyphs.line_of_text(&text, *font, *size, *anchor, *place);
                self.fill(path.as_ref(), Some(*color));
            }
            Shape::Faded { opacity, shapes } => self.paint_layer(glyphs, shapes, *opacity),
        }
    }

    /// Paints shapes on a layer of their own, which is then partly transparent as a whole.
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

    /// Returns the pixels that an area in pixels of the page covers, as far as they are on this canvas.
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

    fn fill(&mut self, path: Option<&Path>, fill: Option<PaletteColor>) {
        let (Some(path), Some(fill)) = (path, fill) else { return };
        let paint = paint(self.theme, fill, 1.0);
        self.pixmap.fill_path(path, &paint, FillRule::Winding, self.transform(), None);
    }

    /// Rectangles come by the tens of thousands and over whole rows, and need no path.
    fn fill_rect(&mut self, min: Point, max: Point, fill: PaletteColor, opacity: f32) {
        let rect = Rect::from_ltrb(min.x, min.y, max.x, max.y).and_then(|rect| rect.transform(self.transform()));
        if let Some(rect) = rect {
            self.pixmap.fill_rect(rect, &paint(self.theme, fill, opacity), Transform::identity(), None);
        }
    }

    fn stroke(&mut self, path: Option<&Path>, stroke: Option<crate::picture::shape::Stroke>) {
        let (Some(path), Some(stroke)) = (path, stroke) else { return };
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
