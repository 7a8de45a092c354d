//! A page that is being filled from the top: lines of text, boxes and pictures, in points.

use crate::export::ExportError;
use crate::export::TextRun;
use crate::export::pdf::{PdfArtifact, PdfBlock, PdfDocument, PdfLine, PdfPicture, PdfTag};
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point};

/// The number of points that a pixel is wide.
pub(super) const POINTS_PER_PIXEL: f32 = 0.75;
/// The number of points in a millimetre.
pub(super) const POINTS_PER_MM: f32 = 72.0 / 25.4;
/// The size of running text.
pub(super) const TEXT_SIZE: f32 = 9.5;
/// The distance between two base lines of running text.
pub(super) const LINE_HEIGHT: f32 = 13.0;

/// Something on a page.
enum Element {
    Text {
        tag: PdfTag,
        lines: Vec<PdfLine>,
    },
    /// Rows of cells.
    Table(Vec<Vec<(PdfTag, Vec<PdfLine>)>>),
    Figure {
        shapes: Vec<Shape>,
        size: Point,
        place: Point,
        alt: String,
    },
    Footer(Vec<PdfLine>),
}

/// A page.
#[derive(Default)]
pub(super) struct Page {
    elements: Vec<Element>,
    /// Lines and boxes between the texts, in points from the top left of the page.
    decoration: Vec<Shape>,
    /// What the outline of the file says of it.
    pub entry: Option<String>,
}

impl Page {
    /// Writes one line of text from its base line.
    pub fn line(&mut self, tag: PdfTag, place: Point, size: f32, font: Font, text: impl Into<String>) {
        self.lines(tag, vec![PdfLine::new(place, size, font, PaletteColor::Text, text)]);
    }

    /// Writes one line of text that ends at a place.
    pub fn line_to(&mut self, tag: PdfTag, place: Point, size: f32, font: Font, text: impl Into<String>) {
        let line = PdfLine::new(place, size, font, PaletteColor::Text, text);
        self.lines(tag, vec![line.anchored(Anchor::Right)]);
    }

    /// Writes lines of text.
    pub fn lines(&mut self, tag: PdfTag, lines: Vec<PdfLine>) {
        self.elements.push(Element::Text { tag, lines });
    }

    /// Writes a table.
    pub fn table(&mut self, rows: Vec<Vec<(PdfTag, Vec<PdfLine>)>>) {
        self.elements.push(Element::Table(rows));
    }

    /// Draws a box to write in.
    pub fn writing_box(&mut self, min: Point, size: Point) {
        let max = point(min.x + size.x, min.y + size.y);
        let stroke = Some(Stroke::solid(0.75, PaletteColor::Text));
        self.decoration.push(Shape::Rect { min, max, radius: 0.0, fill: None, stroke });
    }

    /// Draws a line.
    pub fn rule(&mut self, from: Point, to: Point, width: f32) {
        self.decoration.push(Shape::Line { from, to, stroke: Stroke::solid(width, PaletteColor::Text) });
    }

    /// Draws a picture in pixels at a place.
    pub fn figure(&mut self, shapes: Vec<Shape>, size: Point, place: Point, alt: String) {
        self.elements.push(Element::Figure { shapes, size, place, alt });
    }

    /// Writes lines at the foot.
    pub fn footer(&mut self, lines: Vec<PdfLine>) {
        self.elements.push(Element::Footer(lines));
    }

    /// Adds the page to a file.
    pub fn write(&self, size: Point, document: &mut PdfDocument) -> Result<(), ExportError> {
        let decoration = PdfPicture { shapes: &self.decoration, size, place: point(0.0, 0.0), scale: 1.0 };
        let mut blocks = vec![PdfBlock::decoration(decoration)];
        blocks.extend(self.elements.iter().map(block));
        document.add_page(size, self.entry.as_deref(), &blocks)
    }
}

fn block(element: &Element) -> PdfBlock<'_> {
    match element {
        Element::Text { tag, lines } => PdfBlock::text(*tag, lines.clone()),
        Element::Table(rows) => {
            let cell = |(tag, lines): &(PdfTag, Vec<PdfLine>)| PdfBlock::text(*tag, lines.clone());
            let row = |cells: &Vec<_>| PdfBlock::group(PdfTag::TableRow, cells.iter().map(cell).collect());
            PdfBlock::group(PdfTag::Table, rows.iter().map(row).collect())
        }
        Element::Figure { shapes, size, place, alt } => {
            let picture = PdfPicture { shapes, size: *size, place: *place, scale: POINTS_PER_PIXEL };
            PdfBlock::figure(picture, alt.as_str())
        }
        Element::Footer(lines) => PdfBlock::Artifact { kind: PdfArtifact::Footer, picture: None, lines: lines.clone() },
    }
}

/// Returns a paragraph of running text, its first base line at `place`.
pub(super) fn paragraph(text: &str, place: Point, width: f32) -> Vec<PdfLine> {
    let run = TextRun { text: text.to_owned(), font: Font::Regular, color: PaletteColor::Text };
    PdfLine::paragraph(&[run], place, TEXT_SIZE, width, LINE_HEIGHT)
}
