//! PDF files: vector pictures, selectable text, embedded fonts, and tags for screen readers.
//!
//! [`PdfExporter`] writes a series of pictures, one page per step, [`CroppedPdfExporter`] the pictures alone, and
//! [`HandoutExporter`] three steps per page.
//!
//! [`PdfDocument`] is a file with arbitrary pages. A page consists of [`PdfBlock`]s: texts and pictures with their
//! positions, in reading order. All lengths on a page are in points (1/72 inch), measured from its top left corner.
//! Lengths in a picture are in pixels, and its scale is the number of points per pixel.
//!
//! ```
//! use poda_picture::export::pdf::{PdfBlock, PdfDocument, PdfLine, PdfMeta, PdfNumbering, PdfPicture, PdfTag};
//! use poda_core::language::Language;
//! use poda_picture::picture::fonts::Font;
//! use poda_picture::picture::palette::{PaletteColor, Theme};
//! use poda_picture::picture::shape::{Anchor, Shape, Stroke, point};
//!
//! let meta = PdfMeta { title: "Exam 7, variant A".to_owned(), language: Language::ENGLISH, theme: Theme::Light };
//! let mut document = PdfDocument::new(&meta).unwrap();
//!
//! let a4 = point(595.28, 841.89);
//! let line = |x: f32, y: f32, text: &str| PdfLine::new(point(x, y), 11.0, Font::Regular, PaletteColor::Text, text);
//! let shapes = vec![Shape::Line { from: point(0.0, 0.0), to: point(60.0, 40.0), stroke: Stroke::solid(1.5, PaletteColor::Max) }];
//! let picture = PdfPicture { shapes, size: point(60.0, 40.0), at: point(72.0, 120.0), scale: 0.75 };
//! let item = PdfBlock::group(PdfTag::ListItem, vec![
//!     PdfBlock::text(PdfTag::Label, vec![line(72.0, 220.0, "a) ")]),
//!     PdfBlock::text(PdfTag::ListBody, vec![line(90.0, 220.0, "What is the value of the root?")]),
//! ]);
//! let blocks = [
//!     PdfBlock::text(PdfTag::Heading(1), vec![line(72.0, 80.0, "Exercise 1")]),
//!     PdfBlock::text(PdfTag::Paragraph, vec![line(72.0, 100.0, "Fill in α ≤ β.")]),
//!     PdfBlock::figure(picture, "A tree of one branch."),
//!     PdfBlock::group(PdfTag::List(PdfNumbering::LowerAlpha), vec![item]),
//!     PdfBlock::footer(vec![line(523.0, 800.0, "1 / 1").anchored(Anchor::Right)]),
//! ];
//! document.add_page(a4, Some("Exercise 1"), &blocks).unwrap();
//! assert!(document.finish().unwrap().starts_with(b"%PDF-1.7"));
//! ```
//!
//! [`PdfLine::paragraph`] breaks a long text into lines, as does [`wrap`](super::wrap), which measures with the same
//! fonts.

mod block;
mod cropped;
mod handout;
mod paint;
mod slides;

use crate::export::exporter::{ExportError, Publication};
use crate::picture::palette::Theme;
use crate::picture::shape::Point;
pub use block::{PdfArtifact, PdfBlock, PdfLine, PdfNumbering, PdfPicture, PdfTag};
pub use cropped::CroppedPdfExporter;
pub use handout::HandoutExporter;
pub(super) use handout::SPACES as HANDOUT_SPACES;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::error::KrillaError;
use krilla::geom::Rect;
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::surface::Surface;
use krilla::tagging::{
    Artifact, ArtifactType, BBox, ContentTag, Node, SpanTag, TableHeaderScope, Tag, TagGroup, TagKind, TagTree,
};
use krilla::{Document, SerializeSettings};
use paint::{Painter, are_lengths};
use poda_core::language::Language;
use poda_core::text::visible;
pub use slides::{POINTS_PER_PIXEL, PdfExporter};
use std::num::NonZeroU16;

/// The metadata of a PDF file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PdfMeta {
    /// The title, which viewers show instead of the file name.
    pub title: String,
    pub language: Language,
    pub theme: Theme,
}

impl PdfMeta {
    fn of(Publication { title, language, theme, .. }: &Publication) -> Self {
        Self { title: title.clone(), language: *language, theme: *theme }
    }
}

/// A PDF file under construction.
pub struct PdfDocument {
    document: Document,
    painter: Painter,
    outline: Outline,
    is_outlined: bool,
    tags: TagTree,
    pub pages: usize,
    title: String,
}

impl PdfDocument {
    /// Returns a file without pages.
    ///
    /// # Errors
    /// Returns an error if the PDF library rejects its settings or the bundled fonts, which is a bug in Poda.
    pub fn new(meta: &PdfMeta) -> Result<Self, ExportError> {
        let configuration = ConfigurationBuilder::new().with_accessibility_validator(Accessibility::UA1).finish();
        let configuration = configuration.map_err(|error| ExportError::Encoding(format!("{error:?}")))?;
        let settings = SerializeSettings { configuration, ..SerializeSettings::default() };
        let mut document = Document::new_with(settings);
        let title = if meta.title.trim().is_empty() { "Poda".to_owned() } else { visible(&meta.title).into_owned() };
        let language = meta.language.code().to_owned();
        document
            .set_metadata(Metadata::new().title(title.clone()).language(language.clone()).creator("Poda".to_owned()));
        let painter = Painter::new(meta.theme);
        Ok(Self {
            document,
            painter: painter.ok_or_else(|| ExportError::Encoding("the bundled fonts are not fonts".to_owned()))?,
            outline: Outline::new(),
            is_outlined: false,
            tags: TagTree::new().with_lang(Some(language)),
            pages: 0,
            title,
        })
    }

    /// Adds a page of a given size in points. `entry` is the text for the page in the file's outline, which viewers
    /// show beside the pages; a page without one is not listed there.
    ///
    /// # Errors
    /// Returns an error if a page cannot have this size.
    pub fn add_page(&mut self, size: Point, entry: Option<&str>, blocks: &[PdfBlock]) -> Result<(), ExportError> {
        let settings = Some((size.x, size.y)).filter(|&(width, height)| are_lengths(&[width, height]));
        let settings = settings.and_then(|(width, height)| PageSettings::from_wh(width, height));
        let settings =
            settings.ok_or_else(|| ExportError::Encoding(format!("no page is {} × {} points", size.x, size.y)))?;
        let mut page = self.document.start_page_with(settings);
        let mut surface = page.surface();
        surface.start_tagged(ContentTag::Artifact(Artifact::new(
            ArtifactType::Background,
            Rect::from_xywh(0.0, 0.0, size.x, size.y),
        )));
        self.painter.ground(&mut surface, size);
        surface.end_tagged();
        let mut writer = PdfWriter { surface, painter: &mut self.painter, page: self.pages };
        for block in blocks {
            self.tags.children.extend(writer.write(block));
        }
        drop(writer);
        page.finish();
        if let Some(entry) = entry {
            self.add_entry(entry);
        }
        self.pages += 1;
        Ok(())
    }

    fn add_entry(&mut self, entry: &str) {
        let top = XyzDestination::new(self.pages, krilla::geom::Point::from_xy(0.0, 0.0));
        self.outline.push_child(OutlineNode::new(visible(entry).into_owned(), top));
        self.is_outlined = true;
    }

    /// Returns the contents of the file. The same pages always produce the same bytes.
    ///
    /// # Errors
    /// Returns an error if there are no pages, or if the PDF library rejects them, which is a bug in Poda.
    pub fn finish(mut self) -> Result<Vec<u8>, ExportError> {
        if self.pages == 0 {
            return Err(ExportError::Encoding("a file without pages".to_owned()));
        }
        if !self.is_outlined {
            self.pages = 0;
            let title = self.title.clone();
            self.add_entry(&title);
        }
        self.document.set_outline(self.outline);
        self.document.set_tag_tree(self.tags);
        self.document.finish().map_err(|error| ExportError::Encoding(described(&error)))
    }
}

fn described(error: &KrillaError) -> String {
    match error {
        KrillaError::Validation(faults) => {
            let faults: Vec<String> = faults.iter().map(|(fault, _)| format!("{fault:?}")).collect();
            faults.join(", ")
        }
        _ => error.to_string(),
    }
}

/// Writes the blocks of a page and returns their tags.
struct PdfWriter<'a> {
    surface: Surface<'a>,
    painter: &'a mut Painter,
    /// The number of the page, from 0.
    page: usize,
}

impl PdfWriter<'_> {
    fn write(&mut self, block: &PdfBlock) -> Option<Node> {
        match block {
            PdfBlock::Group { tag, blocks } => {
                let children: Vec<Node> = blocks.iter().filter_map(|block| self.write(block)).collect();
                let group = TagGroup::with_children(tag_kind(*tag, || block.plain()), children);
                // A tag without contents is left out.
                if group.children.is_empty() { None } else { Some(group.into()) }
            }
            PdfBlock::Lines(lines) if lines.is_empty() => None,
            PdfBlock::Lines(lines) => {
                let identifier = self.surface.start_tagged(ContentTag::Span(SpanTag::empty()));
                self.write_lines(lines);
                self.surface.end_tagged();
                Some(identifier.into())
            }
            PdfBlock::Figure { picture, alt } => {
                let identifier = self.surface.start_tagged(ContentTag::Other);
                self.painter.picture(&mut self.surface, picture);
                self.surface.end_tagged();
                // A figure must have a description, even if the given one is empty.
                let alt = if alt.trim().is_empty() { "–".to_owned() } else { visible(alt).into_owned() };
                let bounds = bounds(picture).map(|bounds| BBox::new(self.page, bounds));
                Some(TagGroup::with_children(Tag::Figure(Some(alt)).with_bbox(bounds), vec![identifier.into()]).into())
            }
            PdfBlock::Artifact { kind, picture, lines } => {
                let kind = match kind {
                    PdfArtifact::Header => ArtifactType::Header,
                    PdfArtifact::Footer => ArtifactType::Footer,
                    PdfArtifact::Decoration => ArtifactType::Layout,
                };
                self.surface.start_tagged(ContentTag::Artifact(Artifact::with_kind(kind)));
                if let Some(picture) = picture {
                    self.painter.picture(&mut self.surface, picture);
                }
                self.write_lines(lines);
                self.surface.end_tagged();
                None
            }
        }
    }

    fn write_lines(&mut self, lines: &[PdfLine]) {
        for line in lines {
            self.painter.line(&mut self.surface, line);
        }
    }
}

fn bounds(picture: &PdfPicture) -> Option<Rect> {
    let PdfPicture { size, at, scale, .. } = *picture;
    Rect::from_xywh(at.x, at.y, size.x * scale, size.y * scale)
}

fn tag_kind(tag: PdfTag, title: impl FnOnce() -> String) -> TagKind {
    match tag {
        PdfTag::Section => Tag::Section.into(),
        PdfTag::Heading(level) => {
            let title = visible(&title()).into_owned();
            let title = if title.is_empty() { "–".to_owned() } else { title };
            Tag::Hn(NonZeroU16::new(level.into()).unwrap_or(NonZeroU16::MIN), Some(title)).into()
        }
        PdfTag::Paragraph => Tag::P.into(),
        PdfTag::List(numbering) => Tag::L(numbering).into(),
        PdfTag::ListItem => Tag::LI.into(),
        PdfTag::Label => Tag::Lbl.into(),
        PdfTag::ListBody => Tag::LBody.into(),
        PdfTag::Table => Tag::Table.into(),
        PdfTag::TableRow => Tag::TR.into(),
        PdfTag::ColumnHeader => Tag::TH(TableHeaderScope::Column).into(),
        PdfTag::RowHeader => Tag::TH(TableHeaderScope::Row).into(),
        PdfTag::Cell => Tag::TD.into(),
    }
}
