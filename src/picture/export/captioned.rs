//! A picture with its words below it, as shapes: the heading, the sentence for the step, and what the author wrote.
//!
//! For every format whose pages hold the words in the picture.

use super::paragraph::{self, wrap};
use super::{ExportPage, TextRun};
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};

/// The size of the sentence, in pixels, below a picture of the usual width.
const CAPTION_SIZE: f32 = 19.0;
/// The size of the heading and of the author's note, in pixels, below a picture of the usual width.
const HEADING_SIZE: f32 = 14.0;
/// The distance between two baselines, as a multiple of the size of the text.
const LINE_HEIGHT: f32 = 1.45;
/// The usual width of a picture, in pixels.
const USUAL_WIDTH: f32 = 980.0;
/// The distance of the words from the edges, in pixels, below a picture of the usual width.
const MARGIN: f32 = 20.0;
/// The distance between two paragraphs, in pixels, below a picture of the usual width.
const PARAGRAPH_GAP: f32 = 6.0;

/// A picture with its words below it.
#[derive(Clone, Debug, PartialEq)]
pub struct Captioned {
    /// The size of both, in pixels.
    pub size: Point,
    /// The shapes of both.
    pub shapes: Vec<Shape>,
}

/// Returns the picture of a page with its heading, its sentence and its note below it.
pub fn captioned(page: &ExportPage) -> Captioned {
    let Point { x: width, y: height } = page.size;
    let scale = text_scale(width);
    let (margin, gap) = (MARGIN * scale, PARAGRAPH_GAP * scale);
    let paragraphs = page.words().into_iter().zip([HEADING_SIZE, CAPTION_SIZE, HEADING_SIZE]);
    let mut shapes = page.shapes.clone();
    // The words stand on the ground of the page, whatever of the picture reaches beyond its size.
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

/// The size of the words below a picture of a width, as a multiple of their usual size.
fn text_scale(width: f32) -> f32 {
    (width / USUAL_WIDTH).clamp(0.75, 2.0)
}

/// Places lines of styled text below each other, the first with its line's top at `place`, and returns where the last ends.
fn lines_of_text(shapes: &mut Vec<Shape>, lines: &[Vec<TextRun>], size: f32, place: Point) -> f32 {
    let line_height = size * LINE_HEIGHT;
    let mut top = place.y;
    for line in lines {
        let mut left = place.x;
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
