//! The printed page: the tree with its title, the sentence of the step and the settings, in the light theme, on one
//! sheet of paper.
//!
//! A browser prints it; a desktop opens it as a PDF file.

use poda_core::text::visible;
use poda_paper::series::page_run;
use poda_picture::export::pdf::{PdfBlock, PdfDocument, PdfLine, PdfMeta, PdfPicture, PdfTag};
use poda_picture::export::svg::svg;
use poda_picture::export::{ExportError, ExportPage, Format, Publication, PublicationLabels, TextRun, wrap};
use poda_picture::picture::link_code::LinkCode;
use poda_picture::picture::palette::Theme;
use poda_picture::picture::shape::{Point, Shape, point};
use poda_platform::{PagePart, PageText};
use poda_window::look::paint;
use poda_window::panel::search_settings::search_settings;
use poda_window::panel::setting::Setting;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Language, Words};

/// The short and the long side of the paper in points: A4.
const A4: (f32, f32) = (595.28, 841.89);
/// The margin of the paper, in points: 15 mm.
const MARGIN: f32 = 42.5;
/// The size of the title, in points.
pub const TITLE: f32 = 15.0;
/// The size of sentences, in points.
pub const TEXT: f32 = 11.0;
/// The size of less important text, in points.
pub const SMALL: f32 = 8.0;
/// The number of points per millimeter.
const MILLIMETER: f32 = 72.0 / 25.4;
/// The space between two parts, in points.
const GAP: f32 = 8.0;
/// The height of a line, as a multiple of the size of its text.
const LINE: f32 = 1.4;
/// The factors by which text is reduced until it takes no more than this share of the paper.
const SHRUNK: [f32; 4] = [1.0, 0.85, 0.7, 0.55];
const MAX_TEXT: f32 = 0.6;
/// The largest size of a pixel of a picture, in points.
const MAX_SCALE: f32 = 1.05;
/// The number of CSS pixels per point.
const PIXELS: f32 = 96.0 / 72.0;

#[derive(Clone, Debug, PartialEq)]
pub struct PrintedPage {
    pub title: String,
    pub language: Language,
    /// The parts of the page, from top to bottom.
    pub parts: Vec<PrintedPart>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum PrintedPart {
    /// A paragraph with its text size in points.
    Text(f32, StyledText),
    /// The shapes of a tree, with the size of their picture in pixels.
    Tree(Vec<Shape>, Point),
    /// The link to the printed document, in the corner of the sheet.
    Link(LinkCode),
}

impl PrintedPage {
    /// Returns whether the paper is in landscape format, as for a tree that is wider than high.
    pub fn is_wide(&self) -> bool {
        self.trees().any(|size| size.y < size.x)
    }

    fn trees(&self) -> impl Iterator<Item = Point> {
        self.parts.iter().filter_map(|part| match part {
            PrintedPart::Tree(_, size) => Some(*size),
            PrintedPart::Text(..) | PrintedPart::Link(_) => None,
        })
    }

    /// Returns the page for printing in a browser. Each tree is the picture that an export writes.
    ///
    /// # Errors
    /// Returns an error if a picture cannot be written.
    pub fn to_text(&self) -> Result<PageText, ExportError> {
        let Self { title, language, .. } = self.clone();
        let labels = PublicationLabels::default();
        let publication = Publication { title, language, theme: Theme::Light, labels, link: None };
        let mut exporter = Format::Svg.exporter(publication, 1.0);
        let mut part = |part: &PrintedPart| -> Result<PagePart, ExportError> {
            match part {
                PrintedPart::Text(size, text) => Ok(paint::text_row(Theme::Light, size * PIXELS, text)),
                PrintedPart::Tree(shapes, size) => {
                    let page = ExportPage { size: *size, shapes: shapes.clone(), ..ExportPage::default() };
                    let svg = exporter.add(&page)?.unwrap_or_default();
                    Ok(PagePart::Picture(String::from_utf8_lossy(&svg).into_owned()))
                }
                PrintedPart::Link(code) => {
                    let side = code.modules() as f32;
                    let svg = svg(&code.shapes(Theme::Light), point(side, side), Theme::Light);
                    Ok(PagePart::Corner { svg, size: code.paper_size() })
                }
            }
        };
        let parts = self.parts.iter().map(&mut part).collect::<Result<_, _>>()?;
        Ok(PageText { title: self.title.clone(), language: language.code(), background: String::new(), parts })
    }

    /// Returns the page as a PDF file.
    ///
    /// # Errors
    /// Returns an error if the PDF library refuses the page, which is a bug of Poda.
    pub fn to_pdf(&self) -> Result<Vec<u8>, ExportError> {
        let paper = if self.is_wide() { point(A4.1, A4.0) } else { point(A4.0, A4.1) };
        let meta = PdfMeta { title: self.title.clone(), language: self.language, theme: Theme::Light };
        let mut document = PdfDocument::new(&meta)?;
        document.add_page(paper, None, &self.blocks(paper))?;
        document.finish()
    }

    /// Lays out all parts on a sheet of paper. The trees share the space that the text leaves.
    fn blocks(&self, paper: Point) -> Vec<PdfBlock> {
        let (width, whole) = (paper.x - 2.0 * MARGIN, paper.y - 2.0 * MARGIN);
        let height = whole - self.parts.iter().map(PrintedPart::link_height).sum::<f32>();
        let gaps = self.parts.len().saturating_sub(1) as f32 * GAP;
        let text_height =
            |shrunk: f32| self.parts.iter().map(|part| part.text_height(shrunk, width)).sum::<f32>() + gaps;
        let fits = |shrunk: &f32| text_height(*shrunk) <= MAX_TEXT * height;
        let shrunk = SHRUNK.into_iter().find(fits).unwrap_or(SHRUNK[SHRUNK.len() - 1]);
        let space = (height - text_height(shrunk)) / self.trees().count().max(1) as f32;
        let said: String = self.parts.iter().map(PrintedPart::plain).collect::<Vec<_>>().join(" ");
        let mut top = MARGIN;
        let block = |(index, part): (usize, &PrintedPart)| match part {
            PrintedPart::Text(size, text) => {
                let size = size * shrunk;
                let at = point(MARGIN, top + size);
                top += part.text_height(shrunk, width) + GAP;
                let tag = if index == 0 { PdfTag::Heading(1) } else { PdfTag::Paragraph };
                PdfBlock::text(tag, PdfLine::paragraph(&runs(text), at, size, width, size * LINE))
            }
            PrintedPart::Tree(shapes, size) => {
                let scale = MAX_SCALE.min(width / size.x).min(space.max(1.0) / size.y);
                let at = point(MARGIN + (width - size.x * scale) / 2.0, top);
                top += size.y * scale + GAP;
                PdfBlock::figure(PdfPicture { shapes: shapes.clone(), size: *size, at, scale }, said.clone())
            }
            PrintedPart::Link(code) => {
                let (code_size, modules) = (part.link_height(), code.modules() as f32);
                let at = point(MARGIN + width - code_size, MARGIN + whole - code_size);
                let (size, shapes) = (point(modules, modules), code.shapes(Theme::Light));
                let picture = PdfPicture { shapes, size, at, scale: code_size / modules };
                PdfBlock::figure(picture, code.link().to_owned())
            }
        };
        self.parts.iter().enumerate().map(block).collect()
    }
}

impl PrintedPart {
    /// Returns a faint paragraph.
    pub fn faint(size: f32, text: &str) -> Self {
        Self::Text(size, StyledText::plain_text(text).faint())
    }

    /// Returns the link to the printed document: as a QR code, and also as text if it is short enough to be typed.
    pub fn link(words: &Words, code: LinkCode) -> Vec<Self> {
        let typed = format!("{}: {}", words.text("series-link"), visible(code.link()));
        let typed = code.can_be_typed().then(|| Self::faint(SMALL, &typed));
        typed.into_iter().chain([Self::Link(code)]).collect()
    }

    /// Returns the settings of the search in small print.
    pub fn settings(context: &ViewContext<'_>) -> Self {
        let chosen = |setting: Setting| {
            let value = setting.values.into_iter().find(|value| value.is_chosen)?;
            Some(format!("{}: {}", context.words.text(setting.name), value.text))
        };
        let settings = search_settings(context, context.words).into_iter().filter_map(chosen);
        Self::faint(SMALL, &settings.collect::<Vec<_>>().join(" · "))
    }

    fn plain(&self) -> String {
        match self {
            Self::Text(_, text) => text.plain(),
            Self::Tree(..) | Self::Link(_) => String::new(),
        }
    }

    /// Returns the height of the text on a page of this width; zero for other parts.
    fn text_height(&self, shrunk: f32, width: f32) -> f32 {
        match self {
            Self::Text(size, text) => wrap(&runs(text), size * shrunk, width).len() as f32 * size * shrunk * LINE,
            Self::Tree(..) | Self::Link(_) => 0.0,
        }
    }

    /// Returns the height of the QR code of a link, in points; zero for other parts.
    fn link_height(&self) -> f32 {
        match self {
            Self::Link(code) => code.paper_size() * MILLIMETER,
            Self::Text(..) | Self::Tree(..) => 0.0,
        }
    }
}

fn runs(text: &StyledText) -> Vec<TextRun> {
    text.spans.iter().cloned().map(page_run).collect()
}
