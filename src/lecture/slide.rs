//! A slide as a picture, laid out as the window does it.

use crate::asked::QuestionText;
use crate::screen::{balanced, line_shapes, runs};
use crate::slide_text::{SlideLine, parse};
use crate::titles::lecture_title;
use poda_class::Asking;
use poda_core::document::Slide;
use poda_picture::export::{TextRun, width};
use poda_picture::picture::shape::{Point, Shape, point};
use poda_session::lecture::{OpenLecture, ShownSlide};
use poda_words::i18n::Words;
use poda_words::i18n::styled_text::StyledText;
use std::slice;

/// The sizes of the title and of the text as shares of the height, and how far they shrink for a long text.
const TITLE: f32 = 96.0 / 1080.0;
const TEXT: f32 = 56.0 / 1080.0;
const SHRUNK: [f32; 4] = [1.0, 0.85, 0.7, 0.58];
/// The width of the text, as a share of the width of the picture, and the share of the height that it may fill.
const WIDTH: f32 = 0.8;
const HEIGHT: f32 = 0.94;
/// The heights of a line, of the gap below the title, of an empty line and of the gap below an item, as multiples of
/// the text size.
const LINE_HEIGHT: f32 = 1.3;
const BELOW_TITLE: f32 = 1.2;
const EMPTY_LINE: f32 = 0.55;
const BELOW_ITEM: f32 = 0.3;
/// The width of the column of list markers, as a multiple of the text size.
const MARKER: f32 = 1.1;

pub fn slide_texts(slide: ShownSlide<'_>, lecture: Option<&OpenLecture>, words: &Words) -> [String; 2] {
    match slide {
        ShownSlide::Written(Slide { title, text, ask: _ }) => {
            [title, text].map(|text| text.as_ref().map_or("", |text| text.in_language(words.language())).to_owned())
        }
        ShownSlide::Ending => {
            let title = lecture.map(|lecture| lecture_title(lecture, words));
            [words.text("lecture-ending"), title.unwrap_or_default()]
        }
    }
}

/// Returns the title and the text of a slide while its question is asked, or once it is answered: the question with its
/// numbered choices, the right one strong with the answer.
pub fn asked_slide_texts(question: &QuestionText, is_answered: bool) -> [String; 2] {
    let line = |((choice, is_right), number): ((&String, &bool), usize)| {
        if is_answered && *is_right { format!("{number}. **{choice}** ✓") } else { format!("{number}. {choice}") }
    };
    let choices = question.choices.iter().zip(&question.are_right).zip(1..).map(line);
    [question.prompt.clone(), choices.collect::<Vec<_>>().join("\n")]
}

/// Returns the title and the text of a slide on a page, with its question below the text.
pub fn page_texts(slide: ShownSlide<'_>, lecture: Option<&OpenLecture>, words: &Words) -> [String; 2] {
    let [title, text] = slide_texts(slide, lecture, words);
    let own = match slide {
        ShownSlide::Written(slide) => slide.ask.as_ref(),
        ShownSlide::Ending => None,
    };
    let Some(own) = own else { return [title, text] };
    let asking = Asking::own(own, 1, slice::from_ref(words));
    let [prompt, choices] = asked_slide_texts(&QuestionText::new(&asking, false, words), false);
    let parts = [text, prompt, choices].into_iter().filter(|part| !part.is_empty());
    [title, parts.collect::<Vec<_>>().join("\n\n")]
}

pub fn slide_picture([title, text]: &[String; 2], size: Point) -> Vec<Shape> {
    let lines = parse(text);
    let layout = |share| SlideRows::new(title, &lines, size, share);
    let fitting = SHRUNK.into_iter().map(layout).find(|layout| layout.height <= size.y * HEIGHT);
    fitting.unwrap_or_else(|| layout(SHRUNK[SHRUNK.len() - 1])).shapes(size)
}

/// The rows of a slide from top to bottom.
struct SlideRows {
    rows: Vec<RowOfText>,
    /// The width of the widest row of text.
    width: f32,
    /// The height of the rows, or of those that were laid out before one began below the picture.
    height: f32,
}

/// A line of text, or a gap.
struct RowOfText {
    runs: Vec<TextRun>,
    marker: Option<String>,
    size: f32,
    indent: f32,
    is_centered: bool,
    height: f32,
}

impl RowOfText {
    const fn gap(height: f32) -> Self {
        Self { runs: Vec::new(), marker: None, size: 0.0, indent: 0.0, is_centered: false, height }
    }
}

impl SlideRows {
    fn new(title: &str, lines: &[SlideLine], space: Point, share: f32) -> Self {
        let unit = space.y.min(space.x * 0.75) * share;
        let (title_size, size) = (unit * TITLE, unit * TEXT);
        // The text of a slide with a list is left-aligned; otherwise it is centered.
        let is_list = lines.iter().any(|line| line.marker.is_some());
        let mut slide = Self { rows: Vec::new(), width: 0.0, height: 0.0 };
        slide.add(&StyledText::strong(title), title_size, space.x * WIDTH, 0.0, true);
        if !lines.is_empty() {
            slide.push(RowOfText::gap(size * BELOW_TITLE));
        }
        for line in lines {
            // What begins below the picture is not seen, and a text can have a row for every two of its letters.
            if space.y < slide.height {
                break;
            }
            if line.text.spans.is_empty() {
                slide.push(RowOfText::gap(size * EMPTY_LINE));
                continue;
            }
            let indent = if line.marker.is_some() { size * MARKER } else { 0.0 };
            let first = slide.rows.len();
            slide.width = slide.width.max(slide.add(&line.text, size, space.x * WIDTH - indent, indent, !is_list));
            slide.rows[first].marker.clone_from(&line.marker);
            if is_list {
                slide.push(RowOfText::gap(size * BELOW_ITEM));
            }
        }
        slide
    }

    fn push(&mut self, row: RowOfText) {
        self.height += row.height;
        self.rows.push(row);
    }

    /// Adds a text in lines of similar width. Returns the width that they take with their indent.
    fn add(&mut self, text: &StyledText, size: f32, max: f32, indent: f32, is_centered: bool) -> f32 {
        let lines = balanced(&runs(text), size, max);
        let widest = lines.iter().map(|line| width(line, size)).fold(0.0, f32::max);
        let row = |runs| RowOfText { runs, marker: None, size, indent, is_centered, height: size * LINE_HEIGHT };
        lines.into_iter().map(row).for_each(|row| self.push(row));
        indent + widest
    }

    fn shapes(&self, size: Point) -> Vec<Shape> {
        let (mut shapes, left) = (Vec::new(), (size.x - self.width) / 2.0);
        let mut top = ((size.y - self.height) / 2.0).max(0.0);
        for row in &self.rows {
            if size.y <= top {
                break;
            }
            let middle = top + row.height / 2.0;
            let x = if row.is_centered { (size.x - width(&row.runs, row.size)) / 2.0 } else { left + row.indent };
            shapes.extend(line_shapes(&row.runs, point(x, middle), row.size));
            if let Some(marker) = &row.marker {
                shapes.extend(line_shapes(&runs(&StyledText::plain_text(marker)), point(left, middle), row.size));
            }
            top += row.height;
        }
        shapes
    }
}
