//! A picture with its words below it, as shapes: the heading, the sentence for the step, and what the author wrote.
//!
//! For every format whose pages hold the words in the picture. [`wrapped`] breaks styled text into lines of a width and
//! [`lines_of_text`] places them, for formats that arrange a page in their own way.

use super::page::{Page, TextRun};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use crate::text::visible_lines;

/// The size of the sentence, in pixels, below a picture of the usual width.
pub const CAPTION_SIZE: f32 = 19.0;
/// The size of the heading and of the author's note, in pixels, below a picture of the usual width.
pub const HEADING_SIZE: f32 = 14.0;
/// The distance between two baselines, as a multiple of the size of the text.
pub const LINE_HEIGHT: f32 = 1.45;
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
#[must_use]
pub fn captioned(page: &Page) -> Captioned {
    let Point { x: width, y: height } = page.size;
    let scale = text_scale(width);
    let (margin, gap) = (MARGIN * scale, PARAGRAPH_GAP * scale);
    let one = |text: &str, font| vec![TextRun { text: text.to_owned(), font, color: PaletteColor::Secondary }];
    let note = page.note.as_deref().unwrap_or_default();
    let paragraphs = [
        (one(&page.heading, Font::SemiBold), HEADING_SIZE),
        (page.caption.clone(), CAPTION_SIZE),
        (one(note, Font::Regular), HEADING_SIZE),
    ];
    let mut shapes = page.shapes.clone();
    // The words stand on the ground of the page, whatever of the picture reaches beyond its size.
    let ground = shapes.len();
    let mut top = height + margin * 0.7;
    for (runs, size) in paragraphs {
        let lines = wrapped(&runs, size * scale, width - 2.0 * margin);
        if !lines.is_empty() {
            top = lines_of_text(&mut shapes, &lines, size * scale, point(margin, top)) + gap;
        }
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
pub fn lines_of_text(shapes: &mut Vec<Shape>, lines: &[Vec<TextRun>], size: f32, place: Point) -> f32 {
    let line_height = size * LINE_HEIGHT;
    let mut top = place.y;
    for line in lines {
        let mut left = place.x;
        for TextRun { text, font, color } in line {
            let middle = point(left, top + line_height / 2.0);
            shapes.push(text_shape(middle, Anchor::Left, size, *font, *color, text.clone()));
            left += font.width(text, size);
        }
        top += line_height;
    }
    top
}

/// Returns styled text as lines of at most a width, broken at spaces; a word that is wider than a line is broken where the line
/// is full. A line end in the text ends a line. Text of no words has no lines.
#[must_use]
pub fn wrapped(runs: &[TextRun], size: f32, width: f32) -> Vec<Vec<TextRun>> {
    let mut lines = Lines { size, width, done: Vec::new(), line: Styled::default(), spaces: Styled::default() };
    let mut word = Styled::default();
    for run in runs {
        for letter in visible_lines(&run.text).chars() {
            match letter {
                '\n' => {
                    lines.push_word(std::mem::take(&mut word));
                    lines.end_line();
                }
                ' ' => {
                    lines.push_word(std::mem::take(&mut word));
                    lines.spaces.push(letter, run, size);
                }
                _ => word.push(letter, run, size),
            }
        }
    }
    lines.push_word(word);
    lines.end_line();
    let is_empty = |line: &Vec<TextRun>| line.is_empty();
    while lines.done.last().is_some_and(is_empty) {
        lines.done.pop();
    }
    lines.done
}

/// Text of several styles with its width.
#[derive(Clone, Debug, Default)]
struct Styled {
    runs: Vec<TextRun>,
    width: f32,
}

impl Styled {
    fn push(&mut self, letter: char, style: &TextRun, size: f32) {
        self.width += style.font.width(letter.encode_utf8(&mut [0; 4]), size);
        match self.runs.last_mut() {
            Some(last) if (last.font, last.color) == (style.font, style.color) => last.text.push(letter),
            _ => self.runs.push(TextRun { text: letter.to_string(), font: style.font, color: style.color }),
        }
    }

    fn append(&mut self, other: Self) {
        self.width += other.width;
        for run in other.runs {
            match self.runs.last_mut() {
                Some(last) if (last.font, last.color) == (run.font, run.color) => last.text.push_str(&run.text),
                _ => self.runs.push(run),
            }
        }
    }
}

/// Lines that are being filled.
struct Lines {
    size: f32,
    width: f32,
    done: Vec<Vec<TextRun>>,
    line: Styled,
    /// The spaces behind the last word of the line.
    spaces: Styled,
}

impl Lines {
    fn push_word(&mut self, word: Styled) {
        if word.runs.is_empty() {
            return;
        }
        if !self.line.runs.is_empty() && self.width < self.line.width + self.spaces.width + word.width {
            self.end_line();
        }
        let spaces = std::mem::take(&mut self.spaces);
        self.line.append(spaces);
        if self.line.width + word.width <= self.width {
            self.line.append(word);
            return;
        }
        for run in &word.runs {
            for letter in run.text.chars() {
                let letter_width = run.font.width(letter.encode_utf8(&mut [0; 4]), self.size);
                if !self.line.runs.is_empty() && self.width < self.line.width + letter_width {
                    self.end_line();
                }
                self.line.push(letter, run, self.size);
            }
        }
    }

    /// Ends a line without the spaces behind its last word.
    fn end_line(&mut self) {
        self.spaces = Styled::default();
        self.done.push(std::mem::take(&mut self.line).runs);
    }
}
