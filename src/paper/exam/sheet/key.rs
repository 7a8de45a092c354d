//! The key of a variant. The short form has a page for each exercise, with its tree filled in and the reasons for its
//! cuts. The long form has all sheets filled in, and a table of all fields with their contents and the reasons. All
//! lengths are in points.

use super::instructions::{marking_scheme, share_sentence, title};
use super::pages::{SheetContext, SheetPage, SheetWriter};
use super::plan::{HEADING_HEIGHT, MARGIN, PlannedExercise, text_height};
use super::text::{HEADING_SIZE, LINE_HEIGHT, TEXT_SIZE, paragraph, text_line};
use crate::exam::exercise::{Exercise, ExerciseField};
use crate::exam::format::KeyForm;
use crate::exam::variants::PaperVariant;
use poda_picture::export::pdf::{PdfLine, PdfTag};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::shape::{Anchor, point};
use poda_words::i18n::args;
use poda_words::practice::Answer;
use poda_words::practice::blank::BlankPart;

/// The height of the line above an exercise with the titles of the paper and the variant.
const RUNNING_HEAD: f32 = 24.0;
const BELOW_TREE: f32 = 10.0;
/// The smallest scale of a tree, relative to the sheet, at which the reasons may fit below it on the same page.
const MIN_SHARE: f32 = 0.6;

const FIELD_WIDTH: f32 = 112.0;
const EXPECTED_WIDTH: f32 = 84.0;
/// The distance of the decimal points of numbers from the right end of that column.
const DECIMALS_WIDTH: f32 = 34.0;
const POINTS_WIDTH: f32 = 40.0;
/// The space below a row.
const ROW_GAP: f32 = 4.0;

type KeyRow = Vec<(PdfTag, Vec<PdfLine>)>;

/// Returns the pages of the key of a variant, without their feet.
pub(super) fn key_pages(
    context: &SheetContext<'_>,
    variant: &PaperVariant,
    index: usize,
    form: KeyForm,
) -> Vec<SheetPage> {
    let mut writer = KeyWriter { context, sheet: SheetWriter::default(), rows: Vec::new() };
    match form {
        KeyForm::Short => {
            // A paper of a worked example alone has nothing to mark, and its key shows the example.
            let is_marked = |exercise: &Exercise| !exercise.is_worked || variant.exercises.len() == 1;
            let exercises = variant.exercises.iter().zip(&context.plan.exercises);
            for (exercise, planned) in exercises.filter(|(exercise, _)| is_marked(exercise)) {
                writer.annotated(variant, exercise, planned, index);
            }
        }
        KeyForm::Long => {
            writer.sheet.pages = context.pages(variant, None);
            writer.sheet.begin_page(context.plan.upright);
            writer.scheme();
            for exercise in variant.exercises.iter().filter(|exercise| !exercise.is_worked) {
                writer.exercise(exercise);
            }
        }
    }
    writer.sheet.pages
}

struct KeyWriter<'a> {
    context: &'a SheetContext<'a>,
    sheet: SheetWriter,
    /// The rows of the table so far, on the last page.
    rows: Vec<KeyRow>,
}

impl KeyWriter<'_> {
    fn width(&mut self) -> f32 {
        self.sheet.page().size.width()
    }

    /// Writes an exercise on a new page: its tree filled in, the reasons for its cuts, and the rules of marking. The
    /// rules are on the first page of the variant, and on other pages where there is space for them.
    fn annotated(&mut self, variant: &PaperVariant, exercise: &Exercise, planned: &PlannedExercise, index: usize) {
        let (context, is_first) = (self.context, self.sheet.pages.is_empty());
        let size = context.plan.pages[planned.page];
        self.sheet.begin_page(size);
        self.running_head(variant, is_first);
        let reasons = cut_reasons(exercise);
        let width = size.width() - 10.0;
        let list_height = |texts: &[String]| {
            let height: f32 = texts.iter().map(|text| text_height(text, width) + 2.0).sum();
            if texts.is_empty() { 0.0 } else { height + HEADING_SIZE + 24.0 }
        };
        let scheme = marking_scheme(context.paper, context.words);
        let share = share_sentence(exercise, context.words);
        let of_share = share.as_ref().map_or(0.0, |text| text_height(text, width) + 16.0);
        let (of_reasons, of_scheme) = (list_height(&reasons) + of_share, list_height(&scheme));
        let top = self.sheet.y;
        let room = size.bottom() - top - HEADING_HEIGHT - planned.text_height - of_reasons - BELOW_TREE;
        let height = planned.geometry.size.y.max(1.0);
        let room = if is_first { room - of_scheme } else { room };
        let unit = planned.unit().min(room / height).max(MIN_SHARE * planned.unit());
        context.write_exercise(self.sheet.page(), exercise, planned, index, top, unit);
        self.sheet.y = top + HEADING_HEIGHT + planned.text_height + height * unit + BELOW_TREE;
        if !reasons.is_empty() {
            self.sheet.make_space(HEADING_SIZE + 10.0 + 2.0 * LINE_HEIGHT);
            self.sheet.heading(context.words.text("exam-key-cuts"));
            self.list(&reasons);
        }
        if let Some(share) = share {
            self.list(&[share]);
        }
        if is_first || !self.sheet.lacks(of_scheme) {
            self.sheet.make_space(of_scheme);
            self.scheme();
        }
    }

    /// Writes the title of the paper and the title of the variant.
    fn running_head(&mut self, variant: &PaperVariant, is_first: bool) {
        let context = self.context;
        let name = context.variant_name(variant);
        let key = context.words.fill("exam-key-of", &args![title = title(context.paper, context.words)]);
        let (base, right) = (MARGIN + TEXT_SIZE, self.sheet.page().size.right());
        let space = self.width() - name.as_ref().map_or(0.0, |name| Font::SemiBold.width(name, TEXT_SIZE) + 12.0);
        let shown = Font::SemiBold.elided(&key, TEXT_SIZE, space);
        let page = self.sheet.page();
        page.entry = is_first.then(|| name.clone().unwrap_or(key));
        page.line(PdfTag::Heading(1), point(MARGIN, base), TEXT_SIZE, Font::SemiBold, shown);
        if let Some(name) = name {
            page.line_to(PdfTag::Paragraph, point(right, base), TEXT_SIZE, Font::SemiBold, name);
        }
        self.sheet.y += RUNNING_HEAD;
    }

    fn list(&mut self, texts: &[String]) {
        self.sheet.list(texts, 2.0);
        self.sheet.y += 14.0;
    }

    fn end_table(&mut self) {
        let rows = std::mem::take(&mut self.rows);
        if !rows.is_empty() {
            self.sheet.page().table(rows);
        }
    }

    fn scheme(&mut self) {
        let words = self.context.words;
        self.sheet.heading(words.text("exam-scheme"));
        self.list(&marking_scheme(self.context.paper, words));
    }

    /// Writes the table of an exercise. Its heading is never alone at the end of a page.
    fn exercise(&mut self, exercise: &Exercise) {
        let words = self.context.words;
        let first = exercise.fields.first().map_or(0.0, |field| self.row_height(field));
        self.sheet.make_space(HEADING_SIZE + 10.0 + LINE_HEIGHT + 8.0 + first);
        let points = exercise.points().to_string();
        let heading = words.fill(
            "exam-exercise-points",
            &args![number = exercise.number, count = u64::from(exercise.points()), points],
        );
        self.sheet.heading(heading);
        self.header();
        for field in &exercise.fields {
            let height = self.row_height(field);
            if self.sheet.lacks(height) {
                self.end_table();
                self.sheet.make_space(height);
                self.header();
            }
            self.row(field);
        }
        self.end_table();
        self.sheet.y += 16.0;
    }

    fn reason_left() -> f32 {
        MARGIN + FIELD_WIDTH + EXPECTED_WIDTH + 14.0
    }

    fn reason_width(&mut self) -> f32 {
        self.width() - FIELD_WIDTH - EXPECTED_WIDTH - 14.0 - POINTS_WIDTH
    }

    fn header(&mut self) {
        let words = self.context.words;
        let base = self.sheet.y + TEXT_SIZE;
        let right = MARGIN + self.width();
        let cell = |x: f32, key: &str| text_line(point(x, base), Font::SemiBold, words.text(key));
        let row = [
            cell(MARGIN, "exam-column-field"),
            cell(MARGIN + FIELD_WIDTH, "exam-column-expected"),
            cell(Self::reason_left(), "exam-column-reason"),
            cell(right, "exam-column-points").anchored(Anchor::Right),
        ];
        self.rows.push(row.map(|line| (PdfTag::ColumnHeader, vec![line])).into());
        let y = self.sheet.y + LINE_HEIGHT;
        self.sheet.page().rule(point(MARGIN, y), point(right, y), 0.75);
        self.sheet.y = y + 5.0;
    }

    fn row_height(&mut self, field: &ExerciseField) -> f32 {
        let nowhere = point(0.0, 0.0);
        let heights = [
            paragraph(&field.label, nowhere, FIELD_WIDTH - 8.0).len(),
            paragraph(&field.expected_text, nowhere, EXPECTED_WIDTH).len(),
            paragraph(&field.reason, nowhere, self.reason_width()).len(),
        ];
        heights.into_iter().max().unwrap_or(1) as f32 * LINE_HEIGHT + ROW_GAP
    }

    fn row(&mut self, field: &ExerciseField) {
        let base = self.sheet.y + TEXT_SIZE;
        let points = text_line(point(MARGIN + self.width(), base), Font::Regular, field.points.to_string());
        let label = paragraph(&field.label, point(MARGIN, base), FIELD_WIDTH - 8.0);
        let reason = paragraph(&field.reason, point(Self::reason_left(), base), self.reason_width());
        self.rows.push(vec![
            (PdfTag::RowHeader, label),
            (PdfTag::Cell, expected(field, base)),
            (PdfTag::Cell, reason),
            (PdfTag::Cell, vec![points.anchored(Anchor::Right)]),
        ]);
        self.sheet.y += self.row_height(field);
    }
}

/// Returns the expected content of a field: numbers are aligned at their decimal points, everything else is aligned
/// left.
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

/// Returns the reasons for pruned branches, at each node of an exercise that has some, and the reasons why leaves can
/// be pruned or matter, and why changes make a difference.
pub(super) fn cut_reasons(exercise: &Exercise) -> Vec<String> {
    let is_cut = |field: &&ExerciseField| match field.field.part {
        BlankPart::Cut => field.expected != Answer::Children(Vec::new()),
        BlankPart::Ever | BlankPart::Matters | BlankPart::Transform => true,
        BlankPart::Alpha | BlankPart::Beta | BlankPart::Value | BlankPart::Best => false,
    };
    exercise.fields.iter().filter(is_cut).map(|field| field.reason.clone()).collect()
}
