//! A handout on paper: three pages of a series on one sheet of A4, each with its picture and its text, above lines to
//! write on. The text is to the right of the picture, or below a picture that is as wide as the sheet.

use super::block::{PdfBlock, PdfLine, PdfPicture, PdfTag};
use super::slides::{Paragraph, illustrated};
use super::{PdfDocument, PdfMeta};
use crate::export::exporter::{ExportError, ExportPage, Exporter, Publication, TextRun};
use crate::picture::fit::PageSpace;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, PixelRect, Point, Shape, Stroke, point};
use poda_core::text::visible;

/// A4 in points.
const SHEET: Point = point(595.28, 841.89);
const MARGIN: f32 = 40.0;
const ROWS: usize = 3;
const TOP: f32 = 64.0;
const ROW_HEIGHT: f32 = (SHEET.y - TOP - MARGIN) / 3.0;
const GAP: f32 = 16.0;
/// The width of a row, and its height without the gap below it.
const ROW: Point = point(SHEET.x - 2.0 * MARGIN, ROW_HEIGHT - 26.0);
/// The space for a picture with its text to the right of it.
const BESIDE: Point = point(290.0, ROW.y);
/// The space for a picture with its text below it.
const ACROSS: Point = point(ROW.x, 150.0);
/// The least factor by which a picture is larger with its text below it than beside it.
const CLEARLY_LARGER: f32 = 1.2;
/// The largest width of a pixel, in points.
const MAX_SCALE: f32 = 0.6;
/// The width of a pixel of a picture that is drawn for this sheet, in points.
const SCALE: f32 = 0.5;
/// The minimum text size in a picture, in points.
const MIN_TEXT: f32 = 7.25;
/// The sizes of the title of the sheet, and of a heading, a sentence and a note. They shrink if a text is too long.
const TITLE: f32 = 12.0;
const SIZES: [f32; 3] = [8.5, 10.0, 9.0];
const SHRUNK: [f32; 4] = [1.0, 0.85, 0.7, 0.55];
const LINE: f32 = 1.35;
/// The space between a picture and the text below it.
const BELOW_PICTURE: f32 = 4.0;
/// The distance of the last line to write on from the next row.
const LAST_LINE: f32 = 10.0;
/// The distance between two lines to write on.
const RULED: f32 = 20.0;

/// The spaces for a picture.
pub const SPACES: [PageSpace; 2] = [space(BESIDE), space(ACROSS)];

const fn space(space: Point) -> PageSpace {
    PageSpace { size: point(space.x / SCALE, space.y / SCALE), min_text_px: MIN_TEXT / SCALE }
}

/// Writes all pages into one file.
pub struct HandoutExporter {
    meta: PdfMeta,
    /// The blocks of the pages on the last sheet.
    waiting: Vec<PdfBlock>,
    document: Option<PdfDocument>,
}

impl HandoutExporter {
    pub fn new(publication: &Publication) -> Self {
        Self { meta: PdfMeta::of(publication), waiting: Vec::new(), document: None }
    }

    fn add_sheet(&mut self) -> Result<(), ExportError> {
        let document = match &mut self.document {
            Some(document) => document,
            none => none.insert(PdfDocument::new(&self.meta)?),
        };
        let number = document.pages + 1;
        let title = Font::SemiBold.elided(&visible(&self.meta.title), TITLE, SHEET.x - 2.0 * MARGIN - 40.0);
        let heading =
            PdfLine::new(point(MARGIN, MARGIN + TITLE / 2.0), TITLE, Font::SemiBold, PaletteColor::Text, title);
        let at = point(SHEET.x - MARGIN, MARGIN + TITLE / 2.0);
        let page = PdfLine::new(at, TITLE, Font::Regular, PaletteColor::Secondary, number.to_string());
        let heading = match number {
            1 => PdfBlock::text(PdfTag::Heading(1), vec![heading]),
            _ => PdfBlock::footer(vec![heading]),
        };
        let mut blocks = vec![heading, PdfBlock::footer(vec![page.anchored(Anchor::Right)])];
        blocks.append(&mut self.waiting);
        document.add_page(SHEET, Some(&number.to_string()), &blocks)
    }
}

impl Exporter for HandoutExporter {
    fn add(&mut self, page: &ExportPage) -> Result<Option<Vec<u8>>, ExportError> {
        let row = self.waiting.len() / 2;
        self.waiting.extend(blocks(page, TOP + row as f32 * ROW_HEIGHT));
        if row + 1 == ROWS {
            self.add_sheet()?;
        }
        Ok(None)
    }

    fn finish(mut self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError> {
        if !self.waiting.is_empty() {
            self.add_sheet()?;
        }
        self.document.map(PdfDocument::finish).transpose()
    }
}

/// Returns the picture and the text of a page in a row of the sheet, and the lines to write on.
fn blocks(page: &ExportPage, top: f32) -> [PdfBlock; 2] {
    let size = point(page.size.x.max(1.0), page.size.y.max(1.0));
    let scale_in = |space: Point| (space.x / size.x).min(space.y / size.y).min(MAX_SCALE);
    let is_across = CLEARLY_LARGER * scale_in(BESIDE) < scale_in(ACROSS);
    let space = if is_across { ACROSS } else { BESIDE };
    let scale = scale_in(space);
    let at = point(MARGIN + (space.x - size.x * scale) / 2.0, top + (space.y - size.y * scale) / 2.0);
    let picture = PdfPicture { shapes: page.shapes.clone(), size, at, scale };
    // The corner of the text, and its width.
    let (corner, width) = if is_across {
        (point(MARGIN, top + ACROSS.y + BELOW_PICTURE), ROW.x)
    } else {
        (point(MARGIN + BESIDE.x + GAP, top), ROW.x - BESIDE.x - GAP)
    };
    let parts = page.words();
    let layout = |share: f32| {
        let mut y = corner.y;
        let mut paragraphs: Vec<Paragraph> = Vec::new();
        for ((runs, size), tag) in
            parts.iter().zip(SIZES).zip([PdfTag::Heading(2), PdfTag::Paragraph, PdfTag::Paragraph])
        {
            if runs.iter().all(|run: &TextRun| run.text.trim().is_empty()) {
                continue;
            }
            let size = size * share;
            let lines = PdfLine::paragraph(runs, point(corner.x, y + size), size, width, LINE * size);
            y += lines.len() as f32 * LINE * size + 0.4 * size;
            paragraphs.push((tag, lines));
        }
        (paragraphs, y)
    };
    let bottom = top + ROW.y;
    let fitting = SHRUNK.into_iter().map(layout).find(|(_, end)| *end <= bottom);
    let (paragraphs, end) = fitting.unwrap_or_else(|| layout(SHRUNK[SHRUNK.len() - 1]));
    let frame = PixelRect { min: point(MARGIN, top), max: point(MARGIN + space.x, top + space.y) };
    // Below a wide picture, the lines reach into the gap between two rows.
    let bottom = if is_across { top + ROW_HEIGHT - LAST_LINE } else { bottom };
    let ruled = ruled(frame, PixelRect { min: point(corner.x, end), max: point(corner.x + width, bottom) });
    [illustrated(page, picture, paragraphs), PdfBlock::decoration(ruled)]
}

/// Returns the frame of a picture, and the lines to write on in the space that is left.
fn ruled(PixelRect { min, max }: PixelRect, left: PixelRect) -> PdfPicture {
    let hairline = Stroke::solid(0.5, PaletteColor::Hairline);
    let mut shapes = vec![Shape::Rect { min, max, radius: 0.0, fill: None, stroke: Some(hairline) }];
    let mut y = left.min.y + RULED;
    while y <= left.max.y {
        let (from, to) = (point(left.min.x, y), point(left.max.x, y));
        shapes.push(Shape::Line { from, to, stroke: Stroke::dashed(0.5, PaletteColor::Hairline) });
        y += RULED;
    }
    PdfPicture { shapes, size: SHEET, at: point(0.0, 0.0), scale: 1.0 }
}
