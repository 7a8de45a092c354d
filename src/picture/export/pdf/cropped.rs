//! Pictures alone as one PDF file: a page for each, as large as its picture, without text around it.

use super::block::{PdfBlock, PdfPicture};
use super::slides::{POINTS_PER_PIXEL, described};
use super::{PdfDocument, PdfMeta};
use crate::export::exporter::{ExportError, ExportPage, Exporter, Publication};
use crate::picture::shape::point;

/// Writes all pages into one file.
pub struct CroppedPdfExporter {
    meta: PdfMeta,
    document: Option<PdfDocument>,
}

impl CroppedPdfExporter {
    pub fn new(publication: &Publication) -> Self {
        Self { meta: PdfMeta::of(publication), document: None }
    }
}

impl Exporter for CroppedPdfExporter {
    fn add(&mut self, page: &ExportPage) -> Result<Option<Vec<u8>>, ExportError> {
        let document = match &mut self.document {
            Some(document) => document,
            none => none.insert(PdfDocument::new(&self.meta)?),
        };
        let (at, scale) = (point(0.0, 0.0), POINTS_PER_PIXEL);
        let picture = PdfPicture { shapes: page.shapes.clone(), size: page.size, at, scale };
        let size = point(page.size.x.max(1.0) * scale, page.size.y.max(1.0) * scale);
        document.add_page(size, Some(&page.heading), &[PdfBlock::figure(picture, described(page))])?;
        Ok(None)
    }

    fn finish(self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError> {
        self.document.map(PdfDocument::finish).transpose()
    }
}
