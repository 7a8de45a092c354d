//! Pictures in file formats: converts the shapes that the screen shows into the contents of a file.
//!
//! Depends on shapes, colors and fonts, but not on the meaning of the shapes. Nothing is written to disk here.

mod animation;
pub mod archive;
mod exporter;
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
use crate::picture::fit::PageSpace;
use crate::picture::shape::point;
use animation::Animation;
pub use animation::captioned;
pub use exporter::{ExportError, ExportPage, Exporter, PageNode, Publication, PublicationLabels, TextRun};
pub use paragraph::{width, wrap};
pub use pdf::POINTS_PER_PIXEL;
use pdf::{HandoutExporter, PdfExporter};
use raster::Rasterizer;
use std::ops::RangeInclusive;
pub use svg::Escaped;
use svg::SvgExporter;
use tikz::{BeamerExporter, StandaloneExporter};

/// The most pages in a file that contains all pages, because the file is in memory until it is written.
const MAX_PAGES_IN_ONE_FILE: usize = 2_000;
/// The most files in one export.
const MAX_FILES: usize = 10_000;

/// The space for a picture on a page of a lecture that is shown on a screen or printed on a sheet.
const LECTURE_SPACES: [PageSpace; 1] = [PageSpace { size: point(1280.0, 720.0), min_text_px: 16.0 }];

/// A file format for pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Scalable Vector Graphics: one file per page.
    Svg,
    /// Portable Network Graphics: one file per page.
    Png,
    /// Portable Document Format: one file of all pages.
    Pdf,
    /// A PDF file with three pages on a sheet of paper, with space for notes.
    Handout,
    /// `TikZ`: one LaTeX document of the class `standalone` per page.
    Tikz,
    /// `TikZ`: a LaTeX document of slides, with one overlay per page.
    Beamer,
    /// An animated GIF: one frame per page.
    Gif,
    /// An animated PNG: one frame per page.
    Apng,
    /// A handout: one self-contained web page of all pages.
    Html,
}

#[derive(Clone, Copy, Debug)]
pub struct FormatProperties {
    /// The name in command-line flags.
    pub name: &'static str,
    /// The extension of the files, without the dot.
    pub extension: &'static str,
    pub media_type: &'static str,
    /// The message id of the displayed name, which also says what the format is suited for.
    pub message: &'static str,
    pub is_one_file: bool,
    /// Whether the files consist of pixels.
    pub has_pixels: bool,
}

impl Format {
    /// The allowed widths and heights of a picture, in pixels.
    pub const PIXELS: RangeInclusive<u16> = 100..=20_000;
    /// The allowed scales, in pixels of a file per pixel of a picture.
    pub const SCALES: RangeInclusive<f32> = 0.1..=20.0;
    pub const ALL: [Self; 9] =
        [Self::Svg, Self::Png, Self::Pdf, Self::Handout, Self::Tikz, Self::Beamer, Self::Gif, Self::Apng, Self::Html];
    pub const OF_LECTURES: [Self; 4] = [Self::Pdf, Self::Handout, Self::Html, Self::Beamer];

    pub const fn properties(self) -> FormatProperties {
        let (name, extension, media_type, message, is_one_file, has_pixels) = match self {
            Self::Svg => ("svg", "svg", "image/svg+xml", "pictures-format-svg", false, false),
            Self::Png => ("png", "png", "image/png", "pictures-format-png", false, true),
            Self::Pdf => ("pdf", "pdf", "application/pdf", "pictures-format-pdf", true, false),
            Self::Handout => ("handout", "pdf", "application/pdf", "pictures-format-handout", true, false),
            Self::Tikz => ("tikz", "tex", "text/x-tex", "pictures-format-tikz", false, false),
            Self::Beamer => ("beamer", "tex", "text/x-tex", "pictures-format-beamer", true, false),
            Self::Gif => ("gif", "gif", "image/gif", "pictures-format-gif", true, true),
            Self::Apng => ("apng", "apng", "image/png", "pictures-format-apng", true, true),
            Self::Html => ("html", "html", "text/html", "pictures-format-html", true, false),
        };
        FormatProperties { name, extension, media_type, message, is_one_file, has_pixels }
    }

    /// Returns the aspect ratio (width over height) of the space for a picture, if the format has slides of a fixed
    /// size.
    pub fn slide_aspect(self) -> Option<f32> {
        (self == Self::Beamer).then_some(tikz::SLIDE_SPACE.0 / tikz::SLIDE_SPACE.1)
    }

    /// Returns the spaces for a picture on a page if the format is for paper, the usual one first.
    pub const fn page_spaces(self) -> &'static [PageSpace] {
        match self {
            Self::Handout => &pdf::HANDOUT_SPACES,
            Self::Svg | Self::Png | Self::Pdf | Self::Tikz | Self::Beamer | Self::Gif | Self::Apng | Self::Html => &[],
        }
    }

    /// Returns the spaces for a picture on a page of a lecture, all of whose pages have the same size.
    pub const fn lecture_spaces(self) -> &'static [PageSpace] {
        match self {
            Self::Handout => self.page_spaces(),
            Self::Beamer => &tikz::LECTURE_SPACES,
            Self::Svg | Self::Png | Self::Pdf | Self::Tikz | Self::Gif | Self::Apng | Self::Html => &LECTURE_SPACES,
        }
    }

    /// Returns the most pages of one export.
    pub const fn max_pages(self) -> usize {
        if self.properties().is_one_file { MAX_PAGES_IN_ONE_FILE } else { MAX_FILES }
    }

    /// Returns an exporter for a publication. `scale` is the number of pixels of a file per pixel of a page; formats
    /// without pixels ignore it.
    pub fn exporter(self, publication: Publication, scale: f32) -> Box<dyn Exporter> {
        match self {
            Self::Svg => Box::new(SvgExporter::new(publication)),
            Self::Png => {
                let rasterizer = Rasterizer::new(publication.theme, scale);
                Box::new(PngExporter { publication, rasterizer })
            }
            Self::Pdf => Box::new(PdfExporter::new(&publication)),
            Self::Handout => Box::new(HandoutExporter::new(&publication)),
            Self::Tikz => Box::new(StandaloneExporter(publication)),
            Self::Beamer => Box::new(BeamerExporter::new(publication)),
            Self::Gif => Box::new(Animation::new(GifEncoder::default(), publication.theme, scale)),
            Self::Apng => Box::new(Animation::new(ApngEncoder::default(), publication.theme, scale)),
            Self::Html => Box::new(HtmlExporter::new(publication)),
        }
    }
}
