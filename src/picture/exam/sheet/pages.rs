//! The pages of a variant: blank for the sheet, filled in for the key.

use super::draw::{Filling, draw_tree};
use super::instructions::{exercise_sentences, instructions, title};
use super::page::{LINE_HEIGHT, Page, TEXT_SIZE, paragraph};
use super::plan::{HEADING_HEIGHT, MARGIN, Plan, PlannedExercise, TITLE_HEIGHT};
use crate::exam::exercise::Exercise;
use crate::exam::paper::{Paper, PaperVariant};
use crate::export::pdf::{PdfLine, PdfTag};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, point};
use poda_words::i18n::Words;
use poda_words::practice::blank::BlankField;

/// The size of the title.
const TITLE_SIZE: f32 = 16.0;
/// The least size of the title.
const MIN_TITLE_SIZE: f32 = 10.0;
/// The size of headings.
pub(super) const HEADING_SIZE: f32 = 12.5;
/// The width and the height of a box for points: 18 mm by 6.5 mm.
const POINTS_BOX: (f32, f32) = (51.0, 18.5);
/// The width of the box for the best move.
const BEST_WIDTH: f32 = 84.0;
/// The room for that box with its label, and for the spaces beside it.
const BEST_ROOM: f32 = BEST_WIDTH + 96.0;

/// What the pages of all variants follow from.
pub(super) struct SheetContext<'a> {
    pub paper: &'a Paper,
    pub plan: &'a Plan,
    pub words: &'a Words,
    pub filling: Filling,
}

impl SheetContext<'_> {
    /// Returns the pages of a variant, without their feet.
    pub fn pages(&self, variant: &PaperVariant, index: usize) -> Vec<Page> {
        let mut pages: Vec<_> = (0..self.plan.pages).map(|_| Page::default()).collect();
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

    fn write_head(&self, page: &mut Page, variant: &PaperVariant) {
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
        let room = plan.width() - name_width;
        let size =
            (TITLE_SIZE * room / Font::SemiBold.width(&title, TITLE_SIZE).max(1.0)).clamp(MIN_TITLE_SIZE, TITLE_SIZE);
        let shown = Font::SemiBold.elided(&title, size, room);
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
    fn write_points(&self, page: &mut Page, right: f32, base: f32, points: u32) -> f32 {
        let label = self.words.text("exam-points-label");
        let min = point(right - POINTS_BOX.0, base - 13.0);
        let width = Font::Regular.width(&label, TEXT_SIZE) + 4.0;
        page.line_to(PdfTag::Paragraph, point(min.x - 4.0, base), TEXT_SIZE, Font::Regular, label);
        page.writing_box(min, point(POINTS_BOX.0, POINTS_BOX.1));
        if self.filling == Filling::Filled {
            let place = point(min.x + POINTS_BOX.0 - 8.0, base);
            page.line_to(PdfTag::Paragraph, place, TEXT_SIZE, Font::SemiBold, points.to_string());
        }
        min.x - 4.0 - width
    }

    fn write_exercise(&self, page: &mut Page, exercise: &Exercise, planned: &PlannedExercise, variant: usize) {
        let (words, plan) = (self.words, self.plan);
        let base = planned.top + 15.0;
        let number = ("number", exercise.number.into());
        let points_left = self.write_points(page, plan.page.x - MARGIN, base, exercise.points());
        if self.paper.asked.best {
            self.write_best(page, exercise, points_left - 14.0, base);
        }
        let heading = Font::SemiBold.elided(&self.heading(exercise), HEADING_SIZE, points_left - BEST_ROOM - MARGIN);
        page.line(PdfTag::Heading(2), point(MARGIN, base), HEADING_SIZE, Font::SemiBold, heading);
        let text = exercise_sentences(self.paper, exercise, words);
        let mut y = planned.top + HEADING_HEIGHT;
        if !text.is_empty() {
            page.lines(PdfTag::Paragraph, paragraph(&text, point(MARGIN, y + TEXT_SIZE), plan.width()));
        }
        y += planned.text_height;
        let (tree, places) = (&planned.trees[variant], &planned.union.places[variant]);
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
    fn write_best(&self, page: &mut Page, exercise: &Exercise, right: f32, base: f32) {
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
    pub fn write_feet(&self, pages: &mut [Page], variant: &PaperVariant) {
        let count = pages.len();
        let y = self.plan.page.y - MARGIN;
        let letter = variant.variant.to_string();
        for (number, page) in (1..).zip(pages) {
            let mut lines = Vec::new();
            if let Some(code) = self.paper.code {
                let text = format!("{code} · {letter}");
                lines.push(PdfLine::new(point(MARGIN, y), TEXT_SIZE, Font::Regular, PaletteColor::Text, text));
            }
            let of = [("page", usize::into(number)), ("pages", count.into())];
            let text = self.words.fill("exam-page", &of);
            let line =
                PdfLine::new(point(self.plan.page.x - MARGIN, y), TEXT_SIZE, Font::Regular, PaletteColor::Text, text);
            lines.push(line.anchored(Anchor::Right));
            page.footer(lines);
        }
    }
}

/// Returns a paragraph behind a bullet.
pub(super) fn bullet(text: &str, x: f32, base: f32, width: f32) -> Vec<PdfLine> {
    let mark = PdfLine::new(point(x, base), TEXT_SIZE, Font::Regular, PaletteColor::Text, "•");
    [mark].into_iter().chain(paragraph(text, point(x + 10.0, base), width - 10.0)).collect()
}
