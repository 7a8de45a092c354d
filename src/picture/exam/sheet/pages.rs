//! The pages of a variant, blank for the sheet and filled in for the key: on which page and at which height each exercise is, the
//! same in all variants, and what is written around its tree. All lengths are in points.

use super::draw::{Filling, draw_tree};
use super::geometry::{Geometry, GeometryInput};
use super::instructions::{exercise_sentences, instructions, marking_scheme, title};
use super::tree::{ExerciseTree, UnionTree};
use crate::exam::exercise::{Exercise, ExerciseField};
use crate::exam::paper::{Paper, PaperVariant};
use crate::export::pdf::{PdfBlock, PdfDocument, PdfLine, PdfPicture, PdfTag};
use crate::export::{ExportError, TextRun};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point};
use poda_words::i18n::Words;
use poda_words::practice::Answer;
use poda_words::practice::blank::BlankField;

/// The margins of a page: 15 mm.
pub(super) const MARGIN: f32 = 15.0 * POINTS_PER_MM;
/// The height of the foot of a page, above its margin.
const FOOT: f32 = 16.0;
/// The height of the title and of the lines for names.
pub(super) const TITLE_HEIGHT: f32 = 66.0;
pub(super) const HEADING_HEIGHT: f32 = 27.0;
/// The space below an exercise.
const GAP: f32 = 14.0;

/// Where the parts of a paper are.
pub(super) struct Plan {
    /// The size of a page.
    pub page: Point,
    /// The exercises, in order.
    pub exercises: Vec<PlannedExercise>,
    /// The number of pages.
    pub pages: usize,
}

/// Where one exercise is.
pub(super) struct PlannedExercise {
    /// The page, from 0.
    pub page: usize,
    pub top: f32,
    /// The height of the sentences above the tree.
    pub text_height: f32,
    /// By variant, its tree.
    pub trees: Vec<ExerciseTree>,
    pub union: UnionTree,
    /// Where its nodes are.
    pub geometry: Geometry,
}

impl Plan {
    /// Plans a paper.
    pub fn new(paper: &Paper, words: &Words) -> Self {
        let (width, height) = paper.paper_size.size();
        let page = point(width * POINTS_PER_MM, height * POINTS_PER_MM);
        let width = page.x - 2.0 * MARGIN;
        let bottom = page.y - MARGIN - FOOT;
        let introduction: f32 = instructions(paper, words).iter().map(|text| text_height(text, width - 10.0)).sum();
        let mut plan = Self { page, exercises: Vec::new(), pages: 1 };
        let mut y = MARGIN + TITLE_HEIGHT + introduction + GAP;
        let count = paper.variants.first().map_or(0, |variant| variant.exercises.len());
        for index in 0..count {
            let here = || paper.variants.iter().filter_map(|variant| variant.exercises.get(index));
            let texts = here().map(|exercise| text_height(&exercise_sentences(paper, exercise, words), width));
            let text_height = texts.fold(0.0, f32::max);
            let trees: Vec<_> = here().map(ExerciseTree::new).collect();
            let union = UnionTree::of(&trees);
            let around = HEADING_HEIGHT + text_height;
            let space = point(width, bottom - MARGIN - around);
            let geometry = Geometry::new(&GeometryInput {
                union: &union,
                trees: &trees,
                asked: paper.asked,
                has_window: here().any(|exercise| exercise.recording().trace().has_window),
                space: point(space.x / POINTS_PER_PIXEL, space.y / POINTS_PER_PIXEL),
            });
            let height = around + geometry.size.y * POINTS_PER_PIXEL;
            if bottom < y + height && (MARGIN < y) {
                plan.pages += 1;
                y = MARGIN;
            }
            let page = plan.pages - 1;
            plan.exercises.push(PlannedExercise { page, top: y, text_height, trees, union, geometry });
            y += height + GAP;
        }
        plan
    }

    /// The width between the margins.
    pub fn width(&self) -> f32 {
        self.page.x - 2.0 * MARGIN
    }

    /// The height at which the contents of a page end.
    pub fn bottom(&self) -> f32 {
        self.page.y - MARGIN - FOOT
    }
}

/// Returns the height of a paragraph; 0 without text.
fn text_height(text: &str, width: f32) -> f32 {
    if text.is_empty() { 0.0 } else { paragraph(text, point(0.0, 0.0), width).len() as f32 * LINE_HEIGHT }
}

const TITLE_SIZE: f32 = 16.0;
const MIN_TITLE_SIZE: f32 = 10.0;
pub(super) const HEADING_SIZE: f32 = 12.5;
/// The width and the height of a box for points: 18 mm by 6.5 mm.
const POINTS_BOX: (f32, f32) = (51.0, 18.5);
const BEST_WIDTH: f32 = 84.0;
/// The room for that box with its label, and for the spaces beside it.
const BEST_SPACE: f32 = BEST_WIDTH + 96.0;

/// What the pages of all variants follow from.
pub(super) struct SheetContext<'a> {
    pub paper: &'a Paper,
    pub plan: &'a Plan,
    pub words: &'a Words,
    pub filling: Filling,
}

impl SheetContext<'_> {
    /// Returns the pages of a variant, without their feet.
    pub fn pages(&self, variant: &PaperVariant, index: usize) -> Vec<SheetPage> {
        let mut pages: Vec<_> = (0..self.plan.pages).map(|_| SheetPage::default()).collect();
        if let Some(first) = pages.first_mut() {
            self.write_head(first, variant);
        }
        for (exercise, planned) in variant.exercises.iter().zip(&self.plan.exercises) {
            if let Some(page) = pages.get_mut(planned.page) {
                self.write_exercise(page, exercise, planned, index);
            }
        }
        pages
    }

    /// Returns the heading of a variant; a paper with a single one has none.
    pub fn variant_name(&self, variant: &PaperVariant) -> Option<String> {
        let letter = ("letter", variant.variant.to_string().into());
        (1 < self.paper.variants.len() || self.paper.code.is_some()).then(|| self.words.fill("exam-variant", &[letter]))
    }

    fn write_head(&self, page: &mut SheetPage, variant: &PaperVariant) {
        let (words, plan) = (self.words, self.plan);
        let right = plan.page.x - MARGIN;
        let title = title(self.paper, words);
        let title = match self.filling {
            Filling::Blank => title,
            Filling::Filled => words.fill("exam-key-of", &[("title", title.into())]),
        };
        let name = self.variant_name(variant);
        let name_width = name.as_ref().map_or(0.0, |name| Font::SemiBold.width(name, TITLE_SIZE) + 12.0);
        // A long title is smaller, and only a very long one is shortened.
        let space = plan.width() - name_width;
        let size =
            (TITLE_SIZE * space / Font::SemiBold.width(&title, TITLE_SIZE).max(1.0)).clamp(MIN_TITLE_SIZE, TITLE_SIZE);
        let shown = Font::SemiBold.elided(&title, size, space);
        page.entry = Some(name.clone().unwrap_or(title));
        let base = MARGIN + 14.0;
        page.line(PdfTag::Heading(1), point(MARGIN, base), size, Font::SemiBold, shown);
        if let Some(name) = name {
            page.line_to(PdfTag::Paragraph, point(right, base), TITLE_SIZE, Font::SemiBold, name);
        }
        let base = MARGIN + 46.0;
        let points_left = self.write_points(page, right, base, variant.points());
        let labels = ["exam-name", "exam-group", "exam-date"].map(|key| words.text(key));
        let shares = [0.5, 0.22, 0.28];
        let mut x = MARGIN;
        for (label, share) in labels.into_iter().zip(shares) {
            let end = x + share * (points_left - MARGIN) - 12.0;
            let from = x + Font::Regular.width(&label, TEXT_SIZE) + 4.0;
            page.line(PdfTag::Paragraph, point(x, base), TEXT_SIZE, Font::Regular, label);
            page.rule(point(from, base + 2.0), point(end, base + 2.0), 0.75);
            x = end + 12.0;
        }
        let mut y = MARGIN + TITLE_HEIGHT;
        for text in instructions(self.paper, words) {
            page.lines(PdfTag::Paragraph, bullet(&text, MARGIN, y + TEXT_SIZE, plan.width()));
            y += paragraph(&text, point(0.0, 0.0), plan.width() - 10.0).len() as f32 * LINE_HEIGHT;
        }
    }

    /// Writes the label and the box for points, which end at `right`. Returns where they begin.
    fn write_points(&self, page: &mut SheetPage, right: f32, base: f32, points: u32) -> f32 {
        let label = self.words.text("exam-points-label");
        let min = point(right - POINTS_BOX.0, base - 13.0);
        let width = Font::Regular.width(&label, TEXT_SIZE) + 4.0;
        page.line_to(PdfTag::Paragraph, point(min.x - 4.0, base), TEXT_SIZE, Font::Regular, label);
        page.writing_box(min, point(POINTS_BOX.0, POINTS_BOX.1));
        if self.filling == Filling::Filled {
            let at = point(min.x + POINTS_BOX.0 - 8.0, base);
            page.line_to(PdfTag::Paragraph, at, TEXT_SIZE, Font::SemiBold, points.to_string());
        }
        min.x - 4.0 - width
    }

    fn write_exercise(&self, page: &mut SheetPage, exercise: &Exercise, planned: &PlannedExercise, variant: usize) {
        let (words, plan) = (self.words, self.plan);
        let base = planned.top + 15.0;
        let number = ("number", exercise.number.into());
        let points_left = self.write_points(page, plan.page.x - MARGIN, base, exercise.points());
        if self.paper.asked.best {
            self.write_best(page, exercise, points_left - 14.0, base);
        }
        let heading = Font::SemiBold.elided(&self.heading(exercise), HEADING_SIZE, points_left - BEST_SPACE - MARGIN);
        page.line(PdfTag::Heading(2), point(MARGIN, base), HEADING_SIZE, Font::SemiBold, heading);
        let text = exercise_sentences(self.paper, exercise, words);
        let mut y = planned.top + HEADING_HEIGHT;
        if !text.is_empty() {
            page.lines(PdfTag::Paragraph, paragraph(&text, point(MARGIN, y + TEXT_SIZE), plan.width()));
        }
        y += planned.text_height;
        let (tree, places) = (&planned.trees[variant], &planned.union.indices[variant]);
        let shapes = draw_tree(exercise, tree, places, &planned.geometry, self.filling);
        let alt = words.fill("exam-tree", &[number, ("tree", tree.brackets().into())]);
        page.figure(shapes, planned.geometry.size, point(MARGIN, y), alt);
    }

    /// Returns the heading of an exercise: its number, and the title that the author of a document gave to it.
    fn heading(&self, exercise: &Exercise) -> String {
        let number = ("number", exercise.number.into());
        let title = exercise.document.title.as_ref().filter(|_| self.paper.code.is_none());
        match title.map(|title| title.in_language(self.words.language())) {
            Some(title) => self.words.fill("exam-exercise-titled", &[number, ("title", title.into())]),
            None => self.words.fill("exam-exercise", &[number]),
        }
    }

    /// Writes the label and the box for the best move, which end at `right`.
    fn write_best(&self, page: &mut SheetPage, exercise: &Exercise, right: f32, base: f32) {
        let label = self.words.text("exam-best");
        let min = point(right - BEST_WIDTH, base - 13.0);
        page.line_to(PdfTag::Paragraph, point(min.x - 4.0, base), TEXT_SIZE, Font::Regular, label);
        page.writing_box(min, point(BEST_WIDTH, POINTS_BOX.1));
        let best = exercise.field(BlankField::BEST).filter(|_| self.filling == Filling::Filled);
        if let Some(best) = best {
            let text = Font::SemiBold.elided(&best.expected_text, TEXT_SIZE, BEST_WIDTH - 10.0);
            page.line(PdfTag::Paragraph, point(min.x + 6.0, base), TEXT_SIZE, Font::SemiBold, text);
        }
    }

    /// Writes the feet of the pages of a variant.
    pub fn write_feet(&self, pages: &mut [SheetPage], variant: &PaperVariant) {
        let count = pages.len();
        let y = self.plan.page.y - MARGIN;
        let letter = variant.variant.to_string();
        for (number, page) in (1..).zip(pages) {
            let mut lines = Vec::new();
            if let Some(code) = self.paper.code {
                let text = format!("{code} · {letter}");
                lines.push(text_line(point(MARGIN, y), Font::Regular, text));
            }
            let of = [("page", usize::into(number)), ("pages", count.into())];
            let text = self.words.fill("exam-page", &of);
            let line = text_line(point(self.plan.page.x - MARGIN, y), Font::Regular, text);
            lines.push(line.anchored(Anchor::Right));
            page.footer(lines);
        }
    }
}

pub(super) fn bullet(text: &str, x: f32, base: f32, width: f32) -> Vec<PdfLine> {
    let mark = text_line(point(x, base), Font::Regular, "•");
    [mark].into_iter().chain(paragraph(text, point(x + 10.0, base), width - 10.0)).collect()
}

/// The number of points that a pixel is wide.
pub(super) const POINTS_PER_PIXEL: f32 = 0.75;
/// The number of points in a millimetre.
pub(super) const POINTS_PER_MM: f32 = 72.0 / 25.4;
pub(super) const TEXT_SIZE: f32 = 9.5;
/// The distance between two base lines of running text.
pub(super) const LINE_HEIGHT: f32 = 13.0;

/// A page.
#[derive(Default)]
pub(super) struct SheetPage {
    blocks: Vec<PdfBlock>,
    /// Lines and boxes between the texts, in points from the top left of the page.
    decoration: Vec<Shape>,
    /// What the outline of the file says of it.
    pub entry: Option<String>,
}

impl SheetPage {
    /// Writes one line of text from its base line.
    pub fn line(&mut self, tag: PdfTag, at: Point, size: f32, font: Font, text: impl Into<String>) {
        self.lines(tag, vec![PdfLine::new(at, size, font, PaletteColor::Text, text)]);
    }

    /// Writes one line of text that ends at a place.
    pub fn line_to(&mut self, tag: PdfTag, at: Point, size: f32, font: Font, text: impl Into<String>) {
        let line = PdfLine::new(at, size, font, PaletteColor::Text, text);
        self.lines(tag, vec![line.anchored(Anchor::Right)]);
    }

    /// Writes lines of text.
    pub fn lines(&mut self, tag: PdfTag, lines: Vec<PdfLine>) {
        self.blocks.push(PdfBlock::text(tag, lines));
    }

    /// Writes a table.
    pub fn table(&mut self, rows: Vec<Vec<(PdfTag, Vec<PdfLine>)>>) {
        let cell = |(tag, lines): (PdfTag, Vec<PdfLine>)| PdfBlock::text(tag, lines);
        let row = |cells: Vec<_>| PdfBlock::group(PdfTag::TableRow, cells.into_iter().map(cell).collect());
        self.blocks.push(PdfBlock::group(PdfTag::Table, rows.into_iter().map(row).collect()));
    }

    /// Draws a box to write in.
    pub fn writing_box(&mut self, min: Point, size: Point) {
        let max = point(min.x + size.x, min.y + size.y);
        let stroke = Some(Stroke::solid(0.75, PaletteColor::Text));
        self.decoration.push(Shape::Rect { min, max, radius: 0.0, fill: None, stroke });
    }

    /// Draws a line.
    pub fn rule(&mut self, from: Point, to: Point, width: f32) {
        self.decoration.push(Shape::Line { from, to, stroke: Stroke::solid(width, PaletteColor::Text) });
    }

    /// Draws a picture in pixels at a place.
    pub fn figure(&mut self, shapes: Vec<Shape>, size: Point, at: Point, alt: String) {
        let picture = PdfPicture { shapes, size, at, scale: POINTS_PER_PIXEL };
        self.blocks.push(PdfBlock::figure(picture, alt));
    }

    /// Writes lines at the foot.
    pub fn footer(&mut self, lines: Vec<PdfLine>) {
        self.blocks.push(PdfBlock::footer(lines));
    }

    /// Adds the page to a file.
    pub fn write(mut self, size: Point, document: &mut PdfDocument) -> Result<(), ExportError> {
        let decoration = PdfPicture { shapes: self.decoration, size, at: point(0.0, 0.0), scale: 1.0 };
        self.blocks.insert(0, PdfBlock::decoration(decoration));
        document.add_page(size, self.entry.as_deref(), &self.blocks)
    }
}

/// Returns a line of the size of running text that begins at a point.
fn text_line(at: Point, font: Font, text: impl Into<String>) -> PdfLine {
    PdfLine::new(at, TEXT_SIZE, font, PaletteColor::Text, text)
}

/// Returns a paragraph of running text, its first base line at `at`.
pub(super) fn paragraph(text: &str, at: Point, width: f32) -> Vec<PdfLine> {
    let run = TextRun { text: text.to_owned(), font: Font::Regular, color: PaletteColor::Text };
    PdfLine::paragraph(&[run], at, TEXT_SIZE, width, LINE_HEIGHT)
}

const FIELD_WIDTH: f32 = 112.0;
const EXPECTED_WIDTH: f32 = 84.0;
/// How far the decimal points of numbers are from the right end of that column.
const DECIMALS_WIDTH: f32 = 34.0;
const POINTS_WIDTH: f32 = 40.0;
/// The space below a row.
const ROW_GAP: f32 = 4.0;

type Row = Vec<(PdfTag, Vec<PdfLine>)>;

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
        let at = point(MARGIN, self.y + HEADING_SIZE);
        self.page().line(PdfTag::Heading(2), at, HEADING_SIZE, Font::SemiBold, text);
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
        let cell = |x: f32, key: &str| text_line(point(x, base), Font::SemiBold, words.text(key));
        let row = [
            cell(MARGIN, "exam-column-field"),
            cell(MARGIN + FIELD_WIDTH, "exam-column-expected"),
            cell(Self::reason_left(), "exam-column-reason"),
            cell(right, "exam-column-points").anchored(Anchor::Right),
        ];
        self.rows.push(row.map(|line| (PdfTag::ColumnHeader, vec![line])).into());
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
        let points = text_line(point(MARGIN + self.width(), base), Font::Regular, field.points.to_string());
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
