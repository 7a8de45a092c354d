//! On which page and at which height each exercise of a paper is, the same in all variants. All lengths are in points.

use super::geometry::{Detail, Geometry, GeometryInput};
use super::instructions::{SharedTopics, instructions};
use super::text::{LINE_HEIGHT, paragraph};
use crate::exam::asked::AskedParts;
use crate::exam::paper::{Paper, PaperSize};
use crate::exam::tree::{ExerciseTree, UnionTree};
use poda_picture::picture::shape::{Point, point};
use poda_words::i18n::Words;

/// The number of points that a pixel is wide.
pub(super) const POINTS_PER_PIXEL: f32 = 0.75;
/// The number of points in a millimetre.
pub(super) const POINTS_PER_MM: f32 = 72.0 / 25.4;
/// The margins of a page: 15 mm.
pub(super) const MARGIN: f32 = 15.0 * POINTS_PER_MM;
/// The height of the foot of a page, above its margin.
const FOOT: f32 = 16.0;
/// The height of the title and of the lines for names.
pub(super) const TITLE_HEIGHT: f32 = 66.0;
pub(super) const HEADING_HEIGHT: f32 = 27.0;
/// The space below an exercise.
const GAP: f32 = 14.0;
/// How many times larger the trees of a page get that would be half empty, the largest first.
const GROWN: [f32; 5] = [1.5, 1.4, 1.3, 1.2, 1.1];

/// Where the parts of a paper are.
pub(super) struct Plan {
    /// The size of an upright page.
    pub upright: PageSize,
    /// The sizes of the pages of the sheet.
    pub pages: Vec<PageSize>,
    /// The exercises, in order.
    pub exercises: Vec<PlannedExercise>,
}

/// The size of a page, upright or on its side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PageSize(pub Point);

impl PageSize {
    /// Returns the upright page of a paper.
    pub fn upright(paper: &Paper) -> Self {
        Self::of(paper.paper_size)
    }

    /// Returns the upright page of a size.
    pub fn of(paper_size: PaperSize) -> Self {
        let (width, height) = paper_size.size();
        Self(point(width * POINTS_PER_MM, height * POINTS_PER_MM))
    }

    fn on_its_side(self) -> Self {
        Self(point(self.0.y, self.0.x))
    }

    /// The width between the margins.
    pub fn width(self) -> f32 {
        self.0.x - 2.0 * MARGIN
    }

    /// Where the lines of text end.
    pub fn right(self) -> f32 {
        self.0.x - MARGIN
    }

    /// The height at which the contents end.
    pub fn bottom(self) -> f32 {
        self.0.y - MARGIN - FOOT
    }
}

/// Where one exercise is.
pub(super) struct PlannedExercise {
    /// The exercise in all variants.
    pub content: ExerciseContent,
    /// The page, from 0.
    pub page: usize,
    pub top: f32,
    /// The height of the sentences above the tree.
    pub text_height: f32,
    /// Where its nodes are.
    pub geometry: Geometry,
    /// How many times larger than usual the tree is drawn.
    pub scale: f32,
    /// How many times as large as a page of its own it is, at least; at most 1 where it fits.
    pub excess: f32,
    detail: Detail,
}

impl PlannedExercise {
    /// The number of points that a pixel of the tree is wide.
    pub fn unit(&self) -> f32 {
        POINTS_PER_PIXEL * self.scale
    }

    fn height(&self) -> f32 {
        HEADING_HEIGHT + self.text_height + self.geometry.size.y * self.unit()
    }
}

/// An exercise in all variants.
pub(super) struct ExerciseContent {
    /// By variant, its tree.
    pub trees: Vec<ExerciseTree>,
    pub union: UnionTree,
    asked: AskedParts,
    has_window: bool,
    /// By variant, the sentences above the tree.
    pub sentences: Vec<String>,
}

impl ExerciseContent {
    fn new(paper: &Paper, index: usize, shared: &SharedTopics, words: &Words) -> Self {
        let here = || paper.variants.iter().filter_map(|variant| variant.exercises.get(index));
        let trees: Vec<_> = here().map(ExerciseTree::new).collect();
        let has_window = here().any(|exercise| exercise.recording().trace().has_window);
        let sentences = here().map(|exercise| shared.sentences_beside(exercise, words)).collect();
        Self { union: UnionTree::of(&trees), trees, asked: paper.asked, has_window, sentences }
    }

    fn text_height(&self, page: PageSize) -> f32 {
        self.sentences.iter().map(|text| text_height(text, page.width())).fold(0.0, f32::max)
    }

    /// Returns where the nodes are on a page, of which the exercise has all below `top`, with a tree that is so many times larger than
    /// usual; and how many times as wide and as high as the room for it the tree is.
    fn geometry(&self, page: PageSize, top: f32, detail: Detail, scale: f32) -> (Geometry, Point) {
        let unit = POINTS_PER_PIXEL * scale;
        let height = page.bottom() - top - HEADING_HEIGHT - self.text_height(page);
        let space = point(page.width() / unit, height / unit);
        let Self { trees, union, asked, has_window, .. } = self;
        let input = GeometryInput { union, trees, asked: *asked, has_window: *has_window, space };
        let geometry = Geometry::new(&input, detail);
        let excess = geometry.excess(space);
        (geometry, excess)
    }

    /// Returns the page for the exercise, of which it has all below `top`, with how its tree is drawn there, and how many times as large
    /// as the room for it the tree is at least. Boards are worth more than an upright page, and are left out before a tree is too large.
    fn arranged(&self, upright: PageSize, top: impl Fn(PageSize) -> f32) -> (PageSize, Detail, f32) {
        let pages = [upright, upright.on_its_side()];
        let details = [&Detail::WITH_BOARDS[..], &Detail::WITHOUT_BOARDS[..]];
        let of_details = |details: &'static [Detail]| {
            pages.into_iter().flat_map(move |page| details.iter().map(move |&detail| (page, detail)))
        };
        let mut least = (upright, Detail::WITHOUT_BOARDS[0], f32::INFINITY);
        for (page, detail) in details.into_iter().flat_map(of_details) {
            let (_, Point { x, y }) = self.geometry(page, top(page), detail, 1.0);
            if x.max(y) < least.2 {
                least = (page, detail, x.max(y));
            }
            if least.2 <= 1.0 {
                break;
            }
        }
        least
    }
}

impl Plan {
    /// Plans a paper.
    pub fn new(paper: &Paper, words: &Words) -> Self {
        let upright = PageSize::upright(paper);
        let mut plan = Self { upright, pages: Vec::new(), exercises: Vec::new() };
        let mut y = 0.0;
        let count = paper.variants.first().map_or(0, |variant| variant.exercises.len());
        let shared = SharedTopics::of(paper, words);
        for index in 0..count {
            let content = ExerciseContent::new(paper, index, &shared, words);
            let mut arranged = content.arranged(upright, |_| MARGIN);
            if plan.pages.is_empty() {
                // Below the head of the paper, if there is room.
                let below = content.arranged(upright, |page| head_end(paper, words, page));
                let is_on_first = below.2 <= 1.0;
                plan.pages.push(if is_on_first { below.0 } else { upright });
                y = head_end(paper, words, plan.pages[0]);
                if is_on_first {
                    arranged = below;
                }
            }
            let (page, detail, excess) = arranged;
            // Every generated tree is drawn; the few that are higher than a page become smaller.
            let scale = 1.0 / excess.max(1.0);
            let (geometry, _) = content.geometry(page, MARGIN, detail, scale);
            let text_height = content.text_height(page);
            let mut planned =
                PlannedExercise { content, page: 0, top: y, text_height, geometry, scale, excess, detail };
            if plan.pages.last() != Some(&page) || page.bottom() + 0.01 < y + planned.height() {
                plan.pages.push(page);
                planned.top = MARGIN;
            }
            planned.page = plan.pages.len() - 1;
            y = planned.top + planned.height() + GAP;
            plan.exercises.push(planned);
        }
        for page in 0..plan.pages.len() {
            plan.grow(page);
        }
        plan
    }

    /// Draws the trees of a page larger if half of it would be empty.
    fn grow(&mut self, page: usize) {
        let size = self.pages[page];
        let here = || self.exercises.iter().filter(|exercise| exercise.page == page);
        let end = here().next_back().map_or(size.bottom(), |last| last.top + last.height());
        if size.bottom() - end < (size.bottom() - MARGIN) / 2.0 {
            return;
        }
        for scale in GROWN {
            let grown: Vec<_> =
                here().map(|exercise| exercise.content.geometry(size, MARGIN, exercise.detail, scale)).collect();
            let heights: f32 = grown.iter().map(|(geometry, _)| geometry.size.y * POINTS_PER_PIXEL * scale).sum();
            let before: f32 = here().map(|exercise| exercise.geometry.size.y * exercise.unit()).sum();
            if grown.iter().any(|(_, excess)| 1.0 < excess.x) || size.bottom() < end + heights - before {
                continue;
            }
            let mut moved = 0.0;
            let exercises = self.exercises.iter_mut().filter(|exercise| exercise.page == page);
            for (exercise, (geometry, _)) in exercises.zip(grown) {
                let before = exercise.height();
                exercise.top += moved;
                (exercise.geometry, exercise.scale) = (geometry, scale);
                moved += exercise.height() - before;
            }
            return;
        }
    }
}

/// Returns the height at which the head of a paper ends: its title, the lines for names and the instructions.
fn head_end(paper: &Paper, words: &Words, page: PageSize) -> f32 {
    let instructions = instructions(paper, words);
    let introduction: f32 = instructions.iter().map(|text| text_height(text, page.width() - 10.0)).sum();
    MARGIN + TITLE_HEIGHT + introduction + GAP
}

/// Returns the height of a paragraph; 0 without text.
pub(super) fn text_height(text: &str, width: f32) -> f32 {
    if text.is_empty() { 0.0 } else { paragraph(text, point(0.0, 0.0), width).len() as f32 * LINE_HEIGHT }
}
