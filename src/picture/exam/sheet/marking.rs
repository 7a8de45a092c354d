//! The pages of a key behind its filled-in trees: the rules of marking, and a table of every field with its reason.

use super::instructions::marking_scheme;
use super::pages::{HEADING_SIZE, LINE_HEIGHT, MARGIN, SheetContext, SheetPage, TEXT_SIZE, bullet, paragraph};
use crate::exam::exercise::{Exercise, ExerciseField};
use crate::exam::paper::PaperVariant;
use crate::export::pdf::{PdfLine, PdfTag};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, point};
use poda_words::practice::Answer;

/// The width of the column with the names of fields.
const FIELD_WIDTH: f32 = 112.0;
/// The width of the column with what is expected.
const EXPECTED_WIDTH: f32 = 84.0;
/// How far the decimal points of numbers are from the right end of that column.
const DECIMALS_WIDTH: f32 = 34.0;
/// The width of the column with points.
const POINTS_WIDTH: f32 = 40.0;
/// The space below a row.
const ROW_GAP: f32 = 4.0;

type Row = Vec<(PdfTag, Vec<PdfLine>)>;

/// Returns the pages of the marking of a variant.
pub(super) fn marking_pages(context: &SheetContext<'_>, variant: &PaperVariant) -> Vec<SheetPage> {
    let mut writer = Writer { context, pages: vec![SheetPage::default()], rows: Vec::new(), y: MARGIN };
    writer.scheme();
    for exercise in &variant.exercises {
        writer.exercise(exercise);
    }
    writer.pages
}

struct Writer<'a> {
    context: &'a SheetContext<'a>,
    pages: Vec<SheetPage>,
    /// The rows of the table that is being written on the last page.
    rows: Vec<Row>,
    y: f32,
}

impl Writer<'_> {
    fn page(&mut self) -> &mut SheetPage {
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }

    fn width(&self) -> f32 {
        self.context.plan.width()
    }

    /// Begins a page unless there is room for so much.
    fn make_space(&mut self, height: f32) -> bool {
        let is_full = self.context.plan.bottom() < self.y + height;
        if is_full {
            self.end_table();
            self.pages.push(SheetPage::default());
            self.y = MARGIN;
        }
        is_full
    }

    fn end_table(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        if !rows.is_empty() {
            self.page().table(rows);
        }
    }

    fn heading(&mut self, text: String) {
        let place = point(MARGIN, self.y + HEADING_SIZE);
        self.page().line(PdfTag::Heading(2), place, HEADING_SIZE, Font::SemiBold, text);
        self.y += HEADING_SIZE + 10.0;
    }

    fn scheme(&mut self) {
        let (words, width) = (self.context.words, self.width());
        self.heading(words.text("exam-scheme"));
        for text in marking_scheme(self.context.paper, words) {
            let lines = bullet(&text, MARGIN, self.y + TEXT_SIZE, width);
            self.y += (lines.len() - 1) as f32 * LINE_HEIGHT + 2.0;
            self.page().lines(PdfTag::Paragraph, lines);
        }
        self.y += 14.0;
    }

    /// Writes the table of an exercise. Its heading is never alone at the end of a page.
    fn exercise(&mut self, exercise: &Exercise) {
        let words = self.context.words;
        let first = exercise.fields.first().map_or(0.0, |field| self.row_height(field));
        self.make_space(HEADING_SIZE + 10.0 + LINE_HEIGHT + 8.0 + first);
        let points = ("points", exercise.points().to_string().into());
        let heading = words.fill(
            "exam-exercise-points",
            &[("number", exercise.number.into()), ("count", u64::from(exercise.points()).into()), points],
        );
        self.heading(heading);
        self.header();
        for field in &exercise.fields {
            if self.make_space(self.row_height(field)) {
                self.header();
            }
            self.row(field);
        }
        self.end_table();
        self.y += 16.0;
    }

    fn reason_left() -> f32 {
        MARGIN + FIELD_WIDTH + EXPECTED_WIDTH + 14.0
    }

    fn reason_width(&self) -> f32 {
        self.width() - FIELD_WIDTH - EXPECTED_WIDTH - 14.0 - POINTS_WIDTH
    }

    fn header(&mut self) {
        let words = self.context.words;
        let base = self.y + TEXT_SIZE;
        let right = MARGIN + self.width();
        let cell = |x: f32, key: &str| {
            let text = words.text(key);
            let line = PdfLine::new(point(x, base), TEXT_SIZE, Font::SemiBold, PaletteColor::Text, text);
            (PdfTag::ColumnHeader, line)
        };
        let points = cell(right, "exam-column-points");
        let row = vec![
            cell(MARGIN, "exam-column-field"),
            cell(MARGIN + FIELD_WIDTH, "exam-column-expected"),
            cell(Self::reason_left(), "exam-column-reason"),
            (points.0, points.1.anchored(Anchor::Right)),
        ];
        self.rows.push(row.into_iter().map(|(tag, line)| (tag, vec![line])).collect());
        let y = self.y + LINE_HEIGHT;
        self.page().rule(point(MARGIN, y), point(right, y), 0.75);
        self.y = y + 5.0;
    }

    fn row_height(&self, field: &ExerciseField) -> f32 {
        let nowhere = point(0.0, 0.0);
        let heights = [
            paragraph(&field.label, nowhere, FIELD_WIDTH - 8.0).len(),
            paragraph(&field.expected_text, nowhere, EXPECTED_WIDTH).len(),
            paragraph(&field.reason, nowhere, self.reason_width()).len(),
        ];
        heights.into_iter().max().unwrap_or(1) as f32 * LINE_HEIGHT + ROW_GAP
    }

    fn row(&mut self, field: &ExerciseField) {
        let base = self.y + TEXT_SIZE;
        let points = PdfLine::new(
            point(MARGIN + self.width(), base),
            TEXT_SIZE,
            Font::Regular,
            PaletteColor::Text,
            field.points.to_string(),
        );
        let label = paragraph(&field.label, point(MARGIN, base), FIELD_WIDTH - 8.0);
        let reason = paragraph(&field.reason, point(Self::reason_left(), base), self.reason_width());
        self.rows.push(vec![
            (PdfTag::RowHeader, label),
            (PdfTag::Cell, expected(field, base)),
            (PdfTag::Cell, reason),
            (PdfTag::Cell, vec![points.anchored(Anchor::Right)]),
        ]);
        self.y += self.row_height(field);
    }
}

/// Returns what is expected in a field: numbers one below another by their decimal points, everything else from the left.
fn expected(field: &ExerciseField, base: f32) -> Vec<PdfLine> {
    let left = MARGIN + FIELD_WIDTH;
    let text = &field.expected_text;
    if !matches!(field.expected, Answer::Proved(_)) {
        return paragraph(text, point(left, base), EXPECTED_WIDTH);
    }
    let whole = text.find('.').map_or(text.as_str(), |point| &text[..point]);
    let x = left + EXPECTED_WIDTH - DECIMALS_WIDTH - Font::Regular.width(whole, TEXT_SIZE);
    paragraph(text, point(x.max(left), base), EXPECTED_WIDTH)
}
