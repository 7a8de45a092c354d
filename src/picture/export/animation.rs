//! Pages as the frames of an animation. A frame is a picture with its text below it, and only the rectangle that
//! differs from the previous frame is written.
//!
//! Frames are encoded as they arrive. Only three of them are kept as pixels, however many pages there are: the first,
//! because the size of the animation is known only at the end of the series; the previous one; and the one that is
//! being added.

use super::exporter::{ExportError, ExportPage, Exporter, TextRun};
use super::paragraph::{self, wrap};
use super::raster::{PixelRange, Pixels, Rasterizer};
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};

/// How long a page is shown, in hundredths of a second.
pub const PAGE_CENTISECONDS: u16 = 150;
/// How long the last page is shown, in hundredths of a second.
pub const LAST_PAGE_CENTISECONDS: u16 = 400;
/// The maximum number of pixels in a frame.
pub const MAX_FRAME_PIXELS: u64 = 33_554_432;

/// Writes the frames of an animation in one format.
pub trait FrameEncoder {
    /// Adds a frame after the first.
    fn add(&mut self, frame: &Frame<'_>) -> Result<(), ExportError>;

    /// Returns the file of all frames. The first frame has the size of the animation.
    fn finish(self, first: &Pixels) -> Result<Vec<u8>, ExportError>;
}

/// A frame after the first.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    pub pixels: &'a Pixels,
    /// The pixels of the previous frame, in the same size.
    pub previous: &'a Pixels,
    /// A rectangle of at least one pixel that contains all pixels that differ.
    pub rect: PixelRange,
}

/// Converts pages to frames.
#[derive(Debug)]
pub struct Animation<E> {
    encoder: E,
    rasterizer: Rasterizer,
    first: Option<Pixels>,
    /// The frame that was added last; `None` while only the first frame has been added.
    previous: Option<Pixels>,
}

impl<E: FrameEncoder> Animation<E> {
    /// Returns an animation without frames; `scale` is the number of pixels of a frame per pixel of a page.
    pub fn new(encoder: E, theme: Theme, scale: f32) -> Self {
        let rasterizer = Rasterizer { max_pixels: MAX_FRAME_PIXELS, ..Rasterizer::new(theme, scale) };
        Self { encoder, rasterizer, first: None, previous: None }
    }
}

impl<E: FrameEncoder> Exporter for Animation<E> {
    fn add(&mut self, page: &ExportPage) -> Result<Option<Vec<u8>>, ExportError> {
        let picture = captioned(page);
        let pixels = self.rasterizer.paint(&picture.shapes, picture.size)?;
        let Some(first) = &self.first else {
            self.first = Some(pixels);
            return Ok(None);
        };
        let theme = self.rasterizer.theme;
        let previous = self.previous.as_ref().unwrap_or(first);
        let pixels = pixels.extended(previous.width(), previous.height(), theme);
        let previous = previous.extended(pixels.width(), pixels.height(), theme);
        let rect = difference(&previous, &pixels);
        self.encoder.add(&Frame { pixels: &pixels, previous: &previous, rect })?;
        self.previous = Some(pixels.into_owned());
        Ok(None)
    }

    fn finish(self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError> {
        let Some(first) = self.first else { return Ok(None) };
        let (width, height) = self.previous.as_ref().map_or((0, 0), |last| (last.width(), last.height()));
        let first = first.extended(width, height, self.rasterizer.theme);
        self.encoder.finish(&first).map(Some)
    }
}

/// Returns the smallest rectangle that contains all differences between two pictures of the same size; one pixel if
/// they are equal.
fn difference(one: &Pixels, other: &Pixels) -> PixelRange {
    let (mut left, mut right, mut top, mut bottom) = (u32::MAX, 0, u32::MAX, 0);
    for (y, (old, new)) in (0..).zip(one.rows().zip(other.rows())) {
        if old == new {
            continue;
        }
        (top, bottom) = (top.min(y), y + 1);
        let differs = |x: &u32| {
            let range = 4 * *x as usize..4 * (*x as usize + 1);
            old[range.clone()] != new[range]
        };
        left = (0..left.min(one.width())).find(differs).unwrap_or(left);
        right = (right..one.width()).rev().find(differs).map_or(right, |x| x + 1);
    }
    if bottom == 0 {
        return PixelRange { left: 0, top: 0, width: 1, height: 1 };
    }
    PixelRange { left, top, width: right - left, height: bottom - top }
}

/// The size of the sentence, in pixels, below a picture of [`USUAL_WIDTH`].
const CAPTION_SIZE: f32 = 19.0;
/// The size of the heading and of the author's note, in pixels, below a picture of [`USUAL_WIDTH`].
const HEADING_SIZE: f32 = 14.0;
/// The distance between two baselines, as a multiple of the size of the text.
const LINE_HEIGHT: f32 = 1.45;
/// The usual width of a picture, in pixels.
const USUAL_WIDTH: f32 = 980.0;
/// The distance of the text from the edges, in pixels, below a picture of [`USUAL_WIDTH`].
const MARGIN: f32 = 20.0;
/// The distance between two paragraphs, in pixels, below a picture of [`USUAL_WIDTH`].
const PARAGRAPH_GAP: f32 = 6.0;

/// A picture with its text below it.
#[derive(Clone, Debug, PartialEq)]
pub struct Captioned {
    /// The size of picture and text together, in pixels.
    pub size: Point,
    pub shapes: Vec<Shape>,
}

/// Returns the picture of a page with its heading, its sentence and its note below it.
pub fn captioned(page: &ExportPage) -> Captioned {
    let Point { x: width, y: height } = page.size;
    let scale = text_scale(width);
    let (margin, gap) = (MARGIN * scale, PARAGRAPH_GAP * scale);
    let paragraphs = page.words().into_iter().zip([HEADING_SIZE, CAPTION_SIZE, HEADING_SIZE]);
    let mut shapes = page.shapes.clone();
    // The text gets a background of its own, because shapes of the picture may extend beyond its size.
    let ground = shapes.len();
    let mut top = height + margin * 0.7;
    let is_said = |(runs, _): &(Vec<TextRun>, f32)| runs.iter().any(|run| !run.text.is_empty());
    for (runs, size) in paragraphs.filter(is_said) {
        let lines = wrap(&runs, size * scale, width - 2.0 * margin);
        top = lines_of_text(&mut shapes, &lines, size * scale, point(margin, top)) + gap;
    }
    let size = point(width, (top - gap + margin * 0.7).ceil());
    let words = Shape::Rect {
        min: point(0.0, height),
        max: size,
        radius: 0.0,
        fill: Some(PaletteColor::Background),
        stroke: None,
    };
    let (from, to) = (point(0.0, height), point(width, height));
    let border = Shape::Line { from, to, stroke: Stroke::solid(1.0, PaletteColor::Hairline) };
    shapes.splice(ground..ground, [words, border]);
    Captioned { size, shapes }
}

/// Returns the text scale below a picture of a given width, as a multiple of the usual text size.
fn text_scale(width: f32) -> f32 {
    (width / USUAL_WIDTH).clamp(0.75, 2.0)
}

/// Adds lines of styled text one below another, with the top of the first line at `at`. Returns the bottom of the last
/// line.
fn lines_of_text(shapes: &mut Vec<Shape>, lines: &[Vec<TextRun>], size: f32, at: Point) -> f32 {
    let line_height = size * LINE_HEIGHT;
    let mut top = at.y;
    for line in lines {
        let mut left = at.x;
        for run in line {
            let TextRun { text, font, color } = run;
            let middle = point(left, top + line_height / 2.0);
            shapes.push(text_shape(middle, Anchor::Left, size, *font, *color, text.clone()));
            left += paragraph::width(std::slice::from_ref(run), size);
        }
        top += line_height;
    }
    top
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a picture of black dots on white.
    fn dotted(dots: &[(u32, u32)]) -> Pixels {
        let mut rgba = vec![255; 4 * 8 * 6];
        for (x, y) in dots {
            let start = 4 * (*y as usize * 8 + *x as usize);
            rgba[start..start + 3].fill(0);
        }
        Pixels::new(8, 6, rgba)
    }

    #[test]
    fn the_difference_holds_all_that_differs_and_no_more() {
        let rect = |left, top, width, height| PixelRange { left, top, width, height };
        let same = [(0, 0), (7, 5)];
        assert_eq!(difference(&dotted(&same), &dotted(&same)), rect(0, 0, 1, 1));
        for (dots, expected) in [
            (vec![(3, 2)], rect(3, 2, 1, 1)),
            (vec![(5, 1), (2, 4)], rect(2, 1, 4, 4)),
            (vec![(2, 1), (5, 4)], rect(2, 1, 4, 4)),
            (vec![(0, 5), (7, 0)], rect(0, 0, 8, 6)),
            (vec![(7, 3)], rect(7, 3, 1, 1)),
        ] {
            assert_eq!(difference(&dotted(&[]), &dotted(&dots)), expected, "{dots:?}");
            assert_eq!(difference(&dotted(&dots), &dotted(&[])), expected, "{dots:?}");
        }
    }
}
