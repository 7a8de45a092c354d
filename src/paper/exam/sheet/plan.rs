//! The page of each exercise of a paper and its height on the page, the same in all variants. All lengths are in
//! points.

use super::geometry::{Detail, Geometry, GeometryInput};
use super::instructions::{SharedTopics, instructions};
use super::text::{LINE_HEIGHT, paragraph};
use crate::exam::asked::AskedParts;
use crate::exam::format::PaperSize;
use crate::exam::paper::Paper;
use crate::exam::tree::{ExerciseTree, PrintedTree};
use poda_picture::picture::shape::{Point, point};
use poda_words::i18n::Words;
use poda_words::practice::blank::BlankPart;

/// The width of a pixel, in points.
pub(super) const POINTS_PER_PIXEL: f32 = 0.75;
/// The number of points in a millimeter.
pub(super) const POINTS_PER_MM: f32 = 72.0 / 25.4;
/// The margins of a page: 15 mm.
pub(in crate::exam) const MARGIN: f32 = 15.0 * POINTS_PER_MM;
/// The height of the footer of a page, above its margin.
const FOOT: f32 = 16.0;
/// The height of the title and of the lines for names.
pub(in crate::exam) const TITLE_HEIGHT: f32 = 66.0;
pub(super) const HEADING_HEIGHT: f32 = 27.0;
/// The space below an exercise.
const GAP: f32 = 14.0;
/// The factors by which the trees of a page are enlarged if the page would be half empty, the largest first.
const GROWN: [f32; 5] = [1.5, 1.4, 1.3, 1.2, 1.1];

/// The scales of the trees of a page that several exercises share, the largest first. At the least, a box is 6 mm high.
const SHARED: [f32; 4] = [1.0, 0.95, 0.9, 0.85];

/// The positions of the parts of a paper.
pub(super) struct Plan {
    pub upright: PageSize,
    pub pages: Vec<PageSize>,
    /// The exercises, in order.
    pub exercises: Vec<PlannedExercise>,
}

/// The size of a page in portrait or landscape orientation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::exam) struct PageSize(pub Point);

impl PageSize {
    pub fn of(paper_size: PaperSize) -> Self {
        let (width, height) = paper_size.size();
        Self(point(width * POINTS_PER_MM, height * POINTS_PER_MM))
    }

    fn on_its_side(self) -> Self {
        Self(point(self.0.y, self.0.x))
    }

    /// Returns the width between the margins.
    pub fn width(self) -> f32 {
        self.0.x - 2.0 * MARGIN
    }

    /// Returns the x at which lines of text end.
    pub fn right(self) -> f32 {
        self.0.x - MARGIN
    }

    /// Returns the y at which the contents end.
    pub fn bottom(self) -> f32 {
        self.0.y - MARGIN - FOOT
    }
}

pub(super) struct PlannedExercise {
    pub content: ExerciseContent,
    pub page: usize,
    pub top: f32,
    /// The height of the sentences above the tree.
    pub text_height: f32,
    /// The positions of its nodes.
    pub geometry: Geometry,
    /// The scale of the tree, relative to the usual one.
    pub scale: f32,
    /// The ratio of its least size to that of a page: at most 1 if it fits on a page.
    pub excess: f32,
    detail: Detail,
}

impl PlannedExercise {
    /// Returns the width of a pixel of the tree, in points.
    pub fn unit(&self) -> f32 {
        POINTS_PER_PIXEL * self.scale
    }

    fn height(&self) -> f32 {
        HEADING_HEIGHT + self.text_height + self.geometry.size.y * self.unit()
    }
}

pub(super) struct ExerciseContent {
    pub trees: Vec<ExerciseTree>,
    pub union: PrintedTree,
    asked: AskedParts,
    window: &'static [BlankPart],
    /// The sentences above the tree in each variant.
    pub sentences: Vec<String>,
}

impl ExerciseContent {
    fn new(paper: &Paper, index: usize, shared: &SharedTopics, words: &Words) -> Self {
        let here = || paper.variants.iter().filter_map(|variant| variant.exercises.get(index));
        let trees: Vec<_> = here().map(ExerciseTree::new).collect();
        let windows = here().map(|exercise| BlankPart::of_window(exercise.recording()));
        let window = windows.max_by_key(|window| window.len()).unwrap_or_default();
        let sentences = here().map(|exercise| shared.sentences_beside(exercise, words)).collect();
        Self { union: PrintedTree::of(&trees), trees, asked: paper.asked, window, sentences }
    }

    fn text_height(&self, page: PageSize) -> f32 {
        self.sentences.iter().map(|text| text_height(text, page.width())).fold(0.0, f32::max)
    }

    /// Returns the positions of the nodes on a page that is free below `top`, with the tree at this scale; and the
    /// ratios of the width and height of the tree to the available space.
    fn geometry(&self, page: PageSize, top: f32, detail: Detail, scale: f32) -> (Geometry, Point) {
        let unit = POINTS_PER_PIXEL * scale;
        let height = page.bottom() - top - HEADING_HEIGHT - self.text_height(page);
        let space = point(page.width() / unit, height / unit);
        let Self { trees, union, asked, window, .. } = self;
        let input = GeometryInput { union, trees, asked: *asked, window, space };
        let geometry = Geometry::new(&input, detail);
        let excess = geometry.excess(space);
        (geometry, excess)
    }

    /// Returns the detail and the largest scale at which the exercise is at most this high on a page; `None` if it is
    /// higher even at the least scale. A small tree is preferred to leaving out boards.
    fn shared(&self, page: PageSize, height: f32) -> Option<(Detail, f32)> {
        let text = HEADING_HEIGHT + self.text_height(page);
        let fits = |&(detail, scale): &(Detail, f32)| {
            let (geometry, excess) = self.geometry(page, MARGIN, detail, scale);
            excess.x <= 1.0 && text + geometry.size.y * POINTS_PER_PIXEL * scale <= height
        };
        let of_details = |details: &'static [Detail]| {
            SHARED.into_iter().flat_map(move |scale| details.iter().map(move |&detail| (detail, scale)))
        };
        [&Detail::WITH_BOARDS[..], &Detail::WITHOUT_BOARDS[..]].into_iter().flat_map(of_details).find(fits)
    }

    /// Returns the page for the exercise, which is free below `top`, the detail of the tree there, and the ratio of the
    /// least size of the tree to the available space. A landscape page is preferred to leaving out boards, and boards
    /// are left out before a tree is too large.
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

/// Where an exercise shares a page with others, and how it is drawn there.
#[derive(Clone, Copy, Debug)]
struct SharedPlace {
    page: usize,
    top: f32,
    detail: Detail,
    scale: f32,
}

impl Plan {
    pub fn new(paper: &Paper, words: &Words) -> Self {
        let upright = PageSize::of(paper.paper_size);
        let mut plan = Self { upright, pages: Vec::new(), exercises: Vec::new() };
        let mut y = 0.0;
        let count = paper.variants.first().map_or(0, |variant| variant.exercises.len());
        let shared = SharedTopics::of(paper, words);
        for index in 0..count {
            let content = ExerciseContent::new(paper, index, &shared, words);
            let free_below = if plan.pages.is_empty() { head_end(paper, words, upright) } else { y };
            if let Some(place) = plan.shared_place(&content, paper.per_page, free_below) {
                y = plan.share(content, place);
                continue;
            }
            let mut arranged = content.arranged(upright, |_| MARGIN);
            if plan.pages.is_empty() {
                // The exercise begins on the first page, below the head of the paper, if it fits there.
                let below = content.arranged(upright, |page| head_end(paper, words, page));
                let is_on_first = below.2 <= 1.0;
                plan.pages.push(if is_on_first { below.0 } else { upright });
                y = head_end(paper, words, plan.pages[0]);
                if is_on_first {
                    arranged = below;
                }
            }
            let (page, detail, excess) = arranged;
            // Every generated tree is drawn. The few that are taller than a page are made smaller.
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

    /// Returns where an exercise shares a page: on the last one, which is free below `y`, or on a new one; `None` if it
    /// is too large.
    fn shared_place(&self, content: &ExerciseContent, per_page: usize, y: f32) -> Option<SharedPlace> {
        let size = self.upright;
        let slot = |top: f32, exercises: usize| (size.bottom() + GAP - top) / exercises as f32 - GAP;
        let last = self.pages.len().saturating_sub(1);
        let here = self.exercises.iter().filter(|exercise| exercise.page == last).count();
        let is_free = self.pages.last().is_none_or(|last| *last == size);
        let on_last = (1..=per_page.saturating_sub(here)).rev().filter(|_| is_free);
        let on_last = on_last.map(|left| (last, y, slot(y, left)));
        let new = self.pages.len().max(1);
        let on_new = (2..=per_page).rev().map(|left| (new, MARGIN, slot(MARGIN, left)));
        on_last.chain(on_new).filter(|_| 1 < per_page).find_map(|(page, top, height)| {
            let (detail, scale) = content.shared(size, height)?;
            Some(SharedPlace { page, top, detail, scale })
        })
    }

    /// Puts an exercise on a page that several exercises share. Returns where the page is free below it.
    fn share(&mut self, content: ExerciseContent, SharedPlace { page, top, detail, scale }: SharedPlace) -> f32 {
        let size = self.upright;
        self.pages.resize(self.pages.len().max(page + 1), size);
        let (geometry, Point { x, y }) = content.geometry(size, top, detail, scale);
        let (text_height, excess) = (content.text_height(size), x.max(y));
        let planned = PlannedExercise { content, page, top, text_height, geometry, scale, excess, detail };
        let end = top + planned.height() + GAP;
        self.exercises.push(planned);
        end
    }

    /// Enlarges the trees of a page if half of it would be empty.
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

/// Returns the y at which the head of a paper ends: its title, the lines for names and the instructions.
fn head_end(paper: &Paper, words: &Words, page: PageSize) -> f32 {
    let instructions = instructions(paper, words);
    let introduction: f32 = instructions.iter().map(|text| text_height(text, page.width() - 10.0)).sum();
    MARGIN + TITLE_HEIGHT + introduction + GAP
}

/// Returns the height of a paragraph; 0 without text.
pub(in crate::exam) fn text_height(text: &str, width: f32) -> f32 {
    if text.is_empty() { 0.0 } else { paragraph(text, point(0.0, 0.0), width).len() as f32 * LINE_HEIGHT }
}
