//! Pictures in file formats: converts the shapes that the screen shows into the contents of a file.
//!
//! Depends on shapes, colors and fonts, not on what the shapes represent. Nothing is written to disk here.

mod animation;
pub mod archive;
mod font_faces;
mod gif;
mod html;
mod paragraph;
pub mod pdf;
pub mod png;
pub mod raster;
pub mod svg;
pub mod tikz;

use self::gif::GifEncoder;
use self::html::HtmlExporter;
use self::png::{ApngEncoder, PngExporter};
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Point, Shape};
use animation::Animation;
pub use animation::captioned;
pub use paragraph::{width, wrap};
use pdf::PdfExporter;
use poda_core::language::Language;
use raster::Rasterizer;
use std::ops::RangeInclusive;
pub use svg::Escaped;
use svg::SvgExporter;
use tikz::{BeamerExporter, StandaloneExporter};

/// The most pages of a file that holds all of them: it is in memory until it is written.
const MAX_PAGES_IN_ONE_FILE: usize = 2_000;
/// The most files of one export.
const MAX_FILES: usize = 10_000;

/// A file format for pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Scalable Vector Graphics: a file per page.
    Svg,
    /// Portable Network Graphics: a file per page.
    Png,
    /// Portable Document Format: a file of all pages.
    Pdf,
    /// `TikZ`: a LaTeX document of the class `standalone` per page.
    Tikz,
    /// `TikZ`: a LaTeX document of slides, with a page per overlay.
    Beamer,
    /// An animated GIF: a frame per page.
    Gif,
    /// An animated PNG: a frame per page.
    Apng,
    /// A handout: a web page of all pages, which needs no other file.
    Html,
}

/// What is known of a format.
struct Properties {
    name: &'static str,
    extension: &'static str,
    media_type: &'static str,
    message: &'static str,
    is_one_file: bool,
    has_pixels: bool,
}

impl Format {
    /// The widths and heights of a picture that can be chosen, in pixels.
    pub const PIXELS: RangeInclusive<u16> = 100..=20_000;
    /// The numbers of pixels of a file per pixel of a picture that can be chosen.
    pub const SCALES: RangeInclusive<f32> = 0.1..=20.0;
    /// All formats.
    pub const ALL: [Self; 8] =
        [Self::Svg, Self::Png, Self::Pdf, Self::Tikz, Self::Beamer, Self::Gif, Self::Apng, Self::Html];

    const fn properties(self) -> Properties {
        let (name, extension, media_type, message, is_one_file, has_pixels) = match self {
            Self::Svg => ("svg", "svg", "image/svg+xml", "pictures-format-svg", false, false),
            Self::Png => ("png", "png", "image/png", "pictures-format-png", false, true),
            Self::Pdf => ("pdf", "pdf", "application/pdf", "pictures-format-pdf", true, false),
            Self::Tikz => ("tikz", "tex", "text/x-tex", "pictures-format-tikz", false, false),
            Self::Beamer => ("beamer", "tex", "text/x-tex", "pictures-format-beamer", true, false),
            Self::Gif => ("gif", "gif", "image/gif", "pictures-format-gif", true, true),
            Self::Apng => ("apng", "apng", "image/png", "pictures-format-apng", true, true),
            Self::Html => ("html", "html", "text/html", "pictures-format-html", true, false),
        };
        Properties { name, extension, media_type, message, is_one_file, has_pixels }
    }

    /// The name of the format, as flags spell it.
    pub const fn name(self) -> &'static str {
        self.properties().name
    }

    /// The extension of its files, without the dot.
    pub const fn extension(self) -> &'static str {
        self.properties().extension
    }

    /// The media type of its files.
    pub const fn media_type(self) -> &'static str {
        self.properties().media_type
    }

    /// The message id of the name of the format, which says what it is good for.
    pub const fn message(self) -> &'static str {
        self.properties().message
    }

    /// Returns whether all pages are in one file.
    pub const fn is_one_file(self) -> bool {
        self.properties().is_one_file
    }

    /// Returns whether its files consist of pixels.
    pub const fn has_pixels(self) -> bool {
        self.properties().has_pixels
    }

    /// The most pages of one export.
    pub const fn max_pages(self) -> usize {
        if self.is_one_file() { MAX_PAGES_IN_ONE_FILE } else { MAX_FILES }
    }

    /// Returns an exporter for a publication; `scale` is the number of pixels of a file per pixel of a page, where files have
    /// pixels.
    pub fn exporter(self, publication: Publication, scale: f32) -> Box<dyn Exporter> {
        match self {
            Self::Svg => Box::new(SvgExporter::new(publication)),
            Self::Png => {
                let rasterizer = Rasterizer::new(publication.theme, scale);
                Box::new(PngExporter { publication, rasterizer })
            }
            Self::Pdf => Box::new(PdfExporter::new(&publication)),
            Self::Tikz => Box::new(StandaloneExporter(publication)),
            Self::Beamer => Box::new(BeamerExporter::new(publication)),
            Self::Gif => Box::new(Animation::new(GifEncoder::default(), publication.theme, scale)),
            Self::Apng => Box::new(Animation::new(ApngEncoder::default(), publication.theme, scale)),
            Self::Html => Box::new(HtmlExporter::new(publication)),
        }
    }
}

/// Turns pages into files. The same pages always give the same files, on every machine.
pub trait Exporter {
    /// Adds a page. Returns its file where the format has a file per page.
    ///
    /// # Errors
    /// Why the page cannot be written in this format.
    fn add(&mut self, page: &ExportPage) -> Result<Option<Vec<u8>>, ExportError>;

    /// Ends the series. Returns the file of all pages where the format has one.
    ///
    /// # Errors
    /// Why the file cannot be completed.
    fn finish(self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError> {
        Ok(None)
    }
}

/// Why a picture cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExportError {
    /// The picture has more pixels than the format, or the memory set aside for it, holds.
    #[error("{width} × {height} pixels are more than {max}")]
    TooManyPixels {
        /// The width in pixels.
        width: u64,
        /// The height in pixels.
        height: u64,
        /// The greatest number of pixels.
        max: u64,
    },
    /// A library that writes the format refused. This is a fault of Poda.
    #[error("{0}")]
    Encoding(String),
}

/// A picture of one step with its sentence.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ExportPage {
    /// The size of the picture, in pixels.
    pub size: Point,
    /// Pixels per unit of the widths of lines and the sizes of text, where these follow the scale of the tree.
    pub scale: f32,
    /// The shapes of the picture, from the back to the front.
    pub shapes: Vec<Shape>,
    /// Where the nodes of the tree are in the picture, from the root on.
    pub nodes: Vec<PageNode>,
    /// The number of the step, as `poda trace` counts.
    pub step: usize,
    /// The heading: which step of how many.
    pub heading: String,
    /// The sentence for the step.
    pub caption: Vec<TextRun>,
    /// Whether the author marked the step.
    pub is_bookmarked: bool,
    /// What the author wrote about the step, if anything.
    pub note: Option<String>,
}

/// A node of the tree in a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct PageNode {
    /// Its id, as position files and `poda trace` write it.
    pub id: String,
    /// What it is called in sentences.
    pub name: String,
    /// Its middle, in pixels.
    pub center: Point,
    /// Its width and height, in pixels.
    pub size: Point,
}

/// A stretch of text in one font and color.
#[derive(Clone, Debug, PartialEq)]
pub struct TextRun {
    /// The text.
    pub text: String,
    /// The font.
    pub font: Font,
    /// The color.
    pub color: PaletteColor,
}

impl ExportPage {
    /// Returns what is said of the picture: the heading, the sentence and the author's note; without text where nothing is said.
    pub(super) fn words(&self) -> [Vec<TextRun>; 3] {
        let secondary = |text: &str, font| {
            let color = PaletteColor::Secondary;
            vec![TextRun { text: text.to_owned(), font, color }]
        };
        let note = self.note.as_deref().unwrap_or_default();
        [secondary(&self.heading, Font::SemiBold), self.caption.clone(), secondary(note, Font::Regular)]
    }

    /// Returns the sentence without fonts and colors.
    pub fn plain_caption(&self) -> String {
        self.caption.iter().map(|run| run.text.as_str()).collect()
    }
}

/// What all pages of a file have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Publication {
    /// The title of the document.
    pub title: String,
    /// The language of its words.
    pub language: Language,
    /// The colors.
    pub theme: Theme,
    /// The words that are written around the pages.
    pub labels: PublicationLabels,
}

/// The words that an exporter writes around the pages, in the language of the document.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PublicationLabels {
    /// The name of the button and key for the page before.
    pub previous: String,
    /// The name of the button and key for the next page.
    pub next: String,
    /// The name of the slider that selects a page.
    pub slider: String,
    /// Which keys go through the pages.
    pub keys: String,
}
