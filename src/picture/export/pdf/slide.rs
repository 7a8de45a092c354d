//! Where things are on a page of a series: the picture, and below it the heading, the sentence and the author's note.
//!
//! All pages of a file have one size, which follows the first picture. Where a page says more than there is room for below the
//! picture, its picture is smaller.

use crate::export::page::{Page, TextRun};
use crate::export::paragraph::wrap;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Point, point};

/// The number of points that a pixel is wide: 96 pixels are an inch.
const POINTS_PER_PIXEL: f32 = 0.75;
/// How much larger a picture is where there is room.
const MOST_ENLARGED: f32 = 1.4;
/// The longest side of a page, in points. Some viewers show nothing beyond.
const MOST_POINTS: f32 = 14_400.0;
/// A page is at least this wide, in points.
const LEAST_WIDTH: f32 = 735.0;
/// The narrowest and the widest page, as width over height: like the screens that slides are shown on.
const ASPECTS: (f32, f32) = (5.0 / 4.0, 16.0 / 9.0);

// Lengths on a page that is one point wide.
/// The size of the sentence.
const SENTENCE: f32 = 0.019;
/// The size of the heading and of the note.
const SMALL: f32 = 0.0145;
/// The distance of words from the edges.
const MARGIN: f32 = 0.02;
/// The distance between two paragraphs.
const GAP: f32 = 0.005;
/// The distance between two base lines, in font sizes.
const LINE: f32 = 1.4;
/// The number of lines of a sentence for which there is room on every page.
const RESERVED_LINES: f32 = 2.0;
/// The height of the words on every page.
const RESERVED: f32 = LINE * (SMALL + RESERVED_LINES * SENTENCE) + GAP + 2.0 * MARGIN;

/// The greatest share of a page's height that the words take.
const MOST_WORDS: f32 = 0.5;
/// How much smaller letters become on a page that says more than that.
const SHRUNK: [f32; 4] = [1.0, 0.9, 0.8, 0.7];

/// The size of all pages of a file, and of a picture's pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SlideSize {
    /// The width and height, in points.
    pub size: Point,
    /// The number of points that a pixel is wide, where there is room.
    scale: f32,
}

/// The words of a page, as lines at their places.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Slide {
    /// The place of the picture's top left corner, in points.
    pub picture_place: Point,
    /// The number of points that a pixel is wide.
    pub picture_scale: f32,
    /// Where the words begin, in points from the top.
    pub words_top: f32,
    /// The paragraphs.
    pub paragraphs: Vec<Paragraph>,
    /// Those for which there is no room on the page, each with a page of its own.
    pub further: Vec<Vec<Paragraph>>,
}

/// What a paragraph says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ParagraphKind {
    Heading,
    Sentence,
    Note,
}

/// Lines of text at their places.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Paragraph {
    pub kind: ParagraphKind,
    pub font_size: f32,
    /// The lines, each with the beginning of its base line.
    pub lines: Vec<(Point, Vec<TextRun>)>,
}

impl SlideSize {
    /// Returns the size of pages for pictures of a size in pixels.
    pub fn of(picture: Point) -> Self {
        let picture = point(at_least_one(picture.x), at_least_one(picture.y));
        let (narrowest, widest) = ASPECTS;
        let (width, height) = (picture.x * POINTS_PER_PIXEL, picture.y * POINTS_PER_PIXEL);
        // The words are as high as the page is wide, times a number; a page of the narrowest shape that holds both:
        let narrow = narrowest * height / (1.0 - narrowest * RESERVED);
        let width = width.max(narrow).max(LEAST_WIDTH);
        let height = (height + width * RESERVED).max(width / widest);
        let shrink = (MOST_POINTS / width.max(height)).min(1.0);
        Self { size: point((width * shrink).ceil(), (height * shrink).ceil()), scale: POINTS_PER_PIXEL * shrink }
    }

    /// Returns where everything on a page is.
    pub fn arrange(&self, page: &Page) -> Slide {
        let Point { x: width, y: height } = self.size;
        let margin = width * MARGIN;
        let column = width - 2.0 * margin;
        let sets = SHRUNK.map(|shrunk| TextSet::new(page, width * shrunk, column));
        let most = height * MOST_WORDS - 2.0 * margin;
        let set = sets.iter().find(|set| set.height() <= most).unwrap_or(&sets[SHRUNK.len() - 1]);
        let mut parts = set.split(most, height - 2.0 * margin).into_iter();
        let first = parts.next().unwrap_or_default();
        let words_height = (first.height() + 2.0 * margin).max(width * RESERVED);
        let words_top = height - words_height;
        let (picture_place, picture_scale) = self.place(page.size, words_top);
        let at = |set: &TextSet, top: f32| set.placed(point(margin, top + margin));
        Slide {
            picture_place,
            picture_scale,
            words_top,
            paragraphs: at(&first, words_top),
            further: parts.map(|set| at(&set, 0.0)).collect(),
        }
    }

    /// The place and scale of a picture in the room above the words, in the middle.
    fn place(&self, picture: Point, room: f32) -> (Point, f32) {
        let picture = point(at_least_one(picture.x), at_least_one(picture.y));
        let scale = (self.scale * MOST_ENLARGED).min(self.size.x / picture.x).min(room / picture.y);
        let place = point((self.size.x - picture.x * scale) / 2.0, (room - picture.y * scale) / 2.0);
        (place, scale)
    }
}

fn at_least_one(length: f32) -> f32 {
    if 1.0 < length && length.is_finite() { length } else { 1.0 }
}

/// The paragraphs of a page, broken into lines.
#[derive(Clone, Debug, Default)]
struct TextSet {
    paragraphs: Vec<TextBlock>,
    gap: f32,
}

#[derive(Clone, Debug)]
struct TextBlock {
    kind: ParagraphKind,
    font_size: f32,
    lines: Vec<Vec<TextRun>>,
}

impl TextBlock {
    fn height(&self) -> f32 {
        self.lines.len() as f32 * self.line_height()
    }

    fn line_height(&self) -> f32 {
        self.font_size * LINE
    }
}

impl TextSet {
    /// Breaks the words of a page into lines; `width` is that of a page on which their letters have their usual size.
    fn new(page: &Page, width: f32, column: f32) -> Self {
        let secondary = |text: &str, font| {
            let color = PaletteColor::Secondary;
            vec![TextRun { text: text.to_owned(), font, color }]
        };
        let note = page.note.as_deref().unwrap_or_default();
        let texts = [
            (ParagraphKind::Heading, secondary(&page.heading, Font::SemiBold), SMALL),
            (ParagraphKind::Sentence, page.caption.clone(), SENTENCE),
            (ParagraphKind::Note, secondary(note, Font::Regular), SMALL),
        ];
        let is_said = |(_, runs, _): &(_, Vec<TextRun>, _)| runs.iter().any(|run| !run.text.trim().is_empty());
        let block = |(kind, runs, size): (_, Vec<TextRun>, f32)| {
            let font_size = width * size;
            TextBlock { kind, font_size, lines: wrap(&runs, font_size, column) }
        };
        Self { paragraphs: texts.into_iter().filter(is_said).map(block).collect(), gap: width * GAP }
    }

    fn height(&self) -> f32 {
        let gaps = self.paragraphs.len().saturating_sub(1) as f32 * self.gap;
        self.paragraphs.iter().map(TextBlock::height).sum::<f32>() + gaps
    }

    /// Breaks the words into sets, the first at most `first` high and the others at most `next`.
    fn split(&self, first: f32, next: f32) -> Vec<Self> {
        let mut sets = vec![Self { paragraphs: Vec::new(), gap: self.gap }];
        let (mut room, mut most) = (first, first);
        for block in &self.paragraphs {
            let mut lines = block.lines.clone();
            while !lines.is_empty() {
                // A set holds a line at least.
                let fits = (room / block.line_height() + 1e-3).floor().max(if room < most { 0.0 } else { 1.0 });
                #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast saturates")]
                let rest = lines.split_off((fits as usize).min(lines.len()));
                if !lines.is_empty() {
                    room -= lines.len() as f32 * block.line_height() + self.gap;
                    let taken = TextBlock { kind: block.kind, font_size: block.font_size, lines };
                    if let Some(set) = sets.last_mut() {
                        set.paragraphs.push(taken);
                    }
                }
                if !rest.is_empty() {
                    sets.push(Self { paragraphs: Vec::new(), gap: self.gap });
                    (room, most) = (next, next);
                }
                lines = rest;
            }
        }
        sets
    }

    /// Places the lines below each other.
    fn placed(&self, place: Point) -> Vec<Paragraph> {
        let mut top = place.y;
        let mut placed = Vec::new();
        for block in &self.paragraphs {
            let mut lines = Vec::new();
            for line in &block.lines {
                // The middle of the capitals is the middle of the line.
                let capitals = Font::Regular.cap_height(block.font_size);
                let baseline = top + f32::midpoint(block.line_height(), capitals);
                lines.push((point(place.x, baseline), line.clone()));
                top += block.line_height();
            }
            top += self.gap;
            placed.push(Paragraph { kind: block.kind, font_size: block.font_size, lines });
        }
        placed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(size: Point, sentence: &str, note: &str) -> Page {
        let caption = vec![TextRun { text: sentence.to_owned(), font: Font::Regular, color: PaletteColor::Text }];
        let note = Some(note.to_owned());
        Page { size, heading: "Step 1 of 2".to_owned(), caption, note, ..Page::default() }
    }

    #[test]
    fn a_page_has_the_shape_of_a_slide_and_holds_its_picture_and_words() {
        for size in [point(980.0, 632.0), point(300.0, 90.0), point(5_000.0, 400.0), point(300.0, 9_000.0)] {
            let slide_size = SlideSize::of(size);
            let Point { x: width, y: height } = slide_size.size;
            assert!(width.max(height) <= MOST_POINTS, "{width} × {height}");
            let aspect = width / height;
            assert!((ASPECTS.0 - 0.01..ASPECTS.1 + 0.01).contains(&aspect), "{size:?}: {aspect}");
            for sentence in ["Short.", &"A sentence of several lines. ".repeat(30)] {
                let slide = slide_size.arrange(&page(size, sentence, "A note."));
                let (place, scale) = (slide.picture_place, slide.picture_scale);
                assert!(0.0 <= place.x && place.x + size.x * scale <= width + 0.1, "{size:?}: {slide:?}");
                assert!(0.0 <= place.y && place.y + size.y * scale <= slide.words_top + 0.1, "{size:?}: {slide:?}");
                assert!(height * (1.0 - MOST_WORDS) <= slide.words_top + 0.1, "{size:?}: {}", slide.words_top);
                let lines: Vec<_> = slide.paragraphs.iter().flat_map(|paragraph| &paragraph.lines).collect();
                assert!(lines.iter().all(|(place, _)| slide.words_top < place.y && place.y < height));
                assert!(lines.is_sorted_by(|(one, _), (other, _)| one.y < other.y), "{lines:?}");
            }
        }
    }

    #[test]
    fn pictures_stay_where_they_are_while_sentences_have_two_lines() {
        let slide_size = SlideSize::of(point(980.0, 632.0));
        let place = |sentence: &str| {
            let slide = slide_size.arrange(&page(point(980.0, 632.0), sentence, ""));
            (slide.picture_place, slide.picture_scale, slide.paragraphs[1].lines.len())
        };
        let (short, long) = (place("C goes on."), place(&"C goes on, so F is next. ".repeat(6)));
        assert_eq!((short.2, long.2), (1, 2));
        assert_eq!((short.0, short.1), (long.0, long.1));
    }

    #[test]
    fn a_size_that_no_picture_has_is_that_of_a_small_one() {
        for bad in [f32::NAN, f32::INFINITY, -5.0, 0.0] {
            let Point { x, y } = SlideSize::of(point(bad, bad)).size;
            assert!((LEAST_WIDTH..2.0 * LEAST_WIDTH).contains(&x) && 0.0 < y, "{x} × {y}");
        }
    }
}
