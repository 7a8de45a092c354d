//! A series of pictures as one PDF file: one page per step, with the heading, the sentence and the author's note below
//! its picture.
//!
//! All pages of a file have the same size, which depends on the first picture. If the text of a page does not fit below
//! the picture, the picture is made smaller. If there are several pages, one more with the code of the link to the
//! document follows.

use super::block::{PdfBlock, PdfLine, PdfPicture, PdfTag};
use super::{PdfDocument, PdfMeta};
use crate::export::exporter::{ExportError, ExportPage, Exporter, Publication, TextRun};
use crate::export::paragraph::wrap;
use crate::picture::fonts::Font;
use crate::picture::link_code::LinkCode;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point};
use poda_core::text::visible;

/// The maximum number of characters of a sentence in the outline of a file.
const MAX_IN_OUTLINE: usize = 72;
/// The mark in the outline before a step that the author bookmarked.
const BOOKMARK: &str = "★ ";

/// Writes all pages into one file.
pub struct PdfExporter {
    meta: PdfMeta,
    /// The label of the link to the document, and the link.
    link: Option<(String, LinkCode)>,
    /// The file and the size of its pages, once there is a page.
    file: Option<(PdfDocument, SlideSize)>,
    /// The number of pages that were added.
    pages: usize,
}

impl PdfExporter {
    pub fn new(publication: &Publication) -> Self {
        let link = publication.link.clone().map(|link| (publication.labels.link.clone(), link));
        Self { meta: PdfMeta::of(publication), link, file: None, pages: 0 }
    }
}

impl Exporter for PdfExporter {
    fn add(&mut self, page: &ExportPage) -> Result<Option<Vec<u8>>, ExportError> {
        self.pages += 1;
        let (document, slide_size) = match &mut self.file {
            Some(file) => file,
            none => none.insert((PdfDocument::new(&self.meta)?, SlideSize::of(page.size))),
        };
        let size = slide_size.size;
        let slide = slide_size.arrange(page);
        let (at, scale) = (slide.picture_corner, slide.picture_scale);
        let (from, to) = (point(0.0, 0.5), point(size.x, 0.5));
        let border = Shape::Line { from, to, stroke: Stroke::solid(0.75, PaletteColor::Hairline) };
        let border_place = point(0.0, slide.words_top - 0.5);
        let border = PdfPicture { shapes: vec![border], size: point(size.x, 1.0), at: border_place, scale: 1.0 };
        let picture = PdfPicture { shapes: page.shapes.clone(), size: page.size, at, scale };
        let blocks = [PdfBlock::decoration(border), illustrated(page, picture, slide.paragraphs)];
        document.add_page(size, Some(&entry(page)), &blocks)?;
        for paragraphs in slide.further {
            document.add_page(size, None, &[PdfBlock::group(PdfTag::Section, text_blocks(paragraphs))])?;
        }
        Ok(None)
    }

    fn finish(self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError> {
        let Some((mut document, slide_size)) = self.file else { return Ok(None) };
        // A single page is probably used as a figure in another text, so it gets no page for the link.
        if let Some((label, code)) = self.link.filter(|_| 1 < self.pages) {
            let page = slide_size.link_page(&label, &code, self.meta.theme);
            document.add_page(slide_size.size, Some(&label), &[PdfBlock::group(PdfTag::Section, page)])?;
        }
        document.finish().map(Some)
    }
}

fn text_blocks(paragraphs: Vec<Paragraph>) -> Vec<PdfBlock> {
    paragraphs.into_iter().map(|(tag, lines)| PdfBlock::text(tag, lines)).collect()
}

/// Returns the paragraphs of a page with its picture. The heading comes before the picture in reading order.
pub(super) fn illustrated(page: &ExportPage, picture: PdfPicture, paragraphs: Vec<Paragraph>) -> PdfBlock {
    let mut words = text_blocks(paragraphs);
    let at = usize::from(!page.heading.trim().is_empty()).min(words.len());
    words.insert(at, PdfBlock::figure(picture, described(page)));
    PdfBlock::group(PdfTag::Section, words)
}

/// Returns the description of the picture for screen readers.
pub(super) fn described(page: &ExportPage) -> String {
    if let Some(description) = &page.description {
        return description.clone();
    }
    let caption = page.plain_caption();
    if caption.trim().is_empty() { page.heading.clone() } else { caption }
}

/// Returns the outline entry of a page: a mark if the author bookmarked it, its heading and the beginning of its
/// sentence.
fn entry(page: &ExportPage) -> String {
    let mark = if page.is_bookmarked { BOOKMARK } else { "" };
    let caption = page.plain_caption();
    let caption = shortened(&visible(&caption));
    let dash = if caption.is_empty() || page.heading.is_empty() { "" } else { " – " };
    format!("{mark}{}{dash}{caption}", page.heading)
}

/// Returns the beginning of a text, up to the end of a word, with an ellipsis if there is more.
fn shortened(text: &str) -> String {
    let Some((max, _)) = text.char_indices().nth(MAX_IN_OUTLINE) else { return text.to_owned() };
    let end = text[..max].rfind(' ').unwrap_or(max);
    format!("{}…", text[..end].trim_end_matches([' ', ',', ';', ':', '.']))
}

/// The width of a pixel in points: 96 pixels are an inch.
pub const POINTS_PER_PIXEL: f32 = 0.75;
/// The largest factor by which a picture is enlarged if there is space.
const MAX_ENLARGED: f32 = 1.4;
/// The longest side of a page, in points. Some viewers show nothing on larger pages.
const MAX_POINTS: f32 = 14_400.0;
/// The smallest width of a page, in points.
const MIN_WIDTH: f32 = 735.0;
/// The smallest and the largest aspect ratio of a page (width over height), chosen for the screens on which slides are
/// shown.
const ASPECTS: (f32, f32) = (5.0 / 4.0, 16.0 / 9.0);

/// The side of the link's code, as a share of the page height.
const LINK_CODE: f32 = 0.6;

// Lengths relative to the width of the page.
const SENTENCE: f32 = 0.019;
/// The size of the heading and of the note.
const SMALL: f32 = 0.0145;
/// The distance of text from the edges.
const MARGIN: f32 = 0.02;
/// The distance between two paragraphs.
const GAP: f32 = 0.005;
/// The distance between two baselines, in font sizes.
const LINE: f32 = 1.4;
/// The number of lines of a sentence for which every page reserves space.
const RESERVED_LINES: f32 = 2.0;
/// The height reserved for text on every page.
const RESERVED: f32 = LINE * (SMALL + RESERVED_LINES * SENTENCE) + GAP + 2.0 * MARGIN;

/// The largest share of a page's height that the text may take.
const MAX_WORDS: f32 = 0.5;
/// The factors by which letters become smaller on a page with more text than that.
const SHRUNK: [f32; 4] = [1.0, 0.9, 0.8, 0.7];

/// The size of all pages of a file, and the scale of their pictures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SlideSize {
    /// The width and height, in points.
    pub size: Point,
    /// The width of a pixel in points, if there is enough space.
    scale: f32,
}

/// The layout of a page: its picture and its lines of text.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PdfSlide {
    /// The position of the picture's top left corner, in points.
    pub picture_corner: Point,
    /// The width of a pixel, in points.
    pub picture_scale: f32,
    /// The top of the text, in points from the top of the page.
    pub words_top: f32,
    pub paragraphs: Vec<Paragraph>,
    /// The paragraphs that do not fit on the page, grouped into further pages.
    pub further: Vec<Vec<Paragraph>>,
}

/// Lines of text with their positions, and their role for a reader.
pub(super) type Paragraph = (PdfTag, Vec<PdfLine>);

impl SlideSize {
    /// Returns the page size for pictures of a given size in pixels.
    pub fn of(picture: Point) -> Self {
        let picture = point(at_least_one(picture.x), at_least_one(picture.y));
        let (narrowest, widest) = ASPECTS;
        let (width, height) = (picture.x * POINTS_PER_PIXEL, picture.y * POINTS_PER_PIXEL);
        // The height of the text is proportional to the width of the page. This is the width of the narrowest page that
        // holds text and picture:
        let narrow = narrowest * height / (1.0 - narrowest * RESERVED);
        let width = width.max(narrow).max(MIN_WIDTH);
        let height = (height + width * RESERVED).max(width / widest);
        let shrink = (MAX_POINTS / width.max(height)).min(1.0);
        Self { size: point((width * shrink).ceil(), (height * shrink).ceil()), scale: POINTS_PER_PIXEL * shrink }
    }

    pub fn arrange(&self, page: &ExportPage) -> PdfSlide {
        let Point { x: width, y: height } = self.size;
        let margin = width * MARGIN;
        let column = width - 2.0 * margin;
        let sets = SHRUNK.map(|shrunk| TextSet::new(page, width * shrunk, column));
        let max = height * MAX_WORDS - 2.0 * margin;
        let set = sets.iter().find(|set| set.height() <= max).unwrap_or(&sets[SHRUNK.len() - 1]);
        let mut parts = set.split(max, height - 2.0 * margin).into_iter();
        let first = parts.next().unwrap_or_default();
        let words_height = (first.height() + 2.0 * margin).max(width * RESERVED);
        let words_top = height - words_height;
        let (picture_corner, picture_scale) = self.picture_at(page.size, words_top);
        let at = |set: &TextSet, top: f32| set.placed(point(margin, top + margin));
        PdfSlide {
            picture_corner,
            picture_scale,
            words_top,
            paragraphs: at(&first, words_top),
            further: parts.map(|set| at(&set, 0.0)).collect(),
        }
    }

    /// Returns a page with the code of the link to the document in its center, and the link as text below it, if it is
    /// short enough to be typed.
    fn link_page(&self, label: &str, code: &LinkCode, theme: Theme) -> Vec<PdfBlock> {
        let Point { x: width, y: height } = self.size;
        let (margin, column) = (width * MARGIN, width * (1.0 - 2.0 * MARGIN));
        let paragraph = |tag, text: &str, color, size: f32, top: f32| {
            let run = TextRun { text: visible(text).into_owned(), font: Font::SemiBold, color };
            let lines = PdfLine::paragraph(&[run], point(width / 2.0, top + size), size, column, LINE * size);
            PdfBlock::text(tag, lines.into_iter().map(|line| line.anchored(Anchor::Center)).collect())
        };
        let heading = paragraph(PdfTag::Heading(1), label, PaletteColor::Text, width * SENTENCE, margin);
        let (code_size, modules) = (height * LINK_CODE, code.modules() as f32);
        let at = point((width - code_size) / 2.0, (height - code_size) / 2.0);
        let (shapes, size) = (code.shapes(theme), point(modules, modules));
        let picture = PdfPicture { shapes, size, at, scale: code_size / modules };
        let mut page = vec![heading, PdfBlock::figure(picture, format!("{label}: {}", code.link()))];
        if code.can_be_typed() {
            let (color, top) = (PaletteColor::Secondary, at.y + code_size);
            page.push(paragraph(PdfTag::Paragraph, code.link(), color, width * SMALL, top));
        }
        page
    }

    /// Returns the position and the scale of a picture that is centered in the space above the text.
    fn picture_at(&self, picture: Point, space: f32) -> (Point, f32) {
        let picture = point(at_least_one(picture.x), at_least_one(picture.y));
        let scale = (self.scale * MAX_ENLARGED).min(self.size.x / picture.x).min(space / picture.y);
        let at = point((self.size.x - picture.x * scale) / 2.0, (space - picture.y * scale) / 2.0);
        (at, scale)
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
    tag: PdfTag,
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
    /// Breaks the text of a page into lines of width `column`. `width` determines the size of the letters: on a page of
    /// that width, they have their usual size.
    fn new(page: &ExportPage, width: f32, column: f32) -> Self {
        let kinds = [(PdfTag::Heading(1), SMALL), (PdfTag::Paragraph, SENTENCE), (PdfTag::Paragraph, SMALL)];
        let is_said = |(runs, _): &(Vec<TextRun>, _)| runs.iter().any(|run| !run.text.trim().is_empty());
        let block = |(runs, (tag, size)): (Vec<TextRun>, (_, f32))| {
            let font_size = width * size;
            TextBlock { tag, font_size, lines: wrap(&runs, font_size, column) }
        };
        Self { paragraphs: page.words().into_iter().zip(kinds).filter(is_said).map(block).collect(), gap: width * GAP }
    }

    fn height(&self) -> f32 {
        let gaps = self.paragraphs.len().saturating_sub(1) as f32 * self.gap;
        self.paragraphs.iter().map(TextBlock::height).sum::<f32>() + gaps
    }

    /// Divides the text into sets, the first at most `first` high and the others at most `next`.
    fn split(&self, first: f32, next: f32) -> Vec<Self> {
        let mut sets = vec![Self { paragraphs: Vec::new(), gap: self.gap }];
        let (mut space, mut max) = (first, first);
        for block in &self.paragraphs {
            let mut lines = block.lines.clone();
            while !lines.is_empty() {
                // A set contains at least one line.
                let fits = (space / block.line_height() + 1e-3).floor().max(if space < max { 0.0 } else { 1.0 });
                #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast saturates")]
                let rest = lines.split_off((fits as usize).min(lines.len()));
                if !lines.is_empty() {
                    space -= lines.len() as f32 * block.line_height() + self.gap;
                    let taken = TextBlock { tag: block.tag, font_size: block.font_size, lines };
                    if let Some(set) = sets.last_mut() {
                        set.paragraphs.push(taken);
                    }
                }
                if !rest.is_empty() {
                    sets.push(Self { paragraphs: Vec::new(), gap: self.gap });
                    (space, max) = (next, next);
                }
                lines = rest;
            }
        }
        sets
    }

    /// Returns the lines with their positions, one below another.
    fn placed(&self, at: Point) -> Vec<Paragraph> {
        let mut top = at.y;
        let mut placed = Vec::new();
        for TextBlock { tag, font_size, lines } in &self.paragraphs {
            let line_height = font_size * LINE;
            // The middle of the capital letters is in the middle of the line.
            let baseline = top + f32::midpoint(line_height, Font::Regular.cap_height(*font_size));
            let line = |(index, runs): (usize, &Vec<TextRun>)| PdfLine {
                at: point(at.x, baseline + index as f32 * line_height),
                anchor: Anchor::Left,
                size: *font_size,
                runs: runs.clone(),
            };
            placed.push((*tag, lines.iter().enumerate().map(line).collect()));
            top += lines.len() as f32 * line_height + self.gap;
        }
        placed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(size: Point, sentence: &str, note: &str) -> ExportPage {
        let caption = vec![TextRun { text: sentence.to_owned(), font: Font::Regular, color: PaletteColor::Text }];
        let note = Some(note.to_owned());
        ExportPage { size, heading: "Step 1 of 2".to_owned(), caption, note, ..ExportPage::default() }
    }

    #[test]
    fn a_page_has_the_shape_of_a_slide_and_holds_its_picture_and_words() {
        for size in [point(980.0, 632.0), point(300.0, 90.0), point(5_000.0, 400.0), point(300.0, 9_000.0)] {
            let slide_size = SlideSize::of(size);
            let Point { x: width, y: height } = slide_size.size;
            assert!(width.max(height) <= MAX_POINTS, "{width} × {height}");
            let aspect = width / height;
            assert!((ASPECTS.0 - 0.01..ASPECTS.1 + 0.01).contains(&aspect), "{size:?}: {aspect}");
            for sentence in ["Short.", &"A sentence of several lines. ".repeat(30)] {
                let slide = slide_size.arrange(&page(size, sentence, "A note."));
                let (at, scale) = (slide.picture_corner, slide.picture_scale);
                assert!(0.0 <= at.x && at.x + size.x * scale <= width + 0.1, "{size:?}: {slide:?}");
                assert!(0.0 <= at.y && at.y + size.y * scale <= slide.words_top + 0.1, "{size:?}: {slide:?}");
                assert!(height * (1.0 - MAX_WORDS) <= slide.words_top + 0.1, "{size:?}: {}", slide.words_top);
                let lines: Vec<_> = slide.paragraphs.iter().flat_map(|(_, lines)| lines).collect();
                assert!(lines.iter().all(|line| slide.words_top < line.at.y && line.at.y < height));
                assert!(lines.is_sorted_by(|one, other| one.at.y < other.at.y), "{lines:?}");
            }
        }
    }

    #[test]
    fn pictures_stay_where_they_are_while_sentences_have_two_lines() {
        let slide_size = SlideSize::of(point(980.0, 632.0));
        let at = |sentence: &str| {
            let slide = slide_size.arrange(&page(point(980.0, 632.0), sentence, ""));
            (slide.picture_corner, slide.picture_scale, slide.paragraphs[1].1.len())
        };
        let (short, long) = (at("C goes on."), at(&"C goes on, so F is next. ".repeat(6)));
        assert_eq!((short.2, long.2), (1, 2));
        assert_eq!((short.0, short.1), (long.0, long.1));
    }

    #[test]
    fn a_size_that_no_picture_has_is_that_of_a_small_one() {
        for bad in [f32::NAN, f32::INFINITY, -5.0, 0.0] {
            let Point { x, y } = SlideSize::of(point(bad, bad)).size;
            assert!((MIN_WIDTH..2.0 * MIN_WIDTH).contains(&x) && 0.0 < y, "{x} × {y}");
        }
    }
}
