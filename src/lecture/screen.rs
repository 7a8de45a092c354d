//! The screen that an audience sees, and lines of text on it.

use poda_paper::series::page_run;
use poda_picture::export::{TextRun, width, wrap};
use poda_picture::picture::shape::{Anchor, Point, Shape, point, text_shape};
use poda_words::i18n::styled_text::StyledText;

/// The size of the screen.
pub const SCREEN: Point = point(1920.0, 1080.0);
pub const MARGIN: f32 = 48.0;
/// The height of a line beside or below a tree, as a multiple of the text size.
pub const LINE_HEIGHT: f32 = 1.25;

pub fn runs(text: &StyledText) -> Vec<TextRun> {
    text.clone().with_unbroken_terms().spans.into_iter().map(page_run).collect()
}

/// Returns a line of text as shapes, one for each run. `at` is its left end, at half the height of capital letters.
pub fn line_shapes(runs: &[TextRun], at: Point, size: f32) -> Vec<Shape> {
    let mut x = at.x;
    let shape = |run: &TextRun| {
        let left = x;
        x += width(std::slice::from_ref(run), size);
        text_shape(point(left, at.y), Anchor::Left, size, run.font, run.color, run.text.clone())
    };
    runs.iter().map(shape).collect()
}

/// Breaks a text into as few lines as `max` allows, all of a similar width, without spaces at their ends.
pub fn balanced(runs: &[TextRun], size: f32, max: f32) -> Vec<Vec<TextRun>> {
    let count = wrap(runs, size, max).len();
    let (mut narrow, mut wide) = (0.0, max);
    while size < wide - narrow {
        let middle = f32::midpoint(narrow, wide);
        let lines = wrap(runs, size, middle);
        let fits = lines.len() <= count && lines.iter().all(|line| width(line, size) <= middle + size);
        if fits { wide = middle } else { narrow = middle }
    }
    let mut lines = wrap(runs, size, wide);
    for line in &mut lines {
        if let Some(last) = line.last_mut() {
            last.text.truncate(last.text.trim_end_matches(' ').len());
        }
        line.retain(|run| !run.text.is_empty());
    }
    lines
}
