//! Running text on a page. All lengths are in points.

use poda_picture::export::TextRun;
use poda_picture::export::pdf::PdfLine;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_picture::picture::shape::{Point, point};

pub(in crate::exam) const TEXT_SIZE: f32 = 9.5;
/// The distance between two baselines of running text.
pub(in crate::exam) const LINE_HEIGHT: f32 = 13.0;
pub(in crate::exam) const HEADING_SIZE: f32 = 12.5;

/// Returns a line in the size of running text that begins at a point.
pub(in crate::exam) fn text_line(at: Point, font: Font, text: impl Into<String>) -> PdfLine {
    PdfLine::new(at, TEXT_SIZE, font, PaletteColor::Text, text)
}

/// Returns a paragraph of running text whose first baseline is at `at`.
pub(in crate::exam) fn paragraph(text: &str, at: Point, width: f32) -> Vec<PdfLine> {
    let run = TextRun { text: text.to_owned(), font: Font::Regular, color: PaletteColor::Text };
    PdfLine::paragraph(&[run], at, TEXT_SIZE, width, LINE_HEIGHT)
}

/// Returns a paragraph after a bullet; its first baseline is at `base`.
pub(super) fn bullet(text: &str, x: f32, base: f32, width: f32) -> Vec<PdfLine> {
    let mark = text_line(point(x, base), Font::Regular, "•");
    [mark].into_iter().chain(paragraph(text, point(x + 10.0, base), width - 10.0)).collect()
}
