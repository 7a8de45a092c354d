//! The sheets and the keys of a paper on Monte Carlo tree search as PDF files. All lengths are in points.

use super::{MctsExercise, MctsField, MctsPaper, MctsRow};
use crate::exam::asked::AskedParts;
use crate::exam::exercise::{Exercise, MAX_BYTES};
use crate::exam::sheet::pages::{SheetWriter, write_feet};
use crate::exam::sheet::plan::{MARGIN, PageSize, TITLE_HEIGHT, text_height};
use crate::exam::sheet::text::{HEADING_SIZE, LINE_HEIGHT, TEXT_SIZE, paragraph, text_line};
use crate::exam::sheet::{Filling, bare_tree};
use crate::exam::variants::{PaperExercise, PaperVariant};
use poda_core::search::{Algorithm, SearchConfig};
use poda_picture::export::ExportError;
use poda_picture::export::pdf::{PdfDocument, PdfMeta, PdfPicture, PdfTag};
use poda_picture::picture::View;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::Theme;
use poda_picture::picture::sampled::{SampledLayout, SampledScene, draw_sampled};
use poda_picture::picture::shape::{Anchor, Point, Shape, point};
use poda_words::i18n::{Words, args};

const TITLE_SIZE: f32 = 16.0;
/// The width of a tree in pixels. A pixel is ¾ of a point on the page.
const TREE_WIDTH: f32 = 640.0;
const POINTS_PER_PIXEL: f32 = 0.75;
/// The height of a row of a tree with counts, in pixels.
const GIVEN_ROW_HEIGHT: f32 = 110.0;
/// The number of columns over which the rows of the table are spread.
const COLUMNS: usize = 4;
/// The height of a row, and the size of a box in it: 15 mm by 7 mm.
const ROW_HEIGHT: f32 = 24.0;
const WRITING_BOX: Point = Point { x: 42.5, y: 19.8 };
const NAME_WIDTH: f32 = 24.0;
/// The size of the box for the answer to a question.
const ANSWER_BOX: Point = Point { x: 110.0, y: 19.8 };

/// Returns the tree of the first exercise of a paper as on its sheet, and the size of the picture, in pixels.
pub fn mcts_exercise_picture(paper: &MctsPaper, words: &Words) -> (Vec<Shape>, Point) {
    let first = paper.variants.iter().flat_map(|variant| &variant.exercises).next();
    first.map(|exercise| mcts_tree(exercise, TREE_WIDTH, words)).unwrap_or_default()
}

/// Returns the tree of an exercise with only the values of its leaves or with its given counts, at most `width` wide,
/// and its size, in pixels.
pub(super) fn mcts_tree(exercise: &MctsExercise, width: f32, words: &Words) -> (Vec<Shape>, Point) {
    if exercise.has_given_counts() {
        return given_tree(exercise, width, words);
    }
    let search = SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() };
    let plain = exercise.document.with_position(exercise.position_with_priors()).searched_by(search);
    let drawn = Exercise::of_document(exercise.number, plain, AskedParts::ALL, MAX_BYTES, words);
    drawn.map(|exercise| bare_tree(&exercise, width)).unwrap_or_default()
}

/// Returns the tree before the first iteration, with the given counts of its nodes.
fn given_tree(exercise: &MctsExercise, width: f32, words: &Words) -> (Vec<Shape>, Point) {
    let recording = exercise.recording();
    let layout = SampledLayout::new(recording);
    let height = layout.tree().row_turns.len() as f32 * GIVEN_ROW_HEIGHT;
    let view = View::fit(layout.tree(), point(width, height), 1.0);
    let scene = SampledScene { step: 0, ..SampledScene::new(recording, &layout, view, words) };
    (draw_sampled(&scene), view.size)
}

/// Returns the sheets of a paper, one variant after another; or its key, which are the sheets filled in, with every
/// iteration and its sums after each exercise.
pub(in crate::exam) fn mcts_pdf(paper: &MctsPaper, words: &Words, filling: Filling) -> Result<Vec<u8>, ExportError> {
    let title = paper.shown_title(words);
    let title = match filling {
        Filling::Blank => title,
        Filling::Filled => words.fill("exam-key-of", &args![title]),
    };
    let meta = PdfMeta { title: title.clone(), language: words.language(), theme: Theme::Print };
    let mut document = PdfDocument::new(&meta)?;
    for variant in &paper.variants {
        let size = PageSize::of(paper.paper_size);
        let mut writer = MctsSheetWriter { words, filling, size, sheet: SheetWriter::default() };
        writer.head(&title, variant);
        for exercise in &variant.exercises {
            writer.exercise(exercise);
        }
        write_feet(&mut writer.sheet.pages, &paper.page_mark(variant.variant), words);
        writer.sheet.pages.into_iter().try_for_each(|page| page.write(&mut document))?;
    }
    document.finish()
}

/// The pages of a variant that are being written.
struct MctsSheetWriter<'a> {
    words: &'a Words,
    filling: Filling,
    size: PageSize,
    sheet: SheetWriter,
}

impl MctsSheetWriter<'_> {
    /// Writes the title, and the lines for a name and the points.
    fn head(&mut self, title: &str, variant: &PaperVariant<MctsExercise>) {
        let (words, right) = (self.words, self.size.right());
        self.sheet.begin_page(self.size);
        let name = words.fill("exam-variant", &args![letter = variant.variant.to_string()]);
        let space = self.size.width() - Font::SemiBold.width(&name, TITLE_SIZE) - 12.0;
        let title = Font::SemiBold.elided(title, TITLE_SIZE, space);
        let points = format!("{} ____ / {}", words.text("exam-points-label"), variant.points());
        let base = MARGIN + 14.0;
        let student = words.text("exam-name");
        let page = self.sheet.page();
        page.entry = Some(name.clone());
        page.line(PdfTag::Heading(1), point(MARGIN, base), TITLE_SIZE, Font::SemiBold, title);
        page.line_to(PdfTag::Paragraph, point(right, base), TITLE_SIZE, Font::SemiBold, name);
        let base = MARGIN + 46.0;
        let from = MARGIN + Font::Regular.width(&student, TEXT_SIZE) + 4.0;
        let end = right - Font::Regular.width(&points, TEXT_SIZE) - 14.0;
        page.line(PdfTag::Paragraph, point(MARGIN, base), TEXT_SIZE, Font::Regular, student);
        page.rule(point(from, base + 2.0), point(end, base + 2.0), 0.75);
        page.line_to(PdfTag::Paragraph, point(right, base), TEXT_SIZE, Font::Regular, points);
        self.sheet.y = MARGIN + TITLE_HEIGHT;
    }

    fn exercise(&mut self, exercise: &MctsExercise) {
        let words = self.words;
        let (shapes, size) = mcts_tree(exercise, TREE_WIDTH, words);
        let scale = POINTS_PER_PIXEL.min(self.size.width() / size.x.max(1.0));
        let instructions = exercise.instructions(words);
        let width = self.size.width();
        let text: f32 = instructions.iter().map(|text| text_height(text, width - 10.0)).sum();
        self.sheet.make_space(HEADING_SIZE + 10.0 + text + size.y * scale);
        let at = point(self.size.right(), self.sheet.y + HEADING_SIZE);
        self.sheet.heading(words.fill("exam-exercise", &args![number = exercise.number]));
        let points = format!("/ {}", exercise.points());
        self.sheet.page().line_to(PdfTag::Paragraph, at, TEXT_SIZE, Font::Regular, points);
        self.sheet.list(&instructions, 0.0);
        let outline = exercise.outline().join("; ");
        let alt = words.fill("exam-tree", &args![number = exercise.number, tree = outline]);
        let left = MARGIN + ((width - size.x * scale) / 2.0).max(0.0);
        let at = point(left, self.sheet.y + 6.0);
        self.sheet.page().figure(PdfPicture { shapes, size, at, scale }, alt);
        self.sheet.y += size.y * scale + 16.0;
        self.table(&exercise.rows);
        for (letter, question) in ('a'..).zip(&exercise.questions) {
            self.question(letter, question);
        }
        if self.filling == Filling::Filled {
            self.sheet.make_space(HEADING_SIZE + 10.0 + 2.0 * LINE_HEIGHT);
            let at = point(MARGIN, self.sheet.y + TEXT_SIZE);
            let heading = words.text("mcts-exam-solution");
            self.sheet.page().line(PdfTag::Heading(3), at, TEXT_SIZE, Font::SemiBold, heading);
            self.sheet.y += LINE_HEIGHT + 4.0;
            self.sheet.list(&exercise.solution(words), 0.0);
        }
        self.sheet.y += 16.0;
    }

    /// Writes the table, its rows in several columns.
    fn table(&mut self, rows: &[MctsRow]) {
        let lines = rows.len().div_ceil(COLUMNS);
        self.sheet.make_space(lines as f32 * ROW_HEIGHT + LINE_HEIGHT);
        let column_width = self.size.width() / COLUMNS as f32;
        let top = self.sheet.y + LINE_HEIGHT;
        for (index, row) in rows.iter().enumerate() {
            let x = MARGIN + (index / lines) as f32 * column_width;
            let y = top + (index % lines) as f32 * ROW_HEIGHT;
            if index % lines == 0 {
                for (at, part) in [(0, "w"), (1, "n")] {
                    let center = x + NAME_WIDTH + (at as f32 + 0.5) * WRITING_BOX.x;
                    let line = text_line(point(center, y - 3.0), Font::SemiBold, part).anchored(Anchor::Center);
                    self.sheet.page().lines(PdfTag::Paragraph, vec![line]);
                }
            }
            let name = text_line(point(x, y + 13.0), Font::SemiBold, row.node.clone());
            self.sheet.page().lines(PdfTag::Paragraph, vec![name]);
            self.writing_box(point(x + NAME_WIDTH, y), WRITING_BOX, Some(&row.w));
            let min = point(x + NAME_WIDTH + WRITING_BOX.x, y);
            self.writing_box(min, WRITING_BOX, row.n.as_ref());
        }
        self.sheet.y = top + lines as f32 * ROW_HEIGHT + 8.0;
    }

    /// Draws a box to write in, with its content in a key; draws no box for a given field.
    fn writing_box(&mut self, min: Point, size: Point, field: Option<&MctsField>) {
        let Some(field) = field else { return };
        let is_filled = self.filling == Filling::Filled;
        let page = self.sheet.page();
        page.writing_box(min, size);
        if is_filled {
            let at = point(min.x + size.x / 2.0, min.y + 13.5);
            let line = text_line(at, Font::SemiBold, field.expected_text()).anchored(Anchor::Center);
            page.lines(PdfTag::Paragraph, vec![line]);
        }
    }

    /// Writes a question with the box for its answer.
    fn question(&mut self, letter: char, question: &MctsField) {
        let width = self.size.width() - ANSWER_BOX.x - 26.0;
        let height = text_height(&question.sheet_prompt, width).max(ANSWER_BOX.y + 6.0);
        self.sheet.make_space(height + 4.0);
        let base = self.sheet.y + TEXT_SIZE + 3.0;
        let mark = text_line(point(MARGIN, base), Font::SemiBold, format!("{letter})"));
        let lines = [mark].into_iter().chain(paragraph(&question.sheet_prompt, point(MARGIN + 14.0, base), width));
        let lines = lines.collect();
        self.sheet.page().lines(PdfTag::Paragraph, lines);
        let min = point(self.size.right() - ANSWER_BOX.x, self.sheet.y);
        self.writing_box(min, ANSWER_BOX, Some(question));
        self.sheet.y += height + 4.0;
    }
}
