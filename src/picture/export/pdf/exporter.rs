//! A series of pictures as one PDF file: a page a step, with the sentence for the step below its picture.

use super::block::{PdfArtifact, PdfBlock, PdfLine, PdfPicture, PdfTag};
use super::document::{PdfDocument, PdfMeta};
use super::slide::{Paragraph, ParagraphKind, SlideSize};
use crate::export::exporter::{ExportError, Exporter};
use crate::export::page::{Page, Publication};
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Shape, Stroke, point};
use poda_core::text::visible;

/// The most characters of a sentence in the outline of a file.
const MOST_IN_OUTLINE: usize = 72;
/// What stands in the outline before a step that the author marked.
const BOOKMARK: &str = "★ ";

/// Writes all pages into one file.
pub struct PdfExporter {
    meta: PdfMeta,
    /// The file and the size of its pages, once there is a page.
    file: Option<(PdfDocument, SlideSize)>,
}

impl PdfExporter {
    /// Returns an exporter for a publication.
    #[must_use]
    pub fn new(publication: &Publication) -> Self {
        let Publication { title, language, theme, .. } = publication;
        Self { meta: PdfMeta { title: title.clone(), language: *language, theme: *theme }, file: None }
    }
}

impl Exporter for PdfExporter {
    fn add(&mut self, page: &Page) -> Result<Option<Vec<u8>>, ExportError> {
        let (document, slide_size) = match &mut self.file {
            Some(file) => file,
            none => none.insert((PdfDocument::new(&self.meta)?, SlideSize::of(page.size))),
        };
        let size = slide_size.size;
        let slide = slide_size.arrange(page);
        let (place, scale) = (slide.picture_place, slide.picture_scale);
        let border = [Shape::Line {
            from: point(0.0, 0.5),
            to: point(size.x, 0.5),
            stroke: Stroke::solid(0.75, PaletteColor::Hairline),
        }];
        let border_place = point(0.0, slide.words_top - 0.5);
        let border = PdfPicture { shapes: &border, size: point(size.x, 1.0), place: border_place, scale: 1.0 };
        let picture = PdfPicture { shapes: &page.shapes, size: page.size, place, scale };
        let figure = PdfBlock::figure(picture, described(page));
        let mut words: Vec<PdfBlock<'_>> = slide.paragraphs.into_iter().map(block).collect();
        // The heading is read before the picture.
        words.insert(usize::from(!page.heading.trim().is_empty()).min(words.len()), figure);
        let border = PdfBlock::Artifact { kind: PdfArtifact::Decoration, picture: Some(border), lines: Vec::new() };
        document.add_page(size, Some(&entry(page)), &[border, PdfBlock::group(PdfTag::Section, words)])?;
        for paragraphs in slide.further {
            let words = paragraphs.into_iter().map(block).collect();
            document.add_page(size, None, &[PdfBlock::group(PdfTag::Section, words)])?;
        }
        Ok(None)
    }

    fn finish(self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError> {
        self.file.map(|(document, _)| document.finish()).transpose()
    }
}

fn block(paragraph: Paragraph) -> PdfBlock<'static> {
    let Paragraph { kind, font_size, lines } = paragraph;
    let line = |(place, runs)| PdfLine { place, anchor: Anchor::Left, size: font_size, runs };
    let tag = match kind {
        ParagraphKind::Heading => PdfTag::Heading(1),
        ParagraphKind::Sentence | ParagraphKind::Note => PdfTag::Paragraph,
    };
    PdfBlock::text(tag, lines.into_iter().map(line).collect())
}

/// Returns what is said in the place of a picture.
fn described(page: &Page) -> String {
    let caption = page.plain_caption();
    if caption.trim().is_empty() { page.heading.clone() } else { caption }
}

/// Returns what the outline says of a page: its heading and the beginning of its sentence, and whether the author marked it.
fn entry(page: &Page) -> String {
    let mark = if page.is_bookmarked { BOOKMARK } else { "" };
    let caption = page.plain_caption();
    let caption = shortened(&visible(&caption));
    let dash = if caption.is_empty() || page.heading.is_empty() { "" } else { " – " };
    format!("{mark}{}{dash}{caption}", page.heading)
}

/// Returns the beginning of a text, up to the end of a word, with an ellipsis if there is more.
fn shortened(text: &str) -> String {
    let Some((most, _)) = text.char_indices().nth(MOST_IN_OUTLINE) else { return text.to_owned() };
    let end = text[..most].rfind(' ').unwrap_or(most);
    format!("{}…", text[..end].trim_end_matches([' ', ',', ';', ':', '.']))
}
