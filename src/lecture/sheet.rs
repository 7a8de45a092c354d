//! The contact sheet of a rehearsal: a PDF file with the report, and then every press as a small picture with its
//! number and title.

use crate::rehearsal::{Rehearsal, RehearsedPress};
use crate::screen::SCREEN;
use poda_core::text::visible;
use poda_picture::export::pdf::{PdfBlock, PdfDocument, PdfLine, PdfMeta, PdfPicture, PdfTag};
use poda_picture::export::{ExportError, TextRun};
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::{PaletteColor, Theme};
use poda_picture::picture::shape::{Point, Shape, Stroke, point};
use poda_words::i18n::{Words, args};

/// A4, landscape, in points.
const PAGE: Point = point(841.89, 595.28);
const MARGIN: f32 = 24.0;
const GAP: f32 = 20.0;
const COLUMNS: usize = 4;
const ROWS: usize = 4;
const PICTURE_WIDTH: f32 = (PAGE.x - 2.0 * MARGIN - 3.0 * GAP) / 4.0;
const SCALE: f32 = PICTURE_WIDTH / SCREEN.x;
const PICTURE_HEIGHT: f32 = SCREEN.y * SCALE;
const TILE_HEIGHT: f32 = (PAGE.y - 2.0 * MARGIN) / 4.0;
/// The sizes of texts: the title, a heading, a line of the report, and the two lines below a picture.
const TITLE: f32 = 18.0;
const HEADING: f32 = 11.0;
const TEXT: f32 = 9.5;
const BELOW: f32 = 8.0;
const LINE: f32 = 1.35;

/// Returns the contact sheet as a PDF file.
///
/// # Errors
/// Returns why the file cannot be written, which is a bug in Poda.
pub fn contact_sheet(rehearsal: &Rehearsal, words: &Words) -> Result<Vec<u8>, ExportError> {
    let title = words.fill("rehearsal-title", &args![title = rehearsal.title.as_str()]);
    let meta = PdfMeta { title: title.clone(), language: words.language(), theme: Theme::Light };
    let mut document = PdfDocument::new(&meta)?;
    let mut pages = ReportPages::default();
    pages.add(PdfTag::Heading(1), &title, Font::SemiBold, TITLE);
    pages.add(PdfTag::Paragraph, &rehearsal.summary(words), Font::Regular, HEADING);
    pages.add(PdfTag::Paragraph, &words.text("rehearsal-left-out"), Font::Regular, TEXT);
    for (heading, lines) in rehearsal.sections(words) {
        pages.top += TEXT;
        pages.add(PdfTag::Heading(2), &heading, Font::SemiBold, HEADING);
        for line in lines {
            pages.add(PdfTag::Paragraph, &line, Font::Regular, TEXT);
        }
    }
    for (number, blocks) in pages.pages.iter().enumerate() {
        document.add_page(PAGE, (number == 0).then_some(title.as_str()), blocks)?;
    }
    let numbered: Vec<(usize, &RehearsedPress)> = (1..).zip(&rehearsal.presses).collect();
    for tiles in numbered.chunks(COLUMNS * ROWS) {
        let blocks: Vec<_> =
            tiles.iter().enumerate().map(|(index, &(number, press))| tile(index, number, press, words)).collect();
        let (first, last) = (tiles[0].0, tiles[tiles.len() - 1].0);
        let entry = words.fill("rehearsal-presses", &args![first, last]);
        document.add_page(PAGE, Some(&entry), &blocks)?;
    }
    document.finish()
}

/// The pages of the report, one line below another.
struct ReportPages {
    pages: Vec<Vec<PdfBlock>>,
    top: f32,
}

impl Default for ReportPages {
    fn default() -> Self {
        Self { pages: vec![Vec::new()], top: MARGIN }
    }
}

impl ReportPages {
    /// Adds a paragraph, on a new page if it does not fit on the last one.
    fn add(&mut self, tag: PdfTag, text: &str, font: Font, size: f32) {
        let run = TextRun { text: visible(text).into_owned(), font, color: PaletteColor::Text };
        let place = |top: f32| {
            PdfLine::paragraph(
                std::slice::from_ref(&run),
                point(MARGIN, top + size),
                size,
                PAGE.x - 2.0 * MARGIN,
                LINE * size,
            )
        };
        let mut lines = place(self.top);
        let height = lines.len() as f32 * LINE * size;
        if PAGE.y - MARGIN < self.top + height && MARGIN < self.top {
            self.pages.push(Vec::new());
            self.top = MARGIN;
            lines = place(self.top);
        }
        self.top += height;
        if let Some(page) = self.pages.last_mut() {
            page.push(PdfBlock::text(tag, lines));
        }
    }
}

/// Returns the picture of a press with its number, its entry and what it shows.
fn tile(index: usize, number: usize, press: &RehearsedPress, words: &Words) -> PdfBlock {
    let (column, row) = (index % COLUMNS, index / COLUMNS);
    let at = point(MARGIN + column as f32 * (PICTURE_WIDTH + GAP), MARGIN + row as f32 * TILE_HEIGHT);
    let line = |row: f32, font: Font, color, text: &str| {
        let text = font.elided(&visible(text), BELOW, PICTURE_WIDTH);
        PdfLine::new(point(at.x, at.y + PICTURE_HEIGHT + (row + 1.0) * LINE * BELOW), BELOW, font, color, text)
    };
    let mut lines = vec![
        line(0.0, Font::SemiBold, PaletteColor::Text, &format!("{number} · {}", press.entry)),
        line(1.0, Font::Regular, PaletteColor::Secondary, &press.what),
    ];
    if !press.findings.is_empty() {
        let said = words.fill("rehearsal-findings", &args![count = press.findings.len()]);
        lines.push(line(2.0, Font::Regular, PaletteColor::Cut, &said));
    }
    let picture = PdfPicture { shapes: press.shapes.clone(), size: SCREEN, at, scale: SCALE };
    let edge = Stroke::solid(1.0 / SCALE, PaletteColor::Hairline);
    let frame = Shape::Rect { min: point(0.0, 0.0), max: SCREEN, radius: 0.0, fill: None, stroke: Some(edge) };
    let frame = PdfPicture { shapes: vec![frame], size: SCREEN, at, scale: SCALE };
    let alt = format!("{number}: {} · {}", press.entry, press.what);
    PdfBlock::group(
        PdfTag::Section,
        vec![PdfBlock::figure(picture, alt), PdfBlock::decoration(frame), PdfBlock::text(PdfTag::Paragraph, lines)],
    )
}
