//! On which page and at which height each exercise of a paper is, the same in all variants.

use super::geometry::{Geometry, GeometryInput};
use super::instructions::{exercise_sentences, instructions};
use super::page::{LINE_HEIGHT, POINTS_PER_MM, POINTS_PER_PIXEL, paragraph};
use super::tree::ExerciseTree;
use super::union::UnionTree;
use crate::exam::paper::Paper;
use crate::picture::shape::{Point, point};
use poda_words::i18n::Words;

/// The margins of a page: 15 mm.
pub(super) const MARGIN: f32 = 15.0 * POINTS_PER_MM;
/// The height of the foot of a page, above its margin.
const FOOT: f32 = 16.0;
/// The height of the title and of the lines for names.
pub(super) const TITLE_HEIGHT: f32 = 66.0;
/// The height of the heading of an exercise.
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
    /// The top.
    pub top: f32,
    /// The height of the sentences above the tree.
    pub text_height: f32,
    /// By variant, its tree.
    pub trees: Vec<ExerciseTree>,
    /// The union of the trees.
    pub union: UnionTree,
    /// Where its nodes are.
    pub geometry: Geometry,
}

impl Plan {
    /// Plans a paper.
    pub fn new(paper: &Paper, words: &Words) -> Self {
        let page = point(paper.paper_size.width() * POINTS_PER_MM, paper.paper_size.height() * POINTS_PER_MM);
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
            let room = point(width, bottom - MARGIN - around);
            let geometry = Geometry::new(&GeometryInput {
                union: &union,
                trees: &trees,
                asked: paper.asked,
                has_window: here().any(|exercise| exercise.recording().trace().has_window()),
                room: point(room.x / POINTS_PER_PIXEL, room.y / POINTS_PER_PIXEL),
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
