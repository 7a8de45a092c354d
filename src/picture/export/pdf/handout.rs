//! A handout on paper: three pages of a series on one sheet of A4, each with its picture on the left and its text on
//! the right, above lines to write on.

use super::block::{PdfBlock, PdfLine, PdfPicture, PdfTag};
use super::slides::{Paragraph, illustrated};
use super::{PdfDocument, PdfMeta};
use crate::export::exporter::{ExportError, ExportPage, Exporter, Publication, TextRun};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point};
use poda_core::text::visible;

/// A4 in points.
const SHEET: Point = point(595.28, 841.89);
const MARGIN: f32 = 40.0;
const ROWS: usize = 3;
const TOP: f32 = 64.0;
const ROW_HEIGHT: f32 = (SHEET.y - TOP - MARGIN) / 3.0;
const GAP: f32 = 16.0;
/// The space for a picture, and the width of the column of text beside it.
const PICTURE: Point = point(290.0, ROW_HEIGHT - 26.0);
const COLUMN: f32 = SHEET.x - 2.0 * MARGIN - PICTURE.x - GAP;
/// The largest width of a pixel, in points.
const MAX_SCALE: f32 = 0.6;
/// The sizes of the title of the sheet, and of a heading, a sentence and a note. They shrink if a text is too long.
const TITLE: f32 = 12.0;
const SIZES: [f32; 3] = [8.5, 10.0, 9.0];
const SHRUNK: [f32; 4] = [1.0, 0.85, 0.7, 0.55];
const LINE: f32 = 1.35;
/// The distance between two lines to write on.
const RULED: f32 = 20.0;

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
    let scale = (PICTURE.x / size.x).min(PICTURE.y / size.y).min(MAX_SCALE);
    let at = point(MARGIN + (PICTURE.x - size.x * scale) / 2.0, top + (PICTURE.y - size.y * scale) / 2.0);
    let picture = PdfPicture { shapes: page.shapes.clone(), size, at, scale };
    let left = MARGIN + PICTURE.x + GAP;
    let parts = page.words();
    let layout = |share: f32| {
        let mut y = top;
        let mut paragraphs: Vec<Paragraph> = Vec::new();
        for ((runs, size), tag) in
            parts.iter().zip(SIZES).zip([PdfTag::Heading(2), PdfTag::Paragraph, PdfTag::Paragraph])
        {
            if runs.iter().all(|run: &TextRun| run.text.trim().is_empty()) {
                continue;
            }
            let size = size * share;
            let lines = PdfLine::paragraph(runs, point(left, y + size), size, COLUMN, LINE * size);
            y += lines.len() as f32 * LINE * size + 0.4 * size;
            paragraphs.push((tag, lines));
        }
        (paragraphs, y)
    };
    let fitting = SHRUNK.into_iter().map(layout).find(|(_, end)| *end <= top + PICTURE.y);
    let (paragraphs, end) = fitting.unwrap_or_else(|| layout(SHRUNK[SHRUNK.len() - 1]));
    [illustrated(page, picture, paragraphs), PdfBlock::decoration(ruled(left, end, top))]
}

/// Returns the frame of a picture and the lines to write on below a text that ends at a y.
fn ruled(left: f32, end: f32, top: f32) -> PdfPicture {
    let hairline = Stroke::solid(0.5, PaletteColor::Hairline);
    let (min, max) = (point(MARGIN, top), point(MARGIN + PICTURE.x, top + PICTURE.y));
    let mut shapes = vec![Shape::Rect { min, max, radius: 0.0, fill: None, stroke: Some(hairline) }];
    let mut y = end + RULED;
    while y <= top + PICTURE.y {
        let (from, to) = (point(left, y), point(left + COLUMN, y));
        shapes.push(Shape::Line { from, to, stroke: Stroke::dashed(0.5, PaletteColor::Hairline) });
        y += RULED;
    }
    PdfPicture { shapes, size: SHEET, at: point(0.0, 0.0), scale: 1.0 }
}
