//! The pages of a variant, blank for the sheet and filled in for the key, with the text around its trees. All lengths
//! are in points.

use super::draw::{Filling, draw_tree};
use super::instructions::{instructions, title};
use super::plan::{HEADING_HEIGHT, MARGIN, PageSize, Plan, PlannedExercise, TITLE_HEIGHT, text_height};
use super::text::{HEADING_SIZE, TEXT_SIZE, bullet, paragraph, text_line};
use crate::exam::exercise::Exercise;
use crate::exam::paper::Paper;
use crate::exam::variants::PaperVariant;
use poda_core::text::visible;
use poda_picture::export::ExportError;
use poda_picture::export::pdf::{PdfBlock, PdfDocument, PdfLine, PdfPicture, PdfTag};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_picture::picture::shape::{Anchor, Point, Shape, Stroke, point};
use poda_words::i18n::{Words, args};
use poda_words::practice::blank::BlankField;
use poda_words::practice::class::Student;

const TITLE_SIZE: f32 = 16.0;
/// The least size of a title that is too long for its line.
const MIN_TITLE_SIZE: f32 = 9.0;
/// The width and the height of a box for points: 18 mm by 6.5 mm.
const POINTS_BOX: (f32, f32) = (51.0, 18.5);
/// The space for the number of a page in its footer.
const PAGE_NUMBER: f32 = 90.0;
const BEST_WIDTH: f32 = 84.0;
/// The space for that box with its label and the gaps around them.
const BEST_SPACE: f32 = BEST_WIDTH + 96.0;

/// The context from which the pages of all variants are made.
pub(super) struct SheetContext<'a> {
    pub paper: &'a Paper,
    pub plan: &'a Plan,
    pub words: &'a Words,
    pub filling: Filling,
}

impl SheetContext<'_> {
    /// Returns the pages of a variant, without their footers; `None` means a sheet without a name.
    pub fn pages(&self, variant: &PaperVariant, student: Option<&Student>) -> Vec<SheetPage> {
        let index = variant.variant.index();
        let mut pages: Vec<_> = self.plan.pages.iter().map(|&size| SheetPage::new(size)).collect();
        if let Some(first) = pages.first_mut() {
            self.write_head(first, variant, student);
        }
        for (exercise, planned) in variant.exercises.iter().zip(&self.plan.exercises) {
            if let Some(page) = pages.get_mut(planned.page) {
                self.write_exercise(page, exercise, planned, index, planned.top, planned.unit());
            }
        }
        pages
    }

    /// Returns the heading of a variant; `None` for a paper with a single one.
    pub fn variant_name(&self, variant: &PaperVariant) -> Option<String> {
        let letter = variant.variant.to_string();
        (1 < self.paper.variants.len() || self.paper.code.is_some())
            .then(|| self.words.fill("exam-variant", &args![letter]))
    }

    fn write_head(&self, page: &mut SheetPage, variant: &PaperVariant, student: Option<&Student>) {
        let words = self.words;
        let (right, width) = (page.size.right(), page.size.width());
        let title = title(self.paper, words);
        let title = match self.filling {
            Filling::Blank => title,
            Filling::Filled => words.fill("exam-key-of", &args![title]),
        };
        let name = self.variant_name(variant);
        let name_width = name.as_ref().map_or(0.0, |name| Font::SemiBold.width(name, TITLE_SIZE) + 12.0);
        let (shown, size) = fitted(&title, TITLE_SIZE, width - name_width);
        page.entry = Some(student.map(name_of).or_else(|| name.clone()).unwrap_or(title));
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
            if let Some(student) = student.filter(|_| x == MARGIN) {
                let name = Font::SemiBold.elided(&name_of(student), TEXT_SIZE, end - from - 4.0);
                page.line(PdfTag::Paragraph, point(from + 4.0, base), TEXT_SIZE, Font::SemiBold, name);
            }
            x = end + 12.0;
        }
        let mut y = MARGIN + TITLE_HEIGHT;
        for text in instructions(self.paper, words) {
            page.lines(PdfTag::Paragraph, bullet(&text, MARGIN, y + TEXT_SIZE, width));
            y += text_height(&text, width - 10.0);
        }
    }

    /// Writes the label, the box for points and the number of points, which end at `right`. Returns where they begin.
    fn write_points(&self, page: &mut SheetPage, right: f32, base: f32, points: u32) -> f32 {
        let label = self.words.text("exam-points-label");
        let most = format!("/ {points}");
        let box_right = right - Font::Regular.width(&most, TEXT_SIZE) - 4.0;
        page.line_to(PdfTag::Paragraph, point(right, base), TEXT_SIZE, Font::Regular, most);
        let min = point(box_right - POINTS_BOX.0, base - 13.0);
        let width = Font::Regular.width(&label, TEXT_SIZE) + 4.0;
        page.line_to(PdfTag::Paragraph, point(min.x - 4.0, base), TEXT_SIZE, Font::Regular, label);
        page.writing_box(min, point(POINTS_BOX.0, POINTS_BOX.1));
        if self.filling == Filling::Filled {
            let at = point(min.x + POINTS_BOX.0 - 8.0, base);
            page.line_to(PdfTag::Paragraph, at, TEXT_SIZE, Font::SemiBold, points.to_string());
        }
        min.x - 4.0 - width
    }

    /// Writes an exercise below `top`; a pixel of its tree is `unit` points wide.
    pub fn write_exercise(
        &self,
        page: &mut SheetPage,
        exercise: &Exercise,
        planned: &PlannedExercise,
        variant: usize,
        top: f32,
        unit: f32,
    ) {
        let (words, size) = (self.words, page.size);
        let base = top + 15.0;
        let filling = if exercise.is_worked { Filling::Filled } else { self.filling };
        let points_left = if exercise.is_worked {
            size.right()
        } else {
            self.write_points(page, size.right(), base, exercise.points())
        };
        if exercise.field(BlankField::BEST).is_some() {
            self.write_best(page, exercise, points_left - 14.0, base);
        }
        let best_space = if self.paper.asked.best { BEST_SPACE } else { 14.0 };
        let (heading, heading_size) = fitted(&self.heading(exercise), HEADING_SIZE, points_left - best_space - MARGIN);
        page.line(PdfTag::Heading(2), point(MARGIN, base), heading_size, Font::SemiBold, heading);
        let text = &planned.content.sentences[variant];
        let mut y = top + HEADING_HEIGHT;
        if !text.is_empty() {
            page.lines(PdfTag::Paragraph, paragraph(text, point(MARGIN, y + TEXT_SIZE), size.width()));
        }
        y += planned.text_height;
        let (tree, indices) = (&planned.content.trees[variant], &planned.content.union.indices[variant]);
        let shapes = draw_tree(exercise, tree, indices, &planned.geometry, filling);
        let alt = words.fill("exam-tree", &args![number = exercise.number, tree = tree.brackets()]);
        // A tree that is narrower than the page is centered.
        let left = MARGIN + ((size.width() - planned.geometry.size.x * unit) / 2.0).max(0.0);
        page.figure(PdfPicture { shapes, size: planned.geometry.size, at: point(left, y), scale: unit }, alt);
    }

    /// Returns the heading of an exercise: its number, and the title that its author gave to a document.
    fn heading(&self, exercise: &Exercise) -> String {
        let number = exercise.number;
        let title = exercise.document.title.as_ref().filter(|_| self.paper.code.is_none());
        let heading = match title.map(|title| title.in_language(self.words.language())) {
            Some(title) => self.words.fill("exam-exercise-titled", &args![number, title]),
            None => self.words.fill("exam-exercise", &args![number]),
        };
        if exercise.is_worked { self.words.fill("exam-worked", &args![exercise = heading]) } else { heading }
    }

    /// Writes the label and the box for the best move, which end at `right`.
    fn write_best(&self, page: &mut SheetPage, exercise: &Exercise, right: f32, base: f32) {
        let label = self.words.text("exam-best");
        let min = point(right - BEST_WIDTH, base - 13.0);
        page.line_to(PdfTag::Paragraph, point(min.x - 4.0, base), TEXT_SIZE, Font::Regular, label);
        page.writing_box(min, point(BEST_WIDTH, POINTS_BOX.1));
        let is_filled = exercise.is_worked || self.filling == Filling::Filled;
        let best = exercise.field(BlankField::BEST).filter(|_| is_filled);
        if let Some(best) = best {
            let text = Font::SemiBold.elided(&best.expected_text, TEXT_SIZE, BEST_WIDTH - 10.0);
            page.line(PdfTag::Paragraph, point(min.x + 6.0, base), TEXT_SIZE, Font::SemiBold, text);
        }
    }

    /// Writes the footers of the pages of a variant, for a student or for a sheet without a name.
    pub fn write_feet(&self, pages: &mut [SheetPage], variant: &PaperVariant, student: Option<&Student>) {
        let mark = self.paper.page_mark(variant.variant);
        let mark = student.map_or(mark.clone(), |student| format!("{mark} · {}", name_of(student)));
        write_feet(pages, &mark, self.words);
    }
}

/// Writes the footers of pages, each with a mark and the number of the page.
pub(in crate::exam) fn write_feet(pages: &mut [SheetPage], mark: &str, words: &Words) {
    let count = pages.len();
    for (number, page) in (1_usize..).zip(pages) {
        let (y, right) = (page.size.0.y - MARGIN, page.size.right());
        let mark = Font::Regular.elided(mark, TEXT_SIZE, page.size.width() - PAGE_NUMBER);
        let number = words.fill("exam-page", &args![page = number, pages = count]);
        let number = text_line(point(right, y), Font::Regular, number).anchored(Anchor::Right);
        page.footer(vec![text_line(point(MARGIN, y), Font::Regular, mark), number]);
    }
}

/// Returns the name and the number of a student, or the one that is known.
fn name_of(student: &Student) -> String {
    let parts = [&student.name, &student.id].into_iter().filter(|part| !part.is_empty());
    visible(&parts.map(String::as_str).collect::<Vec<_>>().join(" · ")).into_owned()
}

/// Returns a title and its size in the available width: a long title is smaller, and only a very long one is shortened.
fn fitted(title: &str, usual: f32, space: f32) -> (String, f32) {
    let size = (usual * space / Font::SemiBold.width(title, usual).max(1.0)).clamp(MIN_TITLE_SIZE, usual);
    (Font::SemiBold.elided(title, size, space), size)
}

/// Pages that are written from top to bottom.
#[derive(Default)]
pub(in crate::exam) struct SheetWriter {
    pub pages: Vec<SheetPage>,
    /// The y at which the next text begins, on the last page.
    pub y: f32,
}

impl SheetWriter {
    pub fn begin_page(&mut self, size: PageSize) {
        self.pages.push(SheetPage::new(size));
        self.y = MARGIN;
    }

    /// Returns the last page. There must be one.
    pub fn page(&mut self) -> &mut SheetPage {
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }

    /// Returns whether the last page has less space than `height`.
    pub fn lacks(&mut self, height: f32) -> bool {
        self.page().size.bottom() < self.y + height
    }

    /// Begins a new page of the same size if the last one has less space than `height`.
    pub fn make_space(&mut self, height: f32) {
        if self.lacks(height) {
            let size = self.page().size;
            self.begin_page(size);
        }
    }

    pub fn heading(&mut self, text: String) {
        let at = point(MARGIN, self.y + HEADING_SIZE);
        self.page().line(PdfTag::Heading(2), at, HEADING_SIZE, Font::SemiBold, text);
        self.y += HEADING_SIZE + 10.0;
    }

    /// Writes paragraphs with bullets, each with this space below.
    pub fn list(&mut self, texts: &[String], gap: f32) {
        for text in texts {
            let width = self.page().size.width();
            let height = text_height(text, width - 10.0);
            self.make_space(height);
            let lines = bullet(text, MARGIN, self.y + TEXT_SIZE, width);
            self.page().lines(PdfTag::Paragraph, lines);
            self.y += height + gap;
        }
    }
}

pub(in crate::exam) struct SheetPage {
    pub size: PageSize,
    blocks: Vec<PdfBlock>,
    /// Lines and boxes between the texts, in points from the top left of the page.
    decoration: Vec<Shape>,
    /// The entry for the page in the outline of the file.
    pub entry: Option<String>,
}

impl SheetPage {
    /// Returns an empty page.
    pub const fn new(size: PageSize) -> Self {
        Self { size, blocks: Vec::new(), decoration: Vec::new(), entry: None }
    }

    /// Writes one line of text that begins at a point on its baseline.
    pub fn line(&mut self, tag: PdfTag, at: Point, size: f32, font: Font, text: impl Into<String>) {
        self.lines(tag, vec![PdfLine::new(at, size, font, PaletteColor::Text, text)]);
    }

    /// Writes one line of text that ends at a point on its baseline.
    pub fn line_to(&mut self, tag: PdfTag, at: Point, size: f32, font: Font, text: impl Into<String>) {
        let line = PdfLine::new(at, size, font, PaletteColor::Text, text);
        self.lines(tag, vec![line.anchored(Anchor::Right)]);
    }

    /// Writes lines of text.
    pub fn lines(&mut self, tag: PdfTag, lines: Vec<PdfLine>) {
        self.blocks.push(PdfBlock::text(tag, lines));
    }

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

    pub fn figure(&mut self, picture: PdfPicture, alt: String) {
        self.blocks.push(PdfBlock::figure(picture, alt));
    }

    pub fn footer(&mut self, lines: Vec<PdfLine>) {
        self.blocks.push(PdfBlock::footer(lines));
    }

    /// Adds the page to a file.
    pub fn write(mut self, document: &mut PdfDocument) -> Result<(), ExportError> {
        let PageSize(size) = self.size;
        let decoration = PdfPicture { shapes: self.decoration, size, at: point(0.0, 0.0), scale: 1.0 };
        self.blocks.insert(0, PdfBlock::decoration(decoration));
        document.add_page(size, self.entry.as_deref(), &self.blocks)
    }
}
